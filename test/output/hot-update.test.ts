/** Updates of single modules: what they take from the page, and what has to come with others. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleChain } from '../../renderer/output/modules/hot-chain.js';
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
  const made = await bundleUpdate(optionsOf(world), file, world);
  return made?.code.replaceAll(`${dir}/`, '');
}

const optionsOf = (world: World): BuildOptions => ({
  absWorkingDir: dir,
  outdir: dir,
  bundle: true,
  jsx: 'automatic',
  external: ['react', 'react/jsx-runtime'],
  logLevel: 'silent',
  plugins: [hotModules({ dir, isMoved: false }, world)],
});

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

it('gives a default export without a name one', async () => {
  const code = await update('export default function () { return <b/>; }\n(() => {})();');
  expect(code).toMatch(/\$default = function\(\) \{[\s\S]*?\n\};\n/);
  expect(code).toMatch(/hot\.register\("own\.jsx#\$default", \$default, ""\)/);
  expect(code).toMatch(/\$took = hot\.took\("own\.jsx", \{ "default": \$default \}\)/);
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

/** Names of the modules that a saved file brings, in their order, those whose importers follow with `…`. */
async function chain(files: Record<string, string>, open: readonly string[] = []): Promise<string | undefined> {
  const folder = mkdtempSync(join(dir, 'chain-'));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const paths = Object.keys(files).map((name) => join(folder, name));
  const isOpen = (path: string) => open.includes(basename(path));
  const made = await bundleChain({
    options: optionsOf('theme'),
    file: paths[0]!,
    files: paths,
    world: 'theme',
    isOpen,
  });
  return made?.map(({ file, code }) => basename(file) + (code.includes('hot.inner(') ? '…' : '')).join(' ');
}

const SHOWS = (from: string) => `import words from '${from}';\nexport const Own = () => <b>{words}</b>;`;

it('an imported module brings its importers up to those that export components alone', async () => {
  const helper = { 'words.js': 'export default ["a"];' };
  expect(await chain({ 'own.jsx': 'export const Own = () => <b />;', 'page.jsx': SHOWS('./own.jsx') })).toBe('own.jsx');
  const passes = { 'list.js': "export { default } from './words.js'; export const WORDS = 1;" };
  const both = { 'one.jsx': SHOWS('./words.js'), 'two.jsx': SHOWS('./list.js'), 'three.jsx': SHOWS('./two.jsx') };
  const names = await chain({ ...helper, ...both, ...passes });
  expect(names?.split(' ').toSorted()).toEqual(['list.js…', 'one.jsx', 'two.jsx', 'words.js…']);
  expect(names).toMatch(/^words\.js… .*list\.js… .*two\.jsx/);
  // Only the page knows which exports of such a module are in use.
  expect(await chain({ ...helper, 'own.js': "export { default } from './words.js';" }, ['own.js'])).toBe(
    'words.js… own.js',
  );
});

it.each([
  ['nobody that is known imports it', {}],
  ['an importer loads it when it runs', { 'own.jsx': "export const Own = () => void import('./words.js');" }],
  [
    'they import each other',
    { 'a.js': "import './words.js';\nimport './b.js';\nexport const a = 1;", 'b.js': "export * from './a.js';" },
  ],
])('a page has to be loaded anew: %s', async (_, files) => {
  expect(await chain({ 'words.js': 'export default ["a"];', ...files })).toBeUndefined();
});
