/**
 * The theme's files for the browser: scripts, style sheet and the modules that pages with code share with it.
 * `cli/compile.mjs` runs this for the default theme and ships the result, so that a site without overrides needs no esbuild, and
 * one with style sheets of its own only for these.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import type { Language } from '../../../theme/texts/language.js';
import { ASSETS_DIR, SHEETS, type SheetName } from '../../shared/limits.js';
import { hashData, hashOf } from '../../site/helpers/hash.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { type Absent, absentProblem, sortErrors, standIns } from '../modules/absent-modules.js';
import { BROWSERS } from '../modules/browser-target.js';
import { nameByContent } from '../modules/bundle-names.js';
import { staticUrls } from '../modules/file-modules.js';
import { filesBelow } from '../modules/files-below.js';
import { bundleChain } from '../modules/hot-chain.js';
import { hotModules } from '../modules/hot-modules.js';
import type { Update } from '../modules/hot-update.js';
import { keepPushOut } from '../modules/keep-push-out.js';
import { onlyEnglishStemmer, ownLanguage } from '../modules/own-language.js';
import { FILE_LOADERS } from '../modules/page-modules.js';
import { esbuildProblems, hashOfFile, hashOfRead } from '../modules/run-config.js';
import { makerOf, sheetPlugin, sheetState } from '../modules/sass.js';
import { isOfTool, themeRoot, toolModules, toolReact, toolRoot, toolVersion } from '../tool.js';
import { compileAhead, fewChunks, holderOf, inlineConstants, stubsOf } from './few-chunks.js';
import { type KeptBundle, readBundle, writeBundle } from './kept-bundle.js';
import { madeSheets, withSheetsOfCode } from './override-sheets.js';
import { moduleReact } from './react-modules.js';
import { isReplacing, overridePlugin, overrideProblems } from './theme-overrides.js';

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

export { shipReact } from './react-modules.js';

export type ClientBundle = KeptBundle<ClientAssets>;

export interface ClientInput {
  dir: string;
  baseUrl: string;
  /** Of the interface texts. */
  language: Language;
  /** In which the language of the content is written. */
  direction: 'ltr' | 'rtl';
  /** The site's theme folder, when there is one. */
  overrides?: string;
  /** Absolute paths of the site's own style sheets. */
  customCss: readonly string[];
  /** Texts of sheets that steps of the site have made, by absolute path. */
  sheets?: Readonly<Record<string, string>>;
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
  /** The site's theme files import CSS modules. */
  scoped?: boolean;
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

/**
 * Bundles the browser code, or takes what was bundled before from the same input.
 * @param now the clock by which it is known that a file has changed since it was read
 */
export async function bundleClient(input: ClientInput, now: () => number): Promise<ClientBundle> {
  const bundle = await findClient(input, now);
  if (input.direction === 'rtl') return bundle;
  // Nothing is written that no page links.
  return { ...bundle, files: bundle.files.filter(({ path }) => path !== bundle.assets.sheets.rtl) };
}

async function findClient(input: ClientInput, now: () => number): Promise<ClientBundle> {
  const hasOwnScripts = Boolean(input.overrides || input.places || input.classic);
  const readShipped = () =>
    hasOwnScripts ? undefined : readBundle<ClientAssets>(seedFolder(input.language), seedKey());
  const hasOwnSheets = Boolean(input.utilities) || input.customCss.length > 0;
  const shipped = hasOwnSheets ? undefined : readShipped();
  if (shipped) return shipped;
  const key = inputKey(input);
  const folder = join(input.cacheDir, input.hot ? 'client-hot' : 'client');
  const kept = readBundle<ClientAssets>(folder, key);
  if (kept) return kept;
  const made = await makeClient(input, now(), hasOwnSheets ? readShipped() : undefined);
  // A file may have changed while it was made: then it is not what the key says.
  if (made.problems.length === 0 && inputKey(input) === key) writeBundle(folder, key, made);
  return made;
}

/** Returns where the bundle of the default theme is shipped. */
const seedFolder = (language: Language): string => join(toolRoot, 'lib/client', language);

