/** Plugins of a Docusaurus site: what they give is in the output, what they cannot give is named. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildFolder, buildSite, differing, makeSite } from './sites.js';

/** Returns the warnings and errors, without information. */
const warnings = ({ stderr }: Pick<Built, 'stderr'>) => stderr.match(/^(?:error|warning) \S+/gm) ?? [];

const CONFIG = `
import inline from './plugins/inline.mjs';
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/b/', onBrokenLinks: 'throw',
  presets: [['classic', { blog: false }], ['./preset.cjs', { folder: 'guide' }]],
  plugins: [['./plugins/team', { id: 'x', size: 2 }], inline, './plugins/none.js', [() => { throw new Error('not today'); }, {}]],
  clientModules: ['./src/client.js'],
};
`;
/** A plugin with every hook that gives something. */
const TEAM = `
const path = require('node:path');
module.exports = function team(context, options) {
  return {
    name: 'team',
    async loadContent() { return { people: require('node:fs').readFileSync(path.join(context.siteDir, 'people.txt'), 'utf8').trim().split(','), size: options.size }; },
    getTranslationFiles: () => [{ path: 'words', content: { by: { message: 'by' } } }],
    translateContent: ({ content, translationFiles }) => ({ ...content, by: translationFiles[0].content.by.message }),
    async contentLoaded({ content, actions: { addRoute, createData, setGlobalData } }) {
      setGlobalData({ count: content.people.length });
      const people = await createData('people.json', JSON.stringify(content.people));
      const under = (name) => context.baseUrl + name;
      addRoute({ path: under('team'), component: '@site/src/Team.js', exact: true, modules: { people, more: [{ all: people }] }, context: { by: await createData('by.json', { by: content.by }) } });
      const routes = [{ path: under('nest/a'), component: '@theme/Person', exact: true, props: { who: 'Ada' } }];
      addRoute({ path: under('nest'), component: '@site/src/Shell.js', routes: [...routes, { path: under('nest/:id'), component: '@theme/Person' }] });
      addRoute({ path: under('lists'), component: '@theme/BlogListPage' });
    },
    async allContentLoaded({ allContent, actions }) {
      const all = await actions.createData('all.json', Object.keys(allContent));
      actions.addRoute({ path: context.baseUrl + 'all', component: '@site/src/All', exact: true, modules: { all } });
    },
    getThemePath: () => './theme',
    extendCli() {},
    async postBuild({ content, siteConfig }) {
      const { outDir } = context;
      const { readFileSync, writeFileSync } = require('node:fs');
      writeFileSync(path.join(outDir, 'people.txt'), siteConfig.title + ':' + content.people.join());
      const page = path.join(outDir, 'docs/a/index.html');
      writeFileSync(page, readFileSync(page, 'utf8') + '<!-- after -->');
    },
  };
};
module.exports.validateOptions = ({ options, validate }) =>
  validate({ validate: (value) => ({ value: { ...value, size: value.size + 1 } }) }, options);
`;
const INLINE = `
export default function inline(context) {
  return {
    name: 'inline',
    contentLoaded({ actions }) { actions.setGlobalData(context.siteConfig.title); },
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'by-plugin', content: 'yes' } }],
      postBodyTags: ['<script>window.late = 1</script>', { tagName: 'div' }],
    }),
    getClientModules: () => ['./src/plain.css'],
    configureWebpack: () => ({
      resolve: { alias: { '~data': context.siteDir + '/data' } },
      module: { rules: [{ test: /\\.yml$/, use: 'yaml-loader' }, { test: /\\.yaml$/, type: 'json', parser: { parse: String } }, { test: /\\.odd$/, use: ['odd-loader'] }] },
    }),
  };
}
`;
const TEAM_PAGE = `
import React from 'react';
import Layout from '@theme/Layout';
import useGlobalData, { usePluginData } from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import numbers from '~data/numbers.yml';
import config from '@generated/docusaurus.config';
export default function Team({ people, more }) {
  const { plugin, data } = useRouteContext();
  const words = [people.join(), more[0].all.length, usePluginData('team', 'x').count, useGlobalData().inline.default, plugin.name, plugin.id, data.by.by, numbers.of[1], config.title, require('@generated/docusaurus.config').default.title];
  return <Layout title="Our team" description="who we are"><h1>{words.join(' ')}</h1></Layout>;
}
`;
const SITE = {
  'docusaurus.config.mjs': CONFIG,
  'preset.cjs':
    "module.exports = (context, { folder }) => ({ plugins: [[require.resolve('@docusaurus/plugin-content-docs'), { id: 'guide', path: folder, routeBasePath: folder }]] });\n",
  'plugins/team/index.js': TEAM,
  'plugins/team/theme/Person.js': 'export default ({ who, route }) => <p>{`${who} ${route.path}`}</p>;\n',
  'plugins/inline.mjs': INLINE,
  'src/Team.js': TEAM_PAGE,
  'src/Shell.js':
    "import renderRoutes from '@docusaurus/renderRoutes';\nexport default ({ route }) => <section>{renderRoutes(route.routes)}</section>;\n",
  'tsconfig.json': '{ "compilerOptions": { "jsx": "react" } }',
  'src/All.tsx': 'export default ({ all }: { all: string[] }) => <main>{all.join()}</main>;\n',
  'src/client.js': "import './client.css';\nexport function onRouteDidUpdate() { window.toldOfRoutes = true; }\n",
  'src/client.css': '.by-client { top: 1px }\n',
  'src/plain.css': '.by-plugin { top: 2px }\n',
  'data/numbers.yml': 'of: [1, 2]\n',
  'i18n/en/team-x/words.json': '{ "by": { "message": "made by" } }',
  'people.txt': 'Ada,Bob\n',
  'docs/a.md': '# A\n\n[team](/team)\n',
  'guide/g.md': '# G\n',
};

