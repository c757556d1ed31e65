/** `notes import --prove` from outside, with a Docusaurus that is a script which writes files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTree, removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { makeSite } from '../outputs/sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const page = (title: string, body: string, description = `${title}.`) =>
  `<!doctype html><html class="docs-wrapper docs-doc-page"><head><title>${title} | T</title><meta name="description" content="${description}"></head>` +
  `<body><main><article><div class="theme-doc-markdown markdown">${body}</div></article></main></body></html>`;

/** Output of the fake Docusaurus. */
const REFERENCE = {
  'docs/a/index.html': page(
    'A',
    '<h1>A</h1><p>A. See <a href="/base/docs/b">B</a>.</p><h2 id="first">First</h2><p>Text that is there.</p>',
    'A. See B.',
  ),
  'docs/b/index.html': page('B', '<h1>B</h1><p>B.</p>'),
};

/** Records its output folder, and writes `pages` there. */
const fake = (pages: Record<string, string>) => `#!/usr/bin/env node
const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const [, , command, site, flag, out] = process.argv;
if (command !== 'build' || flag !== '--out-dir') process.exit(9);
const generated = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME;
const files = ${JSON.stringify(pages)};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}
mkdirSync(generated, { recursive: true });
writeFileSync(join(generated, 'site-docs-lost.json'), JSON.stringify({ permalink: '/base/docs/lost', source: '@site/docs/lost.md' }));
`;

const site = (pages: Record<string, string>, script = fake(pages)) =>
  makeSite({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/base/', presets: [['classic', { blog: false, docs: {} }]] };`,
    'docs/a.md': '# A\n\nA. See [B](./b.md).\n\n## First\n\nText that is there.\n',
    'docs/b.md': '# B\n\nB.\n',
    'node_modules/@docusaurus/core/package.json':
      '{ "name": "@docusaurus/core", "version": "3.10.2", "bin": { "docusaurus": "bin.cjs" } }',
    'node_modules/@docusaurus/core/bin.cjs': script,
  });

it('ends with 0 where nothing is lost, writes one page that needs nothing else, and leaves the site as it was', async () => {
  const dir = site(REFERENCE);
  const before = readTree(dir);
  const out = join(dir, '..', 'report.html');
  const run = await notesInHost(['import', dir, '--prove', '--out', out], { cwd: join(dir, '..') });
  expect([run.code, run.stderr]).toEqual([0, expect.stringContaining('✓ Nothing is lost: report.html')]);
  expect(readTree(dir)).toEqual(before);
  const report = readFileSync(out, 'utf8');
  expect(report).toContain('Docusaurus 3.10.2');
  expect(report).toContain('content="default-src &#x27;none&#x27;; style-src &#x27;unsafe-inline&#x27;"');
  expect(report).not.toMatch(/<(?:script|link|img)\b/);
});

it('ends with 1 where something is lost, and names the page, the source and the edit', async () => {
  const dir = site({
    ...REFERENCE,
    'docs/a/index.html': REFERENCE['docs/a/index.html'].replace('id="first"', 'id="begin"'),
    'docs/lost/index.html': page('Lost', '<h1>Lost</h1>'),
    'docs/c/a/index.html': page('A', '<h1>A</h1>'),
  });
  const cwd = join(dir, '..');
  const run = await notesInHost(['import', dir, '--prove', '--json'], { cwd });
  const { ok, losses, reference } = JSON.parse(run.stdout);
  expect([run.code, ok, reference.version]).toEqual([1, false, '3.10.2']);
  expect(losses).toMatchObject([
    { aspect: 'routes', route: '/docs/c/a', edit: { file: 'redirects.yml', text: '- from: /docs/c/a\n  to: /docs/a' } },
    { aspect: 'routes', route: '/docs/lost', file: 'docs/lost.md' },
    {
      aspect: 'headings',
      route: '/docs/a',
      file: 'docs/a.md',
      line: 5,
      want: '## First {#begin}',
      got: '## First {#first}',
      edit: { text: '## First {#begin}' },
    },
  ]);
  const html = readFileSync(join(cwd, 'import-report.html'), 'utf8');
  for (const text of ['docs/a.md:5', '## First {#begin}', '3 losses on 3 pages']) expect(html).toContain(text);
  // The edit that it names makes it whole.
  writeFileSync(
    join(dir, 'docs/a.md'),
    readFileSync(join(dir, 'docs/a.md'), 'utf8').replace('## First', losses[2].edit.text),
  );
  const again = JSON.parse((await notesInHost(['import', dir, '--prove', '--json'], { cwd })).stdout);
  expect(again.losses.map(({ route }: { route: string }) => route)).toEqual(['/docs/c/a', '/docs/lost']);
});

