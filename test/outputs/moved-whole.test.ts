/** Whole sites of Docusaurus as they are found: elements in wrong places, types of Flow, data of languages, code that lacks its packages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, buildSite, differing, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (rest = '', blog = 'false') => `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: ${blog} }]],
  ${rest}
};
`;
const problemsOf = (stderr: string) => stderr.match(/^(?:error|warning) [a-z-]+/gm) ?? [];
/** The content of a page in one line. */
const content = (html: string) =>
  /<\/h1><\/header>(.*?)<\/div><\/article>/s.exec(html)?.[1]?.replace(/\s+/g, ' ') ?? html;

it('paragraphs hold no blocks and links no links: browsers would move them, and React would not find them', async () => {
  for (const parser of ['native', 'reference']) {
    const built = await buildSite(
      {
        'docusaurus.config.mjs': config(),
        'docs/a.mdx': `# A

<p className="own">
  <b>bold</b>
  <br />
  words *of* it
</p>

<p align="center">

| a | b |
|---|---|
| 1 | 2 |

</p>

Words <div>block</div> more words.

Mail <a href="mailto:me@example.org">me@example.org</a> or see <a href="https://example.org/">**https://example.org/x**</a>.
`,
      },
      ['--parser', parser],
    );
    expect(built.code, built.stderr).toBe(0);
    const html = content(built.file('docs/a/index.html'));
    expect(html).toMatch(/<p class="own"><b>bold<\/b> <br\/> ?words <em>of<\/em> it<\/p>/);
    expect(html).toMatch(/<div align="center"><table>.*<\/table><\/div>/);
    expect(html).toContain('<p>Words </p><div>block</div><p> more words.</p>');
    expect(html).toContain('<a href="mailto:me@example.org">me@example.org</a>');
    expect(html).toContain('<a href="https://example.org/"><strong>https://example.org/x</strong></a>');
  }
});

it('a comment within an expression is a part of it, and a folder is no file that is imported', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': `# A

{/* <!-- a note --> */}
import { Chart } from '@site/src/chart';

<Chart />

<!-- {/* another --> {/* <!-- and one more --> */}

last words
`,
    'src/chart/index.jsx': "import { Box } from './Box';\nexport const Chart = () => <Box />;\n",
    'src/chart/Box.js': `import * as React from 'react';
import Step from './step.mdx';
export function Box(): React.Node {
  const size: number = 3;
  return <div><Step />{size}</div>;
}
`,
    'src/chart/step.mdx': 'words of the step\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(content(built.file('docs/a/index.html'))).toMatch(/<div><p>words of the step<\/p>3<\/div>.*last words/);
  expect(built.file('docs/a/index.html')).not.toContain('a note');
});

it('authors and tags of a language are those of its folder', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },", '{}'),
    'docs/a.md': '---\ntags: [one]\n---\n\n# A\n\ntext\n',
    'docs/tags.yml': 'one:\n  label: One\n',
    'blog/authors.yml': 'ada:\n  name: Ada\n',
    'blog/2024-01-01-post.md': '---\nauthors: [ada]\n---\n\n# Post\n\ntext\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/tags.yml': 'one:\n  label: Premier\n',
    'i18n/fr/docusaurus-plugin-content-blog/authors.yml': 'adele:\n  name: Adèle\n',
    'i18n/fr/docusaurus-plugin-content-blog/2024-01-01-post.md': '---\nauthors: [adele]\n---\n\n# Billet\n\ntexte\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('blog/2024/01/01/post/index.html')).toContain('Ada');
  expect(built.file('fr/blog/2024/01/01/post/index.html')).toContain('Adèle');
  expect(built.file('docs/a/index.html')).toContain('>One<');
  expect(built.file('fr/docs/a/index.html')).toContain('>Premier<');
});

it('what plugins that do not run would have given is left out, and named', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
import steps from 'remark-steps-that-are-absent';
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', { blog: false, docs: { remarkPlugins: [steps] } }]],
  plugins: [
    ['fetch-that-is-absent', { from: 'elsewhere' }],
    ['@docusaurus/plugin-content-docs', { id: 'far', path: 'far/away', routeBasePath: 'far' }],
  ],
  themeConfig: { navbar: { items: [{ type: 'doc', docId: 'intro', docsPluginId: 'far', label: 'Far' }, { type: 'doc', docId: 'a', label: 'Near' }] } },
};
`,
    'docs/a.md': '# A\n\nSee [@step](@step/).\n',
    'src/pages/index.jsx': `
import useGlobalData, { usePluginData } from '@docusaurus/useGlobalData';
export default function Home() {
  const { repo: { stars } } = usePluginData('stars');
  const { list } = useGlobalData().stars.default;
  return <main><p>words of the page {stars} {list.map((one) => one.name)}</p></main>;
}
`,
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('index.html')).toContain('words of the page');
  expect(built.file('docs/a/index.html')).toContain('Near');
  expect(built.file('docs/a/index.html')).not.toContain('>Far<');
  const told = ['docs-folder-missing', 'link-broken', 'moved-plugins', 'navbar-doc-unknown'];
  expect(problemsOf(built.stderr).sort()).toEqual(told.map((code) => `warning ${code}`));
  expect(built.stderr).toContain('remarkPlugins: remark-steps-that-are-absent (not installed)');
});

it('sidebars that read a list by its name go on where nobody has written it', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config().replace('blog: false', "blog: false, docs: { sidebarPath: './sidebars.js' }"),
    'sidebars.js':
      "const { items } = require('./docs/api/sidebar.js');\nmodule.exports = { all: ['a', ...items, ...require('./docs/more.ts').default.items] };\n",
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual(['warning import-absent', 'warning import-absent']);
});

