/** Moving from other generators: the steps of the manual on small sites, as they are typed. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTree, removeFolders } from '../engine/folders.js';
import { notesInHost } from '../engine/tool-host.js';
import { buildFolder, hrefs, makeSite } from '../outputs/sites.js';
import { fencesOf, HALVES, type Half, titled } from './fences.js';

afterAll(removeFolders);
// Each builds a site or three.

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>\n';
/** Files of the sections of the page: two generators have a configuration each. */
const recipesOf =
  (half: Half) =>
  (title: string, n = 0) =>
    titled('migrate-others', title, n, half);

describe.each(HALVES)('VitePress (%s)', (half) => {
  const recipe = recipesOf(half);
  const START = `---
outline: deep
---

# 开始

[[toc]]

## 安装

::: tip
小技巧。
:::

::: warning 注意
要小心。
:::

::: details 展开看
折叠的内容。
:::

::: code-group

\`\`\`sh [npm]
npm install
\`\`\`

\`\`\`sh [pnpm]
pnpm install
\`\`\`

:::

\`\`\`js{1,3}
const a = 1;
const b = 2;
const c = 3;
\`\`\`

\`\`\`ts:line-numbers=5 {1} [src/a.ts]
const d: number = 1; // [!code ++]
\`\`\`

[进阶](./more)、[又一次](/guide/more)、[文件](./more.md#advanced)。

![图](/logo.svg)

<<< @/snippets/demo.js#part{1 ts} [演示]

<!--@include: @/.vitepress/one.md-->
`;
  const TAKEN = {
    'docs/snippets/demo.js': 'let before;\n// #region part\nlet inside;\n// #endregion part\nlet after;\n',
    'docs/.vitepress/one.md': '---\ntitle: 一\n---\n\n引入的**正文**。\n',
  };
  it('builds by the steps without a word, at the former addresses', async () => {
    const dir = makeSite({
      'docs/.vitepress/config.mts': "import { defineConfig } from 'vitepress';\nexport default defineConfig({});\n",
      'docs/index.md': '# 我的文档\n\n[开始](/guide/start)\n',
      ...TAKEN,
      'docs/guide/start.md': START,
      'docs/guide/more.md': '# 进阶\n\n## 深处 {#advanced}\n\n正文 <Badge type="tip" text="新" />。\n',
      'docs/public/logo.svg': SVG,
      'notes.config.ts': recipe('notes.config.ts'),
      'sidebars.ts': recipe('sidebars.ts'),
      'convert-vitepress.mjs': recipe('convert-vitepress.mjs'),
    });
    execFileSync(process.execPath, ['convert-vitepress.mjs'], { cwd: dir });
    const built = await buildFolder(dir);
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringMatching(/warning|error|info /)]);
    expect(built.paths.filter((path) => path.endsWith('.html') && !path.startsWith('_'))).toEqual(
      expect.arrayContaining(['guide/more.html', 'guide/start.html', 'index.html']),
    );
    const html = built.file('guide/start.html');
    expect(html.match(/theme-admonition-(\w+)/g)).toEqual(['theme-admonition-tip', 'theme-admonition-warning']);
    expect(html).toContain('<summary>展开看</summary>');
    expect(html.match(/role="tab"/g)).toHaveLength(2);
    expect(html).toContain('tableOfContentsInline');
    expect(html.match(/theme-code-block-highlighted-line/g)).toHaveLength(4);
    expect(html).toContain('<span>演示</span>');
    expect(html).toContain('inside');
    expect(html).not.toContain('before');
    expect(html).toContain('引入的<strong>正文</strong>');
    expect(html).toContain('data-line="5"');
    expect(html).toContain('<span>src/a.ts</span>');
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/guide/more', '/guide/more#advanced']));
    expect(built.file('guide/more.html')).toContain('badge--success');
  });

  it('leaves the forms of real sites working: marks without a space, in lists and nested, plain text that is no MDX', async () => {
    const group =
      ':::code-group\n\n```js{1} twoslash [a.js]\nconst a = 1;\n```\n\n```ts [a.ts]\nconst a = 1;\n```\n\n:::';
    const inList = '1. 一\n\n   ::: warning 注意\n   要小心。\n   :::\n\n   ::: info\n   知道。\n   :::';
    const nested = ':::: details 展开 {open}\n::: tip\n里面\n:::\n::::';
    const dir = makeSite({
      'docs/.vitepress/config.mts': 'export default {};\n',
      'docs/index.md': '# 我的文档\n\n[开始](./guide/)\n',
      'docs/guide/index.md':
        '# 指南\n\n[更多](./more)，[又](./more.html)，{string} <br> Node <=22，<https://a.example/>。\n',
      'docs/guide/more.md': `# 更多\n\n${group}\n\n${inList}\n\n${nested}\n\n[没有](#no)\n`,
      'docs/public/logo.svg': SVG,
      'notes.config.ts': recipe('notes.config.ts').replace(", sidebarPath: 'sidebars.ts'", ''),
      'convert-vitepress.mjs': recipe('convert-vitepress.mjs'),
    });
    execFileSync(process.execPath, ['convert-vitepress.mjs'], { cwd: dir });
    const built = await buildFolder(dir);
    expect([built.code, built.stderr.match(/(?:warning|error) \S+/g)]).toEqual([0, ['warning link-anchor']]);
    const html = built.file('guide/more.html');
    expect(html.match(/role="tab"/g)).toHaveLength(2);
    expect(html.match(/theme-admonition-(\w+)/g)?.sort()).toEqual(
      ['info', 'tip', 'warning'].map((type) => `theme-admonition-${type}`),
    );
    expect(html).toMatch(/<details[^>]* open[^>]*><summary>展开<\/summary>/);
    expect(built.file('guide.html')).toContain('{string}');
    expect(hrefs(built.file('guide.html'))).toContain('/guide/more');
  });

  it('is converted once: a second run of the script changes nothing', () => {
    const script = recipe('convert-vitepress.mjs');
    const dir = makeSite({ 'docs/a.md': START, 'convert.mjs': script });
    const convert = () => execFileSync(process.execPath, ['convert.mjs'], { cwd: dir });
    convert();
    const once = readTree(dir);
    convert();
    expect(readTree(dir)).toEqual(once);
  });
});

