/**
 * Embedded search beside Pagefind on the same pages: `npm run bench:search -- --corpus pages.jsonl.gz --queries queries.json [--pages 975] [--browser]
 * [--write docs/benchmarks-search.md]`. Without a corpus it makes one up. `NOTES_SEARCH_CORPUS` and `NOTES_SEARCH_QUERIES` do as well.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex, memoryTokens } from '../../renderer/output/search/build-index.js';
import { measure } from './measure.js';
import type { Subject } from './search/browser.js';
import { htmlOf, readCorpus, recordsOf, replicate } from './search/corpus.js';
import { engineOver, makeIndex, pagesOf, percentile, type Query, score } from './search/evaluate.js';
import { madeCorpus } from './search/made.js';
import { dice, severalWords, unseenQueries } from './search/unseen.js';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string', default: process.env.NOTES_SEARCH_CORPUS },
    queries: { type: 'string', default: process.env.NOTES_SEARCH_QUERIES },
    pages: { type: 'string' },
    browser: { type: 'boolean', default: false },
    pagefind: { type: 'boolean', default: true },
    write: { type: 'string' },
    build: { type: 'string' },
    to: { type: 'string' },
  },
  allowNegative: true,
});

function corpus() {
  const all = values.corpus ? readCorpus(values.corpus) : madeCorpus(300);
  const count = Number(values.pages ?? all.length);
  if (count > all.length) return replicate(all, count);
  const step = all.length / count;
  return Array.from({ length: count }, (_, i) => all[Math.floor(i * step)]!);
}

/** One engine builds in a process of its own, so that its memory can be measured. */
async function buildOnly(engine: string, to: string): Promise<void> {
  const pages = corpus();
  if (engine === 'ours') {
    const records = pages.map(recordsOf);
    const start = performance.now();
    const { outputs } = makeIndex(records);
    mkdirSync(to, { recursive: true });
    for (const { path, bytes } of outputs) writeFileSync(join(to, path.split('/').pop()!), bytes);
    console.log(JSON.stringify({ ms: performance.now() - start }));
    return;
  }
  const html = pages.map((page) => ({ url: page.url, content: htmlOf(page, 'zh') }));
  const { createIndex } = await import('pagefind');
  const start = performance.now();
  const { index } = await createIndex({});
  await Promise.all(html.map(({ url, content }) => index!.addHTMLFile({ url, content })));
  await index!.writeFiles({ outputPath: to });
  console.log(JSON.stringify({ ms: performance.now() - start }));
  process.exit(0);
}

interface Build {
  /** Of the index alone. */
  seconds: number;
  /** Of the whole process with its children, reading the corpus included. */
  cpu: number;
  /** Largest resident memory of one process, MB. */
  memory: number;
}

async function measureBuild(engine: string, to: string): Promise<Build> {
  const args = [
    process.argv[1]!,
    '--build',
    engine,
    '--to',
    to,
    ...(values.corpus ? ['--corpus', values.corpus] : []),
    ...(values.pages ? ['--pages', values.pages] : []),
  ];
  const { ok, cpu, memory, output } = await measure({ run: [process.execPath, ...args], cwd: process.cwd() });
  const [, ms] = /"ms":([\d.]+)/.exec(output) ?? [];
  if (!ok || !ms) throw new Error(output);
  return { seconds: Number(ms) / 1000, cpu, memory };
}

const lines: string[] = [];
const say = (line = '') => {
  lines.push(line);
  console.log(line);
};
const plain = (url: string) => url.replace(/^\/r\d+(?=\/)/, '');

