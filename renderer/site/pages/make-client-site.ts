/** The part of the finished configuration that pages and the browser get (`ClientSite`). */

import type { ClientSite, FooterLink } from '../../shared/client-site.js';
import { DATA_DIR, TRANSPORT_FILE } from '../../shared/limits.js';
import { configuredAddress, fileBase, finalPath, isExternal, samePathKey } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Graph } from '../graph/graph-types.js';
import { balancedHtml } from '../helpers/balanced-html.js';
import { defined } from '../helpers/defined.js';
import { isPlainObject } from '../helpers/schema.js';
import { searchRoute } from '../links/link-targets.js';
import { isOfNoBlog } from '../links/no-blog.js';
import { isNoPage } from '../links/no-page.js';
import type { Problem } from '../problems/problem-types.js';
import { resolveNavbar } from './navbar-items.js';

/** Address of the embedded search's meta file. */
function searchMeta(site: Pick<Site, 'baseUrl'>): string {
  return `${site.baseUrl}${DATA_DIR}/search/meta.json`;
}

/** Marker of the records of one language of the site, in an index that languages and sites may share. */
export function recordSite({
  index,
  url,
  baseUrl,
  locale,
  defaultLocale,
}: Pick<Site, 'index' | 'url' | 'baseUrl' | 'locale' | 'defaultLocale'>): string {
  if (index.site === undefined) return url + baseUrl;
  return locale === defaultLocale ? index.site : `${index.site}/${locale}`;
}

export function makeClientSite(site: Site, graph: Graph): { clientSite: ClientSite; problems: Problem[] } {
  const navbar = resolveNavbar(site, graph);
  const { title, logo, hideOnScroll, style } = site.navbar;
  const clientSite: ClientSite = {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    home: graph.pages.some(({ route }) => samePathKey(route) === samePathKey(site.baseUrl)),
    trailingSlash: site.trailingSlash,
    titleDelimiter: site.titleDelimiter,
    locale: site.locale,
    htmlLang: site.htmlLang,
    direction: site.direction,
    ...severalLanguages(site),
    router: site.router,
    ...(site.favicon === undefined ? {} : { favicon: address(site.favicon, site) }),
    navbar: {
      title: title ?? '',
      ...(logo ? { logo: clientLogo(logo, site, title ? '' : site.title) } : {}),
      hideOnScroll: hideOnScroll ?? false,
      ...(style && { style }),
      items: navbar.items,
    },
    ...(site.footer ? { footer: clientFooter(site, graph) } : {}),
    ...(site.announcementBar ? { announcementBar: bar(site.announcementBar) } : {}),
    colorMode: site.colorMode,
    docs: {
      sidebarHideable: site.docsSidebar.hideable,
      autoCollapseCategories: site.docsSidebar.autoCollapseCategories,
      versionPersistence: site.docsVersionPersistence,
      ...severalVersions(graph),
    },
    ...(site.zoom ? { zoom: site.zoom } : {}),
    search: clientSearch(site),
    searchTags: ['default', ...graph.versions.map(({ version }) => `docs-${version.scope.instance}-${version.name}`)],
    baseUrlIssueBanner: site.baseUrlIssueBanner,
    liveCode: site.liveCode || { position: 'bottom' },
    mermaid: site.markdown.mermaid,
    texts: site.texts,
    // Functions cannot be sent to a browser, nor to a thread.
    customFields: JSON.parse(JSON.stringify(site.customFields)),
  };
  return { clientSite, problems: navbar.problems };
}

function severalVersions({ versions }: Graph): { versions?: Record<string, string[]> } {
  const names: Record<string, string[]> = {};
  for (const { version } of versions) {
    const { instance } = version.scope;
    names[instance] = [...(names[instance] ?? []), version.name];
  }
  const several = Object.entries(names).filter(([, list]) => list.length > 1);
  return several.length > 0 ? { versions: Object.fromEntries(several) } : {};
}

/** A file or page of the site, or an address elsewhere. */
function address(path: string, site: Site): string {
  if (isExternal(path)) return path;
  const based = configuredAddress(path, site.baseUrl);
  return site.router === 'hash' ? fileBase(site) + based.slice(site.baseUrl.length) : based;
}

type Logo = NonNullable<Site['navbar']['logo']>;

