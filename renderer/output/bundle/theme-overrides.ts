/**
 * Theme overrides: a file in the site's `theme/` folder replaces the theme's file of the same relative name.
 * The replaced one stays importable as `@theme-original/<name>`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { ASSETS_DIR } from '../../shared/limits.js';
import { hashData, hashOf } from '../../site/helpers/hash.js';
import { nearestOf } from '../../site/problems/near-names.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { withNearest } from '../../site/problems/repair.js';
import { FILE_LOADERS } from '../modules/page-modules.js';
import { esbuildProblems, hashOfFile, hashOfRead, type ModuleCache } from '../modules/run-config.js';
import { sharedModules } from '../modules/shared-modules.js';
import { nameOfFile, themeRoot, toolPackages, toolVersion } from '../tool.js';

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.module.css'];
const ORIGINAL = '@theme-original/';

/** Finds a module by its name without extension; a name with one is taken as it is. */
function findModule(folder: string, name: string): string | undefined {
  const stem = name.replace(/\.(tsx?|jsx?)$/, '');
  return [...EXTENSIONS.map((extension) => join(folder, stem + extension)), join(folder, name)].find(
    (file) => existsSync(file) && extname(file) !== '',
  );
}

/**
 * Name by which a site replaces a file of the theme: its path, without the folder that groups files of the layout. So `layout/Footer`
 * stays the name of `layout/frame/Footer.tsx` wherever it is kept.
 */
