/** Keeps what was run in the committed file that the badges are made from. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from '../../renderer/check/check.js';
import { replaceFile } from '../../renderer/engine/write/disk.js';
import type { Agreed } from '../../renderer/shared/checked-run.js';
import {
  CHECKED_FILE,
  type CheckedRecord,
  type CheckedUnit,
  readChecked,
  writeChecked,
} from '../../renderer/site/sources/checked-blocks.js';

export interface RecordOptions {
  /** `YYYY-MM-DD`. */
  today: string;
  /** Version of Node that ran the code, `20.20.0`. */
  node: string;
  /** Name and version of the browser, where one ran blocks. */
  browser?: string;
  /** True if a site without a record gets one. */
  start: boolean;
  /** True if this Node version is recorded in addition to the one that made the record. */
  second: boolean;
  /** True if a file was read: what another language has in its place keeps its results. */
  isRead: (file: string) => boolean;
}

/** Writes the record when it says something new. */
export function recordResults(dir: string, ran: Ran, options: RecordOptions): void {
  const file = join(dir, CHECKED_FILE);
  const before = read(file);
  if (before === undefined && !options.start) return;
  const record = readChecked(before);
  if (options.second && record === undefined) return;
  const next = options.second && record ? withSecond(record, ran, options.node) : nextRecord(record, ran, options);
  for (const [name, units] of Object.entries(record?.units ?? {}))
    if (!options.isRead(name) && existsSync(join(dir, name))) next.units[name] = units;
  const text = writeChecked(next);
  if (text === before) return;
  replaceFile(file, text);
}

/** Units that were run, those that wait for a browser, and those that were only looked at. */
type Ran = Pick<CheckResult, 'results' | 'pending' | 'looked'>;

/**
 * A result keeps its date while it stays the same: for the same code, or for edited code with the same output. A result that only
 * a browser can produce keeps its entry until a browser has run it again.
 */
function nextRecord(
  before: CheckedRecord | undefined,
  { results, pending, looked }: Ran,
  { today, node, browser = before?.browser }: Pick<RecordOptions, 'today' | 'node' | 'browser'>,
): CheckedRecord {
  const units: Record<string, CheckedUnit[]> = {};
  for (const { file, key, hash, ok, where = 'node', expectations, agreements } of results) {
    if (!ok) continue;
    const old = before?.units[file] ?? [];
    const same = old.find((unit) => unit[0] === key && unit[1] === hash) ?? old.find((unit) => unit[1] === hash);
    const since = same?.[2] ?? today;
    const agreed = agreements.map(({ oracle = '', inputs, differs }): Agreed => [oracle, inputs, differs]);
    const both = where === 'node' && old.some((unit) => unit[0] === key && unit[1] === hash && unit[3] === 'both');
    units[file] = [...(units[file] ?? []), [key, hash, since, both ? 'both' : where, expectations, ...agreed]];
  }
  for (const { file, key, only } of looked) units[file] = [...(units[file] ?? []), [key, '', '', only, 0]];
  for (const { file, key } of pending) {
    const kept = before?.units[file]?.find((unit) => unit[0] === key);
    if (kept) units[file] = [...(units[file] ?? []), kept];
  }
  return { node, second: before?.second, browser, units };
}

/** Adds this version of Node to the record: units with the same result here name both versions. */
function withSecond(before: CheckedRecord, { results }: Pick<Ran, 'results'>, node: string): CheckedRecord {
  const same = new Set(results.flatMap(({ file, key, hash, ok }) => (ok ? [`${file} ${key} ${hash}`] : [])));
  const units = Object.entries(before.units).map(([file, list]): [string, CheckedUnit[]] => [
    file,
    list.map(([key, hash, since, where, ...rest]): CheckedUnit => {
      const ran = where === 'node' || where === 'both';
      return [key, hash, since, ran ? (same.has(`${file} ${key} ${hash}`) ? 'both' : 'node') : where, ...rest];
    }),
  ]);
  return { ...before, second: node, units: Object.fromEntries(units) };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
