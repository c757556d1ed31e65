/** Sites that were written for other tools: what their readers type, and what they see first. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { createIndex as CreateIndex } from '../../cli/api.js';
import { type Asking, engineOver, makeIndex } from '../bench/search/evaluate.js';
import { root } from '../structure/imports.js';

/** No front matter, titles in the text, raw HTML, what looks like directives. */
const FILES: Record<string, string> = {
  'notes.config.ts': `export default ${JSON.stringify({
    title: '文档',
    url: 'https://example.org',
    i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
    blog: false,
    pages: false,
    markdown: { format: 'md' },
  })};\n`,
  'docs/computed.md':
    '# 计算属性 {#computed-properties}\n\n模板里的表达式很方便。\n\n## 缓存 {#caching}\n\n依赖不变就不重算。\n',
  'docs/setup.md':
    "# \\<script setup>\n\n<script>\nimport Hidden from './Hidden.vue'\n</script>\n\n编译时的语法糖。\n\n## 触发事件\n\n用 update:modelValue 通知父组件。\n",
  'docs/style.md': '# 影子样式\n\n开头。\n\n## :host(selector)\n\n选择宿主元素。\n',
  'docs/skills.md': '# 技能树\n\n要学什么。\n\n## 本地安装\n\n在自己的电脑上。\n\n## && 与运算\n\n两边都真。\n',
  'docs/other.md': '# 参与\n\n与人协作，运算很多。\n\n## 与运算无关\n\n与运算，与运算，与运算。\n',
  'docs/start.md': '---\ntitle: 快速上手\n---\n\n# 用工具箱开始一个项目\n\n先安装。\n\n# 附：常见问题\n\n没有。\n',
};

const cacheDir = mkdtempSync(join(tmpdir(), 'notes-strangers-'));
let engine: Asking;

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(cacheDir, path)), { recursive: true });
    writeFileSync(join(cacheDir, path), text);
  }
  const { createIndex } = (await import(join(root, 'lib/cli/api.js'))) as { createIndex: typeof CreateIndex };
  const { records } = await createIndex({ dir: cacheDir, threads: 0 });
  ({ engine } = engineOver(makeIndex(records).outputs));
});
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

const hitsOf = async (query: string) =>
  (await engine.search([{ query }]))[0]!.hits.map(({ url, hierarchy, _snippetResult }) => {
    const names = Object.values(hierarchy).slice(1).filter(Boolean).join(' > ');
    return [url, names, _snippetResult!.content?.value];
  });

it.each<[query: string, url: string, names: string, snippet?: string]>([
  ['计算属性', '/docs/computed', '计算属性'],
  ['表达式很方便', '/docs/computed', '计算属性', '模板里的<mark>表达式很方便</mark>。'],
  ['script setup', '/docs/setup', '<script setup>'],
  ['modelValue', '/docs/setup#触发事件', '<script setup> > 触发事件', '用 update:<mark>modelValue</mark> 通知父组件。'],
  [':host', '/docs/style#selector', '影子样式 > :host(selector)'],
  ['工具箱', '/docs/start', '快速上手 > 用工具箱开始一个项目'],
  ['jinengshu', '/docs/skills', '技能树'],
  ['bendianzhuang', '/docs/skills#本地安装', '技能树 > 本地安装'],
  ['&& 与运算', '/docs/skills#-与运算', '技能树 > && 与运算'],
  ['附：常见问题', '/docs/start', '快速上手 > 附：常见问题'],
])('%s → %s', async (query, ...wanted) => {
  expect((await hitsOf(query))[0]).toEqual([wanted[0], wanted[1], wanted[2]]);
});

it('lists a page once for its title, and no script', async () => {
  expect(await hitsOf('计算属性')).toHaveLength(1);
  expect(await hitsOf('Hidden')).toEqual([]);
});
