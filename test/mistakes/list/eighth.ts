/** Mistakes of another fresh set: marks one sign off, names one level off, ids and addresses that only a part of the site knows. */
import { config, group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const home = { 'docs/index.md': '# A\n', 'docs/guide/install.md': '# Install\n', 'docs/css/grid.md': '# Grid\n' };

export const eighthMarkdown = group(
  'fresh Markdown',
  ['title behind a space', 'doc', doc(':::tip▸ [A shortcut]\n\nText.\n\n:::'), { fix: ['tip [', 'tip['] }],
  ['short language', 'doc', doc('```▸ccs\na {}\n```'), { fix: ['ccs', 'css'] }],
  ['fence with other marks at its start', 'doc', doc('▸···js\n1;\n```\n\nText.'), { fix: ['···', '```'] }],
  ['fence with two marks at its end', 'doc', doc('▸```js\n1;\n``\n\nText.'), { fix: ['\n``\n', '\n```\n'] }],
  ['title without a language', 'doc', doc('```▸title="a.js"\n1;\n```'), { fix: ['```title', '```js title'] }],
  ['dashes at the end', 'doc', '---\ntitle: A\n▸----\n\nText.\n', { fix: ['\n----', '\n---'] }],
  ['picture behind a space', 'doc', doc('▸! [A](/pic.png)'), { fix: ['! [', '!['] }],
  ['link that a sentence ends', 'doc', doc('See ▸[the guide](./guide.md.'), { fix: ['md.', 'md).'] }],
  ['picture of a chat', 'doc', doc('![A](▸blob:https://chat.example/1)'), { says: /address/ }],
  ['statement in a paragraph', 'mdx', "Text.\n▸import Chart from './_chart.mdx';\n", { fix: ['Text.\n', 'Text.\n\n'] }],
  ['name of an attribute', 'mdx', 'Text.\n\n<TOCInline toc={▸tocs} />\n', { fix: ['tocs', 'toc'] }],
  ['end of a comment', 'mdx', 'Text.\n\n▸{/* Nobody sees it. *}\n', { fix: ['*}', '*/}'] }],
  ['ends the wrong way round', 'mdx', '<Steps>\n<b>a▸</Steps></b>\n', { fix: ['</Steps></b>', '</b></Steps>'] }],
  [
    'comment with a dash too few',
    'post',
    'Text.\n\n▸<!- truncate ->\n\nMore.\n',
    { fix: ['<!- truncate ->', '<!-- truncate -->'] },
  ],
  ['emphasis without its end', 'doc', doc('It is ▸**very short.'), { says: /\*\*very\*\*/ }],
  [
    'figure of Hugo',
    'doc',
    doc('▸{{< figure src="/pic.png" alt="A" >}}'),
    {
      fix: ['{{< figure src="/pic.png" alt="A" >}}', '![A](/pic.png)'],
    },
  ],
  ['page in a property', 'mdx', '<LinkCard url=▸"./giude.md" title="A" />\n', { fix: ['giude', 'guide'] }],
  [
    'folder of an import',
    'docs/a.mdx',
    "import { A } from ▸'@site/component/A';\n\n<A />\n",
    { fix: ['component', 'components'] },
    { ...home, 'components/A.tsx': 'export const A = () => null;\n' },
  ],
);

const twoLanguages = config(
  "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },",
  "docs: { sidebarPath: 'sidebars.json' },",
);

export const eighthFiles = group(
  'fresh files',
  [
    'last part of an id',
    'docs/a.md',
    '---\npagination_next: ▸install\n---\n\n# B\n',
    { fix: ['install', 'guide/install'] },
    home,
  ],
  ['day that is not there', 'docs/a.md', '---\nlast_reviewed: ▸2026-09-31\n---\n\n# B\n', { says: /year-month-day/ }],
  [
    'day before month',
    'post',
    '---\ndate: ▸02.04.2025\n---\n\nText.\n\n<!-- truncate -->\n',
    { fix: ['02.04.2025', '2025-04-02'] },
  ],
  ['option one level too high', 'notes.config.ts', config("▸copyright: 'Me',"), { near: 'footer.copyright' }, home],
  ['option of the policy', 'notes.config.ts', config("onBrokenLinks: ▸'error',"), { fix: ['error', 'throw'] }, home],
  ['share above one', 'notes.config.ts', config('sitemap: { priority: ▸5 },'), { says: /0 to 1/ }, home],
  [
    'region of a language',
    'notes.config.ts',
    config("i18n: { defaultLocale: ▸'en-US', locales: ['en', 'fr'] },"),
    { fix: ['en-US', 'en'] },
    home,
  ],
  ['folder of pages', 'page/about.md', '▸# About\n', { near: 'pages' }, { ...home, 'pages/index.md': '# Home\n' }],
  [
    'address of an item',
    'sidebars.json',
    '{ "docs": ["index", { "type": "link", "label": "A", ▸"to": "https://a.example" }] }\n',
    { fix: ['"to"', '"href"'] },
    { ...home, 'notes.config.ts': config("docs: { sidebarPath: 'sidebars.json' },") },
  ],
  [
    'label of a category',
    'i18n/en/docusaurus-plugin-content-docs/current.json',
    '{ ▸"sidebar.docs.category.Guides": { "message": "A" } }\n',
    { fix: ['Guides', 'Guide'] },
    {
      ...home,
      'notes.config.ts': twoLanguages,
      'sidebars.json':
        '{ "docs": ["index", { "type": "category", "label": "Guide", "items": ["guide/install", "css/grid"] }] }\n',
      'i18n/fr/code.json': '{}\n',
    },
  ],
  [
    'page without default',
    'pages/about.tsx',
    '▸export function About() {\n  return <p>A</p>;\n}\n',
    { fix: ['export', 'export default'] },
    home,
  ],
  [
    'tag of a theme file',
    'theme/layout/frame/Footer.tsx',
    'export function Footer() {\n  return (\n    <▸>\n      <p>A</p>\n  );\n}\n',
    { says: /<\/>/ },
    home,
  ],
);

export const eighthAgain = group(
  'one more fresh set',
  ['type at the end', 'doc', doc(':::info Read\n\nText.\n\n▸:::info'), { fix: ['\n:::info\n', '\n:::\n'] }],
  [
    'start with two marks before other code',
    'doc',
    doc('▸``js\n1;\n```\n\n```css\na {}\n```'),
    { fix: ['``js', '```js'] },
  ],
  ['type of a component', 'mdx', '<Admonition type=▸"tpi">A</Admonition>\n', { fix: ['tpi', 'tip'] }],
  ['end without its slash', 'mdx', '<Steps>\n\n1. A\n\n▸<Steps>\n', { fix: ['A\n\n<Steps>', 'A\n\n</Steps>'] }],
  [
    'alias of the theme',
    'theme/layout/frame/Footer.tsx',
    "export * from ▸'@theme-orginal/layout/frame/Footer';\n",
    { fix: ['orginal', 'original'] },
    home,
  ],
  [
    'underscore of a language',
    'notes.config.ts',
    config(
      "i18n: { defaultLocale: 'en', locales: ['en', ▸'zh_Hans'], localeConfigs: { 'zh-Hans': { label: '中文' } } },",
    ),
    { fix: ['zh_Hans', 'zh-Hans'] },
    { ...home, 'i18n/zh-Hans/code.json': '{}\n' },
  ],
);
