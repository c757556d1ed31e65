/** Places with their texts. */
import { UNITS } from '../../../../renderer/shared/search-format.js';
import type { Candidate } from './candidate.js';
import { type Found, headingOf } from './hit.js';
import type { Store } from './store.js';

/** Reads the text of a place. */
export async function foundAt(store: Store, candidate: Candidate): Promise<Found> {
  const shard = await textsOf(store, candidate);
  return { candidate, shard, unit: shard[5][candidate.unit % UNITS]! };
}

export const textsOf = (store: Store, { slot, unit }: Candidate) => store.texts(slot, Math.floor(unit / UNITS));

/** Returns the text of a place: with the first one of a page its title and tags. */
export function textOf({ candidate, shard, unit }: Found): string {
  const top = candidate.unit === 0 ? [shard[3], ...shard[4]] : [];
  return [...top, unit[2] ? headingOf(unit) : '', unit[3], unit[4]].join('\n');
}
