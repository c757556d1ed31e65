/** Addresses, matching and head of a built site under a base path, as a browser sees them (sections 5 and 6 of the behaviour book). */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { serve as Serve } from '../../cli/api.js';
import { bringCodeForLater, HASTE, quiet } from '../browser/harness.js';
import { root } from '../structure/imports.js';
import { BASE, isKept, keep, SIZES, setUp } from './site.js';

const stage = setUp();

describe.each(SIZES)('addresses, %s', (_, viewport) => {
  it('every link of the pages leads to a page below the base, once, without ending or slash (B5.1, B5.2, B5.3, B5.4, B5.5)', async () => {
    const found = new Set<string>();
    for (const path of ['', 'docs/intro', 'docs/linked', 'blog', 'blog/archive', 'docs/tags'])
      await stage.on(path, { viewport }, async ({ page }) => {
        const links = await page.$$eval('a[href^="/"]', (all) => all.map((a) => (a as HTMLAnchorElement).pathname));
        for (const link of links) found.add(link);
        await expect
          .poll(() => page.getAttribute('link[rel=canonical]', 'href'))
          .toBe(`https://example.com${BASE}${path}`);
      });
    expect(found.size).toBeGreaterThan(15);
    for (const path of found) {
      expect(path).toMatch(/^\/n\/(?!n\/)/);
      expect(path).not.toMatch(/\.html$|.\/$(?<!^\/n\/)/);
      expect(`${path} ${(await fetch(stage.server.origin + path)).status}`).toBe(`${path} 200`);
    }
  });

  it('each kind of page is found by its route, followed or loaded; what none has is not found (B5.7, B5.8, B5.37)', async () => {
    const paths = ['docs/tags', 'docs/linked', 'docs/intro', 'blog', 'blog/archive', 'about'];
    const titles = new Map<string, string>();
    for (const path of paths)
      await stage.on(path, { viewport }, async ({ page }) => void titles.set(path, await page.title()));
    expect(new Set(titles.values()).size).toBe(paths.length);
    await stage.on('', { viewport }, async ({ page, faults }) => {
      await keep(page);
      for (const path of paths) {
        await page.evaluate((href) => {
          const link = document.body.appendChild(document.createElement('a'));
          link.href = href;
          link.click();
          link.remove();
        }, BASE + path);
        await expect.poll(() => page.title(), { message: path }).toBe(titles.get(path));
      }
      await expect.poll(() => isKept(page)).toBe(true);
      // A host answers with the page of the folder that contains the site.
      stage.server.intercept = (path, response) => {
        if (!path.endsWith('/nowhere')) return false;
        response.writeHead(404, { 'content-type': 'text/html' }).end(stage.built.file('404.html'));
        return true;
      };
      await page.goto(`${stage.server.origin}${BASE}docs/nowhere`);
      await page.waitForSelector('h1:has-text("页面不存在")');
      await expect.poll(() => page.locator('.navbar').count()).toBe(1);
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')));
    });
  });

  it('case, final slash and encoding do not matter (B5.9, B5.11, B5.12)', async () => {
    for (const path of ['docs/中文', 'docs/%E4%B8%AD%E6%96%87', 'docs/intro.html'])
      await stage.on(path, { viewport }, async ({ page }) => {
        await expect.poll(() => page.textContent('h1')).toMatch(/汉字路径|起点/);
        await expect.poll(() => decodeURI(page.url())).toBe(stage.server.origin + BASE + decodeURI(path));
      });
    await stage.on('docs/intro', { viewport }, async ({ page }) => {
      await keep(page);
      await page.click('.markdown a:has-text("中文")');
      await page.waitForSelector('h1:has-text("汉字路径")');
      await expect.poll(() => isKept(page)).toBe(true);
    });
  });

  it('a redirect leads on with query and hash, and tells crawlers where (B6.16)', async () => {
    expect(await (await fetch(`${stage.server.origin}${BASE}alt`)).text()).toContain(
      'href="https://example.com/n/docs/intro"',
    );
    const context = await stage.browser.newContext({ viewport });
    const page = await context.newPage();
    await page.goto(`${stage.server.origin}${BASE}alt?q=1#x`);
    await page.waitForURL('**/n/docs/intro?q=1#x');
    await context.close();
  });

  it('a navigation brings one part of the page, and no script of its own (B5.14, B5.33)', async () => {
    await stage.on('docs/intro', { viewport, before: HASTE }, async ({ page }) => {
      const { requests } = stage.server;
      await bringCodeForLater(page);
      await quiet(page);
      requests.length = 0;
      await page.click('.markdown a:has-text("丙")');
      await page.waitForSelector('h1:has-text("丙")');
      await quiet(page);
      const fetched = requests.filter((line) => /\.js$|\/page\/docs\/c\.json$/.test(line));
      expect(fetched.length).toBeLessThanOrEqual(1);
      expect(fetched.every((line) => line.endsWith('/page/docs/c.json'))).toBe(true);
      await expect.poll(() => page.getAttribute('a:has-text("站外")', 'target')).toBe('_blank');
    });
  });
});

describe('the local server', () => {
  it('leads to clean addresses, answers 404 with the page, and leads below the base (B5.6)', async () => {
    const { serve } = (await import(pathToFileURL(join(root, 'lib/cli/api.js')).href)) as { serve: typeof Serve };
    const site = await serve({ dir: stage.built.dir, port: 0 });
    try {
      const { origin } = new URL(site.url!);
      const get = async (path: string) => {
        const answer = await fetch(origin + path, { redirect: 'manual' });
        return `${answer.status} ${answer.headers.get('location') ?? ''}`.trim();
      };
      expect(await get('/n/docs/intro.html')).toBe('301 /n/docs/intro');
      expect(await get('/n/docs/intro/')).toBe('301 /n/docs/intro');
      expect(await get('/elsewhere')).toBe('302 /n/');
      expect(await get('/n/nothing')).toBe('404');
      expect(await (await fetch(`${origin}/n/nothing`)).text()).toContain('页面不存在');
    } finally {
      await site.close();
    }
  });
});

