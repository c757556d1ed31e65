/** B5.34: the hash router. One document that also opens from disk: pages, navigation, sidebar, search, page modules, zoom of a picture. */
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, launch, visit } from '../browser/harness.js';
import { serve, type TestServer } from '../browser/server.js';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildFolder, configText, differing, makeSite } from './sites.js';

const many = Object.fromEntries(
  Array.from({ length: 70 }, (_, n) => [`docs/many/p${n}.md`, `---\ntitle: 第${n}篇\n---\n\n正文${n}\n`]),
);

const SITE = {
  'docs/start.md':
    '---\ntitle: 开始\n---\n\n## 起点\n\n[第二页](./guide/second.md#深处) [主页](/) [文件](/files/f.txt) 独角兽在此。\n\n![图](./img/pic.svg)\n',
  'docs/img/pic.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>\n',
  'docs/guide/second.md': `---\ntitle: 第二页\n---\n\n${'一段话。\n\n'.repeat(80)}## 深处\n\n[开始](../start.md)\n\n${'一段话。\n\n'.repeat(40)}`,
  'docs/styled.md': '---\ntitle: 样式\n---\n\n<p style="color: red">红</p>\n',
  'docs/code.mdx':
    "---\ntitle: 组件\n---\n\nimport Counter from '@site/components/Counter';\n\n## 锚点\n\n<Counter />\n",
  'components/counter.css': '.counter { background: url(./dot.svg), url("/img/logo.svg"); }\n',
  'components/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  'css/own.css': 'body { background-image: url("../components/dot.svg"), url(/img/logo.svg); }\n',
  'components/Counter.tsx':
    'import "./counter.css";\nimport { useState } from \'react\';\nexport default function Counter() {\n  const [n, set] = useState(0);\n  return <button className="counter" onClick={() => set(n + 1)}>点了 {n} 次</button>;\n}\n',
  ...many,
  'blog/2024-01-02-p.md': '---\ntitle: 文章\n---\n\n正文\n\n<!-- truncate -->\n\n更多\n',
  'pages/index.md': '# 首页\n\n[开始](/docs/start)\n',
  'static/files/f.txt': 'f\n',
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"/>\n',
};

const CONFIG = configText({
  router: 'hash',
  favicon: 'img/logo.svg',
  trailingSlash: false,
  customCss: ['css/own.css'],
  redirects: [{ from: '/old', to: '/docs/start' }],
  navbar: {
    title: '站点',
    logo: { src: '/img/logo.svg' },
    items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: '文档' }],
  },
  zoom: true,
});

let built: Built;
let dir: string;
let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  compileTool();
  dir = makeSite({ ...SITE, 'notes.config.ts': CONFIG });
  built = await buildFolder(dir);
  expect(built.code, built.stderr).toBe(0);
  [browser, server] = await Promise.all([launch(), serve(built.out)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  removeFolders();
});

