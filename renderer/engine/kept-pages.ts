/**
 * Data that a build keeps so that the next one can render pages of which only the text has changed, without reading and linking the site: their
 * records as rendered, their search data, and the data that all pages share.
 */
import { keepsSite } from '../output/lists/offline-files.js';
import type { DocPage, MarkdownPage, Page } from '../shared/page.js';
import type { SidebarSlice } from '../shared/sidebar-items.js';
import type { Site } from '../site/configuration/config-types.js';
import type { PageFacts, SearchPageRecords } from '../site/content/search-record.js';
import type { SourcePlace } from '../site/content/source.js';
import { hashData } from '../site/helpers/hash.js';
import type { NamingPage } from '../site/pages/doc-names.js';
import type { SiteFiles } from '../site/sources/site-files.js';
import { keepDocs } from './kept-docs.js';
import { keepNames } from './kept-names.js';
import type { Memo } from './memo/memo.js';
import type { DocumentStore } from './steps/compile-step.js';
import type { Linked } from './steps/link-step.js';
import { type Rendering, type Shared, sidebarKey } from './steps/render-step.js';
import type { SiteTheme } from './steps/theme-step.js';

/** A page that is one Markdown file. */
export type TextPage = DocPage | MarkdownPage;

/** One page. */
export interface KeptText {
  /** Of its source, where it is one file. */
  place?: SourcePlace;
  /** Key of its files. */
  drawn: string;
  /** In the order of its fields, which the bytes of its part have too. Its sidebar is left out. */
  page: NamingPage;
  /** Key of the sidebar in the memo. */
  sidebar?: string;
  /** Search knows the page. */
  isIndexed: boolean;
  /** Absent where it is not known what its records are made of. */
  facts?: PageFacts;
}

/** Data that all pages share. */
export interface KeptSite {
  /** The look before the next build names it: it is that of the last build. */
  id: string;
  shared: Shared;
  /** Of the theme. */
  theme: string;
  /** Keys of `KeptText` by path of the source; of pages without one, by address. */
  texts: Record<string, string>;
  /** Hash of what is kept of where names of docs are shown (`kept-names.ts`). */
  names?: string;
  /** Name of what is kept of the docs (`kept-docs.ts`). */
  docs?: string;
}

const SITE = 'kept site';
const SITE_ID = 'kept site id';

export const keptSite = (memo: Memo): KeptSite | undefined => memo.get<KeptSite>(SITE);

/** Facts known after a successful build. */
export interface Finished {
  site: Site;
  files: SiteFiles;
  theme: SiteTheme;
  linked: Linked;
  rendered: Rendering;
  memo: Memo;
  /** Compiled documents by key. */
  compiled: DocumentStore;
}

/** Returns the hash of every input of pages from the theme. Texts of pages may decide on its style sheets. */
export const themeHash = ({ version, content, utilities = '' }: SiteTheme): string =>
  hashData([version, content, utilities]);

/** Keeps the pages of a build. @returns the name of what is kept; undefined where an edit may change more than its page */
export function keepPages({ site, files, theme, linked, rendered, memo, compiled }: Finished): string | undefined {
  if (!isPlain(site)) return undefined;
  const { graph, context } = linked;
  const { dates = {} } = context;
  const records = site.search.provider === 'embedded' ? linked.records() : [];
  const byPage = new Map(records.map((record) => [record.page, record]));
  const places = new Map(files.sources.map((source) => [source.path, source]));
  const texts: KeptSite['texts'] = {};
  const kept = new Map<Page, { name: string; sidebar?: string }>();
  for (const { page, key } of rendered.drawn) {
    const place = 'source' in page ? places.get(page.source ?? '') : undefined;
    if (!isKept(page) || (isText(page) && !place)) continue;
    if (place && (graph.partials.has(place.path) || isDatedByDisk(dates[place.path]))) continue;
    const name = place?.path ?? page.route;
    texts[name] = keepText(memo, key, { page, place, record: byPage.get(page.route) });
    kept.set(page, { name, ...('sidebar' in page && page.sidebar && { sidebar: sidebarKey(page.sidebar) }) });
  }
  const pages = rendered.drawn.map(({ page }) => page);
  const shown = { site, files, linked, pages, kept };
  const names = keepNames(memo, shown);
  return keepSite(memo, {
    shared: rendered.shared,
    theme: themeHash(theme),
    texts,
    names,
    docs: names && keepDocs(memo, shown, compiled.values()),
  });
}

