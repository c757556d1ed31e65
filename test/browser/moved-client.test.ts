/** Scripts of every page of a moved site, and links out of the router, as a reader meets them. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildFolder, makeSite } from '../outputs/sites.js';
import { hydrated, launch, open } from './harness.js';
import { serve, type TestServer } from './server.js';

let browser: Browser;
let built: Built;
let server: TestServer;

beforeAll(async () => {
  await compileTool();
  const dir = makeSite({
    'docusaurus.config.js': `module.exports = {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { path: '../outside' }, theme: { customCss: './src/own.css' } }]],
  clientModules: ['./src/client.js'],
};\n`,
    'src/client.js':
      "document.querySelector('h1').before(Object.assign(document.createElement('p'), { id: 'added', textContent: 'added' }));\n",
    'src/own.css': '.plain { background: url(/static/img/dot.svg?v=1); mask: url(/img/dot.svg); }\n',
    'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
    'node_modules/shown/package.json': '{"name":"shown","version":"1.0.0","main":"index.js"}',
    'node_modules/shown/index.js':
      "const { jsx } = require('react/jsx-runtime');\nexports.Shown = () => jsx('b', { id: 'shown', children: 'shown' });\n",
    'src/Out.js':
      'import Link from "@docusaurus/Link";\nexport default () => <p><Link to="pathname:///other/" target="_self">other</Link></p>;\n',
    'src/pages/bare.jsx': "export default () => <main id='bare'><h1>alone</h1></main>;\n",
    'outside/a.mdx':
      "---\nslug: /names/a.html\n---\n\nimport { Shown } from 'shown';\nimport Out from '@site/src/Out';\n\n# A\n\n<Shown />\n\n<Out />\n",
    'src/pages/titled.jsx':
      "import Layout from '@theme/Layout';\nimport Link from '@docusaurus/Link';\nexport default () => <Layout title='Own'><main><Link to='/docs/b'>to b</Link></main></Layout>;\n",
    'outside/b.md': '# B\n\n[to a](./a.mdx)\n',
  });
  cpSync(join(dir, 'outside'), join(dir, '../outside'), { recursive: true });
  [browser, built] = await Promise.all([launch(), buildFolder(dir)]);
  server = await serve(new Map(Object.entries(built.files)));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  removeFolders();
});

it('a script that changes the page at once runs when React has it; packages of the site serve content beside it', async () => {
  expect([built.code, built.stderr.match(/^(?:error|warning) \S+/gm)], built.stderr).toEqual([
    0,
    ['warning slug-address'],
  ]);
  const { page, faults, close } = await open(browser, `${server.origin}/docs/names/a.html`);
  await hydrated(page);
  await page.waitForSelector('#added');
  await expect.poll(() => page.locator('#shown').textContent()).toBe('shown');
  await expect.poll(() => page.locator('main a[href="/other/"]').getAttribute('data-full-load')).toBe('');
  expect(faults).toEqual([]);
  await close();
});

it('the page behind one with a title of its own has its title', async () => {
  const { page, close } = await open(browser, `${server.origin}/titled`);
  await hydrated(page);
  await page.locator('main a', { hasText: 'to b' }).click();
  await page.waitForSelector('main h1');
  await expect
    .poll(() => page.$$eval('head > title', (all) => all.map(({ textContent }) => textContent)))
    .toEqual(['B | M']);
  await close();
});

it('addresses of sheets that begin at the static folder are those of its files', async () => {
  const sheet = built.paths.find((path) => /^assets\/theme[^/]+\.css$/.test(path)) ?? '';
  expect(built.file(sheet)).toMatch(/url\("?\/img\/dot\.svg\?v=1"?\)/);
  expect(built.file(sheet)).not.toContain('/static/');
});

it('a page whose address ends in .html is found by a link', async () => {
  const { page, close } = await open(browser, `${server.origin}/docs/b`);
  await hydrated(page);
  await page.locator('main a', { hasText: 'to a' }).click();
  await page.waitForSelector('#shown');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/names/a.html');
  await close();
});

it('a site whose theme folder has nothing that stands in the frame keeps its bar', async () => {
  const dir = makeSite({
    'docusaurus.config.js': `module.exports = {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false }]],
  themeConfig: { navbar: { items: [{ to: '/docs/a', label: 'To A', position: 'left' }] } },
};\n`,
    'src/theme/MDXComponents.js':
      "import MDXComponents from '@theme-original/MDXComponents';\nexport default { ...MDXComponents, Box: () => 'box' };\n",
    'src/theme/ReactLiveScope/index.js': "import React from 'react';\nexport default { React, ...React };\n",
    'docs/a.md': '# A\n\n<Box />\n',
  });
  const own = await buildFolder(dir);
  const served = await serve(new Map(Object.entries(own.files)));
  const { page, faults, close } = await open(browser, `${served.origin}/docs/a`);
  await hydrated(page);
  await expect.poll(() => page.locator('nav a', { hasText: 'To A' }).count()).toBe(1);
  expect(faults).toEqual([]);
  await close();
  await served.close();
});

it('a page without the frame is the same in the browser as in its file', async () => {
  const { page, faults, close } = await open(browser, `${server.origin}/bare`);
  await hydrated(page);
  await expect.poll(() => page.locator('#bare').count()).toBe(1);
  await expect.poll(() => page.locator('.navbar').count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});
