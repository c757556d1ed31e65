/** Mistakes that further fresh sets showed to be missed, each with others of its kind. */
import { group } from '../mistake.js';

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
    doc('<img src="▸img/lgo.png" alt="A" />'),
    { near: '/img/logo.png', fix: ['img/lgo.png', '/img/logo.png'] },
    { 'static/img/logo.png': 'no picture' },
  ]),
];
