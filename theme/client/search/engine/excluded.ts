/** Pages that a query excludes (`-word`). */
import { type Resolved, resolve } from './lookup.js';
import { eachPage, type Match } from './postings.js';
import { parseQuery } from './query.js';
import type { Store } from './store.js';

/** Slots of the pages that hold one of the words as it was typed: no other form of it, nothing that it begins. */
export async function slotsOf(store: Store, words: readonly string[]): Promise<Set<number>> {
  // With a space behind it a word is no beginning.
  const found = await Promise.all(words.map((word) => resolve(store, parseQuery(`${word} `))));
  return new Set(found.flatMap((resolved) => [...pagesWith(resolved)]));
}

function pagesWith(resolved: Resolved[]): Set<number> {
  const parts = resolved.flatMap(({ readings }) => readings.find(({ exact }) => exact)?.parts ?? [[]]);
  const [first = new Set<number>(), ...others] = parts.map(slotsOfPart);
  return new Set([...first].filter((slot) => others.every((slots) => slots.has(slot))));
}

function slotsOfPart(part: readonly Match[]): Set<number> {
  const slots = new Set<number>();
  for (const { weight, bytes, start, end } of part)
    if (weight >= 1) eachPage(bytes, start, end, (slot) => slots.add(slot));
  return slots;
}
