import type { PostPage } from '../../shared/post.js';
import { configuredAddress, wholeUrl } from '../../shared/urls.js';
import { FEED_FILES, type FeedType, feedTypes } from '../../site/blog/feed-types.js';
import type { BlogInstance, Site } from '../../site/configuration/config-types.js';
import { absoluteLinks, absoluteUrl, escapeMarkup, type Output } from '../output-file.js';
import { defaultStyle, styleInstruction } from './feed-style.js';

/** File name and media type of each feed (B2.52). */
export const FEEDS: Record<FeedType, { file: string; mediaType: string; name: string }> = {
  rss: { file: FEED_FILES.rss, mediaType: 'application/rss+xml', name: 'RSS' },
  atom: { file: FEED_FILES.atom, mediaType: 'application/atom+xml', name: 'Atom' },
  json: { file: FEED_FILES.json, mediaType: 'application/feed+json', name: 'JSON' },
};

/** Items of a feed unless configured (B2.52). */
const DEFAULT_LIMIT = 20;

interface Item {
  title: string;
  url: string;
  date: string;
  description: string;
  tags: string[];
  authors: FeedAuthor[];
  html: string;
}

interface FeedAuthor {
  name: string;
  email?: string;
  url?: string;
}

interface Feed {
  title: string;
  description: string;
  home: string;
  /** Address of the feed itself. */
  self: string;
  /** Name of the site, for entries whose post names nobody. */
  publisher: string;
  language: string;
  updated: string;
  copyright?: string;
  icon?: string;
  items: Item[];
}

/** Title shown in `<link rel=alternate>` on every page (B2.55). */
export function feedTitle(site: Site, blog: BlogInstance, type: FeedType): string {
  return `${blog.feedOptions.title ?? site.title} ${FEEDS[type].name} Feed`;
}

/**
 * The feeds of one blog (B2.52–B2.56).
 * @param posts listed posts, newest first
 * @param htmlOf finished HTML of a post's whole body
 */
export function makeFeeds(
  site: Site,
  blog: BlogInstance,
  posts: readonly PostPage[],
  htmlOf: (post: PostPage) => string,
): Output[] {
  const types = feedTypes(site, blog, posts.length);
  const [newest] = posts;
  if (types.length === 0 || !newest) return [];
  const feed = { ...makeFeed(site, blog, posts, htmlOf), updated: newest.post.date };
  const folder = blog.routeBasePath.replace(/^\/+|\/+$/g, '');
  const pathOf = (name: string) => [folder, name].filter(Boolean).join('/');
  const file = (name: string, bytes: string): Output => ({ path: pathOf(name), phase: 'list', bytes });
  const written = (type: FeedType): string =>
    WRITERS[type]({ ...feed, self: absoluteUrl(site.url, site.baseUrl + pathOf(FEEDS[type].file)) });
  const { xslt } = blog.feedOptions;
  return types.flatMap((type) => [
    file(FEEDS[type].file, styled(written(type), styleInstruction(type, xslt))),
    ...defaultStyle(site, type, xslt).map(({ name, text }) => file(name, text)),
  ]);
}

/** A feed with the line that names its style sheet after the XML declaration. */
const styled = (feed: string, instruction: string) =>
  feed.replace(NOT_IN_XML, '').replace('?>\n', (end) => end + instruction);

/**
 * Returns the posts whose whole body is in feeds.
 * @param posts listed posts, newest first
 */
export function postsInFeeds(
  { feedOptions: { limit } }: BlogInstance,
  posts: readonly PostPage[],
): readonly PostPage[] {
  return limit === null || limit === false ? posts : posts.slice(0, limit ?? DEFAULT_LIMIT);
}

function makeFeed(
  site: Site,
  blog: BlogInstance,
  posts: readonly PostPage[],
  htmlOf: (post: PostPage) => string,
): Omit<Feed, 'updated' | 'self'> {
  const { title, description, copyright, language } = blog.feedOptions;
  const home = `${site.baseUrl}${blog.routeBasePath.replace(/^\/+|\/+$/g, '')}`;
  return {
    title: title ?? `${site.title} Blog`,
    description: description ?? `${site.title} Blog`,
    home: absoluteUrl(site.url, site.trailingSlash && !home.endsWith('/') ? `${home}/` : home),
    publisher: site.title,
    language: language ?? site.htmlLang,
    copyright: copyright || undefined,
    icon: site.favicon && wholeUrl(configuredAddress(site.favicon, site.baseUrl), site.url),
    items: postsInFeeds(blog, posts).map((page) => ({
      title: page.post.title,
      url: absoluteUrl(site.url, page.route),
      date: page.post.date,
      description: page.head.description ?? '',
      tags: page.post.tags.map(({ label }) => label),
      authors: page.post.authors.flatMap(({ name, email, url }) =>
        name === undefined ? [] : [{ name, email, url: url && wholeUrl(url, site.url) }],
      ),
      html: absoluteLinks(withoutControls(htmlOf(page)), site.url, page.route),
    })),
  };
}

