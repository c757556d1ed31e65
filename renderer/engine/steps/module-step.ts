/** Pages with code of their own: bundled for Node and for the browser, and only when something they import has changed (D12). */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageOf } from '../../../theme/texts/language.js';
import { readKept, writeKept } from '../../output/bundle/bundle-store.js';
import { absentProblem, isThere } from '../../output/modules/absent-modules.js';
import type { BundledFile } from '../../output/modules/bundle-names.js';
import type { Update } from '../../output/modules/hot-update.js';
import { ownContent } from '../../output/modules/own-parts.js';
import {
  type BundledPage,
  bundlePages,
  type PageBundleInput,
  type PageModule,
  updateOfPages,
  updatesOfParts,
} from '../../output/modules/page-modules.js';
import { hashOfFile } from '../../output/modules/run-config.js';
import { lackedMaker, MISSING_MAKER, makerOf, type SheetMaker } from '../../output/modules/sass.js';
import { sharedKey } from '../../output/modules/shared-modules.js';
import { toolVersion } from '../../output/tool.js';
import type { SlotValue } from '../../shared/article-body.js';
import type { Page } from '../../shared/page.js';
import { fileBase } from '../../shared/urls.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Body, Document } from '../../site/content/document.js';
import type { Graph } from '../../site/graph/graph-types.js';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { hashData } from '../../site/helpers/hash.js';
import { listed } from '../../site/problems/listed-names.js';
import { problem, uniqueProblems } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Memo } from '../memo/memo.js';
import { type EngineOptions, forgives } from '../run/options.js';
import { bodyRefs } from '../threads/page-input.js';
import { bodyKey } from './compile-step.js';
import { liveScope } from './live-scope.js';
import { makeParts, type SiteParts } from './parts-step.js';
import { pushModule } from './transport-step.js';
import { writeLists } from './written-lists.js';

export interface PageModules {
  /** Address of the module for Node, by source path. */
  node: Record<string, string>;
  /** Address (with base) of the module for the browser, by source path. */
  browser: Record<string, string>;
  /** Address of the style sheet of a page, by source path. */
  styles: Record<string, string>;
  /** Addresses of what the scripts of every page are made of. */
  client?: { script: string; style?: string };
  /** Names of the site for live code: path of the script, text of the style sheet. */
  scope?: { script: string; css: string };
  /** Components of the site for places of every page. */
  parts?: SiteParts;
  /** Sources of pages whose code makes `<style>` elements; true where code of every page does. */
  makesStyles: ReadonlySet<string> | true;
  /** Sources of pages whose code draws diagrams; true where code of every page does. */
  drawsDiagrams: ReadonlySet<string> | true;
  /** Hashes of the files that these are made of in a browser, by absolute path. */
  partsCode: Record<string, string>;
  /** Files for the output. */
  files: BundledFile[];
  problems: Problem[];
  /** Absolute paths of the files that pages import. */
  inputs: string[];
  /** Absolute paths of the files that a page imports, by its source path. */
  inputsOf: Record<string, string[]>;
}

export interface ModuleInput {
  site: Site;
  options: EngineOptions;
  pages: readonly Page[];
  /** Markdown files that others import. */
  partials: readonly Document[];
  /** Filled slots by source path. */
  slots: ReadonlyMap<string, readonly SlotValue[]>;
  memo: Memo;
  /** The linked site, where all of its pages are given: lists that code reads are made of it. */
  graph?: Graph;
}

/** Platform of a module. */
type Target = 'node' | 'browser';

/**
 * Bundles the code of pages, of plugins and of the site's parts, or takes what the memo has of them.
 * @param targets the browser alone for a page that it renders itself and that a server need not render yet
 */
