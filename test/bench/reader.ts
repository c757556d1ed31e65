/**
 * `npm run bench:reader -- [--docs 1000] [--runs 7] [--folder F] [--built] [--notes] [--write docs/benchmarks-reader.md]`
 * The reader's side of one corpus, built with this tool and with Docusaurus: both served alike and measured in turn in one Chromium.
 * `--built` takes what an earlier run has built; `--notes` measures pages of this repository's notes as well.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launch } from '../browser/harness.js';
import { type Corpus, makeCorpus, writeSite } from './corpus.js';
import { type Command, measure } from './measure.js';
import { docusaurus } from './peers.js';
import { type Load, loadOnPhone, type Transfer, transfer } from './reader/load.js';
import { type Navigation, navigations, type Step } from './reader/navigate.js';
import { report } from './reader/report.js';
import { type Host, host } from './reader/server.js';

const { values } = parseArgs({
  options: {
    docs: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '7' },
    folder: { type: 'string', default: join(tmpdir(), 'notes-bench') },
    built: { type: 'boolean', default: false },
    notes: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
});

export interface Subject {
  name: string;
  folder: string;
  transfer: Transfer;
  loads: Load[];
  navigations: Navigation[];
}

/** Pages of this repository's notes: the one that budgets name, with many runnable blocks. */
const NOTES_PAGES = ['/docs/js/event-loop'];
/** Pages followed in one visit. */
const STEPS = 3;
const runs = Number(values.runs);

async function build(command: Command): Promise<void> {
  const { ok, output } = await measure(command);
  if (!ok) throw new Error(`${command.run.join(' ')} failed:\n${output}`);
}

const ours = (cwd: string, site: string, out: string): Command => ({
  run: [process.execPath, resolve('lib/cli/main.js'), 'build', site, '-o', out],
  cwd,
});

async function prepareOurs(folder: string, corpus: Corpus): Promise<string> {
  const out = join(folder, 'dist');
  if (!values.built) {
    writeSite(folder, corpus, false);
    await build(ours(folder, '.', 'dist'));
  }
  return out;
}

async function prepareTheirs(folder: string, corpus: Corpus): Promise<string> {
  const out = join(folder, docusaurus.made[0]!);
  if (!values.built) {
    mkdirSync(folder, { recursive: true });
    if (!docusaurus.install(folder)) throw new Error('Docusaurus cannot be installed here.');
    docusaurus.prepare(folder, corpus);
    for (const made of docusaurus.made) rmSync(join(folder, made), { recursive: true, force: true });
    await build(docusaurus.command(folder));
  }
  return out;
}

async function prepareNotes(folder: string): Promise<string> {
  if (!values.built) await build(ours(process.cwd(), 'content', folder));
  return folder;
}

const pathOf = (doc: string) => `/docs/${doc.replace(/\.mdx?$/, '')}`;

/** A page in the middle of its chapter, and the ones after it. */
function course({ docs }: Corpus): { from: string; steps: Step[] } {
  const middle = Math.floor(docs.length / 2) + 5;
  const steps = docs.slice(middle + 1, middle + 1 + STEPS).map(({ path, title }) => ({ path: pathOf(path), title }));
  return { from: pathOf(docs[middle]!.path), steps };
}

/** Every run of one subject is followed by the same run of the other: drift of the machine meets both. */
async function measureBoth(browser: Browser, subjects: Subject[], corpus: Corpus): Promise<void> {
  const { from, steps } = course(corpus);
  const hosts: Host[] = [];
  for (const { folder } of subjects) hosts.push(await host(folder));
  const each = async (todo: (subject: Subject, origin: string) => Promise<void>) => {
    for (const [index, subject] of subjects.entries()) await todo(subject, hosts[index]!.origin);
  };
  await each(async (subject, origin) => {
    subject.transfer = await transfer(browser, origin + from);
  });
  for (let run = 0; run < runs; run++)
    await each(async (subject, origin) => {
      subject.loads.push(await loadOnPhone(browser, origin + from));
    });
  for (let run = 0; run < runs; run += STEPS)
    await each(async (subject, origin) => {
      subject.navigations.push(...(await navigations(browser, origin + from, steps)));
    });
  for (const one of hosts) await one.close();
}

async function measureNotes(browser: Browser, folder: string): Promise<Subject[]> {
  const { origin, close } = await host(folder);
  const subjects: Subject[] = [];
  for (const path of NOTES_PAGES) {
    const loads: Load[] = [];
    for (let run = 0; run < runs; run++) loads.push(await loadOnPhone(browser, origin + path));
    subjects.push({ ...subject(path, folder), loads, transfer: await transfer(browser, origin + path) });
  }
  await close();
  return subjects;
}

const subject = (name: string, folder: string): Subject => ({
  name,
  folder,
  transfer: { bytes: 0, requests: 0, code: 0 },
  loads: [],
  navigations: [],
});

const corpus = makeCorpus({ docs: Number(values.docs), variant: 'plain' });
const subjects = [
  subject('notes', await prepareOurs(join(values.folder, 'notes-reader'), corpus)),
  subject(`Docusaurus ${docusaurus.describe()}`, await prepareTheirs(join(values.folder, docusaurus.name), corpus)),
];
const folderOfNotes = values.notes ? await prepareNotes(join(values.folder, 'own-notes')) : '';
const browser = await launch();
try {
  await measureBoth(browser, subjects, corpus);
  const own = values.notes ? await measureNotes(browser, folderOfNotes) : [];
  const text = report(subjects, own, { docs: Number(values.docs), browser: browser.version() });
  console.log(text);
  if (values.write) writeFileSync(values.write, text);
} finally {
  await browser.close();
}
