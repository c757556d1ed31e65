/** The synonyms that an index can use, as its meta file has them. */
import { CJK, eachRun, fold, pairsOf, wholeOf } from '../../shared/tokens.js';
import type { TermList } from './term-list.js';

/**
 * A group a line, folded, its words parted by `|`; only groups of which a text has at least one word.
 * Groups that share a word stay apart: what means the same as one of their words need not mean the same as the other.
 */
export function synonymList(groups: readonly (readonly string[])[], terms: TermList): string {
  const lines = groups.map((group) => [
    ...new Set(
      group.map((word) =>
        fold(word)
          .replace(/[\s|]+/g, ' ')
          .trim(),
      ),
    ),
  ]);
  const known = (word: string) => {
    const needed = termsOf(word);
    return needed.length > 0 && needed.every((term) => has(terms, term));
  };
  const used = lines.filter((words) => words.length > 1 && words.some(known)).map((words) => words.join('|'));
  return [...new Set(used)].join('\n');
}

function termsOf(word: string): string[] {
  const terms: string[] = [];
  eachRun(word, (kind, start, end) => {
    const run = word.slice(start, end);
    terms.push(...(kind === CJK ? pairsOf(run) : [wholeOf(run)]));
  });
  return terms;
}

function has(terms: TermList, term: string): boolean {
  const at = terms.lowerBound(term);
  return at < terms.length && terms.at(at) === term;
}
