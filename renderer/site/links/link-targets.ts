/** Everything a link can lead to: known before the links are resolved (B7.1, A-4). */

import { applyTrailingSlash, decodePath, finalPath, joinPath, samePathKey } from '../../shared/urls.js';
import { paginate } from '../blog/blog.js';
import { FEED_FILES, feedTypes } from '../blog/feed-types.js';
import type { Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import type { BlogGraph, DocMeta, Graph, PageMeta, PostMeta, Target, VersionGraph } from '../graph/graph-types.js';
import { ruledRedirects } from './redirect-rules.js';

/** Adds a route; the first one of several with the same key counts. */
type Add = (route: string, target?: Omit<Target, 'route'>) => void;

/** Fills `graph.targets` with every route there will be. */
export function collectTargets(site: Site, graph: Graph): void {
  const add: Add = (route, target = { unlisted: false }) => {
    const key = samePathKey(route);
    if (!graph.targets.has(key)) graph.targets.set(key, { route, ...target });
  };
  const addDocument = (meta: DocMeta | PostMeta | PageMeta) => {
    add(meta.route, {
      unlisted: graph.production && meta.unlisted,
      document: meta.document,
      ...('source' in meta ? { source: meta.source } : {}),
    });
  };
  for (const page of graph.pages) addDocument(page);
  for (const version of graph.versions) {
    for (const doc of version.docs) addDocument(doc);
    addDocsLists(version, add);
  }
  for (const blog of graph.blogs) {
    for (const post of blog.posts) addDocument(post);
    addBlogLists(site, blog, add);
  }
  addRedirects(site, graph, add);
  const search = searchRoute(site);
  if (search) add(search);
  add(joinPath(site.baseUrl, '404.html'));
  const addFile = (path: string) => add(joinPath(site.baseUrl, path), { unlisted: false, isFile: true });
  for (const path of listFiles(site)) addFile(path);
  for (const { output } of graph.files.assets) addFile(output.replace(/(^|\/)index\.html$/, '$1'));
}

/** Generated indexes and tags of a version. */
function addDocsLists(version: VersionGraph, add: Add): void {
  for (const index of version.generated) add(index.route);
  if (hasTagIndex(version)) add(version.tagsRoute);
  for (const { tag } of version.tags) add(tag.permalink);
}

/** Lists, archive, tags, feeds and authors of a blog. */
function addBlogLists(site: Site, { blog, listed, tags, authors, route, tagsRoute }: BlogGraph, add: Add): void {
  for (const list of paginate(site, blog, route, listed)) add(list.route);
  if (listed.length > 0 && blog.archiveBasePath) add(archiveRoute(site, blog));
  if (tags.length > 0) add(tagsRoute);
  for (const { tag, members } of tags) for (const list of paginate(site, blog, tag.permalink, members)) add(list.route);
  for (const type of feedTypes(site, blog, listed.length)) add(`${route.replace(/\/$/, '')}/${FEED_FILES[type]}`);
  if (authors.size > 0) add(authorsRoute(site, blog));
  for (const author of authors.values()) if (author.page) add(author.page);
}

/** Redirects by rules, of roots and of the configuration. */
function addRedirects(site: Site, graph: Graph, add: Add): void {
  const redirect = { unlisted: false, isRedirect: true };
  const routes = [...graph.targets.values()].map(({ route }) => route);
  for (const { from } of ruledRedirects(graph, site, routes).redirects) add(from, redirect);
  for (const { from } of rootRedirects(site, graph)) add(from);
  for (const { from } of site.redirects) for (const path of from) add(finalPath(path, site), redirect);
}

/** Returns the target of an address, and remembers that a link asked for it. */
export function targetAt({ targets, asked }: Pick<Graph, 'targets' | 'asked'>, path: string): Target | undefined {
  const key = samePathKey(path);
  asked.add(key);
  return targets.get(key);
}

/** Returns the target of an address whose anchor is checked. */
export function withAnchors({ targets, asked }: Pick<Graph, 'targets' | 'asked'>, route: string): Target | undefined {
  asked.add(anchorsName(route));
  return targets.get(samePathKey(route));
}

/** Returns the name in `Graph.asked` of a page whose anchors are checked. */
export const anchorsName = (route: string): string => `${samePathKey(route)}#`;

/** Files for machines. */
function listFiles({ sitemap, router, robots, llms }: Site): string[] {
  return [
    ...(sitemap && router === 'browser' ? [sitemap.filename] : []),
    ...(robots ? ['robots.txt'] : []),
    ...(llms ? ['llms.txt'] : []),
  ];
}

/** True if a version has an index of tags: if any tag is listed (B1.95). */
export function hasTagIndex(version: VersionGraph): boolean {
  return version.tags.some((group) => !group.unlisted);
}

/** Address of a blog's archive. */
export function archiveRoute(site: Site, blog: Site['blog'][number]): string {
  return applyTrailingSlash(joinPath(site.baseUrl, blog.routeBasePath, blog.archiveBasePath ?? ''), site);
}

/** Address of a blog's list of authors. */
export function authorsRoute(site: Site, blog: Site['blog'][number]): string {
  return applyTrailingSlash(joinPath(site.baseUrl, blog.routeBasePath, blog.authorsBasePath), site);
}

/** Address of the search page, if there is one (B5.101). */
export function searchRoute(site: Site): string | null {
  const path = site.search.provider === 'none' ? false : site.search.searchPagePath;
  return path ? applyTrailingSlash(joinPath(site.baseUrl, path), site) : null;
}

/** Mounts that no page claims, each with the main doc that they lead to. */
export function rootRedirects(site: Site, graph: Graph): { from: string; to: DocMeta; version: VersionGraph }[] {
  const claimed = new Set<string>();
  for (const page of graph.pages) claimed.add(samePathKey(page.route));
  for (const { docs, generated } of graph.versions) {
    for (const doc of docs) claimed.add(samePathKey(doc.route));
    for (const index of generated) claimed.add(samePathKey(index.route));
  }
  for (const blog of graph.blogs) claimed.add(samePathKey(blog.route));
  return graph.versions.flatMap((version) => {
    const from = applyTrailingSlash(version.version.path, site);
    // The root of a site without home stays not-found (B3.6).
    if (!version.mainDoc || claimed.has(samePathKey(from)) || from === site.baseUrl) return [];
    claimed.add(samePathKey(from));
    return [{ from, to: version.mainDoc, version }];
  });
}

/**
 * Anchors of a page with those of its partials; undefined when components of its own may add others at run time.
 */
export function anchorsOf(document: Document, graph: Pick<Graph, 'partials'>): Set<string> | undefined {
  const ids = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: Document): boolean => {
    if (seen.has(at.source)) return true;
    seen.add(at.source);
    for (const id of at.ids) ids.add(id);
    return at.imports.every((use) => {
      if (use.target === 'client') return false;
      const partial = use.target === 'partial' && use.file !== undefined ? graph.partials.get(use.file) : undefined;
      return use.target !== 'partial' || (partial !== undefined && visit(partial));
    });
  };
  return visit(document) ? ids : undefined;
}