let dir: string;
let built: Built;

beforeAll(async () => {
  compileTool();
  dir = makeSite(SITE);
  built = await buildFolder(dir);
});
afterAll(removeFolders);

it('routes of plugins are pages with the data of their modules', () => {
  expect(built.code).toBe(0);
  const team = built.file('team/index.html');
  expect(team).toContain('<h1>Ada,Bob 2 2 M team x made by 2 M M</h1>');
  expect(team).toContain('<title>Our team | M</title>');
  expect(team).toContain('<meta name="description" content="who we are">');
  expect(built.file('nest/a/index.html')).toContain('<section><p>Ada /b/nest/a</p></section>');
  expect(built.file('all/index.html')).toContain('<main>team,inline</main>');
  expect(built.file('sitemap.xml')).toContain('<loc>https://example.com/b/nest/a</loc>');
  expect(built.json<{ module?: string }>('_notes/page/team.json').module).toMatch(/^\/b\/assets\/\w+-\w+\.\w+\.js$/);
});

it('a preset is asked for its plugins', () => {
  expect(built.file('guide/g/index.html')).toContain('>G<');
});

it('tags, style sheets and scripts of plugins are on every page', () => {
  const page = built.file('docs/a/index.html');
  expect(page).toContain('<meta name="by-plugin" content="yes">');
  expect(page).toContain("<script>addEventListener('DOMContentLoaded', () => {window.late = 1\n});</script>");
  const assets = [...page.matchAll(/"\/b\/(assets\/[^"]+)"/g)].map(([, path]) => built.file(path!)).join('\n');
  const texts = ['.by-client', '.by-plugin', 'toldOfRoutes'];
  expect(texts.filter((text) => assets.includes(text))).toEqual(texts);
});

it('what cannot be given is named once, and nothing else', () => {
  const told = built.stderr.match(/^(?:error|warning|info) \S+/gm);
  expect(told).toEqual([
    'info moved-plugin-commands',
    'warning moved-plugins',
    'warning moved-plugin-throws',
    'warning moved-plugin-parts',
  ]);
  for (const text of ['none.js', 'not today', '/b/nest/:id', '@theme/BlogListPage', 'odd-loader', '<div>'])
    expect(built.stderr).toContain(text);
});

