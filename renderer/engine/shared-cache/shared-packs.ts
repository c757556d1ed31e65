/** Stores values by key in packs: those of a folder of sources are together, so that a site of thousands of pages needs a few hundred requests. */
import type { BlobStore } from './http-store.js';
import { entryName, type PackPlace, type PackValue, readEntry, readPack, writeEntry, writePack } from './pack-entry.js';

/** Most bytes of an entry. */
const ENTRY_MOST = 16 * 1024 * 1024;
/** Bytes of a pack before it is compressed; a single value may be larger. */
const PACK_BYTES = 4 * 1024 * 1024;
/** Packs smaller than half of that are merged if a folder has more of them. */
const SMALL_PACKS = 8;
/** Packs without a value of the last build are named no more when a folder has more than so many in all. */
const PACKS_MOST = 64;
/** Folders that are read or written at a time: what they hold is in memory. */
const FOLDERS_AT_ONCE = 8;

/** Keys by group: what their values were made with, and the folder of their sources. */
export type Groups = ReadonlyMap<string, readonly string[]>;

export interface SharedPacks {
  /** Hands over the values of keys that the store has. */
  read(wanted: Groups, take: (key: string, bytes: Uint8Array) => void): Promise<void>;
  /** Stores the values of keys that the store does not have; one without bytes is left out. */
  write(all: Groups, bytesOf: (key: string) => Uint8Array | undefined): Promise<void>;
  /** Fault of the stored data, or reason why the store gets no more requests. */
  readonly failure: string | undefined;
}

/** @param key what entries are signed with */
export function sharedPacks(store: BlobStore, key: string): SharedPacks {
  const entries = new Map<string, Promise<PackPlace[]>>();
  let odd: string | undefined;
  const readFresh = async (name: string): Promise<PackPlace[]> => {
    const bytes = await store.get('ac', name, ENTRY_MOST);
    const packs = bytes && readEntry(key, name, bytes);
    if (bytes && !packs) odd ??= 'an entry is not signed with NOTES_CACHE_KEY';
    return packs ?? [];
  };
  const entryOf = (name: string) => {
    const found = entries.get(name) ?? readFresh(name);
    entries.set(name, found);
    return found;
  };
  const unpack = async (place: PackPlace): Promise<readonly PackValue[]> => {
    const bytes = await store.get('cas', place.hash, place.size);
    const values = bytes && (await readPack(place, bytes));
    if (bytes && !values) odd ??= 'a pack does not have the hash that it is named by';
    return values ?? [];
  };
  return {
    get failure() {
      return store.failure ?? odd;
    },
    async read(wanted, take) {
      await eachOf(wanted, async ([group, keys]) => {
        const left = new Set(keys);
        for (const place of await entryOf(entryName(key, group))) {
          if (!place.keys.some((one) => left.has(one))) continue;
          for (const [one, bytes] of await unpack(place)) if (left.delete(one)) take(one, bytes);
        }
      });
    },
    async write(all, bytesOf) {
      await eachOf(all, async ([group, keys]) => {
        const name = entryName(key, group);
        // Another machine may have written since this one has read.
        const there = await readFresh(name);
        if (store.failure !== undefined) return;
        const kept = worthKeeping(there, new Set(keys));
        const known = new Set(kept.flatMap((place) => place.keys));
        const places: PackPlace[] = [];
        for (const values of cut(keys, known, bytesOf)) {
          const { place, bytes } = await writePack(values);
          if (!(await store.put('cas', place.hash, bytes))) return;
          places.push(place);
        }
        if (places.length > 0) await store.put('ac', name, writeEntry(key, name, [...places, ...kept]));
      });
    },
  };
}

/** The packs of an entry that the next one names too. */
function worthKeeping(packs: readonly PackPlace[], keys: ReadonlySet<string>): PackPlace[] {
  const isSmall = ({ raw }: PackPlace) => raw < PACK_BYTES / 2;
  const tidied = packs.filter(isSmall).length > SMALL_PACKS ? packs.filter((place) => !isSmall(place)) : packs;
  if (tidied.length <= PACKS_MOST) return [...tidied];
  return tidied.filter((place) => place.keys.some((key) => keys.has(key)));
}

/** Values that are not known yet, a pack at a time. */
function* cut(keys: readonly string[], known: ReadonlySet<string>, bytesOf: (key: string) => Uint8Array | undefined) {
  let values: PackValue[] = [];
  let size = 0;
  for (const key of keys) {
    const bytes = known.has(key) ? undefined : bytesOf(key);
    if (!bytes) continue;
    if (size > 0 && size + bytes.length > PACK_BYTES) {
      yield values;
      values = [];
      size = 0;
    }
    values.push([key, bytes]);
    size += bytes.length;
  }
  if (size > 0) yield values;
}

async function eachOf<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const run = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: FOLDERS_AT_ONCE }, run));
}
