/** The commands that look at a site, from outside: on terminals of several widths, in pipes, with bad input. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Journey } from '../../cli/inspection/journey.js';
import { displayWidth } from '../../cli/report/display-width.js';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { type HostOptions, notesInHost } from '../engine/tool-host.js';
import { type Built, buildFolder, configText, makeSite } from '../outputs/sites.js';
import { root } from '../structure/imports.js';
import { onTerminal } from './pseudo-terminal.js';

let site: Built;
/** Runs a command that only looks at a site. */
const look = (args: readonly string[], options: HostOptions) => notesInHost(args, { ...options, again: true });

beforeAll(async () => {
  site = await buildFolder(
    makeSite({
      'docs/index.md': '---\ntags: [甲]\n---\n\n# 首页\n\n[下一篇](./guide/one.md)\n',
      'docs/guide/_category_.json': '{ "label": "指南", "position": 2 }',
      'docs/guide/one.md':
        '---\nsidebar_position: 3\n---\n\n# 一篇名字很长很长很长很长很长很长很长的文档\n\n![图](./dot.svg)\n',
      'docs/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'blog/2025-01-02-first.md': '# 第一篇\n\n回到[首页](/docs)。\n',
    }),
  );
});
afterAll(removeFolders);

describe('notes preview', () => {
  it('serves the output with the base it was built for; Ctrl+C ends it with 130', async () => {
    const screen = onTerminal(['preview', '-o', site.out, '-p', '0'], { cwd: site.dir, columns: 40 });
    await screen.heard(/http:\/\/localhost:\d+\S*\//);
    screen.type('\u0003');
    const { code, lines } = await screen.ended;
    expect([code, lines.at(-1)]).toEqual([130, expect.stringMatching(/^\^?C?✓ http:\/\/localhost:\d+\/$|\^C$/)]);
  });

  it.each([
    [['preview'], '`notes build`'],
    [['preview', 'x y'], '`notes build x y`'],
    [['preview', '-o', 'public'], '`notes build -o public`'],
  ])('%j without a build says how to make one', async (args, command) => {
    const run = await look(args, { cwd: temporaryFolder() });
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('output-not-built')]);
    expect(run.stderr).toContain(command);
  });
});

const LISTS = ['docs', 'posts', 'tags', 'routes', 'links', 'problems'];
const widest = (lines: readonly string[]) => Math.max(...lines.map(displayWidth));

describe.each([40, 80, 200])('a terminal of %i columns', (columns) => {
  it.each([
    ...LISTS.map((name) => ['list', name]),
    ['analyze', '-o', 'OUT'],
    ['explain'],
    ['explain', 'front-matter-colon'],
    ['inspect', 'docs/guide/one.md'],
    ['inspect', '/blog'],
  ])('notes %s %s: no line is wider, no progress is left', async (...args) => {
    const words = args.map((word) => (word === 'OUT' ? site.out : word));
    const { code, written, lines } = await onTerminal(words, { cwd: site.dir, columns }).ended;
    expect([code, widest(lines) <= columns]).toEqual([0, true]);
    expect(lines.join('\n')).not.toMatch(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]|…ing/);
    expect(written).toMatch(/\S/);
  });
});

describe.each([40, 80, 200])('in %i columns nothing is cut, and no word broken', (columns) => {
  const TITLE = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥天地玄黄';
  const NAME = 'internationalisation-considerations-component-boundaries.md';
  const PLACE = ['internationalisation-', 'considerations-', 'component-', 'boundaries.md'];
  let cwd: string;
  beforeAll(() => {
    cwd = makeSite({
      'notes.config.ts': configText({ onBrokenLinks: 'warn' }),
      'docs/index.md': `---\ntags: [${TITLE}]\n---\n\n# 首页\n\n[下一篇](./guide/${NAME}) [没有](/nowhere/${TITLE})\n`,
      [`docs/guide/${NAME}`]: `# ${TITLE}\n\n## Considerations\n\n## 又一个标题\n`,
    });
  });

  it.each([
    ['list docs', [...TITLE, ...PLACE, 'defaultSidebar']],
    ['list tags', [...TITLE, 'docs']],
    ['list routes', [...PLACE, 'tags']],
    ['list links', [...PLACE, 'missing', ...TITLE]],
    ['list problems', ['warning', 'link-broken', 'index.md:7:', ...TITLE]],
    [`inspect docs/guide/${NAME}`, [...TITLE, ...PLACE, 'defaultSidebar', '#considerations', 'notes.config.ts']],
    ['explain', ['link-broken', 'config-not-found']],
  ])('notes %s', async (args, words) => {
    const { lines } = await onTerminal(args.split(' '), { cwd, columns, env: { LANG: 'zh_CN.UTF-8' } }).ended;
    expect(lines.filter((line) => displayWidth(line) > columns || (args !== 'explain' && line.includes('…')))).toEqual(
      [],
    );
    const text = lines.join('\n');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });
});

