/**
 * `node test/bench/run.mjs edits <rounds> <site>[=<main.js>]…`: what a build costs after each kind of edit, of sites that `run.mjs make` has made, each built with its
 * own compiled tool (this one where none is named). Sites take turns; medians of whole processes as a table in Markdown.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Measured, measure } from './measure.js';

const [rounds = '5', ...places] = process.argv.slice(2);
const MAIN = resolve(process.cwd(), 'lib/cli/main.js');
/** Milliseconds after which a file counts by its time alone. */
const SETTLED = 2100;

interface Site {
  dir: string;
  main: string;
  /** The file that is edited, and its text. */
  file: string;
  text: string;
}

const sites: Site[] = places.map((place) => {
  const [dir = '', main = MAIN] = place.split('=');
  const docs = readdirSync(join(dir, 'docs'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\d\.md$/.test(path),
  );
  const file = join(dir, 'docs', docs.sort()[Math.floor(docs.length / 2)] ?? '');
  return { dir, main, file, text: readFileSync(file, 'utf8') };
});

const added = ({ file }: Site, round: number) => join(dirname(file), `added-${round}.md`);

const KINDS: Record<string, (site: Site, round: number) => void> = {
  nothing: () => {},
  'a sentence more in one doc': (site, round) =>
    save(site, `${readFileSync(site.file, 'utf8')}\nSentence ${round} more.\n`),
  'another title of one doc': (site, round) =>
    save(site, readFileSync(site.file, 'utf8').replace(/^title: .*/m, `title: Another title ${round}`)),
  'a doc more': (site, round) =>
    writeFileSync(added(site, round), `---\ntitle: Added ${round}\n---\n\nOne doc more.\n`),
};

function save({ file }: Site, text: string): void {
  writeFileSync(file, text);
}

async function build({ dir, main }: Site): Promise<Measured> {
  const measured = await measure({ run: [process.execPath, main, 'build', dir], cwd: dir });
  if (!measured.ok) throw new Error(measured.output);
  return measured;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Builds until a build has nothing to do and no file is young. */
async function settle(): Promise<void> {
  for (const site of sites) await build(site);
  await setTimeout(SETTLED);
  for (let turn = 0; turn < 2; turn++) for (const site of sites) await build(site);
}

async function run(): Promise<Map<string, Measured[][]>> {
  const found = new Map<string, Measured[][]>();
  for (let round = 0; round < Number(rounds); round++) {
    for (const [kind, edit] of Object.entries(KINDS)) {
      for (const site of sites) edit(site, round);
      await setTimeout(SETTLED);
      const row = found.get(kind) ?? sites.map(() => []);
      for (const [index, site] of sites.entries()) row[index]?.push(await build(site));
      found.set(kind, row);
    }
  }
  return found;
}

function cells(measured: readonly Measured[]): string {
  const [cpu, wall, memory] = (['cpu', 'wall', 'memory'] as const).map((name) =>
    median(measured.map((one) => one[name])),
  );
  return `${cpu?.toFixed(2)} | ${wall?.toFixed(2)} | ${memory?.toFixed(0)}`;
}

await settle();
const found = await run();
for (const site of sites) {
  save(site, site.text);
  for (let round = 0; round < Number(rounds); round++) rmSync(added(site, round));
}
const heads = sites.map((_, index) => `${index === 0 ? '' : `${index + 1}: `}CPU s | wall s | memory MB`);
console.log(`| ${rounds} rounds | ${heads.join(' | ')} |\n|---|${'--:|'.repeat(3 * sites.length)}`);
for (const [kind, row] of found) console.log(`| ${kind} | ${row.map(cells).join(' | ')} |`);
