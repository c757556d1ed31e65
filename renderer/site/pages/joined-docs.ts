/**
 * Adds docs to a linked site, and removes them, without linking it: all docs of its one version are arranged in sidebars again, from the kept data.
 * Gives up if an added or removed doc is more than a page among others of its folder.
 */
import type { SlotValue } from '../../shared/article-body.js';
import type { DocPage } from '../../shared/page.js';
import { isExternal, samePathKey } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Document, Slot } from '../content/document.js';
import { docMeta, placeDocs } from '../docs/docs.js';
import { type KeptDoc, wholeDocs } from '../docs/kept-doc.js';
import { cardsBeside } from '../docs/page-sidebar.js';
import { emptyGraph } from '../graph/empty-graph.js';
import type { DocMeta, Graph, LinkContext, VersionGraph } from '../graph/graph-types.js';
import { numberSplitter } from '../graph/number-prefixes.js';
import { byCodeUnit } from '../helpers/order.js';
import { Resolver } from '../links/resolver.js';
import type { Problem } from '../problems/problem-types.js';
import { copiedFiles } from '../sources/copied-files.js';
import type { DocsVersion } from '../sources/docs-versions.js';
import { indexFiles, isFileLink } from '../sources/local-files.js';
import { type DataFile, noFiles, type SiteFiles } from '../sources/site-files.js';
import { checkRoutes } from './address-clashes.js';
import { docPage } from './docs-pages.js';

/** Result of linking the site. */
export interface KnownSite {
  version: DocsVersion;
  sidebars: LinkContext['sidebars'];
  categories: DataFile[];
  /** In the order of their files. */
  docs: readonly KeptDoc[];
  drafts: string[];
  /** Keys of addresses that are no docs. */
  taken: readonly string[];
  /** True for what a link asked for, a path of a source or the key of an address. */
  isAsked(name: string): boolean;
}

/** Added and removed docs. */
export interface Joining {
  documents: readonly Document[];
  /** Paths of sources. */
  gone: readonly string[];
}

/** The site with them. */
export interface JoinedSite {
  /** Its documents are as short as `KeptDoc`, except the added ones. */
  graph: Graph;
  version: VersionGraph;
  added: { doc: DocMeta; page: DocPage }[];
  went: readonly DocMeta[];
}

/** @returns undefined if only linking can tell the result */
export function joinDocs(site: Site, known: KnownSite, { documents, gone }: Joining): JoinedSite | undefined {
  const { version, drafts } = known;
  const problems: Problem[] = [];
  const files: SiteFiles = { ...noFiles(), versions: [version], categories: known.categories };
  const split = numberSplitter(version.docs.numberPrefixParser);
  const came = documents.map((document) => docMeta(site, version, document, { problems, split, files }));
  const leaving = new Set(gone);
  const before = wholeDocs(version, known.docs);
  const went = before.filter(({ document }) => leaving.has(document.source));
  const stay = before.filter(({ document }) => !leaving.has(document.source));
  const docs = [...stay, ...came].sort((a, b) => byCodeUnit(a.document.relative, b.document.relative));
  const isSimple = [...came, ...went].every((doc) => isPlain(doc, known) && beside(doc, stay, docs));
  if (!isSimple || went.length !== leaving.size || !areFree(came, stay, known)) return undefined;
  const context: LinkContext = { files, sidebars: known.sidebars, production: true };
  const placed = placeDocs({ site, version, docs, draftIds: drafts, context });
  problems.push(...placed.problems);
  const linked = { version, docs, draftIds: drafts, ...placed.places, tags: [], tagsRoute: '' };
  const graph: Graph = { ...emptyGraph(files, true), versions: [linked] };
  if (problems.length > 0 || !fillSlots(site, graph, linked, came)) return undefined;
  const shown = { site, graph, index: indexFiles(site, files), faults: new Map<string, string>() };
  const added = came.map((doc) => ({ doc, page: docPage(shown, linked, doc) }));
  const pages = added.map(({ page }) => page);
  if (shown.faults.size > 0 || checkRoutes(site, pages, files).problems.length > 0) return undefined;
  return { graph, version: linked, added, went };
}

/** True for a doc without links to it, which does not represent a folder, and has no tags, which have pages of their own. */
function isPlain({ document, route, isIndex, slug, draft, unlisted, id }: DocMeta, known: KnownSite): boolean {
  const isHidden = draft || unlisted || known.drafts.includes(id);
  const isSpecial = isIndex || slug === '/' || (document.frontMatter.tags ?? []).length > 0;
  return !isHidden && !isSpecial && !known.isAsked(document.source) && !known.isAsked(samePathKey(route));
}

/** True if its folder has a doc that stays, and none whose copy it is, or the other way round. */
function beside({ folder }: DocMeta, stay: readonly DocMeta[], docs: readonly DocMeta[]): boolean {
  const paths = docs.flatMap((doc) => (doc.folder === folder ? doc.document.relative : []));
  return stay.some((doc) => doc.folder === folder) && copiedFiles(folder, paths).length === 0;
}

/** True if nothing else has the ids or the addresses of these docs. */
function areFree(came: readonly DocMeta[], stay: readonly DocMeta[], { taken }: KnownSite): boolean {
  const keyOf = (key: string) => samePathKey(key.normalize('NFC'));
  const keys = new Set([...taken, ...stay.map(({ route }) => route)].map(keyOf));
  const ids = new Set(stay.map(({ id }) => id));
  return came.every(({ id, route }) => {
    const key = keyOf(route);
    const isFree = !ids.has(id) && !keys.has(key);
    ids.add(id);
    keys.add(key);
    return isFree;
  });
}

/** Fills the slots of added docs. @returns false if they lead to anything but docs */
function fillSlots(site: Site, graph: Graph, version: VersionGraph, came: readonly DocMeta[]): boolean {
  if (came.every(({ document }) => document.slots.length === 0)) return true;
  for (const { document, route, unlisted } of version.docs) {
    graph.routes.set(document.source, route);
    graph.targets.set(samePathKey(route), { route, unlisted });
  }
  for (const { document, route } of came) graph.targets.set(samePathKey(route), { route, document, unlisted: false });
  const resolver = new Resolver(site, graph);
  return came.every((doc) => {
    const { document } = doc;
    const slots = document.slots.flatMap((slot) => slotOf(slot, doc, { version, resolver }) ?? []);
    graph.slots.set(document.source, slots);
    return slots.length === document.slots.length;
  });
}

function slotOf(
  slot: Slot,
  doc: DocMeta,
  { version, resolver }: { version: VersionGraph; resolver: Resolver },
): SlotValue | undefined {
  if (slot.kind === 'cards') return { kind: 'cards', items: cardsBeside(version, doc) };
  // The anchors of other docs, and the existing files, are not known here.
  const isKnown = isExternal(slot.url) || slot.url.startsWith('#') || !slot.url.includes('#');
  if (slot.kind !== 'link' || !isKnown || isFileLink(slot.url)) return undefined;
  const { value, missing } = resolver.link(slot.url, { document: doc.document, route: doc.route });
  return missing || value.href === undefined ? undefined : value;
}
