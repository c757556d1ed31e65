/**
 * Edits in front of an open page of a site that is run from a `docusaurus.config.*`, in Chromium: after each the page shows what a fresh load
 * of it shows, and components keep their state unless their hooks have changed.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { hydrated, launch } from '../browser/harness.js';
import { serve as serveFiles, type TestServer } from '../browser/server.js';
import { endServing, type Serving, serve } from '../cli/serving.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';

let browser: Browser;
let elsewhere: TestServer;

beforeAll(async () => {
  compileTool();
  elsewhere = await serveFiles(new Map([['other.css', 'h1 { outline-color: rgb(1, 2, 3); }\n']]));
  browser = await launch();
});
afterEach(endServing);
afterAll(async () => {
  removeFolders();
  await Promise.all([browser?.close(), elsewhere?.close()]);
});

const STATE = 'const [n, setN] = useState(0);';
/** A button that counts. */
const counter = (name: string, text: string) =>
  `<button className="${name}" onClick={() => setN(n + 1)}>${name} ${text}: <b>{n}</b></button>`;

const SITE = {
  'package.json': '{ "dependencies": { "@docusaurus/core": "3.9.0" } }\n',
  'docs/a.md': '# A\n\ntext 0\n',
};

const configOf = (more = '') => `export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
  themeConfig: { footer: { copyright: '(c) M' } }, ${more}
};
`;

interface Desk {
  dir: string;
  site: Serving;
  page: Page;
  write(files: Readonly<Record<string, string>>): void;
  /** Waits until the page shows a text and then all that a fresh load of it shows. */
  shows(text: string): Promise<void>;
  /** Counts of buttons by their class. */
  counts(): Promise<Record<string, number>>;
  /** Clicks each of them, and waits until they count. @returns the counts */
  click(): Promise<Record<string, number>>;
  /** Tells whether the page was reloaded since the last call. */
  isReloaded(): Promise<boolean>;
}

/** Serves a site and opens one of its pages. */
async function sitAt(path: string, files: Readonly<Record<string, string>>): Promise<Desk> {
  const dir = temporaryFolder();
  writeFiles(dir, { ...SITE, 'docusaurus.config.mjs': configOf(), ...files });
  const site = await serve(dir, ['-p', '0']);
  // Its warnings may name other addresses.
  const [, url = ''] = await site.heard(/✓ (http:\S+)/);
  const open = async () => {
    const page = await browser.newPage();
    await page.goto(new URL(path, url).href);
    await hydrated(page);
    return page;
  };
  const page = await open();
  await page.evaluate('window.kept = true');
  const counts = () =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('#__notes button')].flatMap((button) => {
          const count = button.querySelector('b');
          return count ? [[button.className, Number(count.textContent)]] : [];
        }),
      ),
    );
  return {
    dir,
    site,
    counts,
    async click() {
      const before: Record<string, number> = await counts();
      const wanted = Object.fromEntries(Object.entries(before).map(([name, n]) => [name, n + 1]));
      for (const name of Object.keys(before)) await page.dispatchEvent(`button.${name}`, 'click');
      await expect.poll(counts).toEqual(wanted);
      return wanted;
    },
    page,
    write: (changed) => writeFiles(dir, changed),
    async shows(text) {
      await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), text);
      const difference = async () => {
        const fresh = await open();
        const [shown, wanted] = [await page.evaluate(viewOf), await fresh.evaluate(viewOf)];
        await fresh.close();
        return shown === wanted ? '' : `${shown}\n— a fresh load —\n${wanted}`;
      };
      await expect.poll(difference, { message: text, timeout: 150_000 }).toBe('');
    },
    async isReloaded() {
      const kept = await page.evaluate('window.kept === true');
      await page.evaluate('window.kept = true');
      return !kept;
    },
  };
}

/** Returns the content of a page, without the counts. It runs in the page. */
function viewOf(): string {
  const copy = document.querySelector('#__notes')?.cloneNode(true) as HTMLElement;
  for (const count of copy.querySelectorAll('button > b')) count.textContent = '';
  const styles = ['h1', '.foot']
    .map((selector) => document.querySelector(selector))
    .map((element) => element && getComputedStyle(element).outlineColor);
  return [copy.textContent, ...styles, document.documentElement.dataset.client].join('\n');
}

it('goes on where a page has a style sheet of another origin', async () => {
  const desk = await sitAt('docs/a', {
    'docusaurus.config.mjs': configOf(`stylesheets: ['${elsewhere.origin}/other.css'],`),
    'static/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'docs/a.md': '# A\n\n![pic](/pic.svg)\n\ntext 0\n',
  });
  await expect
    .poll(() => desk.page.evaluate(() => getComputedStyle(document.querySelector('h1')!).outlineColor))
    .toBe('rgb(1, 2, 3)');
  desk.write({ 'static/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="19" height="9"/>' });
  await desk.page.waitForFunction(() => document.querySelector('img')?.naturalWidth === 19);
  desk.write({ 'docs/a.md': '# A\n\n![pic](/pic.svg)\n\ntext 1\n' });
  await desk.shows('text 1');
  expect(await desk.isReloaded()).toBe(false);
});