describe.each(HALVES)('Hexo (%s)', (half) => {
  const recipe = recipesOf(half);

  it('builds by the steps without a word, at the former addresses', async () => {
    const dir = makeSite({
      '_config.yml': 'title: 我的博客\npermalink: :year/:month/:day/:title/\n',
      'source/_posts/hello-world.md':
        '---\ntitle: 你好\ndate: 2024-03-05 10:00:00\nupdated: 2024-04-01 08:00:00\ntags:\n  - 随笔\n  - js\ncategories:\n  - 杂记\n---\n\n开头，{{ 花括号 }} 和 <br> 照旧。\n\n<!-- more -->\n\n正文 ![图](/images/a.svg) 和[关于](/about/)。\n',
      'source/_posts/单标签.md':
        '---\ntitle: 单标签\ndate: 2024-05-06 07:08:09\ntags: 随笔\n---\n\n![图](单标签/b.svg)\n',
      'source/_posts/单标签/b.svg': SVG,
      'source/_drafts/wip.md': '---\ntitle: 草稿\n---\n\n未完\n',
      'source/about/index.md': '---\ntitle: 关于\ndate: 2024-01-01 00:00:00\n---\n\n关于我。\n',
      'source/images/a.svg': SVG,
      'notes.config.ts': recipe('notes.config.ts', 1),
      'convert-hexo.mjs': recipe('convert-hexo.mjs'),
    });
    execFileSync(process.execPath, ['convert-hexo.mjs'], { cwd: dir });
    const built = await buildFolder(dir);
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringMatching(/warning|error|info /)]);
    expect(built.paths).toEqual(
      expect.arrayContaining([
        '2024/03/05/hello-world/index.html',
        '2024/05/06/单标签/index.html',
        'about/index.html',
        'images/a.svg',
        'index.html',
        'tags/随笔/index.html',
        'archive/index.html',
      ]),
    );
    const list = built.file('index.html');
    expect(list).toContain('花括号');
    expect(list).not.toContain('关于我');
    expect(Object.values(built.files).join('')).not.toContain('未完');
  });
});

describe.each(HALVES)('Hexo, as blogs are (%s)', (half) => {
  const recipe = recipesOf(half);
  it('posts in folders, dates with slashes, tags of the tool, pictures beside their post', async () => {
    const post = (body: string) => `---\ntitle: 文\ndate: 2018/01/02 03:04:05\n---\n\n${body}\n\n<!-- more -->\n`;
    const dir = makeSite({
      'source/_posts/2018/one.md': post(
        '{% codeblock lang:css %}\na {}\n{% endcodeblock %}\n\n{% blockquote 老子 %}\n道可道。\n{% endblockquote %}\n\n{% asset_img a.svg 图一 %} ![图二](a.svg)\n\n{% asset_img left "b c.svg" 400 300 "标题" "图三" %}\n\n{% img /images/d.svg 20 %}\n\n{% post_link two "第二篇" %}',
      ),
      'source/_posts/2018/one/a.svg': SVG,
      'source/_posts/2018/one/b c.svg': SVG,
      'source/images/d.svg': SVG,
      'source/_drafts/wip.md': '---\ntitle: 草稿\ntags:\n---\n\n未完\n',
      'source/_posts/two.md': post('[第一篇](/2018/01/02/2018/one/)'),
      'source/tags/index.md': '---\ntitle: 标签\ntype: "tags"\n---\n',
      'notes.config.ts': recipe('notes.config.ts', 1),
      'convert-hexo.mjs': recipe('convert-hexo.mjs'),
    });
    execFileSync(process.execPath, ['convert-hexo.mjs'], { cwd: dir });
    const built = await buildFolder(dir);
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringMatching(/warning|error|info /)]);
    const html = built.file('2018/01/02/2018/one/index.html');
    expect(html).toContain('language-css');
    expect(html).toMatch(/<blockquote>[\s\S]*道可道[\s\S]*老子[\s\S]*<\/blockquote>/);
    expect(html.match(/<img [^>]*alt="图[一二三]"/g)).toHaveLength(3);
    expect(html).toContain('src="/images/d.svg"');
    expect(hrefs(html)).toContain('/2018/01/02/two/');
    expect(html).toContain('>第二篇</a>');
    expect(readFileSync(join(dir, 'blog/wip.md'), 'utf8')).toBe('---\ndraft: true\ntitle: 草稿\n---\n\n未完\n');
    expect(Object.values(built.files).join('')).not.toContain('未完');
  });
});