/** Bundles the default theme's files to where they are shipped. @returns what is wrong */
export async function shipClient(language: Language): Promise<Problem[]> {
  const cacheDir = join(toolRoot, 'lib/client');
  const bundle = await makeClient({ dir: toolRoot, baseUrl: '/', language, direction: 'rtl', customCss: [], cacheDir });
  if (bundle.problems.length === 0) writeBundle(seedFolder(language), seedKey(), bundle);
  return bundle.problems;
}

/** Returns the key of the default theme's bundle. No file of it has the base path of a site. */
const seedKey = (): string => hashData(['client', toolVersion().code]);

function inputKey(input: ClientInput): string {
  const { overrides, places, customCss, sheets, utilities, baseUrl, dir, classic, language, push, hot, scoped } = input;
  // A folder without files is still another bundle than no folder.
  const files =
    overrides &&
    filesBelow(overrides).map((path) => [relative(dir, join(overrides, path)), hashOfFile(join(overrides, path))]);
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
    ...(sheets ? [sheets] : []),
    ...(hot ? ['hot'] : []),
    ...(scoped ? ['scoped'] : []),
    files ?? false,
    customCss.map((file) => {
      const maker = makerOf(file);
      return [relative(dir, file), maker ? sheetState(dir, file, maker) : cssState(file)];
    }),
  ]);
}

/** Run from source (tests, development) the theme's files are part of the key. */
function themeState(): unknown {
  return toolVersion().code === 'source' ? filesBelow(themeRoot).map((path) => hashOfFile(join(themeRoot, path))) : 0;
}

