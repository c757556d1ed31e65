/** One site under a base path with everything that statements about the reader's side speak of, built by the compiled tool, and a browser before it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { DESKTOP, hydrated, launch, type Opened, type OpenOptions, PHONE, visit } from '../browser/harness.js';
import { serve, type TestServer } from '../browser/server.js';
import { cleanUp } from '../browser/setup.js';
import { removeFolders } from '../engine/folders.js';
import { type Built, buildFolder, configText, makeSite, type SiteSource } from '../outputs/sites.js';

/** Path of the site. */
export const BASE = '/n/';

export const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

const doc = (title: string, body = '', front = ''): string => `---\ntitle: ${title}\n${front}---\n\n${body}\n`;
const long = (count: number): string =>
  Array.from({ length: count }, (_, n) => `第 ${n} 段，写得长一些。`.repeat(6)).join('\n\n');
const image = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><title>${name}</title><rect width="32" height="32"/></svg>\n`;

const BOMB = `import { useState } from 'react';
export default function Bomb() {
  const [on, set] = useState(false);
  if (on && window.armed) throw new Error('外层', { cause: new Error('里层') });
  return <button className="bomb" onClick={() => { window.armed = true; set(true); }}>引爆</button>;
}
`;

const SIDEBARS = `export default {
  main: [
    'intro',
    { type: 'category', label: '有页', link: { type: 'generated-index', slug: '/linked' }, items: ['a', 'b'] },
    { type: 'category', label: '无页', items: ['c', { type: 'category', label: '更深', items: ['d'] }] },
    { type: 'category', label: '常开', collapsible: false, items: ['e'] },
    { type: 'category', label: '空类', link: { type: 'doc', id: 'f' }, items: [] },
    { type: 'link', label: '外面', href: 'https://example.org/x', className: 'own-entry' },
    'hidden',
    'zoom',
    'bomb',
    { type: 'category', label: '许多', items: [${Array.from({ length: 40 }, (_, n) => `'m${n}'`).join(', ')}] },
  ],
  other: ['o1', 'o2'],
};
`;

const NAVBAR = {
  title: '书架',
  logo: { src: '/img/light.svg', srcDark: '/img/dark.svg' },
  items: [
    { type: 'docSidebar', sidebarId: 'main', label: '书' },
    { type: 'docSidebar', sidebarId: 'other', label: '别架' },
    { type: 'doc', docId: 'hidden', label: '藏' },
    { to: '/blog', label: '日志' },
    {
      label: '更多',
      position: 'right',
      items: [
        { to: '/docs/tags', label: '标签表' },
        { to: '/blog/archive', label: '归档' },
      ],
    },
    { type: 'html', value: '<i class="own-html">甲</i>' },
    { href: 'https://example.org/', label: '站外', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
};

const OPTIONS = {
  title: '书架',
  tagline: '放书的地方',
  url: 'https://example.com',
  baseUrl: BASE,
  trailingSlash: false,
  favicon: '/img/light.svg',
  docs: { sidebarPath: 'sidebars.ts' },
  announcementBar: { id: 'bar-2', content: '<b>公告</b>', backgroundColor: '#123456', textColor: '#ffffff' },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  navbar: NAVBAR,
  footer: {
    style: 'dark',
    logo: { src: '/img/light.svg', alt: '标' },
    links: [
      {
        title: '列',
        items: [
          { label: '里面', to: '/docs/intro' },
          { label: '外面', href: 'https://example.org/' },
          { html: '<em>生的</em>' },
        ],
      },
    ],
    copyright: '© 2026 <b>书架</b>',
  },
  headTags: [{ tagName: 'meta', attributes: { name: 'own-tag', content: '在' } }],
  scripts: [{ src: '/n/own.js', defer: true }],
  stylesheets: ['/n/own.css'],
  redirects: [{ from: '/alt', to: '/docs/intro' }],
  zoom: true,
};

const SITE: SiteSource = {
  'sidebars.ts': SIDEBARS,
  'docs/intro.md': doc(
    '起点',
    `## 一\n\n[乙](./b.md) [丙](./c.md#深处) [外](https://example.org/) [文件](/own.txt) [藏](./hidden.md) [中文](./中文.md)\n\n${long(20)}\n\n## 二\n\n${long(20)}`,
    'tags: [试]\n',
  ),
  'docs/a.md': doc('甲'),
  'docs/b.md': doc('乙', long(12)),
  'docs/c.md': doc('丙', `${long(12)}\n\n## 深处\n\n${long(12)}`),
  'docs/d.md': doc('丁'),
  'docs/e.md': doc('戊'),
  'docs/f.md': doc(`己${'很长的名字'.repeat(20)}`),
  'docs/hidden.md': doc('藏着', '藏', 'unlisted: true\n'),
  'docs/draft.md': doc('草', '草', 'draft: true\n'),
  'docs/中文.md': doc('汉字路径', '汉'),
  'docs/zoom.mdx': doc(
    '图',
    '<picture>\n  <source srcSet="/n/img/dark.svg" />\n  <img id="pic" src="/n/img/light.svg" width="60" height="60" alt="图" />\n</picture>',
  ),
  'docs/bomb.mdx': doc('弹', "import Bomb from '@site/components/Bomb';\n\n<Bomb />\n"),
  'docs/o1.md': doc('别一'),
  'docs/o2.md': doc('别二'),
  ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`docs/m${n}.md`, doc(`多${n}`)])),
  'components/Bomb.tsx': BOMB,
  'blog/2026-01-02-one.md': doc('篇一', `正文\n\n<!-- truncate -->\n\n${long(3)}`, 'tags: [试]\n'),
  'blog/2026-01-01-two.md': doc('篇二', '正文\n\n<!-- truncate -->\n\n更多'),
  'pages/index.md': '# 首页\n\n[起点](/docs/intro)\n',
  'pages/about.mdx':
    '# 关于\n\n<head>\n  <title>换掉的题</title>\n  <meta name="description" content="换掉的描述" />\n</head>\n\n正文\n',
  'static/own.js': 'document.documentElement.dataset.own = "ran";\n',
  'static/own.css': ':root { --own: 1; }\n',
  'static/own.txt': '文\n',
  'static/img/light.svg': image('浅'),
  'static/img/dark.svg': image('深'),
};