describe.each(SIZES)('document head, %s', (_, viewport) => {
  const metas = (name: string) => `meta[name="${name}"], meta[property="${name}"]`;

  it('title, description, address, languages and search marks of a doc (B6.1–B6.7, B6.10)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      const content = (name: string) => page.getAttribute(metas(name), 'content');
      await expect.poll(() => page.title()).toBe('起点 | 书架');
      await expect.poll(() => content('og:title')).toBe('起点 | 书架');
      await expect.poll(() => content('twitter:card')).toBe('summary_large_image');
      await expect.poll(() => content('og:locale')).toBe('zh_Hans');
      await expect.poll(() => content('og:url')).toBe('https://example.com/n/docs/intro');
      await expect.poll(() => content('docsearch:language')).toBe('zh-Hans');
      await expect.poll(() => content('docsearch:docusaurus_tag')).toBe('docs-default-current');
      await expect.poll(() => content('docusaurus_version')).toBe('current');
      await expect
        .poll(() => page.$$eval('link[hreflang]', (all) => all.map((link) => link.getAttribute('hreflang'))))
        .toEqual(['zh-Hans', 'x-default']);
      await expect
        .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
        .toEqual(['zh-Hans', 'ltr']);
      await expect
        .poll(() => page.getAttribute('html', 'class'))
        .toMatch(/docs-wrapper.*docs-version-current.*docs-doc-id-intro/);
      await expect.poll(() => page.locator('link[rel=icon]').count()).toBe(1);
    }));

  it('a navigation takes title, canonical address and classes with it; an unlisted page tells robots (B6.1, B6.4, B6.8, B6.10)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      await page.click('.markdown a:has-text("藏")');
      await page.waitForSelector('h1:has-text("藏着")');
      await expect.poll(() => page.title()).toBe('藏着 | 书架');
      await expect
        .poll(() => page.getAttribute('link[rel=canonical]', 'href'))
        .toBe('https://example.com/n/docs/hidden');
      await expect.poll(() => page.getAttribute('html', 'class')).toContain('docs-doc-id-hidden');
      await page.reload();
      await expect.poll(() => page.getAttribute(metas('robots'), 'content')).toBe('noindex, nofollow');
    }));

  it('posts are articles; lists say so to the search (B6.7, B6.9)', async () => {
    await stage.on('blog/2026/01/02/one', { viewport }, async ({ page }) => {
      await expect.poll(() => page.getAttribute(metas('og:type'), 'content')).toBe('article');
      await expect.poll(() => page.getAttribute(metas('article:published_time'), 'content')).toMatch(/^2026-01-02T/);
      await expect.poll(() => page.textContent('script[type="application/ld+json"]')).toContain('BlogPosting');
      await expect.poll(() => page.getAttribute(metas('docusaurus_tag'), 'content')).toBe('default');
    });
    await stage.on('blog', { viewport }, async ({ page }) => {
      await expect.poll(() => page.getAttribute(metas('docusaurus_tag'), 'content')).toBe('blog_posts_list');
    });
  });

  it('content and configuration add their own; scripts run and styles apply (B6.11, B6.12, B6.13)', () =>
    stage.on('about', { viewport }, async ({ page }) => {
      await expect.poll(() => page.title()).toBe('换掉的题');
      await expect.poll(() => page.getAttribute(metas('description'), 'content')).toBe('换掉的描述');
      await expect.poll(() => page.getAttribute(metas('own-tag'), 'content')).toBe('在');
      await expect.poll(() => page.getAttribute('html', 'data-own')).toBe('ran');
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--own')))
        .toBe('1');
      const order = () => page.$$eval('head > *', (all) => all.map(({ tagName }) => tagName).join(' '));
      await expect.poll(order).toMatch(/\bTITLE\b.*\bLINK\b/);
    }));

  it('no manifest and no preload hints in the HTML; scripts and styles carry a hash (B6.14)', async () => {
    const html = await (await fetch(`${stage.server.origin}${BASE}docs/intro`)).text();
    expect(html).not.toMatch(/rel="(manifest|preload|modulepreload|prefetch)"/);
    const assets = [...html.matchAll(/(?:src|href)="(\/n\/assets\/[^"]+)"/g)].map((match) => match[1]!);
    expect(assets.length).toBeGreaterThan(1);
    for (const asset of assets) expect(asset).toMatch(/\.[A-Z0-9]{8}\.(js|css)$/);
  });

  it('lists for machines: sitemap without what says noindex, search description (B5.38, B5.117, B6.15)', async () => {
    const get = async (path: string) => (await fetch(stage.server.origin + BASE + path)).text();
    const sitemap = await get('sitemap.xml');
    expect(sitemap).toContain('https://example.com/n/docs/intro');
    expect(sitemap).not.toMatch(/hidden|search|404/);
    expect(await get('opensearch.xml')).toContain('/n/search?q={searchTerms}');
    expect(await get('404.html')).toMatch(/name="robots" content="noindex/);
    await stage.on('docs/intro', { viewport }, async ({ page }) => {
      await expect.poll(() => page.getAttribute('link[rel=search]', 'href')).toBe('/n/opensearch.xml');
    });
  });
});
