/** A small site with search, built by the compiled command, for both transports. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../structure/imports.js';

const FILES: Record<string, string> = {
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': '# 首页\n\n[文档](/docs/)\n',
  'docs/index.md': '---\nslug: /\ntitle: 起点\n---\n\n从这里开始读。\n',
  'docs/js/closure.md':
    '---\ntitle: 闭包\n---\n\n函数记住它诞生时的作用域。\n\n## 词法环境\n\n每次调用都新建一个词法环境。\n\n## 计数器\n\n```js\nexport function makeCounter() {\n  let count = 0;\n  return () => ++count;\n}\n```\n',
  'docs/js/event-loop.md':
    '---\ntitle: 事件循环\n---\n\n任务取自队列，微任务在两个任务之间清空。\n\n## 微任务\n\n`queueMicrotask` 把回调放进微任务队列。\n',
  'docs/html/escape.md': '---\ntitle: 转义\n---\n\n写作 `<script>alert(1)</script>` 的文字不会运行。\n',
  'docs/css/rows.md': `---\ntitle: 长列表\n---\n\n长列表有许多段落。\n${['甲', '乙', '丙', '丁', '戊', '己'].map((name) => `\n## 长列表的段落${name}\n\n${name}段。\n`).join('')}`,
  'docs/html/long.md': `---\ntitle: 长段落\n---\n\n${'这一句与要找的无关，'.repeat(30)}中间才说到栈帧，${'之后又是别的许多话，'.repeat(30)}\n`,
  'docs/html/mark.md': '---\ntitle: mark 元素\n---\n\n写作 `<mark>重点</mark>` 的文字像用荧光笔划过。\n',
};

export type TransportName = 'embedded' | 'algolia';

export interface BuiltSite {
  dir: string;
  out: string;
  /** Records as the hosted service would hold them. */
  records: Record<string, unknown>[];
}

/** @param origin hosted search is asked there: the test's own server, for the page's policy knows no other */
export function buildSearchSite(transport: TransportName, origin: string): BuiltSite {
  const dir = mkdtempSync(join(tmpdir(), 'notes-search-site-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const search =
    transport === 'embedded'
      ? { provider: 'embedded', indexName: 'notes', missingResultsUrl: 'https://example.org/report?q={query}' }
      : {
          provider: 'algolia',
          appId: 'app',
          apiKey: 'search-key',
          indexName: 'notes',
          hosts: [origin],
          missingResultsUrl: 'https://example.org/report?q={query}',
        };
  const config = {
    title: '检索',
    i18n: { defaultLocale: 'zh-Hans' },
    favicon: '/favicon.svg',
    navbar: { title: '检索' },
    url: origin,
    blog: false,
    search,
    onBrokenLinks: 'throw',
  };
  writeFileSync(join(dir, 'notes.config.ts'), `export default ${JSON.stringify(config)};\n`);
  const out = join(dir, 'dist');
  const notes = (...args: string[]) =>
    execFileSync(process.execPath, [join(root, 'lib/cli/main.js'), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1e8,
    });
  notes('build', dir, '-o', out);
  const records = notes('index', dir, '--dry-run')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { dir, out, records };
}
