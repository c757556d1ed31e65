/** Mistakes that further fresh sets showed to be missed, each with others of its kind. */
import { group } from '../mistake.js';

const F = '```';
const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const named = { 'components/Chart.tsx': 'export const Chart = () => <p>A</p>;\n' };
const byDefault = { 'components/Chart.tsx': 'export default function Chart() {\n  return <p>A</p>;\n}\n' };

export const fourthContent = [
  ...group(
    'GitHub alerts',
    ['behind a line of text', 'doc', doc('> Text.\n> ▸[!NOTE]\n> More.'), { fix: ['> [!NOTE]', '\n> [!NOTE]'] }],
    [
      'behind another one',
      'doc',
      doc('> [!TIP]\n> Text.\n>\n> ▸[!NOTE]\n> More.'),
      { fix: ['> [!NOTE]', '\n> [!NOTE]'] },
    ],
  ),
  ...group(
    'prices and formulas',
    ['two prices', 'doc', doc('It costs ▸$5 and $10.'), { fix: ['$5 and $10', '\\$5 and \\$10'] }],
    ['in Chinese', 'doc', doc('价格是 ▸$5 到 $10。'), { fix: ['$5 到 $10', '\\$5 到 \\$10'] }],
    ['variables', 'doc', doc('Set ▸$HOME and $PATH first.'), { fix: ['$HOME', '\\$HOME'] }],
  ),
  ...group(
    'encodings',
    ['UTF-8 as GBK, twice', 'doc', doc('前面▸锟斤拷锟斤拷后面。'), { says: /UTF-8/ }],
    ['UTF-8 as Latin-1', 'doc', doc('The ▸cafÃ© is open.'.replace('▸caf', 'caf▸')), { fix: ['Ã©', 'é'] }],
    ['a quotation mark', 'doc', doc('It▸â€™s open.'), { fix: ['â€™', '’'] }],
    ['Chinese as Latin-1', 'doc', doc('The word ▸æ–‡ä»¶ here.'), { fix: ['æ–‡ä»¶', '文件'] }],
    ['Chinese as GBK', 'doc', doc('The word ▸鏂囦欢 here.'), { fix: ['鏂囦欢', '文件'] }],
  ),
  ...group(
    'props',
    ['card without address', 'mdx', doc('▸<LinkCard title="B" />'), { says: /href/ }],
    ['card without title', 'mdx', doc('▸<LinkCard href="/docs/guide" />'), { says: /title/ }],
    [
      'card with link',
      'mdx',
      doc('<LinkCard title="B" ▸link="/docs/guide" />'),
      { near: 'href', fix: ['link', 'href'] },
    ],
    ['card with to', 'mdx', doc('<Card title="B" ▸to="/docs/guide">B</Card>'), { near: 'href', fix: ['to=', 'href='] }],
    ['image without address', 'mdx', doc('▸<img alt="B" />'), { says: /src/ }],
  ),
  ...group(
    'imports',
    [
      'braces round a default',
      'docs/a.mdx',
      doc("import ▸{ Chart } from '../components/Chart';\n\n<Chart />"),
      { fix: ['{ Chart }', 'Chart'] },
      byDefault,
    ],
    [
      'no braces round a name',
      'docs/a.mdx',
      doc("import ▸Chart from '../components/Chart';\n\n<Chart />"),
      { fix: ['import Chart', 'import { Chart }'] },
      named,
    ],
    [
      'misspelt name',
      'docs/a.mdx',
      doc("import { ▸Chrat as Chart } from '../components/Chart';\n\n<Chart />"),
      { near: 'Chart', fix: ['Chrat as', 'Chart as'] },
      named,
    ],
  ),
  ...group(
    'code of other tools',
    ['script of Vue', 'mdx', doc('▸<script setup>\nconst a = { b: 1 };\n</script>'), { says: /component/ }],
    ['style sheet', 'mdx', doc('▸<style>\np { color: red; }\n</style>'), { says: /customCss/ }],
  ),
  ...group('anchors', [
    'of a React page',
    'docs/a.md',
    doc('See [the form](/contact#▸fomular).'),
    { near: 'formular', fix: ['fomular', 'formular'] },
    { 'pages/contact.tsx': 'export default () => <h2 id="formular">F</h2>;\n' },
  ]),
  ...group('images', [
    'HTML, of a static folder',
    'docs/a.mdx',
    doc('<img src=▸"img/lgo.png" alt="A" />'),
    { near: '/img/logo.png', fix: ['img/lgo.png', '/img/logo.png'] },
    { 'static/img/logo.png': 'no picture' },
  ]),
];

