/** Mistakes in MDX: tags, braces, components, imports. */
import { group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";
const tabs = (inner: string, attributes = '') => doc(`${TABS}<Tabs${attributes}>\n${inner}\n</Tabs>`);
const A = '  <TabItem value="a" label="A">A</TabItem>';

export const mdx = [
  ...group(
    'MDX syntax',
    ['unclosed tag', 'mdx', doc('▸<details>\n\nText.'), { says: /details/, fix: ['Text.', 'Text.\n\n</details>'] }],
    ['unclosed component', 'mdx', doc(`${TABS}▸<Tabs>\n${A}`), { says: /Tabs/ }],
    ['unclosed brace', 'mdx', doc('Text ▸{a here.'), { says: /brace|\}/ }],
    ['break', 'mdx', doc('One▸<br>two.'), { says: /<br ?\/>/, fix: ['<br>', '<br />'] }],
    ['image tag', 'mdx', doc('▸<img src="/pic.png" alt="A">'), { says: /\/>/, fix: ['alt="A">', 'alt="A" />'] }],
    ['wrong end', 'mdx', doc('▸<b>bold</i> text.'), { says: /<\/b>|b/ }],
    [
      'style in quotes',
      'mdx',
      doc('<span ▸style="color: red">A</span>'),
      { says: /style=\{\{/, fix: ['style="color: red"', "style={{ color: 'red' }}"] },
    ],
    ['value without quotes', 'mdx', doc('<span title▸=A>A</span>'), { says: /quot/, fix: ['title=A', 'title="A"'] }],
    ['comparison', 'mdx', doc('When a ▸<5 it ends.'), { says: /\\</, fix: ['a <5', 'a \\<5'] }],
    ['curly quotation marks', 'mdx', doc('<span title=▸“A”>A</span>'), { says: /quot/, fix: ['“A”', '"A"'] }],
    [
      'address in angles',
      'mdx',
      doc('See ▸<https://b.example>.'),
      { says: /\[/, fix: ['<https://b.example>', '[https://b.example](https://b.example)'] },
    ],
    ['end without a start', 'mdx', doc('Text.\n\n▸</details>'), { says: /details/ }],
    ['generic', 'mdx', doc('An Array▸<string> is given.'), { says: /`|\\</ }],
  ),
  ...group(
    'components',
    [
      'tabs',
      'mdx',
      doc(`${TABS}▸<tabs>\n${A}\n</tabs>`),
      { near: 'Tabs', fix: [`<tabs>\n${A}\n</tabs>`, `<Tabs>\n${A}\n</Tabs>`] },
    ],
    [
      'TabItm',
      'mdx',
      tabs('  ▸<TabItm value="a">A</TabItm>'),
      { near: 'TabItem', fix: ['<TabItm value="a">A</TabItm>', '<TabItem value="a">A</TabItem>'] },
    ],
    [
      'Admonitions',
      'mdx',
      doc('▸<Admonitions type="note">Text.</Admonitions>'),
      {
        near: 'Admonition',
        fix: ['<Admonitions type="note">Text.</Admonitions>', '<Admonition type="note">Text.</Admonition>'],
      },
    ],
    [
      'LinkCrad',
      'mdx',
      doc('▸<LinkCrad title="A" url="https://b.example" />'),
      { near: 'LinkCard', fix: ['LinkCrad', 'LinkCard'] },
    ],
    [
      'linkcard',
      'mdx',
      doc('▸<linkcard title="A" url="https://b.example" />'),
      { near: 'LinkCard', fix: ['linkcard', 'LinkCard'] },
    ],
    [
      'imported, then misspelt',
      'mdx',
      doc("import Chart from './_chart.mdx';\n\n▸<Chrat />"),
      { near: 'Chart', fix: ['<Chrat', '<Chart'] },
    ],
    [
      'unknown name in braces',
      'mdx',
      doc('export const version = 3;\n\nThis is ▸{verison}.'),
      { near: 'version', fix: ['{verison}', '{version}'] },
    ],
  ),
  ...group(
    'props',
    [
      'lable of a TabItem',
      'mdx',
      tabs('  <TabItem value="a" ▸lable="A">A</TabItem>'),
      { near: 'label', fix: ['lable', 'label'] },
    ],
    [
      'TabItem without value',
      'mdx',
      tabs('  ▸<TabItem label="A">A</TabItem>'),
      { says: /value/, fix: ['<TabItem label="A"', '<TabItem value="A" label="A"'] },
    ],
    ['value twice', 'mdx', tabs(`${A}\n  ▸<TabItem value="a" label="B">B</TabItem>`), { says: /unique/ }],
    [
      'unknown defaultValue',
      'mdx',
      doc(`${TABS}<Tabs defaultValue=▸"aa">\n${A}\n</Tabs>`),
      { near: 'a', fix: ['"aa"', '"a"'] },
    ],
    [
      'groupID',
      'mdx',
      doc(`${TABS}<Tabs ▸groupID="x">\n${A}\n</Tabs>`),
      { near: 'groupId', fix: ['groupID', 'groupId'] },
    ],
    [
      'type of an admonition',
      'mdx',
      doc('<Admonition ▸type="warnning">Text.</Admonition>'),
      { near: 'warning', fix: ['warnning', 'warning'] },
    ],
    ['text between tabs', 'mdx', tabs(`${A}\n  ▸<p>B</p>`), { says: /TabItem/ }],
  ),
  ...group(
    'imports',
    [
      'misspelt file',
      'mdx',
      doc("import Part from ▸'./_chrat.mdx';\n\n<Part />"),
      { near: './_chart.mdx', fix: ['_chrat', '_chart'] },
    ],
    [
      'missing ending',
      'mdx',
      doc("import Part from ▸'./_chart';\n\n<Part />"),
      { near: './_chart.mdx', fix: ["'./_chart'", "'./_chart.mdx'"] },
    ],
    [
      'misspelt theme component',
      'mdx',
      doc("import Tabs from ▸'@theme/Tab';\n\n<Tabs />"),
      { near: '@theme/Tabs', fix: ["'@theme/Tab'", "'@theme/Tabs'"] },
    ],
    [
      'no quotation marks',
      'mdx',
      doc('import Part from ▸./_chart.mdx;\n\nText.'),
      { says: /quot|import/, fix: ['./_chart.mdx;', "'./_chart.mdx';"] },
    ],
    [
      'no blank line after',
      'mdx',
      doc("import Part from './_chart.mdx';\n▸# Heading\n\nText."),
      { says: /blank line/, fix: [".mdx';\n#", ".mdx';\n\n#"] },
    ],
    [
      'curly quotation marks',
      'mdx',
      doc('import Part from ▸‘./_chart.mdx’;\n\n<Part />'),
      { says: /quot/, fix: ['‘./_chart.mdx’', "'./_chart.mdx'"] },
    ],
    [
      'from left out',
      'mdx',
      doc("import Part ▸'./_chart.mdx';\n\n<Part />"),
      { says: /from|import/, fix: ["Part '", "Part from '"] },
    ],
  ),
];
