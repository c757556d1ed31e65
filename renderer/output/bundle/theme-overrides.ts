/**
 * Theme overrides: a file in the site's `theme/` folder replaces the theme's file of the same relative name.
 * The replaced one stays importable as `@theme-original/<name>`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { ASSETS_DIR } from '../../shared/limits.js';
import { isBelow, pathFrom } from '../../site/helpers/file-paths.js';
import { hashData, hashOf } from '../../site/helpers/hash.js';
import { placeAt } from '../../site/helpers/text-place.js';
import { nearestOf } from '../../site/problems/near-names.js';
import { type Place, problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { lineEdit, withNamed, withNearest } from '../../site/problems/repair.js';
import { filesBelow } from '../modules/files-below.js';
import { exportsOf } from '../modules/module-exports.js';
import { FILE_LOADERS } from '../modules/page-modules.js';
import { esbuildProblems, hashOfFile, hashOfRead, type ModuleCache } from '../modules/run-config.js';
import { sharedModules } from '../modules/shared-modules.js';
import { makesStyles } from '../modules/style-makers.js';
import { nameOfFile, themeRoot, toolPackages, toolVersion } from '../tool.js';
import { contentInputs } from './content-inputs.js';

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.module.css'];
const ORIGINAL = '@theme-original/';

/** Finds a module by its name without extension; a name with one is used unchanged. */
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

/** True if a file of the site replaces one of the theme's. */
export const isReplacing = (overrides: string | undefined, file: string): boolean =>
  overrides !== undefined && isBelow(overrides, file) && findOriginal(pathFrom(overrides, file)) !== undefined;

/** Names by which files of the theme are replaced. */
const originalNames = (): string[] =>
  filesBelow(themeRoot).flatMap((name) =>
    /\.(?:tsx?|jsx?)$/.test(name) ? [publicName(name.replace(/\.\w+$/, ''))] : [],
  );

/** Files that replace nothing, but whose name is nearly that of a file of the theme, or that of one in another folder. */
function misspeltOverrides(dir: string, overrides: string): Problem[] {
  const unknown = filesBelow(overrides).filter(
    (path) => /\.[jt]sx$/.test(path) && !findOriginal(path.replace(/\.\w+$/, '')),
  );
  if (unknown.length === 0) return [];
  // Replacement modules of migrated sites and index files are not suggested as corrections.
  const names = originalNames().filter((name) => !/^shims\/|\/index$/.test(name));
  return unknown.flatMap((path) => {
    const name = path.replace(/\.\w+$/, '');
    const alike = names.filter((each) => posix.basename(each).toLowerCase() === posix.basename(name).toLowerCase());
    const [only] = alike;
    const near =
      only !== undefined && alike.length === 1 ? { name: only, sure: true } : nearestOf(publicName(name), names);
    if (!near?.sure) return [];
    const file = pathFrom(dir, join(overrides, path));
    return [problem('theme-file-name', { name, known: near.name }, { file, line: 1, column: 1, nearest: near.name })];
  });
}

/** Files that replace one of the theme's and export nothing, which the bundler takes for scripts of the older kind. */
function exportless(dir: string, overrides: string): Problem[] {
  return filesBelow(overrides).flatMap((path) => {
    const original = /\.[jt]sx?$/.test(path) ? findOriginal(path.replace(/\.\w+$/, '')) : undefined;
    if (original === undefined) return [];
    const text = readFileSync(join(overrides, path), 'utf8');
    const [name] = exportsOf(readFileSync(original, 'utf8')).named;
    return name === undefined || /\bexport\b|\bmodule\.exports\b/.test(text)
      ? []
      : [exportProblem(text, name, pathFrom(dir, join(overrides, path)))];
  });
}

/** Files that replace one of the theme's and import themselves where they mean the one they replace. */
function selfImports(dir: string, overrides: string): Problem[] {
  return filesBelow(overrides).flatMap((path) => {
    const name = path.replace(/\.[jt]sx?$/, '');
    if (name === path || !findOriginal(name)) return [];
    const text = readFileSync(join(overrides, path), 'utf8');
    const own = new Set([`@theme/${name}`, `@theme/${publicName(name)}`, `./${posix.basename(name)}`]);
    return [...text.matchAll(/\bfrom\s{1,9}(['"])([^'"\n]+)\1/g)].flatMap(({ 0: found, 2: specifier = '', index }) => {
      if (!own.has(specifier.replace(/\.[jt]sx?$/, ''))) return [];
      const at = index + found.length - 1 - specifier.length;
      const place = placeAt(text, at, specifier.length, pathFrom(dir, join(overrides, path)));
      const wanted = ORIGINAL + publicName(name);
      return [
        problem('theme-file-self', { specifier, wanted }, withNamed(place, specifier, { name: wanted, sure: true })),
      ];
    });
  });
}

/** Returns why the theme cannot be bundled with the files that replace some of its own. */
export const overrideProblems = (error: unknown, dir: string, overrides: string): Problem[] =>
  esbuildProblems(error, dir, 'code-syntax').map((found) => withOverride(withOriginal(found), dir, overrides));

/** Returns what the theme imports from a file that replaces one of its own, and that file does not export. */
function withOverride(found: Problem, dir: string, overrides: string): Problem {
  const [, path = '', name = ''] =
    /^No matching export in "([^"]+)" for import "([\w$]+)"$/.exec(String(found.args.message)) ?? [];
  const full = resolve(dir, path);
  if (name === '' || !isBelow(overrides, full) || !existsSync(full)) return found;
  return exportProblem(readFileSync(full, 'utf8'), name, pathFrom(dir, full));
}

