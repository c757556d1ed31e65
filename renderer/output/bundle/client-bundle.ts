/**
 * The theme's files for the browser: scripts, style sheet and the modules that pages with code share with it.
 * `cli/compile.mjs` runs this for the default theme and ships the result, so that a site without overrides needs no esbuild.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import type { Language } from '../../../theme/texts/language.js';
import { ASSETS_DIR, SHEETS, type SheetName } from '../../shared/limits.js';
import { hashData, hashOf } from '../../site/helpers/hash.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { type Absent, absentProblem, sortErrors, standIns } from '../modules/absent-modules.js';
import { type BundledFile, type NamingFile, nameByContent } from '../modules/bundle-names.js';
import { staticUrls } from '../modules/file-modules.js';
import { hotModules } from '../modules/hot-modules.js';
import { bundleUpdate, type Update } from '../modules/hot-update.js';
import { keepPushOut } from '../modules/keep-push-out.js';
import { onlyEnglishStemmer, ownLanguage } from '../modules/own-language.js';
import { FILE_LOADERS } from '../modules/page-modules.js';
import { esbuildProblems, hashOfFile } from '../modules/run-config.js';
import { isSass, sassPlugin, sassState } from '../modules/sass.js';
import { themeRoot, toolModules, toolReact, toolRoot, toolVersion } from '../tool.js';
import { compileAhead, fewChunks, holderOf, inlineConstants, stubsOf } from './few-chunks.js';
import { withSheetsOfCode } from './override-sheets.js';
import { moduleReact } from './react-modules.js';
import { overridePlugin } from './theme-overrides.js';

/** Paths, relative to the output folder, of what every page or some pages load. */
export interface ClientAssets {
  /** First script of every page. */
  boot: string;
  /** The style sheet of every page. */
  style: string;
  /** Those of pages that show what they are for, by name. */
  sheets: Record<SheetName, string>;
  /** Classic script of the frame that runs readers' code. */
  frame: string;
  /** The site's mermaid, where pages have diagrams. */
  mermaid?: string;
}

export interface ClientBundle {
  assets: ClientAssets;
  files: BundledFile[];
  problems: Problem[];
}

export interface ClientInput {
  dir: string;
  baseUrl: string;
  /** Of the interface texts. */
  language: Language;
  /** The site's theme folder, when there is one. */
  overrides?: string;
  /** Absolute paths of the site's own style sheets. */
  customCss: readonly string[];
  /** The site has components of its own for places of the theme. */
  places?: boolean;
  /** Rules between the theme's and the site's own. */
  utilities?: string;
  /** The site's module that pushes search records: never part of the bundle (`keepPushOut`). */
  push?: string;
  /** One classic script in place of modules (hash router). */
  classic?: boolean;
  /** Imports of style sheets that lead nowhere are left out, with a warning. */
  forgive?: boolean;
  /** For `notes serve`: components of the site's theme files keep their state when their code changes. */
  hot?: boolean;
  /** Folder where finished bundles are kept between runs. */
  cacheDir: string;
}

const BOOT = 'client/start/boot.ts';
const FRAME = 'client/frame/frame.tsx';
const ENGINE = 'client/search/engine/engine.ts';
const CHUNKS = {
  first: BOOT,
  main: 'client/start/page-main.ts',
  packages: /[\\/]@orama[\\/]stemmers[\\/]/,
  early: [
    ...['tab-groups', 'copy-by-selection', 'run-code', 'live-code', 'retry-box'].map(
      (name) => `client/article/${name}.ts`,
    ),
    'client/exercise/do-exercise.ts',
  ],
};

/** Bundles the browser code, or takes what was bundled before from the same input. */
export async function bundleClient(input: ClientInput): Promise<ClientBundle> {
  if (!input.overrides && !input.places && !input.classic && !input.utilities && input.customCss.length === 0) {
    const shipped = readBundle(seedFolder(input.language), seedKey(input.baseUrl));
    if (shipped) return shipped;
  }
  const key = inputKey(input);
  const folder = join(input.cacheDir, input.hot ? 'client-hot' : 'client');
  const kept = readBundle(folder, key);
  if (kept) return kept;
  const made = await makeClient(input);
  // A file may have changed while it was made: then it is not what the key says.
  if (made.problems.length === 0 && inputKey(input) === key) writeBundle(folder, key, made);
  return made;
}

/** Where the bundle of the default theme is shipped. */
export const seedFolder = (language: Language): string => join(toolRoot, 'lib/client', language);

/** Everything the bundle of the default theme depends on. A base other than `/` is written into no file of it. */
export function seedKey(_baseUrl: string): string {
  return hashData(['client', toolVersion().code]);
}

