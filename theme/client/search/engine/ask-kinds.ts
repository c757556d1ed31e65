/** Distinguishes questions from other queries. Code that only questions need is loaded with the first of them. */
import { ASKED_LISTS } from '../../../../renderer/shared/search-format.js';
import { type Group, parseQuery } from './query.js';
import { saysLittle } from './query-plan.js';
import type { Store } from './store.js';

/** Words from which on a query in English is a question if it has one that says little, as sentences have: `cannot log in after a restart`. */
const WORDS = 4;
/** Words found only in sentences, even if these are one word shorter. */
const OF_SENTENCES = /\b(?:an?|the|my|what|not)\s/i;

/** The words of a question in English, or of what somebody tells of; undefined where the query is none. Nearly any long page has all of its words somewhere, which says little. */
export function askedInEnglish(groups: readonly Group[], query: string): Group[] | undefined {
  if (groups.some(({ kind }) => kind === 'han')) return undefined;
  const words = query.trim().split(/\s+/);
  if (words.length < WORDS - Number(OF_SENTENCES.test(query)) || !words.some(saysLittle)) return undefined;
  // Words that only become adjacent after others are removed do not form a name.
  const asked = parseQuery(words.map((word) => (saysLittle(word) ? ',' : word)).join(' '));
  return asked.length > 0 ? asked : undefined;
}

/** A query about a version, or about its changes. */
const OF_CHANGES = /\d\.\d|版|升|迁|换|变[化更]|更新|发布|新[特功]|改动|upgrad|migrat|releas|version|chang|\bnew\b/i;

/** True if pages that tell of versions are what a question asks for. */
export const asksOfChanges = (query: string): boolean => OF_CHANGES.test(query);

/** Characters of a Han run from which on it may be a sentence. */
const LONG_RUN = 5;
/** The same where no page holds it: then it may be one that tells what is wrong and has no word that asks. */
const SHORT_RUN = 4;

const isHan = ({ kind }: Group): boolean => kind === 'han';

export const isLong = (group: Group): boolean => isHan(group) && group.text.length >= LONG_RUN;

/** Characters that most questions have one of. */
const ASKING = /[么何怎哪谁吗呢的了是不]/;

/** Source of an index's lists. */
type Lists = Pick<Store, 'list'>;

const ofChinese = () => import('./asked-words.js');

/** Characters found almost only in questions, and the minimum length of a run that one of `ASKING` makes a question. */
const SURELY_ASKING = /[么何怎哪谁吗呢]/;
const SENTENCE = 9;

const isSentence = (group: Group): boolean => isHan(group) && group.text.length >= SENTENCE;

/**
 * Returns the words of a query that looks like a question in Chinese. For a possible question the code is loaded while the words of the query are
 * looked up; the lists of the index only for a certain one.
 */
export async function looksAsked(groups: readonly Group[], query: string, index: Lists): Promise<Group[] | undefined> {
  if (!ASKING.test(query) || !groups.some(isLong)) return undefined;
  if (SURELY_ASKING.test(query)) return askedInChinese(groups, query, index);
  const words = ofChinese();
  if (groups.some(isSentence)) return (await words).askedAbout(query, parseQuery);
  words.catch(() => {});
  return undefined;
}

/** The groups with those pairs of each run that the words of the question have, with or without `meetings`: where no page holds these in one piece, none holds the run. */
function withoutAsking(groups: Group[], words: readonly Group[], isCut = false): Group[] {
  const asked = new Set(words.flatMap(({ terms, meetings = [] }) => (isCut ? without(terms, meetings) : terms)));
  return groups.map((group) => {
    const terms = isHan(group) ? group.terms.filter((pair) => asked.has(pair)) : [];
    return terms.length > 0 ? { ...group, terms } : group;
  });
}

/** Returns what is looked up of a question, one step after the other while a page holds all of it: each takes more, and is held by fewer pages. */
export const stepsOf = (groups: Group[], words: readonly Group[]): Group[][] => [
  withoutAsking(groups, words, true),
  withoutAsking(groups, words),
  groups,
];

const without = (terms: readonly string[], others: readonly string[]) => terms.filter((term) => !others.includes(term));

/** Returns the words of a question in Chinese, with their `meetings` as far as the lists of the index have words; undefined if the query is not one. */
export async function askedInChinese(
  groups: readonly Group[],
  query: string,
  index: Lists,
): Promise<Group[] | undefined> {
  if (!groups.some((group) => isHan(group) && group.text.length >= SHORT_RUN)) return undefined;
  const [{ askedAbout, withMeetings }, lists = ''] = await Promise.all([ofChinese(), index.list(ASKED_LISTS)]);
  const words = askedAbout(query, parseQuery);
  return words && withMeetings(words, lists);
}

/** Resolves to the groups of a query, with each pair of Han characters as a group of its own. */
export const inPairs = async (groups: Group[]): Promise<Group[]> =>
  groups.some(isHan) ? (await ofChinese()).inPairs(groups) : groups;

/** Resolves to what the index has for a query: synonyms, and for a question its topic as a group; and to the words of a question in English with what each counts. */
export async function listsFor(
  index: Lists,
  question?: string,
  inEnglish?: readonly Group[],
): Promise<[synonyms: string, topic: Group[], words?: readonly Group[] | undefined]> {
  if (question === undefined) return [(await index.list(0)) ?? '', []];
  const [{ topicOf, weighed }, lists = ''] = await Promise.all([import('./topics.js'), index.list(ASKED_LISTS)]);
  return [lists, topicOf(question.toLowerCase(), lists), await weighed(inEnglish)];
}