/** The problem of a file that does not export a name, with the repair where it has what is meant. */
function exportProblem(text: string, name: string, file: string): Problem {
  const [, own] = new RegExp(`^(?:const|let|(?:async )?function|class)\\s+(${name})\\b`, 'm').exec(text) ?? [];
  const byDefault =
    /^export\s+default\s+(?=(?:async\s+)?function\b|class\b)((?:async\s+)?function|class)\s*([\w$]*)/m.exec(text);
  const args = { name, file };
  if (own !== undefined) {
    const at = text.search(new RegExp(`^(?:const|let|(?:async )?function|class)\\s+${name}\\b`, 'm'));
    const place = placeAt(text, at, 1, file);
    return withInsert(problem('theme-file-export', args, place), place, 0, 'export ');
  }
  if (!byDefault) return problem('theme-file-export', args, placeAt(text, 0, 1, file));
  const [whole, keyword = '', written = ''] = byDefault;
  const place = placeAt(text, byDefault.index, whole.length, file);
  const isUsed =
    written !== '' && written !== name && text.split(new RegExp(`\\b${written.replaceAll('$', '\\$')}\\b`)).length > 2;
  const made = problem('theme-file-export', args, place);
  return isUsed ? made : withInsert(made, place, whole.length, `export ${keyword} ${name}`);
}

/** @param length of what the text replaces */
function withInsert(found: Problem, { line = 1, column = 1 }: Place, length: number, text: string): Problem {
  return { ...found, repair: { edits: [lineEdit(line, column, length, text)], sure: true } };
}

/** The name that an import of the theme's own file means. */
function withOriginal(found: Problem): Problem {
  const name = /^the theme has no "(.+)"$/.exec(String(found.args.message))?.[1];
  return name === undefined ? found : { ...found, ...withNearest(found, name, originalNames()) };
}

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
      // A file that imports itself means the one it replaces; a problem tells how to write that.
      build.onResolve({ filter: /^@theme\// }, ({ path, importer }) => {
        const file = findOriginal(path.slice('@theme/'.length));
        return file &&
          isReplacing(overrides, importer) &&
          findModule(overrides, path.slice('@theme/'.length)) === importer
          ? { path: file }
          : undefined;
      });
      build.onResolve({ filter: /^\.|^\/|^[A-Za-z]:[\\/]/ }, ({ path, resolveDir, importer, kind }) => {
        const target = resolve(resolveDir, path);
        const root = isBelow(overrides, target) ? overrides : isBelow(themeRoot, target) ? themeRoot : undefined;
        if (!root) return undefined;
        const name = pathFrom(root, target);
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
  /** Hash of the code of what Markdown is made of. */
  content: string;
  /** Files that it was made of, absolute. */
  inputs: string[];
  /** Its code makes `<style>` elements. */
  makesStyles: boolean;
  problems: Problem[];
}

/** Data of a bundle kept between builds. */
interface KeptTheme {
  file: string;
  hash: string;
  content: string;
  makesStyles: boolean;
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
  // Another file may replace another one of the theme's.
  const key = `theme:${hashOf(JSON.stringify([dir, baseUrl, toolVersion().code, filesBelow(overrides)]))}`;
  const kept = cache.get<KeptTheme>(key);
  // Its name is its hash: a damaged one is made again.
  const isWhole = kept && existsSync(kept.file) && basename(kept.file) === `${hashOfFile(kept.file)}.mjs`;
  try {
    const isSame = isWhole && kept.inputs.every(([file, hash]) => hashOfFile(file) === hash);
    const made = isSame ? kept : await makeServerTheme(input);
    if (!isSame) cache.set(key, made);
    return {
      module: pathToFileURL(made.file).href,
      hash: made.hash,
      content: made.content,
      inputs: made.inputs.map(([file]) => file),
      makesStyles: made.makesStyles,
      problems: [...misspeltOverrides(dir, overrides), ...exportless(dir, overrides), ...selfImports(dir, overrides)],
    };
  } catch (error) {
    return { hash: '', content: '', inputs: [], makesStyles: false, problems: overrideProblems(error, dir, overrides) };
  }
}

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
  const scripts = result.outputFiles.filter(({ path }) => path.endsWith('.js'));
  const code = scripts.map(({ text }) => text).join('');
  const file = join(cacheDir, 'theme', `${hashOf(code)}.mjs`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const inputs = Object.keys(result.metafile.inputs)
    .map((path) => resolve(dir, path))
    .map((path): [string, string] => [path, hashOfRead(path, began)]);
  // Pages contain this hash, and the code contains the path of the tool.
  const hashOfInputs = (some: KeptTheme['inputs']) =>
    hashData([toolVersion().code, baseUrl, some.map(([path, hash]) => [nameOfFile(path, dir), hash].join(' ')).sort()]);
  const content = contentInputs(result.metafile, dir);
  return {
    file,
    hash: hashOfInputs(inputs),
    content: hashOfInputs(content ? inputs.filter(([path]) => content.has(path)) : inputs),
    makesStyles: makesStyles(code),
    inputs,
  };
}
