/** Last results of `notes check` for the blocks it ran: a file of the site folder that is committed with the notes and that the build shows as badges. */

import type { Agreed, CheckedRun } from '../../shared/checked-run.js';
import type { CheckedSource } from '../content/source.js';
import { hashOf } from '../helpers/hash.js';

/** In the folder of the configuration. */
export const CHECKED_FILE = '.checked.json';

/**
 * One unit: key of its code, hash of its result, day on which that result was first seen (`YYYY-MM-DD`), what ran it or what alone was
 * looked at, expectations, and what it agrees with. `both`: two versions of Node, with the same result.
 */
export type CheckedUnit = [
  key: string,
  result: string,
  since: string,
  where: 'node' | 'both' | 'browser' | 'types' | 'syntax',
  expectations: number,
  ...agreements: Agreed[],
];

export interface CheckedRecord {
  /** Version of Node that ran the code. */
  node: string;
  /** Another version that ran it after `notes check --second-node`. */
  second?: string;
  /** Name and version of the browser that ran the blocks that need one, `Chromium 141`. */
  browser?: string;
  /** By source path. */
  units: Record<string, CheckedUnit[]>;
}

/** Key of a unit: an edited block has another one, and so no badge until it has been checked. */
export function unitKey(blocks: readonly { lang: string; code: string; output?: string; oracle?: string }[]): string {
  const parts = blocks.map(({ lang, code, output, oracle }) => [
    lang,
    code,
    output ?? null,
    ...(oracle ? [oracle] : []),
  ]);
  return hashOf(JSON.stringify(parts)).slice(0, 12);
}

/** Reads the file's text; what cannot be read is no record. */
export function readChecked(text: string | undefined): CheckedRecord | undefined {
  if (text === undefined) return undefined;
  try {
    const { node, second, browser, units }: Partial<CheckedRecord> = JSON.parse(text);
    return typeof node === 'string' && units && typeof units === 'object'
      ? { node, second, browser, units }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The record of one source; undefined when none of its blocks was run. */
export function checkedSource(record: CheckedRecord | undefined, path: string): CheckedSource | undefined {
  const units = record?.units[path];
  if (!record || !Array.isArray(units) || units.length === 0) return undefined;
  return Object.fromEntries(units.flatMap((unit) => (Array.isArray(unit) ? [[unit[0], runOf(record, unit)]] : [])));
}

function runOf({ node, second, browser = '' }: CheckedRecord, unit: CheckedUnit): CheckedRun {
  const [, , since, where, expectations = 0, ...agreements] = unit;
  if (where === 'types' || where === 'syntax') return { only: where };
  const and = where === 'both' && second && second !== node ? { and: second } : {};
  return { on: where === 'browser' ? browser : `Node ${node}`, ...and, since, expectations, agreements };
}

/**
 * One line a file, so that two branches meet only where both changed a note; files and units in the order of their names and keys, whether
 * or not a browser has run its blocks this time.
 */
export function writeChecked({ node, second, browser, units }: CheckedRecord): string {
  const sorted = <T extends unknown[]>(list: readonly (readonly [string, ...T])[]) =>
    list.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const lines = sorted(Object.entries(units)).map(
    ([path, list]) => `${JSON.stringify(path)}: ${JSON.stringify(sorted(list))}`,
  );
  const named = Object.entries({ node, second, browser }).filter(([, version]) => version);
  const versions = named.map(([name, version]) => `"${name}": ${JSON.stringify(version)}`);
  return `{\n${versions.join(',\n')},\n"units": {\n${lines.join(',\n')}\n}\n}\n`;
}
