/** `notes mv` in sites of Docusaurus: partials, and pages with a translation in the site's language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTree, removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { makeSite, type SiteSource } from '../outputs/sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const CONFIG = `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'fr', locales: ['fr'] },
  presets: [['classic', { docs: {}, blog: false }]],
};\n`;
const site = (files: SiteSource) => makeSite({ 'docusaurus.config.js': CONFIG, ...files });
const text = (dir: string, path: string) => readFileSync(join(dir, path), 'utf8');
const bytes = (dir: string) =>
  Object.fromEntries(Object.entries(readTree(dir)).filter(([path]) => !/^(?:\.notes|dist)\//.test(path)));

async function move(dir: string, from: string, to: string): Promise<void> {
  const run = await notesInHost(['mv', from, to], { cwd: dir });
  expect([run.code, run.stderr]).toEqual([0, expect.not.stringMatching(/error|warning/)]);
}

describe('partials', () => {
  const SITE: SiteSource = {
    'docs/intro.md': "import S from './misc/_shared.mdx';\n\n# Intro\n\n<S />\n",
    'docs/misc/two.mdx':
      "import S from './_shared.mdx';\nimport T from '@site/docs/misc/_shared.mdx';\n\n# Two\n\n<S /><T />\n",
    'docs/misc/_shared.mdx': '[a](../intro.md) [b](./two.mdx) [c](misc/two.mdx) [d](/docs/misc/two)\n',
  };

  it('move with the imports and their own links', async () => {
    const dir = site(SITE);
    const before = bytes(dir);
    await move(dir, 'docs/misc/_shared.mdx', 'docs/_part.mdx');
    expect(text(dir, 'docs/intro.md')).toContain("import S from './_part.mdx';");
    expect(text(dir, 'docs/misc/two.mdx')).toContain(
      "import S from '../_part.mdx';\nimport T from '@site/docs/_part.mdx';",
    );
    expect(text(dir, 'docs/_part.mdx')).toBe(
      '[a](./intro.md) [b](./misc/two.mdx) [c](misc/two.mdx) [d](/docs/misc/two)\n',
    );
    const built = await notesInHost(['build', '--strict'], { cwd: dir });
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('error')]);
    expect((await notesInHost(['mv', '--undo'], { cwd: dir })).code).toBe(0);
    expect(bytes(dir)).toEqual(before);
  });

  it('take along partials that only they import', async () => {
    const dir = site({
      'docs/intro.md': "import S from './_shared.mdx';\n\n# Intro\n\n<S />\n",
      'docs/_shared.mdx': "import Inner from './_parts/_inner.mdx';\n\n<Inner /> [a](./intro.md)\n",
      'docs/_parts/_inner.mdx': '[b](../api/one.md)\n',
      'docs/api/one.md': '# One\n',
    });
    await move(dir, 'docs/_shared.mdx', 'docs/api/');
    expect(text(dir, 'docs/intro.md')).toContain("import S from './api/_shared.mdx';");
    expect(text(dir, 'docs/api/_shared.mdx')).toBe(
      "import Inner from './_parts/_inner.mdx';\n\n<Inner /> [a](../intro.md)\n",
    );
    expect(text(dir, 'docs/api/_parts/_inner.mdx')).toBe('[b](../one.md)\n');
  });

  it('follow pages that they link to', async () => {
    const dir = site(SITE);
    await move(dir, 'docs/misc/two.mdx', 'docs/new/two.mdx');
    expect(text(dir, 'docs/misc/_shared.mdx')).toBe(
      '[a](../intro.md) [b](../new/two.mdx) [c](../new/two.mdx) [d](/docs/new/two)\n',
    );
  });

  it('are read from their own folder, whoever imports them', async () => {
    const dir = site({
      ...SITE,
      'docs/misc/_shared.mdx': '[a](./intro.md)\n',
      'parts/far.mdx': '[a](./intro.md) [b](two.mdx)\n',
      'docs/far.mdx': "import Far from '@site/parts/far.mdx';\n\n# Far\n\n<Far />\n",
    });
    const built = await notesInHost(['build', '--json'], { cwd: dir });
    const { problems } = JSON.parse(built.stdout) as { problems: { code: string; file?: string; args: object }[] };
    expect(
      problems
        .filter(({ code }) => code === 'link-markdown')
        .map(({ file, args }) => [file, args])
        .sort(),
    ).toEqual([
      ['docs/misc/_shared.mdx', expect.objectContaining({ url: './intro.md' })],
      ['parts/far.mdx', expect.objectContaining({ url: './intro.md' })],
      ['parts/far.mdx', expect.objectContaining({ url: 'two.mdx' })],
    ]);
  });
});

describe('pages with a translation', () => {
  const FR = 'i18n/fr/docusaurus-plugin-content-docs/current';
  const SITE: SiteSource = {
    'docs/a.md': '# A\n\n[b](./b.md) [c](s/c.md) [d](/b.md) [e](@site/docs/b.md)\n',
    'docs/b.md': '# B\n\n[a](./a.md)\n',
    [`${FR}/b.md`]: '# B fr\n\n[a](./a.md) [c](./s/c.md)\n',
    'docs/s/c.md': '# C\n\n[b](../b.md)\n',
    [`${FR}/s/c.md`]: '# C fr\n\n[b](../b.md) [a](../a.md)\n',
  };

  it('are spoken of as the pages that they translate', async () => {
    const dir = site(SITE);
    const before = bytes(dir);
    await move(dir, 'docs/b.md', 'docs/s/');
    expect(text(dir, 'docs/a.md')).toBe('# A\n\n[b](./s/b.md) [c](s/c.md) [d](/s/b.md) [e](@site/docs/s/b.md)\n');
    expect(text(dir, 'docs/s/c.md')).toBe('# C\n\n[b](./b.md)\n');
    expect(text(dir, `${FR}/s/c.md`)).toBe('# C fr\n\n[b](./b.md) [a](../a.md)\n');
    expect(text(dir, 'docs/s/b.md')).toBe('# B\n\n[a](../a.md)\n');
    expect(text(dir, `${FR}/s/b.md`)).toBe('# B fr\n\n[a](../a.md) [c](./c.md)\n');
    expect((await notesInHost(['mv', '--undo'], { cwd: dir })).code).toBe(0);
    expect(bytes(dir)).toEqual(before);
  });

  it('follow pages that have none', async () => {
    const dir = site(SITE);
    await move(dir, 'docs/a.md', 'docs/s/');
    expect(text(dir, `${FR}/b.md`)).toBe('# B fr\n\n[a](./s/a.md) [c](./s/c.md)\n');
    expect(text(dir, `${FR}/s/c.md`)).toBe('# C fr\n\n[b](../b.md) [a](./a.md)\n');
    expect(text(dir, 'docs/b.md')).toBe('# B\n\n[a](./s/a.md)\n');
    expect(text(dir, 'docs/s/a.md')).toContain('[b](../b.md)');
  });
});
