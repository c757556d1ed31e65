/** What must not come out: secrets (D37), code of content that is not trusted (D36); and what is said when the last hook fails. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { buildFolder, buildSite, configText, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const VALUE = 'sk-4f"9a<7c1d2';

describe('D37 the value of a secret variable in an output', () => {
  const files = {
    'notes.config.ts': configText(
      { blog: false, secrets: ['DEPLOY_WORD'], search: { provider: 'algolia', appId: 'A', indexName: 'i' } },
      "customFields: { shown: process.env.MY_TOKEN ?? process.env.DEPLOY_WORD ?? '' }",
    ).replace('"appId"', '"apiKey": process.env.SEARCH_KEY ?? "k", "appId"'),
    'docs/a.md': '# A\n',
  };
  it.each([
    ['by the end of its name', { MY_TOKEN: VALUE }, 1],
    ['by `secrets`', { DEPLOY_WORD: VALUE }, 1],
    ['not when it is short', { MY_TOKEN: 'short-value' }, 0],
    ['not when no output holds it', { OTHER_TOKEN: VALUE }, 0],
    ['not when it is the search-only key', { SEARCH_KEY: 'search-only-key-0123' }, 0],
  ])(
    '%s',
    async (_, environment, code) => {
      const dir = makeSite(files);
      const out = join(dir, '../dist');
      const built = await notes(['build', dir, '-o', out], { cwd: dir, env: environment as Record<string, string> });
      expect(built.code, built.stderr).toBe(code);
      expect(existsSync(out)).toBe(code === 0);
      if (code === 0) return;
      expect(built.stderr).toMatch(new RegExp(`error secret-in-output\\n.*${Object.keys(environment)[0]}`));
      expect(built.stderr).not.toContain(VALUE);
    },
    60_000,
  );
});

it('says that the output is written when only the last hook fails, and that it stays when anything else does', async () => {
  const dir = makeSite({
    'notes.config.ts': configText({}, "hooks: { built() { throw new Error('late'); } }"),
    'docs/a.md': '# A\n',
  });
  const late = await buildFolder(dir);
  expect([late.code, late.paths.includes('docs/a/index.html')]).toEqual([1, true]);
  expect(late.stderr).toContain('The output is written; what failed came after that.');
  const early = await buildSite({ 'docs/a.md': '[x](/gone)\n' });
  expect(early.stderr).toContain('The last good output stays.');
}, 60_000);

it('B4.32 the table of contents that a page exports is shown', async () => {
  const built = await buildSite({
    'docs/a.mdx': "export const toc = [{ value: 'Mine', id: 'h', level: 2 }];\n\n# A\n\n## H\n\n## I\n",
  });
  const html = built.file('docs/a/index.html');
  expect(
    [...html.matchAll(/table-of-contents__link[^>]*href="#(\w+)"[^>]*>([^<]*)/g)].map((match) => match.slice(1)),
  ).toEqual([['h', 'Mine']]);
}, 60_000);
