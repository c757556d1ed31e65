/**
 * Pages with code of their own (React pages, MDX with components): bundled for Node to be rendered, and for the browser to be hydrated.
 * Each page is one file that depends on no other page (D9); React and the theme's shared modules stay outside of it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, resolve } from 'node:path';
import type { BuildOptions, BuildResult, Loader, Message, Metafile, OutputFile, Plugin } from 'esbuild';
import type { Language } from '../../../theme/texts/language.js';
import { ASSETS_DIR } from '../../shared/limits.js';
import { MODULE_GLOBAL } from '../../shared/part-script.js';
import { bundlerErrors } from '../../site/helpers/caught-error.js';
import { pathFrom, posixPath } from '../../site/helpers/file-paths.js';
import { hashOf } from '../../site/helpers/hash.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { looseReact, NODE_REQUIRE, themeRoot, toolModules, toolPackages, toolReact } from '../tool.js';
import { type Absent, absentProblem, sortErrors, standIns } from './absent-modules.js';
import { BROWSERS } from './browser-target.js';
import { type BundledFile, type NamingFile, nameByContent } from './bundle-names.js';
import { fileModules, staticUrls } from './file-modules.js';
import { bundleChain } from './hot-chain.js';
import { hotCode, hotEntry, hotModules, hotTable, type World } from './hot-modules.js';
import { bundleUpdate, type Update } from './hot-update.js';
import { importRules } from './import-rules.js';
import { keepPushOut } from './keep-push-out.js';
import { loaderPrefixes } from './loader-prefixes.js';
import { ownLanguage } from './own-language.js';
import { ownParts, placeModules, themeIcons } from './own-parts.js';
import { packageContexts } from './package-contexts.js';
import { type PageStyles, pageStyles } from './page-styles.js';
import { encodingProblems, esbuildProblems, hashOfRead } from './run-config.js';
import { withoutScope } from './scoped-sheets.js';
import { sharedModules } from './shared-modules.js';
import { type AliasInput, siteAliases } from './site-aliases.js';
import { makesStyles } from './style-makers.js';
import { type UrlModules, urlModules } from './url-modules.js';

/** A module that becomes a page or the article of one. */
export interface PageModule {
  /** Site-relative source path; identity of the module. */
  source: string;
  /** Compiled MDX; absent for a React page, which is read from its file. */
  code?: string;
}

export interface PageBundleInput extends AliasInput {
  baseUrl: string;
  /** Of the interface texts in the browser. */
  language: Language;
  modules: readonly PageModule[];
  target: 'node' | 'browser';
  /** The site's module that pushes search records: never part of a page (`keepPushOut`). */
  push?: string;
  /** For the browser as classic scripts that leave their exports in a global (hash router). */
  classic?: boolean;
  /** Compiled code of another Markdown file that a module imports, and the values of its slots. */
  partial: (sitePath: string) => { code: string; slots: readonly unknown[] } | undefined;
  /** Unresolved imports get replacements that render their children, and an info message instead of an error. */
  forgive?: boolean;
  /** The clock by which it is known that a file has changed since it was read. */
  now(): number;
  /** The modules run without the page: with a React of their own, if any. */
  alone?: boolean;
  /** For `notes serve` in a browser: components keep their state when their code changes. */
  hot?: Exclude<World, 'theme'>;
}

export interface BundledPage {
  source: string;
  /** Path of the script. */
  script: string;
  /** Path of the page's own style sheet, if it imports CSS. */
  style?: string;
  /** All files that belong to the page: the script, its style sheet, images. */
  files: NamingFile[];
  /** Absolute path and hash of every file that went in (D12). */
  inputs: [file: string, hash: string][];
  /** Imports that are replaced. */
  absent: Absent[];
  /** Sass files that were left out; absolute. */
  unstyled: string[];
  /** Its code makes `<style>` elements. */
  makesStyles: boolean;
  /** Its code imports the component for diagrams. */
  drawsDiagrams: boolean;
}

