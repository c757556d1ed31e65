/**
 * The theme's files for the browser: scripts, style sheet and the modules that pages with code share with it.
 * `cli/compile.mjs` runs this for the default theme and ships the result, so that a site without overrides needs no esbuild.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, relative } from 'node:path';
import type { Metafile, OutputFile, Plugin } from 'esbuild';
import { hashData, hashOf } from '../site/hash.js';
import { ASSETS_DIR } from '../site/limits.js';
import type { Problem } from '../site/types.js';
import { esbuildProblems, hashOfFile } from './bundle-config.js';
import { type BundledFile, FILE_LOADERS, themeRoot } from './bundle-pages.js';
import { themeModules } from './bundle-shared.js';
import { overridePlugin } from './bundle-theme.js';
import { resolveFromTool, toolRoot, toolVersion } from './bundle-tool.js';

/** Paths, relative to the output folder, of what every page or some pages load. */
export interface ClientAssets {
  /** First script of every page. */
  boot: string;
  /** The one style sheet. */
  style: string;
  /** Further entries by name: `frame`, `search-worker` … */
  entries: Record<string, string>;
  /** Import specifier → script, for pages with code of their own. */
  shared: Record<string, string>;
  /** Scripts that an entry loads at once: worth a preload. */
  imports: Record<string, string[]>;
}

export interface ClientBundle {
  assets: ClientAssets;
  files: BundledFile[];
  problems: Problem[];
}

export interface ClientInput {
  dir: string;
  baseUrl: string;
  /** The site's theme folder, when there is one. */
  overrides?: string;
  /** Absolute paths of the site's own style sheets. */
  customCss: readonly string[];
  /** Folder where finished bundles are kept between runs. */
  cacheDir: string;
}

/** Entries of the browser code that are there, by name. */
const ENTRIES: Record<string, string> = {
  boot: 'client/boot.ts',
  frame: 'client/frame.ts',
  'search-worker': 'client/search/worker.ts',
};
const STYLE = 'styles/index.css';

/** Modules that exist once in the browser, whoever imports them. */
const SHARED_PACKAGES = ['react', 'react/jsx-runtime', 'react-dom'];

/** Bundles the browser code, or takes what was bundled before from the same input. */
export async function bundleClient(input: ClientInput): Promise<ClientBundle> {
  if (!input.overrides && input.customCss.length === 0) {
    const shipped = readBundle(seedFolder, seedKey(input.baseUrl));
    if (shipped) return shipped;
  }
  const key = inputKey(input);
  const folder = join(input.cacheDir, 'client');
  const kept = readBundle(folder, key);
  if (kept) return kept;
  const made = await makeClient(input);
  if (made.problems.length === 0) writeBundle(folder, key, made);
  return made;
}

/** Where the bundle of the default theme is shipped. */
export const seedFolder: string = join(toolRoot, 'lib/client');

/** Everything the bundle of the default theme depends on. A base other than `/` is written into no file of it. */
export function seedKey(_baseUrl: string): string {
  return hashData(['client', toolVersion().code]);
}

function inputKey({ overrides, customCss, baseUrl, dir }: ClientInput): string {
  const files = overrides ? filesBelow(overrides).map((file) => [relative(dir, file), hashOfFile(file)]) : [];
  return hashData([
    'client',
    toolVersion().code,
    themeState(),
    baseUrl,
    files,
    customCss.map((file) => [file, cssState(file)]),
  ]);
}

/** Run from source (tests, development) the theme's files are part of the key. */
function themeState(): unknown {
  return toolVersion().code === 'source' ? filesBelow(themeRoot).map(hashOfFile) : 0;
}

