/**
 * Updates saved code that pages or the theme import. If open pages can keep their state, they receive only the module of the file
 * (`hot-update.ts`). Otherwise, if the browser renders a page itself, its browser module is made and the page's part names it;
 * the Node module, and the documents made with it, are left to the following build: they take the most time, and no open page shows them.
 */
import type { PagePart } from '../../theme/contract.js';
import { updatesOfTheme } from '../output/bundle/client-bundle.js';
import { isOwn } from '../output/modules/hot-modules.js';
import type { Update } from '../output/modules/hot-update.js';
import { PARTS_SOURCE } from '../output/modules/own-parts.js';
import { ASSETS_DIR } from '../shared/limits.js';
import type { Page } from '../shared/page.js';
import { fileBase, fileOfAddress } from '../shared/urls.js';
import { hashOf } from '../site/helpers/hash.js';
import { isStyleSheet } from '../site/helpers/style-sheets.js';
import { type Built, configurePool, type HotUpdates, type Run } from './build-state.js';
import { findSecrets, secretsOf } from './run/secrets.js';
import { type FirstPage, isWrong, putPages } from './saved-page.js';
import { type First, type FirstFile, NOTHING, swap } from './saved-result.js';
import { clientInput } from './steps/client-step.js';
import { type ModuleInput, makeModules, makePartsUpdates, makeUpdate, type PageModules } from './steps/module-step.js';
import { bodyRefs } from './threads/page-input.js';
import { pathExists } from './write/disk.js';
import { memoryOutputs } from './write/outputs.js';

/** Code of more pages than this is for the build. */
export const MOST_PAGES = 3;

const isScript = (file: string) => /\.[jt]sx?$/.test(file);

/** A file that modules of pages import, or the theme, or the site's own parts, or several of them. */
export const codeFirst: First = async (run, built, { file }) => {
  const made: FirstFile[] = [];
  for (const first of [themeUpdate, partsUpdate, pagesFirst]) {
    const one = await first(run, built, file);
    if (one === 'wrong') return 'wrong';
    if (one) made.push(one);
  }
  const last = made.at(-1);
  if (made.length < 2 || !last) return last;
  const updates = made.flatMap((one) => one.updates ?? []);
  return { ...last, updates, changed: made.flatMap(({ changed }) => changed) };
};

/** One of the site's theme files, or what they import. */
async function themeUpdate(run: Run, built: Built, file: string): Promise<FirstFile | 'wrong' | undefined> {
  const { theme, site } = built;
  if (isStyleSheet(file) || (!theme.inputs.includes(file) && !(file in theme.code))) return undefined;
  const input = clientInput(site, theme, run.options);
  // A file that is new replaces another one in modules that pages have.
  if (!input.hot || !isScript(file) || !(file in theme.code)) return 'wrong';
  const made = await run.trace.step('client', () =>
    updatesOfTheme(
      input,
      file,
      Object.keys(theme.code).filter((path) => isScript(path) && pathExists('', path)),
    ),
  );
  return made ? keepUpdates(run, built, made, run.kept.hot.theme) : 'wrong';
}

/** Resolves to the update for a file that the site's own parts are made of. */
async function partsUpdate(run: Run, built: Built, file: string): Promise<FirstFile | 'wrong' | undefined> {
  const { site, rendering } = built;
  const { partsCode } = rendering.modules;
  if (!(file in partsCode)) return undefined;
  const isHot = run.options.reload !== undefined && site.router !== 'hash';
  if (!isHot || !isScript(file)) return 'wrong';
  const own = Object.keys(partsCode).filter((path) => isScript(path) && isOwn(site.dir, path) && pathExists('', path));
  const made = await run.trace.step('modules', () => makePartsUpdates(moduleInput(run, built, []), file, own));
  return made ? keepUpdates(run, built, made, run.kept.hot.parts) : 'wrong';
}

/** Updates of what every page has loaded: the build that follows names them again. */
function keepUpdates(run: Run, built: Built, made: readonly Update[], kept: HotUpdates): FirstFile | 'wrong' {
  const put = putUpdates(run, built, made);
  if (!put) return 'wrong';
  kept.addresses.push(...(put.updates ?? []));
  for (const { file, hash } of made) kept.files.set(file, hash);
  return put;
}

/** Adds modules of single files to the outputs, under names of their own: a browser runs a module once. */
function putUpdates({ kept, options }: Run, { site }: Built, made: readonly Update[]): FirstFile | undefined {
  const outputs = memoryOutputs(kept.outputs, () => false);
  for (const { file, hash } of made) kept.hot.given.set(file, hash);
  const paths = made.map(({ code }) => {
    const hash = hashOf(code).replace(/[^a-z0-9]/gi, '');
    const path = `${ASSETS_DIR}/update-${++kept.hot.count}.${hash.slice(0, 8)}.js`;
    outputs.put({ path, bytes: code, phase: 'asset' }, 'theme');
    return path;
  });
  if (isWrong(findSecrets(secretsOf(site, options.environment ?? {}), outputs.changes()))) return undefined;
  const { changed } = outputs.commit();
  return { ...NOTHING, updates: paths.map((path) => `${fileBase(site)}${path}`), changed };
}

/** A file that modules of pages import. */
async function pagesFirst(run: Run, built: Built, file: string): Promise<FirstFile | 'wrong' | undefined> {
  // Parts have their updates.
  const pages = pagesWith(run, built, file, PARTS_SOURCE);
  if (!pages || pages === 'wrong') return pages;
  if (pages.length === 0) return NOTHING;
  const updated = await updateFirst(run, built, pages, file);
  if (updated) return updated;
  if (pages.length > MOST_PAGES) return 'wrong';
  return (await inBrowser(run, built, pages)) ?? (await rendered(run, built, pages)) ?? 'wrong';
}

