/** `<style>` elements: written in Markdown, made by components, and by packages that keep styles in JavaScript. The policy of such a page allows them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite, configText } from '../outputs/sites.js';
import { hydrated, launch, open } from './harness.js';
import { serve, type TestServer } from './server.js';

const RED = 'rgb(200, 10, 20)';
/** As in Emotion: an element next to the other one on the server, an empty sheet for inserted rules in the browser. */
const STYLED = `import { createElement, Fragment } from 'react';
const css = '.made { color: ${RED} }';
let sheet;
export function Styled({ children }) {
  const text = createElement('b', { className: 'made' }, children);
  if (typeof document === 'undefined') return createElement(Fragment, null, createElement('style', { 'data-made': '' }, css), text);
  if (!sheet) {
    sheet = document.createElement('style');
    document.head.appendChild(sheet);
    sheet.sheet.insertRule(css);
  }
  return text;
}
`;
const STYLE = `<style>{\`.made { color: ${RED} }\`}</style>`;

/** Files by the address of the page. */
const PAGES: Record<string, Record<string, string>> = {
  '/docs/html': { 'docs/html.md': `# HTML\n\n<style>\n.made { color: ${RED} }\n</style>\n\n<b class="made">x</b>\n` },
  '/docs/jsx': { 'docs/jsx.mdx': `# JSX\n\n${STYLE}\n\n<b className="made">x</b>\n` },
  '/page': { 'pages/page.tsx': `export default () => <main>${STYLE}<b className="made">x</b></main>;\n` },
  '/linked': {
    'pages/linked.tsx':
      'export default () => (\n  <>\n    <link rel="stylesheet" href="/linked.css" />\n    <b className="made">x</b>\n  </>\n);\n',
    'static/linked.css': `.made { color: ${RED} }\n`,
  },
  '/docs/package': {
    'docs/package.mdx': "import { Styled } from 'styled';\n\n# Package\n\n<Styled>x</Styled>\n",
    'node_modules/styled/package.json':
      '{ "name": "styled", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/styled/index.js': STYLED,
  },
};

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  await compileTool();
  const links = Object.keys(PAGES).map((address) => `[${address}](${address})`);
  const built = await buildSite({
    'notes.config.ts': configText({ blog: false, trailingSlash: false }),
    'docs/start.md': `# Start\n\n${links.join(' ')}\n`,
    'pages/far.tsx': 'export default () => <link rel="stylesheet" href="https://styles.example/a.css" />;\n',
    ...Object.assign({}, ...Object.values(PAGES)),
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('docs/start.html')).not.toContain('unsafe-inline');
  expect(built.file('far.html')).toMatch(/<meta [^>]*Policy[^>]* https:\/\/styles\.example/);
  [browser, server] = await Promise.all([launch(), serve(built.out)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  removeFolders();
});

it.each(Object.keys(PAGES))('%s, opened and come to from another page', async (address) => {
  for (const from of [address, '/docs/start']) {
    const { page, faults, close } = await open(browser, `${server.origin}${from}`);
    await hydrated(page);
    if (from !== address) await page.click(`article a[href="${address}"]`);
    await page.waitForFunction(
      (red) => getComputedStyle(document.querySelector('.made') ?? document.body).color === red,
      RED,
    );
    // The fake package gives the browser less than the server.
    const counted = address === '/docs/package' ? /policy/ : /policy|recoverable/;
    expect([from, faults.filter((fault) => counted.test(fault))]).toEqual([from, []]);
    await close();
  }
});
