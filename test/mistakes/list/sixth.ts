/** Mistakes of another fresh set, each with others of its kind: style sheets, files that hosts read, patterns, Markdown in the configuration. */
import { config, group } from '../mistake.js';

const home = { 'pages/index.md': '# Home\n', 'docs/index.md': '# A\n' };
const styled = { ...home, 'notes.config.ts': config("customCss: './css/a.css',") };
const sided = { ...home, 'docs/b.md': '# B\n', 'notes.config.ts': config("docs: { sidebarPath: './sidebars.ts' },") };
const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const sheet = (name: string, text: string, from: string, to: string): Parameters<typeof group>[1] => [
  name,
  'css/a.css',
  text,
  { fix: [from, to] },
  styled,
];

export const sixthSheets = group(
  'style sheets',
  sheet('property', '.a {\n  ▸backgroud: red;\n}\n', 'backgroud', 'background'),
  sheet('property of another English', '.a {\n  ▸colour: red;\n}\n', 'colour', 'color'),
  sheet('full-width semicolon', '.a {\n  color: red▸；\n  margin: 0;\n}\n', '；', ';'),
  sheet('full-width colon', '.a {\n  color▸： red;\n}\n', '：', ':'),
  sheet('full-width braces', '.a ▸｛\n  color: red;\n}\n', '｛', '{'),
  sheet('Chinese quotation marks', '.a {\n  font-family: ▸“Songti”, serif;\n}\n', '“Songti”', '"Songti"'),
  sheet('Chinese dot', '▸。a {\n  color: red;\n}\n', '。a', '.a'),
  sheet('comment of programs', '▸// Links\n.a {\n  color: red;\n}\n', '// Links', '/* Links */'),
  sheet('comment behind a rule', '.a {\n  color: red; ▸// teal\n}\n', '// teal', '/* teal */'),
  sheet('rule', '@▸meida print {\n  .a {\n    color: red;\n  }\n}\n', 'meida', 'media'),
  sheet('selector', '.a:▸hovr {\n  color: red;\n}\n', 'hovr', 'hover'),
  sheet('no semicolon', '.a {\n  color: ▸red\n  margin: 0;\n}\n', 'red\n', 'red;\n'),
  sheet('no colon', '.a {\n  ▸color red;\n}\n', 'color red', 'color: red'),
  sheet('space before the unit', '.a {\n  margin: ▸10 px;\n}\n', '10 px', '10px'),
  sheet('unit', '.a {\n  margin: 10▸xp;\n}\n', 'xp', 'px'),
  sheet('important', '.a {\n  color: red !▸importnat;\n}\n', 'importnat', 'important'),
  ['colour', 'css/a.css', '.a {\n  color: ▸#12345;\n}\n', { says: /digits/ }, styled],
  sheet('picture by http', '.a {\n  background: url(▸http://b.example/a.png);\n}\n', 'http:', 'https:'),
);

export const sixthConfig = [
  ...group(
    'Markdown in the configuration',
    [
      'announcement',
      'notes.config.ts',
      config("announcementBar: { content: ▸'**New**: read [it](/docs)' },"),
      { fix: ['**New**: read [it](/docs)', '<b>New</b>: read <a href="/docs">it</a>'] },
      home,
    ],
    ['foot', 'notes.config.ts', config("footer: { copyright: ▸'By **me**' },"), { fix: ['**me**', '<b>me</b>'] }, home],
    [
      'label',
      'notes.config.ts',
      config("navbar: { items: [{ label: ▸'**Docs**', to: '/docs' }] },"),
      { fix: ['**Docs**', 'Docs'] },
      home,
    ],
  ),
  ...group(
    'values of the configuration',
    [
      'announcement as text',
      'notes.config.ts',
      config("announcementBar: ▸'Hello',"),
      { fix: ["'Hello'", "{ content: 'Hello' }"] },
      home,
    ],
    [
      'logo as text',
      'notes.config.ts',
      config("navbar: { logo: ▸'/a.svg' },"),
      { fix: ["'/a.svg'", "{ src: '/a.svg' }"] },
      { ...home, 'static/a.svg': '<svg/>' },
    ],
    [
      'synonyms in one list',
      'notes.config.ts',
      config("search: { synonyms: ▸['js', 'javascript'] },"),
      { fix: ["['js', 'javascript']", "[['js', 'javascript']]"] },
      home,
    ],
    ['slash as a word', 'notes.config.ts', config("trailingSlash: ▸'never',"), { fix: ["'never'", 'false'] }, home],
    [
      'columns and links',
      'notes.config.ts',
      config("footer: { links: [{ title: 'A', items: [{ label: 'D', to: '/docs' }] }, ▸{ label: 'B', to: '/' }] },"),
      { says: /items/ },
      home,
    ],
    [
      'levels',
      'notes.config.ts',
      config('tableOfContents: { minHeadingLevel: ▸4, maxHeadingLevel: 2 },'),
      { says: /Swap/ },
      home,
    ],
    [
      'language of code',
      'notes.config.ts',
      config("prism: { additionalLanguages: [▸'pyhton'] },"),
      { fix: ['pyhton', 'python'] },
      home,
    ],
    ['comma behind Chinese', 'notes.config.ts', config("tagline: '笔记'▸，"), { fix: ["'笔记'，", "'笔记',"] }, home],
  ),
  ...group(
    'patterns',
    [
      'folder with that of the docs',
      'notes.config.ts',
      config("docs: { exclude: [▸'docs/drafts/**'] },"),
      { fix: ['docs/drafts', 'drafts'] },
      { ...home, 'docs/drafts/a.md': '# A\n' },
    ],
    [
      'misspelt folder',
      'notes.config.ts',
      config("docs: { exclude: [▸'draft/**'] },"),
      { fix: ['draft/', 'drafts/'] },
      { ...home, 'docs/drafts/a.md': '# A\n' },
    ],
    [
      'file that is gone',
      'notes.config.ts',
      config("blog: { exclude: [▸'internal.md'] },"),
      { says: /no file/ },
      { ...home, 'blog/2025-01-01-a.md': '# A\n\nText.\n' },
    ],
  ),
];

