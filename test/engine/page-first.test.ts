import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { createEngine as CreateEngine, Engine } from '../../renderer/engine/build.js';
import { BuildInterrupted, checkpointUnless, unlessEnded } from '../../renderer/engine/run/interrupt.js';
import { removeFolders, temporaryFolder, writeFiles } from './folders.js';
import { compiledEngine, served, servedOnce } from './served.js';

let createEngine: typeof CreateEngine;
beforeAll(async () => {
  createEngine = await compiledEngine();
});
afterAll(removeFolders);

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
const SITE = {
  'notes.config.ts': `export default {
  title: 'T', url: 'https://example.com', trailingSlash: false,
  onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn',
  markdown: { mermaid: true },
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
  search: { provider: 'embedded', indexName: 'first' },
};\n`,
  'docs/a.md': '---\ntitle: A\ntags: [x]\n---\n\n正文 [B](./b.md)\n\n## 一\n\n文\n\n## 二\n\n文\n',
  'docs/b.md': '---\ntitle: B\ndescription: 说明\n---\n\ntext [A](./a.md#一)\n',
  'docs/part/_category_.json': '{ "label": "Part", "link": { "type": "generated-index" } }',
  'docs/part/c.mdx':
    "---\ntitle: C\n---\n\nimport Shared from './_shared.mdx';\nimport Counter from '@site/components/Counter';\n\n<Shared />\n\n<Counter />\n",
  'docs/part/_shared.mdx': '共用的一段\n',
  'docs/part/list.mdx': '---\ntitle: L\n---\n\n文字\n\n<DocCardList />\n',
  'docs/part/pic.svg': PIXEL,
  'components/Counter.tsx': 'export default function Counter() { return <button>0</button>; }\n',
  'blog/2026-01-02-one.md': '---\ntitle: One\ntags: [x]\n---\n\n开头\n\n<!-- truncate -->\n\n其余\n',
  'blog/2026-01-03-two.md': '---\ntitle: Two\n---\n\n第二篇\n\n<!-- truncate -->\n\n其余\n',
  'pages/about.md': '---\ntitle: About\n---\n\n关于 [A](/docs/a)\n',
};

const open = (dir: string): Engine =>
  createEngine({
    dir,
    configFile: join(dir, 'notes.config.ts'),
    cacheDir: join(temporaryFolder(), 'cache'),
    out: null,
    drafts: true,
    threads: 0,
    environment: { THE_TOKEN: 'a-secret-of-length' },
  });

async function start(more: Record<string, string> = {}): Promise<{ dir: string; engine: Engine }> {
  const dir = temporaryFolder();
  writeFiles(dir, { ...SITE, ...more });
  const engine = open(dir);
  const result = await engine.build();
  expect(result.problems.filter(({ level }) => level === 'error')).toEqual([]);
  return { dir, engine };
}

/** Returns the files served after a build without a cache. */
const servedClean = (dir: string) => servedOnce(open(dir));

const edit = (dir: string, path: string, from: string | RegExp, to: string) =>
  writeFileSync(join(dir, path), readFileSync(join(dir, path), 'utf8').replace(from, to));

