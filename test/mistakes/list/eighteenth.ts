/** Mistakes of an eighteenth set: habits of other tools, and one cause that is said several times. */
import { config, group } from '../mistake.js';

const fields = (lines: string) => `---\ntitle: A\n${lines}\n---\n\nText.\n`;

export const eighteenthFields = group(
  'front matter of other tools',
  ['old addresses of Hugo', 'doc', fields('▸aliases: [/old]'), { says: /redirects\.yml/, alone: true }],
  ['old address of Jekyll', 'doc', fields('▸redirect_from: /old'), { says: /redirects\.yml/, alone: true }],
  ['no contents', 'doc', fields('▸toc: false'), { fix: ['toc: false', 'hide_table_of_contents: true'], alone: true }],
  ['no sidebar', 'doc', fields('▸sidebar: false'), { fix: ['sidebar: false', 'displayed_sidebar: null'], alone: true }],
  [
    'below a heading',
    'doc',
    '# B\n\n▸---\ntitle: B\nsidebar_position: 3\n---\n\nText.\n',
    {
      fix: ['# B\n\n---\ntitle: B\nsidebar_position: 3\n---\n\n', '---\ntitle: B\nsidebar_position: 3\n---\n\n# B\n\n'],
      alone: true,
    },
  ],
);

const docs = { 'docs/index.md': '# A\n', 'docs/guide.md': '# B\n' };
const ownSidebars = { ...docs, 'notes.config.ts': config("docs: { sidebarPath: 'sidebars.ts' },") };
const sidebars = (item: string) => `export default {\n  docs: ['index', ${item}],\n};\n`;
const post = '---\ntitle: A\nauthors: [ada]\n---\n\nb\n\n<!-- truncate -->\n\nc\n';

export const eighteenthData = group(
  'data of other tools',
  [
    'link of VitePress',
    'sidebars.ts',
    sidebars("{ ▸text: 'B', link: '/guide' }"),
    { fix: ["{ text: 'B', link: '/guide' }", "{ type: 'doc', label: 'B', id: 'guide' }"], alone: true },
    ownSidebars,
  ],
  [
    'link to another site',
    'sidebars.ts',
    sidebars("'guide', { ▸text: 'B', link: 'https://b.example' }"),
    {
      fix: ["{ text: 'B', link: 'https://b.example' }", "{ type: 'link', label: 'B', href: 'https://b.example' }"],
      alone: true,
    },
    ownSidebars,
  ],
  [
    'group of VitePress',
    'sidebars.ts',
    sidebars("{ ▸text: 'B', collapsed: true, items: ['guide'] }"),
    { fix: ["{ text: 'B'", "{ type: 'category', label: 'B'"], alone: true },
    ownSidebars,
  ],
  [
    'id with its ending',
    'sidebars.ts',
    sidebars("▸'guide.md'"),
    { fix: ['guide.md', 'guide'], alone: true },
    ownSidebars,
  ],
  [
    'authors as a list',
    'blog/authors.yml',
    '▸- id: ada\n  name: Ada\n- name: Bob\n  id: bob\n',
    {
      fix: ['- id: ada\n  name: Ada\n- name: Bob\n  id: bob\n', 'ada:\n  name: Ada\nbob:\n  name: Bob\n'],
      alone: true,
    },
    { ...docs, 'blog/2025-01-01-a.md': post },
  ],
  [
    'authors in a file of another name',
    'blog/author.yml',
    '▸ada:\n  name: Ada\n',
    { near: 'authors.yml', alone: true },
    { ...docs, 'blog/2025-01-01-a.md': post },
  ],
);

export const eighteenthOptions = group(
  'options in another form',
  [
    'address with a path',
    'notes.config.ts',
    "export default {\n  title: 'T',\n  url: ▸'https://a.example/b/',\n};\n",
    { fix: ["'https://a.example/b/'", "'https://a.example',\n  baseUrl: '/b/'"], alone: true },
    docs,
  ],
  [
    'navbar as a list',
    'notes.config.ts',
    config("navbar: ▸[{ to: '/docs', label: 'Docs' }],"),
    { fix: ["[{ to: '/docs', label: 'Docs' }]", "{ items: [{ to: '/docs', label: 'Docs' }] }"], alone: true },
    docs,
  ],
  [
    'formulas at the top',
    'notes.config.ts',
    config('▸math: true,'),
    { fix: ['math: true', 'markdown: { math: true }'], alone: true },
    docs,
  ],
);

const page = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

export const eighteenthAttributes = group(
  'attributes',
  [
    'object in one pair of braces',
    'mdx',
    page("<div style=▸{ color: 'red', top: 0 }>Text</div>"),
    { fix: ["{ color: 'red', top: 0 }", "{{ color: 'red', top: 0 }}"], alone: true },
  ],
  [
    'object of several lines',
    'mdx',
    page("<div\n  style=▸{\n    color: 'red',\n  }\n>\n\nText\n\n</div>"),
    { fix: ["{\n    color: 'red',\n  }", "{{\n    color: 'red',\n  }}"], alone: true },
  ],
);

export const eighteenthBlocks = group(
  'block',
  [
    'full-width signs',
    'doc',
    page('```js\nconst a = 1▸；\nconsole.log（a）；\n```'),
    { fix: ['；\nconsole.log（a）；', ';\nconsole.log(a);'], alone: true },
  ],
  [
    'full-width sign in a list',
    'doc',
    page('1. First:\n\n   ```js\n   const a = 1▸；\n   ```'),
    { fix: ['；', ';'], alone: true },
  ],
  [
    'curly marks',
    'doc',
    page('```ts\nconst a = ▸“你好，世界”;\n```'),
    { fix: ['“你好，世界”', '"你好，世界"'], alone: true },
  ],
  [
    'scope of another name',
    'doc',
    page("```js scope=queue\nconst tasks = ['a'];\n```\n\n```js scope=▸queu\ntasks.length; // => 1\n```"),
    { near: 'queue', alone: true },
  ],
  [
    'start tag for an end tag',
    'doc',
    page('```html\n<ul>\n  <li>One</li>\n  <li>Two▸<li>\n</ul>\n```'),
    { fix: ['Two<li>', 'Two</li>'], alone: true },
  ],
  [
    'misspelt end tag',
    'doc',
    page('```html\n<ul>\n  <li>One▸</il>\n  <li>Two</li>\n</ul>\n```'),
    { fix: ['</il>', '</li>'], alone: true },
  ],
  ['misspelt attribute', 'doc', page('```html\n<img ▸scr="a.png" alt="A">\n```'), { fix: ['scr', 'src'], alone: true }],
);
