/** A small site for the browser code: made by the theme and the document renderer from hand-written pages. */
import { createElement, type ReactNode } from 'react';
import { renderPageFiles } from '../../renderer/output/document/html-document.js';
import type { ClientSite } from '../../renderer/shared/client-site.js';
import { PART_FORMAT } from '../../renderer/shared/limits.js';
import type { DocPage, Page } from '../../renderer/shared/page.js';
import { framePath } from '../../theme/client/article/article-markup.js';
import { frameDocument } from '../../theme/client/frame/frame-document.js';
import { CodeBlock } from '../../theme/content/CodeBlock.js';
import { LiveCode } from '../../theme/content/LiveCode.js';
import { Mermaid } from '../../theme/content/Mermaid.js';
import { TabItem, Tabs } from '../../theme/content/Tabs.js';
import theme from '../../theme/server.js';
import { context, docPage, pages as kinds, site as plainSite } from '../theme/fixture.js';
import type { TestBundle } from './bundle.js';

const html = (node: ReactNode): string => theme.renderContent(node);
const code = (text: string, props: object = {}): string =>
  html(createElement(CodeBlock, { language: 'js', html: text, lines: text.split('\n').length, ...props }));

const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, n) => `<p>第 ${n} 段。${'事件循环一圈一圈地转。'.repeat(8)}</p>`).join('');

const tabs = (group: string | undefined, query?: string): string =>
  html(
    createElement(
      Tabs,
      { groupId: group, queryString: query },
      createElement(TabItem, { value: 'npm', label: 'npm' }, createElement('p', null, 'npm 的说明')),
      createElement(TabItem, { value: 'yarn', label: 'Yarn' }, createElement('p', { id: 'in-yarn' }, 'Yarn 的说明')),
    ),
  );

/** Pictures are SVG and PNG files of the fixture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;

/** Bodies by route. */
const BODIES: Record<string, string> = {
  '/docs/js/event-loop': `<h2 id="任务与微任务">任务与微任务</h2>${paragraphs(20)}<p><a href="#renders">到渲染</a> <a id="to-modules" href="/docs/js/modules">模块</a>
<a id="to-hash" href="/docs/js/modules#deep">模块的深处</a> <a id="to-html" href="/docs/js/modules.html">带后缀</a> <a id="to-tools" href="/docs/tools?x=1">工具</a>
<a id="to-plain" href="/docs/tabs">标签</a> <a id="to-styled" href="/docs/styled">有样式</a>
<a id="to-redirect" href="/docs">文档</a> <a id="to-query" href="?q=1">查询</a> <a id="outside" target="_blank" href="/docs/js/modules">新标签页</a></p>
<h2 id="renders">渲染时机</h2>${paragraphs(20)}`,
  '/docs/js/modules': `<h2 id="one">一</h2>${paragraphs(20)}<h2 id="deep">深处</h2>${paragraphs(20)}<p><a id="back-link" href="/docs/js/event-loop">事件循环</a></p>`,
  '/docs/bad': `${paragraphs(20)}<p><a id="to-missing" href="/docs/missing">没有的页</a> <a id="to-old" href="/docs/old">旧格式</a> <a id="to-broken" href="/docs/broken">坏的</a></p>`,
  '/docs/tools': [
    '<h2 id="code">代码</h2>',
    code('<span class="token-line">const a = 1;\n</span><span class="token-line">const b = 2;\n</span>'),
    code(`<span class="token-line">const long = '${'很长'.repeat(200)}';\n</span>`),
    code('<span class="token-line">x\n</span>'.repeat(80), { lines: 80 }),
    code(
      '<span class="token-line">console.log([1, { a: "b" }]);\n</span><span class="token-line">await new Promise((done) => setTimeout(done, 20));\n</span><span class="token-line">console.warn("later");\n</span>',
      { flags: 'run' },
    ),
    '<h2 id="tabs">标签页</h2>',
    tabs('pm'),
    tabs('pm'),
    tabs(undefined, 'way'),
    '<details id="box"><summary>更多</summary><p id="hidden-target">里面</p></details>',
  ].join(''),
  '/docs/tabs': tabs('pm'),
  '/docs/pictures': `<p><img id="plain" class="img" src="/img/wide.svg?1" alt="宽图" width="400" height="200"></p><p><img id="tall" src="/img/tall.svg" alt="" width="100" height="100"></p>
<p><img id="hd" src="/img/pixel.png" alt="清晰" width="100" height="100" data-zoom-src="/img/tall.svg"></p><p><img id="gone" src="/img/pixel.png" alt="缺" width="100" height="100" data-zoom-src="/img/missing.png"></p>
<p><a href="/docs/tools"><img id="linked" src="/img/tall.svg" alt="带链接" width="50" height="50"></a></p>${paragraphs(30)}`,
  '/docs/live': `<h2 id="live">在线</h2>${html(
    createElement(LiveCode, {
      code: '',
      language: 'jsx',
      html: 'function Counter() {\n  const [n, set] = useState(1);\n  return &lt;button onClick={() =&gt; set(n + 1)}&gt;n is {n}&lt;/button&gt;;\n}',
    }),
  )}${html(createElement(LiveCode, { code: '', language: 'jsx', html: 'render(&lt;b&gt;direct&lt;/b&gt;)', noInline: true }))}`,
  '/docs/diagram': html(createElement(Mermaid, { value: 'graph TD; A-->B' })),
  '/docs/paper': [
    `<table><thead><tr>${'<th>很长的列名</th>'.repeat(12)}</tr></thead><tbody><tr>${'<td>WebAssembly.instantiateStreaming</td>'.repeat(12)}</tr></tbody></table>`,
    code(`<span class="token-line">const long = '${'word '.repeat(80)}';\n</span>`),
    `<table><tbody><tr><td id="number">12345</td><td>${'a long text '.repeat(60)}</td></tr></tbody></table>`,
    tabs('pm'),
    '<details id="box"><summary>答案</summary><p id="folded">折起的答案</p></details>',
    '<p><a id="away" href="https://example.org/far">别处</a></p>',
    html(createElement(Mermaid, { value: 'graph TD; A-->B' })),
  ].join(''),
  '/docs/styled': '<p style="color: rgb(1, 2, 3)" id="styled">有样式的字</p>',
};