export interface PageBundle {
  pages: BundledPage[];
  files: BundledFile[];
  problems: Problem[];
}

/** File types that become an address in the output when a page imports them. */
export const FILE_LOADERS: Record<string, Loader> = Object.fromEntries(
  [
    ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp'],
    ...['woff', 'woff2', 'ttf', 'otf', 'eot'],
    ...['mp3', 'mp4', 'webm', 'ogg', 'wav', 'flac', 'pdf', 'zip', 'docx', 'xlsx', 'pptx'],
  ].map((extension) => [`.${extension}`, 'file']),
);

/** The module of `@theme/Mermaid` only: the table of content components, which also includes it, does not tell whether a page uses it. */
const DIAGRAM = join(themeRoot, 'shims/Mermaid.ts');

/** Maximum rounds of finding unresolved imports: a replacement may reveal more. */
const ROUNDS = 12;

/** Bundles the modules of pages for one target. */
export async function bundlePages(input: PageBundleInput): Promise<PageBundle> {
  if (input.modules.length === 0) return { pages: [], files: [], problems: [] };
  const entries = new Map(input.modules.map((module) => [entryName(module.source), module]));
  const absent: Absent[] = [];
  const styles = pageStyles(input.dir, input.forgive ?? false, input.plugins?.makeSheet);
  const urls = urlModules(ownCodeOf(input));
  for (let round = 1; ; round++) {
    const began = input.now();
    try {
      const { metafile, outputFiles } = await runBundler(input, entries, { absent, styles, urls });
      const bundle = collect(input, { entries, absent, styles, urls, metafile, made: outputFiles, began });
      const read = new Set(bundle.pages.flatMap(({ inputs }) => inputs.map(([file]) => file)));
      const problems = encodingProblems([...read], input.dir);
      return problems.length > 0 ? { pages: [], files: [], problems } : bundle;
    } catch (error) {
      const found = sortErrors(error, input.dir);
      const others = found.others.filter(({ text }) => !(input.forgive && round < ROUNDS && styles.define(text)));
      const isMended = found.absent.length > 0 || others.length < found.others.length;
      if (!input.forgive || round === ROUNDS || others.length > 0 || !isMended) {
        // Missing modules alone would have been replaced: they are not the reason for the failure.
        const forgiven = (input.forgive ?? false) && others.length > 0;
        const problems = found.absent.map((entry) => absentProblem(entry, input.dir, forgiven));
        const rest = others.length > 0 ? { errors: others.map(inSource) } : error;
        if (others.length > 0 || problems.length === 0)
          problems.push(...esbuildProblems(rest, input.dir, 'code-syntax'));
        return { pages: [], files: [], problems };
      }
      absent.push(...found.absent);
    }
  }
}

/** A place in the code that an MDX file was compiled to becomes that of the same line in the file. */
function inSource(message: Message): Message {
  const { location } = message;
  const file = /^(?:mdx|compiled):(.*)$/.exec(location?.file ?? '')?.[1];
  if (!location || file === undefined) return message;
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const line = lines.findIndex((text) => text.trim() === location.lineText.trim());
  const lineText = lines[line];
  if (lineText === undefined)
    return { ...message, location: { ...location, line: 1, column: 0, length: 1, lineText: lines[0] ?? '' } };
  return { ...message, location: { ...location, line: line + 1, lineText } };
}

/** Makes the update of a file that pages import (`hot-update.ts`). */
export const updateOfPages = (input: PageBundleInput, file: string): Promise<Update | undefined> =>
  bundleUpdate(optionsForUpdate(input), file, 'page');

/** Makes the updates of a file that parts of the site are made of (`hot-chain.ts`). @param files all of these */
export function updatesOfParts(
  input: PageBundleInput,
  file: string,
  files: readonly string[],
): Promise<Update[] | undefined> {
  const parts = new Set(ownParts(input.dir, input.docusaurusTheme).map((part) => join(input.dir, part.file)));
  const isOpen = (path: string) => parts.has(path);
  return bundleChain({ options: optionsForUpdate(input), file, files, world: 'parts', isOpen });
}

