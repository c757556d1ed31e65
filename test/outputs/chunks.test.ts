/** The browser's files are the same whatever the bundler comes to first (D11). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build, type ImportKind, type Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fewChunks } from '../../renderer/output/bundle/few-chunks.js';

/** `helper` is imported both ways: plainly by `plain`, and lazily. */
const MODULES: Record<string, string> = {
  'boot.ts': `import './plain.js';\nimport('./main.js');`,
  'main.ts': `import('./lazy.js');\nimport('./helper.js');`,
  'plain.ts': `import { help } from './helper.js';\nhelp();`,
  'lazy.ts': `import { shared } from './shared.js';\nshared('lazy');`,
  'helper.ts': `import { shared } from './shared.js';\nexport const help = () => shared('help');`,
  'shared.ts': `export const shared = (name: string) => document.body.append(name);`,
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'notes-chunks-'));
  for (const [name, text] of Object.entries(MODULES)) writeFileSync(join(root, name), text);
});
afterAll(() => rmSync(root, { recursive: true }));

/** A bundler that comes late to what is imported this way. */
const late = (kind: ImportKind): Plugin => ({
  name: 'late',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, async (asked) => {
      if (asked.kind === kind) await wait(100);
      return undefined;
    });
  },
});

async function filesWith(...before: Plugin[]): Promise<Record<string, string>> {
  const plugins = [...before, fewChunks({ root, first: 'boot.ts', main: 'main.ts', early: [], packages: /^$/ })];
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    chunkNames: '[hash]',
    entryPoints: [join(root, 'boot.ts')],
    format: 'esm',
    outdir: join(root, 'out'),
    plugins,
    splitting: true,
    write: false,
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path, text]));
}

it.each(['dynamic-import', 'import-statement'] as const)('comes late to every %s', async (kind) => {
  const files = await filesWith(late(kind));
  expect(Object.keys(files).length).toBeGreaterThan(2);
  expect(files).toEqual(await filesWith());
});
