/** Mistakes in the names and props of components. */

import { doc, TABS } from '../file-texts.js';
import { home } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

const tabs = (inner: string, attributes = '') => doc(`${TABS}<Tabs${attributes}>\n${inner}\n</Tabs>`);

export const components: readonly Mistake[] = [
  ...group(
    'names of components',
    [
      'tabs',
      'mdx',
      doc(`${TABS}▸<tabs>\n  <TabItem value="a" label="A">A</TabItem>\n</tabs>`),
      {
        near: 'Tabs',
        fix: [
          '<tabs>\n  <TabItem value="a" label="A">A</TabItem>\n</tabs>',
          '<Tabs>\n  <TabItem value="a" label="A">A</TabItem>\n</Tabs>',
        ],
      },
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
    [
      'import in small letters',
      'docs/a.mdx',
      doc("import chart from '../components/Chart';\n\n<▸chart />"),
      { says: /Chart/ },
      { 'components/Chart.tsx': 'export default function Chart() {\n  return <p>A</p>;\n}\n' },
    ],
    [
      'tab of another name',
      'docs/a.mdx',
      '<Tabs>\n▸<Tab value="a">\n\nb\n\n</Tab>\n</Tabs>\n',
      { fix: ['<Tab value="a">\n\nb\n\n</Tab>', '<TabItem value="a">\n\nb\n\n</TabItem>'] },
      home,
    ],
    [
      'component of the site',
      'docs/a.mdx',
      '# A\n\n▸<Counter start={3} />\n',
      {
        says: /import Counter from '@site\/components\/Counter/,
        fix: ['# A\n\n<Counter', "import Counter from '@site/components/Counter.tsx';\n\n# A\n\n<Counter"],
        alone: true,
      },
      { ...home, 'components/Counter.tsx': 'export default () => <b>1</b>;\n' },
    ],
    [
      'component of the theme',
      'mdx',
      '▸<BrowserOnly>{() => 1}</BrowserOnly>',
      {
        says: /not imported/,
        fix: ['<BrowserOnly>', "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<BrowserOnly>"],
        alone: true,
      },
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
    [
      'value twice',
      'mdx',
      tabs('  <TabItem value="a" label="A">A</TabItem>\n  ▸<TabItem value="a" label="B">B</TabItem>'),
      { says: /unique/ },
    ],
    [
      'unknown defaultValue',
      'mdx',
      doc(`${TABS}<Tabs defaultValue=▸"aa">\n  <TabItem value="a" label="A">A</TabItem>\n</Tabs>`),
      { near: 'a', fix: ['"aa"', '"a"'] },
    ],
    [
      'groupID',
      'mdx',
      doc(`${TABS}<Tabs ▸groupID="x">\n  <TabItem value="a" label="A">A</TabItem>\n</Tabs>`),
      { near: 'groupId', fix: ['groupID', 'groupId'] },
    ],
    [
      'type of an admonition',
      'mdx',
      doc('<Admonition ▸type="warnning">Text.</Admonition>'),
      { near: 'warning', fix: ['warnning', 'warning'] },
    ],
    ['text between tabs', 'mdx', tabs('  <TabItem value="a" label="A">A</TabItem>\n  ▸<p>B</p>'), { says: /TabItem/ }],
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
    ['name of an attribute', 'mdx', 'Text.\n\n<TOCInline toc={▸tocs} />\n', { fix: ['tocs', 'toc'] }],
    ['page in a property', 'mdx', '<LinkCard url=▸"./giude.md" title="A" />\n', { fix: ['giude', 'guide'] }],
    ['type of a component', 'mdx', '<Admonition type=▸"tpi">A</Admonition>\n', { fix: ['tpi', 'tip'] }],
    [
      'handler in small letters',
      'mdx',
      '<button ▸onkeydown={() => 1}>A</button>\n',
      { fix: ['onkeydown', 'onKeyDown'] },
    ],
    [
      'value twice',
      'mdx',
      '<Tabs>\n  <TabItem value="a">A</TabItem>\n  <TabItem value=▸"a">B</TabItem>\n</Tabs>\n',
      { says: /Rename one/ },
    ],
    [
      'label for a value',
      'mdx',
      '<Tabs defaultValue=▸"macOS">\n  <TabItem value="mac" label="macOS">A</TabItem>\n</Tabs>\n',
      { near: 'mac', fix: ['defaultValue="macOS"', 'defaultValue="mac"'] },
    ],
    [
      'steps without numbers',
      'mdx',
      '<Steps>\n\n▸- Install.\n- Run.\n\n</Steps>',
      { fix: ['- Install.\n- Run.', '1. Install.\n2. Run.'], alone: true },
    ],
    [
      'tab without value',
      'mdx',
      '<Tabs>\n▸<TabItem label="npm">\n\na\n\n</TabItem>\n</Tabs>',
      { fix: ['<TabItem label', '<TabItem value="npm" label'], alone: true },
    ],
  ),
];