const doc = (route: string, title: string, features: Page['features'] = {}): DocPage => ({
  ...docPage,
  route,
  title,
  heading: title,
  file: `${route.slice(1)}.html`,
  part: `/_notes/page${route}.json`,
  head: { ...docPage.head, canonical: `https://notes.example${route}`, description: `${title}的说明` },
  features,
  toc: [],
});

const PAGES: Page[] = [
  ...kinds.filter(({ kind }) => kind !== 'component'),
  doc('/docs/js/modules', '模块'),
  doc('/docs/bad', '坏链接'),
  doc('/docs/tools', '工具', { runnable: true, tabs: true }),
  doc('/docs/tabs', '标签', { tabs: true }),
  doc('/docs/internet/basic-authentication', '基本认证'),
  doc('/docs/roadmap', '路线图'),
  doc('/blog/怎样撤回提交', '怎样撤回提交'),
  doc('/docs/pictures', '图片'),
  doc('/docs/live', '在线代码', { live: true }),
  doc('/docs/diagram', '图表', { mermaid: true, inlineStyle: true }),
  doc('/docs/paper', '纸', { tabs: true, mermaid: true, inlineStyle: true }),
  doc('/docs/styled', '样式', { inlineStyle: true }),
  doc('/docs/old', '旧格式'),
  doc('/docs/broken', '坏的'),
  { ...doc('/', '首页'), file: 'index.html', part: '/_notes/page/index.json' },
];

const bodiesOf = (page: Page): string[] => {
  if ('posts' in page) return page.posts.map((_, n) => `<p>预览 ${n}</p>`);
  return [BODIES[page.route] ?? `<p>${page.title}的正文。</p>${paragraphs(3)}`];
};

/** Replaces mermaid: draws the source as text, and reports the colour of text that it was given. */
const FAKE_MERMAID = `let text; export default { initialize(c) { text = c.themeVariables.primaryTextColor; }, async render(id, source) {
  return { svg: '<svg id="' + id + '" data-text="' + text + '"><text>' + source.replace(/[<>&]/g, '') + '</text></svg>' }; } };`;

export interface FixtureOptions {
  site?: Partial<ClientSite>;
  /** Address of the event stream of live reload. */
  reload?: string;
}

/** All files of the fixture site. */
export function makeFixture(bundle: TestBundle, options: FixtureOptions = {}): Map<string, string | Uint8Array> {
  const site: ClientSite = {
    ...plainSite,
    announcementBar: { id: 'bar-1', content: '<b>公告</b>', isCloseable: true },
    ...options.site,
  };
  const files = new Map<string, string | Uint8Array>(bundle.files);
  const whole = {
    ...context,
    site,
    reload: options.reload,
    assets: {
      ...context.assets,
      css: bundle.css,
      sheets: bundle.sheets,
      script: bundle.boot,
      mermaid: '/assets/mermaid.js',
    },
  };
  for (const page of PAGES) {
    const bodies = bodiesOf(page);
    const { document, part } = renderPageFiles(page, { bodies }, whole);
    files.set(page.file, document);
    if (page.route === '/docs/old') part.format = PART_FORMAT + 1;
    files.set(page.part.slice(1), page.route === '/docs/broken' ? '<!doctype html>' : JSON.stringify(part));
  }
  files.set('favicon.ico', PIXEL);
  files.set('_notes/site.json', JSON.stringify(site));
  const items = Array.from({ length: 3 }, (_, n) => ({ type: 'link', label: `条目 ${n}`, href: `/docs/css/${n}` }));
  const sidebar = [{ type: 'category', label: 'CSS', collapsible: true, collapsed: true, href: '/docs/css', items }];
  files.set('_notes/sidebar/default-current-docsSidebar.json', JSON.stringify({ format: PART_FORMAT, items: sidebar }));
  files.set(framePath('/').slice(1), frameDocument(bundle.frame, 'zh-Hans'));
  // Asked for when the pointer comes near the search button; it names no shards.
  files.set('_notes/search/meta.json', '{}');
  files.set('assets/mermaid.js', FAKE_MERMAID);
  files.set('img/wide.svg', picture(400, 200));
  files.set('img/tall.svg', picture(100, 100));
  files.set('img/pixel.png', PIXEL);
  files.set('favicon.svg', picture(16, 16));
  return files;
}