describe('notes list', () => {
  const list = async (...args: string[]) => {
    const run = await look(['list', ...args], { cwd: site.dir });
    expect([run.code, run.stderr]).toEqual([0, '']);
    return run.stdout;
  };

  it('docs: in a pipe whole lines, without colours', async () => {
    const text = await list('docs');
    expect(text.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['file', 'title', 'route', 'sidebar', 'tags'],
      ['docs/guide/one.md', '一篇名字很长很长很长很长很长很长很长的文档', '/docs/guide/one', 'defaultSidebar'],
      ['docs/index.md', '首页', '/docs/', 'defaultSidebar', '甲'],
      [''],
    ]);
  });

  it('gives the same as JSON', async () => {
    const json = async (name: string) => JSON.parse(await list(name, '--json')) as Record<string, unknown>[];
    expect(await json('docs')).toMatchObject([
      { id: 'guide/one', file: 'docs/guide/one.md', route: '/docs/guide/one', position: 3, draft: false },
      { id: 'index', route: '/docs/', tags: ['甲'] },
    ]);
    expect(await json('posts')).toMatchObject([{ title: '第一篇', date: expect.stringMatching(/^2025-01-02/) }]);
    expect(await json('tags')).toMatchObject([{ label: '甲', count: 1, area: 'docs', instance: 'default' }]);
    expect(await json('routes')).toContainEqual(
      expect.objectContaining({ route: '/docs/', kind: 'doc', output: 'docs/index.html' }),
    );
    expect(await json('links')).toEqual([
      expect.objectContaining({ file: 'docs/guide/one.md', kind: 'image', url: './dot.svg', leads: 'file' }),
      expect.objectContaining({ file: 'docs/index.md', line: 7, column: 1, leads: 'page', to: '/docs/guide/one' }),
      expect.objectContaining({ file: 'blog/2025-01-02-first.md', leads: 'page', to: '/docs/' }),
    ]);
    expect(await json('problems')).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'post-untruncated' })]),
    );
  });

  it.each(LISTS)('%s: JSON has the fields that the manual names, and no other', async (name) => {
    const manual = readFileSync(join(root, 'docs/manual/docs/cli.md'), 'utf8');
    const row = manual.split('\n').find((line) => line.startsWith(`| \`${name}\` | `))!;
    const documented = [...row.split('|')[3]!.matchAll(/`(\w+)`/g)].map(([, field]) => field);
    const rows = JSON.parse(await list(name, '--json')) as object[];
    expect(rows.length).toBeGreaterThan(0);
    expect(documented).toEqual(expect.arrayContaining([...new Set(rows.flatMap((entry) => Object.keys(entry)))]));
  });

  it('ends as a build does where problems are asked for, and as told elsewhere', async () => {
    const cwd = makeSite({ 'docs/a.md': '# A\n\n[x](/nowhere)\n' });
    const codes = async (...names: string[]) =>
      Promise.all(names.map(async (name) => (await look(['list', name, '--json'], { cwd })).code));
    expect(await codes('problems', 'docs', 'links')).toEqual([1, 0, 0]);
    expect((await look(['inspect', 'docs/a.md'], { cwd })).code).toBe(0);
    const unknown = [
      ['inspect', 'docs/b.md', 'docs/a.md'],
      ['inspect', '/docs/aa', '/docs/a'],
      ['explain', 'link-brokn', 'link-broken'],
      ['list', 'problem', 'problems'],
    ] as const;
    for (const [command, name, near] of unknown) {
      const run = await look([command, name], { cwd });
      expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(near)]);
    }
  });

  it('tells the problems of code that only a build runs and bundles', async () => {
    const cwd = makeSite({
      'docs/a.md': '# A\n\nexport const nothing = undefined;\n\n{nothing.field}\n',
      'docs/b.md': '# B\n\n```mermaid\nflowchart LR\n```\n',
      'notes.config.ts': configText({ markdown: { mermaid: true } }),
    });
    const codes = async () => {
      const run = await look(['list', 'problems', '--json'], { cwd });
      return [run.code, (JSON.parse(run.stdout) as { code: string }[]).map(({ code }) => code)];
    };
    expect(await codes()).toEqual([1, ['mermaid-missing', 'render-failed']]);
    writeFileSync(join(cwd, 'docs/a.md'), '# A\n');
    writeFileSync(join(cwd, 'docs/b.md'), "import X from './x.jsx';\n\n# B\n\n<X />\n");
    writeFileSync(join(cwd, 'docs/x.jsx'), "import y from './missing';\n\nexport default () => y;\n");
    expect(await codes()).toEqual([1, ['import-absent']]);
    expect(readdirSync(cwd)).not.toContain('dist');
  });

  it('says what a link leads to', async () => {
    const cwd = makeSite({
      'docs/a.md': '# A\n\n## B\n\n[x](/nowhere) [y](#no) [z](#b) [o](https://a.dev/x) ![p](./p.png)\n',
      'docs/b.md': '# B\n\n<a href="/docs/a">a</a>\n',
    });
    const run = await look(['list', 'links', '--json'], { cwd });
    const rows = JSON.parse(run.stdout) as { url: string; leads: string }[];
    expect(rows.map(({ url, leads }) => [url, leads])).toEqual([
      ['/nowhere', 'missing'],
      ['#no', 'missing'],
      ['#b', 'page'],
      ['https://a.dev/x', 'outside'],
      ['./p.png', 'missing'],
      ['/docs/a', 'page'],
    ]);
  });

  it('a list that there is not: the nearest, in both languages', async () => {
    const english = await look(['list', 'dcos'], { cwd: site.dir });
    expect([english.code, english.stderr]).toEqual([2, 'error: there is no list "dcos". Did you mean "docs"?\n']);
    const chinese = await look(['list', 'dcos'], { cwd: site.dir, env: { NOTES_LANG: 'zh' } });
    expect(chinese.stderr).toBe('错误：没有“dcos”这个列表。是不是想写“docs”？\n');
  });

  it('a site that there is not is the problem of every command', async () => {
    const run = await look(['list', 'docs', '--json'], { cwd: temporaryFolder() });
    expect([run.code, JSON.parse(run.stdout)]).toMatchObject([2, { problems: [{ code: 'config-not-found' }] }]);
  });
});

