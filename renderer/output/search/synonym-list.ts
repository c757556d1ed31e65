/** The synonyms and topics that an index can use, as their files have them. */
import { ASKED, ENOUGH_PAGES, TOPIC } from '../../shared/search-format.js';
import { CJK, eachRun, fold, pairsOf, wholeOf } from '../../shared/tokens.js';
import { countPages, holdsAll, type TermTable } from './term-table.js';

type Groups = readonly (readonly string[])[];

/**
 * A group a line, folded, its words parted by `|`; only groups of which a text has at least one word, and not so many texts each of them that none is ever
 * looked for in place of another.
 * Groups that share a word stay apart: what means the same as one of their words need not mean the same as the other.
 */
export const synonymList = (groups: Groups, table: TermTable): string =>
  alike(
    groups.filter(([first = '']) => !first.startsWith(ASKED) && !first.startsWith(TOPIC)),
    (words) =>
      words.some((word) => pagesOf(word, table) > 0) && words.some((word) => pagesOf(word, table) < ENOUGH_PAGES),
  );

/** All that a question needs in one file: the synonyms, those that only questions ask for, however many texts have them, and the topics. */
export function askedLists(groups: Groups, table: TermTable): string {
  const asked = groups.flatMap(([first = '', ...rest]) =>
    first.startsWith(ASKED) ? [[first.slice(ASKED.length), ...rest]] : [],
  );
  const ofQuestions = alike(asked, (words) => words.some((word) => pagesOf(word, table) > 0));
  return [synonymList(groups, table), ofQuestions, topicList(groups, table)].filter((list) => list !== '').join('\n');
}

/** Different groups of more than one word that are used. */
const alike = (groups: Groups, isUsed: (words: string[]) => boolean): string =>
  [
    ...new Set(
      groups
        .map(folded)
        .filter((words) => words.length > 1 && isUsed(words))
        .map((words) => words.join('|')),
    ),
  ].join('\n');

/** A topic a line, as `search-format.ts` says, with those of its words alone that a page has; none without any. */
export function topicList(groups: readonly (readonly string[])[], table: TermTable): string {
  const lines = groups
    .filter(([first = '']) => first.startsWith(TOPIC))
    .map((group) => {
      const [cues = '', ...words] = folded(group);
      const used = words.filter((word) => holdsAll(table, termsOf(word)));
      return used.length > 0 ? `${TOPIC}${used.join('|')}: ${cues.slice(TOPIC.length)}` : '';
    });
  return lines.filter((line) => line !== '').join('\n');
}

/** Different words of a group. */
const folded = (group: readonly string[]): string[] => [
  ...new Set(
    group.map((word) =>
      fold(word)
        .replace(/[\s|]+/g, ' ')
        .trim(),
    ),
  ),
];

/** Number of pages that may hold a word, at most `ENOUGH_PAGES` and one. */
function pagesOf(word: string, table: TermTable): number {
  const needed = termsOf(word);
  return needed.length > 0 ? Math.min(...needed.map((term) => countPages(table, term, ENOUGH_PAGES))) : 0;
}

function termsOf(word: string): string[] {
  const terms: string[] = [];
  eachRun(word, (kind, start, end) => {
    const run = word.slice(start, end);
    terms.push(...(kind === CJK ? pairsOf(run) : [wholeOf(run)]));
  });
  return terms;
}
