/** Text that a page must contain as typed (`"in this order"`), or must not (`-without`). Loaded with the first such query, so it imports nothing of the engine. */
import type { fold } from '../../../../renderer/shared/tokens.js';
import type { Allowance } from './allowance.js';
import type { Resolved, resolve } from './lookup.js';
import type { foundAt, textOf } from './place-texts.js';
import type { eachPage, Match } from './postings.js';
import type { parseQuery } from './query.js';
import type { Asked } from './query-syntax.js';
import type { Ranking, rank } from './rank.js';

/** Functions of the engine that it uses. */
export interface Tools {
  resolve: typeof resolve;
  parseQuery: typeof parseQuery;
  eachPage: typeof eachPage;
  rank: typeof rank;
  sizeOf: Ranking['sizeOf'];
  foundAt: typeof foundAt;
  textOf: typeof textOf;
  fold: typeof fold;
}

/** A folded text as phrases are compared: with single spaces. */
const onOneLine = (folded: string) => folded.replace(/\s+/g, ' ').trim();

const isLetter = (sign = '') => /[\w\u00c0-\u024f]/.test(sign);

/** True if a text holds each of the phrases, which end where words end. All folded. */
export function holdsAll(text: string, phrases: readonly string[]): boolean {
  const line = ` ${onOneLine(text)} `;
  return phrases.every((phrase) => {
    for (let at = line.indexOf(phrase); at >= 0; at = line.indexOf(phrase, at + 1)) {
      const end = at + phrase.length;
      const cuts =
        (isLetter(line[at - 1]) && isLetter(phrase[0])) || (isLetter(line[end]) && isLetter(phrase[phrase.length - 1]));
      if (!cuts) return true;
    }
    return false;
  });
}

/** Places that are asked whether what seems to be excluded is the option of a command. */
const ASKED_PLACES = 2;

/** Slots of the pages that the query leaves out; undefined where it names an option, as `rm -rf` does on a site that tells of it. */
export async function leftOut(
  { store, takeTexts }: Pick<Allowance, 'store' | 'takeTexts'>,
  { text, excluded }: Asked,
  tools: Tools,
): Promise<Set<number> | undefined> {
  const slots = await slotsOf(excluded, (words) => tools.resolve(store, tools.parseQuery(words)), tools.eachPage);
  if (slots.size === 0) return slots;
  const found = await tools.rank(await tools.resolve(store, tools.parseQuery(text)), {
    pages: store.meta.pages,
    slots: store.ordinals.length,
    sizeOf: (slot) => (slots.has(slot) ? tools.sizeOf(slot) : 0),
  });
  const first = found.slice(0, ASKED_PLACES);
  const textAt = async (place: (typeof found)[number]) => tools.fold(tools.textOf(await tools.foundAt(store, place)));
  const texts = await Promise.all(first.slice(0, takeTexts(first)).map(textAt));
  const isOption = (word: string) => texts.some((one) => holdsAll(one, [` -${word}`]));
  return excluded.some(isOption) ? undefined : slots;
}

/** Slots of the pages that hold one of the words as it was typed: no other form of it, nothing that it begins. */
async function slotsOf(
  words: readonly string[],
  lookUp: (words: string) => Promise<Resolved[]>,
  eachPageOf: typeof eachPage,
): Promise<Set<number>> {
  const slotsOfPart = (part: readonly Match[]) => {
    const slots = new Set<number>();
    for (const { weight, bytes, start, end } of part)
      if (weight >= 1) eachPageOf(bytes, start, end, (slot) => slots.add(slot));
    return slots;
  };
  const pagesWith = (resolved: Resolved[]) => {
    const parts = resolved.flatMap(({ readings }) => readings.find(({ exact }) => exact)?.parts ?? [[]]);
    const [first = new Set<number>(), ...others] = parts.map(slotsOfPart);
    return [...first].filter((slot) => others.every((slots) => slots.has(slot)));
  };
  // With a space after it a word is no beginning.
  const found = await Promise.all(words.map((word) => lookUp(`${word} `)));
  return new Set(found.flatMap(pagesWith));
}
