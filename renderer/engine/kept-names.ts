/**
 * Where the names of docs are shown, kept with the pages for edits: so that a build after an edit of a title or a description finds
 * the few pages, slices of sidebars and lists that are other than before.
 */
import { hasMarkdownCopy, LLMS_FILE, llmsLine } from '../output/lists/llms.js';
import type { Page } from '../shared/page.js';
import type { SidebarSlice } from '../shared/sidebar-items.js';
import { samePathKey } from '../shared/urls.js';
import type { Site } from '../site/configuration/config-types.js';
import { hashData } from '../site/helpers/hash.js';
import { shownDocs, slicedDocs } from '../site/pages/doc-names.js';
import type { SiteFiles } from '../site/sources/site-files.js';
import type { Memo } from './memo/memo.js';
import type { Linked } from './steps/link-step.js';

/** Numbers are indices into `pages` (names) and `slices`. */
export interface KeptNames {
  pages: string[];
  /** Pages that show a doc outside of their sidebars, by its address. */
  shown: Record<string, number[]>;
  slices: { key: string; pages: number[] }[];
  /** Slices that show a doc, by its address. */
  sliced: Record<string, number[]>;
  /** Docs whose occurrences only a whole build knows: `samePathKey` of their addresses. */
  odd: string[];
  /** The list of pages for machines is ours, with a line for each. */
  hasLines: boolean;
}

const NAMES = 'kept names';

/** More than these places of docs in slices are not kept: a site of closed categories has one for each doc, one of long lists some dozens. */
const MOST_PLACES = 500_000;

/** Known facts of the pages of a site. */
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
  const hasOwnList = files.assets.some(({ output }) => output === LLMS_FILE);
  const hasLines = site.llms && !hasOwnList;
  const isBroken = (page: Page) => hasMarkdownCopy(page) && llmsLine(site, page).trimEnd().includes('\n');
  if (!linked.odd || (hasLines && pages.some(isBroken))) return undefined;
  const odd = new Set(linked.odd);
  const names: string[] = [];
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
    const number = names.push(one.name) - 1;
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
    pages: names,
    shown: Object.fromEntries(shown),
    slices: [...slices.values()],
    sliced: Object.fromEntries(sliced),
    odd: [...odd].sort(),
    hasLines,
  };
}

/** A page that shows other docs than before; without `before` it is new, without `now` it is removed. */
export interface ShownPage {
  name: string;
  before?: Page;
  now?: Page;
  /** Key of the sidebar that it has now. */
  sidebar?: string;
}

/** Returns the occurrences of names after such a change. @param odd keys of the addresses of docs that are odd, besides those before */
export function withPages(names: KeptNames, changes: readonly ShownPage[], odd: readonly string[]): KeptNames {
  const pages = [...names.pages];
  const numbers = new Map(pages.map((name, number) => [name, number]));
  const shown = new Map(Object.entries(names.shown));
  const sliced = new Map(Object.entries(names.sliced));
  const slices = names.slices.map((slice) => ({ ...slice }));
  const sliceAt = new Map(slices.flatMap((slice) => slice.pages.map((page) => [page, slice] as const)));
  const made = new Map<string, { key: string; pages: number[] }>();
  const drop = (places: Map<string, number[]>, route: string, number: number) =>
    places.set(
      route,
      (places.get(route) ?? []).filter((one) => one !== number),
    );
  for (const { name, before, now, sidebar: key } of changes) {
    const number = numbers.get(name) ?? pages.push(name) - 1;
    for (const route of before ? shownDocs(before) : []) drop(shown, route, number);
    const old = sliceAt.get(number);
    if (old) old.pages = old.pages.filter((page) => page !== number);
    if (!now) {
      pages[number] = '';
      continue;
    }
    for (const route of shownDocs(now)) add(shown, route, number);
    const slice = 'sidebar' in now ? now.sidebar : null;
    if (!slice || key === undefined) continue;
    const there = made.get(key);
    if (there) there.pages.push(number);
    else {
      const one = { key, pages: [number] };
      made.set(key, one);
      const place = slices.push(one) - 1;
      for (const route of slicedDocs(slice)) add(sliced, route, place);
    }
  }
  return {
    ...names,
    pages,
    shown: Object.fromEntries(shown),
    slices,
    sliced: Object.fromEntries(sliced),
    odd: [...new Set([...names.odd, ...odd])].sort(),
  };
}

function add(places: Map<string, number[]>, route: string, number: number): void {
  const there = places.get(route);
  if (!there) places.set(route, [number]);
  else if (there.at(-1) !== number) there.push(number);
}
