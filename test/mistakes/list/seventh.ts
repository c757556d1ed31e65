/** Mistakes of another fresh set, each with others of its kind: configurations of Docusaurus, translations, marks of admonitions and fences. */
import { config, group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const home = { 'pages/index.md': '# Home\n', 'docs/index.md': '# A\n', 'docs/b.md': '# B\n' };

const docusaurus = (theme: string, docs = '', policy = "'throw'") =>
  [
    'module.exports = {',
    "  title: 'T',",
    "  url: 'https://a.example',",
    "  baseUrl: '/',",
    `  onBrokenLinks: ${policy},`,
    `  presets: [['classic', { docs: { ${docs} }, blog: false }]],`,
    `  ${theme}`,
    '};',
    '',
  ].join('\n');
const moved = (name: string, text: string, from: string, to: string): Parameters<typeof group>[1] => [
  name,
  'docusaurus.config.js',
  text,
  { fix: [from, to] },
  home,
];

export const seventhMoved = group(
  'configuration of Docusaurus',
  moved('option', docusaurus('▸themeconfig: {},'), 'themeconfig', 'themeConfig'),
  moved(
    'field of an item',
    docusaurus("themeConfig: { navbar: { items: [{ to: '/docs', label: 'A', ▸clasName: 'b' }] } },"),
    'clasName',
    'className',
  ),
  moved(
    'option of the preset',
    docusaurus('themeConfig: {},', '▸routebasePath: "x"'),
    'routebasePath',
    'routeBasePath',
  ),
  moved('option of the footer', docusaurus("themeConfig: { footer: { ▸stlye: 'dark' } },"), 'stlye', 'style'),
  moved('policy', docusaurus('themeConfig: {},', '', "▸'thorw'"), 'thorw', 'throw'),
  moved(
    'type of an item',
    docusaurus("themeConfig: { navbar: { items: [{ type: ▸'docSidbar', sidebarId: 'defaultSidebar' }] } },"),
    'docSidbar',
    'docSidebar',
  ),
);

const twoLanguages = {
  ...home,
  'notes.config.ts': config(
    "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },",
    "navbar: { items: [{ to: '/docs', label: 'Start' }] },",
  ),
  'i18n/fr/code.json': '{}\n',
};

export const seventhTranslations = group(
  'translations',
  [
    'label of the menu',
    'i18n/fr/docusaurus-theme-classic/navbar.json',
    '{\n  ▸"item.label.Strat": { "message": "Début" }\n}\n',
    { fix: ['Strat', 'Start'] },
    twoLanguages,
  ],
  [
    'page without its original',
    'i18n/fr/docusaurus-plugin-content-docs/current/bb.md',
    '▸# B\n',
    { near: 'b.md' },
    twoLanguages,
  ],
  [
    'folder of a plugin',
    'i18n/fr/docusaurus-plugin-content-doc/current/b.md',
    '▸# B\n',
    { near: 'docusaurus-plugin-content-docs' },
    twoLanguages,
  ],
  ['file of the theme', 'i18n/fr/docusaurus-theme-classic/navabr.json', '▸{}\n', { near: 'navbar.json' }, twoLanguages],
);

export const seventhMarks = [
  ...group(
    'marks of blocks',
    [
      'two colons twice',
      'doc',
      doc('▸::tip\n\nText.\n\n::'),
      { fix: ['::tip\n\nText.\n\n::', ':::tip\n\nText.\n\n:::'] },
    ],
    ['attribute not closed', 'doc', doc(':::note▸{title="A}\n\nText.\n\n:::'), { fix: ['"A}', '"A"}'] }],
    ['attributes not closed', 'doc', doc(':::note▸{title="A"\n\nText.\n\n:::'), { fix: ['"A"', '"A"}'] }],
    ['attribute in Chinese marks', 'doc', doc(':::note▸{title=“A”}\n\nText.\n\n:::'), { fix: ['“A”', '"A"'] }],
    ['two backticks', 'doc', doc('▸``js\n1;\n```\n\nText.'), { fix: ['``js', '```js'] }],
    ['quote of an alert', 'doc', doc('▸[!TIP]\n> Text.'), { fix: ['[!TIP]', '> [!TIP]'] }],
    ['sign of another currency', 'doc', doc('A ▸￥x^2￥.'), { fix: ['￥x^2￥', '$x^2$'] }],
    ['colon before the title', 'doc', doc(':::note▸: A title\n\nText.\n\n:::'), { fix: ['note: A', 'note A'] }],
    ['bracket of an alert', 'doc', doc('> ▸[!TIP\n> Text.'), { fix: ['[!TIP', '[!TIP]'] }],
    ['scheme without colon', 'doc', doc('See ▸[g](http//b.example).'), { fix: ['http//', 'http://'] }],
    ['id in round brackets', 'doc', doc('## Use ▸(#use)\n\nText.'), { fix: ['(#use)', '{#use}'] }],
    ['arrow with a title mark', 'doc', doc('```js\n[1].length; ▸// =》 1\n```'), { fix: ['=》', '=>'] }],
    ['package managers', 'doc', doc('```bash ▸npm2yran\nnpm i\n```'), { fix: ['npm2yran', 'npm2yarn'] }],
    ['lines to mark', 'doc', doc('```js no-check ▸foucs={1}\na();\n```'), { fix: ['foucs', 'focus'] }],
  ),
  ...group(
    'data beside pages',
    [
      'comma at the end of sidebars',
      'sidebars.json',
      '{\n  "a": ["index"▸,]\n}\n',
      { fix: [',]', ']'] },
      { ...home, 'notes.config.ts': config("docs: { sidebarPath: 'sidebars.json' },") },
    ],
    [
      'page of a category that no sidebar shows',
      'docs/c/_category_.json',
      '{\n  "link": { "type": "doc", "id": ▸"ondex" }\n}\n',
      { fix: ['ondex', 'index'] },
      {
        ...home,
        'docs/c/d.md': '# D\n',
        'notes.config.ts': config("docs: { sidebarPath: 'sidebars.json' },"),
        'sidebars.json': '{ "a": ["index"] }',
      },
    ],
    [
      'space in the address of a tag',
      'docs/tags.yml',
      'a:\n  permalink: ▸/my tag\n',
      { fix: ['/my tag', '/my-tag'] },
      { ...home, 'notes.config.ts': config("docs: { tags: 'tags.yml' },") },
    ],
    [
      'redirects in a circle',
      'redirects.yml',
      '- from: /x\n  to: ▸/y\n- from: /y\n  to: /x\n',
      { says: /no page/ },
      home,
    ],
    [
      'frequency',
      'notes.config.ts',
      config("sitemap: { changefreq: ▸'weakly' },"),
      { fix: ['weakly', 'weekly'] },
      home,
    ],
    [
      'one script',
      'notes.config.ts',
      config("scripts: ▸'https://b.example/a.js',"),
      { fix: ["'https://b.example/a.js'", "['https://b.example/a.js']"] },
      home,
    ],
    [
      'name of a plugin',
      'notes.config.ts',
      config("plugins: [{ name: ▸'My Books' }],"),
      { fix: ['My Books', 'my-books'] },
      home,
    ],
    [
      'host of an author',
      'blog/authors.yml',
      'ada:\n  name: Ada\n  url: ▸b.example.com/ada\n',
      { near: 'https://b.example.com/ada' },
      { ...home, 'blog/2025-01-01-p.md': '---\nauthors: ada\n---\n\nText.\n' },
    ],
    ['ending of a picture', 'doc', doc('<img src=▸"/pic.pgn" alt="P" />'), { fix: ['/pic.pgn', '/pic.png'] }],
  ),
];
