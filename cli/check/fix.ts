/** `--fix`: repairs the typography of all notes in place. Code, addresses and tags are never touched (see `renderer/check/prose/mask.ts`). */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixProse } from '../../renderer/check/prose/prose.js';
import type { Source } from '../../renderer/site/content/source.js';

export interface Repairs {
  repairs: number;
  files: number;
}

/** Rewrites what needs it, each file by one rename, so that a stopped run leaves none half written. */
export function fixFiles(dir: string, sources: readonly Source[]): Repairs {
  const done: Repairs = { repairs: 0, files: 0 };
  for (const { path, format } of sources) {
    if (format === 'code') continue;
    const file = join(dir, path);
    const { text, count } = fixProse(readFileSync(file, 'utf8'));
    if (count === 0) continue;
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, text);
    renameSync(temporary, file);
    done.repairs += count;
    done.files++;
  }
  return done;
}
