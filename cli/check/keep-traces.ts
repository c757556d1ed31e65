/** Keeps recorded steps in the committed file that the build shows them from, or compares them with it. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TracedBlock } from '../../renderer/check/check-steps.js';
import { replaceFile } from '../../renderer/engine/write/disk.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { readTraces, type SourceTraces, STEPS_FILE, writeTraces } from '../../renderer/site/sources/kept-traces.js';

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Writes the file if its text changes; without traces there is no file. A source that was not read, such as that of another language,
 * keeps its traces while it exists.
 */
export function keepTraces(dir: string, traces: readonly TracedBlock[], isRead: (file: string) => boolean): void {
  const file = join(dir, STEPS_FILE);
  const bySource: Record<string, SourceTraces> = {};
  for (const { file: path, key, trace } of traces) bySource[path] = { ...bySource[path], [key]: trace };
  const before = textOf(file);
  for (const [path, kept] of Object.entries(readTraces(before)))
    if (!isRead(path) && existsSync(join(dir, path))) bySource[path] = kept;
  if (Object.keys(bySource).length === 0) {
    if (before !== undefined) rmSync(file);
    return;
  }
  // In the order of names: which language was checked last must not show.
  const text = writeTraces(Object.fromEntries(Object.entries(bySource).sort(([a], [b]) => (a < b ? -1 : 1))));
  if (text !== before) replaceFile(file, text);
}

/** Blocks whose kept steps are not those that were recorded now. */
export function staleTraces(dir: string, traces: readonly TracedBlock[]): Problem[] {
  const kept = readTraces(textOf(join(dir, STEPS_FILE)));
  return traces
    .filter(({ file, key, trace }) => JSON.stringify(kept[file]?.[key]) !== JSON.stringify(trace))
    .map(({ file, line, sourceLine }) => problem('steps-stale', {}, { file, line, column: 1, sourceLine }));
}
