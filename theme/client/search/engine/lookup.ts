/** Groups of a query → postings, by every way a reader may mean them. */
import { LONG_WORD } from '../../../../renderer/shared/search-format.js';
import { ALIAS, INITIALS, INITIALS_WINDOW, INNER, JOINT, KEYWORD, SOLE } from '../../../../renderer/shared/tokens.js';
import { eachTerm } from './decode-block.js';
import { inflectionsOf } from './inflections.js';
import { countPages, type Match } from './postings.js';
import { type Group, parseQuery } from './query.js';
import { areInitials, lettersOf, spellingsOf } from './spellings.js';
import type { Stem } from './stemmers.js';
import type { Store } from './store.js';

/** One reading of a group: all parts have to be met, each by any of its matches. */
export interface Reading {
  parts: Match[][];
  /** What was typed stands in the text, letter by letter. */
  exact: boolean;
}

export interface Resolved {
  group: Group;
  readings: Reading[];
}

/** Blocks read at most for words that begin with what was typed, and words taken from them. */
const PREFIX_BLOCKS = 4;
const PREFIX_WORDS = 200;
/** What a title or heading counts that is the word that was typed, and nothing else; and two words joined by a sign where one was typed. */
const SOLE_FIT = 1.15;
const JOINT_FIT = 0.7;
/** What a number counts that is a part of something longer. */
const INNER_FIT = 0.4;
/** What the numbers of a version count that is named nowhere. */
const VERSION_PART = 0.5;
/** What a word counts that means the same. */
const SYNONYM_FIT = 0.8;
/** The same among other words, which say which of its meanings is meant. */
const SYNONYM_FIT_AMONG = 0.5;
/** Letters from which one or two mistakes are forgiven. */
const ONE_MISTAKE = 4;
const TWO_MISTAKES = 8;

/** Terms of a Han run from which on chance need not be thought of: where all of them stand in texts, and where some do not. */
const SHORT = 4;
const LONG = 9;
/** Pages up to which a term may stand in texts by chance. */
const BY_CHANCE = 4;

interface Wanted {
  term: string;
  /** It may be longer. */
  open: boolean;
  /** Two words joined by a sign rather than one. */
  joined: boolean;
}

/** Returns how well a term of the index answers; 0: not at all. */
function fitOf(word: string, { term, open, joined }: Wanted): number {
  if (!word.startsWith(term)) return 0;
  const mark = word.slice(term.length);
  if (mark === SOLE) return SOLE_FIT;
  if (mark === INNER) return INNER_FIT;
  if (word.endsWith(SOLE)) return 0;
  const isJoint = word.endsWith(JOINT);
  const fit = isJoint === joined ? 1 : JOINT_FIT;
  if (mark === '' || mark === JOINT) return fit;
  // How much of a longer word was typed.
  return open ? fit * (0.45 + (0.4 * term.length) / word.length) : 0;
}

const isRare = ([match]: Match[]) =>
  match !== undefined && countPages(match.bytes, match.start, match.end, BY_CHANCE) <= BY_CHANCE;

const hasAny = ({ parts }: Reading) => parts.some((part) => part.length > 0);

const isFound = ({ parts }: Reading) => parts.length > 0 && parts.every((part) => part.length > 0);

/** Letters that may be initials, in pieces as the index has them. */
function windowsOf(text: string): string[] {
  const windows: string[] = [];
  for (let i = 0; areInitials(text) && (i === 0 || i + INITIALS_WINDOW <= text.length); i++)
    windows.push(text.slice(i, i + INITIALS_WINDOW));
  return windows;
}

/**
 * Looks all groups up at once. With `stem` a word is found in its other forms too. Of a question each file counts: what stands in texts as it was typed is
 * not looked for in other spellings.
 */
