/** Results of earlier checks in one JSON file of the cache folder. Safe to delete. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../engine/write/disk.js';
import { isPlainObject } from '../site/helpers/schema.js';

/** Results of earlier runs by key; a hit must say exactly what a miss would. */
export interface CheckCache {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
}

/** Key of a cached result: hash of all it depends on. */
export const keyOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export interface FileCache extends CheckCache {
  save(): void;
}

/** Days that a result is kept unused: a run may look at a part of the site, or be one of two versions of Node. */
const KEPT_DAYS = 14;

/** An entry of the file: the day on which a run last used it, and the result. */
type Entry = [day: string, value: unknown];

/** Opens the file of a cache; `today` is a day like `2026-11-21`. */
export function openCache(file: string, today: string): FileCache {
  const entries = read(file);
  let changed = false;
  return {
    get<T>(key: string) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry[0] !== today) changed = true;
      entry[0] = today;
      return entry[1] as T;
    },
    set(key, value) {
      entries.set(key, [today, value]);
      changed = true;
    },
    save() {
      const oldest = new Date(Date.parse(today) - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
      const kept = [...entries].filter(([, [day]]) => day >= oldest);
      if (!changed && kept.length === entries.size) return;
      mkdirSync(dirname(file), { recursive: true });
      replaceFile(file, JSON.stringify(Object.fromEntries(kept)));
    },
  };
}

function read(file: string): Map<string, Entry> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isEntry = (entry: [string, unknown]): entry is [string, Entry] =>
      Array.isArray(entry[1]) && entry[1].length === 2 && typeof entry[1][0] === 'string';
    return new Map(isPlainObject(value) ? Object.entries(value).filter(isEntry) : []);
  } catch {
    return new Map();
  }
}
