/** Further mistakes in Markdown and MDX. */
import { group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const F = '```';

export const moreMarkdown = [
  ...group(
    'admonitions',
    ['unclosed title', 'doc', doc('▸:::note[标题\n\nText.\n\n:::'), { says: /\]/, fix: ['[标题', '[标题]'] }],
    [
      'colon before the title',
      'doc',
      doc(':::caution▸：注意\n\nText.\n\n:::'),
      { fix: ['caution：注意', 'caution 注意'] },
    ],
    ['of MkDocs', 'doc', doc('▸!!! note\n    Text.'), { fix: ['!!! note\n    Text.', ':::note\nText.\n:::'] }],
    [
      'longer start than end',
      'doc',
      doc('▸::::note\n\nText.\n\n:::'),
      { says: /::::/, fix: ['Text.\n\n:::', 'Text.\n\n::::'] },
    ],
    ['full-width brackets', 'doc', doc(':::note▸【标题】\n\nText.\n\n:::'), { fix: ['【标题】', '[标题]'] }],
  ),
  ...group(
    'GitHub alerts',
    ['brace', 'doc', doc('> ▸[!NOTE}\n> Text.'), { fix: ['[!NOTE}', '[!NOTE]'] }],
    ['space behind the sign', 'doc', doc('> ▸[! NOTE]\n> Text.'), { fix: ['[! NOTE]', '[!NOTE]'] }],
    ['colon behind', 'doc', doc('> ▸[!TIP]：Text.'), { fix: ['[!TIP]：Text.', '[!TIP]\n> Text.'] }],
  ),
  ...group(
    'fences',
    ['unclosed title', 'doc', doc(`${F}js title=▸"a.js\nlet a = 1;\n${F}`), { says: /quot/, fix: ['"a.js', '"a.js"'] }],
    [
      'JavaScirpt',
      'doc',
      doc(`${F}▸JavaScirpt\nlet a = 1;\n${F}`),
      { near: 'javascript', fix: ['JavaScirpt', 'javascript'] },
    ],
    [
      'range without braces',
      'doc',
      doc(`${F}js ▸1,3-4\na;\nb;\nc;\nd;\n${F}`),
      { says: /\{1,3-4\}/, fix: ['js 1,3-4', 'js {1,3-4}'] },
    ],
    ['full-width braces', 'doc', doc(`${F}js ▸｛1｝\nlet a = 1;\n${F}`), { fix: ['｛1｝', '{1}'] }],
  ),
  ...group(
    'full-width signs in links',
    ['curly title', 'doc', doc('See [g](./guide.md ▸“标题”).'), { fix: ['“标题”', '"标题"'] }],
    [
      'full stop in a name',
      'doc',
      doc('See [g](▸./guide。md).'),
      { near: './guide.md', fix: ['guide。md', 'guide.md'] },
    ],
    [
      'colon of a scheme',
      'doc',
      doc('See [g](▸https：//b.example).'),
      { says: /https:\/\//, fix: ['https：', 'https:'] },
    ],
    ['number sign', 'doc', doc('See [g](▸./guide.md＃install).'), { near: './guide.md#install', fix: ['＃', '#'] }],
  ),
  ...group(
    'links',
    ['without ending, misspelt', 'doc', doc('See [g](▸./giude).'), { near: './guide', fix: ['giude', 'guide'] }],
    ['capital', 'doc', doc('See [g](▸./Guide.md).'), { near: './guide.md', fix: ['Guide', 'guide'] }],
    ['other ending', 'doc', doc('See [g](▸./guide.mdx).'), { near: './guide.md', fix: ['.mdx', '.md'] }],
    ['anchor', 'doc', doc('See [g](./guide.md#▸instal).'), { near: 'install', fix: ['#instal)', '#install)'] }],
    ['folder of the address', 'doc', doc('See [g](▸/doc/guide).'), { near: '/docs/guide', fix: ['/doc/', '/docs/'] }],
    ['HTML', 'doc', doc('See <a href=▸"./giude.md">g</a>.'), { near: './guide', fix: ['./giude.md', './guide'] }],
    ['space before the anchor', 'doc', doc('See ▸[g](./guide.md #install).'), { fix: ['md #install', 'md#install'] }],
    [
      'own anchor',
      'doc',
      doc('## First part\n\nSee [g](#▸fist-part).'),
      { near: 'first-part', fix: ['fist', 'first'] },
    ],
    [
      'definition',
      'doc',
      doc('See [the guide][g].\n\n[g]: ▸./giude.md'),
      { near: './guide.md', fix: ['giude', 'guide'] },
    ],
    ['turned marks', 'doc', doc('See ▸[g]{./guide.md}.'), { fix: ['{./guide.md}', '(./guide.md)'] }],
  ),
  ...group(
    'images',
    [
      'static in the path',
      'doc',
      doc('![A picture](▸/static/pic.png)'),
      { near: '/pic.png', fix: ['/static/pic', '/pic'] },
    ],
    ['HTML', 'doc', doc('<img src=▸"./pic.png" alt="A" />'), { says: /import|!\[\]/ }],
    ['no ending', 'doc', doc('![A picture](▸./pic)'), { near: './pic.png', fix: ['./pic', './pic.png'] }],
    ['unclosed title', 'doc', doc('▸![A picture](./pic.png "A)'), { says: /"A"|quot/, fix: ['"A)', '"A")'] }],
  ),
  ...group(
    'headings and ids',
    ['space in the braces', 'doc', doc('## A ▸{# x}\n\nText.'), { fix: ['{# x}', '{#x}'] }],
    ['unclosed id', 'doc', doc('## A ▸{#x\n\nText.'), { says: /\}/, fix: ['{#x', '{#x}'] }],
    ['full-width number sign in an id', 'doc', doc('## A ▸{＃x}\n\nText.'), { fix: ['{＃x}', '{#x}'] }],
  ),
  ...group(
    'footnotes',
    ['space', 'doc', doc('Text▸[^ 1].\n\n[^1]: One.'), { near: '1', fix: ['[^ 1]', '[^1]'] }],
    ['full-width brackets', 'doc', doc('Text▸【^1】.\n\n[^1]: One.'), { fix: ['【^1】', '[^1]'] }],
  ),
  ...group(
    'tables',
    ['full-width colon', 'doc', doc('| A | B |\n▸|：---|---|\n| 1 | 2 |'), { says: /---/, fix: ['|：---|', '|:---|'] }],
    [
      'blank line before the dashes',
      'doc',
      doc('▸| A | B |\n\n| --- | --- |\n| 1 | 2 |'),
      { says: /blank|line|---/, fix: ['| B |\n\n', '| B |\n'] },
    ],
    ['too many dashes', 'doc', doc('| A | B |\n▸| --- | --- | --- |\n| 1 | 2 |'), { says: /\| --- \| --- \|/ }],
  ),
  ...group(
    'formulas',
    ['one dollar sign at the end', 'doc', doc('▸$$\na^2\n$'), { says: /\$\$/, fix: ['a^2\n$', 'a^2\n$$'] }],
    ['alpah', 'doc', doc('A $▸\\alpah$ here.'), { near: '\\alpha', fix: ['alpah', 'alpha'] }],
    ['in a block', 'doc', doc('$$\n▸\\farc{1}{2}\n$$'), { near: '\\frac', fix: ['farc', 'frac'] }],
  ),
  ...group(
    'MDX syntax',
    ['unclosed comment', 'mdx', doc('▸{/* note }\n\nText.'), { says: /\*\//, fix: ['note }', 'note */}'] }],
    [
      'export without a value',
      'mdx',
      doc('export const a = ▸;\n\nText.'),
      { says: /value|expression|export|Unexpected/i },
    ],
    [
      'comma between attributes',
      'mdx',
      doc('<span title="A"▸, lang="en">A</span>'),
      { says: /comma|,/, fix: ['"A", lang', '"A" lang'] },
    ],
    ['unclosed quotation', 'mdx', doc('<span title=▸"A>text</span>'), { says: /quot/ }],
    ['handler in quotes', 'mdx', doc('<button ▸onclick="go()">A</button>'), { near: 'onClick' }],
    ['full-width brace', 'mdx', doc('export const a = 3;\n\nThis is {a▸｝.'), { says: /\}/, fix: ['{a｝', '{a}'] }],
  ),
  ...group(
    'components',
    [
      'detials',
      'mdx',
      doc('▸<detials>\n\nText.\n\n</detials>'),
      { near: 'details', fix: ['<detials>\n\nText.\n\n</detials>', '<details>\n\nText.\n\n</details>'] },
    ],
    ['DocCardLits', 'mdx', doc('▸<DocCardLits />'), { near: 'DocCardList', fix: ['DocCardLits', 'DocCardList'] }],
    [
      'Tabs without import, in Markdown',
      'doc',
      doc('▸<Tab>\n\nText.\n\n</Tab>'),
      { near: 'Tabs', fix: ['<Tab>\n\nText.\n\n</Tab>', '<Tabs>\n\nText.\n\n</Tabs>'] },
    ],
  ),
  ...group(
    'props',
    [
      'titel of a LinkCard',
      'mdx',
      doc('<LinkCard ▸titel="A" url="https://b.example" />'),
      { near: 'title', fix: ['titel', 'title'] },
    ],
    [
      'typ of an admonition',
      'mdx',
      doc('<Admonition ▸typ="note">Text.</Admonition>'),
      { near: 'type', fix: ['typ=', 'type='] },
    ],
    [
      'address of a LinkCard',
      'mdx',
      doc('<LinkCard title="A" ▸url="./giude.md" />'),
      { near: './guide.md', fix: ['giude', 'guide'] },
    ],
    [
      'prop of a Details',
      'mdx',
      doc('<Details ▸sumary="A">Text.</Details>'),
      { near: 'summary', fix: ['sumary', 'summary'] },
    ],
  ),
  ...group(
    'imports',
    ['form', 'mdx', doc("import Part ▸form './_chart.mdx';\n\n<Part />"), { near: 'from', fix: ['form', 'from'] }],
    [
      'capitals of a theme component',
      'mdx',
      doc("import Tabs from ▸'@theme/tabs';\n\n<Tabs />"),
      { near: '@theme/Tabs', fix: ['@theme/tabs', '@theme/Tabs'] },
    ],
    [
      'capital of a file',
      'mdx',
      doc("import Part from ▸'./_Chart.mdx';\n\n<Part />"),
      { near: './_chart.mdx', fix: ['_Chart', '_chart'] },
    ],
    [
      'no dot',
      'mdx',
      doc("import Part from ▸'_chart.mdx';\n\n<Part />"),
      { near: './_chart.mdx', fix: ["'_chart", "'./_chart"] },
    ],
    ['indented', 'mdx', doc(" ▸import Part form './_chart.mdx';\n\nText."), { near: 'from', fix: ['form', 'from'] }],
  ),
];
