/** Statements of the behaviour book that no other test names, each seen from outside: content folders in, files out. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { build } from '../site/helper.js';
import { type Built, buildSite, configText, hrefs, tags } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const article = (html: string) => /<article[^>]*>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? '';
const words = (html: string) => html.replace(/<[^>]+>/g, '');
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('docs', () => {
  let built: Built;
  beforeAll(async () => {
    built = await buildSite({
      'notes.config.ts': configText({
        trailingSlash: false,
        blog: false,
        docs: { sidebarPath: 'sidebars.json' },
        pages: { editUrl: 'https://example.org/edit/', showLastUpdateAuthor: true },
        scripts: [{ src: 'https://example.org/s.js', defer: true, 'data-x': 'y' }],
        stylesheets: ['https://example.org/s.css'],
        headTags: [{ tagName: 'meta', attributes: { name: 'mine', content: 'a"b' } }],
      }),
      'sidebars.json': JSON.stringify({
        main: [
          { type: 'doc', id: 'b', label: 'from item' },
          { type: 'doc', id: 'c', label: 'from item' },
          'd',
          {
            type: 'category',
            label: 'Group',
            link: { type: 'generated-index', title: 'Index title', description: 'Index words' },
            items: ['guide/01-raw', '01-guide/kept', 'last'],
          },
          'hidden',
          'end',
        ],
      }),
      'docs/01-guide/x.md': '---\nid: 01-raw\n---\n# Raw\n\n## H\n',
      'docs/01-guide/02-kept.md': '---\nparse_number_prefixes: false\nid: kept\nslug: /kept\n---\n# Kept\n',
      'docs/b.md':
        '---\nsidebar_label: from front matter\nmine: {deep: [1]}\n---\n\n\n  \n# B {#x}\n\n{frontMatter.mine.deep[0]}-known\n\n\n',
      'docs/c.md': '# C\n',
      'docs/d.md': '---\ntags: [t]\n---\n# D\n',
      'docs/last.md': '# Last\n',
      'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
      'docs/end.md': '# End\n',
      'docs/draft.md': '---\ndraft: true\n---\n# zqdraft\n',
      'pages/about.md': '---\nlast_update: {author: Ada}\n---\n# About\n',
      'static/deep/中 文.bin': 'as it is\n',
    });
    expect(built.code, built.stderr).toBe(0);
  });
  const page = (path: string) => built.file(`docs/${path}.html`);
  /** Label and address of the sidebar's entries. */
  const sidebar = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<a\b([^>]*\bmenu__link\b[^>]*)>([^<]*)/g)].map(([, attributes, label]) => [
        /href="([^"]*)"/.exec(attributes!)?.[1],
        label,
      ]),
    );

  it('B1.11 an id in front matter keeps its number', () => expect(built.paths).toContain('docs/guide/01-raw.html'));
  it('B1.24 unknown fields pass through to the page', () => expect(page('b')).toContain('1-known'));
  it('B1.37 label: front matter, then the item, then the title', () =>
    expect(sidebar(page('b'))).toMatchObject({
      '/docs/b': 'from front matter',
      '/docs/c': 'from item',
      '/docs/d': 'D',
    }));
  it('B1.67 a generated index: title, words, cards, breadcrumbs, pager, sidebar, no table of contents', () => {
    const html = page('category/group');
    expect(words(html.match(/<h1[\s\S]*?<\/h1>/)![0])).toBe('Index title');
    expect(html).toContain('Index words');
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/docs/guide/01-raw', '/docs/kept', '/docs/last', '/docs/d']));
    expect(html).toContain('breadcrumbs');
    expect(sidebar(html)).toHaveProperty('/docs/category/group');
    expect(html).not.toContain('table-of-contents');
  });
  it('B1.70 unlisted docs stand in no pager', () => {
    const next = (html: string) =>
      /pagination-nav__link--next"[^>]*href="([^"]*)"/.exec(html)?.[1] ??
      /href="([^"]*)"[^>]*pagination-nav__link--next/.exec(html)?.[1];
    expect(next(page('last'))).toBe('/docs/end');
  });
  it('B1.98 tag pages have no sidebar', () => expect(page('tags/t')).not.toContain('menu__link'));
  it('B3.8 Markdown pages have edit links and last updates where asked for', () => {
    const html = built.file('about.html');
    expect(html).toContain('href="https://example.org/edit/pages/about.md"');
    expect(words(html)).toContain('Ada');
  });
  it('B4.3, B4.26 blank lines round the body are nothing', () =>
    expect(words(page('b').match(/<h1[\s\S]*?<\/h1>/)![0])).toBe('B'));
  it('B4.64 static files are copied as they are', () => expect(built.file('deep/中 文.bin')).toBe('as it is\n'));
  it('B6.13 scripts, style sheets and head tags stand on every page as written', () => {
    for (const path of ['docs/b.html', 'about.html', '404.html']) {
      const html = built.file(path);
      expect(tags(html, 'script')).toContainEqual(
        expect.stringMatching(/src="https:\/\/example\.org\/s\.js".*data-x="y"/),
      );
      expect(tags(html, 'link')).toContainEqual(expect.stringContaining('href="https://example.org/s.css"'));
      expect(html).toContain('name="mine" content="a&quot;b"');
    }
  });
  it('B6.14 there is no web manifest, and assets have a hash in their names', () => {
    expect(page('b')).not.toContain('rel="manifest"');
    expect(built.paths.filter((path) => /^assets\/theme\.[A-Z0-9]+\.css$/.test(path))).toHaveLength(1);
  });
});

