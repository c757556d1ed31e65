#!/usr/bin/env node
/**
 * Compiles the tool: TypeScript → `lib/` (packages stay outside), then the default theme's files for the browser → `lib/client/`
 * with the same function that a build uses, and the JSON schemas for editors → `schemas/`. Nothing is done when no source has changed
 * since the last time. With `--maps` source maps are written next to the files, for `node --enable-source-maps`; without, as published,
 * starting the tool reads none.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lib = join(root, 'lib');
const schemas = join(root, 'schemas');
const maps = process.argv.includes('--maps');

const FOLDERS = ['cli', 'renderer', 'theme'];
const ENTRIES = [
  'cli/main.ts',
  'cli/api.ts',
  'cli/report/long-code-thread.ts',
  'renderer/index.ts',
  'renderer/engine/threads/worker.ts',
  'renderer/engine/threads/thread-guard.ts',
  'renderer/engine/unchanged/sum-thread.ts',
  'renderer/check/program-starter.ts',
  'renderer/check/browser/browser-harness.ts',
  'renderer/output/bundle/client-bundle.ts',
  'theme/server.tsx',
  'theme/runtime.ts',
  'theme/places/place-contexts.ts',
];

function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  ).sort();
}

/** Hash of some files' names and bytes. */
function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('base64url').slice(0, 22);
}

/**
 * Packages that are bundled: those whose dozens of small modules would slow the start of every thread, and those that are too small
 * to be worth an installation. Their licences are written next to the code.
 */
const BUNDLED = new Map(
  ['fflate', 'satteri', 'github-slugger', 'launch-editor', 'picocolors', 'shell-quote'].map((name) => [
    name,
    join(root, 'node_modules', name),
  ]),
);
addWithDependencies('ink', root);

/** Adds a package and its dependencies, except React, of which there is one copy. Some are installed below the package that needs them. */
function addWithDependencies(name, from) {
  if (name === 'react' || name === 'type-fest') return;
  let above = from;
  while (!existsSync(join(above, 'node_modules', name))) above = dirname(above);
  const folder = join(above, 'node_modules', name);
  if ([...BUNDLED.values()].includes(folder)) return;
  BUNDLED.set(BUNDLED.has(name) ? relative(join(root, 'node_modules'), folder) : name, folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const other of Object.keys(dependencies)) addWithDependencies(other, folder);
}

/**
 * How packages get into the compiled tool. CommonJS is required: an `import` of it has Node read its whole text for the names it exports, which
 * for React, its server and esbuild takes a tenth of a second in every thread. Modules stay imports, or are bundled.
 */
const packages = {
  name: 'packages',
  setup({ onResolve, onLoad }) {
    const require = createRequire(join(root, 'package.json'));
    onResolve({ filter: /^[@a-z]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      // Bundled CommonJS asks for them in a way that modules do not have.
      if (isBuiltin(path)) return kind === 'require-call' ? { path, namespace: 'builtin' } : { path, external: true };
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
      if (BUNDLED.has(name)) return undefined;
      const file = require.resolve(path, { paths: [dirname(importer)] });
      return isCommonJs(file) ? { path, namespace: 'required' } : { path, external: true };
    });
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `export * from ${JSON.stringify(path)};`,
    }));
    onLoad({ filter: /./, namespace: 'required' }, ({ path }) => {
      const names = Object.keys(require(path)).filter((key) => key !== 'default' && /^[\w$]+$/.test(key));
      const renamed = names.map((key, index) => `${key}: e${index}`).join(', ');
      const exported = names.map((key, index) => `e${index} as ${key}`).join(', ');
      return {
        contents: `import { createRequire } from 'node:module';
          const all = createRequire(import.meta.url)(${JSON.stringify(path)});
          const { ${renamed} } = all;
          export { all as default, ${exported} };`,
      };
    });
    // Half of what it takes to load ink are its tools for developers, and the builds of its parts for them.
    onLoad({ filter: /[\\/]ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: '' }));
    onLoad({ filter: /[\\/](?:react-reconciler|scheduler)[\\/]\w+\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('process.env.NODE_ENV', '"production"'),
    }));
    // The native binary is a package next to satteri, which only satteri's own place leads to.
    onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const own = 'createRequire(import.meta.url)';
      if (!text.includes(own)) throw new Error(`${path} finds its binary in another way than it did`);
      return { contents: text.replace(own, `createRequire(${own}.resolve('satteri'))`) };
    });
  },
};