/** Anchors that a page has for certain, where code may add others: those of its text, and the literal ids of its code. */
export function someAnchors(document: Document | undefined, code: string | undefined): Set<string> {
  const literal = [...(code ?? '').matchAll(/\bid=(?:\{\s*)?(["'`])([\w-]+)\1/g)].map(([, , id = '']) => id);
  return new Set([...(document?.ids ?? []), ...literal]);
}

/** The only anchor that holds another one: of a heading, authors remember a part. */
export function longerAnchor(anchor: string, known: ReadonlySet<string>): string | undefined {
  if (anchor.length < (/\p{Script=Han}/u.test(anchor) ? 2 : 4)) return undefined;
  const longer = [...known].filter((each) => each.includes(anchor.toLowerCase()));
  return longer.length === 1 ? longer[0] : undefined;
}

/** The id that a heading has been given in place of the one that its words make. */
export function givenId(anchor: string, document: Document | undefined): string | undefined {
  const words = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '-');
  return document?.outline.find(({ id, text }) => id !== '' && id !== anchor && words(text) === words(anchor))?.id;
}

/** True if the anchor that an address ends with is that of the title, which hosts of repositories give one: it leads to the top of the page. */
export function isTitleAnchor(graph: Pick<Graph, 'targets' | 'asked'>, route: string, address: string): boolean {
  const at = address.indexOf('#');
  if (at < 0) return false;
  const document = withAnchors(graph, route)?.document;
  const [title] = document?.outline ?? [];
  if (title?.level !== 1 || document?.contentTitle === undefined) return false;
  const anchor = decodePath(address.slice(at + 1));
  return anchor === title.id && !document.ids.includes(anchor);
}
