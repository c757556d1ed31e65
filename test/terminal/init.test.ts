/** `notes init`, from outside: what it writes, keeps, refuses and asks. */
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTree, removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { onTerminal } from './pseudo-terminal.js';

beforeAll(compileTool);
afterAll(removeFolders);

const pathsOf = (folder: string) => Object.keys(readTree(folder));

const SHARED = [
  '.github/workflows/site.yml',
  '.gitignore',
  '.vscode/extensions.json',
  '.vscode/settings.json',
  'notes.config.ts',
  'package.json',
  'pages/index.md',
  'static/favicon.svg',
  'tsconfig.json',
];
const DOCS = ['docs/index.md', 'docs/writing.md', 'sidebars.ts'];

describe('a new site', () => {
  it.each([
    [
      ['--lang', 'zh'],
      [...DOCS, 'blog/第一篇文章.md'],
      ['index.html', 'docs/writing.html', 'blog.html'],
      '改成自己的话就好',
    ],
    [['--lang', 'en', '--content', 'docs'], DOCS, ['index.html', 'docs/writing.html'], 'make it your own'],
    [['--lang', 'en', '--content', 'blog'], ['blog/first-post.md'], ['index.html', 'blog.html'], 'Blog'],
  ])('%j builds and is checked without a warning', async (options, own, pages, text) => {
    const cwd = temporaryFolder();
    expect((await notesInHost(['init', 'site', '--no-install', ...options], { cwd })).code).toBe(0);
    expect(pathsOf(join(cwd, 'site'))).toEqual([...SHARED, ...own].sort());
    const run = await notesInHost(['build', 'site', '--strict'], { cwd });
    expect([run.code, run.stderr]).toEqual([0, expect.not.stringMatching(/warning|error|info /)]);
    const checked = await notesInHost(['check', 'site', '--strict'], { cwd });
    expect([checked.code, checked.stderr]).toEqual([0, expect.not.stringMatching(/^(warning|error) /m)]);
    const out = join(cwd, 'site/dist');
    expect(pages.filter((page) => !existsSync(join(out, page)))).toEqual([]);
    expect(existsSync(join(out, 'blog.html'))).toBe(pages.includes('blog.html'));
    expect(existsSync(join(out, 'docs'))).toBe(own.includes('sidebars.ts'));
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(text);
    expect(readFileSync(join(out, 'index.html'), 'utf8').match(/<h1[ >]/g)).toHaveLength(1);
  });

  it.each([
    [{ 'README.md': '# Mine\n\n[b](./sub/b.md)\n' }, ['index.html', 'sub/b.html']],
    [{}, ['index.html', 'sub/b.html']],
  ])('of the Markdown that is there: %j', async (files, pages) => {
    const cwd = temporaryFolder();
    const own = { ...files, 'sub/b.md': '# B\n' };
    writeFiles(cwd, own);
    const refused = await notesInHost(['init', '--no-install'], { cwd });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('`--content here`')]);
    expect((await notesInHost(['init', '--no-install', '--content', 'here'], { cwd })).code).toBe(0);
    for (const [path, text] of Object.entries(own)) expect(readFileSync(join(cwd, path), 'utf8')).toBe(text);
    // The second build meets the Markdown that the first has written for machines.
    for (const _ of ['new', 'again']) {
      const run = await notesInHost(['build', '--strict'], { cwd });
      expect([run.code, run.stderr]).toEqual([0, expect.not.stringMatching(/^(?:warning|error|info) /m)]);
    }
    expect(pages.filter((page) => !existsSync(join(cwd, 'dist', page)))).toEqual([]);
    expect(existsSync(join(cwd, 'dist/dist'))).toBe(false);
  });

  const pages = { 'README.md': '# Mine\n', 'b.md': '# B\n', 'in/a.md': '# A\n', 'in/index.md': '# In\n' };
  const below = Object.fromEntries(Object.entries(pages).map(([path, text]) => [`docs/${path}`, text]));
  it.each<[string, Record<string, string>, string]>([
    [
      'mdBook or GitBook',
      {
        ...pages,
        'SUMMARY.md':
          '# Summary\n\n[Start](README.md)\n\n## Part\n\n- [In](in/)\n  - [First](in/a.md)\n- [Draft]()\n\n---\n\n[Last](b.md)\n',
      },
      'Start Part In First Last',
    ],
    [
      'docsify',
      { ...pages, '_sidebar.md': '* [Start](/)\n* Part\n  * [In](in/)\n    * [First](/in/a)\n* [**Last**](b.md#x)\n' },
      'Start Part In First Last',
    ],
    [
      'MkDocs',
      {
        ...below,
        'mkdocs.yml':
          'site_name: Mine\nnav:\n  - Start: README.md\n  - Part:\n    - in/index.md\n    - First: in/a.md\n  - Last: b.md\ntheme:\n  x: !!python/name:y\n',
      },
      'Start Part In First Last',
    ],
  ])('of a folder of %s keeps its order', async (_, files, order) => {
    const cwd = temporaryFolder();
    writeFiles(cwd, files);
    expect((await notesInHost(['init', '--no-install', '--content', 'here'], { cwd })).code).toBe(0);
    const run = await notesInHost(['build', '--quiet'], { cwd });
    expect([run.code, run.stderr]).toEqual([0, expect.not.stringMatching(/^(?:warning doc|error) /m)]);
    const html = readFileSync(join(cwd, 'dist/in/a.html'), 'utf8');
    const menu = /<nav[^>]*menu[\s\S]*?<\/nav>/.exec(html)?.[0].replace(/<[^>]*>/g, ' ') ?? '';
    expect(menu.trim().split(/\s+/).join(' ')).toBe(order);
    expect(existsSync(join(cwd, 'dist/SUMMARY.html'))).toBe(false);
  });

  it.each([
    ['an unknown alias', 'site_name: *x\nnav:\n  - a.md\n'],
    ['lists without end', `nav: ${'['.repeat(20_000)}\n`],
  ])('of a folder whose mkdocs.yml has %s has its own order', async (_, text) => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { 'docs/a.md': '# A\n', 'mkdocs.yml': text });
    const run = await notesInHost(['init', '--no-install', '--content', 'here'], { cwd });
    expect([run.code, run.stderr]).toEqual([0, expect.not.stringContaining('error')]);
    expect(existsSync(join(cwd, 'notes.config.ts'))).toBe(true);
  });

  it('below the top of a repository has no workflow: nobody would run it', async () => {
    const top = temporaryFolder();
    writeFiles(top, { '.git/HEAD': 'ref: refs/heads/main\n' });
    await notesInHost(['init', 'packages/site', '--no-install'], { cwd: top });
    expect(existsSync(join(top, 'packages/site/notes.config.ts'))).toBe(true);
    expect(existsSync(join(top, 'packages/site/.github'))).toBe(false);
  });

  it.each([
    [{ LANG: 'zh_CN.UTF-8' }, 'zh-Hans'],
    [{ LANG: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
  ])('has the language of the terminal: %j', async (env, locale) => {
    const cwd = temporaryFolder();
    await notes(['init', '--no-install', '.'], { cwd, env });
    expect(readFileSync(join(cwd, 'notes.config.ts'), 'utf8')).toContain(`defaultLocale: '${locale}'`);
  });

  it('is made in a folder with package.json, README, licence and .git, which keep what they say', async () => {
    const cwd = temporaryFolder();
    const manifest = { name: 'mine', scripts: { start: 'node x.js', test: 'true' }, dependencies: { left: '1.0.0' } };
    const kept = { 'README.md': '# mine\n', LICENSE: 'MIT', '.git/HEAD': 'ref: refs/heads/main\n' };
    writeFiles(cwd, { ...kept, 'package.json': JSON.stringify(manifest, null, '\t'), '.gitignore': 'dist/\n*.log' });
    const run = await notesInHost(['init', '--no-install'], { cwd });
    expect([run.code, run.stderr]).toEqual([0, expect.stringContaining('npm install && npm run notes:start')]);
    const text = readFileSync(join(cwd, 'package.json'), 'utf8');
    expect(text).toContain('\n\t"name": "mine"');
    const { scripts, dependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
    expect(scripts).toEqual({
      start: 'node x.js',
      test: 'true',
      'notes:start': 'notes serve --open',
      build: 'notes build',
      check: 'notes check',
    });
    expect(dependencies).toEqual({ left: '1.0.0', biji: expect.stringMatching(/^file:/) });
    expect(readFileSync(join(cwd, '.gitignore'), 'utf8')).toBe('dist/\n*.log\nnode_modules\n.notes\n');
    for (const [path, before] of Object.entries(kept)) expect(readFileSync(join(cwd, path), 'utf8')).toBe(before);
  });

  it('has editor settings and a workflow that name what is there', async () => {
    const cwd = temporaryFolder();
    await notesInHost(['init', '--no-install'], { cwd });
    const settings = JSON.parse(readFileSync(join(cwd, '.vscode/settings.json'), 'utf8')) as {
      'yaml.schemas': Record<string, string>;
    };
    const schemas = Object.keys(settings['yaml.schemas']).map((path) => path.replace('./node_modules/biji/', ''));
    expect(schemas.filter((path) => !existsSync(join(import.meta.dirname, '../..', path)))).toEqual([]);
    const workflow = readFileSync(join(cwd, '.github/workflows/site.yml'), 'utf8');
    expect([...workflow.matchAll(/- run: (.*)/g)].map(([, command]) => command)).toEqual([
      'npm ci',
      'npm run check',
      'npm run build',
    ]);
    expect(pathsOf(cwd).filter((path) => readFileSync(join(cwd, path), 'utf8').includes('{{'))).toEqual([]);
  });
});

describe('esbuild runs nothing when it is installed, and nobody asks', () => {
  it('with npm: package.json says so, but for what it says already', async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { 'package.json': '{ "allowScripts": { "left": true } }' });
    await notesInHost(['init', '--no-install'], { cwd });
    expect(JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))).toMatchObject({
      allowScripts: { esbuild: false, left: true },
    });
  });

  it('in a workspace of pnpm nobody has to say that it is pnpm', async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { 'pnpm-workspace.yaml': "packages: ['packages/*']\n" });
    const run = await notesInHost(['init', 'packages/site', '--no-install'], { cwd });
    expect(run.stderr).toContain('pnpm install --dir packages/site && pnpm --dir packages/site start');
  });

  const env = { npm_config_user_agent: 'pnpm/12.0.0' };

  it('with pnpm: its file for workspaces says so', async () => {
    const cwd = temporaryFolder();
    await notes(['init', '--no-install'], { cwd, env });
    expect(readFileSync(join(cwd, 'pnpm-workspace.yaml'), 'utf8')).toBe('allowBuilds:\n  esbuild: false\n');
    expect(readFileSync(join(cwd, 'package.json'), 'utf8')).not.toContain('allowScripts');
  });

  it('in a workspace the top decides', async () => {
    const top = temporaryFolder();
    writeFiles(top, { 'pnpm-workspace.yaml': "packages: ['sites/*']\n" });
    await notes(['init', 'sites/one', '--no-install'], { cwd: top, env });
    expect(existsSync(join(top, 'sites/one/pnpm-workspace.yaml'))).toBe(false);
  });
});