/**
 * Pages whose code a file is part of; those that nobody has asked for are left out.
 * @param except source of a module that does not count
 * @returns undefined where it is in no page's code; `wrong`: it is in that of every page
 */
export function pagesWith({ kept }: Run, built: Built, file: string, except?: string): Page[] | 'wrong' | undefined {
  const { inputsOf } = built.rendering.modules;
  const wholes = Object.entries(inputsOf).flatMap(([source, inputs]) =>
    source !== except && inputs.includes(file) ? [source] : [],
  );
  if (wholes.length === 0) return undefined;
  const shows = (page: Page, whole: string) => codeOf(page).includes(whole);
  const pages = built.linked.pages.filter((page) => wholes.some((whole) => shows(page, whole)));
  const isOfPages = wholes.every((whole) => pages.some((page) => shows(page, whole)));
  if (!isOfPages) return 'wrong';
  const shown = pages.filter(({ file }) => kept.outputs.has(file));
  return shown.map((page) => kept.ahead.get(page.route) ?? page);
}

/** The module of the file alone, where all pages with it are rendered in the browser and keep what they import of it. */
async function updateFirst(
  run: Run,
  built: Built,
  pages: readonly Page[],
  file: string,
): Promise<FirstFile | undefined> {
  const isHot = run.options.reload !== undefined && isScript(file);
  if (!isHot || pages.some((page) => !liveOf(run, built, page))) return undefined;
  const update = await run.trace.step('modules', () => makeUpdate(moduleInput(run, built, pages), file));
  return update && putUpdates(run, built, [update]);
}

/** Sources whose code a page shows. */
const codeOf = (page: Page): (string | undefined)[] => [page.source, ...bodyRefs(page).map(({ source }) => source)];

export function moduleInput(
  { options, kept }: Run,
  { site, linked, documents }: Built,
  pages: readonly Page[],
): ModuleInput {
  const partials = documents.filter(({ kind }) => kind === 'partial');
  return { site, options, pages, partials, slots: linked.graph.slots, memo: kept.memo };
}

/** A page that the browser renders itself, with its served part. */
interface Live {
  page: Page;
  path: string;
  part: PagePart;
  /** Source of its module. */
  source: string;
}

function liveOf({ kept }: Run, { site }: Built, page: Page): Live | undefined {
  // With the hash router parts are scripts.
  if (site.router === 'hash') return undefined;
  const source = page.kind === 'component' ? page.source : bodyRefs(page)[0]?.source;
  const path = fileOfAddress(page.part, site);
  const bytes = kept.outputs.get(path)?.bytes;
  const part: PagePart | undefined = bytes === undefined ? undefined : JSON.parse(String(bytes));
  return source !== undefined && part?.module !== undefined ? { page, path, part, source } : undefined;
}

/**
 * Makes the modules of pages for the browser only.
 * @returns undefined if a page is finished HTML, or gains or loses a style sheet: then it has to be rendered
 */
async function inBrowser(run: Run, built: Built, pages: readonly Page[]): Promise<FirstFile | undefined> {
  const { kept, trace, options } = run;
  const live = pages.flatMap((page) => liveOf(run, built, page) ?? []);
  if (live.length < pages.length) return undefined;
  const modules = await trace.step('modules', () => makeModules(moduleInput(run, built, pages), ['browser']));
  if (isWrong(modules.problems)) return undefined;
  const outputs = memoryOutputs(kept.outputs, () => false);
  for (const file of modules.files) outputs.put({ ...file, phase: 'asset' }, 'theme');
  const parts: Omit<FirstPage, 'changed'>[] = [];
  for (const { page, path, part, source } of live) {
    const style = modules.styles[source];
    const before = built.rendering.modules.styles[source] ?? '';
    const former = [before, kept.swapped.get(before)].find((address) => address && part.head?.includes(address));
    if ((style === undefined) !== (former === undefined)) return undefined;
    const head = style && former ? part.head?.replaceAll(former, style) : part.head;
    const text = JSON.stringify({ ...part, module: modules.browser[source], head });
    outputs.put({ path, bytes: text, phase: 'part', names: kept.outputs.get(path)?.names }, page.route);
    parts.push({ page, part: text });
  }
  const secrets = findSecrets(secretsOf(built.site, options.environment ?? {}), outputs.changes());
  if (isWrong([...outputs.problems, ...secrets])) return undefined;
  const { changed } = outputs.commit();
  return withStyles(
    run,
    built,
    modules,
    parts.map((made) => ({ ...made, changed })),
  );
}

/** Renders the pages. */
async function rendered(run: Run, built: Built, pages: readonly Page[]): Promise<FirstFile | undefined> {
  configurePool(run, built.theme);
  const { kept, trace } = run;
  const modules = await trace.step('modules', () => makeModules(moduleInput(run, built, pages)));
  const made = await putPages(run, built, { pages, modules, outputs: memoryOutputs(kept.outputs, () => false) });
  return made && withStyles(run, built, modules, made);
}

/** Pages with the style sheets that they got. */
export function withStyles(run: Run, built: Built, modules: PageModules, pages: FirstPage[]): FirstFile {
  const { styles } = built.rendering.modules;
  const swapped = Object.entries(modules.styles).flatMap(([source, address]) => swap(run, styles[source], address));
  return { ...NOTHING, pages, swapped: Object.fromEntries(swapped), changed: pages.flatMap(({ changed }) => changed) };
}