export const sixthFiles = [
  ...group(
    'files of hosts',
    ['domain', 'static/CNAME', '▸www.b.example\n', { fix: ['www.b.example', 'a.example'] }, home],
    ['domain with scheme', 'static/CNAME', '▸https://a.example\n', { fix: ['https://a.example', 'a.example'] }, home],
    [
      'sitemap of another site',
      'static/robots.txt',
      'User-agent: *\nSitemap: ▸https://b.example/sitemap.xml\n',
      { fix: ['b.example', 'a.example'] },
      home,
    ],
    ['target', 'static/_redirects', '# old\n/old ▸/docss 301\n', { fix: ['/docss', '/docs'] }, home],
    ['target without slash', 'static/_redirects', '/old ▸docs\n', { fix: ['docs', '/docs'] }, home],
  ),
  ...group(
    'files that nothing reads',
    ['ending', 'docs/b.markdown', '▸# B\n', { says: /b\.md/ }, home],
    [
      'text of another language',
      'i18n/zh/code.json',
      '{\n  "theme.SearchBar.label": { ▸"mesage": "找" }\n}\n',
      { fix: ['mesage', 'message'] },
      { ...home, 'notes.config.ts': config("i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },") },
    ],
    [
      'authors',
      'blog/authors.yaml',
      '▸ada:\n  name: Ada\n',
      { says: /authors\.yml/ },
      { ...home, 'blog/2025-01-01-a.md': '# A\n\nText.\n' },
    ],
    ['home of VitePress', 'docs/b.md', '---\n▸layout: home\nhero:\n  name: A\n---\n', { says: /pages\/index/ }, home],
    [
      'second mark',
      'post',
      doc('A.\n\n<!-- truncate -->\n\nB.\n\n▸<!-- truncate -->\n\nC.'),
      { fix: ['B.\n\n<!-- truncate -->\n', 'B.\n\n'] },
    ],
  ),
  ...group(
    'sidebars',
    [
      'items as a text',
      'sidebars.ts',
      "export default {\n  docs: ['index', { type: 'category', label: 'A', items: ▸'b' }],\n};\n",
      { fix: ["'b'", "['b']"] },
      sided,
    ],
    [
      'address under another name',
      'sidebars.ts',
      "export default {\n  docs: ['index', 'b', { type: 'link', label: 'A', ▸url: 'https://a.example' }],\n};\n",
      { fix: ['url:', 'href:'] },
      sided,
    ],
    [
      'file of another name',
      'notes.config.ts',
      config("docs: { sidebarPath: ▸'./sidebar.ts' },"),
      { fix: ['./sidebar.ts', './sidebars.ts'] },
      { ...sided, 'sidebars.ts': "export default { docs: ['index', 'b'] };\n" },
    ],
  ),
  ...group('theme files', [
    'imports itself',
    'theme/layout/Footer.tsx',
    "import { Footer as Own } from ▸'@theme/layout/Footer';\n\nexport function Footer() {\n  return <Own />;\n}\n",
    { fix: ['@theme/', '@theme-original/'] },
    home,
  ]),
  ...group(
    'the first line of a page',
    [
      'picture of Hexo',
      'doc',
      doc('▸{% asset_img pic.png A %}'),
      { fix: ['{% asset_img pic.png A %}', '![A](pic.png)'] },
    ],
    ['snippet of VitePress', 'doc', doc('▸<<< @/snippets/a.js'), { says: /```js/ }],
    ['comment without end', 'docs/a.mdx', doc('▸{/* Later\n\nText.'), { says: /\*\/\}/ }, home],
    ['label of a link', 'doc', doc('[text][▸guidde]\n\n[guide]: ./guide.md'), { fix: ['guidde', 'guide'] }],
    [
      'component of another name',
      'docs/m.mdx',
      doc("import Chart from ▸'./Chrat';\n\n<Chart />"),
      { fix: ['./Chrat', './Chart'] },
      { ...home, 'docs/Chart.tsx': 'export default function Chart() {\n  return <p>1</p>;\n}\n' },
    ],
  ),
];