describe('what stands in the way of a site', () => {
  it('is named; with --force it is kept', async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { 'thesis.tex': 'x', 'docs/index.md': '# Mine\n' });
    const refused = await notesInHost(['init', '--no-install'], { cwd });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('docs, thesis.tex (2 in all)')]);
    expect(pathsOf(cwd)).toEqual(['docs/index.md', 'thesis.tex']);
    expect((await notesInHost(['init', '--no-install', '--force'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'docs/index.md'), 'utf8')).toBe('# Mine\n');
    expect(existsSync(join(cwd, 'notes.config.ts'))).toBe(true);
  });

  it('is a package.json that is none', async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { 'package.json': '{ "name": ' });
    const run = await notes(['init', '--no-install'], { cwd, env: { NOTES_LANG: 'zh' } });
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('package.json 不是有效的 JSON')]);
    expect(readdirSync(cwd)).toEqual(['package.json']);
  });

  it('leaves the folder as it was when it is met half-way', async () => {
    const cwd = temporaryFolder();
    const before = { 'package.json': '{ "name": "x" }', '.gitignore': 'a\n', pages: 'a file', 'sidebars.ts': 'mine' };
    writeFiles(cwd, before);
    const run = await notesInHost(['init', '--no-install', '--force'], { cwd });
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('disk-refused')]);
    expect(readTree(cwd)).toEqual(Object.fromEntries(Object.entries(before).sort(([a], [b]) => (a < b ? -1 : 1))));
    expect(readdirSync(cwd).sort()).toEqual(Object.keys(before).sort());
  });

  it('is a package manager that is not there: the site stays, and the command to run is told', async () => {
    const cwd = temporaryFolder();
    const run = await notes(['init', 'a b'], { cwd, env: { PATH: '/nowhere' } });
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining("`npm install --prefix 'a b'`")]);
    expect(run.stderr).toContain('init-install-failed');
    expect(existsSync(join(cwd, 'a b/notes.config.ts'))).toBe(true);
  });

  it('is a package manager that fails: its first error is told, whatever it said before', async () => {
    const cwd = temporaryFolder();
    const lines = [...Array.from({ length: 9 }, (_, at) => `resolved ${at}`), 'ERR_NO_SPACE the disk', '  help: x'];
    writeFiles(cwd, { 'bin/npm': `#!/bin/sh\nprintf '${lines.join('\\n')}\\n'\nexit 1\n` });
    chmodSync(join(cwd, 'bin/npm'), 0o755);
    const run = await notes(['init', 'site'], { cwd, env: { PATH: `${join(cwd, 'bin')}:/usr/bin:/bin` } });
    expect(run.stderr).toMatch(/installed:\n +ERR_NO_SPACE the disk\n +help: x\n/);
    expect([run.code, run.stderr]).toEqual([1, expect.not.stringContaining('resolved')]);
  });
});