export async function resolve(store: Store, groups: Group[], stem?: Stem, isQuestion = false): Promise<Resolved[]> {
  /** A term, or with `open` every term that begins with it. */
  const find = async (term: string, open: boolean, weight = 1, joined = false): Promise<Match[]> => {
    const marked = /^[\w$]/.test(term);
    const first = store.blockOf(term);
    const last = Math.min(store.blockOf(term + (open ? '\uffff' : marked ? JOINT : '')), first + PREFIX_BLOCKS - 1);
    const matches: Match[] = [];
    for (const block of await Promise.all(Array.from({ length: last - first + 1 }, (_, i) => store.block(first + i)))) {
      eachTerm(block, term, open || marked, (word, i) => {
        const fit = fitOf(word, { term, open, joined });
        if (fit === 0 || (word.endsWith(SOLE) && groups.length > 1)) return;
        matches.push({
          term: word,
          weight: weight * fit,
          bytes: block.bytes,
          start: block.ends[i]!,
          end: block.ends[i + 1]!,
        });
      });
    }
    return matches.sort((a, b) => b.weight - a.weight).slice(0, PREFIX_WORDS);
  };

  /** Half of the pairs of a question stand in texts: it is not written in the other script. */
  const mostStand = isQuestion ? halfStand(groups, find) : undefined;
  // Whatever fails, fails the look-ups of the pairs as well.
  mostStand?.catch(() => {});

  const han = async ({ text, terms, optional }: Group): Promise<Reading[]> => {
    if (terms[0] === text && [...text].length === 1) return [await reading(true, find(text, !optional))];
    const literal = await Promise.all(terms.map((term) => find(term, false)));
    const exact = literal.every((matches) => matches.length > 0);
    // A word of another region may stand in a text by chance: 编程式 holds 程式, what 程序 is there.
    const doubted = !isQuestion && terms.length < (exact ? SHORT : LONG) && (!exact || literal.some(isRare));
    const parts = await Promise.all(
      literal.map(async (matches, i) => {
        const isSpelled = doubted || (matches.length === 0 && !(isQuestion && (await mostStand)));
        const also = isSpelled ? await find(ALIAS + terms[i], false, 0.9) : [];
        // The same list says to `plansOf` that it is the same part.
        return also.length > 0 ? [...matches, ...also] : matches;
      }),
    );
    return [...(exact ? [{ exact, parts: literal }] : []), ...(exact && !doubted ? [] : [{ exact: false, parts }])];
  };

  /** Pairs of syllables; the last pair may be only begun. */
  const pinyin = (text: string, open: boolean): Promise<Reading>[] => {
    const spellings = /^[a-z]{2,}$/.test(text) ? spellingsOf(text) : [];
    const pairsOf = (syllables: string[]) =>
      syllables.length === 1 ? syllables : syllables.slice(1).map((syllable, i) => syllables[i] + syllable);
    // Two syllables are one pair wherever they are cut.
    const different = new Map(spellings.map((syllables) => [pairsOf(syllables).join(' '), syllables]));
    return [...different.values()].map((syllables) => {
      const sole = syllables.length === 1;
      const pairs = pairsOf(syllables);
      return reading(
        false,
        ...pairs.map((pair, i) => find(ALIAS + pair, sole || (open && i === pairs.length - 1), sole ? 0.4 : 0.9)),
      );
    });
  };

  const initials = async (text: string): Promise<Reading> => {
    const whole = (window: string) => window.length === INITIALS_WINDOW;
    const found = await Promise.all(windowsOf(text).map((window) => find(INITIALS + window, !whole(window), 0.6)));
    // They stand in one piece: a title that has some of them in a row was not meant.
    return { exact: false, parts: found.every((matches) => matches.length > 0) ? found : [[]] };
  };

  /** Known words that differ by one mistake, else by two. */
  const mistyped = async (text: string): Promise<Match[]> => {
    const limit = text.length >= TWO_MISTAKES ? 2 : text.length >= ONE_MISTAKE ? 1 : 0;
    if (!limit) return [];
    const [{ nearest }, ...lists] = await Promise.all([
      import('./mistyped.js'),
      ...Array.from({ length: limit * 2 + 1 }, (_, i) => store.words(Math.min(text.length - limit, LONG_WORD) + i)),
    ]);
    const best = nearest(text, lettersOf(text), lists.flat(), limit);
    return (await Promise.all(best.map(({ word, mistakes }) => find(word, false, 0.9 - mistakes * 0.2)))).flat();
  };

  const isMixed = groups.some(({ kind }) => kind === 'han');

  /** Resolves to what was found of a word and of its other forms. Beside Han an English word is a name more often than not: then only where nobody writes it as it was typed. */
  const withForms = async (found: Match[], text: string): Promise<Match[]> => {
    const forms = stem && !(isMixed && found.length > 0) ? inflectionsOf(store, stem, text, groups.length === 1) : [];
    // A longer word may be both begun and another form: it counts as the better.
    const all = [...found, ...(await forms)].sort((a, b) => a.weight - b.weight);
    return [...new Map(all.map((match) => [match.term, match])).values()];
  };

  /** A version, and what it is the beginning of (2.9 of 2.9.3); where nobody names it, its numbers. */
  const versions = async (text: string, numbers: string[]): Promise<Reading[]> => {
    const found = await find(text, true);
    const parts = found.filter(({ term }) => term === text || term[text.length] === '.');
    return parts.length > 0
      ? [{ exact: true, parts: [parts] }]
      : [await reading(false, ...numbers.map((number) => find(number, false, VERSION_PART)))];
  };

  const word = async ({ kind, text, terms, open }: Group): Promise<Reading[]> => {
    if (kind === 'name') {
      const joined = terms.length === 0 && /^\w+$/.test(text);
      const spellings = await Promise.all([find(text, open, 1, joined), ...terms.map((term) => find(term, open))]);
      return [{ exact: true, parts: [spellings.flat()] }];
    }
    if (kind === 'version') return versions(text, terms);
    const typed = withForms(await find(text, open), text);
    if (isQuestion && (await typed).length > 0) return [await reading(true, typed)];
    const readings = await Promise.all([reading(true, typed), ...pinyin(text, open), initials(text)]);
    if (readings.some(isFound)) return readings;
    // Parts of an identifier may stand apart from each other, so a mistake in one is looked for as well.
    const parts = reading(true, ...terms.map((term, i) => find(term, open && i === terms.length - 1, 0.8)));
    const longer = reading(true, open ? Promise.resolve([]) : find(text, true, 0.8));
    const near = longer.then((found) => reading(false, isFound(found) ? Promise.resolve([]) : mistyped(text)));
    return [...readings, ...(await Promise.all([parts, longer, near]))];
  };

  const readingsOf = async (group: Group) => (group.kind === 'topic' ? [] : (group.kind === 'han' ? han : word)(group));

  /** A keyword that no reader sees. */
  const keyword = async ({ kind, text }: Group): Promise<Reading[]> =>
    kind === 'han' && store.meta.keywords ? [await reading(false, find(KEYWORD + text, false))] : [];

  const lookUp = (isLate: boolean) =>
    Promise.all(groups.map((group) => (Boolean(group.late) === isLate ? readingsOf(group) : [])));
  const [early, keywords] = await Promise.all([lookUp(false), Promise.all(groups.map(keyword))]);
  const [others, late] = await Promise.all([meantOf(groups, early, find, isQuestion), lookUp(true)]);
  return withNames(
    groups.map((group, i) => {
      const elsewhere = [keywords, others].flatMap((found) => found[i] ?? []).filter(isFound);
      return { group, readings: [...(early[i] ?? []), ...(late[i] ?? []), ...elsewhere].filter(hasAny) };
    }),
  );
}