export interface Stage {
  browser: Browser;
  server: TestServer;
  built: Built;
  /** Opens a path below the base, waits until React runs, and fails on any fault. */
  on(path: string, options: OpenOptions, test: (opened: Opened) => Promise<void>): Promise<void>;
  /** The same without waiting. */
  early(path: string, options: OpenOptions, test: (opened: Opened) => Promise<void>): Promise<void>;
}

export interface SetUpOptions {
  /** Options of the configuration that differ. */
  options?: object;
  /** Other files. */
  files?: SiteSource;
  args?: readonly string[];
}

/** Builds the site once for a file of tests. */
export function setUp({ options, files, args = [] }: SetUpOptions = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    const dir = makeSite({ ...SITE, ...files, 'notes.config.ts': configText({ ...OPTIONS, ...options }) });
    // Below a folder named as the base path is: the server then has it at its root.
    stage.built = await buildFolder(dir, args, `host${BASE.slice(0, -1)}`);
    if (stage.built.code !== 0) throw new Error(stage.built.stderr);
    [stage.browser, stage.server] = await Promise.all([launch(), serve(join(stage.built.out, '..'))]);
    stage.early = (path, opening, test) => visit(stage.browser, stage.server.origin + BASE + path, opening, test);
    stage.on = (path, opening, test) =>
      stage.early(path, opening, async (opened) => {
        await hydrated(opened.page);
        await test(opened);
      });
  });
  cleanUp(stage, () => {
    if (stage.built) rmSync(stage.built.out, { recursive: true, force: true });
    removeFolders();
  });
  return stage;
}

/** Marks the document, to tell later whether it is still the same one. */
export const keep = (page: Page): Promise<unknown> => page.evaluate('window.kept = true');
export const isKept = (page: Page): Promise<boolean> => page.evaluate('window.kept === true');

/** Opens the menu of phones, once that of the page before has closed. */
export async function openMenu(page: Page): Promise<void> {
  await page.waitForSelector('.navbar-sidebar', { state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('.navbar-sidebar--show'));
  await page.click('.navbar__toggle');
  await page.waitForSelector('.navbar-sidebar--show');
}
