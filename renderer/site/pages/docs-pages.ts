/** Pages of docs: docs, generated indexes, tag pages, roots that redirect (B1.35, B1.66–B1.98, A-4). */

import type { DocPage, GeneratedIndexPage, Page, PagesData } from '../../shared/page.js';
import type { NavLink, VersionInfo } from '../../shared/page-fields.js';
import type { NavbarItemConfig } from '../configuration/notes-config.js';
import type { Document } from '../content/document.js';
import { breadcrumbsFor, makeCards, sliceFor } from '../docs/page-sidebar.js';
import { neighbours, pagerLabel } from '../docs/sidebar-index.js';
import type { DocMeta, GeneratedIndex, SidebarGraph, VersionGraph } from '../graph/graph-types.js';
import { tagLetters } from '../graph/tags.js';
import { defined } from '../helpers/defined.js';
import { sortByLabel } from '../helpers/order.js';
import { withFields } from '../helpers/with-fields.js';
import { hasTagIndex } from '../links/link-targets.js';
import {
  areaClasses,
  bodyRef,
  breadcrumbData,
  lastUpdate,
  makeHead,
  type PageContext,
  pageBase,
  reviewed,
  tocOf,
  tocRange,
} from './common-fields.js';
import { editUrl } from './edit-url.js';

/** All pages of one version but its redirect. */
export function docsPages(context: PageContext, version: VersionGraph): Page[] {
  return [
    ...version.docs.map((doc) => docPage(context, version, doc)),
    ...version.generated.flatMap((index) => {
      const sidebar = version.sidebars.get(index.sidebar);
      return sidebar ? [generatedPage(context, version, { index, sidebar })] : [];
    }),
    ...tagPages(context, version),
  ];
}

/** Listed docs whose last change is shown, in the order of the sidebars. */
export function changedDocs(context: PageContext, graph: VersionGraph): PagesData['recentDocs'] {
  const inSidebars = [...graph.sidebars.values()].flatMap(({ members }) => members);
  const docs = new Set([...inSidebars.flatMap((id) => graph.byId.get(id) ?? []), ...graph.docs]);
  return [...docs].flatMap((doc) => {
    const { date, shown } = lastUpdate(context, doc.document, graph.version.docs) ?? {};
    if (doc.unlisted || date === undefined || shown === undefined) return [];
    const described = doc.description === '' ? {} : { description: doc.description };
    return [{ title: doc.title, permalink: doc.route, updated: { date, shown }, ...described }];
  });
}

/** Tag of contextual search (B6.7). */
const searchTag = ({ version }: VersionGraph) => `docs-${version.scope.instance}-${version.name}`;

/** The page of one doc. */
export function docPage(context: PageContext, graph: VersionGraph, doc: DocMeta): DocPage {
  const { site } = context;
  const { version } = graph;
  const { document } = doc;
  const { frontMatter } = document;
  const sidebar = doc.sidebar === undefined ? undefined : graph.sidebars.get(doc.sidebar);
  const breadcrumbs = sidebar && version.docs.breadcrumbs ? breadcrumbsFor(sidebar, doc.route) : null;
  const unlisted = doc.unlisted && context.graph.production;
  const range = tocRange(site, document);
  const { editCurrentVersion, editLocalizedFiles } = version.docs;
  const isCurrent = editCurrentVersion || version.name === 'current';
  const edit = editUrl(context, document, {
    given: version.docs.editUrl,
    folder: editCurrentVersion ? version.docs.path : version.folder,
    isLocalized: editLocalizedFiles,
    versionFolder: isCurrent ? 'current' : `version-${version.name}`,
    route: doc.route,
    names: { version: version.name, versionDocsDirPath: version.folder, docPath: document.relative },
  });
  const updated = lastUpdate(context, document, version.docs);
  const pager = pagerOf(graph, doc, context.graph.production);
  const head = makeHead(context, {
    route: doc.route,
    title: doc.title,
    description: doc.description,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    document,
    unlisted,
    noIndex: version.noIndex,
    searchTag: searchTag(graph),
    version: version.name,
  });
  head.structuredData = breadcrumbData(site, breadcrumbs);
  if (pager.prev) head.prev = pager.prev.permalink;
  if (pager.next) head.next = pager.next.permalink;
  return withFields(
    pageBase(context, {
      route: doc.route,
      scope: version.scope,
      title: doc.title,
      head,
      document,
      htmlClass: areaClasses(version.scope, version.className, 'docs-doc-page', `docs-doc-id-${doc.id}`),
      unlisted: doc.unlisted,
      draft: doc.draft,
    }),
    {
      kind: 'doc' as const,
      docId: doc.id,
      // B1.35, B4.6
      heading: headingOf(document, doc.title),
      body: bodyRef(context.graph, document),
      toc: tocOf(context, document),
      tocRange: range,
      hideToc: frontMatter.hide_table_of_contents ?? false,
      sidebar: sidebar ? sliceFor(sidebar, doc.route) : null,
      breadcrumbs,
      ...pager,
      tags: doc.tags,
      ...defined({ editUrl: edit }),
      ...(updated ? { lastUpdate: updated } : {}),
      ...reviewed(context, document),
      version: versionInfo(context, graph, doc.id),
    },
  );
}

/** Returns the heading that the theme prints above the text of a doc. */
export const headingOf = (
  { ownHeading, frontMatter }: Pick<Document, 'ownHeading' | 'frontMatter'>,
  title: string,
): string | null => (ownHeading || frontMatter.hide_title || title === '' ? null : title);

