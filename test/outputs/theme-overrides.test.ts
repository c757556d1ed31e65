/** Files of a site's `theme/` folder in the place of the theme's. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { overridePlugin } from '../../renderer/output/bundle/theme-overrides.js';
import { themeRoot } from '../../renderer/output/tool.js';

const folder = mkdtempSync(join(tmpdir(), 'notes-overrides-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Theme files that a bundle of the theme's layout takes, and the site's own. */
async function inputs(files: Record<string, string>): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { metafile } = await build({
    entryPoints: [join(themeRoot, 'layout/frame/lazy-parts.ts')],
    absWorkingDir: themeRoot,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    logLevel: 'silent',
    plugins: [overridePlugin(folder)],
  });
  return Object.keys(metafile.inputs).map((path) => {
    const own = relative(folder, join(themeRoot, path));
    return own.startsWith('..') ? path : `own ${own}`;
  });
}

it.each([
  // Public name of a component, what the bundle then takes, and what it no longer takes.
  ['layout/Footer.tsx', 'export const Footer = () => null;', ['own layout/Footer.tsx'], ['layout/frame/Footer.tsx']],
  [
    'layout/frame/Footer.tsx',
    'export const Footer = () => null;',
    ['own layout/frame/Footer.tsx'],
    ['layout/frame/Footer.tsx'],
  ],
  [
    'layout/Footer.tsx',
    "export * from '@theme-original/layout/Footer';",
    ['own layout/Footer.tsx', 'layout/frame/Footer.tsx'],
    [],
  ],
  // A neighbour by its relative path in addition to the public name, and one of another folder.
  [
    'layout/Footer.tsx',
    "import { Icon } from './Icon'; import { Pager } from './Pager.js'; export const Footer = () => [Icon, Pager];",
    ['layout/frame/Icon.tsx', 'layout/article/Pager.tsx'],
    [],
  ],
  [
    'layout/Footer.tsx',
    "import { useSite } from '../runtime'; export const Footer = () => useSite();",
    ['runtime.ts'],
    [],
  ],
])('%s: %s', async (path, text, taken, left) => {
  const found = await inputs({ [path]: text });
  expect(found).toEqual(expect.arrayContaining(taken));
  for (const file of left) expect(found).not.toContain(file);
});

it('an original that is not there is refused by name', async () => {
  await expect(inputs({ 'layout/Footer.tsx': "export * from '@theme-original/layout/Fotter';" })).rejects.toThrow(
    'the theme has no "layout/Fotter"',
  );
});