it('a log of its own in the site folder is told of, and then no more', async () => {
  const dir = temporaryFolder();
  const config = 'docusaurus.config.mjs';
  writeFiles(dir, { ...SITE, [config]: configOf(), 'serve.log': '' });
  const site = await serve(dir, ['-p', '0']);
  const log = (text: string) => appendFileSync(join(dir, 'serve.log'), text);
  site.child.stderr?.on('data', log);
  /** Waits until a new line of the log, and the build that comes of it, have no answer in the log. */
  const isQuiet = () =>
    expect
      .poll(
        async () => {
          const before = site.said();
          log('another line\n');
          await new Promise((resolve) => setTimeout(resolve, 1500));
          return site.said().slice(before.length);
        },
        { timeout: 60_000 },
      )
      .toBe('');
  log('a line\n');
  await site.heard(/serve\.log → 0 pages/);
  await isQuiet();
  const broken = site.said().length;
  writeFiles(dir, { [config]: 'export default {' });
  await site.heard(/docusaurus\.config\.mjs.* → ✗/, broken);
  await isQuiet();
  const from = site.said().length;
  writeFiles(dir, { [config]: configOf() });
  await site.heard(/docusaurus\.config\.mjs.* → \d+ page/, from);
  await isQuiet();
});

/** A home page with components of all kinds. */
const home = ({ text = 0, more = '' }) => `import Layout from '@theme/Layout';
import { useState, useRef } from 'react';
import Default from '../components/Default';
import Arrow from '../components/Arrow';
import Field from '../components/Field';
import Memo from '../components/Memo';
import useFar from '../components/useFar';
const useNear = () => { const far = useFar(); ${more} return useState(far); };
function Near() { const [n, setN] = useNear(); return ${counter('near', '')}; }
function Other() { ${STATE} return ${counter('other', '')}; }
export default function Home() {
  ${STATE}
  return <Layout><h1>home ${text}</h1>${counter('home', `${text}`)}<Near /><Other /><Default /><Arrow /><Field /><Memo /></Layout>;
}
`;
const component = {
  Default: (text: number) =>
    `import { useState } from 'react';\nexport default function () { ${STATE} return ${counter('default', `${text}`)}; }\n`,
  Arrow: (text: number) =>
    `import { useState } from 'react';\nexport default (props) => { ${STATE} return ${counter('arrow', `${text}`)}; };\n`,
  Field: (text: number) =>
    `import { forwardRef, useState } from 'react';
const Field = forwardRef(({ word }, ref) => { ${STATE} return <i ref={ref}>{word}${counter('field', `${text}`)}</i>; });
export default Field;\n`,
  Memo: (text: number) =>
    `import { memo, forwardRef, useState } from 'react';
function Memo() { ${STATE} return ${counter('memo', `${text}`)}; }
export const Both = memo(forwardRef((props, ref) => { ${STATE} return ${counter('both', `${text}`)}; }));
const Whole = memo(() => <><Inside /><Both /></>);
const Inside = memo(Memo);
export default Whole;\n`,
};
const far = (more = '') =>
  `import { useState, useRef } from 'react';\nexport default () => { ${more} const [n] = useState(0); return n; };\n`;

it('components of a home page keep their state, whatever they are made of, until the hooks change that they call', async () => {
  const desk = await sitAt('/', {
    'src/pages/index.js': home({}),
    'src/components/useFar.js': far(),
    ...Object.fromEntries(Object.entries(component).map(([name, code]) => [`src/components/${name}.js`, code(0)])),
  });
  const { near, ...others } = await desk.click();
  expect(Object.keys(others).sort()).toEqual(['arrow', 'both', 'default', 'field', 'home', 'memo', 'other']);
  for (let text = 1; text <= 2; text++) {
    desk.write({ 'src/pages/index.js': home({ text }) });
    await desk.shows(`home ${text}`);
    await expect.poll(() => desk.counts()).toEqual({ near, ...others });
  }
  for (const [name, code] of Object.entries(component)) {
    desk.write({ [`src/components/${name}.js`]: code(7) });
    await desk.shows(`${name.toLowerCase()} 7`);
    await expect.poll(() => desk.counts(), { message: name }).toEqual({ near, ...others });
  }
  desk.write({ 'src/pages/index.js': home({ text: 3, more: 'useRef(0);' }) });
  await desk.shows('home 3');
  await expect.poll(() => desk.counts()).toEqual({ near: 0, ...others });
  const again = await desk.click();
  desk.write({
    'src/components/useFar.js': far('useRef(1);'),
    'src/pages/index.js': home({ text: 4, more: 'useRef(0);' }),
  });
  await desk.shows('home 4');
  await expect.poll(() => desk.counts()).toEqual({ ...again, near: 0 });
  expect(await desk.isReloaded()).toBe(false);
});

