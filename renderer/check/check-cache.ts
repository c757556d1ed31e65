/** Results of earlier checks in one JSON file of the cache folder. Safe to delete; entries that a run did not use are dropped at its end. */
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

export function openCache(file: string): FileCache {
  const stored = read(file);
  const used: Record<string, unknown> = {};
  let changed = false;
  return {
    get<T>(key: string) {
      const value = stored[key];
      if (value !== undefined) used[key] = value;
      return value as T | undefined;
    },
    set(key, value) {
      used[key] = value;
      changed = true;
    },
    save() {
      if (!changed && Object.keys(used).length === Object.keys(stored).length) return;
      mkdirSync(dirname(file), { recursive: true });
      replaceFile(file, JSON.stringify(used));
    },
  };
}

function read(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isPlainObject(value) ? value : {};
  } catch {
    return {};
  }
}