it('reports in Chinese on a Chinese terminal', async () => {
  const dir = site(REFERENCE);
  const run = await notesInHost(['import', dir, '--prove', '--out', 'r.html'], {
    cwd: join(dir, '..'),
    env: { LANG: 'zh_CN.UTF-8' },
  });
  expect([run.code, run.stderr]).toEqual([0, expect.stringContaining('没有丢失任何内容')]);
  expect(readFileSync(join(dir, '..', 'r.html'), 'utf8')).toContain('<html lang="zh-CN">');
});

it('says what Docusaurus said where it cannot build the site', async () => {
  const dir = site({}, `console.error('[ERROR] Sidebar is broken\\n    at x (/y.js:1:2)'); process.exit(3);`);
  const run = await notesInHost(['import', dir, '--prove'], { cwd: join(dir, '..') });
  expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('[ERROR] Sidebar is broken')]);
  expect(run.stderr).toContain('exit code 3');
  expect(existsSync(join(dir, '..', 'import-report.html'))).toBe(false);
});

it('compares with a sitemap alone, and writes redirects that a build takes', async () => {
  const dir = site({});
  const cwd = join(dir, '..');
  const locations = ['', 'docs/a/', 'docs/2.0/b', 'docs/nowhere/else/at/all'].map(
    (path) => `<url><loc>https://example.com/base/${path}</loc></url>`,
  );
  writeFileSync(join(cwd, 'sitemap.xml'), `<urlset>${locations.join('')}</urlset>`);
  const run = await notesInHost(['import', dir, '--sitemap', 'sitemap.xml', '--json'], { cwd });
  const { losses } = JSON.parse(run.stdout);
  expect(run.code).toBe(1);
  const found = losses.map(({ route, edit }: { route: string; edit?: { text: string } }) => [route, edit?.text]);
  expect(found).toEqual([
    ['/', undefined],
    ['/docs/2.0/b', '- from: /docs/2.0/b\n  to: /docs/b'],
    ['/docs/nowhere/else/at/all', '- from: /docs/nowhere/else/at/all\n  to: /docs'],
  ]);
  writeFileSync(join(dir, 'redirects.yml'), `${found[1][1]}\n${found[2][1]}\n`);
  const again = JSON.parse((await notesInHost(['import', dir, '--sitemap', 'sitemap.xml', '--json'], { cwd })).stdout);
  expect(again.losses.map(({ route }: { route: string }) => route)).toEqual(['/']);
});

it.each([
  [['--prove'], 'prove-no-reference'],
  [['--sitemap', 'empty.xml'], 'prove-sitemap'],
  [['--sitemap', 'absent.xml'], 'disk-refused'],
  [['--reference', '.'], 'prove-folder'],
])('is refused with %j', async (args, code) => {
  const dir = makeSite({
    'docs/a.md': '# A\n',
    'docusaurus.config.js': 'module.exports = {};',
    '../empty.xml': '<sitemapindex/>',
  });
  const run = await notesInHost(['import', dir, ...args, '--json'], { cwd: join(dir, '..') });
  expect([run.code, JSON.parse(run.stdout).problems]).toMatchObject([2, [{ code }]]);
});
