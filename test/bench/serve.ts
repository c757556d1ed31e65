/**
 * `npm run bench:serve -- [--docs 1000] [--runs 15] [--folder F]`
 * `notes serve` on the plain corpus with everything on: from the start to the address, and from a save to the changed text in an open page,
 * told by the page itself.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launch } from '../browser/harness.js';
import { makeCorpus, writeSite } from './corpus.js';

const { values } = parseArgs({
  options: {
    docs: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '15' },
    folder: { type: 'string', default: join(tmpdir(), 'notes-bench') },
  },
});

/** Rest between two saves: longer than the server waits before it brings the search index up to date. */
const PAUSE_MS = 1500;

function serve(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [resolve('lib/cli/main.js'), 'serve', folder, '-p', '0'], {
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  return new Promise((found, fail) => {
    server.on('exit', (code) => fail(new Error(`notes serve ended with ${code}:\n${said}`)));
    server.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const url = said.match(/http:\S+/)?.[0];
      if (url) found({ server, url });
    });
  });
}

/** Milliseconds from a save until the page holds its text. The clocks of both processes are the machine's. */
async function saveToPage(page: Page, file: string, text: string): Promise<number> {
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const look = () => document.body.textContent!.includes(wanted) && done(Date.now());
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  // The observer stands before the file is saved.
  await page.evaluate(() => 0);
  const saved = Date.now();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`);
  return (await seen) - saved;
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;

const folder = join(values.folder, 'serve');
const corpus = makeCorpus({ docs: Number(values.docs), variant: 'plain' });
const middle = corpus.docs[Math.floor(corpus.docs.length / 2)]!.path;
writeSite(folder, corpus, false);
const started = performance.now();
const { server, url } = await serve(folder);
console.log(`start → address, no cache: ${Math.round(performance.now() - started)} ms`);
const browser = await launch();
try {
  const page = await browser.newPage();
  await page.goto(new URL(`/docs/${middle.replace(/\.mdx?$/, '')}`, url).href);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const times: number[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    await page.waitForTimeout(PAUSE_MS);
    times.push(await saveToPage(page, join(folder, 'docs', middle), `第 ${run} 次保存的句子。`));
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `save → page, ${values.docs} docs: median ${percentile(sorted, 0.5)} ms, 90 % ${percentile(sorted, 0.9)} ms`,
  );
  console.log(`runs: ${times.join(', ')}`);
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill('SIGINT');
  await new Promise((ended) => server.once('exit', ended));
  rmSync(folder, { recursive: true, force: true });
}
