/**
 * Makes one page again after an edit of its text, or of its imports, without linking the site: an author waits for it. The whole is linked a moment later;
 * here everything that the page itself shows must be complete, and everything that other pages or addresses depend on must be unchanged.
 */

import type { Page } from '../../shared/page.js';
import type { Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import { descriptionOf, readingTimeOf } from '../graph/document-facts.js';
import type { AssetInfo, BlogGraph, DocMeta, Graph, PageMeta, PostMeta, VersionGraph } from '../graph/graph-types.js';
import { slotsOf, slotsOfPartial } from '../links/link-slots.js';
import { indexFiles } from '../sources/local-files.js';
import { onePost } from './blog-pages.js';
import type { PageContext } from './common-fields.js';
import { docPage } from './docs-pages.js';
import { markdownPage } from './pages.js';

/** Relations of a document in a graph. */
type Spot =
  | { kind: 'doc'; meta: DocMeta; version: VersionGraph }
  | { kind: 'post'; meta: PostMeta; blog: BlogGraph }
  | { kind: 'page'; meta: PageMeta };

/**
 * Replaces a document of a linked site by its new version, and makes its page.
 * @param assets local files that the document refers to
 * @param isHead of the former version only the beginning is known
 * @returns undefined, with an unchanged graph, if more than the page may depend on the change
 */
export function remakePage(
  site: Site,
  graph: Graph,
  document: Document,
  assets: Record<string, AssetInfo | null>,
  isHead = false,
): Page | undefined {
  const spot = spotOf(graph, document.source);
  const before = spot?.meta.document;
  const isSame = before && (isHead ? named(before) === named(document) : settled(before) === settled(document));
  if (!isSame || (isHead && needsMore(graph, document))) return undefined;
  Object.assign(graph.assets, assets);
  spot.meta.document = document;
  spot.meta.description = descriptionOf(document);
  if (spot.kind === 'post') spot.meta.readingTime = readingTimeOf(document, spot.blog.blog.readingTimeWpm);
  const { route } = spot.meta;
  const place = spot.kind === 'doc' ? { document, route, version: spot.version, doc: spot.meta } : { document, route };
  graph.slots.set(document.source, slotsOf(site, graph, place));
  return pageAt(spot, { site, graph, index: indexFiles(site, graph.files) }, document);
}

/**
 * Replaces an imported document of a linked site by its new version. Its importers must be rendered again.
 * @param assets local files that the document refers to
 * @returns false, with an unchanged graph, if more than these pages may depend on the change
 */
export function replacePartial(
  site: Site,
  graph: Graph,
  document: Document,
  assets: Record<string, AssetInfo | null>,
): boolean {
  const before = graph.partials.get(document.source);
  if (!before || settled(before) !== settled(document)) return false;
  Object.assign(graph.assets, assets);
  graph.partials.set(document.source, document);
  graph.slots.set(document.source, slotsOfPartial(site, graph, document));
  return true;
}

/** The page of a source as its graph is now; undefined for what is no page of its own. */
export function pageAgain(site: Site, graph: Graph, source: string): Page | undefined {
  const spot = spotOf(graph, source);
  const { document } = spot?.meta ?? {};
  return spot && document && pageAt(spot, { site, graph, index: indexFiles(site, graph.files) }, document);
}

function pageAt(spot: Spot, context: PageContext, document: Document): Page {
  if (spot.kind === 'doc') return docPage(context, spot.version, spot.meta);
  return spot.kind === 'post' ? onePost(context, spot.blog, spot.meta) : markdownPage(context, spot.meta, document);
}

function spotOf(graph: Graph, source: string): Spot | undefined {
  const isIt = ({ document }: { document?: Document }) => document?.source === source;
  for (const version of graph.versions) {
    const meta = version.docs.find(isIt);
    if (meta) return { kind: 'doc', meta, version };
  }
  for (const blog of graph.blogs) {
    const meta = blog.posts.find(isIt);
    if (meta) return { kind: 'post', meta, blog };
  }
  const meta = graph.pages.find(isIt);
  return meta && { kind: 'page', meta };
}

/** Returns the fields of a page on which other pages, addresses, modules and the browser's files depend. */
function settled(document: Document): string {
  const { part, hydrate, features, hasTruncateMarker, imports } = document;
  const uses = imports.map(({ specifier, target, names, file }) => [specifier, target, names, file]);
  return JSON.stringify([named(document), part, hydrate, features, hasTruncateMarker, uses]);
}

/** Returns those that the beginning of a page has too, on which other pages and addresses depend. */
const named = ({ kind, scope, relative, frontMatter, contentTitle }: Document): string =>
  JSON.stringify([kind, scope, relative, frontMatter, contentTitle]);

/** True if a page needs what a site has that is linked with all of it: code for diagrams or exercises, Markdown that it imports. */
const needsMore = ({ partials }: Graph, { features, imports }: Document): boolean =>
  features.mermaid === true ||
  features.types === true ||
  imports.some(({ target, file }) => target === 'partial' && !(file !== undefined && partials.has(file)));