test('B1.10 number prefixes can be switched off for a site and for a file', async () => {
  const files = { 'docs/01-a/02-b.md': '# B\n', 'docs/01-a/03-c.md': '---\nparse_number_prefixes: false\n---\n# C\n' };
  const routes = (made: ReturnType<typeof build>) =>
    made.pages.filter(({ kind }) => kind === 'doc').map(({ route }) => route);
  expect(routes(build({ files }))).toEqual(['/docs/a/b', '/docs/01-a/03-c']);
  expect(routes(build({ files, config: { docs: { numberPrefixParser: false } } }))).toEqual([
    '/docs/01-a/02-b',
    '/docs/01-a/03-c',
  ]);
});

test('B1.54 what is wrong with a sidebar names its file', async () => {
  const built = await buildSite({
    'notes.config.ts': configText({ docs: { sidebarPath: './side/bars.json' } }),
    'side/bars.json': '{ "main": [{ "type": "doc" }] }',
    'docs/a.md': '# A\n',
  });
  expect([built.code, built.stderr]).toEqual([
    1,
    expect.stringMatching(/error sidebar-\S+ {2}(?:\.\/)?side\/bars\.json/),
  ]);
});

test('B1.85 what is known of a version', () => {
  const { graph } = build({
    files: { 'docs/b.md': '# B\n', 'docs/a.md': '# A\n', 'docs/d.md': '---\ndraft: true\n---\n' },
  });
  const { version, docs, draftIds, sidebars, mainDoc } = graph.versions[0]!;
  expect(version).toMatchObject({ name: 'current', label: 'Next', isLast: true, path: '/docs' });
  expect([docs.map(({ id }) => id).sort(), draftIds, mainDoc?.id]).toEqual([['a', 'b'], ['d'], 'a']);
  expect([...sidebars].map(([name, { landing }]) => [name, landing])).toEqual([
    ['defaultSidebar', expect.objectContaining({ href: '/docs/a', label: 'a' })],
  ]);
});

describe('posts', () => {
  let built: Built;
  beforeAll(async () => {
    built = await buildSite({
      'notes.config.ts': configText({ trailingSlash: false }),
      'docs/a.md': '# A\n',
      'blog/2024-01-02-p/index.md':
        '---\nimage: ./cover.png\ntitle_meta: tab title\n---\n# From heading\n\n<!-- truncate -->\n\nfirst words after the marker\n\n## From heading\n',
      'blog/2024-01-02-p/cover.png': PNG,
      'static/img/a.png': PNG,
      'blog/2024-01-01-q.md': `---\ntitle: 题目\nimage: img/a.png\n---\n${'字'.repeat(200)}\n\n\`\`\`js\nfive\n\`\`\`\n\n<!-- truncate -->\n`,
      'blog/2024-01-03-draft.md': '---\ndraft: true\ntitle: zqdraft\n---\nx\n',
    });
    expect(built.code, built.stderr).toBe(0);
  });
  const post = () => built.file('blog/2024/01/02/p.html');

  it('B2.14 drafts are nowhere', () => {
    for (const [path, text] of Object.entries(built.files)) expect(`${path} ${text}`).not.toContain('zqdraft');
  });
  it('B2.18 the first heading is the title and nothing else', () => {
    expect(post().match(/<h1/g)).toHaveLength(1);
    expect(post()).toContain('<h2 id="from-heading"');
    expect(built.file('blog.html').match(/From heading/g)!.length).toBeGreaterThan(0);
    expect(words(article(built.file('blog.html'))).match(/From heading/g)).toHaveLength(1);
  });
  it('B2.19 the description is not limited by the marker', () =>
    expect(tags(post(), 'meta')).toContainEqual(expect.stringContaining('content="first words after the marker"')));
  it('B2.20 title_meta is for the tab alone', () => {
    expect(post()).toContain('<title>tab title | 站点</title>');
    expect(built.file('blog.html')).not.toContain('tab title');
  });
  it('B2.22 an image beside the post is bundled, another value gets the base', () => {
    const image = (html: string) => tags(html, 'meta').find((tag) => tag.includes('og:image'));
    expect(image(post())).toMatch(/content="https:\/\/example\.com\/assets\/[^"]*cover[^"]*\.png"/);
    expect(image(built.file('blog/2024/01/01/q.html'))).toContain('content="https://example.com/img/a.png"');
  });
  it('B2.34, B2.36 each Han character is a word, code counts', () => {
    // 200 characters are one minute; the code makes it more.
    expect(words(built.file('blog/2024/01/01/q.html'))).toContain('约 2 分钟读完');
  });
});

