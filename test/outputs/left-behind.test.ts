/** Nobody is left behind: an old site builds as before, after the edits that the messages ask for. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { buildFolder, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** The last commit before the package had its own name. */
const BEFORE = '446f154';

interface Edit {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  text: string;
}

interface Found {
  code: string;
  level: string;
  file?: string;
  repair?: { edits: Edit[]; sure: boolean };
}

async function build(dir: string): Promise<{ code: number | null; found: Found[] }> {
  const { code, stdout } = await buildFolder(dir, ['--json']);
  const { problems } = JSON.parse(stdout) as { problems: Found[] };
  return { code, found: problems.filter((problem) => problem.code !== 'config-url-unset') };
}

const said = (found: readonly Found[]) => found.map(({ code, level }) => `${level} ${code}`).sort();

/** Carries out the edits of problems, from the end of the file to its beginning. */
function repair(dir: string, found: readonly Found[]): void {
  const file = join(dir, 'notes.config.ts');
  const edits = found.flatMap((problem) => (problem.file === 'notes.config.ts' ? (problem.repair?.edits ?? []) : []));
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const { line, column, endColumn, text } of edits.sort((a, b) => b.line - a.line || b.column - a.column)) {
    const before = lines[line - 1]!;
    lines[line - 1] = before.slice(0, column - 1) + text + before.slice(endColumn - 1);
  }
  writeFileSync(file, lines.join('\n'));
}

/** This site as it was. */
function formerSite(): string {
  const folder = temporaryFolder();
  const archive = execFileSync('git', ['archive', BEFORE, 'content', 'renderer/site'], {
    cwd: root,
    maxBuffer: 100 * 2 ** 20,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return join(folder, 'content');
}

it('this site as it was builds without a word', async () => {
  expect(await build(formerSite())).toEqual({ code: 0, found: [] });
});

it('this site as it was, with what was forgiven then: one problem for each changed default and for the old import', async () => {
  const dir = formerSite();
  const config = join(dir, 'notes.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('../renderer/site/config-types.js', 'notes'));
  appendFileSync(join(dir, 'blog/删除提交.md'), '\n[一](#没有) [二](./没有.md) <img src="/img/none.png" alt="" />\n');
  const { code, found } = await build(dir);
  expect(code).toBe(1);
  const errors = ['error link-anchor', 'error link-asset-missing', 'error link-markdown'];
  const changed = Array.from({ length: 3 }, () => 'info link-default-changed');
  expect(said(found)).toEqual([...errors, ...changed, 'warning config-old-package'].sort());
  const repairs = found.filter(({ file }) => file === 'notes.config.ts');
  expect(repairs.map((problem) => problem.repair?.sure)).toEqual([true, true, true, true]);
  repair(dir, repairs);
  const after = await build(dir);
  expect(after.code).toBe(0);
  expect(said(after.found)).toEqual(errors.map((text) => text.replace('error', 'warning')));
});

it.each(["'notes'", '"notes/config"'])(
  'the edit of an import from %s names the package, which has no other way in',
  async (name) => {
    const config = `import { defineConfig } from ${name};\nexport default defineConfig({ title: 'T', url: 'https://a.test' });\n`;
    const dir = makeSite({ 'docs/a.md': '# A\n', 'notes.config.ts': config });
    repair(dir, (await build(dir)).found);
    const after = readFileSync(join(dir, 'notes.config.ts'), 'utf8');
    expect(after.split('\n')[0]).toBe(`import { defineConfig } from ${name.replace(/notes(?:.config)?/, 'biji')};`);
    expect(await build(dir)).toEqual({ code: 0, found: [] });
  },
);

it('a site made with the package of today is told nothing of former defaults', async () => {
  const config =
    "import { defineConfig } from 'biji';\nexport default defineConfig({ title: 'T', url: 'https://a.test' });\n";
  const { code, found } = await build(makeSite({ 'docs/a.md': '# A\n\n[y](no.md)\n', 'notes.config.ts': config }));
  expect([code, said(found)]).toEqual([1, ['error link-markdown']]);
});

it('a site that may never have known them is told nothing either', async () => {
  const config = "export default { title: 'T', url: 'https://a.test' };\n";
  const { found } = await build(makeSite({ 'docs/a.md': '# A\n\n[y](no.md)\n', 'notes.config.ts': config }));
  expect(said(found)).toEqual(['error link-markdown']);
});

it.each([
  [
    'in lines',
    "import type { NotesConfig } from 'notes';\nconst config: NotesConfig = {\n  title: 'T',\n  url: 'https://a.test',\n};\nexport default config;\n",
  ],
  ['in one line', "import type {} from 'notes';\nexport default { title: 'T', url: 'https://a.test' };\n"],
  ['a function', "import type {} from 'notes';\nexport default () => ({ title: 'T', url: 'https://a.test' });\n"],
])('the edit of a configuration written %s', async (_name, text) => {
  const dir = makeSite({ 'docs/a.md': '# A\n\n[x](#no) [y](no.md)\n', 'notes.config.ts': text });
  const { found } = await build(dir);
  const changed = found.filter(({ code }) => code === 'link-default-changed');
  expect(changed.map((problem) => problem.repair?.sure)).toEqual(
    text.includes('=>') ? [undefined, undefined] : [true, true],
  );
  repair(dir, changed);
  expect((await build(dir)).code).toBe(text.includes('=>') ? 1 : 0);
});