/** The site's own parts, what they import, and a script of every page. */
const parts = ({ footer = 0, hooks = '', word = 0, pin = 0, last = 0, client = 0, color = 1, table = 0 }) => ({
  'docusaurus.config.mjs': configOf("clientModules: ['./src/client.js'],"),
  'src/client.js': `if (globalThis.document) document.documentElement.dataset.client = '${client}';\n`,
  'src/components/words.js': `export const word = () => 'word ${word}';\n`,
  'src/components/Pin.js': `import { useState } from 'react';
export default function Pin({ name }) { ${STATE} return <button className={name} onClick={() => setN(n + 1)}>pin ${pin}: <b>{n}</b></button>; }\n`,
  'src/theme/Footer/styles.module.css': `.foot { outline-color: rgb(0, 0, ${color}); }\n`,
  'src/theme/Footer/index.js': `import { useRef, useState } from 'react';
import Footer from '@theme-original/Footer';
import Pin from '../../components/Pin';
import { word } from '../../components/words';
import styles from './styles.module.css';
export default function Own(props) {
  ${STATE} ${hooks}
  return <div className={\`foot \${styles.foot}\`}>${counter('foot', `${footer}`)}<i>{word()}</i><Pin name="below" /><Footer {...props} /></div>;
}\n`,
  'src/theme/DocItem/Footer/index.js': `import { useState } from 'react';
import Footer from '@theme-original/DocItem/Footer';
export default (props) => { ${STATE} return <>${counter('last', `${last}`)}<Footer {...props} /></>; };\n`,
  'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents';
export default { ...MDXComponents, Word: () => <i>table ${table}</i> };\n`,
  'docs/p.mdx': "import Pin from '@site/src/components/Pin';\n\n# P\n\n<Word /> <Pin name='within' />\n",
});

it('parts of the site follow edits with their state; what cannot come so brings a reload', async () => {
  const desk = await sitAt('docs/p', parts({}));
  const counts = await desk.click();
  expect(Object.keys(counts).sort()).toEqual(['below', 'foot', 'last', 'within']);
  let now = {};
  const save = (change: Parameters<typeof parts>[0]) => {
    const before: Record<string, string> = parts(now);
    now = { ...now, ...change };
    desk.write(Object.fromEntries(Object.entries(parts(now)).filter(([path, code]) => before[path] !== code)));
  };
  const edit = async (change: Parameters<typeof parts>[0], text: string) => {
    save(change);
    await desk.shows(text);
    return [await desk.counts(), await desk.isReloaded()];
  };
  const kept = [counts, false];
  expect(await edit({ footer: 1 }, 'foot 1')).toEqual(kept);
  expect(await edit({ footer: 2, last: 2 }, 'last 2')).toEqual(kept);
  expect(await edit({ word: 3 }, 'word 3')).toEqual(kept);
  expect(await edit({ pin: 4 }, 'pin 4')).toEqual(kept);
  expect(await edit({ color: 5 }, 'pin 4')).toEqual(kept);
  // No text says that it has come.
  await desk.page.waitForFunction(
    () => getComputedStyle(document.querySelector('.foot') ?? document.body).outlineColor === 'rgb(0, 0, 5)',
  );
  expect(await edit({ footer: 1 }, 'foot 1')).toEqual(kept);
  expect(await edit({ hooks: 'useRef(0);', footer: 6 }, 'foot 6')).toEqual([
    { ...counts, foot: 0, below: expect.anything() },
    false,
  ]);
  const none = Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
  const anew = [none, true];
  // No text says that it has come.
  save({ client: 7 });
  await desk.page.waitForFunction(() => !('kept' in window));
  await desk.shows('foot 6');
  expect([await desk.counts(), await desk.isReloaded()]).toEqual(anew);
  await edit({ table: 8 }, 'table 8');
  desk.write({ 'src/theme/DocItem/Paginator.js': 'export default () => <p>paginated</p>;\n' });
  await desk.shows('paginated');
  expect(await desk.isReloaded()).toBe(true);
  // A change reverted while no build succeeds is only new to open pages.
  desk.write(parts({ ...now, footer: 9 }));
  await desk.page.waitForFunction(() => document.body.innerText.includes('foot 9'));
  desk.write({ 'docusaurus.config.mjs': 'export default {' });
  await desk.page.waitForSelector('#notes-problems');
  desk.write(parts(now));
  await desk.shows('foot 6');
});

it('a part that fails in the browser alone is back when it is mended', async () => {
  const part = (text: number, trouble = '') => ({
    'src/theme/DocItem/Footer/index.js': `import Footer from '@theme-original/DocItem/Footer';
const when = (fails) => { if (fails) throw new Error('in the browser'); };
export default function Own(props) { when(${trouble}); return <><i>part ${text}</i><Footer {...props} /></>; }\n`,
  });
  const desk = await sitAt('docs/a', part(0));
  desk.write(part(1, 'globalThis.document !== undefined'));
  await desk.page.waitForFunction(() => !document.body.innerText.includes('part'));
  desk.write(part(2));
  await desk.shows('part 2');
});
