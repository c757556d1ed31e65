/** Causes that stopped whole sites of Docusaurus, each as a small site. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, buildSite, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (more = '') => `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: {}, theme: { customCss: './src/css/custom.css' } }]],
  ${more}
};
`;
const DOC = '# A\n\ntext\n';
const levels = (stderr: string) => stderr.match(/^(?:error|warning) \S+/gm) ?? [];

it('D19 Sass beside pages is read with the package, and told once without it', async () => {
  const site = {
    'docusaurus.config.mjs': config(),
    'docs/a.md': DOC,
    'src/css/custom.css': '',
    'src/pages/index.js':
      "import styles from './i.module.scss';\nimport '../x.scss';\nimport more from './m.module.sass';\nexport default () => <main className={styles.big + ' ' + more.small}>home</main>;\n",
    'src/pages/i.module.scss': "@use '../part';\n.big { color: part.$c; b { top: 0 } }\n",
    'src/pages/m.module.sass': '.small\n  top: 0\n',
    'src/x.scss': '$a: red;\n.x { color: $a }\n',
    'src/_part.scss': '$c: #123456;\n',
  };
  const without = await buildSite(site);
  expect([without.code, levels(without.stderr)]).toEqual([0, ['warning sass-missing']]);
  expect(without.file('index.html')).toContain('<main class="big small">home</main>');
  const sass = `exports.compileAsync = async (file) => ({ css: require('node:fs').readFileSync(file, 'utf8').replace(/@use[^;]*;/, '').replace('part.$c', '#123456'), loadedUrls: [] });`;
  const found = await buildSite({
    ...site,
    'src/pages/m.module.sass': '.small { top: 0 }\n',
    'node_modules/sass/package.json': '{"name":"sass","main":"i.js"}',
    'node_modules/sass/i.js': sass,
  });
  expect([found.code, levels(found.stderr)]).toEqual([0, []]);
  expect(found.file('index.html')).toMatch(/<main class="i_\w+_big m_\w+_small">home/);
  const styles = found.paths.filter((path) => path.endsWith('.css')).map((path) => found.file(path));
  expect(styles.join('\n')).toMatch(/#123456/);
});

it("D19 absolute imports, texts by webpack's loader, parts of the site below @theme, addresses without a slash", async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("headTags: [{ tagName: 'script', attributes: {}, innerHTML: () => 'x' }],"),
    'docs/a.mdx':
      "import Raw from '!!raw-loader!../src/b.js';\nimport b from '../src/b';\n\n# A\n\n<img src={useBaseUrl('img/a.png')} />\n\n<pre>{Raw}</pre>{b}\n",
    'docs/sub/c.md': '---\nslug: /c\n---\n\n# C\n',
    'src/b.js': 'export default `b-text`;\n',
    'src/css/custom.css': "@import 'tailwindcss/base';\n.logo { background: url('~/img/a.png') }\n.kept { top: 1px }\n",
    'src/theme/Card/index.js': 'export default ({ children }) => <b>{children}</b>;\n',
    'src/pages/index.js':
      "import users from '/data/users.json';\nimport Card from '@theme/Card';\nimport s from './i.module.css';\nconst png = require('/static/img/a.png').default;\nexport default () => <main className={s.a}><Card>{users[0]}</Card><img src={png} /></main>;\n",
    'src/pages/i.module.css': ".a { background: url('~/img/none.jpg') }\n",
    'data/users.json': '["Ada"]',
    'static/img/a.png': 'no picture',
    'static/llms.txt': 'written by hand\n',
  });
  expect([built.code, levels(built.stderr)]).toEqual([0, ['warning import-absent']]);
  expect(built.stderr).toContain('tailwindcss/base');
  const home = built.file('index.html');
  expect(home).toContain('<b>Ada</b>');
  expect(home).toMatch(/<img src="\/assets\/a\.\w+\.png"/);
  expect(built.file('docs/a/index.html')).toMatch(/src="\/(?:img|assets)\/a[\w.-]*\.png"/);
  expect(built.file('docs/a/index.html')).toContain('export default `b-text`;');
  expect(built.file('llms.txt')).toBe('written by hand\n');
  const styles = built.paths.filter((path) => path.endsWith('.css')).map((path) => built.file(path));
  expect(styles.join('\n')).toMatch(/url\(["']?\/img\/a\.png[\s\S]*\.kept/);
});

it('D19 one fault is one problem: what else is missing stays forgiven', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': DOC,
    'src/css/custom.css': '',
    'src/pages/index.js': "import A from 'not-here';\nexport default () => <A>;\n",
    'src/pages/b.js': "import B from 'nor-here';\nimport C from './none';\nexport default () => <B><C /></B>;\n",
  });
  expect([built.code, levels(built.stderr)]).toEqual([1, ['error code-syntax']]);
});

const HOME = `
import clsx from 'clsx';
import styles from './index.module.css';
export default () => (
  <main>
    <div className={clsx('hero hero--primary', styles.banner)} style={{ color: 'red' }}><a className="button button--lg">Go</a></div>
    <div className="row">{[4, 8].map((n) => <div key={n} className={\`col col--\${n}\`}>x</div>)}</div>
  </main>
);
`;

it('D19 classes of Infima that the site uses are defined, and no others; its own sheets come after them', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': '# A\n\n<div class="margin-top--lg">text</div>\n',
    'src/css/custom.css': ':root { --ifm-container-width: 900px }\n',
    'src/pages/index.js': HOME,
    'src/pages/index.module.css': '.banner { padding: 7px }\n',
  });
  expect([built.code, levels(built.stderr)]).toEqual([0, []]);
  const home = built.file('index.html');
  const sheets = [...home.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, path]) => built.file(path!));
  expect(sheets.at(-1)).toContain('padding:7px');
  const theme = sheets.at(-2) ?? '';
  for (const name of ['hero--primary', 'button--lg', 'row', 'col--4', 'col--8', 'margin-top--lg'])
    expect(theme).toContain(`.${name}`);
  for (const name of ['col--offset-1', 'hero--dark', 'pills', 'avatar', 'margin-top--xl'])
    expect(theme).not.toContain(`.${name}`);
  expect(theme.search(/--ifm-container-width:\s*900px/)).toBeGreaterThan(theme.indexOf('.hero--primary'));
  expect(home).toContain('unsafe-inline');
  expect(built.file('docs/a/index.html')).not.toContain('unsafe-inline');
});

it('D19 a preset or plugin that wraps the usual ones is read by its options, and named', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
const mine = require('a-preset');
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [[mine, { docs: { path: 'docs', routeBasePath: 'guide' }, theme: {} }]],
  plugins: [['./plugins/news.js', { path: 'news', routeBasePath: 'news', postsPerPage: 5 }], 'adds-pages'],
};
`,
    'docs/a.md': DOC,
    'news/2024-01-02-p.md': '# P\n\nnews\n\n<!-- truncate -->\n',
    'tutorials/t.md': DOC,
  });
  expect([built.code, levels(built.stderr)]).toEqual([
    0,
    ['warning moved-plugins', 'warning moved-presets', 'warning moved-content-unused'],
  ]);
  expect(built.stderr).toMatch(/plugins\/news\.js, adds-pages/);
  expect(built.stderr).toMatch(/folder tutorials holds Markdown files \(1 in all/);
  expect(built.file('guide/a/index.html')).toContain('text');
  expect(built.file('news/index.html')).toContain('news');
});

it('D19 a folder beside the docs sets, within the folder that holds them, is named', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { docs: { path: 'docs/main' } }]],
};
`,
    'docs/main/a.md': DOC,
    'docs/guides/b.md': DOC,
    'docs/guides/deep/c.md': DOC,
    'docs/guides/_part.md': DOC,
    'notes/d.md': DOC,
  });
  expect([built.code, levels(built.stderr)]).toEqual([0, []]);
  expect(built.stderr.match(/The folder \S+ holds Markdown files \(\d+/g)).toEqual([
    'The folder docs/guides holds Markdown files (2',
  ]);
});

it('D19 a site of which no docs and no posts are left does not build', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs':
      "export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['a-preset', { handbook: 'book' }]] };\n",
    'book/a.md': DOC,
    'src/pages/index.md': '# Home\n',
  });
  expect([built.code, levels(built.stderr)]).toEqual([1, ['warning moved-presets', 'error moved-content-unused']]);
});

it("D19 files of src/theme that have no place here are named once; those that have one and the site's own components are not", async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': DOC,
    'src/css/custom.css': '',
    'src/theme/Footer/index.js': 'export default () => null;\n',
    'src/theme/DocTagDocListPage/index.tsx': 'export default () => null;\n',
    'src/theme/DocTagsListPage/index.tsx': 'export default () => null;\n',
    'src/theme/Card/index.js': 'export default () => null;\n',
  });
  expect([built.code, levels(built.stderr)]).toEqual([0, ['warning moved-theme-files']]);
  expect(built.stderr).toMatch(/Theme files in src\/theme .*\(2 in all\): DocTagDocListPage, DocTagsListPage\./);
});

it('D19 components that MDXComponents gives to Markdown run, and pages without them stay as they are', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.mdx': '# A\n\n<Shot src="x" />\n\nsee <Wrapped.Inner>within</Wrapped.Inner>\n\n<Fn a={1} />\n',
    'docs/b.mdx': '# B\n\ntext\n',
    'src/css/custom.css': '',
    'src/theme/Card/index.js': 'export default ({ children }) => <b>{children}</b>;\n',
    'src/theme/MDXComponents/index.js': `
import MDXComponents from '@theme-original/MDXComponents';
import Card from '@theme/Card'; // ours
const Shot = ({ src }) => <Card>shot of {src}</Card>;
const components = {
  ...MDXComponents,
  h7: (props) => <h6 {...props} />,
  Shot,
  'Wrapped': { Inner: ({ children }) => <em>{children}</em> },
  Fn({ a }) { return <u>{a + 1}</u>; },
};
export default components;
`,
  });
  expect([built.code, levels(built.stderr)]).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page).toMatch(/<b>shot of (?:<!-- -->)?x<\/b>/);
  expect(page).toContain('<em>within</em>');
  expect(page).toContain('<u>2</u>');
  expect(built.file('docs/b/index.html')).not.toContain('"module":');
});

it('D19 a page of React that fails for what is missing is told, and the browser does not try it again', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': DOC,
    'src/css/custom.css': '',
    'src/pages/index.js':
      "import Layout from '@theme/Layout';\nimport { usePluginData } from '@docusaurus/useGlobalData';\nexport default () => <Layout><main>{usePluginData('not-here').posts}</main></Layout>;\n",
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, ['warning render-failed']]);
  expect(built.file('index.html')).toContain('"kind":"component"');
  expect(built.file('index.html')).toContain('"still":true');
  expect(built.file('index.html')).toContain('class="navbar');
});

it('D19 components of MDXComponents, and those that every page has, stand in components that a page exports', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.mdx': `# A

export const Up = () => <Icon of="up" />;

export const Told = ({ children }) => <Details summary="more">{children}</Details>;

go <Up />

<Told>inside</Told>

{['x', 'y'].map((of) => <Icon key={of} of={of} />)}
`,
    'src/css/custom.css': '',
    'src/theme/MDXComponents.js': `
import MDXComponents from '@theme-original/MDXComponents';
export default { ...MDXComponents, Icon: ({ of }) => <i>{'icon ' + of}</i> };
`,
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page).toMatch(/go (?:<!-- -->)?<i>icon up<\/i>/);
  expect(page).toMatch(/<summary>more<\/summary>(?:<!-- -->)?inside/);
  expect(page).toContain('<i>icon x</i><i>icon y</i>');
});

it('D19 client modules of the reference answer, and its configuration has all its lists', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': DOC,
    'src/css/custom.css': '',
    'src/pages/index.js': `
import useContext from '@docusaurus/useDocusaurusContext';
import useGlobalData, { usePluginData } from '@docusaurus/useGlobalData';
import { DEFAULT_PLUGIN_ID } from '@docusaurus/constants';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useRouteContext from '@docusaurus/useRouteContext';
import { usePluralForm, useThemeConfig, PageMetadata, useWindowSize, ThemeClassNames } from '@docusaurus/theme-common';
import { useLatestVersion, useActiveVersion, useVersions, useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
export default function Home() {
  const { siteConfig } = useContext();
  const { selectMessage } = usePluralForm();
  const facts = [
    siteConfig.presets.length, DEFAULT_PLUGIN_ID, selectMessage(1, 'one|many'), selectMessage(2, 'one|many'),
    useThemeConfig().navbar.items.length, useWindowSize(), ThemeClassNames.docs.docMarkdown, useLatestVersion('default').name,
    String(useActiveVersion()), useVersions().length, String(useDocsPreferredVersion().preferredVersion),
    Object.keys(useGlobalData()).length, String(usePluginData('x')), useRouteContext().plugin.name,
  ];
  return <ErrorBoundary><PageMetadata title="Start" /><p>{facts.join(' ')}</p></ErrorBoundary>;
}
`,
  });
  expect([built.code, built.stderr.includes('import-')], built.stderr).toEqual([0, false]);
  expect(built.file('index.html')).toContain(
    '<p>1 default one many 0 ssr theme-doc-markdown current undefined 1 null 1 undefined docusaurus-plugin-content-pages</p>',
  );
});

it("D19 lines of the host's redirects that lead to no page are told, and stop nothing", async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': DOC,
    'src/css/custom.css': '',
    'static/_redirects': '/old /docs/none 301\n',
  });
  expect([built.code, levels(built.stderr)]).toEqual([0, ['warning redirect-target']]);
});

it('D19 a site whose docs lie beside its folder', async () => {
  const dir = makeSite({
    'docs/a.md': '# A\n\n<div class="margin-top--lg">text</div>\n',
    'website/docusaurus.config.mjs': config().replace('docs: {}', "docs: { path: '../docs' }"),
    'website/src/css/custom.css': '',
  });
  const built = await buildFolder(join(dir, 'website'));
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toContain('text');
});

it('D19 configuration, sidebars and plugins read files as where docusaurus runs, from whatever folder the build is started', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
import { readFileSync } from 'node:fs';
import { getHighlighter } from 'not-installed';
const title = readFileSync('./title.txt', 'utf8').trim();
getHighlighter({}).then((made) => made.load()).catch(() => {});
export default async () => ({
  title, url: 'https://example.com', baseUrl: '/', tagline: readFileSync('title.txt', 'utf8') + (await getHighlighter()),
  presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]],
  plugins: ['./own.js'],
});
`,
    'own.js': `
const { readFileSync, writeFileSync } = require('node:fs');
module.exports = () => ({
  name: 'own',
  loadContent: async () => readFileSync('./title.txt', 'utf8').trim(),
  contentLoaded: async ({ content, actions }) => actions.addRoute({ path: '/own', component: '@site/Own.js', modules: { text: await actions.createData('t.json', JSON.stringify(content)) } }),
  postBuild: async ({ outDir }) => writeFileSync(outDir + '/own.txt', readFileSync('./title.txt')),
});
`,
    'Own.js': 'export default ({ text }) => <main>own {text}</main>;\n',
    'sidebars.js':
      "module.exports = { docs: require('node:fs').readFileSync('./list.txt', 'utf8').trim().split(',') };\n",
    'list.txt': 'a,b\n',
    'title.txt': 'From a file\n',
    'docs/a.md': DOC,
    'docs/b.md': '---\nlast_update:\n  date: 20 JAN 2024 GMT\n---\n\n# B\n',
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toContain('From a file');
  expect(built.file('docs/a/index.html')).toMatch(/menu__link[^>]*href="\/docs\/b"|href="\/docs\/b"[^>]*menu__link/);
  expect(built.file('own/index.html')).toContain('From a file');
  expect(built.file('own.txt')).toBe('From a file\n');
});

it('D19 a file that docs leave out is looked at only where a page imports it', async () => {
  const site = {
    'docusaurus.config.mjs': config("onBrokenLinks: 'throw',").replace(
      'docs: {}',
      "docs: { exclude: ['**/_*.md', 'old/**'] }",
    ),
    'docs/a.mdx': "import P from './_p.md';\n\n# A\n\n<P />\n",
    'docs/_p.md': 'part of A\n',
    'docs/old/b.md': '# B\n\n[c](c.md) <b>\n',
    'src/css/custom.css': '',
  };
  const built = await buildSite(site);
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toContain('part of A');
  const broken = await buildSite({ ...site, 'docs/_p.md': '[c](c.md)\n' });
  expect([broken.code, levels(broken.stderr)], broken.stderr).toEqual([1, ['error link-markdown']]);
});

it('D19 the default export of a page is the layout round it; generated headings keep their ids', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("future: { v4: true }, onBrokenAnchors: 'throw',"),
    'docs/a.mdx': `import P from './_p.mdx';

export default function Frame({ children, kind = 'plain' }) {
  return <section className={kind}>{children}</section>;
}

# A

<!-- said to authors -->

[to it](#it)

#### [<code>IT</code>](#it) \\{#it\\}

<P kind="given" />
`,
    'docs/_p.mdx': "export { default } from '../src/Part';\n\npart\n",
    'src/Part.js': 'export default ({ children, kind }) => <aside className={kind}>{children}</aside>;\n',
    'src/css/custom.css': '',
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page).toMatch(
    /<section class="plain">[\s\S]*id="it"[\s\S]*<aside class="given">[\s\S]*part[\s\S]*<\/section>/,
  );
});

it('D19 functions for package managers, elements of plugins without attributes, a composed class that no sheet has', async () => {
  const dir = makeSite({
    'docusaurus.config.mjs': `
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
const loud = (code) => code.replace('npm', 'LOUD');
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { remarkPlugins: ['card', [npm2yarn, { converters: [['loud', loud], 'pnpm'] }]] } }]],
};
`,
    'docs/a.md': '# A\n\n```bash npm2yarn\nnpm i x\n```\n',
    'src/pages/index.js':
      "import styles from './i.module.css';\nexport default () => <main className={styles.big}>home</main>;\n",
    'src/pages/i.module.css':
      ".big { composes: nowhere from './j.module.css'; composes: there from './j.module.css'; top: 0 }\n",
    'src/pages/j.module.css': '.there { left: 0 }\n',
    'node_modules/card/package.json': '{"name":"card","main":"i.js"}',
    'node_modules/card/i.js': `
module.exports = () => (tree) => {
  const children = [{ type: 'text', value: 'made' }];
  tree.children.push({ type: 'mdxJsxFlowElement', name: 'aside', children }, { type: 'mdxJsxFlowElement', name: 'hr' });
};
`,
  });
  // Functions cannot be sent to threads.
  const built = await buildFolder(dir, ['--threads', '2']);
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page).toMatch(/<aside>made<\/aside>\s*<hr\s*\/?>/);
  expect(page).toContain('LOUD');
  expect(built.file('index.html')).toMatch(/<main class="[^"]*\bi_\w+_big\b[^"]*">home/);
});

it('D19 sidebars of a version by the names of version 2, and `current` among the versions', async () => {
  const sidebars = { 'version-1.0/main': { 'The guide': ['version-1.0/a', { type: 'doc', id: 'version-1.0/b' }] } };
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.md': DOC,
    'versions.json': '["current", "1.0"]',
    'versioned_docs/version-1.0/a.md': DOC,
    'versioned_docs/version-1.0/b.md': '# B\n\n[a](./a.md)\n',
    'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify(sidebars),
    'src/css/custom.css': '',
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toContain('text');
  expect(built.file('docs/1.0/b/index.html')).toMatch(/The guide[\s\S]*href="\/docs\/1\.0\/a\/?"/);
});