it('a plugin works on the finished output, and builds stay exact', async () => {
  expect(built.file('people.txt')).toBe('M:Ada,Bob');
  expect(built.file('docs/a/index.html')).toMatch(/<!-- after -->$/);
  const again = await buildFolder(dir, ['--verbose']);
  expect(differing(again, built)).toEqual([]);
  expect(again.stderr).toContain('runs each time, for nobody can know beforehand: team (x)');
  writeFileSync(join(dir, 'people.txt'), 'Cy\n');
  const changed = await buildFolder(dir);
  expect(changed.file('team/index.html')).toContain('<h1>Cy 1 1 M');
  const copy = makeSite(SITE);
  cpSync(join(dir, 'people.txt'), join(copy, 'people.txt'));
  expect(differing(changed, await buildFolder(copy))).toEqual([]);
});

it('a plugin of content under its own name is read as content, and adds what else it has', async () => {
  const site = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false }]],
  plugins: [[() => ({
    name: 'docusaurus-plugin-content-blog',
    contentLoaded({ actions }) {
      actions.addRoute({ path: '/news', component: '@theme/BlogListPage' });
      actions.setGlobalData({ newest: 'P' });
    },
  }), { path: 'news', routeBasePath: 'news' }]],
};
`,
    'docs/a.md': '# A\n',
    'news/2024-01-02-p.md': '# P\n\nnews\n\n<!-- truncate -->\n',
    'src/pages/index.js':
      "import { usePluginData } from '@docusaurus/useGlobalData';\nexport default () => <main>{usePluginData('docusaurus-plugin-content-blog').newest}</main>;\n",
  });
  expect([site.code, site.stderr.match(/^(?:error|warning) \S+/gm)]).toEqual([0, null]);
  expect(site.file('news/index.html')).toContain('news');
  expect(site.file('index.html')).toContain('<main>P</main>');
});

/** Wrappers of the packages of content: one that gives the function on, one that changes options, one inline. */
const WRAPPED = {
  'docusaurus.config.js': `
const config = {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [
    ['./plugins/docs.js', { sidebarPath: false }],
    ['./plugins/log.mjs', { routeBasePath: '/log' }],
    [async function own(context, options) {
      const made = await require('@docusaurus/plugin-content-blog').default(context, options);
      made.postBuild = undefined;
      return made;
    }, { blogTitle: 'News' }],
  ],
};
module.exports = config;
`,
  'plugins/docs.js':
    "import docs from '@docusaurus/plugin-content-docs';\nexport default docs.default ?? docs;\nexport const { validateOptions } = docs;\n",
  'plugins/log.mjs': `
import path from 'node:path';
import { writeFileSync, mkdirSync } from 'node:fs';
import blog from '@docusaurus/plugin-content-blog';
export default async function log(context, options) {
  const made = await blog.default(context, { ...options, id: 'log', path: path.join(context.siteDir, 'made') });
  return {
    ...made,
    name: 'log-plugin',
    async loadContent() {
      mkdirSync(path.join(context.siteDir, 'made'), { recursive: true });
      writeFileSync(path.join(context.siteDir, 'made/2024-02-03-v1.md'), '# V1\\n\\nmade from data\\n');
    },
  };
}
`,
  'docs/a.md': '# A\n\n[log](/log/2024/02/03/v1)\n',
  'blog/2024-01-02-p.md': '# P\n\nnews\n\n<!-- truncate -->\n',
};
const REAL_BLOG = {
  'node_modules/@docusaurus/plugin-content-blog/package.json':
    '{"name":"@docusaurus/plugin-content-blog","main":"i.js"}',
  'node_modules/@docusaurus/plugin-content-blog/i.js': `
