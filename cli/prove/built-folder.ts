/** An output folder, read for a comparison: pages by route, feeds, sitemap. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../renderer/output/modules/files-below.js';
import { comparableRoute, routeOfFile } from './addresses.js';
import { type PageFacts, readPage } from './page-facts.js';

export interface BuiltFolder {
  /** Route in comparable form → path of the document. */
  pages: ReadonlyMap<string, string>;
  /** Paths of the feeds. */
  feeds: readonly string[];
  /** Paths of the sitemaps. */
  sitemaps: readonly string[];
  bytes: number;
  read(path: string): string;
  page(route: string): PageFacts | undefined;
}

/** Base and routes of a published site. */
export interface Published {
  /** Origin without a last slash. */
  origin: string;
  baseUrl: string;
}

/** Documents that are no pages of anybody's. */
const NO_PAGE = /(?:^|\/)404\.html$|^_notes\//;
const FEED = /(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json)$/;
const SITEMAP = /(?:^|\/)sitemap\.xml$/;

/** Lists a folder; its documents are read when they are asked for. */
export function openBuilt(folder: string, { origin, baseUrl }: Published): BuiltFolder {
  const paths = filesBelow(folder);
  const documents = paths.filter((path) => path.endsWith('.html') && !NO_PAGE.test(path));
  const pages = new Map(documents.map((path) => [routeOfFile(path), path]));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    pages,
    feeds: paths.filter((path) => FEED.test(path)),
    sitemaps: paths.filter((path) => SITEMAP.test(path)),
    bytes: paths.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0),
    read,
    page(route) {
      const path = pages.get(route);
      return path === undefined ? undefined : readPage(read(path), { route: addressOfFile(path), baseUrl, origin });
    },
  };
}

/** Address that relative links of a document are read from. */
const addressOfFile = (path: string) => `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

/** Routes that a sitemap names. Addresses outside the base keep their whole path. */
export function sitemapRoutes(text: string, baseUrl: string): string[] {
  const paths = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]*)/g)].flatMap(([, written = '']) => {
    const address = unescapeXml(written.trim());
    return URL.canParse(address) ? [new URL(address).pathname] : [];
  });
  return paths.map((path) => {
    const isInBase = `${path}/`.startsWith(baseUrl);
    return comparableRoute(isInBase ? `/${path.slice(baseUrl.length)}` : path);
  });
}

export interface FeedItem {
  link: string;
  title: string;
}

/** Items of a feed, in order. */
export function feedItems(path: string, text: string): FeedItem[] {
  if (path.endsWith('.json')) {
    const { items = [] }: { items?: { url?: string; title?: string }[] } = JSON.parse(text);
    return items.map(({ url = '', title = '' }) => ({ link: url, title }));
  }
  return [...text.matchAll(/<(item|entry)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , body = '']) => ({
    link: unescapeXml(/<link\b[^>]*?href="([^"]*)"/.exec(body)?.[1] ?? /<link>([^<]*)/.exec(body)?.[1] ?? ''),
    title: unescapeXml(/<title\b[^>]*>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/s.exec(body)?.[1] ?? ''),
  }));
}

const unescapeXml = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;|&#x27;/g, "'")
    .replace(/&amp;/g, '&');