describe('the output', () => {
  it('has style sheets whose files are there', () => {
    const named = built.paths
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) =>
        [...built.file(path).matchAll(/url\(["']?(?!data:|#)([^"')]+)/g)].map(([, url]) =>
          posix.join(posix.dirname(path), url!),
        ),
      );
    // One of them is the font for formulas.
    expect(named.length).toBe(5);
    expect(named.filter((path) => !built.paths.includes(path))).toEqual([]);
  });

  it('has one document, and no list of addresses that only a server could answer', () => {
    expect(built.paths.filter((path) => path.endsWith('.html'))).toEqual(['_notes/frame.html', 'index.html']);
    for (const name of [
      'sitemap.xml',
      '_redirects',
      '_headers',
      'opensearch.xml',
      'blog/rss.xml',
      'blog/atom.xml',
      '404.html',
    ])
      expect(built.paths).not.toContain(name);
    expect(built.file('index.html')).not.toMatch(/\s(?:src|href|poster)="\/(?!\/)/);
  });

  it('has every part as a script that hands over the same data', () => {
    const parts = built.paths.filter((path) => path.startsWith('_notes/') && path.endsWith('.json'));
    expect(parts.length).toBeGreaterThan(75);
    for (const path of parts) {
      const script = built.file(path.replace(/\.json$/, '.js'));
      const received: unknown[] = [];
      if (path.startsWith('_notes/search/')) continue;
      new Function('__notesPart', script)((...given: unknown[]) => received.push(...given));
      expect(received).toEqual([`/${path}`, built.json(path)]);
    }
  });

  it('is byte-equal when built again', async () => {
    expect(differing(await buildFolder(dir, [], 'again'), built)).toEqual([]);
  });
});

describe.each(['file', 'http'] as const)('over %s', (protocol) => {
  const at = (route = '') => {
    const document = protocol === 'file' ? pathToFileURL(`${built.out}/index.html`).href : `${server.origin}/`;
    return document + (route && `#${route}`);
  };
  const heading = (page: Page, text: string) => page.waitForSelector(`h1:has-text("${text}")`);

  it('opens every page without a fault', async () => {
    const pages: [string, string][] = [
      ['', '首页'],
      ['/docs/start', '开始'],
      ['/docs/guide/second', '第二页'],
      ['/docs/styled', '样式'],
      ['/docs/code', '组件'],
      ['/docs/many/p7', '第7篇'],
      ['/blog/2024/01/02/p', '文章'],
      ['/old', '开始'],
      ['/docs', '组件'],
    ];
    for (const [route, title] of pages) {
      await visit(browser, at(route), {}, async ({ page }) => {
        await hydrated(page);
        await heading(page, title).catch(() => {
          throw new Error(`${route}: no heading ${title}`);
        });
      });
    }
  });

  it('leads from page to page in the one document, to anchors, back and forward', async () => {
    await visit(browser, at(), {}, async ({ page }) => {
      await hydrated(page);
      await page.evaluate('window.kept = true');
      await page.click('.markdown >> text=开始');
      await heading(page, '开始');
      await page.click('.markdown >> text=第二页');
      await heading(page, '第二页');
      await page.waitForFunction(() => {
        const top = document.getElementById('深处')?.getBoundingClientRect().top ?? 999;
        return top > -1 && top < 150;
      });
      await expect.poll(() => decodeURI(page.url())).toBe(decodeURI(at('/docs/guide/second#深处')));
      await page.goBack();
      await heading(page, '开始');
      await page.goForward();
      await heading(page, '第二页');
      await page.click('.navbar >> text=文档');
      await page.waitForFunction(() => location.hash.startsWith('#/docs/'));
      await expect.poll(() => page.evaluate('window.kept')).toBe(true);
    });
  });

  it('follows the sidebar, also into a category that came from its part', async () => {
    await visit(browser, at('/docs/start'), {}, async ({ page }) => {
      await hydrated(page);
      await heading(page, '开始');
      await page.click('.menu >> text=many');
      await page.click('.menu >> text=第69篇');
      await heading(page, '第69篇');
    });
  });

  it('finds words and opens the page of a hit', async () => {
    await visit(browser, at('/docs/code'), {}, async ({ page }) => {
      await hydrated(page);
      await heading(page, '组件');
      await page.keyboard.press('Control+k');
      await page.fill('.DocSearch-Input', '独角兽');
      await page.waitForSelector('.DocSearch-Hit mark:has-text("独角兽")');
      await page.keyboard.press('Enter');
      await heading(page, '开始');
    });
  });

  it('shows files and pictures, and runs components of pages', async () => {
    await visit(browser, at('/docs/start'), {}, async ({ page }) => {
      await hydrated(page);
      await heading(page, '开始');
      // A function: a text is evaluated once more where the pictures are not there yet, which the policy forbids.
      await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
      const file = await page.getAttribute('.markdown >> text=文件', 'href');
      expect(file).toBe('./files/f.txt');
      await page.evaluate(() => location.assign('#/docs/code'));
      await page.click('.counter');
      await page.waitForSelector('.counter:has-text("点了 1 次")');
      await expect.poll(() => page.locator('#锚点').count()).toBe(1);
    });
  });

  it('shows the not-found page for an unknown address', async () => {
    await visit(browser, at('/docs/nothing'), {}, async ({ page, faults }) => {
      await page.waitForSelector('h1:has-text("页面不存在")');
      expect(faults.filter((fault) => !/404|ERR_FILE_NOT_FOUND/.test(fault))).toEqual([]);
      faults.length = 0;
    });
  });
});