exports.__esModule = true;
exports.default = async (context, options) => ({ name: 'docusaurus-plugin-content-blog', async loadContent() { return {}; } });
exports.validateOptions = ({ options }) => ({ path: 'blog', ...options });
`,
};

it('plugins that wrap those of content are read with what they hand on, whether the packages are there or not', async () => {
  for (const site of [WRAPPED, { ...WRAPPED, ...REAL_BLOG }]) {
    const wrapped = await buildSite(site);
    expect([wrapped.code, wrapped.stderr.match(/^(?:error|warning) \S+/gm)], wrapped.stderr).toEqual([
      0,
      ['warning post-untruncated'],
    ]);
    expect(wrapped.file('docs/a/index.html')).toContain('href="/log/2024/02/03/v1"');
    expect(wrapped.file('log/2024/02/03/v1/index.html')).toContain('made from data');
    expect(wrapped.file('blog/2024/01/02/p/index.html')).toContain('news');
    expect(wrapped.paths.filter((path) => /^log\/2024\/01/.test(path))).toEqual([]);
  }
});

it('a wrapper of a package that is not there is given the posts of its blog', async () => {
  const home = `
import { usePluginData } from '@docusaurus/useGlobalData';
export default function Home() {
  const { recent, tags, lists } = usePluginData('log-plugin', 'log');
  return <main>{JSON.stringify({ recent, tags, lists })}</main>;
}
`;
  const site = await buildSite({
    ...WRAPPED,
    'docs/a.md': '# A\n',
    'src/pages/index.js': home,
    'blog/authors.yml': 'ada: { name: Ada, image_url: https://example.com/a.png, socials: { x: ada } }\n',
    'blog/2024-01-02-p.md':
      '---\ntags: [Big News]\nauthors: [ada, { name: Bob }]\nown: 1\n---\n\n# The *post*\n\nSome [news](https://example.com/x) **here**.\n\n<!-- truncate -->\n\nmore\n',
    'blog/2024-03-04-q/index.mdx': '---\ntitle: Q\nslug: /quick\nunlisted: true\n---\n\ntext\n',
    'blog/2023-01-01-r.md': '---\nauthor: Cy\n---\n\ntext\n',
    'blog/draft.md': '---\ndraft: true\n---\n\ntext\n',
    'plugins/log.mjs': `
import * as blog from '@docusaurus/plugin-content-blog';
export const { validateOptions } = blog;
export default async (context, options) => {
  const made = await blog.default(context, { ...options, id: 'log', path: 'blog', postsPerPage: 1 });
  return {
    ...made, name: 'log-plugin',
    configureWebpack(...given) {
      const config = made.configureWebpack(...given);
      config.module.rules[0].use[0].options.metadataPath = () => 'x';
      return config;
    },
    async contentLoaded(given) {
      const { blogPosts, blogTags, blogListPaginated } = given.content;
      const recent = blogPosts.map(({ id, content, metadata: { frontMatter, date, ...metadata } }) => ({ id, length: content.length, date: date.getFullYear(), own: frontMatter.own, ...metadata }));
      given.actions.setGlobalData({ recent, tags: blogTags, lists: blogListPaginated.map(({ items, metadata }) => [items, metadata.permalink]) });
      await made.contentLoaded(given);
    },
  };
};
`,
  });
  expect(site.code, site.stderr).toBe(0);
  expect(site.stderr).not.toMatch(/plugin-content-blog is not installed|moved-plugin-throws/);
  const text = /<main>(.*?)<\/main>/.exec(site.file('index.html'))?.[1] ?? '';
  const { recent, tags, lists } = JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  expect(recent.map(({ permalink }: { permalink: string }) => permalink)).toEqual([
    '/log/quick',
    '/log/2024/01/02/p',
    '/log/2023/01/01/r',
  ]);
  expect(recent[1]).toMatchObject({
    title: 'The post',
    description: 'Some news here.',
    date: 2024,
    own: 1,
    source: '@site/blog/2024-01-02-p.md',
    hasTruncateMarker: true,
    tags: [{ label: 'Big News', permalink: '/log/tags/big-news' }],
    authors: [{ key: 'ada', name: 'Ada', imageURL: 'https://example.com/a.png' }, { name: 'Bob' }],
    nextItem: { permalink: '/log/2023/01/01/r' },
  });
  expect(recent[2].authors).toMatchObject([{ name: 'Cy' }]);
  expect(Object.keys(tags)).toEqual(['/log/tags/big-news']);
  expect(lists).toEqual([
    [['/2024/01/02/p'], '/log'],
    [['/2023/01/01/r'], '/log/page/2'],
  ]);
  expect(site.file('log/2024/01/02/p/index.html')).toContain('Some');
});

it('a wrapper of the docs plugin without its package is given the docs of each version, and they are pages', async () => {
  const { 'plugins/log.mjs': _, ...site } = WRAPPED;
  const built = await buildSite({
    ...site,
    'docusaurus.config.js': `