describe('notes analyze', () => {
  it('weighs every file once', async () => {
    const run = await look(['analyze', '-o', site.out, '--json'], { cwd: site.dir });
    const { total, kinds, pages, firstViews } = JSON.parse(run.stdout) as {
      total: { files: number; raw: number; brotli: number };
      kinds: { kind: string; files: number; raw: number }[];
      pages: { path: string; raw: number; gzip: number; brotli: number }[];
      firstViews: { page: string; files: string[]; requests: number }[];
    };
    expect(total.files).toBe(site.paths.length);
    expect(kinds.reduce((sum, { files }) => sum + files, 0)).toBe(total.files);
    expect(kinds.reduce((sum, { raw }) => sum + raw, 0)).toBe(total.raw);
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pages', 'scripts', 'styles', 'search']));
    const doc = pages.find(({ path }) => path === 'docs/guide/one/index.html')!;
    expect(doc.raw).toBe(Buffer.byteLength(site.file('docs/guide/one/index.html')));
    expect(doc.brotli).toBeLessThan(doc.raw / 2);
    const view = firstViews.find(({ page }) => page.startsWith('docs/'))!;
    expect(view.files.filter((path) => path.endsWith('.css'))).not.toEqual([]);
    expect(view.files.filter((path) => path.endsWith('.js'))).not.toEqual([]);
    expect(view.requests).toBe(view.files.length + 1);
  });

  it('without a build says how to make one', async () => {
    const run = await look(['analyze', '--json'], { cwd: temporaryFolder() });
    expect([run.code, JSON.parse(run.stdout)]).toMatchObject([2, { problems: [{ code: 'output-not-built' }] }]);
  });
});