export const fourthTyping = [
  ...group(
    'marks of other editors',
    ['numbers with a Chinese comma', 'doc', doc('▸1、甲\n2、乙'), { fix: ['1、甲\n2、乙', '1. 甲\n2. 乙'] }],
    ['bullets', 'doc', doc('▸• one\n• two'), { fix: ['• one\n• two', '- one\n- two'] }],
    ['spaces in bold', 'doc', doc('这是▸** 重要 **的。'), { fix: ['** 重要 **', '**重要**'] }],
    ['escaped bold', 'doc', doc('This is ▸\\*\\*bold\\*\\* text.'), { fix: ['\\*\\*bold\\*\\*', '**bold**'] }],
    ['escaped link', 'doc', doc('See ▸\\[g\\](./guide.md).'), { fix: ['\\[g\\]', '[g]'] }],
    ['highlight', 'doc', doc('This is ▸==marked== text.'), { fix: ['==marked==', '<mark>marked</mark>'] }],
    ['footnote of Pandoc', 'doc', doc('A claim▸^[Says who.] here.'), { says: /\[\^1\]/ }],
    ['formula of LaTeX in a line', 'doc', doc('So ▸\\(a^2 = b\\) holds.'), { fix: ['\\(a^2 = b\\)', '$a^2 = b$'] }],
    ['reference of a chat', 'doc', doc('It is so▸【4†source】.'), { fix: ['【4†source】', ''] }],
    ['rule below a sentence', 'doc', doc('This is it.\n▸---\n\nMore.'), { fix: ['it.\n---', 'it.\n\n---'] }],
    [
      'rows behind a blank line',
      'doc',
      doc('| A | B |\n| --- | --- |\n| 1 | 2 |\n\n▸| 3 | 4 |'),
      { fix: ['2 |\n\n|', '2 |\n|'] },
    ],
  ),
  ...group(
    'code',
    ['dash of a word processor', 'doc', doc(`${F}bash\nnpm start ▸–watch\n${F}`), { fix: ['–watch', '--watch'] }],
    ['escaped angles', 'doc', doc('It gives ▸`Set\\<string\\>` back.'), { fix: ['Set\\<string\\>', 'Set<string>'] }],
    ['entities', 'doc', doc(`${F}html\n▸&lt;p&gt;A&lt;/p&gt;\n${F}`), { fix: ['&lt;p&gt;A&lt;/p&gt;', '<p>A</p>'] }],
    [
      'comment of another language',
      'doc',
      doc(`${F}python\n▸// highlight-next-line\na = 1\n${F}`),
      { fix: ['// highlight', '# highlight'] },
    ],
    ['live', 'doc', doc(`${F}jsx ▸live\n<p>A</p>\n${F}`), { says: /liveCodeBlock/ }],
    ['formula', 'doc', doc('▸$$\na^2 + b^2 = c^2\n$$'), { says: /math: true/ }],
    ['diagram', 'doc', doc(`▸${F}mermaid\ngraph TD; A-->B;\n${F}`), { says: /mermaid: true/ }],
    [
      'block in a block of Markdown',
      'doc',
      doc(`▸${F}md\n# A\n\n${F}js\nlet a = 1;\n${F}\n\nEnd.\n${F}\n\nText.`),
      { says: /longer/ },
    ],
  ),
  ...group('admonitions', [
    'end outside of the list item',
    'doc',
    doc('- one\n\n  ▸:::note\n\n  Text.\n\n:::\n\n- two'),
    { fix: ['\n:::\n\n- two', '\n  :::\n\n- two'] },
  ]),
  ...group(
    'front matter',
    ['number with a zero', 'docs/a.md', '---\ntitle: ▸3.10\n---\n\nText.\n', { fix: ['3.10', "'3.10'"] }],
    ['number sign', 'docs/a.md', '---\ntitle: Mend ▸#12\n---\n\nText.\n', { fix: ['Mend #12', "'Mend #12'"] }],
    ['password', 'docs/a.md', '---\ntitle: A\n▸password: b\n---\n\nText.\n', { says: /draft/ }],
  ),
  ...group(
    'links',
    [
      'bare, in a Chinese sentence',
      'doc',
      doc('见 ▸https://b.example/a，再看。'),
      { fix: ['https://b.example/a，', '[https://b.example/a](https://b.example/a)，'] },
    ],
    ['address of a person', 'doc', doc('See ▸[me](me@b.example).'), { fix: ['(me@', '(mailto:me@'] }],
    ['image without encryption', 'doc', doc('![A picture](▸http://b.example/a.png)'), { fix: ['http:', 'https:'] }],
    [
      'draft',
      'docs/a.md',
      doc('See [it](▸./plan.md).'),
      { says: /draft/ },
      { 'docs/plan.md': '---\ndraft: true\n---\n\nText.\n' },
    ],
  ),
  ...group(
    'components',
    [
      'value of another tool',
      'mdx',
      doc('<Badge type=▸"error" text="A" />'),
      { near: 'danger', fix: ['error', 'danger'] },
    ],
    [
      'a kind that the component does not have',
      'mdx',
      doc('<LinkButton href="https://b.example" variant=▸"primry">A</LinkButton>'),
      { near: 'primary', fix: ['primry', 'primary'] },
    ],
    [
      'prop of another component',
      'mdx',
      doc('<LinkButton ▸url="https://b.example">A</LinkButton>'),
      { near: 'href', fix: ['url=', 'href='] },
    ],
    ['details without summary', 'mdx', doc('▸<details>\n\nText.\n\n</details>'), { says: /summary/ }],
    [
      'import in small letters',
      'docs/a.mdx',
      doc("import chart from '../components/Chart';\n\n<▸chart />"),
      { says: /Chart/ },
      byDefault,
    ],
  ),
  ...group('sidebars and versions', [
    'numbers as names',
    'versions.json',
    '[▸1.0]\n',
    { fix: ['1.0', '"1.0"'] },
    { 'docs/index.md': '# A\n', 'versioned_docs/version-1.0/index.md': '# A\n' },
  ]),
];