module.exports = {
  title: 'M', url: 'https://example.com', baseUrl: '/b/',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [['./plugins/docs.js', { id: 'guide', path: 'guide', routeBasePath: 'g', editUrl: 'https://example.com/e/' }]],
};
`,
    'plugins/docs.js': `
const docs = require('@docusaurus/plugin-content-docs');
module.exports = async function guide(context, options) {
  const made = await docs.default(context, options);
  return {
    ...made,
    async contentLoaded({ content, actions }) {
      actions.setGlobalData(content.loadedVersions);
      await made.contentLoaded({ content, actions });
    },
  };
};
module.exports.validateOptions = docs.validateOptions;
`,
    'guide/02-Start/01-first.md': '---\ntags: [Big]\nown: 1\n---\n\n# The *first*\n\nSome **text**.\n',
    'guide/draft.md': '---\ndraft: true\n---\n\n# D\n',
    'guide/_part.md': 'part\n',
    'guide_versions.json': '["1.0"]',
    'guide_versioned_docs/version-1.0/old.md': '---\nslug: /\n---\n\n# Old\n',
    'src/pages/index.js': `
import { usePluginData } from '@docusaurus/useGlobalData';
export default () => <main>{JSON.stringify(usePluginData('docusaurus-plugin-content-docs', 'guide'))}</main>;
`,
  });
  expect([built.code, built.stderr.match(/^(?:error|warning) \S+/gm)], built.stderr).toEqual([0, null]);
  expect(built.file('g/next/Start/first/index.html')).toContain('Some');
  expect(built.file('g/index.html')).toContain('Old');
  const text = /<main>(.*?)<\/main>/.exec(built.file('index.html'))?.[1] ?? '';
  const [current, old] = JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  expect(current).toMatchObject({ versionName: 'current', path: '/b/g/next', banner: 'unreleased', isLast: false });
  expect(current.drafts.map(({ id }: { id: string }) => id)).toEqual(['draft']);
  expect(current.docs).toMatchObject([
    {
      id: 'Start/first',
      title: 'The first',
      description: 'Some text.',
      source: '@site/guide/02-Start/01-first.md',
      sourceDirName: '02-Start',
      permalink: '/b/g/next/Start/first',
      editUrl: 'https://example.com/e/guide/02-Start/01-first.md',
      tags: [{ label: 'Big', permalink: '/b/g/next/tags/big' }],
      sidebarPosition: 1,
      frontMatter: { own: 1 },
    },
  ]);
  expect(old).toMatchObject({ versionName: '1.0', isLast: true, docs: [{ slug: '/', permalink: '/b/g/' }] });
});

it('packages that Node alone cannot read run as the reference loads them: imports without an extension, of a folder, TypeScript', async () => {
  const packed = 'node_modules/docusaurus-plugin-packed';
  const built = await buildSite({
    'docusaurus.config.mjs':
      "export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]], plugins: ['packed'] };\n",
    'docs/a.md': '# A\n\ntext\n',
    [`${packed}/package.json`]:
      '{"name":"docusaurus-plugin-packed","version":"1.0.0","type":"module","main":"lib/index.js"}',
    [`${packed}/lib/index.js`]:
      "import { tag } from './tag';\nimport { name } from './names';\nexport default () => ({ name, injectHtmlTags: () => ({ headTags: [tag] }) });\n",
    [`${packed}/lib/tag.js`]:
      "export const tag = { tagName: 'meta', attributes: { name: 'packed', content: 'yes' } };\n",
    [`${packed}/lib/names/index.js`]: "export const name = 'packed';\n",
  });
  expect([built.code, warnings(built)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toMatch(/<meta [^>]*name="packed"[^>]*>/);
});

it('parts of the theme that a plugin replaces are named, and its own components are not', async () => {
  const theme = 'node_modules/docusaurus-theme-blocks';
  const built = await buildSite({
    'docusaurus.config.mjs':
      "export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]], themes: ['blocks'] };\n",
    'docs/a.mdx': "import Own from '@theme/Own';\n\n# A\n\n<Own />\n",
    [`${theme}/package.json`]: '{"name":"docusaurus-theme-blocks","version":"1.0.0","main":"index.js"}',
    [`${theme}/index.js`]: "module.exports = () => ({ name: 'blocks', getThemePath: () => './theme' });\n",
    [`${theme}/theme/CodeBlock/index.js`]: 'export default () => null;\n',
    [`${theme}/theme/Own/index.js`]: 'export default () => <b>own</b>;\n',
  });
  expect([built.code, warnings(built)], built.stderr).toEqual([0, ['warning moved-theme-files']]);
  expect(built.stderr).toMatch(/Theme files in \S+blocks\/theme are not used.*\(1 in all\): CodeBlock\./);
  expect(built.file('docs/a/index.html')).toContain('<b>own</b>');
});

it('D19 steps of PostCSS that plugins configure run over sheets of the site, with the package that it has', async () => {
  const files = {
    'docusaurus.config.mjs': `
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const utilities = () => ({ postcssPlugin: 'utilities', AtRule: { utilities(rule) { rule.replaceWith('.' + rule.params + ' { padding: 3px; }'); } } });
const options = ({ plugins, ...rest }) => ({ ...rest, plugins: [...plugins, utilities()] });
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.css' } }]],
  plugins: [() => ({ name: 'styles', configurePostCss: options })],
};
`,
    'src/css/custom.css': "@import './more.css';\n@utilities p-3;\n.own { background: url(./dot.svg); }\n",
    'src/css/more.css': '@utilities p-4;\n',
    'src/css/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
    'src/Box.js': "import styles from './box.module.css';\nexport default () => <p className={styles.inner}>x</p>;\n",
    'src/box.module.css': '@utilities inner;\n',
    'docs/a.mdx': "import Box from '@site/src/Box';\n\n# A\n\n<Box />\n",
  };
  const without = await buildSite(files);
  expect([without.code, warnings(without)], without.stderr).toEqual([0, ['warning moved-plugin-parts']]);
  const fake = `
// The part of the package's interface that is used: each rule of the form "@name params;" is passed to the steps.
module.exports = (steps) => ({ process: async (css) => ({ messages: [], css: css.replace(/@utilities ([\\w-]+);/g, (whole, params) => {
  let made = whole;
  for (const { AtRule } of steps) AtRule.utilities({ params, replaceWith: (text) => { made = text; } });
  return made;
}) }) });
`;
  const built = await buildSite({
    ...files,
    'node_modules/postcss/package.json': '{"name":"postcss","version":"8.0.0","main":"index.js"}',
    'node_modules/postcss/index.js': fake,
  });
  expect([built.code, warnings(built)], built.stderr).toEqual([0, []]);
  const sheets = built.paths
    .filter((path) => path.endsWith('.css'))
    .map((path) => built.file(path))
    .join('');
  for (const name of ['p-3', 'p-4', '\\w*inner\\w*'])
    expect(sheets).toMatch(new RegExp(`\\.${name}\\s*\\{\\s*padding:\\s*3px`));
  expect(sheets).toMatch(/\.own\s*\{\s*background:\s*url\([^)]*dot[^)]*\.svg/);
});