/** A style sheet may import others in its folder. */
function cssState(file: string): unknown {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const named = text.matchAll(/@import\s+(?:url\()?["']?(\.[^"')]+)|url\(["']?(\.[^"')]+)/g);
  const imports = [...named].map(([, sheet, address = '']) => join(dirname(file), sheet ?? address));
  return [hashOf(text), imports.map((path) => (path.endsWith('.css') ? cssState(path) : hashOfFile(path)))];
}

/** Returns what all files have in common that a site's visitors load. */
export const forBrowsers = (dir: string) =>
  ({
    outdir: join(dir, ASSETS_DIR),
    absWorkingDir: dir,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    platform: 'browser',
    target: BROWSERS,
    legalComments: 'none',
    logLevel: 'silent',
  }) satisfies BuildOptions;

/** Rounds of leaving out imports that lead nowhere. */
const ROUNDS = 4;

/**
 * Runs esbuild over the theme's browser code.
 * @param began now, where the bundle is to be kept
 * @param shipped the bundle of the default theme, where the site has nothing but style sheets of its own: they change none of its scripts
 */
export async function makeClient(input: ClientInput, began = 0, shipped?: ClientBundle): Promise<ClientBundle> {
  const absent: Absent[] = [];
  for (let round = 1; ; round++) {
    try {
      const { metafile, ...made } = await (shipped ? runSheet(input, absent, shipped) : runClient(input, absent));
      const problems = absent.map((entry) => absentProblem(entry, input.dir, true));
      return {
        ...made,
        problems: problems.map((found) => ({ ...found, level: 'warning' })),
        inputs: input.overrides === undefined ? undefined : inputsElsewhere(metafile, { ...input, began }),
        sheets: madeSheets(metafile, input.dir),
      };
    } catch (error) {
      const found = sortErrors(error, input.dir);
      if (!input.forgive || round === ROUNDS || found.others.length > 0 || found.absent.length === 0)
        return {
          assets: { boot: '', style: '', sheets: bySheet(() => ''), frame: '' },
          files: [],
          problems:
            input.overrides === undefined
              ? esbuildProblems(error, input.dir, 'code-syntax')
              : overrideProblems(error, input.dir, input.overrides),
        };
      absent.push(...found.absent);
    }
  }
}

/** Makes the updates of one of the site's theme files (`hot-chain.ts`). @param files all of them */
export const updatesOfTheme = (
  input: ClientInput,
  file: string,
  files: readonly string[],
): Promise<Update[] | undefined> =>
  bundleChain({
    options: optionsOf(input, []),
    file,
    files,
    world: 'theme',
    isOpen: (path) => isReplacing(input.overrides, path),
  });

type ClientOptions = BuildOptions & { write: false; metafile: true; plugins: Plugin[] };

/** Returns what all bundles of a site's theme files have in common. */
export const optionsOf = (input: ClientInput, absent: readonly Absent[]): ClientOptions => ({
  ...forBrowsers(input.dir),
  // Shorter names of variables would be shorter names of scoped classes too, and those that Node has written are whole.
  ...(input.scoped && {
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
    ...(input.hot ? [hotModules({ dir: input.dir, isMoved: false }, 'theme')] : []),
    ...(absent.length > 0 ? [standIns(absent)] : []),
    stylePlugin(input),
    sheetPlugin(input.dir),
    staticUrls(input.baseUrl, input.dir),
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

/** Files that define places, and their default parts. */
const USUAL_PARTS = [
  ['around', 'places/no-places.tsx'],
  ['frame-places', 'places/no-places.tsx'],
  ['aside-places', 'layout/sidebar/DocSidebar.tsx'],
  ['bar-places', 'layout/navbar/Navbar.tsx'],
  ['item-places', 'layout/navbar/NavbarItem.tsx'],
  ['sidebar-places', 'layout/sidebar/SidebarItems.tsx'],
] as const;

/** A site that was not moved has nothing of its own for places of the frame. */
const withoutPlaces = (): Plugin => ({
  name: 'without-places',
  setup(build) {
    for (const [place, usual] of USUAL_PARTS)
      build.onResolve({ filter: new RegExp(`/places/${place}\\.js$`) }, () => ({ path: join(themeRoot, usual) }));
  },
});

async function runClient(input: ClientInput, absent: readonly Absent[]) {
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
    metafile: pages.metafile,
  };
}

/** Merges the site's style sheets into the sheet of every page; everything else is used as shipped. */
async function runSheet(input: ClientInput, absent: readonly Absent[], { assets, files }: ClientBundle) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...optionsOf(input, absent),
    entryPoints: [{ in: 'style:theme', out: 'theme' }],
  });
  const made = nameByContent(outputFiles, input.dir, metafile.outputs);
  const paths = new Set(made.files.map(({ path }) => path));
  return {
    assets: { ...assets, style: made.pathOf(entryOf('theme', metafile)) },
    files: [...files.filter(({ path }) => path !== assets.style && !paths.has(path)), ...made.files],
    metafile,
  };
}

/** Returns what the site's theme files import from outside of their folder, which is part of the key. */
const inputsElsewhere = (
  { inputs }: Metafile,
  { dir, overrides = '', began }: ClientInput & { began: number },
): [file: string, hash: string][] =>
  Object.keys(inputs)
    .map((path) => resolve(dir, path))
    .filter((file) => existsSync(file) && !isOfTool(file) && !file.startsWith(overrides))
    .map((file) => [file, hashOfRead(file, began)]);

/** Output of an entry: that which holds its code, one request less before the first line runs. */
export function entryOf(name: string, metafile: Metafile): string {
  const found = Object.entries(metafile.outputs).find(
    ([path, { entryPoint }]) => entryPoint && basename(path).startsWith(`${name}.`),
  );
  return found ? holderOf(found[0], metafile) : '';
}

const bySheet = (path: (name: SheetName) => string): Record<SheetName, string> => ({
  lists: path('lists'),
  rich: path('rich'),
  home: path('home'),
  rtl: path('rtl'),
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
      build.onResolve({ filter: /^~?@site\// }, ({ path, kind }) =>
        build.resolve(`./${path.replace(/^~?@site\//, '')}`, { kind, resolveDir: input.dir }),
      );
      const { sheets: made } = input;
      if (made)
        build.onLoad({ filter: /\.(?:css|s[ac]ss|less)$/, namespace: 'file' }, ({ path }) =>
          made[path] === undefined ? undefined : { contents: made[path], loader: 'css', resolveDir: dirname(path) },
        );
      build.onResolve({ filter: /^utilities:/ }, ({ path }) => ({ path, namespace: 'utilities' }));
      build.onLoad({ filter: /.*/, namespace: 'utilities' }, () => ({ contents: input.utilities, loader: 'css' }));
    },
  };
}
