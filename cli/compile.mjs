#!/usr/bin/env node
/**
 * Compiles the tool: TypeScript → `lib/` (packages stay outside), then the default theme's files for the browser → `lib/client/`
 * with the same function that a build uses. Nothing is done when no source has changed since the last time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lib = join(root, 'lib');

const FOLDERS = ['cli', 'renderer', 'theme'];
const ENTRIES = [
  'cli/main.ts',
  'cli/api.ts',
  'renderer/index.ts',
  'renderer/engine/worker.ts',
  'renderer/check/harness.ts',
  'renderer/check/browser/harness.ts',
  'renderer/output/bundle.ts',
  'theme/server.tsx',
  'theme/runtime.ts',
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

/** Packages that are bundled: dozens of small modules, each of which costs a start in every thread more than its code. */
const BUNDLED = new Set(['satteri', 'github-slugger']);

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
      if (isBuiltin(path)) return { path, external: true };
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
      if (BUNDLED.has(name)) return undefined;
      const file = require.resolve(path, { paths: [dirname(importer)] });
      return isCommonJs(file) ? { path, namespace: 'required' } : { path, external: true };
    });
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

async function compile(target) {
  await build({
    entryPoints: ENTRIES.filter((entry) => existsSync(join(root, entry))),
    outdir: target,
    outbase: root,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [packages],
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'warning',
  });
}

async function main() {
  const files = [...sources(), join(root, 'package.json')];
  const code = hashFiles(files);
  const stamp = join(lib, 'version.json');
  if (existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).code === code) return;
  const target = join(root, `lib.${process.pid}.new`);
  await compile(target);
  const theme = hashFiles(files.filter((file) => relative(root, file).startsWith('theme')));
  writeFileSync(join(target, 'version.json'), `${JSON.stringify({ code, theme })}\n`);
  rmSync(lib, { recursive: true, force: true });
  renameSync(target, lib);
  await seedClient();
}

async function seedClient() {
  const { makeClient, writeBundle, seedKey, seedFolder } = await import(
    pathToFileURL(join(lib, 'renderer/output/bundle.js')).href
  );
  const cacheDir = join(lib, 'client');
  mkdirSync(cacheDir, { recursive: true });
  for (const language of ['zh', 'hant', 'en']) {
    const bundle = await makeClient({ dir: root, baseUrl: '/', language, customCss: [], cacheDir });
    for (const { args, file, line } of bundle.problems) console.error(`${file ?? ''}:${line ?? ''} ${args.message}`);
    if (bundle.problems.length > 0) process.exit(1);
    writeBundle(seedFolder(language), seedKey('/'), bundle);
  }
}

await main();