describe('Docusaurus', () => {
  const FILES = {
    'docusaurus.config.js':
      "export default {\n  title: '旧网站',\n  url: 'https://old.example.com',\n  baseUrl: '/',\n  trailingSlash: false,\n  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },\n  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: {}, theme: { customCss: './src/css/custom.css' } }]],\n  themeConfig: { navbar: { title: '旧网站', items: [{ type: 'docSidebar', sidebarId: 'main', label: '文档' }] } },\n};\n",
    'sidebars.js': "export default { main: ['intro', 'guide/a', 'hint'] };\n",
    'docs/intro.md':
      "---\nslug: /\n---\n\nimport Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# 介绍\n\n<Tabs>\n<TabItem value=\"a\">甲</TabItem>\n</Tabs>\n\n:::tip 提示\n\n[下一篇](./guide/a.md)\n\n:::\n",
    'docs/guide/a.md': '# 甲\n',
    'blog/2024-01-02-hello.md': '---\ntitle: 你好\n---\n\n正文\n\n<!-- truncate -->\n\n更多\n',
    'src/css/custom.css': ':root { --ifm-color-primary: #7a3b69; }\n',
    'src/pages/index.md': '# 首页\n',
    'src/theme/MDXComponents.js':
      'import Original from \'@theme-original/MDXComponents\';\nexport default { ...Original, Hint: ({ children }) => <b className="hint">{children}</b> };\n',
    'src/theme/Footer/index.js': 'export default () => <footer>底</footer>;\n',
    'src/theme/ThemedImage/index.js': 'export default () => null;\n',
    'docs/hint.md': '# 丙\n\n<Hint>照旧</Hint>\n',
  };
  const ADDRESSES = ['docs.html', 'docs/guide/a.html', 'blog/2024/01/02/hello.html', 'index.html'];

  it('builds as it is, and after `notes import` at the same addresses', async () => {
    const dir = makeSite(FILES);
    const before = await buildFolder(dir);
    expect(before.code, before.stderr).toBe(0);
    expect(before.paths).toEqual(expect.arrayContaining(ADDRESSES));
    expect(before.stderr).toMatch(/moved-theme-files[\s\S]*ThemedImage/);
    expect(before.file('docs/hint.html')).toContain('<footer>底</footer>');
    expect(before.file('docs/hint.html')).toContain('<b class="hint">照旧</b>');
    expect((await notesInHost(['import', dir, '--dry-run'], { cwd: dir })).stdout).toContain(
      "docusaurusTheme: 'src/theme'",
    );
    const run = await notesInHost(['import', dir], { cwd: join(dir, '..') });
    expect(run.code, run.stderr).toBe(0);
    rmSync(join(dir, 'docusaurus.config.js'));
    const after = await buildFolder(dir, [], 'after');
    expect(after.code, after.stderr).toBe(0);
    const pages = (paths: readonly string[]) => paths.filter((path) => path.endsWith('.html') && !path.startsWith('_'));
    expect(pages(after.paths)).toEqual(pages(before.paths));
    expect(after.file('docs/hint.html')).toContain('<b class="hint">照旧</b>');
    expect(after.file('docs/hint.html')).toContain('<footer>底</footer>');
    expect(after.stderr).not.toMatch(/^(?:error|warning) config-/m);
  });
});

it.each(HALVES)('writes every file of the moving pages once (%s)', (half) => {
  const titles = fencesOf('migrate-others', half).flatMap(({ title }) => title ?? []);
  expect(titles).toEqual([
    'notes.config.ts',
    'sidebars.ts',
    'convert-vitepress.mjs',
    'notes.config.ts',
    'convert-hexo.mjs',
  ]);
});