function isCommonJs(file) {
  if (file.endsWith('.cjs')) return true;
  if (file.endsWith('.mjs')) return false;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const own = join(folder, 'package.json');
    if (existsSync(own)) return JSON.parse(readFileSync(own, 'utf8')).type !== 'module';
  }
  return true;
}

/** Makes the JSON schemas for editors; builds do not need them, so they have an entry of their own. */
const SCHEMAS = 'renderer/site/schemas/editor-schemas.ts';

/** Modules that are loaded into a realm without a loader: each is one file. */
const ALONE = ['renderer/check/probe.ts', 'renderer/check/recorder.ts', SCHEMAS];

/** The program of a sandbox: it starts a third faster without the loader of modules. */
const HARNESS = 'renderer/check/sandbox-harness.ts';

async function compile(target) {
  await buildEntries(ENTRIES, target, { splitting: true, chunkNames: 'chunks/[name]-[hash]' });
  await buildEntries(ALONE, target, {});
  await buildEntries([HARNESS], target, { format: 'cjs', outExtension: { '.js': '.cjs' } });
  await buildPanel(target);
}

/** The panel that `notes serve` adds to pages for local requests, and shows when there is no page: browser code with React, part of no site's bundle. */
const PANEL = ['cli/panel/panel-button.ts', 'cli/panel/panel.tsx', 'cli/panel/await-pages.ts'];

async function buildPanel(target) {
  await build({
    entryPoints: PANEL,
    outdir: join(target, 'panel'),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2020',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

async function buildEntries(entries, target, options) {
  await build({
    entryPoints: entries.filter((entry) => existsSync(join(root, entry))),
    outdir: target,
    outbase: root,
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    ...options,
    platform: 'node',
    target: 'node20',
    plugins: [packages],
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'warning',
    sourcemap: maps,
  });
}

async function main() {
  const files = [...sources(), join(root, 'package.json')];
  const code = hashFiles(files);
  const stamp = join(lib, 'version.json');
  const isWhole = existsSync(schemas) && existsSync(join(lib, 'cli/main.js.map')) === maps;
  if (existsSync(stamp) && isWhole && JSON.parse(readFileSync(stamp, 'utf8')).code === code) return;
  const target = join(root, `lib.${process.pid}.new`);
  await compile(target);
  const theme = hashFiles(files.filter((file) => relative(root, file).startsWith('theme')));
  writeFileSync(join(target, 'LICENSES.txt'), licences());
  writeFileSync(join(target, 'version.json'), `${JSON.stringify({ code, theme })}\n`);
  replaceLib(target);
  await writeSchemas();
  await seedClient();
}

/** Another process that compiles the same may have created the folder first. */
function replaceLib(target) {
  for (;;) {
    rmSync(lib, { recursive: true, force: true });
    try {
      return renameSync(target, lib);
    } catch (error) {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    }
  }
}

/** The licences of the packages whose code is in the tool, and of the font for formulas (`cli/math-font.mjs`). */
function licences() {
  const font = '@fontsource/noto-sans-math';
  const texts = [...BUNDLED, [font, join(root, 'node_modules', font)]].map(([name, folder]) => {
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    return `${name}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).license}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

async function writeSchemas() {
  const { editorSchemas } = await import(pathToFileURL(join(lib, SCHEMAS.replace(/ts$/, 'js'))).href);
  rmSync(schemas, { recursive: true, force: true });
  mkdirSync(schemas);
  for (const [name, schema] of Object.entries(editorSchemas()))
    writeFileSync(join(schemas, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
}

async function seedClient() {
  const { shipClient, shipReact } = await import(
    pathToFileURL(join(lib, 'renderer/output/bundle/client-bundle.js')).href
  );
  await shipReact();
  for (const language of ['zh', 'hant', 'en']) {
    const problems = await shipClient(language);
    for (const { args, file, line } of problems) console.error(`${file ?? ''}:${line ?? ''} ${args.message}`);
    if (problems.length > 0) process.exit(1);
  }
}

await main();
