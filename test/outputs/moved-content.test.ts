/** Theme files of a migrated site that replace the elements of Markdown. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const FENCE = '```';
const SITE = {
  'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { admonitions: { keywords: ['own'] } } }]],
};
`,
  'docs/a.md': `# A

:::tip Look

inside

:::

:::own

mine

:::

${FENCE}js title="a.js" {1} own-word
const a = 1;
${FENCE}

<details><summary>More</summary>

hidden

</details>
`,
  'docs/b.mdx': `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# B

<Tabs groupId="g"><TabItem value="x" label="X">first</TabItem><TabItem value="y" label="Y">second</TabItem></Tabs>
`,
  'docs/c.md': '# C\n\nplain\n',
};
const levels = (stderr: string) => stderr.match(/^(?:error|warning) \S+/gm) ?? [];

it('wrappers of code, admonitions, tabs and details run round ours, and pages without them stay as they are', async () => {
  const wrapper = (name: string) => `
import Original from '@theme-original/${name}';
export default (props) => <section className="own-${name}"><Original {...props} /></section>;
`;
  const built = await buildSite({
    ...SITE,
    'src/theme/CodeBlock/index.js': `
import CodeBlock from '@theme-original/CodeBlock';
export default (props) => (
  <div className="own-code" data-meta={props.metastring} data-class={props.className} data-code={props.children}>
    <CodeBlock {...props} />
  </div>
);
`,
    'src/theme/Admonition/index.js': wrapper('Admonition'),
    'src/theme/Tabs/index.js': wrapper('Tabs'),
    'src/theme/Details/index.js': wrapper('Details'),
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const a = built.file('docs/a/index.html');
  expect(a).toMatch(/own-Admonition"><div class="theme-admonition theme-admonition-tip[\s\S]*Look[\s\S]*inside/);
  expect(a).toMatch(
    /own-code" data-meta="title=&quot;a.js&quot; \{1\} own-word" data-class="language-js" data-code="const a = 1;"><div class="language-js/,
  );
  expect(a).toMatch(/codeBlockTitle"><span>a.js[\s\S]*theme-code-block-highlighted-line[\s\S]*token keyword/);
  expect(a).toMatch(/own-Details"><details class="details/);
  expect(built.file('docs/b/index.html')).toMatch(/own-Tabs"><div class="tabs-container[\s\S]*first[\s\S]*second/);
  expect(built.paths.filter((path) => /docs-c|\bc-/.test(path))).toEqual([]);
  expect(built.file('docs/c/index.html')).not.toContain('own-');
});

it('types of admonitions: a table with one of its own, and a file of one type', async () => {
  const built = await buildSite({
    ...SITE,
    'src/theme/Admonition/Types.js': `
import DefaultAdmonitionTypes from '@theme-original/Admonition/Types';
function Own(props) { return <aside className="own-type">{props.title ?? 'none'}: {props.children}</aside>; }
export default { tip: DefaultAdmonitionTypes.tip, own: Own };
`,
    'docs/d.md': '# D\n\n:::danger\n\nhot\n\n:::\n',
    'src/theme/Admonition/Type/Danger.js': `
import Danger from '@theme-original/Admonition/Type/Danger';
export default (props) => <div className="own-danger"><Danger {...props} /></div>;
`,
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const a = built.file('docs/a/index.html');
  expect(a).toMatch(/theme-admonition-tip[\s\S]*<aside class="own-type">none[\s\S]*mine/);
  expect(built.file('docs/d/index.html')).toMatch(
    /own-danger"><div class="theme-admonition theme-admonition-danger[\s\S]*hot/,
  );
});

it('what lacks an import and what throws gives way to ours', async () => {
  const built = await buildSite({
    ...SITE,
    'src/theme/CodeBlock/index.js': "import { Fancy } from 'not-installed';\nexport default () => <Fancy />;\n",
    'src/theme/Admonition/index.js': "export default () => { throw new Error('no data'); };\n",
    'src/theme/Tabs.js': 'export default ({ children }) => <div className="ejected-tabs">{children}</div>;\n',
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([
    0,
    ['warning moved-theme-file', 'warning moved-theme-throws'],
  ]);
  const a = built.file('docs/a/index.html');
  for (const text of ['theme-admonition-tip', 'token keyword', '"without":["Admonition"]']) expect(a).toContain(text);
  expect(built.file('docs/b/index.html')).toMatch(/ejected-tabs[\s\S]*first[\s\S]*second/);
});

it('a page and places of its frame that fail by one cause leave that page empty alone', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs':
      "export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] };\n",
    'docs/a.md': '# A\n',
    'docs/list.mdx':
      "# List\n\nimport list from '@site/src/made.json';\n\nexport const words = list.filter(Boolean).map(String);\n\n{words}\n",
    'src/context.js': "import { createContext } from 'react';\nexport default createContext(null);\n",
    'src/theme/Root.js': `
import Context from '../context';
import { Provider } from 'no-package';
export default ({ children }) => <Provider><Context.Provider value={{ own: true }}>{children}</Context.Provider></Provider>;
`,
    'src/theme/Navbar/Logo/index.js':
      "import { useContext } from 'react';\nimport Context from '../../../context';\nexport default () => <i>{useContext(Context).own}</i>;\n",
    'src/pages/index.js':
      "import { useContext } from 'react';\nimport Context from '../context';\nexport default () => <p>{useContext(Context).own}</p>;\n",
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.stderr).toContain('warning render-failed');
  expect(built.file('docs/a/index.html')).toContain('<h1>A</h1>');
  expect(built.stderr).toContain('The page /docs/list could not be rendered');
});

it('a type that a script imports from React is nothing when it runs', async () => {
  const built = await buildSite({
    ...SITE,
    'src/pages/typed.js':
      "import React, { CSSProperties, useState } from 'react';\nexport default () => <p>{useState('on')[0]} {typeof CSSProperties} {typeof React.useState}</p>;\n",
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('typed/index.html').replaceAll('<!-- -->', '')).toContain('<p>on undefined function</p>');
});
