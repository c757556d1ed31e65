/** Mistakes of an eleventh set: paths of another depth, keys that stand twice, braces, and what follows from a page that cannot be read. */
import { config, group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const page = { 'docs/index.md': '# A\n' };

export const eleventhPaths = group(
  'paths of another depth',
  [
    'picture one folder too low',
    'docs/in/a.md',
    doc('![A](▸./img/a.svg)'),
    { fix: ['./img/a.svg', '../img/a.svg'] },
    { 'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ],
  [
    'import one folder too low',
    'docs/in/a.mdx',
    "import Box from ▸'../components/Box';\n\n# A\n\n<Box />\n",
    { fix: ['../components/Box', '../../components/Box'] },
    { 'components/Box.tsx': 'export default function Box() {\n  return <p>A</p>;\n}\n' },
  ],
  ['slug with backslashes', 'doc', '---\nslug: ▸/in\\a\n---\n\n# A\n', { fix: ['/in\\a', '/in/a'] }],
  [
    'origin with a path',
    'notes.config.ts',
    "export default {\n  title: 'T',\n  url: ▸'https://a.example/wiki/',\n  baseUrl: '/',\n};\n",
    { says: /baseUrl/ },
    page,
  ],
);

export const eleventhData = group(
  'keys and files',
  ['field twice', 'doc', '---\ntitle: A\n▸title: B\n---\n\n# A\n', { says: /line 2/ }],
  ['line twice', 'doc', '---\ntitle: A\n▸title: A\n---\n\n# A\n', { fix: ['title: A\n', ''] }],
  ['author twice', 'blog/authors.yml', 'ada:\n  name: Ada\n▸ada:\n  name: Bob\n', { says: /line 1/ }, page],
  [
    'wide comma at the end of a line',
    'docs/in/_category_.json',
    '{\n  "position": 3▸，\n  "label": "In"\n}\n',
    { fix: ['，', ','] },
    { 'docs/in/a.md': '# A\n' },
  ],
  [
    'category file without its lines',
    'docs/in/category_.json',
    '▸{ "label": "In" }\n',
    { near: '_category_.json' },
    { 'docs/in/a.md': '# A\n' },
  ],
  [
    'texts of another language',
    'i18n/en/docusaurus-theme-classic/navbar.json',
    '{\n  "item.label.A": { ▸"mesage": "B" }\n}\n',
    { fix: ['mesage', 'message'] },
    {
      ...page,
      'notes.config.ts': config(
        "i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },",
        "navbar: { items: [{ label: 'A', to: '/docs' }] },",
      ),
    },
  ],
);

export const eleventhTags = group(
  'tags of MDX',
  ['open brace', 'mdx', '<Tabs groupId=▸{2 />\n', { fix: ['{2 ', '{2} '] }],
  [
    'value twice',
    'mdx',
    '<Tabs>\n  <TabItem value="a">A</TabItem>\n  <TabItem value=▸"a">B</TabItem>\n</Tabs>\n',
    { says: /Rename one/ },
  ],
);

export const eleventhNames = group(
  'names and lists',
  [
    'title of a blog',
    'notes.config.ts',
    config("blog: { ▸title: 'Log' },"),
    { fix: ["title: 'Log'", "blogTitle: 'Log'"] },
    page,
  ],
  [
    'default language',
    'notes.config.ts',
    config("i18n: { ▸defaultLang: 'en', locales: ['en'] },"),
    { fix: ['defaultLang', 'defaultLocale'] },
    page,
  ],
  [
    'word without quotation marks',
    'notes.config.ts',
    config('footer: { style: ▸dark },'),
    { fix: ['dark', "'dark'"] },
    page,
  ],
  [
    'import that is misspelt',
    'notes.config.ts',
    "import { ▸defineConfg } from 'biji';\n\nexport default defineConfig({ title: 'T', url: 'https://a.example' });\n",
    { fix: ['defineConfg', 'defineConfig'] },
    page,
  ],
  [
    'bracket of an option in one line',
    'notes.config.ts',
    config('markdown: ▸{ math: true,', 'trailingSlash: false,'),
    { fix: ['{ math: true,', '{ math: true },'] },
    page,
  ],
  [
    'style sheet of another tool',
    'notes.config.ts',
    config("customCss: ▸'./src/css/a.css',"),
    { fix: ['./src/css/a.css', './css/a.css'] },
    { ...page, 'css/a.css': 'a { color: red; }\n' },
  ],
  [
    'bracket of languages in one line',
    'notes.config.ts',
    config("i18n: ▸{ defaultLocale: 'en', locales: ['en'],", 'trailingSlash: false,'),
    { fix: ["['en'],", "['en'] },"] },
    page,
  ],
  [
    'comment that begins marked lines',
    'doc',
    doc('```js no-check\n// ▸higlight-start\nrun();\n// highlight-end\n```'),
    { fix: ['higlight', 'highlight'] },
  ],
  ['wide number of a list', 'doc', doc('▸１．甲\n2. 乙'), { fix: ['１．', '1. '] }],
  [
    'authors in a list',
    'post',
    '---\ndate: 2025-01-02\n▸auther: [ada]\n---\n\nA.\n\n<!-- truncate -->\n',
    { near: 'authors', fix: ['auther', 'authors'] },
  ],
  [
    'picture in a folder of another name',
    'docs/in/a.md',
    doc('![A](▸../images/a.svg)'),
    { fix: ['../images/a.svg', '../img/a.svg'] },
    { 'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ],
  [
    'label for a value',
    'mdx',
    '<Tabs defaultValue=▸"macOS">\n  <TabItem value="mac" label="macOS">A</TabItem>\n</Tabs>\n',
    { near: 'mac', fix: ['defaultValue="macOS"', 'defaultValue="mac"'] },
  ],
  [
    'comment that marks a line',
    'doc',
    doc('```js no-check\n// ▸higlight-next-line\nrun();\n```'),
    { fix: ['higlight', 'highlight'] },
  ],
  ['month of a name', 'blog/2026-13-01-a.md', '▸# A\n\n<!-- truncate -->\n', { says: /date/ }, page],
  [
    'end of a redirect',
    'notes.config.ts',
    config("redirects: [{ from: '/a', ▸target: '/docs' }],"),
    { fix: ['target', 'to'] },
    page,
  ],
);
