/** The synonyms and topics that an index can use, as their files have them. */
import { ASKED, ENOUGH_PAGES, TOPIC } from '../../shared/search-format.js';
import { CJK, eachRun, fold, pairsOf, wholeOf } from '../../shared/tokens.js';
import { countPages, holdsAll, type TermTable } from './term-table.js';

export type Groups = readonly (readonly string[])[];

/**
 * For each group, how many pages hold each of its words: `ENOUGH_PAGES` at most; of the words of a topic 1 or 0. The lists of an index are made of this and of
 * the groups alone.
 */
export type WordUses = readonly (readonly number[])[];

/** Counts the pages that hold the words of groups. */
export const usesOf = (groups: Groups, table: TermTable): WordUses =>
  groups.map((group) => {
    const { isTopic, words } = wordsOf(group);
    return words.map((word) => pagesWith(table, termsOf(word), isTopic));
  });

/** The lists that an index has of words that mean the same, and of topics; empty where it has none. */
export interface QueryLists {
  /**
   * A group a line, folded, its words separated by `|`; only groups of which a text has at least one word, and not so many texts each of them that no
   * synonym is ever searched.
   * Groups that share a word stay separate: a synonym of one of their words need not be one of another.
   */
  synonyms: string;
  /** Everything for questions in one file: the synonyms, those for questions only, however many texts have them, and the topics. */
  asked: string;
}

export function queryLists(groups: Groups, uses: WordUses): QueryLists {
  const synonyms = new Set<string>();
  const ofQuestions = new Set<string>();
  const topics: string[] = [];
  for (const [at, group] of groups.entries()) {
    const { isTopic, isAsked, words, cues } = wordsOf(group);
    const counts = uses[at] ?? [];
    const isUsed = counts.some((count) => count > 0);
    if (isTopic && (counts[0] || counts.filter((count) => count > 0).length > 1))
      topics.push(
        topicLine(
          words.filter((_, word) => counts[word]),
          cues,
        ),
      );
    if (isTopic || !isUsed || words.length < 2) continue;
    if (isAsked) ofQuestions.add(words.join('|'));
    else if (counts.some((count) => count < ENOUGH_PAGES)) synonyms.add(words.join('|'));
  }
  const alike = [...synonyms].join('\n');
  return {
    synonyms: alike,
    asked: [alike, ...ofQuestions, ...topics].filter((line) => line !== '').join('\n'),
  };
}

/** A topic, as `search-format.ts` says, with those of its words alone that a page has. */
const topicLine = (words: readonly string[], cues: string): string => `${TOPIC}${words.join('|')}: ${cues}`;

/** The different words of a group, folded; of a topic without its cues. */
function wordsOf([first = '', ...rest]: readonly string[]) {
  const isAsked = first.startsWith(ASKED);
  const all = folded([isAsked ? first.slice(ASKED.length) : first, ...rest]);
  const isTopic = first.startsWith(TOPIC);
  const [cues = '', ...words] = all;
  return { isTopic, isAsked, words: isTopic ? words : all, cues: cues.slice(TOPIC.length) };
}

/** Terms that the words of groups consist of: they tell whether an edit changes the lists of an index. */
export interface WordTerms {
  terms: string[];
  /** Of each word its group, its place there, 1 if it is of a topic, and the numbers of its terms. */
  words: [group: number, place: number, isTopic: number, ...terms: number[]][];
}

export function termsOfGroups(groups: Groups): WordTerms {
  const numbers = new Map<string, number>();
  const numberOf = (term: string) => {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  };
  const words = groups.flatMap((group, at) => {
    const { isTopic, words } = wordsOf(group);
    return words.map((word, place): WordTerms['words'][number] => [
      ...([at, place, Number(isTopic)] as const),
      ...termsOf(word).map(numberOf),
    ]);
  });
  return { terms: [...numbers.keys()], words };
}

/** Words that have one of some terms. */
export function wordsWith({ terms, words }: WordTerms, changed: { has(term: string): boolean }) {
  const numbers = new Set(terms.flatMap((term, number) => (changed.has(term) ? [number] : [])));
  const found = numbers.size === 0 ? [] : words.filter(([, , , ...own]) => own.some((number) => numbers.has(number)));
  return found.map(([group, place, isTopic, ...own]) => ({
    group,
    place,
    isTopic: isTopic === 1,
    terms: own.flatMap((number) => terms[number] ?? []),
  }));
}

/** Updates the uses after an edit. @param words those whose pages may have changed @returns the same object if nothing changed */
export function changedUses(uses: WordUses, words: ReturnType<typeof wordsWith>, table: TermTable): WordUses {
  const now = new Map<number, number[]>();
  for (const { group, place, isTopic, terms } of words) {
    const count = pagesWith(table, terms, isTopic);
    const counts = now.get(group) ?? [...(uses[group] ?? [])];
    if (counts[place] === count) continue;
    counts[place] = count;
    now.set(group, counts);
  }
  return now.size === 0 ? uses : uses.map((counts, group) => now.get(group) ?? counts);
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

/** Number of pages that may hold all terms of a word, at most `ENOUGH_PAGES`; of a word of a topic 1 if a page does hold them. */
function pagesWith(table: TermTable, terms: readonly string[], isTopic: boolean): number {
  if (isTopic) return Number(holdsAll(table, terms));
  return terms.length > 0 ? Math.min(...terms.map((term) => countPages(table, term, ENOUGH_PAGES))) : 0;
}

function termsOf(word: string): string[] {
  const terms: string[] = [];
  eachRun(word, (kind, start, end) => {
    const run = word.slice(start, end);
    terms.push(...(kind === CJK ? pairsOf(run) : [wholeOf(run)]));
  });
  return terms;
}
