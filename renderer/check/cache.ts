/** Results of earlier checks in one JSON file of the cache folder. Safe to delete; entries that a run did not use are dropped at its end. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CheckCache } from './code.js';

export interface FileCache extends CheckCache {
  save(): void;
}

export function openCache(file: string): FileCache {
  const stored = read(file);
  const used: Record<string, unknown> = {};
  let changed = false;
  return {
    get(key) {
      const value = stored[key];
      if (value !== undefined) used[key] = value;
      return value;
    },
    set(key, value) {
      used[key] = value;
      changed = true;
    },
    save() {
      if (!changed && Object.keys(used).length === Object.keys(stored).length) return;
      mkdirSync(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      writeFileSync(temporary, JSON.stringify(used));
      renameSync(temporary, file);
    },
  };
}

function read(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