/** A style sheet may import others beside it. */
function cssState(file: string): unknown {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const imports = [...text.matchAll(/@import\s+(?:url\()?["']?(\.[^"')]+)|url\(["']?(\.[^"')]+)/g)].map((match) =>
    join(dirname(file), (match[1] ?? match[2])!),
  );
  return [hashOf(text), imports.map((path) => (path.endsWith('.css') ? cssState(path) : hashOfFile(path)))];
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Runs esbuild over the theme's browser entries. */
export async function makeClient(input: ClientInput): Promise<ClientBundle> {
  const { build } = await import('esbuild');
  const outdir = join(input.dir, ASSETS_DIR);
  const shared = sharedEntries();
  const entries = Object.entries(ENTRIES).filter(([, file]) => existsSync(join(themeRoot, file)));
  try {
    const result = await build({
      entryPoints: [
        ...entries.map(([name, file]) => ({ in: join(themeRoot, file), out: name })),
        ...Object.keys(shared).map((name) => ({ in: `shared:${name}`, out: sharedName(name) })),
        { in: 'style:theme', out: 'theme' },
      ],
      outdir,
      absWorkingDir: input.dir,
      bundle: true,
      splitting: true,
      write: false,
      metafile: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2020',
      jsx: 'automatic',
      entryNames: '[name].[hash]',
      chunkNames: 'chunk.[hash]',
      assetNames: '[name].[hash]',
      loader: FILE_LOADERS,
      legalComments: 'none',
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [sharedPlugin(shared), stylePlugin(input), overridePlugin(input.overrides)],
    });
    return { ...describe(input.dir, result.metafile, result.outputFiles), problems: [] };
  } catch (error) {
    return { assets: NO_ASSETS, files: [], problems: esbuildProblems(error, input.dir, 'code-syntax') };
  }
}

const NO_ASSETS: ClientAssets = { boot: '', style: '', entries: {}, shared: {}, imports: {} };

const sharedName = (specifier: string) => `shared-${specifier.replace(/[^\w]+/g, '-').replace(/^-/, '')}`;

/** Code of each shared module. CommonJS packages get their exports by name, which esbuild cannot know. */
function sharedEntries(): Record<string, string> {
  const requireOfTool = createRequire(join(toolRoot, 'package.json'));
  const entries: Record<string, string> = {};
  for (const specifier of SHARED_PACKAGES) {
    const names = Object.keys(requireOfTool(specifier) as object).filter((name) => /^[A-Za-z]\w*$/.test(name));
    entries[specifier] =
      `import all from ${JSON.stringify(resolveFromTool(specifier))};\nexport default all;\n` +
      `export const { ${names.filter((name) => name !== 'default').join(', ')} } = all;\n`;
  }
  for (const [specifier, file] of Object.entries(themeModules()))
    entries[specifier] =
      `export * from ${JSON.stringify(file)};\n${hasDefault(file) ? `export { default } from ${JSON.stringify(file)};\n` : ''}`;
  return entries;
}

const hasDefault = (file: string) => /export\s+default\s|as default\b/.test(readFileSync(file, 'utf8'));

function sharedPlugin(entries: Record<string, string>): Plugin {
  return {
    name: 'shared',
    setup(build) {
      build.onResolve({ filter: /^shared:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'shared' }));
      build.onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
        contents: entries[path],
        loader: 'ts',
        resolveDir: themeRoot,
      }));
    },
  };
}

/** The theme's style sheet, then the site's own: one file, loaded once. */
function stylePlugin(input: ClientInput): Plugin {
  const sheets = [join(themeRoot, STYLE), ...input.customCss].filter((file) => existsSync(file));
  return {
    name: 'style',
    setup(build) {
      build.onResolve({ filter: /^style:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'style' }));
      build.onLoad({ filter: /.*/, namespace: 'style' }, () => ({
        contents: sheets.map((file) => `@import ${JSON.stringify(file)};\n`).join(''),
        loader: 'css',
        resolveDir: input.dir,
      }));
    },
  };
}

function describe(dir: string, metafile: Metafile, files: readonly OutputFile[]): Omit<ClientBundle, 'problems'> {
  const outdir = join(dir, ASSETS_DIR);
  const place = (path: string) => `${ASSETS_DIR}/${relative(outdir, join(dir, path)).split('\\').join('/')}`;
  const assets: ClientAssets = { boot: '', style: '', entries: {}, shared: {}, imports: {} };
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (!output.entryPoint) continue;
    const name = basename(path).split('.')[0]!;
    if (output.entryPoint === 'style:theme') assets.style = place(path);
    else if (output.entryPoint.startsWith('shared:')) assets.shared[output.entryPoint.slice(7)] = place(path);
    else if (name === 'boot') assets.boot = place(path);
    else assets.entries[name] = place(path);
    if (extname(path) === '.js') assets.imports[place(path)] = staticImports(path, metafile).map(place);
  }
  return {
    assets,
    files: files.map((file) => ({ path: place(relative(dir, file.path)), bytes: file.contents })),
  };
}

function staticImports(path: string, metafile: Metafile, seen = new Set<string>()): string[] {
  for (const { path: imported, kind, external } of metafile.outputs[path]?.imports ?? []) {
    if (external || kind !== 'import-statement' || seen.has(imported)) continue;
    seen.add(imported);
    staticImports(imported, metafile, seen);
  }
  return [...seen];
}

/** A kept bundle, if it was made from the same input. */
function readBundle(folder: string, key: string): ClientBundle | undefined {
  try {
    const kept = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      key: string;
      assets: ClientAssets;
      files: string[];
    };
    if (kept.key !== key) return undefined;
    const files = kept.files.map((path) => ({ path, bytes: readFileSync(join(folder, basename(path))) }));
    return { assets: kept.assets, files, problems: [] };
  } catch {
    return undefined;
  }
}

/** Keeps a bundle; the manifest comes last, so that a half-written folder is no bundle. */
export function writeBundle(folder: string, key: string, { assets, files }: ClientBundle): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, bytes } of files) writeFileSync(join(folder, basename(path)), bytes);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ key, assets, files: files.map(({ path }) => path) }));
}
