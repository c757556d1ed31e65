/** `notes init --content here` in a folder as hosts of repositories show it: the site builds as it is, and what they show is there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';

beforeAll(compileTool);
afterAll(removeFolders);

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const FILES = {
  'Readme.md': `<h1 align="center">
  <img src="/docs/logo.png" alt="Logo"><br>
  Own
</h1>

<https://example.com/a> and an object {a: 1}, 1 < 2, a<br>b, <font color=red>red</font>.

[MIT](LICENSE), [guide](docs/guide.md#guide), [list](assets/download.md)
`,
  LICENSE: 'MIT\n',
  'docs/later.md': '<img src="logo.png">\n\n# Later\n\nText.\n',
  'docs/ruled.md': 'Text.\n\n---\n\n# Not a title\n',
  'docs/guide.md': '# Guide\n\n- [Guide](#guide)\n- [Part](#part)\n\n## Part\n\n![Logo](/docs/logo.png)\n',
  'assets/download.md': '# Download\n\n[Home](../Readme.md)\n',
  'years/2019-talks.md': '# 2019\n',
  'years/2020-talks.md': '# 2020\n',
};

async function makeSite(files: Record<string, string>, env?: Record<string, string>) {
  const dir = temporaryFolder();
  writeFiles(dir, files);
  const made = await notesInHost(['init', '--content', 'here', '--no-install'], { cwd: dir, env });
  expect(made.code, made.stderr).toBe(0);
  return { dir, config: readFileSync(join(dir, 'notes.config.ts'), 'utf8') };
}

it('reads the files as hosts of repositories do', async () => {
  const { dir, config } = await makeSite(FILES);
  writeFileSync(join(dir, 'docs/logo.png'), PNG);
  expect(config).toContain('numberPrefixParser: false');
  const run = await notesInHost(['build', '--json'], { cwd: dir });
  const { problems } = JSON.parse(run.stdout) as { problems: { code: string; args: object }[] };
  expect([run.code, problems]).toEqual([0, []]);
  const page = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
  const home = page('index.html');
  const checked = await notesInHost(['check', '--only', 'build'], { cwd: dir });
  expect(readFileSync(join(dir, 'package.json'), 'utf8')).toContain('"check": "notes check --only build"');
  expect([checked.code, checked.stderr]).toEqual([0, expect.not.stringMatching(/^(?:warning|error) /m)]);
  // The one heading of level 1 is its own, and the title of the page.
  expect(home.match(/<h1[ >]/g)).toHaveLength(1);
  expect(home).toMatch(/<title>Own(?: \||<)/);
  expect(home).toMatch(/src="\/assets\/logo-[\w-]+\.png"/);
  expect(home).toContain('href="https://example.com/a"');
  expect(home).toContain('{a: 1}, 1 &lt; 2, a<br>b');
  expect(home).toMatch(/href="\/assets\/LICENSE-\w+"/);
  // The title of a page has no id: a link to it leads to the top.
  expect(home).toContain('href="/docs/guide"');
  const guide = page('docs/guide.html');
  expect(guide).toContain('href="#top"');
  expect(guide).toContain('href="#part"');
  expect(guide).toMatch(/src="\/assets\/logo-[\w-]+\.png"/);
  expect(page('docs/later.html')).toMatch(/<title>Later \|/);
  expect(page('docs/ruled.html')).toMatch(/<title>ruled \|/);
  expect(page('assets/download.html')).toContain('href="/"');
  expect(page('years/2019-talks.html')).toContain('2019');
});

it('tells of links that lead nowhere, and builds', async () => {
  const { dir } = await makeSite({ 'README.md': '# A\n\n[b](b.md) [c](#c) ![d](d.png) [e](/e)\n' });
  const { code, stderr } = await notesInHost(['build'], { cwd: dir });
  expect(code).toBe(0);
  const codes = [...stderr.matchAll(/^warning ([\w-]+)/gm)].map(([, name]) => name);
  expect(codes.sort()).toEqual(['image-missing', 'link-anchor', 'link-broken', 'link-markdown']);
});

it.each([
  ['# 一篇\n\n讲 `setTimeout()` 和 Promise 的用法。\n', 'zh-Hans'],
  ['# One\n\nHow to use `setTimeout()`, with 一 word.\n', 'en'],
])('has the language of the texts, whatever that of the terminal: %j', async (text, locale) => {
  for (const LANG of ['zh_CN.UTF-8', 'en_US.UTF-8'])
    expect((await makeSite({ 'a.md': text }, { LANG })).config).toContain(`defaultLocale: '${locale}'`);
});

it('takes pages, title and copied files from where VitePress has them', async () => {
  const { dir, config } = await makeSite({
    'docs/.vitepress/config.mts': "export default defineConfig({\n  title: 'Own',\n});\n",
    'docs/index.md': '# Home\n\n![Logo](/logo.svg), [next](./guide/start)\n',
    'docs/guide/start.md': '# Start\n',
    'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  });
  expect(config).toMatch(/title: 'Own',[\s\S]*path: 'docs'[\s\S]*staticDirectories: \['static', 'docs\/public'\]/);
  const run = await notesInHost(['build', '--json'], { cwd: dir });
  const { problems } = JSON.parse(run.stdout) as { problems: object[] };
  expect([run.code, problems]).toEqual([0, []]);
  expect(readFileSync(join(dir, 'dist/guide/start.html'), 'utf8')).toContain('<h1>Start</h1>');
});

it('takes the pages of Hugo from its folder, and tells of the name that hides one', async () => {
  const { dir, config } = await makeSite({
    'hugo.toml': 'baseURL = "https://a.example/"\ntitle = "Own"\n',
    'content/posts/_index.md': '---\ntitle: Posts\n---\n',
    'content/posts/a.md': '---\ntitle: A\n---\n\n![Logo](/logo.svg)\n',
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  });
  expect(config).toMatch(/title: 'Own',[\s\S]*path: 'content'/);
  const run = await notesInHost(['build', '--json'], { cwd: dir });
  const { problems } = JSON.parse(run.stdout) as { problems: { code: string }[] };
  expect([run.code, problems.map(({ code }) => code)]).toEqual([0, ['page-index-name']]);
});

it.each(['source/_posts', '_posts'])('makes no site of a blog whose posts it would hide: %s', async (posts) => {
  const dir = temporaryFolder();
  writeFiles(dir, { [`${posts}/2025-01-01-a.md`]: '# A\n' });
  const run = await notesInHost(['init', '--content', 'here', '--no-install'], { cwd: dir });
  expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(`cp -r ${posts}/. ../blog/blog/`)]);
  expect((await notesInHost(['init', '--content', 'here', '--no-install', '--force'], { cwd: dir })).code).toBe(0);
});