async function main(): Promise<void> {
  const pages = corpus();
  const queries: Query[] = values.queries
    ? (JSON.parse(readFileSync(values.queries, 'utf8')) as Query[])
    : unseenQueries(pages, 1, 9);
  const unseen = unseenQueries(pages.slice(0, 975), 4, 40);
  const folder = mkdtempSync(join(tmpdir(), 'notes-search-'));
  say(
    `${pages.length} pages, ${pages.reduce((sum, { secs }) => sum + secs.length, 0)} sections, ${queries.length} queries, ${unseen.length} unseen ones made from the pages.`,
  );
  say();
  say('| build | seconds | CPU s | memory MB |');
  say('|---|---|---|---|');
  for (const engine of ['ours', ...(values.pagefind ? ['pagefind'] : [])]) {
    const { seconds, cpu, memory } = await measureBuild(engine, join(folder, engine));
    say(`| ${engine} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${memory.toFixed(0)} |`);
  }
  const several = severalWords(pages.slice(0, 975), 9, 30);
  await measureAnswers(pages, { given: queries, unseen, several });
  if (values.browser) await measureBrowser(folder, queries);
  rmSync(folder, { recursive: true, force: true });
  if (values.write)
    writeFileSync(
      values.write,
      `# Embedded search, measured\n\n    npm run bench:search -- ${process.argv
        .slice(2)
        .filter((arg) => !arg.includes('/'))
        .join(' ')}\n\n${lines.join('\n')}\n`,
    );
}

async function measureAnswers(pages: ReturnType<typeof corpus>, queries: Record<string, Query[]>): Promise<void> {
  const records = pages.map(recordsOf);
  const store = memoryTokens();
  const { outputs, state } = makeIndex(records, store);
  const { engine } = engineOver(outputs);
  const ask = async (q: string) => [...new Set(pagesOf((await engine.search([{ query: q }]))[0]!.hits).map(plain))];
  say();
  say('| queries | kind | recall@5 | MRR |');
  say('|---|---|---|---|');
  for (const [name, list] of Object.entries(queries))
    for (const { kind, recall, mrr } of await score(list, ask))
      say(`| ${name} | ${kind} | ${recall.toFixed(3)} | ${mrr.toFixed(3)} |`);
  const loads: number[] = [];
  for (const { q } of queries.given!) {
    const cold = engineOver(outputs);
    await cold.engine.search([{ query: q }]);
    loads.push(cold.traffic.bytes);
  }
  say();
  say(
    `Index bytes to the first answer (meta gzipped): p50 ${percentile(loads, 0.5)}, p95 ${percentile(loads, 0.95)}. ${outputs.length} files, ${(outputs.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6).toFixed(1)} MB.`,
  );
  await measureMadeUp(pages, outputs);
  const known = new Set(outputs.map(({ path, hash }) => `${path} ${hash}`));
  const changes: [string, typeof pages][] = [
    [
      'edit',
      pages.map((page, i) =>
        i === 7
          ? {
              ...page,
              secs: page.secs.map((section, n) =>
                n === 1 ? { ...section, t: `新写的一句话。${section.t}` } : section,
              ),
            }
          : page,
      ),
    ],
    ['add', [...pages, { ...pages[11]!, url: '/added/page' }]],
    ['delete', pages.filter((_, i) => i !== 13)],
  ];
  for (const [name, now] of changes) {
    const nowRecords = now.map(recordsOf);
    const start = performance.now();
    const later = makeIndexLazily(nowRecords, store, state, known);
    const ms = performance.now() - start;
    say(
      `One-page ${name}: ${ms.toFixed(0)} ms, ${later.changed} of ${later.files} files (${((100 * later.changed) / later.files).toFixed(2)} %).`,
    );
  }
}

