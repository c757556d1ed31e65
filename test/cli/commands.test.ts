import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { endServing, serve } from './serving.js';

beforeAll(compileTool);
afterAll(removeFolders);

const SITE = {
  'notes.config.ts':
    "import { defineConfig } from 'biji';\nexport default defineConfig({ title: 'T', url: 'https://example.com', trailingSlash: false });\n",
  'docs/a.md': '---\ntitle: A\n---\n\n正文 [B](./b.md)\n',
  'docs/b.md': '---\ntitle: B\n---\n\ntext\n',
};

function makeSite(more: Record<string, string> = {}): string {
  const dir = temporaryFolder();
  writeFiles(dir, { ...SITE, ...more });
  return dir;
}

describe('wrong usage', () => {
  it.each([
    [['biuld'], 'Did you mean "notes build"?'],
    [['build', '--ouput', 'x'], 'unknown option'],
    [['build', '--stict'], 'Did you mean "--strict"?'],
    [['build', '--threads', 'many'], '"many" is not a whole number'],
    [['build', '--parser', 'other'], 'native, reference'],
    [['build', '--format', 'frmaes'], 'frames, json, github, sarif'],
    [['build', 'a', 'b'], 'too many arguments'],
    [['new', 'dox', 'x'], 'Did you mean "doc"?'],
    [[], 'Examples:'],
  ])('notes %j ends with code 2 and says what was meant', async (args, text) => {
    const run = await notesInHost(args, { cwd: makeSite() });
    expect(run.stderr).toContain(text);
    expect(run.code).toBe(2);
    expect(run.stdout).toBe('');
  });

  it('names the configuration files it looked for', async () => {
    const run = await notesInHost(['build'], { cwd: temporaryFolder() });
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('notes.config.ts, notes.config.mts')]);
  });

  it.each([
    ["export default { title: 'T', ulr: 'https://x.example' };", 'config-unknown-key'],
    ['export default { title: ', 'config-syntax'],
    ["throw new Error('kaputt');", 'kaputt'],
    ['export default 3;', 'config-no-object'],
  ])('ends with code 2 for the configuration %j', async (config, text) => {
    const run = await notesInHost(['build'], { cwd: makeSite({ 'notes.config.ts': config }) });
    expect(run.stderr).toContain(text);
    expect(run.code).toBe(2);
  });

  it('takes a configuration that imports the package by its old name, with one problem at its place', async () => {
    const config =
      "import { defineConfig } from 'notes';\nexport default defineConfig({ title: 'T', url: 'https://x.example' });\n";
    const run = await notesInHost(['build', '--format', 'json'], { cwd: makeSite({ 'notes.config.ts': config }) });
    const { problems } = JSON.parse(run.stdout) as {
      problems: { code: string; file: string; line: number; column: number }[];
    };
    expect(problems.map(({ code, file, line, column }) => ({ code, file, line, column }))).toEqual([
      { code: 'config-old-package', file: 'notes.config.ts', line: 1, column: 31 },
    ]);
    expect(run.code).toBe(0);
  });

  it('prints version and help', async () => {
    const cwd = temporaryFolder();
    const version = await notesInHost(['--version'], { cwd });
    expect([version.code, version.stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
    const help = await notesInHost(['build', '--help'], { cwd });
    expect([help.code, help.stdout, help.stderr]).toEqual([0, expect.stringContaining('Examples:'), '']);
  });
});