it('steps of Markdown run without the packages that all of them stand on', async () => {
  const built = await buildSite({
    'docusaurus.config.js': `
const { visit } = require('unist-util-visit');
const louder = () => (tree) => visit(tree, 'text', (node) => { node.value = node.value.toUpperCase(); });
module.exports = async () => ({
  title: 'M', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', { blog: false, docs: { remarkPlugins: [louder, (await import('./steps.mjs')).default] } }]],
});
`,
    'steps.mjs': `
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
export default () => (tree) =>
  visit(tree, 'link', (node) => {
    node.url = node.url.replace('/old/', '/docs/');
    node.children = fromMarkdown('*made*').children[0].children;
  });
`,
    'docs/a.md': '# A\n\nsee [it](/old/b)\n',
    'docs/b.md': '# B\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(content(built.file('docs/a/index.html'))).toContain('SEE <a href="/docs/b"><em>made</em></a>');
});

it('a relative link of Markdown that code shows is left as it is written: it means another page on each', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("onBrokenLinks: 'throw',"),
    'docs/deep/a.mdx': "# A\n\nimport { Box } from '@site/src/box.js';\n\n<Box />\n",
    'docs/b.md': '# B\n\ntext\n',
    'src/box.js': "import Part from './_part.mdx';\nexport const Box = () => <Part />;\n",
    'src/_part.mdx': 'see [it](../b) and [top](#part)\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual([]);
  expect(content(built.file('docs/deep/a/index.html'))).toContain('<a href="../b">it</a> and <a href="#part">top</a>');
});

it('a preprocessor and a reader of front matter of the site run, and what they throw is told', async () => {
  const dir = makeSite({
    'docusaurus.config.mjs': config(
      `onBrokenLinks: 'throw', markdown: {
        preprocessor: ({ filePath, fileContent }) => {
          if (filePath.endsWith('bad.md')) throw new Error('not this one');
          return fileContent.replaceAll('@@home@@', '/docs/a') + (filePath.endsWith('docs/a.md') ? '\\n\\n## Added\\n' : '');
        },
        parseFrontMatter: async (given) => {
          const made = await given.defaultParseFrontMatter(given);
          const { heading, ...others } = made.frontMatter;
          return { ...made, frontMatter: { ...others, ...(heading && { title: heading }), ...(others.date && { last_update: { date: new Date(2024, 5, 7) } }) } };
        },
      },`,
    ),
    'docs/a.md': '---\nheading: Own @@home@@\n---\n\nsee [it](@@home@@)\n',
    'docs/b.md': 'no front matter, see [it](@@home@@)\n',
    'docs/bad.md': '# Bad\n\ntext\n',
  });
  const built = await buildFolder(dir);
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual(['warning markdown-plugin']);
  expect(built.stderr).toContain('not this one');
  expect(built.stderr).not.toContain('Not carried over');
  const page = built.file('docs/a/index.html');
  expect(page).toContain('<title>Own @@home@@ | ');
  expect(page).toContain('see <a href="/docs/a">it</a>');
  expect(page).toContain('id="added"');
  expect(built.file('docs/b/index.html')).toContain('see <a href="/docs/a">it</a>');
  writeFileSync(join(dir, 'docs/b.md'), 'changed, see [it](@@home@@)\n');
  const [again, clean] = [await buildFolder(dir), await buildFolder(dir, ['--paranoid'], 'clean')];
  expect(again.file('docs/b/index.html')).toContain('changed, see <a href="/docs/a">it</a>');
  expect(differing(again, clean)).toEqual([]);
});

it('tabs of a React page look like those of an article, and lines of a plain <pre> scroll', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': '# A\n\ntext\n',
    'src/pages/index.jsx': `
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
export default () => <main><Tabs><TabItem value="one">words of one</TabItem><TabItem value="two">two</TabItem></Tabs></main>;
`,
  });
  const sheet = /href="\/(assets\/rich[^"]*\.css)"/.exec(built.file('index.html'))?.[1] ?? '';
  const ofTabs = /([^{}]*) \.tabs\s*\{[^}]*display:\s*flex/.exec(built.file(sheet))?.[1];
  expect(ofTabs).toContain('.tabs-container');
  expect(built.file('index.html')).toMatch(/class="tabs-container[^>]*><ul[^>]*class="tabs/);
  const theme = /href="\/(assets\/theme[^"]*\.css)"/.exec(built.file('docs/a/index.html'))?.[1] ?? '';
  expect(built.file(theme)).toMatch(/[}\s]pre\s*\{[^}]*overflow-x:\s*auto/);
});

it('the sitemap is written over a static file of its name', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': '# A\n\ntext\n',
    'static/sitemap.xml': '<old/>\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual(['warning output-clash']);
  expect(built.file('sitemap.xml')).toContain('https://example.com/docs/a');
});

it('components that a site gives to its Markdown may be Markdown that shows others of them', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.mdx': '# A\n\n<Note />\n\n<Box>words</Box>\n',
    'docs/_note.mdx': 'note of <Box>the box</Box> and <Kit.Part />\n',
    'src/theme/MDXComponents.js': `
import MDXComponents from '@theme-original/MDXComponents';
import Note from '@site/docs/_note.mdx';
import Box from '@site/src/Box';
const Kit = { Part: () => <i>part</i> };
export default { ...MDXComponents, Note, Box, Kit };
`,
    'src/Box.jsx':
      "import { Component } from 'react';\nexport default class Box extends Component { render() { return <b>{this.props.children}</b>; } }\n",
  });
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual([]);
  expect(content(built.file('docs/a/index.html'))).toMatch(/note of <b>the box<\/b> and <i>part<\/i>.*<b>words<\/b>/);
});
