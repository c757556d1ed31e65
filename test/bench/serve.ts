/**
 * `npm run bench:serve -- [--docs 1000] [--runs 15] [--folder F]`
 * `notes serve` on the plain corpus with everything on: from the start to the address, and from a save to the frame that shows it: the text
 * of a page, a component of an MDX page, a style sheet, an image. The page itself tells when.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launch } from '../browser/harness.js';
import { makeCorpus, writeAll, writeSite } from './corpus.js';

const { values } = parseArgs({
  options: {
    docs: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '15' },
    folder: { type: 'string', default: join(tmpdir(), 'notes-bench') },
  },
});

/** Rest between two saves: longer than the server waits before it brings the search index up to date. */
const PAUSE_MS = 1500;

const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"/>\n`;
const component = (text: string) =>
  `import { useState } from 'react';\n\nexport default function Desk() {\n  const [n, set] = useState(0);\n  return <button className="desk" onClick={() => set(n + 1)}>${text} {n}</button>;\n}\n`;

/** The open page while component, style sheet and image are saved. */
const DESK = {
  'docs/desk.mdx': "# 书桌\n\nimport Desk from '@site/components/Desk';\n\n<Desk />\n\n![图](/img/desk.svg)\n",
  'components/Desk.tsx': component('开始'),
  'css/own.css': 'h1 { outline-color: rgb(1, 0, 0); }\n',
  'static/img/desk.svg': picture(10),
};

/** A save of run n, and what the page then says of itself. */
interface Case {
  name: string;
  target: number;
  route: string;
  save(n: number): void;
  /** An expression that is true in the page when the change is there. */
  shows(n: number): string;
}

function cases(folder: string, middle: string): Case[] {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const doc = `docs/${middle}`;
  return [
    {
      name: 'text',
      target: 50,
      route: `docs/${middle.replace(/\.mdx?$/, '')}`,
      save: (n) => write(doc, `${readFileSync(join(folder, doc), 'utf8')}\n第 ${n} 次保存的句子。\n`),
      shows: (n) => `document.body.textContent.includes('第 ${n} 次保存的句子。')`,
    },
    {
      name: 'component',
      target: 80,
      route: 'docs/desk',
      save: (n) => write('components/Desk.tsx', component(`第 ${n} 版`)),
      shows: (n) => `document.querySelector('.desk').textContent === '第 ${n} 版 1'`,
    },
    {
      name: 'style sheet',
      target: 50,
      route: 'docs/desk',
      save: (n) => write('css/own.css', `h1 { outline-color: rgb(2, 0, ${n}); }\n`),
      shows: (n) => `getComputedStyle(document.querySelector('h1')).outlineColor === 'rgb(2, 0, ${n})'`,
    },
    {
      name: 'image',
      target: 80,
      route: 'docs/desk',
      save: (n) => write('static/img/desk.svg', picture(20 + n)),
      shows: (n) => `document.querySelector('.markdown img').naturalWidth === ${20 + n}`,
    },
  ];
}

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

/** Milliseconds from a save until the page is about to paint it. The clocks of both processes are the machine's. */
async function saveToPaint(page: Page, { save, shows }: Case, n: number): Promise<number> {
  const painted = page.evaluate(
    `new Promise((done) => { const look = () => (${shows(n)} ? done(Date.now()) : requestAnimationFrame(look)); look(); })`,
  ) as Promise<number>;
  // The page is looking before the file is saved.
  await page.evaluate(() => 0);
  const saved = Date.now();
  save(n);
  return (await painted) - saved;
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;

const folder = join(values.folder, 'serve');
const corpus = makeCorpus({ docs: Number(values.docs), variant: 'plain' });
const middle = corpus.docs[Math.floor(corpus.docs.length / 2)]!.path;
writeSite(folder, corpus, false);
const config = join(folder, 'notes.config.ts');
writeAll(folder, DESK);
writeFileSync(config, readFileSync(config, 'utf8').replace("  baseUrl: '/',\n", "$&  customCss: './css/own.css',\n"));
const started = performance.now();
const { server, url } = await serve(folder);
console.log(`start → address, no cache: ${Math.round(performance.now() - started)} ms`);
const browser = await launch();
try {
  const page = await browser.newPage();
  for (const one of cases(folder, middle)) {
    await page.goto(new URL(one.route, url).href);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.evaluate(() => document.querySelector<HTMLElement>('.desk')?.click());
    const times: number[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      await page.waitForTimeout(PAUSE_MS);
      times.push(await saveToPaint(page, one, run));
    }
    const sorted = times.toSorted((a, b) => a - b);
    const [median, slow] = [percentile(sorted, 0.5), percentile(sorted, 0.9)];
    console.log(
      `${one.name}, ${values.docs} docs: save → paint, median ${median} ms (target ${one.target}), 90 % ${slow} ms`,
    );
    console.log(`  runs: ${times.join(', ')}`);
  }
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill('SIGINT');
  await new Promise((ended) => server.once('exit', ended));
  rmSync(folder, { recursive: true, force: true });
}
