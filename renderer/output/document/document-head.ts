/** The head of a document (B6.1–B6.14): what the page says of itself, and what every page of the site carries. */

import { documentTitle, pageDescription } from '../../../theme/title.js';
import type { ClientSite } from '../../shared/client-site.js';
import type { CspOrigins } from '../../shared/csp.js';
import { dictionary } from '../../shared/dictionary.js';
import type { Page } from '../../shared/page.js';
import { pathInLanguage } from '../../shared/page-fields.js';
import { configuredAddress, wholeUrl, withBase } from '../../shared/urls.js';
import { feedTypes } from '../../site/blog/feed-types.js';
import type { Site } from '../../site/configuration/config-types.js';
import { FEEDS, feedTitle } from '../lists/feeds.js';
import { hasOpenSearch, OPENSEARCH, searchTitle } from '../lists/opensearch.js';
import { isIndexable } from '../lists/sitemap.js';
import { givenTag, type HeadTag, link, meta } from './head-tags.js';
import { scriptJson } from './script-json.js';

/** The part of every head that is the same on all pages: made once, plain JSON, sent to the threads. */
export interface SiteHead {
  /** Before the page's own tags: metas that a page may replace. */
  metas: HeadTag[];
  /** After them: feeds, search description, configured tags (B6.11). */
  extra: HeadTag[];
  /** Start addresses of each language, for `alternate` links (B6.5). The first is that of this page. */
  alternates: { locale: string; hreflang: string; home: string }[];
  /** Origins that the site adds to the policy. */
  csp: CspOrigins;
}

/** `posts`: number of listed posts by blog instance id (B2.56). `ownIcon`: `/favicon.ico` is there, where browsers look by themselves. */
export function makeSiteHead(site: Site, posts: Record<string, number>, ownIcon = false): SiteHead {
  const base = (path: string) => withBase(path, site.baseUrl);
  const metas: HeadTag[] = [
    { tag: 'meta', attributes: { name: 'generator', content: 'notes' } },
    { tag: 'meta', attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
    meta('og:type', 'website'),
    meta('og:site_name', site.title),
    meta('twitter:card', 'summary_large_image'),
    ...(site.image ? imageTags(wholeUrl(configuredAddress(site.image, site.baseUrl), site.url)) : []),
    ...site.metadata.map((attributes) => ({ tag: 'meta', attributes })),
  ];
  const extra: HeadTag[] = [];
  if (site.favicon) extra.push(link('icon', configuredAddress(site.favicon, site.baseUrl), iconType(site.favicon)));
  // Without one browsers ask for a file that is not there, on every visit.
  else if (!ownIcon) extra.push(link('icon', 'data:,'));
  for (const blog of site.blog) {
    for (const type of feedTypes(site, blog, posts[blog.id] ?? 0)) {
      const href = base(
        `/${[blog.routeBasePath.replace(/^\/+|\/+$/g, ''), FEEDS[type].file].filter(Boolean).join('/')}`,
      );
      extra.push(link('alternate', href, { type: FEEDS[type].mediaType, title: feedTitle(site, blog, type) }));
    }
  }
  extra.push(...site.headTags.map(givenTag));
  for (const sheet of site.stylesheets) {
    const attributes = typeof sheet === 'string' ? { href: sheet } : sheet;
    extra.push(givenTag({ tagName: 'link', attributes: { rel: 'stylesheet', ...attributes } }));
  }
  for (const script of site.scripts) {
    const attributes = typeof script === 'string' ? { src: script } : script;
    extra.push({ tag: 'script', attributes: attributes as HeadTag['attributes'] });
  }
  return { metas, extra, alternates: alternatesOf(site), csp: site.csp };
}

/** This language, the others in the order of the configuration, and the one for readers of none of them. */
function alternatesOf({ locale, locales, defaultLocale, url, baseUrl, htmlLang }: Site): SiteHead['alternates'] {
  const others = locales.filter((other) => other.locale !== locale);
  const all = [{ locale, htmlLang, url, baseUrl }, ...others];
  const known = all.find((one) => one.locale === defaultLocale) ?? { locale, url, baseUrl };
  return [
    ...all.map((one) => ({ locale: one.locale, hreflang: one.htmlLang, home: one.url + one.baseUrl })),
    { locale: known.locale, hreflang: 'x-default', home: known.url + known.baseUrl },
  ];
}

const ICON_TYPES = dictionary<string>({ svg: 'image/svg+xml', png: 'image/png' });

function iconType(path: string): HeadTag['attributes'] {
  return { type: ICON_TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] };
}

