/** Names that change in the case of their letters alone, on disks that tell cases apart; what other disks make of them. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spellPath } from '../../cli/move/spell-path.js';
import { readTree, removeFolders, temporaryFolder } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { configText, makeSite, type SiteSource } from '../outputs/sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const EN = 'i18n/en/docusaurus-plugin-content-docs/current';
const SITE: SiteSource = {
  'notes.config.ts': configText(
    { onBrokenLinks: 'throw' },
    "navbar: { items: [{ label: 'A', to: '/docs/Guide/Intro' }] }",
  ),
  'redirects.yml': '- from: /old\n  to: /docs/Guide/Intro\n',
  'docs/Guide/Intro.md': '# Intro\n\n[more](./More.md)\n\n## x\n',
  'docs/Guide/More.md': '# More\n',
  'docs/links.mdx':
    '# Links\n\n[a](./Guide/Intro.md) [b](/docs/Guide/Intro#x) [c](./Guide/Intro) <a href="/docs/Guide/Intro">d</a>\n',
  [`${EN}/Guide/Intro.md`]: '# Intro\n\n[more](./More.md)\n',
};
const bytes = (dir: string) =>
  Object.fromEntries(Object.entries(readTree(dir)).filter(([path]) => !/^(?:\.notes|dist)\//.test(path)));
const links = (file: string) =>
  `# Links\n\n[a](./${file}.md) [b](/docs/${file}#x) [c](./${file}) <a href="/docs/${file}">d</a>\n`;

describe('notes mv to a name in another case', () => {
  it.each([
    ['of a page', 'docs/Guide/Intro.md', 'docs/Guide/intro.md', 'Guide/intro'],
    ['of a folder', 'docs/Guide', 'docs/guide', 'guide/Intro'],
  ])('%s', async (_, from, to, file) => {
    const dir = makeSite(SITE);
    const before = bytes(dir);
    const run = await notesInHost(['mv', from, to], { cwd: dir });
    expect([run.code, run.stderr]).toEqual([0, expect.not.stringMatching(/error|warning/)]);
    const after = bytes(dir);
    expect(after['docs/links.mdx']).toBe(links(file));
    expect(after['redirects.yml']).toBe(`- from: /old\n  to: /docs/${file}\n`);
    expect(after['notes.config.ts']).toContain(`to: '/docs/${file}'`);
    expect(Object.keys(after)).toContain(`${EN}/${file}.md`);
    expect(Object.keys(after)).not.toContain(from);
    const built = await notesInHost(['build', '--strict'], { cwd: dir });
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('link-case')]);
    expect((await notesInHost(['mv', '--undo'], { cwd: dir })).code).toBe(0);
    expect(bytes(dir)).toEqual(before);
  });

  it('is refused where another file has such a name', async () => {
    const dir = makeSite({ ...SITE, 'docs/more.md': '# Other\n', 'docs/guides/x.md': '# X\n' });
    for (const [from, to] of [
      ['docs/Guide/More.md', 'docs/More.md'],
      ['docs/Guide', 'docs/Guides'],
    ] as const) {
      const run = await notesInHost(['mv', from, to], { cwd: dir });
      expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('move-alike')]);
    }
  });
});

describe('spellPath', () => {
  it('gives files and folders the letters of a path, and others none', () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, 'Docs/Guide'), { recursive: true });
    for (const name of ['Intro.md', 'More.md']) writeFileSync(join(dir, 'Docs/Guide', name), name);
    spellPath(dir, 'Docs/guide/intro.md');
    expect(readdirSync(join(dir, 'Docs'))).toEqual(['guide']);
    expect(readdirSync(join(dir, 'Docs/guide')).sort()).toEqual(['More.md', 'intro.md']);
  });
});