const publicName = (name: string) => name.replace(/^layout\/[^/]+\//, 'layout/');

/** Finds a module of the theme by its path or its public name. */
function findOriginal(name: string): string | undefined {
  const [, base] = /^layout\/([^/]+)$/.exec(name) ?? [];
  const groups = base ? readdirSync(join(themeRoot, 'layout')) : [];
  return [name, ...groups.map((group) => `layout/${group}/${base}`)]
    .map((path) => findModule(themeRoot, path))
    .find((file) => file !== undefined);
}

/** Names by which files of the theme are replaced. */
const originalNames = (): string[] =>
  namesBelow(themeRoot).flatMap((name) =>
    /\.(?:tsx?|jsx?)$/.test(name) ? [publicName(name.replace(/\.\w+$/, ''))] : [],
  );

/** Files that replace nothing, but whose name is nearly that of a file of the theme. */
function misspeltOverrides(dir: string, overrides: string): Problem[] {
  const known = namesBelow(overrides).filter(
    (name) => /\.[jt]sx$/.test(name) && !findOriginal(name.replace(/\.\w+$/, '')),
  );
  if (known.length === 0) return [];
  const names = originalNames();
  return known.flatMap((path) => {
    const name = path
      .split('\\')
      .join('/')
      .replace(/\.\w+$/, '');
    const near = nearestOf(name, names);
    if (!near?.sure) return [];
    const file = relative(dir, join(overrides, path)).split('\\').join('/');
    return [problem('theme-file-name', { name, known: near.name }, { file, line: 1, column: 1, nearest: near.name })];
  });
}

/** The name that an import of the theme's own file means. */
function withOriginal(found: Problem): Problem {
  const name = /^the theme has no "(.+)"$/.exec(String(found.args.message))?.[1];
  return name === undefined ? found : { ...found, ...withNearest(found, name, originalNames()) };
}

const inside = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

/** Redirects imports of replaced theme files; does nothing without overrides. */
export function overridePlugin(overrides: string | undefined): Plugin {
  return {
    name: 'theme-overrides',
    setup(build) {
      build.onResolve({ filter: /^@theme-original\// }, ({ path }) => {
        const file = findOriginal(path.slice(ORIGINAL.length));
        return file ? { path: file } : { errors: [{ text: `the theme has no "${path.slice(ORIGINAL.length)}"` }] };
      });
      if (!overrides) return;
      build.onResolve({ filter: /^\.|^\// }, ({ path, resolveDir, importer, kind }) => {
        const target = path.startsWith('/') ? path : join(resolveDir, path);
        const root = inside(overrides, target) ? overrides : inside(themeRoot, target) ? themeRoot : undefined;
        if (!root) return undefined;
        const name = relative(root, target);
        const replaced =
          kind === 'entry-point' && root === overrides
            ? undefined
            : (findModule(overrides, name) ?? findModule(overrides, publicName(name)));
        if (replaced && replaced !== importer) return { path: replaced };
        // An override may name a neighbour that only the theme has.
        const original = root === overrides ? findOriginal(name) : undefined;
        return original ? { path: original } : undefined;
      });
    },
  };
}

export interface ServerTheme {
  /** Address of the module to import; undefined: the tool's own theme. */
  module?: string;
  /** Hash of its code. */
  hash: string;
  /** Files that it was made of, absolute. */
  inputs: string[];
  problems: Problem[];
}

/** What is kept of a bundle between builds. */
interface KeptTheme {
  file: string;
  hash: string;
  inputs: [file: string, hash: string][];
}

export interface ServerThemeInput {
  dir: string;
  baseUrl: string;
  overrides: string;
  cacheDir: string;
  cache: ModuleCache;
}

/** Bundles the theme with a site's overrides for Node, unless nothing it was made of has changed. */
export async function bundleServerTheme(input: ServerThemeInput): Promise<ServerTheme> {
  const { dir, overrides, baseUrl, cache } = input;
  const key = `theme:${hashOf(JSON.stringify([dir, baseUrl, toolVersion().code, namesBelow(overrides)]))}`;
  const kept = cache.get<KeptTheme>(key);
  // Its name is its hash: a damaged one is made anew.
  const isWhole = kept && existsSync(kept.file) && basename(kept.file) === `${hashOfFile(kept.file)}.mjs`;
  if (isWhole && kept.inputs.every(([file, hash]) => hashOfFile(file) === hash))
    return {
      module: pathToFileURL(kept.file).href,
      hash: kept.hash,
      inputs: namesOf(kept),
      problems: misspeltOverrides(dir, overrides),
    };
  try {
    const made = await makeServerTheme(input);
    cache.set(key, made);
    return {
      module: pathToFileURL(made.file).href,
      hash: made.hash,
      inputs: namesOf(made),
      problems: misspeltOverrides(dir, overrides),
    };
  } catch (error) {
    return { hash: '', inputs: [], problems: esbuildProblems(error, dir, 'code-syntax').map(withOriginal) };
  }
}

const namesOf = ({ inputs }: KeptTheme) => inputs.map(([file]) => file);

/** Another file may replace another one of the theme's. */
const namesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

async function makeServerTheme({ dir, baseUrl, overrides, cacheDir, cache }: ServerThemeInput): Promise<KeptTheme> {
  const { build } = await import('esbuild');
  const began = cache.now();
  const result = await build({
    entryPoints: [join(themeRoot, 'server.tsx')],
    absWorkingDir: dir,
    outdir: join(dir, ASSETS_DIR),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    assetNames: '[name].[hash]',
    publicPath: `${baseUrl}${ASSETS_DIR}`,
    loader: { ...FILE_LOADERS, '.css': 'empty' },
    logLevel: 'silent',
    define: { NOTES_OVERRIDDEN: 'true' },
    plugins: [sharedModules('node', overrides), overridePlugin(overrides), toolPackages(themeRoot)],
  });
  const code = result.outputFiles.find(({ path }) => path.endsWith('.js'))!.text;
  const file = join(cacheDir, 'theme', `${hashOf(code)}.mjs`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const inputs = Object.keys(result.metafile.inputs)
    .map((path) => resolve(dir, path))
    .map((path): [string, string] => [path, hashOfRead(path, began)]);
  // Pages hold this hash, and the code holds where the tool lies.
  const names = inputs.map(([path, hash]) => [nameOfFile(path, dir), hash].join(' ')).sort();
  return { file, hash: hashData([toolVersion().code, baseUrl, names]), inputs };
}