/** Returns the tags of the picture for link previews. None of these draws SVG: a page with such a cover shows the picture of the site. */
const imageTags = (url: string): HeadTag[] =>
  /\.svgz?(?:[?#]|$)/i.test(url) ? [] : [meta('og:image', url), meta('twitter:image', url)];

/** The language of a page and those that it is there in, as link previews write them. */
function localeTags({ alternates }: SiteHead, { inLanguages }: Page): HeadTag[] {
  const [own, ...others] = alternates
    .filter(({ hreflang, locale }) => hreflang !== 'x-default' && inLanguages?.[locale] !== null)
    .map(({ hreflang }) => hreflang.replace(/-/g, '_'));
  return [meta('og:locale', own), ...others.map((other) => meta('og:locale:alternate', other))];
}

/** Tags of one page in the order title, metas, links, structured data (B6.11). */
export function pageTags(page: Page, site: ClientSite, shared: SiteHead): HeadTag[] {
  const { head } = page;
  const title = documentTitle(page, site);
  const tags: HeadTag[] = [
    { tag: 'title', attributes: {}, inner: escapeText(title) },
    meta('og:title', title),
    meta('og:url', head.canonical),
    ...localeTags(shared, page),
    meta('docusaurus_locale', site.locale),
    meta('docsearch:language', site.locale),
    meta('docusaurus_tag', head.searchTag),
    meta('docsearch:docusaurus_tag', head.searchTag),
  ];
  if (head.version) tags.push(meta('docusaurus_version', head.version), meta('docsearch:version', head.version));
  const description = pageDescription(page, site);
  if (description) tags.push(meta('description', description), meta('og:description', description));
  if (head.keywords?.length) tags.push(meta('keywords', head.keywords.join(',')));
  if (head.image) tags.push(...imageTags(head.image));
  if (head.robots) tags.push(meta('robots', head.robots));
  if (head.ogType) tags.push(meta('og:type', head.ogType));
  if (head.publishedTime) tags.push(meta('article:published_time', head.publishedTime));
  if (head.modifiedTime) tags.push(meta('article:modified_time', head.modifiedTime));
  for (const url of head.authorUrls ?? []) tags.push(meta('article:author', url));
  for (const tag of head.articleTags ?? []) tags.push(meta('article:tag', tag));
  return tags;
}

/** Origins that answer queries, the one that is asked first before the others. */
function searchHosts(search: ClientSite['search']): string[] {
  if (search.provider === 'algolia') return search.hosts ?? [`https://${search.appId}-dsn.algolia.net`];
  return search.provider === 'custom' ? (search.hosts ?? []) : [];
}

/** Canonical, alternates, neighbours, search: the `link` tags of one page. */
export function pageLinks(page: Page, site: ClientSite, shared: SiteHead): HeadTag[] {
  const { head } = page;
  const tags = [link('canonical', head.canonical)];
  const [own = { home: '' }] = shared.alternates;
  // A page that may not be indexed is no alternate.
  for (const { locale, hreflang, home } of isIndexable(head) ? shared.alternates : []) {
    const path = pathInLanguage(page, locale, head.canonical.slice(own.home.length));
    if (path !== null) tags.push(link('alternate', home === own.home ? head.canonical : home + path, { hreflang }));
  }
  if (head.prev) tags.push(link('prev', head.prev));
  if (head.next) tags.push(link('next', head.next));
  const { search } = site;
  const [host] = searchHosts(search);
  if (host) tags.push(link('preconnect', host, { crossorigin: 'anonymous' }));
  if (hasOpenSearch(site)) {
    const type = 'application/opensearchdescription+xml';
    tags.push(link('search', site.baseUrl + OPENSEARCH, { type, title: searchTitle(site) }));
  }
  return tags;
}

export function structuredDataTags(page: Page): HeadTag[] {
  return page.head.structuredData.map((data) => ({
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    inner: scriptJson(data),
  }));
}

const escapeText = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
