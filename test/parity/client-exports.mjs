/**
 * `node test/parity/client-exports.mjs [folder]`: writes `client-exports.json`, the names that client modules of the reference export.
 * Its packages are taken from the `node_modules` of a folder, or installed into a temporary one.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { installReference } from './install-reference.mjs';

const PACKAGES = [
  'core',
  'theme-common',
  'plugin-content-docs',
  'plugin-content-blog',
  'theme-search-algolia',
  'theme-mermaid',
  'utils-common',
];

/** Entries of packages by what code imports. */
const ENTRIES = {
  '@docusaurus/theme-common': 'theme-common/lib/index.js',
  '@docusaurus/theme-common/internal': 'theme-common/lib/internal.js',
  '@docusaurus/theme-common/Details': 'theme-common/lib/components/Details/index.js',
  '@docusaurus/plugin-content-docs/client': 'plugin-content-docs/lib/client/index.js',
  '@docusaurus/plugin-content-blog/client': 'plugin-content-blog/lib/client/index.js',
  '@docusaurus/theme-search-algolia/client': 'theme-search-algolia/lib/client/index.js',
  '@docusaurus/theme-mermaid/client': 'theme-mermaid/lib/client/index.js',
  '@docusaurus/utils-common': 'utils-common/lib/index.js',
};

/** Names that a module exports: of ESM by its syntax, of CommonJS by running it. */
async function namesOf(file) {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    external: ['@generated/*', '@theme/*', '@site/*'],
    loader: { '.css': 'empty', '.js': 'jsx' },
    outfile: 'out.js',
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  const isCommonJs = readFileSync(file, 'utf8').includes('exports.');
  const names = isCommonJs ? Object.keys(createRequire(file)(file)) : output.exports;
  return names.filter((name) => name !== '__esModule').sort();
}

const folder = process.argv[2] ? resolve(process.argv[2]) : installReference(PACKAGES);
const home = join(folder, 'node_modules/@docusaurus');
const core = join(home, 'core/lib/client/exports');
const files = Object.fromEntries([
  ...readdirSync(core)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [`@docusaurus/${basename(name, '.js')}`, join(core, name)]),
  ...Object.entries(ENTRIES).map(([specifier, path]) => [specifier, join(home, path)]),
]);
const modules = {};
for (const [specifier, file] of Object.entries(files).sort())
  if (existsSync(file)) modules[specifier] = await namesOf(file);
const { version } = JSON.parse(readFileSync(join(home, 'core/package.json'), 'utf8'));
const text = JSON.stringify({ version, modules }, null, 2);
writeFileSync(join(import.meta.dirname, 'client-exports.json'), `${text}\n`);
if (!process.argv[2]) rmSync(folder, { recursive: true, force: true });
