/** Readings of a word: as typed, begun, in other forms, as pinyin, as initials, in parts, mistyped. */
import { LONG_WORD } from '../../../../renderer/shared/search-format.js';
import { ALIAS, INITIALS, INITIALS_WINDOW } from '../../../../renderer/shared/tokens.js';
import type { Find } from './find-terms.js';
import { inflectionsOf } from './inflections.js';
import type { Match } from './postings.js';
import type { Group } from './query.js';
import { isFound, type LookUp, type Reading, reading } from './reading.js';
import { areInitials, lettersOf, spellingsOf } from './spellings.js';

/** Weight of the numbers of an unnamed version. */
const VERSION_PART = 0.5;
/** Letters from which one or two mistakes are forgiven. */
const ONE_MISTAKE = 4;
const TWO_MISTAKES = 8;

/** Resolves to the readings of a group that is no Han run. */
export async function wordReadings(look: LookUp, { kind, text, terms, open }: Group): Promise<Reading[]> {
  const { find, isQuestion } = look;
  if (kind === 'name') {
    const joined = terms.length === 0 && /^\w+$/.test(text);
    const spellings = await Promise.all([find(text, open, 1, joined), ...terms.map((term) => find(term, open))]);
    return [{ exact: true, parts: [spellings.flat()] }];
  }
  if (kind === 'version') return versionReadings(find, text, terms);
  const typed = withForms(look, await find(text, open), text);
  if (isQuestion && (await typed).length > 0) return [await reading(true, typed)];
  const readings = await Promise.all([reading(true, typed), ...pinyin(find, text, open), initials(find, text)]);
  if (readings.some(isFound)) return readings;
  // Parts of an identifier may be apart from each other, so each one is also matched with mistakes.
  const parts = reading(true, ...terms.map((term, i) => find(term, open && i === terms.length - 1, 0.8)));
  const longer = reading(true, open ? Promise.resolve([]) : find(text, true, 0.8));
  const near = longer.then((found) => reading(false, isFound(found) ? Promise.resolve([]) : mistyped(look, text)));
  return [...readings, ...(await Promise.all([parts, longer, near]))];
}

/** A version, and what it is the beginning of (2.9 of 2.9.3); where nobody names it, its numbers. */
async function versionReadings(find: Find, text: string, numbers: readonly string[]): Promise<Reading[]> {
  const found = await find(text, true);
  const parts = found.filter(({ term }) => term === text || term[text.length] === '.');
  return parts.length > 0
    ? [{ exact: true, parts: [parts] }]
    : [await reading(false, ...numbers.map((number) => find(number, false, VERSION_PART)))];
}

/** Resolves to the matches of a word and of its other forms. Next to Han an English word is usually a name: then only if no text contains it as typed. */
async function withForms({ store, stem, groups }: LookUp, found: Match[], text: string): Promise<Match[]> {
  const isMixed = groups.some(({ kind }) => kind === 'han');
  const forms = stem && !(isMixed && found.length > 0) ? inflectionsOf(store, stem, text, groups.length === 1) : [];
  // A longer word may be both begun and another form: it counts as the better.
  const all = [...found, ...(await forms)].sort((a, b) => a.weight - b.weight);
  return [...new Map(all.map((match) => [match.term, match])).values()];
}

/** Pairs of syllables; the last pair may be only begun. */
function pinyin(find: Find, text: string, open: boolean): Promise<Reading>[] {
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
}

/** Letters that may be initials, in pieces as the index has them. */
function windowsOf(text: string): string[] {
  const windows: string[] = [];
  for (let i = 0; areInitials(text) && (i === 0 || i + INITIALS_WINDOW <= text.length); i++)
    windows.push(text.slice(i, i + INITIALS_WINDOW));
  return windows;
}

async function initials(find: Find, text: string): Promise<Reading> {
  const whole = (window: string) => window.length === INITIALS_WINDOW;
  const found = await Promise.all(windowsOf(text).map((window) => find(INITIALS + window, !whole(window), 0.6)));
  // They must be contiguous: a title that contains some of them in sequence was not meant.
  return { exact: false, parts: found.every((matches) => matches.length > 0) ? found : [[]] };
}

/** Known words that differ by one mistake, else by two. */
async function mistyped({ store, find }: LookUp, text: string): Promise<Match[]> {
  const limit = text.length >= TWO_MISTAKES ? 2 : text.length >= ONE_MISTAKE ? 1 : 0;
  if (!limit) return [];
  const [{ nearest }, ...lists] = await Promise.all([
    import('./mistyped.js'),
    ...Array.from({ length: limit * 2 + 1 }, (_, i) => store.words(Math.min(text.length - limit, LONG_WORD) + i)),
  ]);
  const best = nearest(text, lettersOf(text), lists.flat(), limit);
  return (await Promise.all(best.map(({ word, mistakes }) => find(word, false, 0.9 - mistakes * 0.2)))).flat();
}
