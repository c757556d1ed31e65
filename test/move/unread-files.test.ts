/** Pages that cannot be parsed or read keep their links in a move: each is named, and the command says so at its end. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { makeSite, type SiteSource } from '../outputs/sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const SITE: SiteSource = {
  'docs/a.md': '# A\n\n[b](./b.mdx)\n\n## x\n',
  'docs/b.mdx': '# B\n\nSee [a](./a.md#x).\n\n<div>\n',
  'docs/c.mdx': "import A from './a.md';\n\n# C\n\n<A />\n\n<div>\n",
  'docs/none.mdx': '# None\n\n[c](./c.mdx) a.md is no link, nor is docs/a.md\n\n<div>\n',
};
const run = (dir: string, ...args: string[]) => notesInHost(args, { cwd: dir });
const text = (dir: string, path: string) => readFileSync(join(dir, path), 'utf8');

describe('pages that do not compile', () => {
  it('are named where they lead to what moves, and stay as they are', async () => {
    const dir = makeSite(SITE);
    const dry = await run(dir, 'mv', 'docs/a.md', 'docs/s/', '--dry-run');
    expect([dry.code, dry.stderr]).toEqual([0, expect.stringContaining('move-page-unread  docs/b.mdx:3:9\n')]);
    const moved = await run(dir, 'mv', 'docs/a.md', 'docs/s/');
    expect(moved.code).toBe(1);
    expect(moved.stderr).toContain('move-page-unread  docs/b.mdx:3:9\n');
    expect(moved.stderr).toContain('./a.md#x');
    expect(moved.stderr).toContain('move-page-unread  docs/c.mdx:1:16\n');
    expect(moved.stderr).not.toContain('none.mdx');
    expect(moved.stderr).toContain('addresses of 2 files left unread');
    expect(text(dir, 'docs/s/a.md')).toContain('[b](../b.mdx)');
    expect(text(dir, 'docs/b.mdx')).toBe(SITE['docs/b.mdx']);
  });

  it('are named when they move themselves', async () => {
    const dir = makeSite(SITE);
    const moved = await run(dir, 'mv', 'docs/b.mdx', 'docs/s/');
    expect([moved.code, moved.stderr]).toEqual([1, expect.stringContaining('move-page-unread  docs/b.mdx:3:9\n')]);
    expect(text(dir, 'docs/s/b.mdx')).toBe(SITE['docs/b.mdx']);
    expect(text(dir, 'docs/a.md')).toContain('[b](./s/b.mdx)');
  });

  it('are named when a heading gets another id', async () => {
    const dir = makeSite(SITE);
    const renamed = await run(dir, 'rename', 'docs/a.md#x', 'y', '--new-id');
    expect([renamed.code, renamed.stderr]).toEqual([1, expect.stringContaining('move-page-unread  docs/b.mdx:3:9\n')]);
    expect(text(dir, 'docs/a.md')).toContain('## ');
  });

  it('say nothing where nothing in them has to change', async () => {
    const dir = makeSite({ 'docs/none.mdx': SITE['docs/none.mdx'] ?? '', 'docs/c.mdx': '# C\n', 'docs/a.md': '# A\n' });
    const moved = await run(dir, 'mv', 'docs/a.md', 'docs/s/');
    expect([moved.code, moved.stderr]).toEqual([0, expect.not.stringContaining('unread')]);
  });
});

describe('files that cannot be read', () => {
  it('are named whatever moves', async () => {
    const dir = makeSite({ 'docs/a.md': '# A\n' });
    writeFileSync(join(dir, 'docs/u.md'), Buffer.from('# \xff\n', 'latin1'));
    const moved = await run(dir, 'mv', 'docs/a.md', 'docs/s/');
    expect([moved.code, moved.stderr]).toEqual([1, expect.stringContaining('move-file-unread  docs/u.md\n')]);
  });
});