/** The alternative text falls back to the site title, or is empty next to a visible title (B5.58). */
function clientLogo(logo: Logo, site: Site, alt: string): NonNullable<ClientSite['navbar']['logo']> {
  return {
    ...logo,
    src: address(logo.src, site),
    ...(logo.srcDark === undefined ? {} : { srcDark: address(logo.srcDark, site) }),
    alt: logo.alt ?? alt,
    ...(logo.href === undefined ? {} : { href: isExternal(logo.href) ? logo.href : finalPath(logo.href, site) }),
  };
}

const bar = ({ content, ...rest }: NonNullable<Site['announcementBar']>) => ({
  ...rest,
  content: balancedHtml(content),
});

/** Plain links make one column without title (B5.64). */
function clientFooter(site: Site, graph: Graph): NonNullable<ClientSite['footer']> {
  const links = (site.footer?.links ?? []).filter(isPlainObject);
  const shown = (items: unknown[]) =>
    items
      .filter(isPlainObject)
      .filter((item) => !isOfNoBlog(site, graph, writtenAddress(item)))
      .map((item) => footerLink(item, site, graph));
  const columns = links.some((link) => Array.isArray(link.items))
    ? links.flatMap((column) => {
        const items = Array.isArray(column.items) ? column.items : [];
        const title = typeof column.title === 'string' ? { title: column.title } : {};
        const left = shown(items);
        return left.length > 0 || items.length === 0 ? [{ ...title, items: left }] : [];
      })
    : [{ items: shown(links) }].filter(({ items }) => items.length > 0);
  return {
    style: site.footer?.style ?? 'light',
    columns,
    ...(site.footer?.copyright === undefined ? {} : { copyright: balancedHtml(site.footer.copyright) }),
    ...(site.footer?.logo ? { logo: clientLogo(site.footer.logo, site, '') } : {}),
  };
}

const writtenAddress = (item: Record<string, unknown>): string => String(item.to ?? item.href ?? '');

function footerLink(item: Record<string, unknown>, site: Site, graph: Graph): FooterLink {
  if (typeof item.html === 'string') return { html: item.html };
  const written = writtenAddress(item);
  const plain = written.startsWith('pathname://');
  const target = plain ? written.slice('pathname://'.length) : written;
  const external = plain || isExternal(target);
  const href = external ? target : finalPath(target.startsWith('/') ? target : `/${target}`, site);
  return {
    label: typeof item.label === 'string' ? item.label : target,
    href,
    ...(external ? { external: true } : isNoPage(graph, href) && { full: true }),
  };
}

function clientSearch(site: Site): ClientSite['search'] {
  const { search } = site;
  if (search.provider === 'none') return { provider: 'none' };
  const shared = {
    indexName: search.indexName ?? 'notes',
    searchPage: searchRoute(site),
    contextual: search.contextual ?? true,
    ...defined({ missingResultsUrl: search.missingResultsUrl }),
  };
  if (search.provider === 'custom')
    return {
      provider: 'custom',
      ...shared,
      transport: fileBase(site) + TRANSPORT_FILE,
      ...defined({ apiKey: search.apiKey }),
      ...(search.hosts ? { hosts: search.hosts } : {}),
      ...(search.modules.push === undefined ? {} : { site: recordSite(site) }),
    };
  if (search.provider !== 'algolia') return { provider: 'embedded', ...shared, meta: searchMeta(site) };
  return {
    provider: 'algolia',
    ...shared,
    appId: search.appId ?? '',
    apiKey: search.apiKey ?? '',
    ...(search.hosts ? { hosts: search.hosts } : {}),
    ...(search.filledBy === 'crawler' ? {} : { site: recordSite(site) }),
    insights: search.insights ?? false,
    ...(search.searchParameters ? { searchParameters: search.searchParameters } : {}),
  };
}

function severalLanguages({ locales, defaultLocale }: Site): Pick<ClientSite, 'languages'> {
  if (locales.length < 2) return {};
  const isDefault = ({ locale }: { locale: string }) => Number(locale === defaultLocale);
  const sorted = locales.toSorted((a, b) => isDefault(b) - isDefault(a));
  return { languages: sorted.map(({ folder: _, translations: __, ...language }) => language) };
}
