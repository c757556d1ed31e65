/** All pages of a site: one record a page that holds everything it shows. */

import type { ClientSite } from '../../shared/client-site.js';
import { PART_FORMAT } from '../../shared/limits.js';
import type { Page, PagesData } from '../../shared/page.js';
import type { SidebarItem } from '../../shared/sidebar-items.js';
import { lastChanged } from '../blog/blog.js';
import type { Site } from '../configuration/config-types.js';
import { functionProblem } from '../configuration/function-problems.js';
import { isMoved } from '../configuration/is-moved.js';
import type { Document } from '../content/document.js';
import { publicItems } from '../docs/page-sidebar.js';
import type { Graph, PageMeta, SidebarGraph, VersionGraph } from '../graph/graph-types.js';
import { defined } from '../helpers/defined.js';
import { byCodeUnit } from '../helpers/order.js';
import { longDate } from '../helpers/shown-dates.js';
import { searchRoute } from '../links/link-targets.js';
import type { Problem } from '../problems/problem-types.js';
import { indexFiles } from '../sources/local-files.js';
import { checkRoutes } from './address-clashes.js';
import { blogPages, changedOn } from './blog-pages.js';
import {
  areaClasses,
  below,
  bodyRef,
  lastUpdate,
  makeHead,
  type PageContext,
  pageBase,
  pagesScope,
  reviewed,
  tocOf,
  tocRange,
} from './common-fields.js';
import { changedDocs, docsPages } from './docs-pages.js';
import { editUrl } from './edit-url.js';
import { makeClientSite } from './make-client-site.js';
import { configuredRedirects, rootPages } from './redirect-pages.js';

/** Number of docs of each sidebar, and of posts, passed to a React page. */
const SHOWN = 6;

/** The shared part of one sidebar: the full tree, unlisted pages left out (D17). */
export interface SidebarPart {
  format: number;
  name: string;
  items: SidebarItem[];
}

export interface SitePages {
  /** In order: pages, docs, blog, then search, not-found and redirects. */
  pages: Page[];
  /** Shared sidebar parts by address. */
  parts: { address: string; value: SidebarPart }[];
  clientSite: ClientSite;
  problems: Problem[];
}

/** Makes every page of a linked site. */
export function makePages(site: Site, graph: Graph): SitePages {
  const faults = new Map<string, string>();
  const context: PageContext = { site, graph, index: indexFiles(site, graph.files), faults };
  const client = makeClientSite(site, graph);
  const data = isMoved(site) ? undefined : pagesData(context);
  const all: Page[] = [
    ...graph.pages.map((page) =>
      page.document ? markdownPage(context, page, page.document) : componentPage(context, page, data),
    ),
    ...graph.versions.flatMap((version) => docsPages(context, version)),
    ...graph.blogs.flatMap((blog) => blogPages(context, blog)),
    ...specialPages(context),
  ];
  const configured = configuredRedirects(context, all);
  const checked = checkRoutes(site, [...all, ...rootPages(context), ...configured.pages], graph.files);
  const parts = graph.versions.flatMap(({ sidebars }) => [...sidebars.values()].map(sidebarPartOf));
  return {
    pages: checked.pages,
    parts,
    clientSite: client.clientSite,
    problems: [
      ...[...faults].map(([message, option]) =>
        functionProblem(site, option, { message, text: graph.files.texts[site.configFile] }),
      ),
      ...client.problems,
      ...configured.problems,
      ...checked.problems,
    ],
  };
}

/** The part of one sidebar, and its address. */
export function sidebarPartOf(sidebar: SidebarGraph): { address: string; value: SidebarPart } {
  return {
    address: sidebar.part,
    value: { format: PART_FORMAT, name: sidebar.name, items: publicItems(sidebar.items) },
  };
}

