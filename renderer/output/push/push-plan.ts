/** Plans a push: the difference between stored records and those of the current site. */
import { type HostedRecord, hostedId, recordBytes } from './hosted-records.js';

export interface PushPlan {
  add: HostedRecord[];
  update: HostedRecord[];
  /** objectIDs. */
  remove: string[];
  /** Number of `remove` that are in `add` under a new objectID: the old id lacked the site. */
  renamed: number;
  unchanged: number;
  /** Bytes that saving sends. */
  bytes: number;
  /** Bytes of all records. */
  totalBytes: number;
  /** The biggest records, for `--dry-run`. */
  biggest: { objectID: string; bytes: number }[];
}

/** Records named as the biggest. */
const BIGGEST = 5;

/**
 * @param stored hash by objectID of the records of this site in the index
 * @param site marker of the site
 */
export function makePlan(
  records: readonly HostedRecord[],
  stored: ReadonlyMap<string, string>,
  site: string,
): PushPlan {
  const add: HostedRecord[] = [];
  const update: HostedRecord[] = [];
  const known = new Set<string>();
  for (const record of records) {
    known.add(record.objectID);
    const hash = stored.get(record.objectID);
    if (hash === undefined) add.push(record);
    else if (hash !== record.hash) update.push(record);
  }
  const sizes = records.map((record) => ({ objectID: record.objectID, bytes: recordBytes(record) }));
  const sent = new Set([...add, ...update].map(({ objectID }) => objectID));
  const remove = [...stored.keys()].filter((objectID) => !known.has(objectID)).sort();
  return {
    add,
    update,
    remove,
    renamed: remove.filter((objectID) => known.has(hostedId(site, objectID))).length,
    unchanged: records.length - add.length - update.length,
    bytes: sizes.reduce((sum, { objectID, bytes }) => (sent.has(objectID) ? sum + bytes : sum), 0),
    totalBytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    biggest: sizes.sort((a, b) => b.bytes - a.bytes || (a.objectID < b.objectID ? -1 : 1)).slice(0, BIGGEST),
  };
}

/** Returns why a plan needs `--force`: it would empty the index or delete more than half of it. A record that only changes its id is not lost. */
export function refusal(
  records: readonly HostedRecord[],
  { remove, renamed }: PushPlan,
  storedCount: number,
): 'index-empty' | 'index-deletes-half' | null {
  if (records.length === 0) return 'index-empty';
  return remove.length - renamed > storedCount / 2 ? 'index-deletes-half' : null;
}