describe('notes inspect', () => {
  const inspect = async (cwd: string, ...args: string[]) => {
    const run = await look(['inspect', ...args, '--json'], { cwd });
    expect([run.code, run.stderr]).toEqual([0, '']);
    return JSON.parse(run.stdout) as Journey;
  };

  it('shows where each value came from, what leads here, what is written and what makes it anew', async () => {
    const journey = await inspect(site.dir, 'docs/guide/one.md');
    expect(journey).toMatchObject({ kind: 'doc', id: 'guide/one', route: '/docs/guide/one', problems: [] });
    expect(journey.fields).toEqual(
      expect.arrayContaining([
        { name: 'sidebar_position', value: 3, from: 'front matter', line: 2 },
        { name: 'title', value: expect.stringContaining('一篇名字'), from: 'heading' },
        { name: 'slug', value: '/guide/one', from: 'file name' },
        { name: 'toc_max_heading_level', value: 3, from: 'configuration' },
        { name: 'draft', value: false, from: 'default' },
      ]),
    );
    expect(journey.links.in).toMatchObject([{ file: 'docs/index.md', line: 7, url: './guide/one.md' }]);
    expect(journey.links.out).toMatchObject([{ kind: 'image', leads: 'file' }]);
    expect(journey.sidebars).toEqual([
      expect.objectContaining({ sidebar: 'defaultSidebar', categories: ['指南'], place: 1, of: 2 }),
    ]);
    const page = journey.files.find(({ path }) => path === 'docs/guide/one/index.html')!;
    expect(page.bytes).toBeGreaterThan(1000);
    expect(journey.files.map(({ path }) => path)).toContain('_notes/page/docs/guide/one.json');
    expect(journey.loads.some(({ path }) => path.endsWith('.css'))).toBe(true);
    const causes = Object.fromEntries(journey.rebuilds.map(({ path, why }) => [path, why]));
    expect(causes).toEqual({
      'docs/guide/one.md': 'source',
      'docs/guide/dot.svg': 'shown file',
      'docs/guide/_category_.json': 'category',
      'notes.config.ts': 'configuration',
    });
    for (const step of ['read', 'compile', 'link', 'render', 'total']) expect(journey.steps?.[step]).toBeGreaterThan(0);
  });

  it.each([
    './docs/guide/one.md',
    '/docs/guide/one',
    '/docs/guide/one/?q#x',
    'https://example.com/docs/guide/one',
    'guide/one',
  ])('%s is the same page', async (name) => {
    expect(await inspect(site.dir, name)).toMatchObject({ file: 'docs/guide/one.md', route: '/docs/guide/one' });
  });

  it('takes pages without a file, posts, and partials', async () => {
    const cwd = makeSite({
      'docs/a.mdx': "import P from './_p.mdx';\n\n# A\n\n<P />\n",
      'docs/_p.mdx': 'Words.\n',
      'docs/c.mdx': "import Box from '@site/components/Box';\n\n# C\n\n<Box />\n",
      'components/Box.jsx':
        "import { words } from './words.js';\nimport './box.css';\nexport default () => <b>{words}</b>;\n",
      'components/words.js': "export const words = 'W';\n",
      'components/box.css': 'b { color: red; }\n',
      'theme/layout/Footer.tsx': 'export const Footer = () => <footer>F</footer>;\n',
      'docs/b.md': '---\ndraft: true\n---\n\n# B\n',
      'blog/2025-01-02-p.md': '# P\n\nText.\n',
    });
    expect(await inspect(cwd, '/blog')).toMatchObject({ kind: 'blog-list', fields: [], rebuilds: [] });
    const post = await inspect(cwd, 'blog/2025-01-02-p.md');
    expect(post.fields).toContainEqual(expect.objectContaining({ name: 'date', from: 'file name' }));
    expect(await inspect(cwd, 'docs/_p.mdx')).toMatchObject({ kind: 'partial', files: [] });
    expect((await inspect(cwd, 'docs/a.mdx')).rebuilds).toContainEqual({ path: 'docs/_p.mdx', why: 'import' });
    expect(await inspect(cwd, 'docs/b.md')).toMatchObject({ route: '/docs/b' });
    const { rebuilds } = await inspect(cwd, 'docs/c.mdx');
    expect(rebuilds.filter(({ why }) => why === 'import' || why === 'theme')).toEqual([
      ...['Box.jsx', 'box.css', 'words.js'].map((name) => ({ path: `components/${name}`, why: 'import' })),
      { path: 'theme/layout/Footer.tsx', why: 'theme' },
    ]);
  });

  it('of a site with errors shows what is known without a build', async () => {
    const cwd = makeSite({ 'docs/a.md': '# A\n\n[x](/nowhere)\n', 'docs/b.md': '# B\n' });
    const journey = await inspect(cwd, 'docs/a.md');
    expect(journey.problems).toMatchObject([{ code: 'link-broken', line: 3 }]);
    expect([journey.steps, journey.files[0]]).toEqual([undefined, { path: 'docs/a/index.html' }]);
    const text = await look(['inspect', 'docs/a.md'], { cwd });
    expect(text.stdout).toContain('not built: the site has errors');
  });

  it.each([
    ['docs/guide/on.md', {}, 'Did you mean "docs/guide/one.md"?'],
    ['docs/guide/on.md', { NOTES_LANG: 'zh' }, '是不是想写“docs/guide/one.md”？'],
    ['', {}, '"" is no file'],
  ])('%j: there is none', async (name, env, said) => {
    const run = await look(['inspect', name], { cwd: site.dir, env });
    expect([run.code, run.stdout, run.stderr]).toEqual([2, '', expect.stringContaining(said)]);
  });
});