function inputKey(input: ClientInput): string {
  const { overrides, places, customCss, utilities, baseUrl, dir, classic, language, push, hot } = input;
  // A folder without files is still another bundle than no folder.
  const files = overrides && filesBelow(overrides).map((file) => [relative(dir, file), hashOfFile(file)]);
  return hashData([
    'client',
    toolVersion().code,
    themeState(),
    baseUrl,
    language,
    classic ?? false,
    places ?? false,
    push ?? '',
    utilities ?? '',
    ...(hot ? ['hot'] : []),
    files ?? false,
    customCss.map((file) => [relative(dir, file), isSass(file) ? sassState(dir, file) : cssState(file)]),
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

const hasSheets = (overrides: string | undefined, names: RegExp): boolean =>
  overrides !== undefined && filesBelow(overrides).some((file) => names.test(file));

/** What all files have in common that a site's visitors load. */
export const forBrowsers = (dir: string) =>
  ({
    outdir: join(dir, ASSETS_DIR),
    absWorkingDir: dir,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    platform: 'browser',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
  }) satisfies BuildOptions;

/** Rounds of leaving out imports that lead nowhere. */
const ROUNDS = 4;

/** Runs esbuild over the theme's browser code. */
export async function makeClient(input: ClientInput): Promise<ClientBundle> {
  const absent: Absent[] = [];
  for (let round = 1; ; round++) {
    try {
      const made = await runClient(input, absent);
      const problems = absent.map((entry) => absentProblem(entry, input.dir, true));
      return { ...made, problems: problems.map((found) => ({ ...found, level: 'warning' })) };
    } catch (error) {
      const found = sortErrors(error, input.dir);
      if (!input.forgive || round === ROUNDS || found.others.length > 0 || found.absent.length === 0)
        return {
          assets: { boot: '', style: '', sheets: bySheet(() => ''), frame: '' },
          files: [],
          problems: esbuildProblems(error, input.dir, 'code-syntax'),
        };
      absent.push(...found.absent);
    }
  }
}

/**
 * The style sheet of every page alone, as `bundleClient` makes it.
 * @returns undefined where it cannot be made, or holds sheets of theme files, for which these are bundled
 */
export async function bundleSheet(input: ClientInput): Promise<{ style: string; files: BundledFile[] } | undefined> {
  if (hasSheets(input.overrides, /\.(?:css|s[ac]ss)$/)) return undefined;
  const { build } = await import('esbuild');
  try {
    const made = await build({ ...optionsOf(input, []), entryPoints: [{ in: 'style:theme', out: 'theme' }] });
    const { files, pathOf } = nameByContent(made.outputFiles, input.dir, made.metafile.outputs);
    return { style: pathOf(entryOf('theme', made.metafile)), files };
  } catch {
    return undefined;
  }
}

/** Makes the update of one of the site's theme files (`hot-update.ts`). */
export const updateOfTheme = (input: ClientInput, file: string): Promise<Update | undefined> =>
  bundleUpdate(optionsOf(input, []), file, 'theme');

type ClientOptions = BuildOptions & { write: false; metafile: true; plugins: Plugin[] };

const optionsOf = (input: ClientInput, absent: readonly Absent[]): ClientOptions => ({
  ...forBrowsers(input.dir),
  // Shorter names of variables would be shorter names of scoped classes too, and those that Node has written are whole.
  ...(hasSheets(input.overrides, /\.module\.(?:css|s[ac]ss)$/) && {
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
  }),
  jsx: 'automatic',
  entryNames: '[name].[hash]',
  chunkNames: 'chunk.[hash]',
  assetNames: '[name].[hash]',
  ...(input.overrides && { publicPath: `${input.baseUrl}${ASSETS_DIR}` }),
  loader: FILE_LOADERS,
  charset: 'utf8',
  define: {
    'process.env.NODE_ENV': '"production"',
    // With replaced components every page is rendered in the browser too (`theme/live-pages.ts`).
    NOTES_OVERRIDDEN: String(Boolean(input.overrides)),
  },
  plugins: [
    ...(input.hot ? [hotModules(input.dir, 'theme')] : []),
    ...(absent.length > 0 ? [standIns(absent)] : []),
    stylePlugin(input),
    sassPlugin(input.dir),
    staticUrls(input.baseUrl),
    ...(input.places ? [] : [withoutPlaces()]),
    overridePlugin(input.overrides),
    keepPushOut(input.dir, input.push),
    ownLanguage(input.language),
    ...(input.language !== 'en' || input.classic ? [onlyEnglishStemmer()] : []),
    ...(input.overrides ? [] : [moduleReact()]),
    inlineConstants(),
    toolModules(),
    toolReact(),
  ],
});

/** A site that was not moved has nothing of its own for places of the frame. */
const withoutPlaces = (): Plugin => ({
  name: 'without-places',
  setup(build) {
    build.onResolve({ filter: /places\/around\.js$/ }, () => ({ path: join(themeRoot, 'places/no-places.tsx') }));
  },
});

async function runClient(input: ClientInput, absent: readonly Absent[]): Promise<Omit<ClientBundle, 'problems'>> {
  const { build } = await import('esbuild');
  const common = optionsOf(input, absent);
  const boot = { in: join(themeRoot, BOOT), out: 'boot' };
  const frame = { in: join(themeRoot, FRAME), out: 'frame' };
  const [pages, inFrame] = await Promise.all([
    build({
      ...common,
      entryPoints: [boot, ...['theme', ...SHEETS].map((name) => ({ in: `style:${name}`, out: name }))],
      ...(input.classic
        ? { format: 'iife' }
        : {
            splitting: true,
            format: 'esm',
            plugins: [...common.plugins, fewChunks({ root: themeRoot, ...CHUNKS })],
          }),
    }),
    build({ ...common, entryPoints: [frame], format: 'iife' }),
  ]);
  const { files, pathOf } = nameByContent(
    [
      ...compileAhead(withSheetsOfCode(pages.outputFiles, pages.metafile), pages.metafile, [ENGINE]),
      ...inFrame.outputFiles,
    ],
    input.dir,
    { ...pages.metafile.outputs, ...inFrame.metafile.outputs },
    stubsOf(pages.metafile, [CHUNKS.main]),
  );
  return {
    assets: {
      boot: pathOf(entryOf('boot', pages.metafile)),
      style: pathOf(entryOf('theme', pages.metafile)),
      sheets: bySheet((name) => pathOf(entryOf(name, pages.metafile))),
      frame: pathOf(entryOf('frame', inFrame.metafile)),
    },
    files,
  };
}

/** Output of an entry: that which holds its code, one request less before the first line runs. */
function entryOf(name: string, metafile: Metafile): string {
  const { outputs } = metafile;
  const path = Object.keys(outputs).find(
    (output) => outputs[output]!.entryPoint && basename(output).startsWith(`${name}.`),
  );
  if (path === undefined) return '';
  return holderOf(path, metafile);
}

const bySheet = (path: (name: SheetName) => string): Record<SheetName, string> => ({
  lists: path('lists'),
  rich: path('rich'),
});

const UTILITIES = 'utilities:infima';

/** The theme's style sheets; the one of every page holds the site's own too, after it: one file, loaded once. */
function stylePlugin(input: ClientInput): Plugin {
  const own = [...(input.utilities ? [UTILITIES] : []), ...input.customCss.filter((file) => existsSync(file))];
  const sheets = (name: string) => [
    ...[join(themeRoot, `styles/${name}.css`)].filter((file) => existsSync(file)),
    ...(name === 'theme' ? own : []),
  ];
  return {
    name: 'style',
    setup(build) {
      build.onResolve({ filter: /^style:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'style' }));
      build.onLoad({ filter: /.*/, namespace: 'style' }, ({ path }) => ({
        contents: sheets(path)
          .map((file) => `@import ${JSON.stringify(file)};\n`)
          .join(''),
        loader: 'css',
        resolveDir: input.dir,
      }));
      build.onResolve({ filter: /^utilities:/ }, ({ path }) => ({ path, namespace: 'utilities' }));
      build.onLoad({ filter: /.*/, namespace: 'utilities' }, () => ({ contents: input.utilities, loader: 'css' }));
    },
  };
}

/** What a bundle is kept with: paths by what they are for, and the files. */
type KeptBundle<Assets> = { assets: Assets; files: BundledFile[]; problems: Problem[] };

/** A kept bundle, if it was made from the same input. */
export function readBundle<Assets = ClientAssets>(folder: string, key: string): KeptBundle<Assets> | undefined {
  try {
    const kept = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      key: string;
      assets: Assets;
      files: (NamingFile & { hash: string })[];
      sum: string;
    };
    if (kept.key !== key || kept.sum !== sumOf(kept.assets, kept.files)) return undefined;
    const files = kept.files.map((file) => ({ ...file, bytes: readFileSync(join(folder, basename(file.path))) }));
    if (files.some(({ hash, bytes }) => hash !== hashOf(bytes))) return undefined;
    return { assets: kept.assets, files, problems: [] };
  } catch {
    return undefined;
  }
}

/** Keeps a bundle; the manifest comes last, so that a half-written folder is no bundle. */
export function writeBundle(folder: string, key: string, { assets, files }: KeptBundle<unknown>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, bytes } of files) writeFileSync(join(folder, basename(path)), bytes);
  const kept = files.map(({ path, names, bytes }) => ({ path, names, hash: hashOf(bytes) }));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ key, assets, files: kept, sum: sumOf(assets, kept) }));
}

/** Checksum of what a manifest says: a damaged bundle is made anew. */
const sumOf = (assets: unknown, files: unknown): string => hashOf(JSON.stringify([assets, files]));