/** Returns the previous and the next page: neighbours in the shown sidebar; front matter overrides them (B1.73–B1.77). */
export function pagerOf(graph: VersionGraph, doc: DocMeta, isPublished: boolean): { prev?: NavLink; next?: NavLink } {
  const sidebar = doc.sidebar === undefined ? undefined : graph.sidebars.get(doc.sidebar);
  const pager: { prev?: NavLink; next?: NavLink } = sidebar ? { ...neighbours(sidebar, doc.id) } : {};
  for (const [side, field] of [
    ['prev', 'pagination_prev'],
    ['next', 'pagination_next'],
  ] as const) {
    const id = doc.document.frontMatter[field];
    if (id === undefined) continue;
    const target = id === null ? undefined : graph.byId.get(id);
    delete pager[side];
    if (target && !(target.unlisted && isPublished)) {
      pager[side] = { title: pagerLabel(target), permalink: target.route };
    }
  }
  return pager;
}

/** Returns what a page says of its version, with the way to the same doc in the latest one. */
function versionInfo(context: PageContext, graph: VersionGraph, id: string): VersionInfo {
  const { version } = graph;
  const { name, label, path, isLast, banner, badge, className } = version;
  const info: VersionInfo = { name, label, path, isLast, banner, badge, className, ...inOthers(context, graph, id) };
  if (banner === 'none' || isLast) return info;
  const latest = context.graph.versions.find(
    (other) => other.version.isLast && other.version.scope.instance === version.scope.instance,
  );
  const target = latest && (latest.byId.get(id) ?? latest.mainDoc);
  if (target && latest) info.latest = { href: target.route, label: latest.version.label, name: latest.version.name };
  return info;
}

function generatedPage(
  context: PageContext,
  graph: VersionGraph,
  { index, sidebar }: { index: GeneratedIndex; sidebar: SidebarGraph },
): GeneratedIndexPage {
  const { version } = graph;
  const breadcrumbs = version.docs.breadcrumbs ? breadcrumbsFor(sidebar, index.route) : null;
  const { route, title, description, keywords, image } = index;
  const head = makeHead(context, {
    route,
    title,
    description,
    keywords,
    image,
    noIndex: version.noIndex,
    searchTag: searchTag(graph),
    version: version.name,
  });
  head.structuredData = breadcrumbData(context.site, breadcrumbs);
  return withFields(
    pageBase(context, {
      route,
      scope: version.scope,
      title,
      head,
      htmlClass: areaClasses(version.scope, version.className, 'docs-category-generated-index-page'),
    }),
    {
      kind: 'generated-index' as const,
      heading: title,
      ...defined({ intro: description }),
      cards: makeCards(index.category.items, graph),
      sidebar: sliceFor(sidebar, route),
      breadcrumbs,
      ...neighbours(sidebar, route),
      version: versionInfo(context, graph, index.slug),
    },
  );
}

/** Returns where the versions of an instance have the same page: a doc by its id, the page of a category by its slug. */
function inOthers({ site, graph }: PageContext, { version }: VersionGraph, id: string): Pick<VersionInfo, 'others'> {
  const own = graph.versions.filter((other) => other.version.scope.instance === version.scope.instance);
  if (own.length < 2 || !listsVersions(site.navbar.items)) return {};
  const others = own.flatMap((other): [string, string][] => {
    const found = other.byId.get(id) ?? other.generated.find(({ slug }) => slug === id);
    return found ? [[other.version.name, found.route]] : [];
  });
  return { others: Object.fromEntries(others) };
}

const listsVersions = (items: readonly NavbarItemConfig[]): boolean =>
  items.some(({ type, items: inner }) => type === 'docsVersionDropdown' || listsVersions(inner ?? []));

/** Returns what sorts members of tags by their titles. All are sorted once: a doc is in the lists of all its tags. */
function titleOrder({ docs, tags }: VersionGraph): (a: number, b: number) => number {
  const tagged = [...new Set(tags.flatMap(({ members }) => members))].sort((a, b) => a - b);
  const sorted = sortByLabel(tagged, (index) => docs[index]?.title ?? '');
  const ranks = new Map(sorted.map((index, rank) => [index, rank]));
  return (a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0);
}

/** Returns a page for each tag of a version, and the index of tags if any tag is listed (B1.89, B1.95, B1.96). */
function tagPages(context: PageContext, graph: VersionGraph): Page[] {
  const { version, tags, docs, tagsRoute } = graph;
  const shared = { scope: version.scope, noIndex: version.noIndex, version: version.name };
  const byTitle = titleOrder(graph);
  const pages: Page[] = tags.map(({ tag, members, unlisted }) => {
    const listed = members.toSorted(byTitle).flatMap((index) => docs[index] ?? []);
    const { permalink: route, label: title } = tag;
    const head = makeHead(context, {
      ...shared,
      route,
      title,
      description: tag.description,
      unlisted,
      searchTag: 'doc_tag_doc_list',
    });
    return {
      ...pageBase(context, {
        route,
        scope: version.scope,
        title,
        head,
        unlisted,
        htmlClass: areaClasses(version.scope, version.className, 'docs-tags-doc-list-page'),
      }),
      kind: 'docs-tag',
      tag,
      tagsHref: tagsRoute,
      // Tens of thousands on a large site: without a spread, which costs more than all else here.
      docs: listed.map(({ title, route: permalink, description }) =>
        description ? { title, permalink, description } : { title, permalink },
      ),
    };
  });
  if (!hasTagIndex(graph)) return pages;
  const head = makeHead(context, { ...shared, route: tagsRoute, title: '', searchTag: 'doc_tags_list' });
  pages.push({
    ...pageBase(context, {
      route: tagsRoute,
      scope: version.scope,
      title: '',
      head,
      htmlClass: areaClasses(version.scope, version.className, 'docs-tags-list-page'),
    }),
    kind: 'tag-index',
    area: 'docs',
    groups: tagLetters(tags),
    recent: null,
  });
  return pages;
}
