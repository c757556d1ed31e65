/**
 * A summary of a site's docs, kept with its pages, so that a build after adding or removing a doc can arrange all sidebars again and find the few
 * pages that change. Only sites with one version of docs keep it.
 */
import type { Page } from '../shared/page.js';
import type { Card } from '../shared/sidebar-items.js';
import { finalPath, isExternal, samePathKey, splitUrl } from '../shared/urls.js';
import type { Site } from '../site/configuration/config-types.js';
import type { KeptDoc } from '../site/docs/kept-doc.js';
import type { LinkContext } from '../site/graph/graph-types.js';
import { hashData } from '../site/helpers/hash.js';
import { byCodeUnit } from '../site/helpers/order.js';
import { anchorsName } from '../site/links/link-targets.js';
import type { DocsVersion } from '../site/sources/docs-versions.js';
import type { DataFile } from '../site/sources/site-files.js';
import type { Shown } from './kept-names.js';
import type { Memo } from './memo/memo.js';
import { sidebarKey } from './steps/render-step.js';
import type { KeptDocument } from './threads/jobs.js';

/** Data that only a whole build replaces. */
interface Base {
  version: Omit<DocsVersion, 'docs'>;
  sidebars: LinkContext['sidebars'];
  categories: DataFile[];
  docs: KeptDoc[];
  /** Ids of docs that are not published. */
  drafts: string[];
  /** Keys of addresses that are no docs. */
  taken: string[];
  /** Names that links, compilation and configuration asked for (`Graph.asked`). */
  asked: string[];
}

/** Data that each build after adding, removing or renaming a doc replaces. */
interface Late {
  /** Of the base. */
  of: string;
  /** Differences from the base by path; null: removed. */
  docs: Record<string, Partial<KeptDoc> | null>;
  asked: string[];
  /** Routes in reading order, by sidebar. */
  orders: Record<string, string[]>;
  /** Hashes of the cards that pages show, by names of pages in `KeptSite.texts`. */
  cards: Record<string, string>;
  /** Keys of the sidebars of docs without a kept page, by the path of their source: they must not change. */
  fixed: Record<string, string>;
  /** `frameOf` */
  frame: string;
}

export interface KeptDocs {
  base: Base;
  late: Late;
}

const BASE = 'kept docs';
const LATE = 'kept docs since';
const ID = 'kept docs id';

/** Keeps the docs of a linked site. @returns the name of what is kept; undefined where only linking knows what a doc more changes */
export function keepDocs(
  memo: Memo,
  { site, files, linked, pages, kept }: Shown,
  documents: Iterable<KeptDocument>,
): string | undefined {
  const { graph, context } = linked;
  const { arrangement } = linked;
  const [version] = graph.versions;
  const hasCode = pages.some(({ kind }) => kind === 'component');
  if (!version || !arrangement || !graph.production || hasCode || hasRules(site)) return undefined;
  if (files.assets.some(({ output }) => output === '_redirects')) return undefined;
  const { docs, ...facts } = version.version;
  const { showLastUpdateTime, showLastUpdateAuthor, numberPrefixParser } = docs;
  if (showLastUpdateTime || showLastUpdateAuthor || typeof numberPrefixParser === 'function') return undefined;
  const keys = new Set(version.docs.map(({ route }) => samePathKey(route)));
  const isOwn = version.docs.every(({ document: { source, relative } }) => source === `${facts.folder}/${relative}`);
  const taken = [...graph.targets.values()].flatMap(({ route, document }) =>
    document && keys.has(samePathKey(route)) ? [] : samePathKey(route),
  );
  if (!isOwn || keys.size !== version.docs.length || taken.some((key) => keys.has(key))) return undefined;
  const base: Base = {
    version: facts,
    sidebars: context.sidebars,
    categories: files.categories,
    docs: arrangement.docs,
    drafts: version.draftIds,
    taken,
    asked: [...graph.asked, ...lookedFor(documents), ...redirected(site)],
  };
  const cards: Late['cards'] = {};
  const fixed: Late['fixed'] = {};
  for (const page of pages) {
    const name = kept.get(page)?.name ?? page.source ?? page.route;
    const shown = cardsOf(page);
    if (shown) cards[name] = hashData(shown);
    if (!kept.has(page) && 'sidebar' in page && page.sidebar) fixed[name] = sidebarKey(page.sidebar);
  }
  const of = hashData(base);
  const late: Late = {
    of,
    docs: {},
    asked: [],
    orders: arrangement.orders,
    cards,
    fixed,
    frame: arrangement.frame,
  };
  if (memo.get<string>(ID) === of) memo.touch(BASE);
  else {
    memo.set(ID, of);
    memo.set(BASE, base);
  }
  return keepLate(memo, late);
}