describe('the page of a changed file, before the rest', () => {
  it.each([
    ['text of a doc', 'docs/a.md', '正文', '新的正文', '/docs/a'],
    ['a heading', 'docs/a.md', '## 二', '## 三', '/docs/a'],
    ['a link to a doc', 'docs/b.md', 'text', '[C](./part/c.mdx) [无](./nowhere.md)', '/docs/b'],
    ['an image that nobody showed', 'docs/a.md', '文\n', '![图](./part/pic.svg)\n', '/docs/a'],
    ['text of MDX with a component', 'docs/part/c.mdx', '<Shared />', '又一句\n\n<Shared />', '/docs/part/c'],
    ['text beside cards', 'docs/part/list.mdx', '文字', '别的文字', '/docs/part/list'],
    ['text of a post', 'blog/2026-01-02-one.md', '其余', '其余很长很长的文字', '/blog/2026/01/02/one'],
    ['the preview of a post', 'blog/2026-01-03-two.md', '第二篇', '第二篇改了', '/blog/2026/01/03/two'],
    ['text of a page', 'pages/about.md', '关于', '说到', '/about'],
    ['blanks in front matter', 'docs/a.md', 'title: A', 'title:  A ', '/docs/a'],
  ])(
    '%s: the page is what the build then makes, which has nothing to do for it',
    async (_name, file, from, to, route) => {
      const { dir, engine } = await start();
      edit(dir, file, from, to);
      const made = await engine.first(join(dir, file));
      expect(made?.page.route).toBe(route);
      expect(made!.part).toBe(String(engine.outputs.get(`_notes/page${route}.json`)!.bytes));
      const { changed, routes } = await engine.build();
      expect(changed.filter((path) => made!.changed.includes(path))).toEqual([]);
      expect(routes).not.toContain(route);
      await engine.rest();
      expect(served(engine)).toEqual(await servedClean(dir));
      await engine.close();
    },
  );

  it('comes again and again without a build between, and with that of another', async () => {
    const { dir, engine } = await start();
    for (const [file, from, to] of [
      ['docs/a.md', '正文', '第一次'],
      ['docs/a.md', '第一次', '第二次\n\n### 新的一节'],
      ['docs/b.md', '#一', '#新的一节'],
      ['docs/a.md', '### 新的一节', ''],
    ] as const) {
      edit(dir, file, from, to);
      expect(await engine.first(join(dir, file))).toBeDefined();
    }
    await engine.build();
    await engine.rest();
    expect(served(engine)).toEqual(await servedClean(dir));
    await engine.close();
  });

  it.each([
    ['a title', 'docs/a.md', 'title: A', 'title: 新'],
    ['a slug', 'docs/a.md', 'title: A', 'title: A\nslug: other'],
    ['a draft', 'docs/a.md', 'title: A', 'title: A\ndraft: true'],
    ['tags', 'docs/a.md', '[x]', '[y]'],
    ['a first heading that is the title', 'pages/about.md', 'title: About\n---\n', '---\n\n# Über\n'],
    ['an import', 'docs/part/c.mdx', "'@site/components/Counter'", "'@theme/DocCardList'"],
    ['the place of the truncate marker', 'blog/2026-01-02-one.md', '<!-- truncate -->', ''],
    ['a diagram', 'docs/a.md', '文\n', '```mermaid\ngraph LR\n```\n'],
    ['broken front matter', 'docs/a.md', 'title: A', 'title: ['],
    ['a merge conflict', 'docs/a.md', '正文', '<<<<<<< HEAD\n正文\n=======\n文\n>>>>>>> other'],
    ['bytes that are no text', 'docs/a.md', '正文', '\uFFFE'],
    ['a secret', 'docs/a.md', '正文', 'a-secret-of-length'],
    ['an empty file', 'docs/a.md', /.*/s, ''],
    ['a partial', 'docs/part/_shared.mdx', '共用', '大家的'],
    ['a component', 'components/Counter.tsx', '0', '1'],
    ['a category', 'docs/part/_category_.json', 'Part', '部分'],
    ['the configuration', 'notes.config.ts', "'T'", "'新'"],
  ])('is not made for %s: what the build says holds', async (name, file, from, to) => {
    const { dir, engine } = await start();
    const before = served(engine);
    edit(dir, file, from, to);
    if (name === 'bytes that are no text') writeFileSync(join(dir, file), Buffer.from([0x23, 0x20, 0xff, 0xfe]));
    expect(await engine.first(join(dir, file))).toBeUndefined();
    expect(served(engine)).toEqual(before);
    const { ok } = await engine.build();
    await engine.rest();
    expect(served(engine)).toEqual(ok ? await servedClean(dir) : before);
    await engine.close();
  });

  it('is not made for files that are new, gone or renamed, nor after a build that failed', async () => {
    const { dir, engine } = await start();
    writeFiles(dir, { 'docs/new.md': '# New\n' });
    expect(await engine.first(join(dir, 'docs/new.md'))).toBeUndefined();
    renameSync(join(dir, 'docs/b.md'), join(dir, 'docs/bb.md'));
    expect(await engine.first(join(dir, 'docs/b.md'))).toBeUndefined();
    expect(await engine.first(join(dir, 'docs/bb.md'))).toBeUndefined();
    rmSync(join(dir, 'docs/bb.md'));
    edit(dir, 'docs/new.md', '# New', '---\ntitle: [\n---\n');
    expect((await engine.build()).ok).toBe(false);
    edit(dir, 'docs/a.md', '正文', '新文');
    expect(await engine.first(join(dir, 'docs/a.md'))).toBeUndefined();
    edit(dir, 'docs/new.md', /.*/s, '# New\n');
    expect((await engine.build()).ok).toBe(true);
    edit(dir, 'docs/new.md', 'New', 'New\n\ntext');
    expect(await engine.first(join(dir, 'docs/new.md'))).toBeDefined();
    await engine.close();
  });
});

describe('a build that nobody waits for any more', () => {
  it('is given up between its steps, changes nothing, and the next one is whole', async () => {
    const { dir, engine } = await start();
    const before = served(engine);
    for (let asked = 0; asked < 4; asked++) {
      edit(dir, 'docs/a.md', /title: .*/, `title: 第 ${asked} 个`);
      let left = asked;
      expect(await engine.build(undefined, { interrupted: () => left-- <= 0 })).toMatchObject({ interrupted: true });
      expect(served(engine)).toEqual(before);
    }
    edit(dir, 'docs/b.md', 'text', '正文');
    expect(await engine.first(join(dir, 'docs/b.md'))).toBeDefined();
    await engine.build();
    await engine.rest();
    expect(served(engine)).toEqual(await servedClean(dir));
    await engine.close();
  });
});

