/** Mistakes in the imports of MDX. */

import { doc } from '../file-texts.js';
import { start, topics } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

export const imports: readonly Mistake[] = group(
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
  [
    'braces round what a partial shows',
    'mdx',
    doc("import ▸{ Chart } from './_chart.mdx';\n\n<Chart />"),
    { says: /default|brace/, fix: ['{ Chart }', 'Chart'] },
  ],
  [
    'braces round a default',
    'docs/a.mdx',
    doc("import ▸{ Chart } from '../components/Chart';\n\n<Chart />"),
    { fix: ['{ Chart }', 'Chart'] },
    { 'components/Chart.tsx': 'export default function Chart() {\n  return <p>A</p>;\n}\n' },
  ],
  [
    'no braces round a name',
    'docs/a.mdx',
    doc("import ▸Chart from '../components/Chart';\n\n<Chart />"),
    { fix: ['import Chart', 'import { Chart }'] },
    { 'components/Chart.tsx': 'export const Chart = () => <p>A</p>;\n' },
  ],
  [
    'misspelt name',
    'docs/a.mdx',
    doc("import { ▸Chrat as Chart } from '../components/Chart';\n\n<Chart />"),
    { near: 'Chart', fix: ['Chrat as', 'Chart as'] },
    { 'components/Chart.tsx': 'export const Chart = () => <p>A</p>;\n' },
  ],
  [
    'component of another name',
    'docs/m.mdx',
    doc("import Chart from ▸'./Chrat';\n\n<Chart />"),
    { fix: ['./Chrat', './Chart'] },
    { ...start, 'docs/Chart.tsx': 'export default function Chart() {\n  return <p>1</p>;\n}\n' },
  ],
  ['statement in a paragraph', 'mdx', "Text.\n▸import Chart from './_chart.mdx';\n", { fix: ['Text.\n', 'Text.\n\n'] }],
  [
    'folder of an import',
    'docs/a.mdx',
    "import { A } from ▸'@site/component/A';\n\n<A />\n",
    { fix: ['component', 'components'] },
    { ...topics, 'components/A.tsx': 'export const A = () => null;\n' },
  ],
  [
    'import twice',
    'mdx',
    "import A from './_chart.mdx';\nimport ▸A from './_chart.mdx';\n\n<A />\n",
    { fix: ["\nimport A from './_chart.mdx';", ''] },
  ],
  [
    'import one folder too low',
    'docs/in/a.mdx',
    "import Box from ▸'../components/Box';\n\n# A\n\n<Box />\n",
    { fix: ['../components/Box', '../../components/Box'] },
    { 'components/Box.tsx': 'export default function Box() {\n  return <p>A</p>;\n}\n' },
  ],
  [
    'capital letter of an import above another',
    'docs/a.mdx',
    "▸Import A from './_a.md';\nimport B from './_b.md';\n\n<A />\n\n<B />\n",
    { fix: ['Import', 'import'] },
    { 'docs/_a.md': 'A\n', 'docs/_b.md': 'B\n' },
  ],
);