describe('notes build', () => {
  it('builds the current folder, or its content/ (D1), into dist/', async () => {
    const cwd = temporaryFolder();
    writeFiles(join(cwd, 'content'), SITE);
    const run = await notesInHost(['build'], { cwd });
    expect([run.code, run.stdout]).toEqual([0, '']);
    expect(readFileSync(join(cwd, 'dist/docs/a.html'), 'utf8')).toContain('href="/docs/b"');
    expect(run.stderr).not.toContain('\u001b');
  });

  it('takes base path and output folder from the command line', async () => {
    const cwd = makeSite();
    expect((await notesInHost(['build', '--base', 'sub', '-o', 'public'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'public/docs/a.html'), 'utf8')).toContain('href="/sub/docs/b"');
  });

  it('refuses a folder that it did not write, and one that holds the site', async () => {
    const cwd = makeSite({ 'mine/thesis.txt': 'x' });
    const foreign = await notesInHost(['build', '-o', 'mine'], { cwd });
    expect([foreign.code, foreign.stderr]).toEqual([2, expect.stringContaining('output-foreign')]);
    expect(readdirSync(join(cwd, 'mine'))).toEqual(['thesis.txt']);
    const inside = await notesInHost(['build', '-o', '.'], { cwd });
    expect([inside.code, inside.stderr]).toEqual([2, expect.stringContaining('output-inside-source')]);
  });

  it('fails on a broken link, prints the frame, and with --no-check does not', async () => {
    const cwd = makeSite({ 'docs/c.md': '---\ntitle: C\n---\n\n[x](/nowhere)\n' });
    const run = await notesInHost(['build'], { cwd });
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('docs/c.md:5:5')]);
    expect(existsSync(join(cwd, 'dist'))).toBe(false);
    expect((await notesInHost(['build', '--no-check'], { cwd })).code).toBe(0);
  });

  it('fails on warnings with --strict', async () => {
    const cwd = makeSite({ 'blog/2025-01-01-a.md': '# A\n\n正文\n' });
    const run = await notesInHost(['build'], { cwd });
    expect([run.code, run.stderr]).toEqual([0, expect.stringContaining('warning')]);
    expect((await notesInHost(['build', '--strict'], { cwd })).code).toBe(1);
  });

  it.each([
    ['json', (text: string) => JSON.parse(text).problems[0].code],
    ['sarif', (text: string) => JSON.parse(text).runs[0].results[0].ruleId],
    ['github', (text: string) => text.match(/title=([\w-]+)/)![1]],
  ])('prints problems as %s on stdout', async (format, code) => {
    const cwd = makeSite({ 'docs/c.md': '---\ntitle: C\n---\n\n[x](/nowhere)\n' });
    const run = await notesInHost(['build', '--format', format], { cwd });
    expect(code(run.stdout)).toBe('link-broken');
  });

  it('leaves drafts out unless asked for (B1.86)', async () => {
    const cwd = makeSite({ 'docs/c.md': '---\ntitle: C\ndraft: true\n---\n\ngeheim\n' });
    await notesInHost(['build'], { cwd });
    expect(existsSync(join(cwd, 'dist/docs/c.html'))).toBe(false);
    await notesInHost(['build', '--drafts'], { cwd });
    expect(existsSync(join(cwd, 'dist/docs/c.html'))).toBe(true);
  });

  it('renders React pages and replaced theme files', async () => {
    const cwd = makeSite({
      'pages/hello.tsx': `import { useState } from 'react';\nimport css from './hello.module.css';\nexport default () => { const [n] = useState(41); return <p className={css.big}>{String(n + 1).concat(' hello')}</p>; };\n`,
      'pages/hello.module.css': '.big { font-size: 3em }\n',
      'notes.config.ts': SITE['notes.config.ts'].replace('title:', "footer: { copyright: 'x' }, title:"),
      'theme/layout/Footer.tsx': 'export function Footer() { return <footer>eigene Fusszeile</footer>; }\n',
    });
    const run = await notesInHost(['build'], { cwd });
    expect(run.stderr).not.toContain('error');
    const html = readFileSync(join(cwd, 'dist/hello.html'), 'utf8');
    expect(html).toMatch(/<p class="[^"]*big">42 hello<\/p>/);
    expect(html).toMatch(/rel="stylesheet" href="\/assets\/hello-\w+\.\w+\.css"/);
    expect(html).toContain('eigene Fusszeile');
  });

  it('runs a configuration of the reference (D19)', async () => {
    const cwd = temporaryFolder();
    const { 'notes.config.ts': _, ...docs } = SITE;
    writeFiles(cwd, {
      ...docs,
      'docusaurus.config.js':
        "export default async () => ({ title: 'D', url: 'https://example.com', baseUrl: '/x/', presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]], plugins: ['some-plugin'] });\n",
    });
    const run = await notesInHost(['build'], { cwd });
    expect(run.stderr).toContain('some-plugin');
    expect(run.code).toBe(0);
    expect(readdirSync(join(cwd, 'dist'))).toContain('a');
  });
});

describe('notes index --dry-run', () => {
  it('prints one record a line on stdout', async () => {
    const run = await notesInHost(['index', '--dry-run'], { cwd: makeSite() });
    expect(run.code).toBe(0);
    const records = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { url: string });
    expect(records.map(({ url }) => url)).toContain('https://example.com/docs/a');
    expect(run.stderr).toContain('No keys in the environment');
  });
});

