/**
 * `npm run torture -- [--minutes 10] [--seed 1] [--only edits,kills,commands,folders,requests,fuzz,repeats] [--cases N] [--inputs N]
 * [--log FILE]`: random edits against clean builds, kills, builds in odd places, and mutated input, from a seed. With `--cases` each kind
 * runs so many times, whatever the time; with `--minutes` they take turns until the time is over. `--inputs` is how much a case of "fuzz"
 * or "repeats" reads. Ends with a table of tried and failed and with the seed of every failure; the exit code is 1 when there is one. One
 * case again: `--only edits --seed 7 --cases 1`. With `--log` each case becomes a line of a file; a run with the same file goes on with
 * the next seed of each kind, and its table is of all that the file has.
 * `TORTURE_PAGES` names folders, separated by colons, whose pages are mutated besides those of this repository: a seed gives the same
 * inputs only with the same pages. `TORTURE_NODES` names programs of Node besides the running one, by which "folders" builds.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { removeFolders } from '../engine/folders.js';
import { commandKillCase } from './command-kills.js';
import { editCase } from './edits.js';
import { folderCase } from './folder-cases.js';
import { fuzzCase, repeatsCase } from './fuzz.js';
import { killCase } from './kills.js';
import { requestCase } from './requests.js';

/** One case of a kind: how much it tried, and what failed in words. */
export interface Tried {
  tried: number;
  failures: string[];
  /** Number of attempts by family. */
  families?: Readonly<Record<string, number>>;
}

const KINDS: Record<string, (seed: number, inputs?: number) => Promise<Tried>> = {
  edits: editCase,
  kills: killCase,
  commands: commandKillCase,
  folders: folderCase,
  requests: requestCase,
  fuzz: fuzzCase,
  repeats: repeatsCase,
};

/** A case as the log keeps it. */
interface Case extends Tried {
  kind: string;
  seed: number;
  seconds: number;
}

const casesOf = (log: string | undefined): Case[] =>
  log === undefined || !existsSync(log)
    ? []
    : readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): Case => JSON.parse(line));

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: Object.keys(KINDS).join() },
      cases: { type: 'string' },
      inputs: { type: 'string' },
      log: { type: 'string' },
    },
  });
  const end = Date.now() + Number(values.minutes) * 60_000;
  const most = values.cases === undefined ? Number.POSITIVE_INFINITY : Number(values.cases);
  const inputs = values.inputs === undefined ? undefined : Number(values.inputs);
  const names = values.only.split(',').filter((name) => Object.hasOwn(KINDS, name));
  const cases = casesOf(values.log);
  for (let turn = 0; turn < most && (values.cases !== undefined || Date.now() < end); turn++)
    for (const name of names) {
      const seeds = cases.filter(({ kind }) => kind === name).map(({ seed }) => seed);
      const made = await runCase(name, seeds.length === 0 ? Number(values.seed) : Math.max(...seeds) + 1, inputs);
      cases.push(made);
      if (values.log !== undefined) appendFileSync(values.log, `${JSON.stringify(made)}\n`);
    }
  return summary(cases);
}

/** Prints a table of all cases, then the failures, each with its seed. Returns the exit code. */
function summary(cases: readonly Case[]): number {
  for (const [name, row] of groupBy(cases, ({ kind }) => kind)) {
    const failed = row.reduce((sum, { failures }) => sum + failures.length, 0);
    console.log(`${name.padEnd(8)} ${row.length} cases, ${sumOf(row, 'tried')} tried, ${failed} failed`);
    const parts = row.flatMap(({ families = {} }) => Object.entries(families));
    for (const [family, counts] of groupBy(parts, ([name]) => name))
      console.log(`  ${family}: ${counts.reduce((sum, [, count]) => sum + count, 0)}`);
    console.log(
      `  seeds ${Math.min(...row.map(({ seed }) => seed))} to ${Math.max(...row.map(({ seed }) => seed))}, ${(sumOf(row, 'seconds') / 60).toFixed(0)} minutes`,
    );
  }
  const failed = cases.flatMap(({ kind, seed, failures }) => failures.map((text) => `${kind} --seed ${seed}: ${text}`));
  for (const line of failed) console.log(line);
  return failed.length > 0 ? 1 : 0;
}

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const sumOf = (row: readonly Case[], field: 'tried' | 'seconds') => row.reduce((sum, each) => sum + each[field], 0);

async function runCase(kind: string, seed: number, inputs?: number): Promise<Case> {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  try {
    const tried = await KINDS[kind]!(seed, inputs);
    return { kind, seed, seconds: seconds(), ...tried };
  } catch (error) {
    const failures = [error instanceof Error ? error.message : String(error)];
    return { kind, seed, seconds: seconds(), tried: 0, failures };
  } finally {
    removeFolders();
  }
}

process.exitCode = await main();
