/** Mistakes of a twelfth set: files of a name that is nearly right, docs that stand twice, colours, and places within a list. */
import { config, group } from '../mistake.js';

const page = { 'docs/index.md': '# A\n' };
const languages = config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },");

export const twelfthNames = group(
  'names of files',
  [
    'category file of another tool',
    'docs/in/category.json',
    '▸{ "label": "In", "position": 2 }\n',
    { near: '_category_.json' },
    { 'docs/in/a.md': '# A\n' },
  ],
  [
    'language once more',
    'i18n/en-US/code.json',
    '▸{}\n',
    { near: 'en' },
    { ...page, 'notes.config.ts': languages, 'i18n/en/code.json': '{}\n' },
  ],
  [
    'sidebar of texts in another language',
    'i18n/en/docusaurus-plugin-content-docs/current.json',
    '{\n  ▸"sidebar.doc.category.In": { "message": "Inside" }\n}\n',
    { fix: ['sidebar.doc.', 'sidebar.docs.'] },
    {
      ...page,
      'notes.config.ts': config(
        "i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },",
        "docs: { sidebarPath: 'sidebars.json' },",
      ),
      'sidebars.json': '{ "docs": [{ "type": "category", "label": "In", "items": ["index"] }] }\n',
    },
  ],
);

export const twelfthLists = group(
  'entries of lists',
  [
    'doc twice in a sidebar',
    'sidebars.ts',
    "export default { docs: ['index', 'guide', ▸'index'] };\n",
    { says: /Remove one/ },
    {
      ...page,
      'docs/guide.md': '# G\n',
      'notes.config.ts': config("docs: { sidebarPath: 'sidebars.ts' },"),
    },
  ],
  [
    'redirect to itself',
    'notes.config.ts',
    config("redirects: [{ from: '/docs/old', to: ▸'/docs/old' }],"),
    { says: /no page/ },
    page,
  ],
  [
    'address that two redirects have',
    'notes.config.ts',
    config("redirects: [{ from: '/old', to: '/docs' }, { from: ▸'/old', to: '/docs' }],"),
    { says: /ignored/ },
    page,
  ],
  [
    'colour of the announcement',
    'notes.config.ts',
    config("announcementBar: { id: 'a', content: 'A', backgroundColor: ▸'#12345g' },"),
    { says: /no colour/ },
    page,
  ],
);

const authors = { ...page, 'blog/authors.yml': 'ada:\n  name: Ada\nbob:\n  name: Bob\n' };

export const twelfthValues = group(
  'values of other forms',
  [
    'authors with a comma of Chinese in a list',
    'blog/2026-01-02-a.md',
    '---\nauthors: [▸ada、bob]\n---\n\n# A\n\n<!-- truncate -->\n',
    { fix: ['ada、bob', 'ada, bob'] },
    authors,
  ],
  ['tags with number signs', 'doc', '---\ntags: ▸#a #b\n---\n\n# A\n', { fix: ['#a #b', '[a, b]'] }],
  ['keywords with number signs', 'doc', '---\nkeywords: ▸#a、#b\n---\n\n# A\n', { fix: ['#a、#b', '[a, b]'] }],
  ['month before the day', 'post', '---\ndate: ▸11/20/2026\n---\n\n# A\n', { fix: ['11/20/2026', '2026-11-20'] }],
  ['value of another language', 'notes.config.ts', config('trailingSlash: ▸False,'), { fix: ['False', 'false'] }, page],
  ['value in capitals', 'notes.config.ts', config('noIndex: ▸TRUE,'), { fix: ['TRUE', 'true'] }, page],
  [
    'path without quotation marks',
    'notes.config.ts',
    config('baseUrl: ▸/wiki/,'),
    { fix: ['/wiki/', "'/wiki/'"] },
    page,
  ],
  [
    'title of two words',
    'doc',
    '---\ntitle: A\n---\n\n```js title=▸my file\n1;\n```\n',
    { fix: ['my file', '"my file"'] },
  ],
  [
    'page that is not closed before a comma',
    'doc',
    '---\ntitle: A\n---\n\n看 ▸[甲](./guide.md，再看 [乙](./index.md)。\n',
    { fix: ['guide.md，', 'guide.md)，'] },
  ],
  [
    'alert with backslashes',
    'doc',
    '---\ntitle: A\n---\n\n> ▸\\[!NOTE\\]\n> Text.\n',
    { fix: ['\\[!NOTE\\]', '[!NOTE]'] },
  ],
  [
    'colour of the theme',
    'css/a.css',
    ':root {\n  --ifm-color-primary: ▸#2f6f8;\n}\n',
    { says: /no colour/ },
    { ...page, 'notes.config.ts': config("customCss: ['css/a.css'],") },
  ],
  [
    'path of the machine in a folder beside',
    'docs/in/a.md',
    '# A\n\n![A](▸C:\\work\\docs\\img\\a.svg)\n',
    { fix: ['C:\\work\\docs\\img\\a.svg', '../img/a.svg'] },
    { 'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ],
  ['end of another width', 'doc', '---\ntitle: A\n---\n\n```js no-check\n1;\n▸｀｀｀\n', { fix: ['｀｀｀', '```'] }],
  [
    'capital letter of an import above another',
    'docs/a.mdx',
    "▸Import A from './_a.md';\nimport B from './_b.md';\n\n<A />\n\n<B />\n",
    { fix: ['Import', 'import'] },
    { 'docs/_a.md': 'A\n', 'docs/_b.md': 'B\n' },
  ],
);