describe('what another process does for a build', () => {
  it('is waited for no longer when nobody waits for the build', async () => {
    let asked = 0;
    const checkpoint = checkpointUnless(() => ++asked > 3);
    await expect(unlessEnded(new Promise(() => {}), checkpoint)).rejects.toBeInstanceOf(BuildInterrupted);
  });

  it('is what it is, or fails as it fails', async () => {
    const checkpoint = checkpointUnless(() => false);
    for (const given of [checkpoint, undefined]) {
      expect(await unlessEnded(Promise.resolve(1), given)).toBe(1);
      await expect(unlessEnded(Promise.reject(new RangeError('no')), given)).rejects.toBeInstanceOf(RangeError);
    }
  });
});

describe('a changed file that is no page, before the rest', () => {
  const more = {
    'notes.config.ts': SITE['notes.config.ts'].replace('{\n', "{\n  customCss: './css/own.css',\n"),
    'css/own.css': 'h1 { color: red; }\n',
    'static/pic.svg': PIXEL,
    'docs/a.md': `${SITE['docs/a.md']}\n![图](/pic.svg) ![图](./part/pic.svg)\n`,
  };
  /** Saves, makes what comes first, and compares what comes in the end with a build from nothing. */
  async function saved(edits: readonly (readonly [file: string, from: string, to: string])[]) {
    const { dir, engine } = await start(more);
    const made = [];
    for (const [file, from, to] of edits) {
      edit(dir, file, from, to);
      made.push((await engine.first(join(dir, file))) ? undefined : await engine.firstFile(join(dir, file)));
    }
    const { changed } = await engine.build();
    for (const one of made) expect(changed.filter((path) => one?.changed.includes(path))).toEqual([]);
    await engine.rest();
    expect(served(engine)).toEqual(await servedClean(dir));
    await engine.close();
    return made;
  }

  it('a component: its page is what the build makes, with text that was saved just before', async () => {
    const [, made] = await saved([
      ['docs/part/c.mdx', '<Shared />', '又一句\n\n<Shared />'],
      ['components/Counter.tsx', '>0<', '>1<'],
    ]);
    expect(made!.pages.map(({ page }) => page.route)).toEqual(['/docs/part/c']);
    expect(made!.pages[0]!.part).toContain('"description":"又一句"');
  });

  it('an imported Markdown file, with text of its page before it and after it: headings, links, pictures', async () => {
    const [, made, , later] = await saved([
      ['docs/part/c.mdx', '<Shared />', '又一句\n\n<Shared />'],
      ['docs/part/_shared.mdx', '共用', '## 新的一节\n\n[A](../a.md) ![图](./pic.svg)'],
      ['docs/part/c.mdx', '又一句', '再一句'],
      ['docs/part/_shared.mdx', '新的一节', '另外一节'],
    ]);
    expect(made!.pages.map(({ page }) => page.route)).toEqual(['/docs/part/c']);
    expect(made!.pages[0]!.part).toContain('新的一节');
    expect(later!.pages[0]!.part).toContain('另外一节');
  });

  it('a style sheet, twice: the second takes the place of the first', async () => {
    const made = await saved([
      ['css/own.css', 'red', 'lime'],
      ['css/own.css', 'lime', 'blue'],
    ]);
    const [[from = '', to = ''] = [], [later = '', last = ''] = []] = made.map(
      (one) => Object.entries(one!.swapped)[0]!,
    );
    expect([later, new Set([from, to, last]).size]).toEqual([to, 3]);
  });

  it('pictures: one keeps its address, the other is named by its content', async () => {
    const made = await saved([
      ['static/pic.svg', '"3"', '"4"'],
      ['docs/part/pic.svg', '"3"', '"5"'],
    ]);
    expect(made[0]).toMatchObject({ files: ['/pic.svg'], swapped: {} });
    expect(Object.entries(made[1]!.swapped)[0]!.join()).toMatch(/^(\/assets\/pic-)\w+\.svg,\1\w+\.svg$/);
  });

  it.each([
    [
      'an imported Markdown file that imports another component',
      'docs/part/_shared.mdx',
      '共用',
      "import X from '@site/components/Counter';\n\n<X />\n",
    ],
    ['the configuration', 'notes.config.ts', "'T'", "'U'"],
    ['code that does not parse', 'components/Counter.tsx', '</button>', ''],
  ])('%s is for the build', async (_, file, from, to) => {
    const { dir, engine } = await start(more);
    edit(dir, file, from, to);
    expect(await engine.firstFile(join(dir, file))).toBeUndefined();
    await engine.close();
  });
});