/** Returns the page of a Markdown file of the pages folder (B3.5). */
export function markdownPage(context: PageContext, page: PageMeta, document: Document): Page {
  const { site, graph } = context;
  const { frontMatter } = document;
  const scope = pagesScope(site);
  const unlisted = page.unlisted && graph.production;
  const head = makeHead(context, {
    route: page.route,
    title: page.title,
    description: page.description,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    document,
    unlisted,
    searchTag: 'default',
  });
  const edit = editUrl(context, document, {
    given: site.pages?.editUrl,
    folder: site.pages?.path ?? '',
    isLocalized: site.pages?.editLocalizedFiles,
    route: page.route,
    names: { pagesDirPath: site.pages?.path ?? '', pagesPath: document.relative },
  });
  const updated = site.pages ? lastUpdate(context, document, site.pages) : undefined;
  return {
    ...pageBase(context, {
      route: page.route,
      scope,
      title: page.title,
      head,
      document,
      htmlClass: areaClasses(scope, 'mdx-page'),
      unlisted: page.unlisted,
      draft: page.draft,
    }),
    kind: 'page',
    body: bodyRef(graph, document),
    toc: tocOf(context, document),
    tocRange: tocRange(site, document),
    hideToc: frontMatter.hide_table_of_contents ?? false,
    ...defined({ wrapperClassName: frontMatter.wrapperClassName, editUrl: edit }),
    ...(updated ? { lastUpdate: updated } : {}),
    ...reviewed(context, document),
  };
}

function componentPage(context: PageContext, page: PageMeta, data: PagesData | undefined): Page {
  const { site } = context;
  const scope = pagesScope(site);
  const description = page.route === site.baseUrl ? site.tagline : undefined;
  const head = makeHead(context, { route: page.route, title: '', description, searchTag: 'default' });
  return {
    ...pageBase(context, {
      route: page.route,
      scope,
      title: '',
      head,
      htmlClass: ['plugin-pages', 'plugin-id-default'],
    }),
    kind: 'component',
    source: page.source,
    ...(site.replaced?.frameless.includes(page.source) && { frameless: true }),
    ...(data && { data }),
  };
}

/** Returns what React pages may show of other pages: landing and first docs of each sidebar, newest posts. */
function pagesData(context: PageContext): PagesData {
  const { site, graph } = context;
  const described = (description: string) => (description === '' ? {} : { description });
  const posts = graph.blogs.flatMap((blog) =>
    lastChanged(blog.listed, (post) => changedOn(context, blog, post)).slice(0, SHOWN),
  );
  const latest = graph.versions.filter((version) => version.version.isLast);
  return {
    recentPosts: posts.map((post) => ({
      title: post.title,
      permalink: post.route,
      date: post.date,
      shownDate: longDate(post.date, site.locale),
      ...described(post.description),
    })),
    recentDocs: latest
      .flatMap((version) => changedDocs(context, version))
      .sort((a, b) => byCodeUnit(b.updated.date, a.updated.date))
      .slice(0, SHOWN),
    sidebars: latest.flatMap((version) =>
      [...version.sidebars.values()].flatMap((sidebar) => {
        if (!sidebar.landing) return [];
        const docs = listedDocs(version, sidebar);
        const first = docs
          .slice(0, SHOWN)
          .map((doc) => ({ title: doc.title, permalink: doc.route, ...described(doc.description) }));
        const label = navbarLabel(site, sidebar.name) ?? sidebar.landing.label;
        return [{ name: sidebar.name, href: sidebar.landing.href, label, docs: first, count: docs.length }];
      }),
    ),
  };
}

function listedDocs(version: VersionGraph, sidebar: SidebarGraph) {
  const docs = [...new Set(sidebar.members)].flatMap((id) => version.byId.get(id) ?? []);
  return docs.filter((doc) => !doc.unlisted);
}

/** Returns the navbar's label for a sidebar. */
export function navbarLabel(site: Site, sidebar: string): string | undefined {
  const items = site.navbar.items.flatMap((item) => [item, ...(item.items ?? [])]);
  return items.find((item) => item.type === 'docSidebar' && item.sidebarId === sidebar)?.label;
}

/** The search page (B5.101) and the not-found page (B5.38). */
function specialPages(context: PageContext): Page[] {
  const { site } = context;
  const scope = pagesScope(site);
  const make = (route: string, htmlClass: string[], robots: 'noindex, follow' | 'noindex, nofollow') => {
    // Neither has words of its own: what the site is in one sentence describes it.
    const description = site.tagline;
    const head = { ...makeHead(context, { route, title: '', description, searchTag: 'default' }), robots };
    return pageBase(context, { route, scope, title: '', head, htmlClass });
  };
  const search = searchRoute(site);
  return [
    ...(search ? [{ ...make(search, ['search-page-wrapper'], 'noindex, follow'), kind: 'search' as const }] : []),
    { ...make(below(site, '404.html'), [], 'noindex, nofollow'), kind: 'not-found' },
  ];
}