/** Links of headings to themselves and buttons: nothing works them in a reader of feeds. */
const CONTROLS = /<a class="hash-link"[^>]*>[^<]*<\/a>|<button\b[^>]* data-action="[\s\S]*?<\/button>/g;

const withoutControls = (html: string): string => html.replace(CONTROLS, '');

const WRITERS: Record<FeedType, (feed: Feed) => string> = { rss: writeRss, atom: writeAtom, json: writeJson };

const element = (name: string, text: string | undefined) => (text ? `<${name}>${escapeMarkup(text)}</${name}>` : '');

/** Characters that XML 1.0 forbids, even as references: a single one in a title would make the whole feed unreadable. */
const NOT_IN_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A CDATA section may not hold its own end mark. */
const cdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** RSS knows an author by the e-mail address only; others have the element of Dublin Core. */
const rssAuthor = ({ name, email }: FeedAuthor) =>
  email ? element('author', `${email} (${name})`) : element('dc:creator', name);

const atomAuthor = ({ name, email, url }: FeedAuthor) =>
  `<author>${element('name', name)}${element('email', email)}${element('uri', url)}</author>`;

const RSS_NAMESPACES =
  'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** RSS 2.0 with the content module. Dates as RFC 822. */
function writeRss(feed: Feed): string {
  const items = feed.items.map(
    (item) =>
      `<item>${element('title', item.title)}${element('link', item.url)}<guid>${escapeMarkup(item.url)}</guid>${element('pubDate', new Date(item.date).toUTCString())}` +
      `${element('description', item.description)}<content:encoded>${cdata(item.html)}</content:encoded>` +
      `${item.authors.map(rssAuthor).join('')}${item.tags.map((tag) => element('category', tag)).join('')}</item>\n`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" ${RSS_NAMESPACES}><channel>` +
    `${selfLink('atom:link', feed.self, 'rss')}${element('title', feed.title)}${element('link', feed.home)}${element('description', feed.description)}` +
    `${element('lastBuildDate', new Date(feed.updated).toUTCString())}<docs>https://www.rssboard.org/rss-specification</docs>${element('language', feed.language)}${element('copyright', feed.copyright)}\n` +
    `${items.join('')}</channel></rss>\n`
  );
}

/** Tells where a feed is to readers that were given its text. */
const selfLink = (name: string, url: string, type: FeedType) =>
  `<${name} rel="self" type="${FEEDS[type].mediaType}" href="${escapeMarkup(url)}"/>`;

/** Atom (RFC 4287). An entry without an author has that of the feed, which then must have one. */
function writeAtom(feed: Feed): string {
  const author = feed.items.every(({ authors }) => authors.length > 0) ? '' : atomAuthor({ name: feed.publisher });
  const link = (url: string) => `<link href="${escapeMarkup(url)}"/>`;
  const entries = feed.items.map(
    (item) =>
      `<entry><title type="html">${cdata(escapeMarkup(item.title))}</title>${element('id', item.url)}${link(item.url)}${element('updated', item.date)}${element('published', item.date)}` +
      `<summary type="html">${cdata(escapeMarkup(item.description))}</summary><content type="html">${cdata(item.html)}</content>` +
      `${item.authors.map(atomAuthor).join('')}${item.tags.map((tag) => `<category label="${escapeMarkup(tag)}" term="${escapeMarkup(tag)}"/>`).join('')}</entry>\n`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(feed.language)}">${element('id', feed.home)}${element('title', feed.title)}` +
    `${element('updated', feed.updated)}${author}<link rel="alternate" href="${escapeMarkup(feed.home)}"/>${selfLink('link', feed.self, 'atom')}${element('subtitle', feed.description)}${element('icon', feed.icon)}${element('rights', feed.copyright)}\n` +
    `${entries.join('')}</feed>\n`
  );
}

/** JSON Feed, version 1.1 (B2.54). */
function writeJson(feed: Feed): string {
  const items = feed.items.map((item) => ({
    id: item.url,
    url: item.url,
    title: item.title,
    content_html: item.html,
    summary: item.description || undefined,
    date_modified: item.date,
    date_published: item.date,
    authors: item.authors.length > 0 ? item.authors.map(({ name, url }) => ({ name, url })) : undefined,
    tags: item.tags.length > 0 ? item.tags : undefined,
  }));
  const head = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
  };
  return `${JSON.stringify({ ...head, items }, null, 2)}\n`;
}