const optionsForUpdate = (input: PageBundleInput): BuildOptions =>
  optionsOf(input, new Map(), {
    absent: [],
    styles: pageStyles(input.dir, input.forgive ?? false, input.plugins?.makeSheet),
    urls: urlModules(ownCodeOf(input)),
  });

/** Requirements of one bundle's imports that the bundler does not know. */
interface Needs {
  absent: readonly Absent[];
  styles: PageStyles;
  urls: UrlModules;
}

const ownCodeOf = ({ dir, plugins }: Pick<PageBundleInput, 'dir' | 'plugins'>) => ({
  dir,
  isMoved: plugins?.generated !== undefined,
});

/**
 * Entries of one run of the bundler. It takes some megabytes for each until its end, with what they all import again and again: a site of
 * 2,400 pages took 12 GB in one run.
 */
const ENTRIES = 64;

/** Outputs of the bundler. */
type Outputs = Pick<BuildResult<{ write: false; metafile: true }>, 'metafile' | 'outputFiles'>;

/** Runs the bundler for some entries at a time: no file of one page depends on another page. Throws the errors of all runs. */
async function runBundler(
  input: PageBundleInput,
  entries: ReadonlyMap<string, PageModule>,
  found: Needs,
): Promise<Outputs> {
  const { build } = await import('esbuild');
  const options = optionsOf(input, entries, found);
  const names = [...entries.keys()];
  const outputs: Metafile['outputs'] = {};
  const files = new Map<string, OutputFile>();
  // What several pages import is reported with each of them.
  const errors = new Map<string, Message>();
  for (let at = 0; at < names.length; at += ENTRIES) {
    const entryPoints = names.slice(at, at + ENTRIES).map((name) => ({ in: `page:${name}`, out: name }));
    try {
      const made = await build({ ...options, entryPoints, write: false, metafile: true });
      Object.assign(outputs, made.metafile.outputs);
      for (const file of made.outputFiles) files.set(file.path, file);
    } catch (error) {
      const own = bundlerErrors(error);
      if (own.length === 0) throw error;
      for (const message of own) errors.set(JSON.stringify([message.text, message.location]), message);
    }
  }
  if (errors.size > 0)
    throw Object.assign(new Error('some pages could not be bundled'), { errors: [...errors.values()] });
  return { metafile: { inputs: {}, outputs }, outputFiles: [...files.values()] };
}

function optionsOf(input: PageBundleInput, entries: ReadonlyMap<string, PageModule>, needs: Needs): BuildOptions {
  const { absent, styles, urls } = needs;
  const browser = input.target === 'browser';
  return {
    outdir: join(input.dir, ASSETS_DIR),
    absWorkingDir: input.dir,
    bundle: true,
    write: false,
    metafile: true,
    ...(browser && input.classic ? { format: 'iife', globalName: MODULE_GLOBAL } : { format: 'esm' }),
    ...(browser ? {} : { banner: { js: NODE_REQUIRE } }),
    platform: browser ? 'browser' : 'node',
    target: browser ? BROWSERS : 'node20',
    jsx: 'automatic',
    // Only editors read the one of a Docusaurus site.
    ...(input.plugins?.generated !== undefined && { tsconfigRaw: {} }),
    // Names of CSS modules are made from paths; shortened ones would clash between pages.
    minifySyntax: browser,
    minifyWhitespace: browser,
    minifyIdentifiers: false,
    entryNames: '[name].[hash]',
    assetNames: '[name].[hash]',
    publicPath: `${input.baseUrl}${ASSETS_DIR}`,
    define: { ...input.plugins?.define, 'process.env.NODE_ENV': '"production"' },
    loader: { ...FILE_LOADERS, '.js': 'jsx' },
    // Content outside the site folder uses the packages of the site.
    nodePaths: [join(input.dir, 'node_modules')],
    logLevel: 'silent',
    logLimit: 0,
    legalComments: 'none',
    plugins: [
      pageEntries(input, entries),
      // Before those that read a file themselves: a module that lacks a name is not the file alone.
      ...(absent.length > 0 ? [standIns(absent)] : []),
      ...(input.hot ? [hotModules(ownCodeOf(input), input.hot)] : []),
      urls.plugin(browser ? () => optionsOf({ ...input, alone: true, hot: undefined }, new Map(), needs) : undefined),
      ...(ownCodeOf(input).isMoved ? packageContexts(input.dir, input.docusaurusTheme) : []),
      loaderPrefixes(),
      fileModules(FILE_LOADERS),
      ...importRules(input.plugins?.rules ?? []),
      staticUrls(input.baseUrl, input.dir),
      ...(input.alone ? [] : [sharedModules(input.target)]),
      placeModules(input.dir, ownParts(input.dir, input.docusaurusTheme)),
      siteAliases(input),
      themeIcons(),
      partials(input),
      styles.plugin,
      ...packagesFor(input),
    ],
  };
}