test('B2.21, B1.15, B4.14 every failing file is named with its place, all at once', async () => {
  const built = await buildSite({
    'docs/a.mdx': '# A\n\na <b> c\n',
    'docs/b.mdx': '# B\n\n{1 +}\n',
    'blog/2024-01-01-p.md': '---\ndate: nonsense\n---\nx\n',
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatch(/error markdown-tag-open {2}docs\/a\.mdx:3:\d+/);
  expect(built.stderr).toMatch(/error markdown-mdx {2}docs\/b\.mdx:3:\d+/);
  expect(built.stderr).toMatch(/error \S+ {2}blog\/2024-01-01-p\.md:2:\d+/);
});

describe('Markdown', () => {
  let html = '';
  beforeAll(async () => {
    const built = await buildSite({
      'notes.config.ts': configText({ blog: false, trailingSlash: false }),
      'docs/a.mdx': `---
toc_min_heading_level: 3
toc_max_heading_level: 3
---

import TOCInline from '@theme/TOCInline';
import Part, { word } from './_part.mdx';
import data from './data.json';
export const own = 'own value';

# A

## Two

#### Four

### Three

| a | b |
|---|:-:|
| 1 | ~~2~~ ~3~ |

- [x] done
- [ ] open

www.example.org and a@example.org[^n]

[^n]: note

hard\\
break

<Part />

says {word} {data.key} {own}

<details><summary>S</summary>inner</details>

:::tip

words

:::

\`inline\` and

\`\`\`js
block
\`\`\`

<TOCInline toc={toc} />
`,
      'docs/_part.mdx': 'part text\n\nexport const word = "part word";\n',
      'docs/data.json': '{ "key": "data value" }',
    });
    expect(built.code, built.stderr).toBe(0);
    html = built.file('docs/a.html');
  });

  it('B4.10 tables, strike, tasks, footnotes, bare addresses, hard breaks', () => {
    for (const piece of [
      '<table>',
      '<del>2</del> <del>3</del>',
      'type="checkbox"',
      'href="http://www.example.org"',
      'mailto:a@example.org',
      'user-content-fn-n',
      '<br/>',
    ])
      expect(html.replace(/<br>/g, '<br/>')).toContain(piece);
  });
  it('B4.15 components, partials, data and values come in by import and export', () =>
    expect(words(html)).toMatch(/part text\s*says part word data value own value/));
  it('B4.16 details and admonitions need no import', () => {
    expect(html).toMatch(/<details[^>]*>[\s\S]*<summary[^>]*>S<\/summary>/);
    expect(html).toContain('theme-admonition-tip');
  });
  it('B4.34 levels filter the tree, they do not lift what stands lower', () => {
    const toc = html.match(/table-of-contents__link[^>]*>([^<]*)/g)!.map((link) => link.replace(/.*>/, ''));
    expect(toc).toContain('Three');
    expect(toc).not.toContain('Four');
  });
  it('B4.36 an inline table of contents', () => expect(article(html)).toMatch(/<a[^>]*href="#three"/));
  it('B4.43 an admonition has its class, a heading row and its words', () =>
    expect(html).toMatch(
      /theme-admonition theme-admonition-tip[\s\S]*admonitionHeading[\s\S]*admonitionContent[\s\S]*words/i,
    ));
  it('B4.50, B4.51 inline code is one element; a block is drawn by classes, not by inline styles', () => {
    expect(html).toContain('<code>inline</code>');
    const block = html.match(/<div class="language-js[\s\S]*?<\/pre>/)![0];
    expect(block).toContain('block');
    expect(block).not.toContain('style=');
  });
});

test('B7.11 all pages that cannot be rendered are told at the line that threw, with a hint where they need a browser', async () => {
  const built = await buildSite({
    'docs/a.md': '# A\n',
    'pages/a.tsx': 'export default () => <p>{window.innerWidth}</p>;\n',
    'pages/b.tsx': "export default () => { throw new Error('own words'); };\n",
    'pages/c.tsx': 'const total = 3;\nexport default () => <p>{totl}</p>;\n',
    'pages/d.tsx': 'export default () => { const [n] = useState(0); return <b>{n}</b>; };\n',
    'pages/e.tsx': 'export default async () => <p>{await 1}</p>;\n',
    'pages/f.tsx': "import { useState } from 'react';\nconst [n] = useState(0);\nexport default () => <b>{n}</b>;\n",
    'docs/in.mdx': '# In\n\nfew {[].at(0).length}\n',
    'docs/called.mdx': "import Sum from '../src/Sum.jsx';\n\n# Called\n\n<Sum />\n",
    'src/Sum.jsx':
      "import { add } from './add';\nexport default function Sum({ rows }) {\n  return <b>{add(rows)}</b>;\n}\n",
    'src/add.ts':
      "// The sum.\nexport function add(rows: number[]): number {\n  const text = 'rows';\n  return rows.reduce((sum, row) => sum + row, text.length);\n}\n",
    'docs/typed.mdx': "import { Name } from '../src/Name';\n\n# Typed\n\n<Name />\n",
    'src/Name.tsx':
      'interface Props {\n  user?: { name: string };\n}\nexport const Name = ({ user }: Props) => (\n  <b>\n    {user!.name}\n  </b>\n);\n',
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatch(
    /error render-browser {2}pages\/a\.tsx:1:26\n.*window is not defined outside of browsers\.\n[\s\S]*?BrowserOnly/,
  );
  expect(built.stderr).toMatch(
    /error render-import {2}pages\/d\.tsx:1:36\n.*useState is not imported\.\n[\s\S]*?import \{ useState \} from 'react'/,
  );
  expect(built.stderr).toMatch(/error render-waits {2}pages\/e\.tsx\n.*waits for data/);
  expect(built.stderr).toMatch(/error render-hook {2}pages\/f\.tsx(?::2:\d+)?\n.*useState is called outside/);
  expect(built.stderr).toMatch(/error render-failed {2}pages\/b\.tsx:1:\d+\n.*own words/);
  expect(built.stderr).toMatch(/error render-failed {2}pages\/c\.tsx:2:26\n.*totl is not defined\n[\s\S]*?"total"/);
  expect(built.stderr).toMatch(/error render-failed {2}docs\/in\.mdx:3:14\n.*docs\/in .*'length'/);
  expect(built.stderr).toMatch(/error render-failed {2}src\/add\.ts:4:10\n.*docs\/called .*'reduce'/);
  // The line is written in another way there: the component has to do.
  expect(built.stderr).toMatch(/error render-failed {2}src\/Name\.tsx:4:14\n.*docs\/typed .*'name'/);
});

test('a file of the theme under another name is told with that name, and one of Docusaurus with none', async () => {
  const part = 'export default () => null;\n';
  const { stderr } = await buildSite({
    'docs/a.md': '# A\n',
    'theme/Footer.tsx': part,
    'theme/DocItem/index.tsx': part,
    'theme/MDXComponents.tsx': part,
  });
  expect(stderr).toMatch(/warning theme-file-name {2}theme\/Footer\.tsx[\s\S]*Did you mean "layout\/Footer"/);
  expect(stderr.match(/theme-file-name/g)).toHaveLength(1);
});

test.each([
  [
    "import { Read } from '../src/Read';\n\n<Read />\n",
    /error import-node {2}src\/Read\.tsx:1:\d+\n.*"node:fs", which only Node/,
  ],
  ["import Old from '../src/Old.vue';\n\n<Old />\n", /error import-kind {2}docs\/a\.mdx:1:\d+\n.*"\.vue"/],
])('says why %s cannot be imported', async (text, told) => {
  const { code, stderr } = await buildSite({
    'docs/a.mdx': text,
    'src/Read.tsx':
      "import { readFileSync } from 'node:fs';\nexport const Read = () => <b>{readFileSync('a').length}</b>;\n",
    'src/Old.vue': '<template />\n',
  });
  expect([code, stderr]).toEqual([1, expect.stringMatching(told)]);
});

describe('B7.12 the configuration', () => {
  const body = "{ title: 'T', url: 'https://example.com' }";
  it.each([
    ['notes.config.mjs', `export default () => (${body});\n`],
    ['notes.config.cjs', `module.exports = async () => (${body});\n`],
    ['notes.config.js', `export default Promise.resolve(${body});\n`],
    ['notes.config.json', '{ "title": "T", "url": "https://example.com" }'],
  ])('%s', async (name, text) => {
    const built = await buildSite({ [name]: text, 'docs/a.md': '# A\n' });
    expect([built.code, built.file('docs/a/index.html').includes('<title>A | T</title>')]).toEqual([0, true]);
  });
});
