/** Links the whole site: always in full, in one pass over the documents and one over their links. */

import type { Scope } from '../../shared/page-fields.js';
import { applyTrailingSlash, joinPath } from '../../shared/urls.js';
import { linkBlog } from '../blog/blog.js';
import { changedDefaults } from '../configuration/changed-defaults.js';
import type { Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import { linkVersion } from '../docs/docs.js';
import { emptyGraph } from '../graph/empty-graph.js';
import type { BlogGraph, Graph, LinkContext, PageMeta, VersionGraph } from '../graph/graph-types.js';
import { pagePath } from '../graph/ids-and-slugs.js';
import type { Problem } from '../problems/problem-types.js';
import { absentPages } from './absent-pages.js';
import { checkCode } from './code-addresses-check.js';
import { checkConfigured } from './config-addresses.js';
import { LinkFindings } from './link-findings.js';
import { resolveLinks } from './link-slots.js';
import { collectTargets } from './link-targets.js';
import { Resolver } from './resolver.js';

export type { Graph, LinkContext } from '../graph/graph-types.js';

/**
 * Links a site: gives every document its address and relations.
 * @param documents compiled Markdown, partials included, in the order of the sources
 */
export function linkSite(site: Site, documents: readonly Document[], context: LinkContext): Graph {
  const problems: Problem[] = [];
  const sets = byScope(documents);
  const versions: VersionGraph[] = [];
  const blogs: BlogGraph[] = [];
  for (const version of context.files.versions) {
    const made = linkVersion(site, version, sets.get(scopeKey(version.scope)) ?? [], context);
    versions.push(made.graph);
    problems.push(...made.problems);
  }
  for (const blog of site.blog.filter(({ id }) => context.files.blogs.includes(id))) {
    const scope: Scope = { area: 'blog', instance: blog.id, version: 'current', locale: site.locale };
    const made = linkBlog(site, blog, sets.get(scopeKey(scope)) ?? [], context);
    blogs.push(made.graph);
    problems.push(...made.problems);
  }
  const pages = [...linkPages(site, documents, context), ...pluginPages(site)];
  const graph: Graph = {
    ...emptyGraph(context.files, context.production),
    versions,
    blogs,
    pages,
    assets: context.assets ?? {},
    partials: new Map(
      documents.filter(({ kind }) => kind === 'partial').map((document) => [document.source, document]),
    ),
    dates: context.dates ?? {},
    problems,
  };
  collectTargets(site, graph);
  const resolver = new Resolver(site, graph, context.code);
  const findings = new LinkFindings(site, absentPages(site, graph));
  resolveLinks(site, graph, resolver, findings);
  checkCode(site, graph, context.code ?? [], resolver, findings);
  checkConfigured(site, graph, resolver, findings);
  const changed = site.unwritten.filter((option) => findings.strict.has(option));
  graph.broken = findings.all();
  problems.push(...graph.broken, ...changedDefaults(changed, context.files.texts[site.configFile], site.configFile));
  return graph;
}

const scopeKey = (scope: Scope) => `${scope.area}\n${scope.instance}\n${scope.version}`;

function byScope(documents: readonly Document[]): Map<string, Document[]> {
  const sets = new Map<string, Document[]>();
  for (const document of documents) {
    if (document.kind === 'partial') continue;
    const key = scopeKey(document.scope);
    const set = sets.get(key);
    if (set) set.push(document);
    else sets.set(key, [document]);
  }
  return sets;
}

/** Pages that plugins of a Docusaurus site added. */
function pluginPages(site: Site): PageMeta[] {
  return (site.plugins?.routes ?? []).map(({ path, source }) => {
    const permalink = path.startsWith(site.baseUrl) ? path : joinPath(site.baseUrl, path);
    const route = applyTrailingSlash(permalink, site);
    const nothing = { title: '', description: '', draft: false, unlisted: false };
    return { source, relative: source, permalink, route, ...nothing };
  });
}

/** Markdown pages from their documents, React pages from their sources (B3.1–B3.5). */
function linkPages(site: Site, documents: readonly Document[], context: LinkContext): PageMeta[] {
  if (!site.pages) return [];
  const compiled = new Map(documents.map((document) => [document.source, document]));
  const mount = joinPath(site.baseUrl, site.pages.routeBasePath);
  const pages: PageMeta[] = [];
  for (const source of context.files.sources) {
    if (source.kind !== 'page') continue;
    const document = compiled.get(source.path);
    if (!document && source.format !== 'code') continue;
    const front = document?.frontMatter ?? {};
    if (context.production && front.draft) continue;
    const permalink = joinPath(mount, front.slug ?? pagePath(source.relative));
    pages.push({
      ...(document ? { document } : {}),
      source: source.path,
      relative: source.relative,
      permalink,
      route: applyTrailingSlash(permalink, site),
      title: front.title ?? document?.contentTitle ?? '',
      description: front.description ?? document?.excerpt ?? '',
      draft: front.draft ?? false,
      unlisted: front.unlisted ?? false,
    });
  }
  return pages;
}
