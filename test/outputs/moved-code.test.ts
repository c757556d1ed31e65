/** Code of moved sites as their own bundler took it: modules of both kinds in one file, calls in Markdown, stand-ins of every use. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const levels = ({ stderr }: Pick<Built, 'stderr'>) => stderr.match(/^(?:error|warning) \S+/gm) ?? [];

it('D19 configurations and plugins may import and set module.exports in one file', async () => {
  const built = await buildSite({
    'package.json': '{"type":"module"}',
    'docusaurus.config.js': `
import { join } from 'node:path';
import colours from './colours';
const sidebarPath = join(__dirname, 'sidebars.js');
module.exports = {
  title: colours.name, url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { sidebarPath } }]],
  plugins: ['./plugins/hello.ts'],
};
`,
    'colours.js': "module.exports = { name: 'Dark ' + require('./base').name };\n",
    'base.js': "exports.name = 'blue';\n",
    'sidebars.js': "module.exports = { docs: ['b', 'a'] };\n",
    'plugins/hello.ts': `
import { basename } from 'node:path';
export const words: string = 'said by ';
module.exports = function hello() {
  return { name: 'hello', injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'hello', content: words + basename(__filename) } }] }) };
};
`,
    'docs/a.md': '# A\n\ntext\n',
    'docs/b.md': '# B\n\ntext\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page).toContain('<title>A | Dark blue</title>');
  expect(page).toMatch(/<meta [^>]*content="said by hello\.ts"/);
  // The first doc of the sidebar.
  expect(built.file('docs/index.html')).toContain('/docs/b');
});

it('D19 files of a theme folder that the site imports are used, and a class of a package that is not there can be made', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: {} }]],
  themeConfig: { prism: { magicComments: [
    { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } },
    { className: 'added', line: 'highlight-add-line', block: { start: 'highlight-add-start', end: 'highlight-add-end' } },
  ] } },
  plugins: [() => ({ name: 'raw', configureWebpack: () => ({ module: { rules: [
    { resourceQuery: /raw/, type: 'asset/source' }, { test: /\\.m?js/, resolve: { fullySpecified: false } },
  ] } }) })],
};
`,
    'docs/a.mdx': `---
last_update: { date: 06/29/2022 }
---

# A

<img alt="" src={
  require("/static/img/a.png").default
} />

<b>{'x'.replace(/^[\\s\\S]/, 'y')}</b> gives [[1, part]]

\`\`\`js
// highlight-add-line
let a;
// highlight-add-start
let b;
\`\`\`
`,
    'static/img/a.png': 'png',
    'src/theme/Icon/Web/index.js': 'export default () => <i>web</i>;\n',
    'src/theme/Icon/Mac.js': 'export default () => <i>mac</i>;\n',
    'src/theme/Icon/Alone.js': 'export default () => <i>alone</i>;\n',
    'src/Shown.js': "import Mac from './theme/Icon/Mac';\nexport default () => <Mac />;\n",
    'src/pages/index.js': `
import { Remarkable, Base } from 'remarkable';
import Web from '@site/src/theme/Icon/Web';
import Shown from '../Shown';
class Own extends Base {}
const made = new Remarkable({ html: true });
export default () => <main>home{String(made.render('x'))}{String(new Own())}<Web /><Shown /></main>;
`,
  });
  expect([built.code, levels(built)], built.stderr).toEqual([
    0,
    ['warning moved-theme-files', 'warning magic-comment-open'],
  ]);
  expect(built.stderr).toContain(
    'Theme files in src/theme are not used; our own parts replace them (1 in all): Icon/Alone.',
  );
  expect(built.stderr).toContain('This `highlight-add-start` has no end');
  expect(built.file('index.html')).toContain('home<i>web</i><i>mac</i>');
  expect(built.file('docs/a/index.html')).toMatch(/<img[^>]* src="\/img\/a\.png"|<img[^>]* src="\/assets\/a-/);
});

it('B2.10 dates with the month first are those of moved sites alone', async () => {
  const docs = { 'docs/a.md': '---\nlast_update: { date: 06/29/2022 }\n---\n\n# A\n' };
  const config = (options: string) => `
export default { title: 'M', url: 'https://example.com', baseUrl: '/', ${options} };
`;
  const moved = await buildSite({
    ...docs,
    'docusaurus.config.mjs': config("presets: [['classic', { blog: false, docs: { showLastUpdateTime: true } }]]"),
  });
  expect([moved.code, levels(moved)], moved.stderr).toEqual([0, []]);
  expect(moved.file('docs/a/index.html')).toContain('Jun 29, 2022');
  const own = await buildSite({ ...docs, 'notes.config.mjs': config('blog: false') });
  expect([own.code, levels(own)], own.stderr).toEqual([1, ['error front-matter-date']]);
});

it('D19 pages are given the configuration, older names lead to what they mean, sheets may name files by @site', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', tagline: 'line', url: 'https://example.com', baseUrl: '/', customFields: { owner: 'Ada' },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { blog: false, docs: {}, theme: { customCss: './static/css/own.css' } }]],
  plugins: [() => ({ name: 'none' })],
};
`,
    'docs/a.md': '# A\n\ntext\n',
    'docs/b.md': '---\nunlisted: true\n---\n\n# B\n\ntext\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# Ah\n\ntexte\n',
    'src/pages/index.js': `
import React from 'react';
export const hydrate = true;
export default class Index extends React.Component {
  render() { const { config } = this.props; return <main>{[config.title, config.tagline, config.customFields.owner].join(', ')}</main>; }
}
`,
    'src/theme/DocItem/Content/index.js': `
import React from 'react';
import { useLocation } from 'react-router-dom';
import Unlisted from '@theme/Unlisted';
import Content from '@theme-original/DocItem/Content';
export default (props) => <section data-at={useLocation().pathname}><Unlisted /><Content {...props} /></section>;
`,
    'static/css/own.css':
      ".a { background: url('@site/static/img/a.png') }\n.b { background: url(~@site/static/img/a.png) }\n",
    'static/img/a.png': 'png',
    'static/_redirects': '/fr/*  /fr/404.html  404\n/old  /docs/a\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  expect(built.file('index.html')).toContain('M, line, Ada');
  expect(built.file('docs/a/index.html')).toContain('<section data-at="/docs/a">');
  expect(built.file('docs/b/index.html')).toMatch(
    /<section data-at="\/docs\/b">[\s\S]*theme-unlisted-banner|<section data-at="\/docs\/b"><[^>]*(?:unlisted|alert|admonition)/,
  );
  const sheets = built.paths
    .filter((path) => /^assets\/[^/]+\.css$/.test(path))
    .map(built.file)
    .join('');
  expect(sheets).not.toContain('@site');
});

it('D19 a site that two audiences share is the one of the public', async () => {
  const built = await buildSite({
    'docusaurus.config.js': `
const { fbContent, isInternal } = require('docusaurus-plugin-internaldocs-fb/internal');
module.exports = {
  title: fbContent({ internal: 'Ours', external: 'Yours' }), url: fbContent({ internal: 'https://in.example', external: () => 'https://example.com' }), baseUrl: '/',
  tagline: isInternal() ? 'in' : 'out',
  presets: [[require.resolve('docusaurus-plugin-internaldocs-fb/docusaurus-preset'), { blog: false, docs: {} }]],
};
`,
    'docs/a.mdx': `import { FbInternalOnly, OssOnly, fbContent } from 'docusaurus-plugin-internaldocs-fb/internal';

# A

<FbInternalOnly>secret words</FbInternalOnly>

<OssOnly>open words</OssOnly>

{fbContent({ internal: 'secret too', external: 'open too' })}
`,
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, ['warning moved-presets']]);
  const page = built.file('docs/a/index.html');
  expect(page).toContain('<title>A | Yours</title>');
  expect(page).toContain('open words');
  expect(page).toContain('open too');
  expect(/<article[\s\S]*<\/article>/.exec(page)?.[0]).not.toContain('secret');
});

it('D19 sidebars that a plugin which does not run would have written are empty, and told', async () => {
  const site = {
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]],
  plugins: [['docusaurus-plugin-typedoc', { out: 'docs/api' }]],
};
`,
    'sidebars.js': `
import api from './docs/api/list';
module.exports = { docs: ['a', { type: 'category', label: 'API', link: { type: 'doc', id: 'api/index' }, items: require('./docs/api/typedoc-sidebar.cjs') }, ...api] };
`,
    'docs/a.md': '# A\n\ntext\n',
  };
  const built = await buildSite(site);
  expect([built.code, levels(built)], built.stderr).toEqual([
    0,
    ['warning moved-plugins', 'warning import-absent', 'warning import-absent', 'warning sidebar-unknown-doc'],
  ]);
  expect(built.stderr).toMatch(/import-absent {2}sidebars\.js:2:18/);
  expect(built.file('docs/a/index.html')).toContain('text');
  const own = await buildSite({
    ...site,
    'docs/api/index.md': '# Api\n',
    'docs/api/b.md': '# B\n',
    'docs/api/list.js': "module.exports = ['api/b'];\n",
    'docs/api/typedoc-sidebar.cjs': 'module.exports = [];\n',
  });
  expect([own.code, levels(own)], own.stderr).toEqual([0, ['warning moved-plugins']]);
});

it('D19 styles in HTML of the configuration apply, tags of the PWA lead to files from every page', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/base/',
  presets: [['classic', { blog: false, docs: {} }]],
  plugins: [['@docusaurus/plugin-pwa', { pwaHead: [
    { tagName: 'link', rel: 'icon', href: 'img/a.png' }, { tagName: 'meta', name: 'theme-color', content: 'rgb(1.5, 0, 0)' },
  ] }]],
  themeConfig: { announcementBar: { id: 'x', content: 'New <a href="https://a.example" style="margin-left:6px">out</a>' } },
};
`,
    'docs/a.md': '# A\n\ntext\n',
    'static/img/a.png': 'png',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page).toMatch(/style-src (?:&#39;[\w-]+&#39; ?)*&#39;unsafe-inline/);
  expect(page).toContain('href="/base/img/a.png"');
  expect(page).toContain('content="rgb(1.5, 0, 0)"');
});

it('D19 variables of Infima that sheets and code of the site read have their values, and no others', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: {}, theme: { customCss: './static/css/own.css' } }]],
};
`,
    'docs/a.md': '# A\n\ntext\n',
    'static/css/own.css': '.footer--dark { background-color: var(--ifm-color-emphasis-900) }\n',
    'src/pages/index.js':
      "import s from './i.module.css';\nexport default () => <main className={s.a} style={{ color: 'var(--ifm-color-success)' }}>home</main>;\n",
    'src/pages/i.module.css': '.a { border-radius: var(--ifm-global-radius) }\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  const sheet = built.paths
    .filter((path) => /^assets\/theme[^/]+\.css$/.test(path))
    .map(built.file)
    .join('');
  for (const name of ['--ifm-color-emphasis-900', '--ifm-color-gray-900', '--ifm-color-success', '--ifm-global-radius'])
    expect(sheet).toMatch(new RegExp(`${name}: ?[^;}]`));
  expect(sheet).not.toContain('--ifm-color-info:');
});

it('D19 texts of loaders by names known when the code runs, types in files of JavaScript, sheets by absolute paths, indexes as docs', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' }, theme: { customCss: '/src/css/custom.css' } }]],
  themeConfig: { navbar: { items: [{ type: 'doc', docId: '/all', label: 'Everything', position: 'left' }] } },
};
`,
    'sidebars.js':
      "module.exports = { docs: [{ type: 'category', label: 'All', link: { type: 'generated-index', slug: '/all' }, items: ['a'] }] };\n",
    'src/css/custom.css': '.of-the-site { color: rgb(1 2 3); }\n',
    'src/text.jsx': `
import { useRef } from 'react';
export default function Text({ name }) {
  const list = useRef<(string | null)[]>([]);
  return <pre>{require(\`!!raw-loader?esModule=false!./texts/\${name}.js\`)}{list.current.length}</pre>;
}
export const Module = ({ name }) => <pre>{require(\`!!raw-loader!./texts/\${name}.js\`).default}</pre>;
`,
    'src/texts/one.js': 'first text\n',
    'src/texts/deep/two.js': 'second text\n',
    'docs/a.mdx':
      'import Text, { Module } from \'@site/src/text\';\n\n# A\n\n<Text name="one" />\n\n<Module name="deep/two" />\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page).toMatch(/<pre>first text\n(?:<!-- -->)?0<\/pre>/);
  expect(page).toContain('<pre>second text\n</pre>');
  expect(page).toMatch(/<a [^>]*href="\/docs\/all"[^>]*>Everything/);
  const sheet = built.paths.find((path) => /^assets\/theme[^/]+\.css$/.test(path)) ?? '';
  expect(built.file(sheet)).toContain('.of-the-site');
});

it('D19 hooks of the sidebar give the category of the page, what stands beside it and the way to it', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]] };
`,
    'sidebars.js': `module.exports = { s: [
      { type: 'category', label: 'Outer', link: { type: 'doc', id: 'outer' }, customProps: { icon: 'o' }, items: [
        { type: 'category', label: 'Inner', items: ['a', 'b'] }, 'c',
      ] }, 'd',
    ] };\n`,
    'src/Where.js': `
import { useCurrentSidebarCategory, useCurrentSidebarSiblings, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
const labels = (items) => (items ?? []).map(({ label }) => label).join();
export default function Where() {
  const { label, customProps, items } = useCurrentSidebarCategory();
  return <p id="where">{[label, customProps?.icon, labels(items), labels(useCurrentSidebarSiblings()), labels(useSidebarBreadcrumbs())].join('|')}</p>;
}
`,
    ...Object.fromEntries(
      ['outer', 'a', 'b', 'c', 'd'].map((id) => [
        `docs/${id}.mdx`,
        `import Where from '@site/src/Where';\n\n# ${id.toUpperCase()}\n\n<Where />\n`,
      ]),
    ),
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  const where = (id: string) => /<p id="where">([^<]*)/.exec(built.file(`docs/${id}/index.html`))?.[1];
  expect(where('outer')).toBe('Outer|o|Inner,C|Inner,C|Outer');
  expect(where('a')).toBe('Inner||A,B|A,B|Outer,Inner,A');
  expect(where('c')).toBe('Outer|o|Inner,C|Inner,C|Outer,C');
  expect(where('d')).toBe('|||Outer,D|D');
});

it('D19 lists of the configuration are there for code that reads them, and on no page otherwise', async () => {
  const config = (page: string) => ({
    'docusaurus.config.mjs': `
export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false, docs: { routeBasePath: 'my-docs' } }]] };
`,
    'docs/a.md': '# A\n\ntext\n',
    'src/pages/index.js': `
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return <p>{${page}}</p>;
}
`,
  });
  const read = await buildSite(config("'base: ' + siteConfig.presets[0][1].docs.routeBasePath"));
  expect([read.code, levels(read)], read.stderr).toEqual([0, []]);
  expect(read.file('index.html')).toContain('<p>base: my-docs</p>');
  const plain = await buildSite(config('siteConfig.title'));
  const scripts = (built: Built) =>
    built.paths
      .filter((path) => /^assets\/index[^/]*\.js$/.test(path))
      .map(built.file)
      .join('');
  expect(scripts(read)).toContain('routeBasePath');
  expect(scripts(plain)).not.toContain('routeBasePath');
});

it('D19 origins that scripts in head tags of the configuration load from are opened and listed', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
  headTags: [{ tagName: 'script', attributes: {}, innerHTML: "var s = document.createElement('script'); s.src = 'https://widget.example/w.js'; document.head.append(s);" }],
};
`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  expect(built.stderr).toContain('csp-opened');
  expect(built.file('docs/a/index.html').replaceAll('&#39;', "'")).toMatch(/script-src [^;]*https:\/\/widget\.example/);
});

it('D19 origins that a known package fetches from are opened where code imports it', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] };
`,
    'docs/a.md': '# A\n\ntext\n',
    'src/pages/index.jsx':
      'import { Icon } from \'@iconify/react\';\nexport default () => <main><Icon icon="ri:home-line" /></main>;\n',
    'node_modules/@iconify/react/package.json': '{ "name": "@iconify/react", "main": "i.js" }',
    'node_modules/@iconify/react/i.js': 'exports.Icon = () => null;\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  expect(built.stderr).toContain('connect-src https://api.iconify.design (src/pages/index.jsx)');
  expect(built.file('index.html').replaceAll('&#39;', "'")).toMatch(/connect-src [^;]*https:\/\/api\.iconify\.design/);
});

it('files that Markdown imports are addresses in every attribute of a component, in lists, and in elements', async () => {
  const built = await buildSite({
    'docusaurus.config.js': `module.exports = {
  title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
};
`,
    'docs/a.mdx': `import Ideal from '@theme/IdealImage';
import { Show } from '@site/show';
import dot from '@site/static/img/dot.png';

# A

<Ideal img={dot} alt="ideal" />

<Show icon={dot} src={dot} of={{ a: [dot] }} one={require('@site/static/img/dot.png').default} />

<object data={dot} />
`,
    'show.jsx': 'export const Show = (props) => <pre>{JSON.stringify(props)}</pre>;\n',
    'static/img/dot.png': 'picture',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html').replaceAll('&quot;', '"');
  const address = '/assets/dot\\.\\w+\\.png';
  expect(page).toMatch(new RegExp(`<img loading="lazy" alt="ideal" src="${address}"`));
  expect(page).toMatch(
    new RegExp(`{"icon":"${address}","src":"${address}","of":{"a":\\["${address}"]},"one":"${address}"}`),
  );
  expect(page).toMatch(new RegExp(`<object data="${address}">`));
});
