/** A small site with search, built by the compiled command, for both transports, and a browser for it. */
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { launch } from '../browser/harness.js';
import { serve } from '../browser/server.js';
import { cleanUp, type Stage } from '../browser/setup.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notesInHost } from '../engine/tool-host.js';

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
  'docs/html/end.md': `---\ntitle: 末尾\n---\n\n开头。\n\n## 段落\n\n${'前面的话与它无涉，'.repeat(20)}末了才是方尖碑。\n`,
  'docs/html/mark.md': '---\ntitle: mark 元素\n---\n\n写作 `<mark>重点</mark>` 的文字像用荧光笔划过。\n',
};

export type TransportName = 'embedded' | 'algolia';

export interface SearchStage extends Pick<Stage, 'browser' | 'server'> {
  /** The folder of the site, and that of its pages. */
  dir: string;
  out: string;
}

/**
 * Builds the site for a test file, and serves it to a browser.
 * @param url of the site; by default that of the server: hosted search is asked there, for the page's policy knows no other
 */
export function setUpSearch(transport: TransportName = 'embedded', url?: string): SearchStage {
  const stage = {} as SearchStage;
  beforeAll(async () => {
    [stage.browser, stage.server] = await Promise.all([launch(), serve(new Map())]);
    stage.dir = temporaryFolder();
    stage.out = join(stage.dir, 'dist');
    const { origin } = stage.server;
    const config = configOf(transport, url ?? origin, origin);
    writeFiles(stage.dir, { ...FILES, 'notes.config.ts': `export default ${JSON.stringify(config)};\n` });
    await run(stage, 'build');
    stage.server.files = stage.out;
  });
  cleanUp(stage, removeFolders);
  return stage;
}

/** Returns the records of the site as the hosted service would hold them. */
export async function recordsOf(stage: SearchStage): Promise<Record<string, unknown>[]> {
  const lines = await run(stage, 'index', '--dry-run');
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function run({ dir }: SearchStage, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await notesInHost(args, { cwd: dir });
  expect(code, stderr).toBe(0);
  return stdout;
}

function configOf(transport: TransportName, url: string, origin: string) {
  const shared = { indexName: 'notes', missingResultsUrl: 'https://example.org/report?q={query}' };
  return {
    title: '检索',
    i18n: { defaultLocale: 'zh-Hans' },
    favicon: '/favicon.svg',
    navbar: { title: '检索' },
    url,
    blog: false,
    search:
      transport === 'embedded'
        ? { provider: 'embedded', ...shared }
        : { provider: 'algolia', appId: 'app', apiKey: 'search-key', hosts: [origin], ...shared },
    onBrokenLinks: 'throw',
  };
}
