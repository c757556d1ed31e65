#!/usr/bin/env node
/**
 * Compiles the tool: TypeScript → `lib/` (packages stay outside), then the default theme's files for the browser → `lib/client/`
 * with the same function that a build uses. Nothing is done when no source has changed since the last time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
    packages: 'external',
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
  for (const language of ['zh', 'en']) {
    const bundle = await makeClient({ dir: root, baseUrl: '/', language, customCss: [], cacheDir });
    for (const { args, file, line } of bundle.problems) console.error(`${file ?? ''}:${line ?? ''} ${args.message}`);
    if (bundle.problems.length > 0) process.exit(1);
    writeBundle(seedFolder(language), seedKey('/'), bundle);
  }
}

await main();
