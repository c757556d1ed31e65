/**
 * `npm run bench -- [--sizes 100,1000] [--variants plain,hard] [--peers hugo,eleventy,docusaurus-faster] [--runs 1] [--folder F] [--no-report]`
 * Builds seeded corpora with this tool and with the peers that can be had, in turn, and rewrites docs/benchmarks.md.
 */
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Corpus, makeCorpus, type Variant, writeSite } from './corpus.js';
import { type Command, type Measured, measure } from './measure.js';
import { type Peer, peers } from './peers.js';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000' },
    variants: { type: 'string', default: 'plain,hard' },
    peers: { type: 'string', default: 'hugo' },
    runs: { type: 'string', default: '1' },
    folder: { type: 'string', default: join(tmpdir(), 'notes-bench') },
    'no-report': { type: 'boolean', default: false },
  },
});

type Step = 'cold' | 'warm' | 'edit';
const STEPS: Step[] = ['cold', 'warm', 'edit'];

interface Row extends Omit<Measured, 'output'> {
  tool: string;
  variant: Variant;
  docs: number;
  step: Step;
  /** Megabytes and files of the whole output. */
  outputMb: number;
  files: number;
  /** Bytes of the HTML of one doc in the middle. */
  pageBytes: number;
}

interface Subject {
  name: string;
  folder: string;
  made: string[];
  command: Command;
  /** Source file of a doc. */
  source(path: string): string;
  prepare(corpus: Corpus): void;
}

/** Milliseconds. For five seconds ext4 steps over each inode that was just deleted before it makes a file: no part of a build. */
const AFTER_DELETION = 6000;

/** Type of file systems in memory, as Linux numbers them. */
const TMPFS = 0x01021994;

const main = resolve('lib/cli/main.js');

/** This tool: with everything on, or like for like with peers that have no search. */
function ours(name: string, like: boolean): Subject {
  const folder = join(values.folder, name);
  return {
    name,
    folder,
    made: ['dist', '.notes'],
    command: { run: [process.execPath, main, 'build', '.', '-o', 'dist'], cwd: folder },
    source: (path) => join(folder, 'docs', path),
    prepare: (corpus) => writeSite(folder, corpus, like),
  };
}

function theirs(peer: Peer): Subject | undefined {
  const folder = join(values.folder, peer.name);
  mkdirSync(folder, { recursive: true });
  if (!peer.install(folder)) {
    console.error(`${peer.name} cannot be installed here: left out.`);
    return undefined;
  }
  return {
    name: `${peer.name} ${peer.describe()}`,
    folder,
    made: peer.made,
    command: peer.command(folder),
    source: (path) => peer.source(folder, path),
    prepare: (corpus) => peer.prepare(folder, corpus),
  };
}

async function measureSubject(
  subject: Subject,
  corpus: Corpus,
  place: { variant: Variant; docs: number },
): Promise<Row[]> {
  const middle = corpus.docs[Math.floor(corpus.docs.length / 2)]!.path;
  subject.prepare(corpus);
  const rows: Row[] = [];
  for (const step of STEPS) {
    let best: Measured | undefined;
    for (let run = 0; run < Number(values.runs); run++) {
      if (step === 'cold') {
        for (const made of subject.made) rmSync(join(subject.folder, made), { recursive: true, force: true });
        await setTimeout(AFTER_DELETION);
      }
      if (step === 'edit') appendFileSync(subject.source(middle), `\n又加了第 ${run + 1} 句。\n`);
      const measured = await measure(subject.command);
      if (!measured.ok) console.error(`${subject.name} failed:\n${measured.output}`);
      if (!best || measured.wall < best.wall) best = measured;
    }
    const { output: _, ...figures } = best!;
    const row = { tool: subject.name, ...place, step, ...figures, ...outputOf(subject, middle) };
    rows.push(row);
    console.error(lineOf(row));
    if (!row.ok) break;
  }
  return rows;
}