/** Measures queries that nobody would type: Han characters that all occur in the pages, but not together. Each stretch loaded by scrolling is an answer. */
async function measureMadeUp(
  pages: ReturnType<typeof corpus>,
  outputs: Parameters<typeof engineOver>[0],
): Promise<void> {
  const { random, pick } = dice(60);
  const runs = pages.flatMap(({ secs }) => secs.flatMap(({ t }) => t.match(/[\u4e00-\u9fff]+/g) ?? []));
  const files: number[] = [];
  const bytes: number[] = [];
  for (let i = 0; i < 60; i++) {
    const query = Array.from({ length: 2 + random(4) }, () => pick([...pick(runs)])).join('');
    const { engine, traffic } = engineOver(outputs);
    for (let page = 0, count = 1; page < Math.min(count, 5); page++) {
      const before = { files: traffic.files.length, bytes: traffic.bytes };
      count = (await engine.search([{ query, page }]))[0]!.nbPages;
      files.push(traffic.files.length - before.files);
      bytes.push(traffic.bytes - before.bytes);
    }
  }
  say(
    `60 made-up strings, ${files.length} answers: at most ${Math.max(...files)} files (p95 ${percentile(files, 0.95)}), ${(Math.max(...bytes) / 1000).toFixed(0)} KB.`,
  );
}

/** A later build as the engine does it: bytes only of files that are new. */
function makeIndexLazily(
  records: Parameters<typeof makeIndex>[0],
  store: ReturnType<typeof memoryTokens>,
  state: Parameters<typeof makeIndex>[2],
  known: Set<string>,
) {
  const paths = new Set([...known].map((line) => line.split(' ')[0]!));
  const { files } = buildIndex(records, store, state);
  let changed = 0;
  for (const { path, phase, bytes } of files) {
    if (phase !== 'list' && paths.has(path)) continue;
    changed++;
    bytes();
  }
  return { files: files.length, changed };
}

async function measureBrowser(folder: string, queries: Query[]): Promise<void> {
  // Brings Chromium's driver: not into the processes that build.
  const { coldAnswers, engineCode, repeatedAnswers } = await import('./search/browser.js');
  writeFileSync(join(folder, 'ours', 'engine.js'), await engineCode());
  const ours = (all: boolean): Subject => ({
    dir: join(folder, 'ours'),
    // As `theme/client/search/load.ts` does.
    open: `async () => { const meta = fetch('/meta.json', { cache: 'no-cache' }); const { open } = await import('/engine.js'); const ask = open('/', ${all}, meta); return async (q) => (await ask(q)).results[0].hits.map((hit) => hit.url.split('#')[0]); }`,
  });
  const subjects: [string, Subject][] = [
    ['ours, first 6 hits', ours(false)],
    ['ours, all 20', ours(true)],
    [
      'pagefind',
      {
        dir: join(folder, 'pagefind'),
        open: `async () => { const pagefind = await import('/pagefind.js'); return async (q) => { const { results } = await pagefind.search(q); return (await Promise.all(results.slice(0, 5).map((one) => one.data()))).map(({ url }) => url); }; }`,
      },
    ],
  ];
  const asked = subjects.filter(([name]) => name !== 'pagefind' || values.pagefind);
  const texts = queries.map(({ q }) => q);
  const all = await coldAnswers(
    asked.map(([, subject]) => subject),
    texts,
  );
  say();
  say('| cold in Chromium | bytes p50 | p95 | requests p50 | ms p50 | p95 | repeat ms p95, 4 × slowdown | recall@5 |');
  say('|---|---|---|---|---|---|---|---|');
  for (const [i, [name, subject]] of asked.entries()) {
    const answers = all[i]!;
    const repeats = await repeatedAnswers(subject, texts.slice(0, 20), 4);
    const found = answers.filter(({ pages }, i) =>
      [...new Set(pages.map(plain))].slice(0, 5).some((page) => queries[i]!.expect.includes(page)),
    ).length;
    const share = (of: (answer: (typeof answers)[0]) => number, part: number) => percentile(answers.map(of), part);
    say(
      `| ${name} | ${share((one) => one.bytes, 0.5)} | ${share((one) => one.bytes, 0.95)} | ${share((one) => one.requests, 0.5)} | ${share((one) => one.ms, 0.5).toFixed(0)} | ${share((one) => one.ms, 0.95).toFixed(0)} | ${percentile(repeats, 0.95).toFixed(1)} | ${(found / answers.length).toFixed(3)} |`,
    );
  }
}

if (values.build) await buildOnly(values.build, values.to!);
else await main();
