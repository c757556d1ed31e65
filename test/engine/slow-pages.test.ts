import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOUBLING } from '../compile/doubling.js';
import { removeFolders, temporaryFolder, writeFiles } from './folders.js';
import { compileTool, notes } from './tool.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** Enough for any machine; a page that doubles would need years. */
const LIMIT = 270_000;

const SITE = {
  'notes.config.json': JSON.stringify({ title: 'T', url: 'https://example.com' }),
  'docs/other.md': '# Other\n\ntext\n',
};

describe('pages that took for ever', () => {
  it.each(['native', 'reference'])('end with a problem or a page, and the others are built (%s)', async (parser) => {
    const dir = temporaryFolder();
    const pages = DOUBLING.flatMap(([, text], index) => [
      [`docs/p${index}.md`, text(60)],
      [`docs/x${index}.mdx`, text(60)],
    ]);
    writeFiles(dir, { ...SITE, ...Object.fromEntries(pages) });
    const run = await notes(['build', '--parser', parser, '--json'], { cwd: dir, killAfter: LIMIT });
    expect(run.signal).toBeNull();
    const { problems } = JSON.parse(run.stdout) as { problems: { code: string; file?: string }[] };
    expect(problems.filter(({ code }) => code === 'compile-crashed')).toEqual([]);
    const told = new Set(problems.map(({ file }) => file));
    expect(pages.flatMap(([path]) => (told.has(path) ? [] : [path]))).toEqual([]);
    expect(run.code).toBe(1);
  });

  it('refuse partials that import each other', async () => {
    const dir = temporaryFolder();
    const use = (file: string) => `import Part from './${file}'\n\n<Part />\n`;
    writeFiles(dir, {
      ...SITE,
      'docs/page.mdx': use('_own.mdx'),
      'docs/_own.mdx': `text\n\n${use('_own.mdx')}`,
      'docs/_a.mdx': use('_b.mdx'),
      'docs/_b.mdx': use('_a.mdx'),
    });
    const run = await notes(['build', '--json'], { cwd: dir, killAfter: LIMIT });
    const { problems } = JSON.parse(run.stdout) as { problems: { code: string; file: string; line: number }[] };
    expect(problems.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([
      'import-cycle docs/_b.mdx:1',
      'import-cycle docs/_own.mdx:3',
    ]);
    expect(run.code).toBe(1);
  });
});