const packagesFor = ({ target, language, dir, push, plugins }: PageBundleInput): Plugin[] =>
  target === 'node'
    ? [...(ownCodeOf({ dir, plugins }).isMoved ? [looseReact()] : []), toolPackages()]
    : [keepPushOut(dir, push), toolReact(), ownLanguage(language), toolModules()];

/** A readable name that no other source has. */
function entryName(source: string): string {
  const name = basename(source, extname(source)).replace(/[^\w-]+/g, '-');
  return `${name.slice(0, 40)}-${hashOf(source)
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 6)}`;
}

/** Ends the name of the module that a hot entry is about. */
const INSIDE = '?inside';

function pageEntries(input: PageBundleInput, entries: ReadonlyMap<string, PageModule>): Plugin {
  return {
    name: 'page-entries',
    setup(build) {
      build.onResolve({ filter: /^page:/ }, ({ path }) => {
        const module = entries.get(path.slice(5).replace(INSIDE, ''));
        if (!module) return undefined;
        const file = join(input.dir, module.source);
        if (input.hot && !path.endsWith(INSIDE)) return { path: file, namespace: 'hot-entry' };
        return module.code === undefined && !asksForConfig(input, file)
          ? { path: file }
          : { path: file, namespace: 'mdx' };
      });
      const entryFor = input.hot === 'parts' ? hotTable : hotEntry;
      build.onLoad({ filter: /.*/, namespace: 'hot-entry' }, ({ path }) => ({
        contents: entryFor(JSON.stringify(`page:${entryName(siteRelative(input.dir, path))}${INSIDE}`)),
        resolveDir: existsSync(dirname(path)) ? dirname(path) : input.dir,
      }));
      build.onLoad({ filter: /.*/, namespace: 'mdx' }, async ({ path }) => {
        const source = siteRelative(input.dir, path);
        const { code = withConfig(path) } = entries.get(entryName(source)) ?? {};
        const contents = input.hot === 'page' ? await hotCode(code, source, 'jsx') : code;
        // The folder of a page that a plugin added need not be there.
        const folder = dirname(path);
        return { contents, loader: 'jsx', resolveDir: existsSync(folder) ? folder : input.dir };
      });
    },
  };
}

/** True if a React page of a moved site may read `config` from what it is given. */
const asksForConfig = ({ plugins }: PageBundleInput, file: string): boolean =>
  plugins?.generated !== undefined && existsSync(file) && /\bconfig\b/.test(readFileSync(file, 'utf8'));

/** A React page that is given the configuration of the site, as the reference gives it. */
const withConfig = (file: string): string => `import Page from ${JSON.stringify(file)};
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export * from ${JSON.stringify(file)};
export default function WithConfig(props) { return <Page config={useDocusaurusContext().siteConfig} {...props} />; }
`;

