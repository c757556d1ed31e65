/** Updates of single modules: what they take from the page, and what has to come with others. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hotModules, type World } from '../../renderer/output/modules/hot-modules.js';
import { bundleUpdate } from '../../renderer/output/modules/hot-update.js';

const dir = mkdtempSync(join(tmpdir(), 'notes-update-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeAll(() => {
  mkdirSync(join(dir, 'node_modules/pack'), { recursive: true });
  writeFileSync(join(dir, 'node_modules/pack/index.js'), 'module.exports = { word: "of a package" };');
  writeFileSync(join(dir, 'other.js'), 'export const word = "of another"; export default 1;');
  writeFileSync(join(dir, 'own.css'), '.own { color: red; }');
});

async function update(code: string, world: World = 'page'): Promise<string | undefined> {
  const file = join(dir, 'own.jsx');
  writeFileSync(file, code);
  const options: BuildOptions = {
    absWorkingDir: dir,
    outdir: dir,
    bundle: true,
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    logLevel: 'silent',
    plugins: [hotModules(dir, world)],
  };
  const made = await bundleUpdate(options, file, world);
  return made?.code.replaceAll(`${dir}/`, '');
}

it('takes modules and packages from the page, whatever form an import has', async () => {
  const code = await update(`import one, { word as w } from './other.js';
import * as all from './other.js';
import { word } from 'pack';
import './own.css';
export default function Own() { return <b>{one}{w}{all.word}{word}</b>; }`);
  expect(code).toContain('{ default: one, "word": w } = hot.need("other.js")');
  expect(code).toContain('all = hot.need("other.js")');
  expect(code).toContain('{ "word": word } = hot.need("node_modules/pack/index.js")');
  expect(code).not.toMatch(/of another|of a package/);
  expect(code).toMatch(/\$took = hot\.took\("own\.jsx", \{ "default": Own \}\)/);
});

it('passes on what the module passes on, under the names of the theme', async () => {
  const code = await update(
    "export * from './other.js'; export { word as said } from './other.js'; export const Own = () => null;",
    'theme',
  );
  expect(code).toMatch(/hot\.register\("theme:own\.jsx#Own", Own, ""\)/);
  expect(code).toMatch(/\.\.\.hot\.need\("theme:other\.js"\)/);
  expect(code).toMatch(/"said": hot\.need\("theme:other\.js"\)\["word"\]/);
});

it.each([
  ['a helper beside a component', 'export const Own = () => null; export const helper = () => 1;'],
  ['a hook', 'export function useOwn() {}'],
  ['a component without a name', 'export default () => null;'],
  ['no export', 'const Own = () => null;'],
  ['code that is loaded later', "export const Own = () => void import('./other.js');"],
  ['a syntax error', 'export const Own = ('],
  ['a module that is not there', "export { a } from './absent.js'; export const Own = () => null;"],
])('a page has to be bundled anew: %s', async (_, code) => {
  expect(await update(code)).toBeUndefined();
});
