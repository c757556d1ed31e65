/** Further mistakes in front matter and data files. */
import { config, group } from '../mistake.js';

const page = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;
const docs = { 'docs/index.md': '# A\n', 'docs/guide/one.md': '# One\n' };
const posts = {
  'docs/index.md': '# A\n',
  'blog/authors.yml': 'ada:\n  name: Ada\nbob:\n  name: Bob\n',
  'blog/2025-01-01-a.md': '---\nauthors: ada\n---\n\nText.\n\n<!-- truncate -->\n',
};
const post = 'blog/2025-01-02-b.md';
const category = (text: string) => `docs/guide/_category_.${text}`;
const sidebars = {
  'docs/index.md': '# A\n',
  'docs/guide.md': '# Guide\n',
  'notes.config.ts': config("docs: { sidebarPath: 'sidebars.ts' },", 'blog: false,'),
};
const chinese = {
  ...docs,
  'notes.config.ts': config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },", 'blog: false,'),
};

export const moreData = [
  ...group(
    'front matter keys',
    [
      'side_bar_position',
      'doc',
      page('▸side_bar_position: 2'),
      { near: 'sidebar_position', fix: ['side_bar_position', 'sidebar_position'] },
    ],
    [
      'last_udpate',
      'doc',
      page('▸last_udpate:', '  date: 2025-01-02'),
      { near: 'last_update', fix: ['last_udpate', 'last_update'] },
    ],
    ['dat of last_update', 'doc', page('last_update:', '  ▸dat: 2025-01-02'), { near: 'date', fix: ['dat:', 'date:'] }],
    [
      'titel of an author',
      post,
      page('authors:', '  - name: Ada', '    ▸titel: Dr.'),
      { near: 'title', fix: ['titel', 'title'] },
      posts,
    ],
  ),
  ...group(
    'front matter values',
    ['keywords in a row', 'doc', page('keywords: ▸a, b'), { says: /\[/, fix: ['a, b', '[a, b]'] }],
    ['yes in quotation marks', 'doc', page('hide_title: ▸"yes"'), { says: /true \| false/, fix: ['"yes"', 'true'] }],
    ['full stop behind true', 'doc', page('draft: ▸true。'), { near: 'true', fix: ['true。', 'true'] }],
    ['position in Chinese', 'doc', page('sidebar_position: ▸二'), { says: /number/ }],
  ),
  ...group(
    'YAML syntax',
    [
      'indentation by one',
      'doc',
      page('last_update:', '  date: 2025-01-02', ' ▸author: ada'),
      { says: /inden/, fix: [' author', '  author'] },
    ],
    [
      'item further in than the first',
      'doc',
      page('tags:', '- a', ' ▸- b'),
      { says: /inden|align/, fix: [' - b', '- b'] },
    ],
    ['number sign before the value', 'doc', page('title: ▸#1 rule'), { says: /quot/, fix: ['#1 rule', "'#1 rule'"] }],
    [
      'text behind a list',
      'doc',
      page('title: [draft] ▸A page'),
      { says: /quot/, fix: ['[draft] A page', "'[draft] A page'"] },
    ],
    [
      'quotation marks in quotation marks',
      'doc',
      page('title: "A ▸"quoted" page"'),
      { says: /quot/, fix: ['"A "quoted" page"', `'A "quoted" page'`] },
    ],
    ['two dashes at the end', 'doc', '---\ntitle: A\n▸--\n\nText.\n', { says: /---/, fix: ['\n--\n', '\n---\n'] }],
    ['long dashes at the end', 'doc', '---\ntitle: A\n▸———\n\nText.\n', { says: /---/, fix: ['\n———\n', '\n---\n'] }],
    [
      'indented key',
      'doc',
      page('title: A', '  ▸sidebar_position: 2'),
      { says: /inden/, fix: ['  sidebar_position', 'sidebar_position'] },
    ],
  ),
  ...group(
    'full-width signs in YAML',
    ['round brackets round tags', 'doc', page('tags: ▸（甲, 乙）'), { says: /\[/, fix: ['（甲, 乙）', '[甲, 乙]'] }],
    ['last bracket of a list', 'doc', page('tags: ▸[甲, 乙】'), { says: /\]/, fix: ['乙】', '乙]'] }],
  ),
  ...group(
    'dates',
    ['hour 25', 'post', page('date: ▸2025-03-23 25:10'), { says: /year-month-day|hour/ }],
    ['day of last_update', 'doc', page('last_update:', '  date: ▸2025-02-31'), { says: /date/ }],
    [
      'underscores in the name',
      'blog/2025_03_23-x.md',
      '▸# X\n\nText.\n',
      { says: /date/ },
      { 'docs/index.md': '# A\n' },
    ],
  ),
  ...group(
    'category files',
    ['capital in the name', 'docs/guide/_Category_.json', '▸{ "label": "G" }\n', { near: '_category_.json' }, docs],
    [
      'single quotation marks',
      category('json'),
      "{ ▸'label': 'Guide' }\n",
      { says: /double|quot/, fix: ["{ 'label': 'Guide' }", '{ "label": "Guide" }'] },
      docs,
    ],
    [
      'full-width colon in JSON',
      category('json'),
      '{ "label"▸："Guide" }\n',
      { says: /colon|:/, fix: ['：', ': '] },
      docs,
    ],
    [
      'no last brace',
      category('json'),
      '▸{\n  "label": "Guide"\n',
      { says: /\}/, fix: ['"Guide"\n', '"Guide"\n}\n'] },
      docs,
    ],
    [
      'titel of the link',
      category('yml'),
      'link:\n  type: generated-index\n  ▸titel: A\n',
      { near: 'title', fix: ['titel', 'title'] },
      docs,
    ],
    [
      'link as text',
      category('yml'),
      'link: ▸generated-index\n',
      { says: /type/, fix: ['link: generated-index', 'link: { type: generated-index }'] },
      docs,
    ],
    [
      'curly quotation marks',
      category('json'),
      '{ "label": ▸“Guide” }\n',
      { says: /quot/, fix: ['“Guide”', '"Guide"'] },
      docs,
    ],
  ),
  ...group(
    'authors files',
    [
      'two in a row',
      post,
      '---\nauthors: ▸ada, bob\n---\n\nText.\n',
      { says: /\[/, fix: ['ada, bob', '[ada, bob]'] },
      posts,
    ],
    [
      'further in than the first',
      'blog/authors.yml',
      'ada:\n name: Ada\n  ▸title: Dr.\n',
      { says: /inden/, fix: ['  title', ' title'] },
      posts,
    ],
    [
      'page yes',
      'blog/authors.yml',
      'ada:\n  name: Ada\n  page: ▸yes\n',
      { says: /true/, fix: ['yes', 'true'] },
      posts,
    ],
  ),
  ...group(
    'tags files',
    [
      'capitals',
      'docs/x.md',
      '---\ntags: [▸JavaScript]\n---\n\nText.\n',
      { near: 'javascript', fix: ['JavaScript', 'javascript'] },
      { 'docs/tags.yml': 'javascript:\n  label: JavaScript\n' },
    ],
    [
      'no indentation',
      'docs/tags.yml',
      'javascript:\n▸label: JavaScript\n',
      { says: /inden|label/, fix: ['\nlabel', '\n  label'] },
      { 'docs/x.md': '# X\n' },
    ],
    [
      'label for key',
      'docs/x.md',
      '---\ntags: [▸性能]\n---\n\nText.\n',
      { near: 'performance', fix: ['性能', 'performance'] },
      { 'docs/tags.yml': 'performance:\n  label: 性能\n' },
    ],
  ),
  ...group(
    'sidebars',
    [
      'autogenerate',
      'sidebars.ts',
      "export default { main: [{ type: ▸'autogenerate', dirName: '.' }] };\n",
      { near: 'autogenerated', fix: ["'autogenerate'", "'autogenerated'"] },
      sidebars,
    ],
    [
      'folder of docs before the id',
      'sidebars.ts',
      "export default { main: [▸'docs/guide'] };\n",
      { near: 'guide', fix: ["'docs/guide'", "'guide'"] },
      sidebars,
    ],
    [
      'herf',
      'sidebars.ts',
      "export default { main: ['guide', { type: 'link', label: 'A', ▸herf: 'https://b.example' }] };\n",
      { near: 'href', fix: ['herf', 'href'] },
      sidebars,
    ],
    [
      'link of a category',
      'sidebars.ts',
      "export default {\n  main: [{ type: 'category', label: 'C', link: { type: 'doc', id: ▸'giude' }, items: ['index'] }],\n};\n",
      { near: 'guide', fix: ['giude', 'guide'] },
      sidebars,
    ],
    [
      'items as text',
      'sidebars.ts',
      "export default { main: [{ type: 'category', label: 'C', items: ▸'guide' }] };\n",
      { says: /SidebarItem\[\]|list/, fix: ["items: 'guide'", "items: ['guide']"] },
      sidebars,
    ],
    ['no export', 'sidebars.ts', "▸const sidebars = { main: ['guide'] };\n", { says: /export default/ }, sidebars],
    [
      'full-width comma',
      'sidebars.ts',
      "export default { main: ['index'▸，'guide'] };\n",
      { says: /comma|，/, fix: ["'index'，", "'index',"] },
      sidebars,
    ],
  ),
  ...group(
    'locales',
    [
      'zh-hans',
      'notes.config.ts',
      config("i18n: { defaultLocale: ▸'zh-hans' },"),
      { near: 'zh-Hans', fix: ['zh-hans', 'zh-Hans'] },
      docs,
    ],
    [
      'en_US in the list',
      'notes.config.ts',
      config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', ▸'en_US'] },"),
      { near: 'en-US', fix: ['en_US', 'en-US'] },
      docs,
    ],
    [
      'lable of a locale',
      'notes.config.ts',
      config("i18n: { defaultLocale: 'zh-Hans', localeConfigs: { 'zh-Hans': { ▸lable: '中文' } } },"),
      { near: 'label', fix: ['lable', 'label'] },
      docs,
    ],
    [
      'text for a list',
      'notes.config.ts',
      config("i18n: { defaultLocale: 'zh-Hans', locales: ▸'zh-Hans' },"),
      { says: /\[/, fix: ["locales: 'zh-Hans'", "locales: ['zh-Hans']"] },
      docs,
    ],
  ),
  ...group(
    'message ids',
    [
      'misspelt placeholder',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.SearchPage.existingResultsTitle": { "message": ▸"“{qeury}”的结果" }\n}\n',
      { near: '{query}', fix: ['{qeury}', '{query}'] },
      chinese,
    ],
    [
      'missing comma',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.common.skipToMainContent": { "message": "跳" }▸\n  "theme.NotFound.title": { "message": "无" }\n}\n',
      { says: /comma/, fix: ['"跳" }\n', '"跳" },\n'] },
      chinese,
    ],
  ),
];
