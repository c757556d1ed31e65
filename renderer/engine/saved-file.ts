/**
 * A saved file that is no page, before the rest of the site: a component of a few pages, a style sheet of all, a picture. What open pages
 * show of it is made at once; the build that follows finds that done, and makes what else depends on it.
 */
import { relative } from 'node:path';
import { bundleSheet } from '../output/bundle/client-bundle.js';
import type { Page } from '../shared/page.js';
import { encodePath, fileBase } from '../shared/urls.js';
import { type Built, configurePool, type Run } from './build-state.js';
import { fileHash, hashedName } from './load/content-files.js';
import { type FirstPage, putPages } from './saved-page.js';
import { clientInput } from './steps/client-step.js';
import { makeModules } from './steps/module-step.js';
import { bodyRefs } from './threads/page-input.js';
import { memoryOutputs } from './write/outputs.js';

/** What a file brought with it. */
export interface FirstFile {
  /** Pages whose code it is part of. */
  pages: FirstPage[];
  /** New addresses of files by those that they had before. */
  swapped: Record<string, string>;
  /** Addresses of files that have another content now. */
  files: string[];
  /** Paths of outputs that are new. */
  changed: string[];
}

/** Code of more pages than this is for the build. */
const MOST_PAGES = 3;

/** Pictures that pages show as they are. */
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * @param file the changed file, absolute
 * @returns undefined where something else depends on the file too, or something is wrong: then only a build helps
 */
export async function fileFirst(run: Run, built: Built, file: string): Promise<FirstFile | undefined> {
  const path = relative(built.site.dir, file).split('\\').join('/');
  if (built.files.sources.some((source) => source.path === path) || built.theme.inputs.includes(file)) return undefined;
  const kinds = [codeFirst, sheetFirst, pictureFirst];
  const made: FirstFile[] = [];
  for (const first of kinds) {
    const one = await first(run, built, { file, path });
    if (one === 'wrong') return undefined;
    if (one) made.push(one);
  }
  const [only, ...more] = made;
  return more.length === 0 ? only : undefined;
}

type First = (
  run: Run,
  built: Built,
  saved: { file: string; path: string },
) => Promise<FirstFile | 'wrong' | undefined>;

const NOTHING: FirstFile = { pages: [], swapped: {}, files: [], changed: [] };

/** A file that modules of pages import. */
const codeFirst: First = async (run, built, { file }) => {
  const { inputsOf, styles } = built.rendering.modules;
  const wholes = Object.keys(inputsOf).filter((source) => inputsOf[source]!.includes(file));
  if (wholes.length === 0) return undefined;
  const shows = (page: Page, whole: string) => codeOf(page).includes(whole);
  const before = built.linked.pages.filter((page) => wholes.some((whole) => shows(page, whole)));
  // Code of every page belongs to none.
  const isOfPages = wholes.every((whole) => before.some((page) => shows(page, whole)));
  if (!isOfPages || before.length > MOST_PAGES) return 'wrong';
  const pages = before.map((page) => run.kept.ahead.get(page.route) ?? page);
  configurePool(run, built.theme);
  const { site, linked, documents } = built;
  const partials = documents.filter(({ kind }) => kind === 'partial');
  const { options, kept, trace } = run;
  const input = { site, options, pages, partials, slots: linked.graph.slots, memo: kept.memo };
  const modules = await trace.step('modules', () => makeModules(input));
  const made = await putPages(run, built, { pages, modules, outputs: memoryOutputs(kept.outputs, () => false) });
  if (!made) return 'wrong';
  const swapped = Object.entries(modules.styles).flatMap(([source, address]) => swap(run, styles[source], address));
  return { ...NOTHING, pages: made, swapped: Object.fromEntries(swapped), changed: made.flatMap((one) => one.changed) };
};

/** Sources whose code a page shows. */
const codeOf = (page: Page): (string | undefined)[] => [page.source, ...bodyRefs(page).map(({ source }) => source)];

/** A style sheet of the site. */
const sheetFirst: First = async (run, built, { file }) => {
  const { site, theme, rendering } = built;
  if (!theme.customCss.includes(file)) return undefined;
  const { options, kept, trace } = run;
  const made = await trace.step('client', () => bundleSheet(clientInput(site, theme, options)));
  if (!made) return 'wrong';
  const outputs = memoryOutputs(kept.outputs, () => false);
  for (const one of made.files) outputs.put({ ...one, phase: 'asset' }, 'theme');
  const { changed } = outputs.commit();
  const address = (path: string) => `${fileBase(site)}${path}`;
  const swapped = swap(run, address(rendering.bundle.assets.style), address(made.style));
  return { ...NOTHING, swapped: Object.fromEntries(swapped), changed };
};

/** A picture of a static folder, or one beside content. */
const pictureFirst: First = async ({ kept, ...run }, { site, files, linked }, { file, path }) => {
  if (!PICTURE.test(path)) return undefined;
  const shown = files.assets.find((asset) => asset.path === path);
  const beside = linked.contentFiles.find(({ source }) => source === path);
  const hash = shown || beside ? fileHash(site.dir, path, kept.memo) : undefined;
  // Of strangers only what was looked at is shown.
  if (hash === undefined || site.security !== 'trusted') return undefined;
  const output = shown?.output ?? hashedName(path, hash);
  const outputs = memoryOutputs(kept.outputs, () => false);
  outputs.putFile(output, file, hash);
  const { changed } = outputs.commit();
  const address = (name: string) => encodePath(`${fileBase(site)}${name}`);
  if (shown) return { ...NOTHING, files: [address(output)], changed };
  const swapped = swap({ kept, ...run }, address(beside!.path), address(output));
  return { ...NOTHING, swapped: Object.fromEntries(swapped), changed };
};

/**
 * An address that open pages have, with the one to put in its place.
 * @param original the one that the last build gave; what was swapped since counts
 */
function swap({ kept }: Run, original: string | undefined, address: string): [former: string, address: string][] {
  if (original === undefined) return [];
  const former = kept.swapped.get(original) ?? original;
  kept.swapped.set(original, address);
  return former === address ? [] : [[former, address]];
}