function outputOf({ folder, made }: Subject, middle: string): Pick<Row, 'outputMb' | 'files' | 'pageBytes'> {
  const out = join(folder, made[0]!);
  let bytes = 0;
  let files = 0;
  let pageBytes = 0;
  const stem = middle.replace(/\.mdx?$/, '');
  try {
    for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const { size } = statSync(file);
      bytes += size;
      files++;
      if (file.endsWith(`${stem}.html`) || file.endsWith(`${stem}/index.html`)) pageBytes = size;
    }
  } catch {
    // No output: the build failed.
  }
  return { outputMb: bytes / 1e6, files, pageBytes };
}

const number = (value: number, digits = 2) => value.toFixed(digits);

function lineOf(row: Row): string {
  return [
    row.tool.padEnd(24),
    row.variant,
    String(row.docs).padStart(6),
    row.step,
    `${number(row.wall)} s`,
    `${number(row.cpu)} s CPU`,
    `${number(row.memory, 0)} MB`,
    `${number(row.outputMb, 1)} MB out`,
    `${row.pageBytes} B/page`,
    row.ok ? '' : 'FAILED',
  ].join('  ');
}

function report(rows: readonly Row[]): string {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.variant} corpus, ${row.docs} docs and ${Math.floor(row.docs / 10)} posts`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const { model } = cpus()[0]!;
  const text = [
    '# Benchmarks',
    '',
    `Made by \`npm run bench -- ${process.argv
      .slice(2)
      .filter((arg) => arg !== '--folder' && !arg.includes('/'))
      .join(' ')}\` on ${availableParallelism()} cores (${model.trim()}), Node ${process.version}.`,
    'The corpora are seeded (`test/bench/corpus.ts`): the same bytes everywhere. *cold*: no cache, no output; *warm*: both there, nothing changed; *edit*: a sentence added to one page; each is a whole process.',
    '`notes` has everything on; `notes like-for-like` has search index, Markdown copies and structured data off, as the peers have none. Peers put their whole sidebar into every page.',
    ...(statfsSync(values.folder).type === TMPFS
      ? ['All files lay in memory (tmpfs), so that the state of a disk counts for nobody.']
      : []),
    'CPU is user and system time of all threads; memory the peak of the largest process; ratios are to Hugo in the same run.',
    '',
  ];
  for (const [title, group] of groups) {
    text.push(
      `## ${title}`,
      '',
      '| | step | wall s | CPU s | memory MB | output MB | files | bytes of one page | wall × Hugo cold | CPU × Hugo cold |',
      '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    );
    const reference = group.find(({ tool, step, ok }) => tool.startsWith('hugo') && step === 'cold' && ok);
    for (const row of group) {
      const ratio = (key: 'wall' | 'cpu') => (reference ? number(row[key] / reference[key]) : '');
      text.push(
        `| ${row.tool} | ${row.step}${row.ok ? '' : ' (failed)'} | ${number(row.wall)} | ${number(row.cpu)} | ${number(row.memory, 0)} | ${number(row.outputMb, 1)} | ${row.files} | ${row.pageBytes} | ${ratio('wall')} | ${ratio('cpu')} |`,
      );
    }
    text.push('');
  }
  return `${text.join('\n')}`;
}

const names = values.peers.split(',');
const chosen = peers.filter(({ name }) => names.includes(name)).flatMap((peer) => theirs(peer) ?? []);
const rows: Row[] = [];
for (const variant of values.variants.split(',') as Variant[])
  for (const docs of values.sizes.split(',').map(Number)) {
    const corpus = makeCorpus({ docs, variant });
    const subjects = [ours('notes', false), ours('notes like-for-like', true), ...(variant === 'plain' ? chosen : [])];
    for (const subject of subjects) rows.push(...(await measureSubject(subject, corpus, { variant, docs })));
  }
const kept = join(values.folder, 'rows.json');
writeFileSync(kept, JSON.stringify(rows));
if (!values['no-report']) writeFileSync('docs/benchmarks.md', report(rows));
else console.error(`rows in ${kept}: ${readFileSync(kept, 'utf8').length} bytes`);
