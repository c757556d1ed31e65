/**
 * `npm run torture -- [--minutes 10] [--seed 1] [--only edits,kills,commands,folders,fuzz] [--cases N]`: random edits against clean builds, kills,
 * builds in odd places, and mutated input, from a seed. With `--cases` each kind runs so many times, whatever the time; with `--minutes`
 * they take turns until the time is over. Ends with a table of tried and failed and with the seed of every failure; the exit code is 1
 * when there is one. One case again: `--only edits --seed 7 --cases 1`.
 */
import { parseArgs } from 'node:util';
import { removeFolders } from '../engine/folders.js';
import { commandKillCase } from './command-kills.js';
import { editCase } from './edits.js';
import { folderCase } from './folder-cases.js';
import { fuzzCase } from './fuzz.js';
import { killCase } from './kills.js';

/** One case of a kind: how much it tried, and what failed in words. */
export interface Tried {
  tried: number;
  failures: string[];
}

const KINDS: Record<string, (seed: number) => Promise<Tried>> = {
  edits: editCase,
  kills: killCase,
  commands: commandKillCase,
  folders: folderCase,
  fuzz: fuzzCase,
};

interface Row {
  cases: number;
  tried: number;
  failed: string[];
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: Object.keys(KINDS).join() },
      cases: { type: 'string' },
    },
  });
  const end = Date.now() + Number(values.minutes) * 60_000;
  const most = values.cases === undefined ? Number.POSITIVE_INFINITY : Number(values.cases);
  const names = values.only.split(',').filter((name) => Object.hasOwn(KINDS, name));
  const table = new Map<string, Row>(names.map((name) => [name, { cases: 0, tried: 0, failed: [] }]));
  for (let turn = 0; turn < most && (values.cases !== undefined || Date.now() < end); turn++)
    for (const [name, row] of table) await runCase(name, row, Number(values.seed) + turn);
  for (const [name, { cases, tried, failed }] of table)
    console.log(`${name.padEnd(8)} ${cases} cases, ${tried} tried, ${failed.length} failed`);
  const failed = [...table.values()].flatMap((row) => row.failed);
  for (const line of failed) console.log(line);
  return failed.length > 0 ? 1 : 0;
}

async function runCase(name: string, row: Row, seed: number): Promise<void> {
  row.cases++;
  try {
    const { tried, failures } = await KINDS[name]!(seed);
    row.tried += tried;
    for (const failure of failures) row.failed.push(`${name} --seed ${seed}: ${failure}`);
  } catch (error) {
    row.failed.push(`${name} --seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    removeFolders();
  }
}

process.exitCode = await main();