export async function makeModules(
  input: ModuleInput,
  targets: readonly Target[] = ['node', 'browser'],
): Promise<PageModules> {
  const modules = wanted(input);
  const codes = modules.flatMap(({ code = [] }) => code);
  if (input.graph) writeLists(input.site, input.graph, codes);
  const client = await clientModules(input);
  const scope = await scopeModule(input);
  const parts = await makeParts(input.site, folderOf('node', input), (target, list) =>
    bundle(target, list, input, 'parts'),
  );
  const result: PageModules = {
    node: {},
    browser: {},
    styles: {},
    parts: parts.parts,
    makesStyles: new Set(),
    drawsDiagrams: new Set(),
    partsCode: Object.fromEntries(parts.browser.flatMap(({ inputs }) => inputs)),
    files: [],
    problems: parts.problems,
    inputs: [],
    inputsOf: {},
  };
  if (modules.length === 0 && !client && !scope && !parts.parts) return result;
  const hydrated = new Set(hydratedSources(input.pages));
  const forBrowser = modules.filter(({ source }) => hydrated.has(source));
  const [node, browser] = await Promise.all([
    bundle('node', targets.includes('node') ? modules : [], input),
    bundle('browser', forBrowser, input),
  ]);
  const unstyled = unstyledProblem(input.site.dir, node.pages);
  result.problems = uniqueProblems([
    ...parts.problems,
    ...node.problems,
    ...browser.problems,
    ...(client ? everyPageProblems(client.problems) : []),
    ...(scope ? everyPageProblems(scope.problems) : []),
    ...unstyled,
  ]);
  const base = fileBase(input.site);
  for (const page of node.pages)
    result.node[page.source] = pathToFileURL(join(folderOf('node', input), basename(page.script))).href;
  for (const page of browser.pages) {
    result.browser[page.source] = `${base}${page.script}`;
    if (page.style) result.styles[page.source] = `${base}${page.style}`;
  }
  const everywhere = client?.pages[0];
  if (everywhere) {
    const { script, style } = everywhere;
    result.client = { script: `${base}${script}`, ...(style && { style: `${base}${style}` }) };
  }
  const forNode = [...node.pages, ...parts.node];
  const forAll = [...browser.pages, ...parts.browser, ...forNode, ...(client?.pages ?? []), ...(scope?.pages ?? [])];
  const everyPage = [...parts.node, ...parts.browser, ...(client?.pages ?? [])];
  const somePages = [...node.pages, ...browser.pages];
  result.makesStyles = whichPages('makesStyles', everyPage, somePages);
  result.drawsDiagrams = whichPages('drawsDiagrams', everyPage, somePages);
  const files = new Map<string, BundledFile>();
  for (const page of forAll)
    for (const file of page.files) {
      if (isNodeScript(page, file.path, forNode)) continue;
      const bytes = readKept(folderOf(targetOf(page, forNode), input), file.path);
      if (bytes !== undefined) files.set(file.path, { ...file, bytes });
    }
  const names = scope?.pages[0];
  if (names) {
    const { script, style = '' } = names;
    result.scope = { script, css: new TextDecoder().decode(files.get(style)?.bytes) };
    // The frame can load no style sheet: its document holds the text.
    files.delete(style);
  }
  result.files = [...files.values()];
  for (const { source, inputs } of forAll)
    result.inputsOf[source] = [...(result.inputsOf[source] ?? []), ...inputs.map(([file]) => file)];
  result.inputs = [...new Set(Object.values(result.inputsOf).flat())];
  return result;
}

/** Returns the sources of pages whose code does something; true where code of every page does it. */
const whichPages = (
  does: 'makesStyles' | 'drawsDiagrams',
  everyPage: readonly BundledPage[],
  somePages: readonly BundledPage[],
): ReadonlySet<string> | true =>
  everyPage.some((page) => page[does]) || new Set(somePages.flatMap((page) => (page[does] ? [page.source] : [])));

const targetOf = (page: BundledPage, node: readonly BundledPage[]): Target =>
  node.includes(page) ? 'node' : 'browser';

/** The Node build makes the same images as the browser's; its scripts and style sheets stay behind. */
const isNodeScript = (page: BundledPage, path: string, node: readonly BundledPage[]) =>
  node.includes(page) && (path === page.script || path.endsWith('.css'));

/** Scripts of every page that plugins of a Docusaurus site brought, as one. */
async function clientModules(input: ModuleInput) {
  const { clientModules: files = [] } = input.site.plugins ?? {};
  if (files.length === 0) return undefined;
  const loaders = files.map((file) => `() => require(${JSON.stringify(file)})`).join(', ');
  const code = `import { startModules } from '@notes/client-modules';\nstartModules([${loaders}]);\n`;
  return bundle('browser', [{ source: '.docusaurus/client-modules.jsx', code }], input, 'alone');
}

/** The script of the frame with names for live code. */
async function scopeModule(input: ModuleInput) {
  const module = liveScope(input.site, input.pages);
  return module && bundle('browser', [module], input, 'frame');
}

/** Problems of scripts of every page. No page can show a box in their place, so what they lack is a warning. */
const everyPageProblems = (problems: readonly Problem[]): Problem[] =>
  problems.map((found) => (found.level === 'info' ? { ...found, level: 'warning' } : found));

/** Modules of all pages that will be rendered, compiled MDX with its code. */
function wanted({ site, pages, memo }: ModuleInput): PageModule[] {
  const found = new Map<string, PageModule>();
  const added = new Map(site.plugins?.routes.map(({ source, code }) => [source, code]));
  for (const page of pages) {
    if (page.kind === 'component') found.set(page.source, { source: page.source, code: added.get(page.source) });
    for (const { part, source, key } of bodyRefs(page)) {
      if (part !== 'module' || found.has(source)) continue;
      const ref = memo.ref(bodyKey(key));
      const code = ref && memo.read<Body>(ref)?.module;
      if (code !== undefined) found.set(source, { source, code });
    }
  }
  return [...found.values()];
}

function hydratedSources(pages: readonly Page[]): string[] {
  return pages.flatMap((page) => {
    if (page.kind === 'component') return [page.source];
    const own = 'body' in page ? page.body : page.kind === 'post' ? page.post.body : undefined;
    return own?.part === 'module' && own.hydrate ? [own.source] : [];
  });
}

/** A module of one page; one for every page that pages take things from; one that nothing takes anything from; one of the frame. */
type Kind = 'page' | 'parts' | 'alone' | 'frame';