describe('notes init and new', () => {
  it('makes a site that builds at once, with a doc, a post and a page more', async () => {
    const cwd = temporaryFolder();
    expect((await notesInHost(['init', 'mine', '--no-install', '--title', "Ada's Notizen"], { cwd })).code).toBe(0);
    const dir = join(cwd, 'mine');
    expect((await notesInHost(['new', 'doc', 'css/层叠上下文: 一', '--tags', 'css, 层叠'], { cwd: dir })).stdout).toBe(
      'docs/css/层叠上下文-一.md\n',
    );
    expect((await notesInHost(['new', 'post', '为什么 需要?'], { cwd: dir })).stdout).toBe('blog/为什么-需要.md\n');
    expect((await notesInHost(['new', 'page', 'about'], { cwd: dir })).stdout).toBe('pages/about.tsx\n');
    const again = await notesInHost(['new', 'page', 'about'], { cwd: dir });
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('exists already')]);
    const run = await notesInHost(['build', '--strict'], { cwd: dir });
    expect([run.code, run.stderr]).toEqual([0, expect.stringContaining('dist/')]);
    expect(readFileSync(join(dir, 'dist/docs/css/层叠上下文-一.html'), 'utf8')).toContain('层叠上下文: 一');
  });

  it('does not write into a folder that is not empty', async () => {
    const cwd = makeSite();
    expect((await notesInHost(['init'], { cwd })).code).toBe(2);
  });
});

describe('notes serve', () => {
  afterEach(endServing);

  it('serves pages, tells what a change rebuilt, keeps the last good page over an error, ends with 130', async () => {
    const cwd = makeSite({ 'docs/draft.md': '---\ntitle: Entwurf\ndraft: true\n---\n\nx\n' });
    const { child, url, heard } = await serve(cwd, ['-p', '0']);
    const get = async (path: string) => (await fetch(new URL(path, url))).text();
    expect(await get('/docs/a')).toContain('正文');
    expect(await get('/docs/draft')).toContain('Entwurf');
    expect((await fetch(new URL('/nope', url))).status).toBe(404);
    const events = await fetch(new URL('/_notes/reload', url));
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
    let unread = '';
    /** The next message; heartbeats between them say nothing. What is read may hold several, or a part of one. */
    const message = async (): Promise<string> => {
      while (!unread.includes('\n\n')) unread += (await reader.read()).value ?? '';
      const [first = ''] = unread.split('\n\n', 1);
      unread = unread.slice(first.length + 2);
      return first.includes('data: ') ? first : message();
    };
    expect(await message()).toContain('"kind":"hello"');
    writeFileSync(join(cwd, 'docs/a.md'), SITE['docs/a.md'].replace('正文', '新文'));
    await heard(/docs\/a\.md → 1 page, \d+ ms/);
    expect(await get('/docs/a')).toContain('新文');
    const told = JSON.parse((await message()).replace(/^id: .*\ndata: /, ''));
    expect(told).toMatchObject({ kind: 'pages', routes: ['/docs/a'] });
    expect(told.parts['/_notes/page/docs/a.json'].bodies[0]).toContain('新文');
    expect(told.parts['/_notes/page/docs/a.json']).toEqual(JSON.parse(await get('/_notes/page/docs/a.json')));
    writeFileSync(join(cwd, 'docs/a.md'), '---\ntitle: [\n---\n');
    expect(await message()).toContain('"kind":"problems"');
    expect(await get('/docs/a')).toContain('新文');
    child.kill('SIGINT');
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(130);
  });

  it('shows the last of several saves in quick succession', async () => {
    const cwd = makeSite();
    const { child, url } = await serve(cwd, ['-p', '0']);
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const shown = async () => (await fetch(new URL('/docs/a', url))).text();
    for (let round = 0; round < 4; round++) {
      for (let save = 0; save <= 10 + round; save++, await pause(3))
        writeFileSync(join(cwd, 'docs/a.md'), SITE['docs/a.md'].replace('正文', `第 ${round}-${save} 次`));
      await expect.poll(shown, { message: `round ${round}` }).toContain(`第 ${round}-${10 + round} 次`);
    }
    child.kill('SIGINT');
  });

  it('brings the search index up to a change a moment after the page', async () => {
    const cwd = makeSite();
    const { child, url, heard } = await serve(cwd, ['-p', '0']);
    const meta = async () => (await fetch(new URL('/_notes/search/meta.json', url))).text();
    const before = await meta();
    writeFileSync(join(cwd, 'docs/a.md'), SITE['docs/a.md'].replace('正文', '搜得到的新词'));
    await heard(/docs\/a\.md → 1 page/);
    await expect.poll(meta).not.toBe(before);
    const after = await meta();
    child.kill('SIGINT');
    await new Promise((resolve) => child.on('exit', resolve));
    expect((await notesInHost(['build'], { cwd })).code).toBe(0);
    expect(after).toBe(readFileSync(join(cwd, 'dist/_notes/search/meta.json'), 'utf8'));
  });

  it('takes the next port when one is in use and says so', async () => {
    const taken = createServer().listen(0, 'localhost');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    try {
      const { url, said } = await serve(makeSite(), ['-p', String(port)]);
      await expect.poll(said).toContain(`Port ${port} is taken; using`);
      expect(url).not.toContain(`:${port}/`);
    } finally {
      taken.close();
    }
  });
});
