/** Steps of code from outside: `check` records them, a build shows them, a build server compares them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notes } from '../engine/tool.js';

const FENCE = '```';
const PAGE = `# A\n\n${FENCE}js steps\nlet n = 1;\nPromise.resolve().then(() => console.log(n));\nn = 2;\n${FENCE}\n`;
const site = temporaryFolder();
const kept = join(site, '.steps.json');
const run = (args: string[], env = {}) => notes(args, { cwd: site, env });
const codes = async (env = {}) =>
  (
    JSON.parse((await run(['check', '--only', 'code,build', '--json'], env)).stdout).problems as Record<
      string,
      string
    >[]
  ).map(({ code, file, line }) => `${file}:${line} ${code}`);
const page = () => readFileSync(join(site, 'dist/docs/a/index.html'), 'utf8');

beforeAll(() =>
  writeFiles(site, {
    'notes.config.json': JSON.stringify({ title: 'T', url: 'https://a.dev' }),
    'docs/a.md': PAGE,
  }),
);
afterAll(removeFolders);

it('are recorded by check, shown by a build, and compared on a build server', async () => {
  const before = await run(['build']);
  expect([before.code, before.stderr]).toEqual([0, expect.stringContaining('steps-absent')]);
  expect(page()).not.toContain('code-trace');
  expect(await codes({ CI: '1' })).toEqual(['docs/a.md:3 steps-stale']);
  expect(existsSync(kept)).toBe(false);

  expect(await codes()).toEqual([]);
  const text = readFileSync(kept, 'utf8');
  const built = await run(['build']);
  expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('steps-absent')]);
  expect(page()).toContain('code-trace');
  expect(page()).toContain('<code>n = 2</code>');
  expect(await codes({ CI: '1' })).toEqual([]);

  writeFileSync(kept, text.replace('"out":["2"]', '"out":["3"]'));
  expect(await codes({ CI: '1' })).toEqual(['docs/a.md:3 steps-stale']);
  expect(readFileSync(kept, 'utf8')).toContain('"out":["3"]');
  await codes();
  expect(readFileSync(kept, 'utf8')).toBe(text);
}, 300_000);