const folderOf = (target: Target, { options }: ModuleInput) => join(options.cacheDir, `modules-${target}`);

async function bundle(
  target: Target,
  modules: readonly PageModule[],
  input: ModuleInput,
  as: Kind = 'page',
): Promise<{ pages: BundledPage[]; problems: Problem[] }> {
  const { memo } = input;
  const folder = folderOf(target, input);
  const given = bundleInput(target, input, as);
  const { dir, forgive } = given;
  // The content of partials is part of the inputs; the targets of their links are not.
  const partialSlots = input.partials.map(({ source }) => [source, input.slots.get(source)]);
  const common = hashData([
    toolVersion().code,
    sharedKey(target),
    given.baseUrl,
    given.language,
    given.classic,
    given.alias,
    given.themeDir,
    given.docusaurusTheme,
    ownContent(given.dir, given.docusaurusTheme),
    given.staticDirectories,
    given.plugins && [given.plugins.themeFolders, given.plugins.rules, given.plugins.define],
    target,
    target === 'browser' && given.push,
    given.hot,
    given.alone,
    partialSlots,
  ]);
  const keyOf = ({ source, code }: PageModule) => `m:${hashData([common, source, code])}`;
  const pages: BundledPage[] = [];
  const problems: Problem[] = [];
  const missing: PageModule[] = [];
  for (const module of modules) {
    const kept = memo.get<BundledPage>(keyOf(module));
    const fresh =
      kept?.inputs.every(([file, hash]) => hashOfFile(file) === hash) &&
      kept.files.every(({ path }) => readKept(folder, path) !== undefined) &&
      (kept.absent.length === 0 || (forgive && !kept.absent.some((entry) => isThere(entry, given)))) &&
      (kept.unstyled.length === 0 || (forgive && kept.unstyled.every((path) => lackedMaker(dir, path))));
    if (!kept || !fresh) missing.push(module);
    else {
      pages.push(kept);
      problems.push(...kept.absent.map((entry) => absentProblem(entry, dir, true)));
    }
  }
  const made = await bundlePages({ ...given, modules: missing });
  for (const { path, bytes } of made.files) writeKept(folder, path, bytes);
  for (const page of made.pages) {
    pages.push(page);
    const module = missing.find(({ source }) => source === page.source);
    if (module) memo.set(keyOf(module), page);
  }
  return { pages, problems: [...problems, ...made.problems] };
}

/** Returns what bundling is given, for any modules. */
function bundleInput(target: Target, input: ModuleInput, as: Kind): PageBundleInput {
  const { site, memo, options } = input;
  const { dir, alias, themeDir, docusaurusTheme, staticDirectories, plugins } = site;
  return {
    dir,
    baseUrl: fileBase(site),
    language: languageOf(site.locale),
    alias,
    themeDir,
    docusaurusTheme,
    staticDirectories,
    plugins,
    modules: [],
    target,
    push: pushModule(site),
    classic: site.router === 'hash' || as === 'frame',
    partial: partialReader(input),
    forgive: forgives(site, options),
    hot: target === 'browser' && options.reload !== undefined && (as === 'page' || as === 'parts') ? as : undefined,
    now: memo.now,
    alone: as === 'alone' || as === 'frame',
  };
}

/** Makes the module of one saved file only, for pages that have the rest; undefined if it must be bundled with others. */
export const makeUpdate = (input: ModuleInput, file: string): Promise<Update | undefined> =>
  updateOfPages(bundleInput('browser', input, 'page'), file);

/** Modules of a saved file that parts of the site are made of, and of those that have to come with it; undefined where pages have to be reloaded. */
export const makePartsUpdates = (input: ModuleInput, file: string, files: readonly string[]) =>
  updatesOfParts(bundleInput('browser', input, 'parts'), file, files);

/** Code of Markdown files that modules import. A finished one without code of its own is a component that shows its HTML. */
function partialReader({ partials, slots, memo }: ModuleInput) {
  const keys = new Map(partials.map(({ source, key }) => [source, key]));
  return (path: string): { code: string; slots: readonly SlotValue[] } | undefined => {
    const key = keys.get(path);
    const ref = key === undefined ? undefined : memo.ref(bodyKey(key));
    const body = ref && memo.read<Body>(ref);
    if (!body) return undefined;
    return { code: body.module ?? 'export default () => null;', slots: slots.get(path) ?? [] };
  };
}

const MAKERS: readonly SheetMaker[] = ['sass', 'less'];

/** One problem for all sheets that lack the same package. */
function unstyledProblem(dir: string, pages: readonly BundledPage[]): Problem[] {
  const all = [...new Set(pages.flatMap(({ unstyled }) => unstyled))].map((path) => pathFrom(dir, path)).sort();
  return MAKERS.flatMap((maker) => {
    const paths = all.filter((path) => makerOf(path) === maker);
    const [file] = paths;
    if (file === undefined) return [];
    const found: Problem = { ...problem(MISSING_MAKER[maker], { path: listed(paths, 3) }, { file }), level: 'warning' };
    return [found];
  });
}
