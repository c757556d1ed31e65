/** Mistakes of a twentieth set: what is there but not imported, and marks of components and other sites. */
import { group } from '../mistake.js';

const components = { 'docs/index.md': '# A\n', 'components/Counter.tsx': 'export default () => <b>1</b>;\n' };

export const twentieth = group(
  'components and addresses',
  [
    'component of the site',
    'docs/a.mdx',
    '# A\n\n▸<Counter start={3} />\n',
    {
      says: /import Counter from '@site\/components\/Counter/,
      fix: ['# A\n\n<Counter', "import Counter from '@site/components/Counter.tsx';\n\n# A\n\n<Counter"],
      alone: true,
    },
    components,
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
  [
    'space in an address',
    'doc',
    'Read ▸[the page](https://a.example/my page).',
    { fix: ['my page', 'my%20page'], alone: true },
  ],
  ['id as an attribute', 'mdx', '## Install ▸{id="setup"}\n\nText.', { fix: ['{id="setup"}', '{#setup}'] }],
  [
    'four colons and three',
    'doc',
    '▸::::note\n\nWords.\n\n:::\n',
    { says: /Write `::::`/, fix: ['\n:::\n', '\n::::\n'], alone: true },
  ],
  ['one cell too many', 'doc', '| a | b |\n| - | - |\n| 1 | 2 | ▸three |\n', { says: /3 cells|2/, alone: true }],
  ['open element', 'doc', '```html\n<li>▸<strong>Two</li>\n```', { fix: ['</li>', '</strong></li>'], alone: true }],
  ['shell word', 'doc', '```bash\nnpm install ▸--save-dv react\n```', { near: '--save-dev', alone: true }],
  ['item of a list in YAML', 'doc', '```yaml\n- a\n▸-b\n```', { fix: ['-b', '- b'], alone: true }],
);
