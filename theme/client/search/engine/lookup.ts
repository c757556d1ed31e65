/** Groups of a query → postings, by every way a reader may mean them. */
import { KEYWORD } from '../../../../renderer/shared/tokens.js';
import { finder } from './find-terms.js';
import { hanReadings } from './han-readings.js';
import { otherReadings } from './other-words.js';
import type { Group } from './query.js';
import { isFound, type LookUp, type Reading, reading } from './reading.js';
import type { Stem } from './stemmers.js';
import type { Store } from './store.js';
import { wordReadings } from './word-readings.js';

export interface Resolved {
  group: Group;
  readings: Reading[];
}

const hasAny = ({ parts }: Reading) => parts.some((part) => part.length > 0);

/** Looks all groups up at once. With `stem` a word is found in its other forms too. */
export async function resolve(store: Store, groups: Group[], stem?: Stem, isQuestion = false): Promise<Resolved[]> {
  const look: LookUp = { store, groups, find: finder(store, groups.length === 1), stem, isQuestion };
  const han = hanReadings(look);
  const readingsOf = async (group: Group): Promise<Reading[]> =>
    group.kind === 'topic' ? [] : group.kind === 'han' ? han(group) : wordReadings(look, group);
  const lookUp = (isLate: boolean) =>
    Promise.all(groups.map((group) => (Boolean(group.late) === isLate ? readingsOf(group) : [])));
  const [early, keywords] = await Promise.all([
    lookUp(false),
    Promise.all(groups.map((group) => keywordReadings(look, group))),
  ]);
  const [others, late] = await Promise.all([otherReadings(look, early), lookUp(true)]);
  return withNames(
    groups.map((group, i) => {
      const elsewhere = [keywords, others].flatMap((found) => found[i] ?? []).filter(isFound);
      return { group, readings: [...(early[i] ?? []), ...(late[i] ?? []), ...elsewhere].filter(hasAny) };
    }),
  );
}

/** A keyword that no reader sees. */
const keywordReadings = async ({ store, find }: LookUp, { kind, text }: Group): Promise<Reading[]> =>
  kind === 'han' && store.meta.keywords ? [await reading(false, find(KEYWORD + text, false))] : [];

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
