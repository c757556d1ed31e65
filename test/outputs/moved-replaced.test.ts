/** Moved sites that have parts of the theme in their own way: what the parts of the reference would refuse does not stop a build. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (rest = '') => `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: {} }]],
  ${rest}
};
`;
const problemsOf = (stderr: string) => stderr.match(/^(?:error|warning) [a-z-]+/gm) ?? [];

const bar = config(`themeConfig: { navbar: { items: [
  { type: 'doc', docId: 'guide', label: 'Guide', to: '/docs/a' },
  { type: 'docSidebar', sidebarId: 'none', label: 'More', to: '/docs/a' },
] } },`);
const ownBar = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default function Navbar() {
  const { navbar } = useDocusaurusContext().siteConfig.themeConfig;
  return <nav>{navbar.items.map(({ label, to }) => <a key={label} href={to}>{label}</a>)}</nav>;
}
`;

it('items of a bar that the site draws itself may name docs that do not exist', async () => {
  const docs = { 'docusaurus.config.mjs': bar, 'docs/a.md': '# A\n\ntext\n' };
  const own = await buildSite({ ...docs, 'src/theme/Navbar/index.jsx': ownBar });
  expect([own.code, problemsOf(own.stderr)], own.stderr).toEqual([
    0,
    ['warning navbar-doc-unknown', 'warning navbar-sidebar-unknown'],
  ]);
  expect(own.file('docs/a/index.html')).toContain('<nav><a href="/docs/a">Guide</a><a href="/docs/a">More</a></nav>');

  const shown = `import Content from '@theme/Navbar/Content';\nexport default () => <nav><Content /></nav>;\n`;
  const wrapped = await buildSite({ ...docs, 'src/theme/Navbar/index.jsx': shown });
  expect([wrapped.code, problemsOf(wrapped.stderr)]).toEqual([
    1,
    ['error navbar-doc-unknown', 'error navbar-sidebar-unknown'],
  ]);
});

it('a footer of the site’s own is given the columns as they are written', async () => {
  const code = `import { useThemeConfig } from '@docusaurus/theme-common';
export default function Footer() {
  const { links, style } = useThemeConfig().footer;
  return <footer className={style}>{links.map(({ items }) => items.map(({ to, icon }) => <i key={to}>{icon + to}</i>))}</footer>;
}
`;
  const built = await buildSite({
    'docusaurus.config.mjs': config(
      "themeConfig: { footer: { links: [{ title: 'More', items: [{ label: 'A', to: 'docs/a', icon: '*' }] }] } },",
    ),
    'docs/a.md': '# A\n\ntext\n',
    'src/theme/Footer.jsx': code,
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('docs/a/index.html')).toContain('<footer class="light"><i>*docs/a</i></footer>');
});

it('links that a component of the site shows may lead nowhere', async () => {
  const docs = { 'docusaurus.config.mjs': config(), 'docs/a.md': '# A\n\n[away](/away)\n' };
  const plain = { 'src/theme/MDXComponents/A.jsx': 'export default (props) => <a {...props} />;\n' };
  const own = await buildSite({ ...docs, ...plain });
  expect([own.code, problemsOf(own.stderr)], own.stderr).toEqual([0, ['warning link-broken']]);

  const code = `import Link from '@docusaurus/Link';\nexport default (props) => <Link {...props} />;\n`;
  const linked = await buildSite({ ...docs, 'src/theme/MDXComponents/A.jsx': code });
  expect([linked.code, problemsOf(linked.stderr)]).toEqual([1, ['error link-broken']]);
});

it('tells the first line of an error that says something', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(
      "plugins: [() => ({ name: 'late', postBuild() { throw new Error('\\nno binary\\nmore'); } })],",
    ),
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(built.stderr).toContain('The plugin late threw in postBuild: no binary.');
});

const list = (name: string, rest: object) =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js', ...rest });

it('what Root provides by a package is there on pages and in Markdown', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'node_modules/colours/package.json': list('colours', { dependencies: { 'colours-core': '*', plain: '*' } }),
    'node_modules/colours/index.js': "export * from 'colours-core';\n",
    'node_modules/plain/package.json': list('plain', {}),
    'node_modules/colours-core/package.json': list('colours-core', { peerDependencies: { react: '*' } }),
    'node_modules/colours-core/index.js': `import * as React from 'react';
const Colour = /* #__PURE__ */ React.createContext('none');
export function makeContext(given) {
  const Made = React.createContext(given);
  return () => React.useContext(Made);
}
export const useFirst = makeContext('first');
export const useSecond = makeContext('second');
export const ColourProvider = ({ value, children }) => React.createElement(Colour.Provider, { value }, children);
export const useColour = () => React.useContext(Colour);
`,
    'src/theme/Root.jsx': `import { ColourProvider } from 'colours';
export default ({ children }) => <ColourProvider value="red">{children}</ColourProvider>;
`,
    'src/pages/p.jsx': `import { useColour, useFirst, useSecond } from 'colours';
import Layout from '@theme/Layout';
const Shown = () => <b>{[useColour(), useFirst(), useSecond()].join(' ')}</b>;
export default () => <Layout><Shown /></Layout>;
`,
    'docs/a.mdx': `import { useColour } from 'colours';

# A

export const Shown = () => <i>{useColour()}</i>;

<Shown />
`,
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('p/index.html')).toContain('<b>red first second</b>');
  expect(built.file('docs/a/index.html')).toContain('<i>red</i>');
});

it('nothing stands round a React page that does not use the layout', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("themeConfig: { navbar: { title: 'Bar', items: [] } },"),
    'docs/a.md': '# A\n\ntext\n',
    'src/components/Frame.jsx': "import L from '@theme/Layout';\nexport default ({ children }) => <L>{children}</L>;\n",
    'src/pages/bare.tsx': "import Layout from '@theme/Layout';\nexport default () => <main>bare</main>;\n",
    'src/pages/framed.jsx':
      "import Frame from '@site/src/components/Frame';\nexport default () => <Frame><main>framed</main></Frame>;\n",
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('bare/index.html')).toContain('<main>bare</main>');
  expect(built.file('bare/index.html')).not.toContain('navbar__title');
  for (const page of ['framed', 'docs/a']) expect(built.file(`${page}/index.html`)).toContain('navbar__title');
});

it('code of the site reads the names of its project', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("organizationName: 'people', projectName: 'tool',"),
    'docs/a.md': '# A\n\ntext\n',
    'src/pages/p.jsx': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default function Page() {
  const { organizationName, projectName } = useDocusaurusContext().siteConfig;
  return <h1>{[organizationName, projectName].join('/')}</h1>;
}
`,
  });
  expect(built.file('p/index.html')).toContain('<h1>people/tool</h1>');
});