/** An imported Markdown file is its compiled component with its own slots filled in. */
function partials(input: PageBundleInput): Plugin {
  const place = (path: string) => pathFrom(input.dir, path);
  const hot = (code: string, path: string) => (input.hot === 'page' ? hotCode(code, path, 'jsx') : code);
  return {
    name: 'partials',
    setup(build) {
      build.onLoad({ filter: /\.mdx?$/, namespace: 'file' }, async ({ path }) => {
        const found = input.partial(place(path));
        if (!found) return { errors: [{ text: `${place(path)} is not a content file of this site` }] };
        const inner = JSON.stringify(`compiled:${path}`);
        const contents =
          `import Content from ${inner};\nexport * from ${inner};\nconst slots = ${JSON.stringify(found.slots)};\n` +
          'export default function Partial(props) { return <Content slots={slots} {...props} />; }\n';
        return { contents: await hot(contents, `part:${path}`), loader: 'jsx', resolveDir: dirname(path) };
      });
      build.onResolve({ filter: /^compiled:/ }, ({ path }) => ({ path: path.slice(9), namespace: 'compiled' }));
      build.onLoad({ filter: /.*/, namespace: 'compiled' }, async ({ path }) => {
        const { code } = input.partial(place(path)) ?? {};
        const contents = code === undefined ? code : await hot(code, `compiled:${path}`);
        return { contents, loader: 'jsx', resolveDir: dirname(path) };
      });
    },
  };
}

interface Collected extends Needs {
  entries: ReadonlyMap<string, PageModule>;
  metafile: Metafile;
  made: readonly OutputFile[];
  /** Time before the first of its files was read. */
  began: number;
}

function collect(
  input: PageBundleInput,
  { entries, absent, styles, urls, metafile, made, began }: Collected,
): PageBundle {
  const { files, pathOf } = nameByContent(made, input.dir, metafile.outputs);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const namesOf = (path: string) => byPath.get(path)?.names ?? [];
  const sources = new Map([...entries.values()].map(({ source }) => [source, source]));
  const pages: BundledPage[] = [];
  for (const [path, output] of Object.entries(metafile.outputs)) {
    const source = sources.get(output.entryPoint ? siteRelative(input.dir, output.entryPoint) : '');
    if (source === undefined) continue;
    const inputs = Object.keys(output.inputs).flatMap((name): [string, string][] => {
      const file = resolve(input.dir, withoutScope(siteRelative(input.dir, name)));
      const all = new Set([file, ...styles.partsOf(file), ...urls.partsOf(file)]);
      return existsSync(file) ? [...all].map((part): [string, string] => [part, hashOfRead(part, began)]) : [];
    });
    const own = new Set(inputs.map(([file]) => file));
    const script = pathOf(path);
    const style = output.cssBundle && pathOf(output.cssBundle);
    const scripts = style ? [script, style] : [script];
    const images = new Set(scripts.flatMap(namesOf));
    pages.push({
      source,
      script,
      style,
      files: [...scripts, ...images].map((name) => ({ path: name, names: namesOf(name) })),
      inputs,
      absent: absent.filter(({ importer }) => own.has(importer)),
      unstyled: [...styles.unstyled].filter((sheet) => own.has(sheet)),
      makesStyles: makesStyles(new TextDecoder().decode(byPath.get(script)?.bytes)),
      drawsDiagrams: own.has(DIAGRAM),
    });
  }
  return {
    pages,
    files,
    problems: absent.map((entry) => absentProblem(entry, input.dir, true)),
  };
}

/** A name of the metafile (`mdx:/abs/docs/x.mdx`, `docs/x.tsx`) as a path relative to the site folder. */
function siteRelative(dir: string, name: string): string {
  const bare = name
    .replace(/^(mdx|page|hot-entry|scoped-css|scoped-rules|compiled|drawing|file-module|(?:common-)?text-of):/, '')
    .replace(/\?whole$/, '');
  return isAbsolute(bare) ? pathFrom(dir, bare) : posixPath(bare);
}
