/**
 * Where the names of docs are shown, kept with the pages for edits: so that a build after an edit of a title or a description finds
 * the few pages, slices of sidebars and lists that are other than before.
 */
import { hasMarkdownCopy, llmsLine } from '../output/lists/llms.js';
import type { ComponentPage, Page } from '../shared/page.js';
import type { SidebarSlice } from '../shared/sidebar-items.js';
import { samePathKey } from '../shared/urls.js';
import type { Site } from '../site/configuration/config-types.js';
import { hashData } from '../site/helpers/hash.js';
import { OddName, type Renamed, renameInSlice, renameOn, shownDocs, slicedDocs } from '../site/pages/doc-names.js';
import { oddNames } from '../site/pages/odd-names.js';
import type { SiteFiles } from '../site/sources/site-files.js';
import type { Memo } from './memo/memo.js';
import type { Linked } from './steps/link-step.js';

/** Numbers stand for names of pages in `pages` and for slices in `slices`. */
export interface KeptNames {
  pages: string[];
  /** Pages that show a doc, beside their sidebars, by its address. */
  shown: Record<string, number[]>;
  slices: { key: string; pages: number[] }[];
  /** Slices that show a doc, by its address. */
  sliced: Record<string, number[]>;
  /** Docs of which only a build of the whole knows where they are shown: `samePathKey` of their addresses. */
  odd: string[];
  /** `llms.txt` is made of the pages, a line for each. */
  hasLines: boolean;
}

const NAMES = 'kept names';

/** More than these places of docs in slices are not kept: a site of closed categories has one for each doc, one of long lists some dozens. */
const MOST_PLACES = 500_000;

/** What is known of the pages of a site. */
export interface Shown {
  site: Site;
  files: SiteFiles;
  linked: Linked;
  pages: readonly Page[];
  /** Name and key of the sidebar of a page that is kept for edits. */
  kept: ReadonlyMap<Page, { name: string; sidebar?: string }>;
}

/** Keeps where names are shown. @returns the hash of it; undefined where nothing is kept */
export function keepNames(memo: Memo, shown: Shown): string | undefined {
  const names = findNames(shown);
  return names && writeNames(memo, names);
}

/** @returns the hash of what is kept */
export function writeNames(memo: Memo, names: KeptNames): string {
  const hash = hashData(names);
  if (memo.get<{ hash: string }>(`${NAMES} hash`)?.hash === hash) memo.touch(NAMES);
  else {
    memo.set(`${NAMES} hash`, { hash });
    memo.set(NAMES, names);
  }
  return hash;
}

/** @param hash of what is wanted */
export const readNames = (memo: Memo, hash: string | undefined): KeptNames | undefined =>
  hash !== undefined && memo.get<{ hash: string }>(`${NAMES} hash`)?.hash === hash
    ? memo.get<KeptNames>(NAMES)
    : undefined;

function findNames({ site, files, linked, pages, kept }: Shown): KeptNames | undefined {
  const components = pages.filter((page): page is ComponentPage => page.kind === 'component');
  const odd = oddNames(site, linked.graph, components);
  const hasOwnList = files.assets.some(({ output }) => output === 'llms.txt');
  const names: KeptNames = {
    pages: [],
    shown: {},
    slices: [],
    sliced: {},
    odd: [],
    hasLines: site.llms && !hasOwnList,
  };
  const isBroken = (page: Page) => hasMarkdownCopy(page) && llmsLine(site, page).trimEnd().includes('\n');
  if (!odd || (names.hasLines && pages.some(isBroken))) return undefined;
  const shown = new Map<string, number[]>();
  const slices = new Map<SidebarSlice, { key: string; pages: number[] }>();
  for (const page of pages) {
    const docs = shownDocs(page);
    const slice = 'sidebar' in page ? page.sidebar : null;
    const one = kept.get(page);
    if (!one) {
      for (const route of slice ? slicedDocs(slice, docs) : docs) odd.add(samePathKey(route));
      continue;
    }
    if (docs.length === 0 && !slice) continue;
    const number = names.pages.push(one.name) - 1;
    for (const route of docs) add(shown, route, number);
    if (!slice || one.sidebar === undefined) continue;
    const known = slices.get(slice);
    if (known) known.pages.push(number);
    else slices.set(slice, { key: one.sidebar, pages: [number] });
  }
  const sliced = new Map<string, number[]>();
  let places = 0;
  for (const [number, slice] of [...slices.keys()].entries()) {
    const docs = slicedDocs(slice);
    places += docs.length;
    if (places > MOST_PLACES) return undefined;
    for (const route of docs) add(sliced, route, number);
  }
  return {
    ...names,
    shown: Object.fromEntries(shown),
    slices: [...slices.values()],
    sliced: Object.fromEntries(sliced),
    odd: [...odd].sort(),
  };
}

function add(places: Map<string, number[]>, route: string, number: number): void {
  const there = places.get(route);
  if (!there) places.set(route, [number]);
  else if (there.at(-1) !== number) there.push(number);
}

/** True if a doc is shown as its own document names it, wherever it is. */
export const isPlainName = (names: KeptNames, { route }: Renamed): boolean => !names.odd.includes(samePathKey(route));

/** Pages by their names, read when they are asked for. */
export interface PagesAtHand {
  get(name: string): Page;
  set(name: string, page: Page): void;
}

/** Gives docs their new names on all pages that show them. @returns the names as they are kept from now on. Throws `OddName` */
export function rename(
  memo: Memo,
  names: KeptNames,
  { renamed, pages, keep }: { renamed: readonly Renamed[]; pages: PagesAtHand; keep(slice: SidebarSlice): string },
): KeptNames {
  const slices = new Map<number, SidebarSlice>();
  for (const one of renamed) {
    for (const number of names.shown[one.route] ?? []) {
      const name = names.pages[number] ?? '';
      pages.set(name, renameOn(pages.get(name), one));
    }
    if (one.before.label === one.now.label) continue;
    for (const number of names.sliced[one.route] ?? []) {
      const slice = slices.get(number) ?? memo.get<SidebarSlice>(names.slices[number]?.key ?? '');
      if (!slice) throw new OddName();
      slices.set(number, renameInSlice(slice, one));
    }
  }
  if (slices.size === 0) return names;
  const now = [...names.slices];
  for (const [number, slice] of slices) {
    const { pages: numbers } = names.slices[number]!;
    now[number] = { key: keep(slice), pages: numbers };
    for (const page of numbers) {
      const name = names.pages[page] ?? '';
      pages.set(name, { ...pages.get(name), sidebar: slice } as Page);
    }
  }
  return { ...names, slices: now };
}