/** Keeps what is other than in the base. @returns the name of what is kept */
export function keepLate(memo: Memo, late: Late): string {
  const id = hashData(late);
  memo.set(LATE, { ...late, id });
  return id;
}

/** @param id of what is wanted */
export function readDocs(memo: Memo, id: string | undefined): KeptDocs | undefined {
  const late = readLate(memo, id);
  const base = late && memo.get<Base>(BASE);
  return late && base && { base, late };
}

/** True if it is known that no link leads to an anchor of a page. @param id of what is kept */
export function hasFreeAnchors(memo: Memo, id: string | undefined, route: string): boolean {
  const docs = readDocs(memo, id);
  const name = anchorsName(route);
  return docs !== undefined && !docs.base.asked.includes(name) && !docs.late.asked.includes(name);
}

function readLate(memo: Memo, id: string | undefined): Late | undefined {
  const late = id === undefined ? undefined : memo.get<Late & { id: string }>(LATE);
  if (late?.id !== id || !late || memo.get<string>(ID) !== late.of) return undefined;
  const { id: _, ...rest } = late;
  return rest;
}

/** Keeps other names of docs. @returns the name of what is kept; undefined where nothing was */
export function keepNamesOfDocs(
  memo: Memo,
  before: string | undefined,
  renamed: Readonly<Record<string, Pick<KeptDoc, 'title' | 'description' | 'front'>>>,
): string | undefined {
  const late = readLate(memo, before);
  if (!late) return undefined;
  const docs = { ...late.docs };
  for (const [path, names] of Object.entries(renamed)) docs[path] = { ...docs[path], ...names };
  return keepLate(memo, { ...late, docs });
}

const NOTHING: Omit<KeptDoc, 'path'> = { id: '', route: '', title: '', description: '' };

/** Returns all current docs, in the order of their files. */
export function docsNow({ base, late }: KeptDocs): KeptDoc[] {
  const changed = Object.entries(late.docs);
  if (changed.length === 0) return base.docs;
  const docs = new Map(base.docs.map((doc) => [doc.path, doc]));
  for (const [path, doc] of changed) {
    if (doc) docs.set(path, { ...NOTHING, ...docs.get(path), ...doc, path });
    else docs.delete(path);
  }
  return [...docs.values()].sort((a, b) => byCodeUnit(a.path, b.path));
}

const hasRules = ({ redirectRules: { fromExtensions, toExtensions, createRedirects } }: Site): boolean =>
  fromExtensions.length + toExtensions.length > 0 || createRedirects !== undefined;

/** Keys of the addresses that redirects of the site lead to. */
const redirected = (site: Site): string[] =>
  site.redirects.flatMap(({ to }) => (isExternal(to) ? [] : samePathKey(splitUrl(finalPath(to, site)).pathname)));

/** Markdown files that compilation looked for, or brought into pages. */
function* lookedFor(documents: Iterable<KeptDocument>): Iterable<string> {
  for (const { document, exists } of documents) {
    for (const [path] of exists) if (/\.mdx?$/.test(path)) yield path;
    for (const { file } of document.imports) if (file !== undefined) yield file;
    if (document.kind === 'partial') yield document.source;
  }
}

/** Cards that a page has of its place: a generated index, and `<DocCardList/>` without items. */
function cardsOf(page: Page): Card[] | undefined {
  if (page.kind === 'generated-index') return page.cards;
  const slots = page.kind === 'doc' ? page.body.slots : [];
  return slots.find((slot) => slot.kind === 'cards')?.items;
}