/** Keeps what all pages share. @returns its name: the hash of it */
export function keepSite(memo: Memo, site: Omit<KeptSite, 'id'>): string {
  const id = hashData([site.shared, site.theme, site.texts, site.names, site.docs]);
  if (memo.get<string>(SITE_ID) === id) memo.touch(SITE);
  else {
    memo.set(SITE_ID, id);
    memo.set(SITE, { ...site, id } satisfies KeptSite);
  }
  return id;
}

interface Text {
  page: NamingPage;
  place?: SourcePlace;
  record?: SearchPageRecords;
}

/** Keeps one page. @param drawn key of its files @returns the key of what is kept */
export function keepText(memo: Memo, drawn: string, { page, place, record }: Text): string {
  const key = `p:${drawn} ${record?.hash ?? ''}`;
  if (memo.ref(key)) {
    if ('sidebar' in page && page.sidebar) memo.touch(sidebarKey(page.sidebar));
    return key;
  }
  const facts = record?.source?.facts;
  const [brief, sidebar] = 'sidebar' in page ? [withSidebar(page, NONE), page.sidebar] : [page];
  memo.set(key, {
    ...(place && { place: bare(place) }),
    drawn,
    page: brief,
    ...(sidebar && { sidebar: keepSidebar(memo, sidebar) }),
    isIndexed: record !== undefined,
    ...(facts && { facts }),
  } satisfies KeptText);
  return key;
}

/** A kept page as it was rendered. @returns undefined where the memo has lost it */
export function readText(memo: Memo, key: string): KeptText | undefined {
  const kept = memo.get<KeptText>(key);
  if (kept?.sidebar === undefined) return kept;
  const sidebar = memo.get<SidebarSlice>(kept.sidebar);
  return sidebar && { ...kept, page: withSidebar(kept.page, sidebar) };
}

/** Returns a page with another sidebar, if it has one. */
export const withSidebar = (page: NamingPage, sidebar: SidebarSlice): NamingPage =>
  'sidebar' in page && page.sidebar ? { ...page, sidebar } : page;

/** Placeholder for the sidebar of a kept page, which many pages share. */
const NONE: SidebarSlice = { name: '', part: '', items: [] };

const bare = ({ path, relative, kind, scope }: SourcePlace): SourcePlace => ({ path, relative, kind, scope });

/** @returns its key */
export function keepSidebar(memo: Memo, sidebar: SidebarSlice): string {
  const key = sidebarKey(sidebar);
  if (!memo.ref(key)) memo.set(key, sidebar);
  return key;
}

/** True if nothing but the files of a page and the search index is made of its text. */
const isPlain = (site: Site): boolean =>
  site.extensions.length === 0 &&
  site.plugins === undefined &&
  site.router !== 'hash' &&
  !keepsSite(site) &&
  site.search.provider !== 'custom' &&
  Object.values(site.hooks).every((hook) => hook === undefined);

const isKept = (page: Page): page is NamingPage =>
  isText(page) || page.kind === 'generated-index' || page.kind === 'docs-tag';

/** True if the body is finished HTML of one file. */
const isText = (page: Page): page is TextPage =>
  (page.kind === 'doc' || page.kind === 'page') && page.body.part === 'html';

/** Dates of files that git does not know change with each edit. */
const isDatedByDisk = (date: { author?: string } | undefined) => date !== undefined && date.author === undefined;
