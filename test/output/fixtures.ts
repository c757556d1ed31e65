import type { DocPage, Page, RedirectPage } from '../../renderer/shared/page.js';
import type { PostPage } from '../../renderer/shared/post.js';
import type { BlogInstance, Site } from '../../renderer/site/configuration/config-types.js';

/** The parts of a finished configuration that outputs read. */
export function testSite(changes: Partial<Site> = {}): Site {
  const site = {
    title: '笔记',
    tagline: '写给自己',
    url: 'https://example.org',
    baseUrl: '/',
    trailingSlash: false,
    locale: 'zh-Hans',
    locales: [],
    htmlLang: 'zh-Hans',
    direction: 'ltr',
    router: 'browser',
    noIndex: false,
    favicon: '/favicon.svg',
    robots: true,
    hostFiles: ['headers'],
    markdownCopies: true,
    csp: {},
    sitemap: { changefreq: 'weekly', priority: 0.5, ignorePatterns: [], lastmod: null, filename: 'sitemap.xml' },
  };
  return { ...site, ...changes } as Site;
}

export const testBlog = (feedOptions: BlogInstance['feedOptions'] = {}) =>
  ({ routeBasePath: 'blog', feedOptions }) as BlogInstance;

const head = (description?: string) => ({ canonical: '', description, searchTag: 'default', structuredData: [] });

export function docPage(route: string, changes: Partial<DocPage> = {}): DocPage {
  return {
    kind: 'doc',
    route,
    file: `${route.slice(1)}.html`,
    title: route,
    heading: null,
    head: head('一句话'),
    ...changes,
  } as DocPage;
}

export function postPage(route: string, changes: Partial<PostPage['post']> = {}): PostPage {
  const post = {
    title: '帖子 <一>',
    permalink: route,
    date: '2025-03-23T00:00:00.000Z',
    tags: [{ label: 'css', permalink: '/blog/tags/css', inline: true }],
    authors: [],
    ...changes,
  };
  return {
    kind: 'post',
    route,
    file: `${route.slice(1)}.html`,
    title: post.title,
    head: head('摘要 & 说明'),
    post,
  } as unknown as PostPage;
}

export function redirectPage(route: string, to: string): Page {
  return {
    kind: 'redirect',
    route,
    file: `${route.slice(1)}.html`,
    title: '',
    head: head(),
    to,
  } as unknown as RedirectPage;
}