const reading = async (exact: boolean, ...parts: Promise<Match[]>[]): Promise<Reading> => ({
  exact,
  parts: await Promise.all(parts),
});

type Find = (term: string, open: boolean, weight?: number) => Promise<Match[]>;

/** True if half of the pairs of a question stand in texts. */
async function halfStand(groups: Group[], find: Find): Promise<boolean> {
  const pairs = groups.flatMap(({ kind, terms, late }) => (kind === 'han' && !late ? terms : []));
  const found = await Promise.all(pairs.map((pair) => find(pair, false)));
  return found.filter((matches) => matches.length > 0).length * 2 >= pairs.length;
}

/**
 * Looks up other words that mean the same as each group. Not everything may be looked up: of a question its topic and the rare words first, and one word for
 * each before a second for any.
 */
async function meantOf(groups: Group[], literal: Reading[][], find: Find, isQuestion: boolean): Promise<Reading[][]> {
  const fit = groups.length > 1 ? SYNONYM_FIT_AMONG : SYNONYM_FIT;
  const meant = groups.map((): Promise<Reading>[] => []);
  const order = groups.map((_, i) => i);
  const isTopic = (i: number) => groups[i]!.kind === 'topic';
  // A topic has nothing of its own that a page may hold.
  if (isQuestion)
    order.sort((a, b) => Number(isTopic(b)) - Number(isTopic(a)) || heldBy(literal[a]!) - heldBy(literal[b]!) || a - b);
  const most = Math.max(0, ...groups.map(({ others = [] }) => others.length));
  for (let n = 0; n < most; n++)
    for (const i of order) {
      const word = groups[i]!.others?.[n];
      if (word === undefined) continue;
      const parts = parseQuery(`${word} `).filter(({ kind }) => kind === 'han' || kind === 'word');
      const terms = parts.flatMap((part) =>
        part.kind === 'han' ? (isQuestion ? coveringOf(part.terms) : part.terms) : [part.text],
      );
      meant[i]!.push(reading(false, ...terms.map((term) => find(term, false, isTopic(i) ? 1 : fit))));
    }
  return Promise.all(meant.map((readings) => Promise.all(readings)));
}

/** As few pairs of a word as have all of its characters: each may cost a file. */
const coveringOf = (pairs: readonly string[]): string[] =>
  pairs.filter((_, i) => i % 2 === 0 || i === pairs.length - 1);

/** Pages that hold the first part of a group as it was typed. */
function heldBy([first]: Reading[]): number {
  const match = first?.parts[0]?.[0];
  return match ? countPages(match.bytes, match.start, match.end, Number.POSITIVE_INFINITY) : 0;
}

/** Returns the groups with names: where a name is found as it was typed, a page has to hold it and need not hold its words. */
function withNames(resolved: Resolved[]): Resolved[] {
  const found = resolved.filter(({ group, readings }) => group.covers && readings.length > 0);
  const names = new Set(found.map(({ group }) => group));
  const covered = new Set(found.flatMap(({ group }) => group.covers ?? []));
  return resolved.map((one) => {
    const { group } = one;
    if (names.has(group)) return { ...one, group: { ...group, optional: false } };
    return covered.has(group) ? { ...one, group: { ...group, optional: true } } : one;
  });
}