describe.each([40, 80, 200])('on a terminal of %i columns', (columns) => {
  /** No package manager: the test is about the questions. */
  const env = { PATH: '/usr/bin:/bin', npm_config_offline: 'true', npm_config_registry: 'http://localhost:9/' };

  it('it asks for title, language and content', async () => {
    const cwd = temporaryFolder();
    const screen = onTerminal(['init', 'site'], { cwd, columns, env });
    await screen.heard(/Title of the site/);
    screen.type('我的笔记\r');
    await screen.heard(/Language of the site[\s\S]*English/);
    screen.type('1');
    screen.type('\r');
    await screen.heard(/What it holds[\s\S]*docs and blog/);
    screen.type('\u001b[B');
    screen.type('\r');
    const { lines } = await screen.ended;
    expect(lines.slice(0, 3)).toEqual([
      '✓ Title of the site: 我的笔记',
      '✓ Language of the site: 中文',
      '✓ What it holds: docs',
    ]);
    const config = readFileSync(join(cwd, 'site/notes.config.ts'), 'utf8');
    expect(config).toContain("title: '我的笔记'");
    expect(config).toContain('zh-Hans');
    expect(config).toContain('blog: false');
  });

  it('Ctrl+C ends it, and nothing is written', async () => {
    const cwd = temporaryFolder();
    const screen = onTerminal(['init', 'site'], { cwd, columns, env: { ...env, LANG: 'zh_CN.UTF-8' } });
    await screen.heard(/网站标题/);
    screen.type('x\r');
    await screen.heard(/网站语言/);
    screen.type('\u0003');
    const { code, written } = await screen.ended;
    expect(code).toBe(130);
    expect(readdirSync(cwd)).toEqual([]);
    // The cursor is shown again.
    expect(written.lastIndexOf('\u001b[?25h')).toBeGreaterThan(written.lastIndexOf('\u001b[?25l'));
  });
});
