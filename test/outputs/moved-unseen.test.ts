/** Moved sites as they are found: paths that leave the folder, lists that another tool writes, keys of components. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, buildSite, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (rest = '', sidebarPath = false) => `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { sidebarPath: ${sidebarPath && "'./sidebars.js'"} } }]],
  ${rest}
};
`;
const problemsOf = (stderr: string) => stderr.match(/^(?:error|warning|info) [a-z-]+/gm) ?? [];

it('an import that leaves the site folder and comes back is of the file in it', async () => {
  const dir = makeSite({
    'docusaurus.config.mjs': config(),
    'docs/deep/a.mdx': `import Part from '../../../site/docs/_part.md';
import Guide from '../../../site/GUIDE.md';
import { Own } from '@site/../site/src/own.jsx';

# A

<Part />
<Guide />
<Own />
`,
    'docs/_part.md': 'words of the part\n',
    'GUIDE.md': 'words of the guide\n',
    'MORE.md': 'words of more\n',
    'src/own.jsx': "import More from '../../site/MORE.md';\nexport const Own = () => <More />;\n",
  });
  const built = await buildFolder(dir);
  expect(built.code, built.stderr).toBe(0);
  for (const words of ['words of the part', 'words of the guide', 'words of more'])
    expect(built.file('docs/deep/a/index.html')).toContain(words);
  expect(problemsOf(built.stderr)).toEqual([]);

  // In a folder of another name the same path leads elsewhere.
  renameSync(dir, join(dir, '..', 'other'));
  writeFileSync(join(dir, '..', 'GUIDE.md'), 'no words\n');
  const moved = await buildFolder(join(dir, '..', 'other'));
  expect(moved.stderr).toContain('../../../site/docs/_part.md');
});

it('a category of a list that another tool writes does not stop the build', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config('', true),
    'sidebars.js': `import api from './docs/api/sidebar';
export default { all: ['a', { type: 'category', label: 'API', items: api }, { More: api }] };
`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual(['warning import-absent']);
  const empty = await buildSite({
    'docusaurus.config.mjs': config('', true),
    'sidebars.js': "export default { all: ['a', { type: 'category', label: 'API', items: [] }] };\n",
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(empty.code).toBe(1);
});

it('docs that the same sidebars list are one finding', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config('', true),
    'sidebars.js': "export default { one: ['a', 'b', 'c'], two: ['a', 'b'], three: ['c'] };\n",
    'docs/a.md': '# A\n\ntext\n',
    'docs/b.md': '# B\n\ntext\n',
    'docs/c.md': '# C\n\ntext\n',
  });
  expect(problemsOf(built.stderr)).toEqual(['warning doc-several-sidebars', 'warning doc-several-sidebars']);
  expect(built.stderr).toContain('also at docs/b.md');
});

it('keys of the theme that the site’s own code reads are not called lost', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("themeConfig: { talk: { repo: 'a/b' }, unread: { word: 'x' } },"),
    'docs/a.md': '# A\n\ntext\n',
    'src/pages/index.jsx': `
import { useThemeConfig } from '@docusaurus/theme-common';
export default () => <p>{useThemeConfig().talk.repo}</p>;
`,
  });
  expect(built.stderr).toContain('Not carried over from the Docusaurus configuration: themeConfig.unread\n');
});

it('what an attribute of a component says is no formula of another tool', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.mdx': `# A

<span title="\\(a_{1} = \\frac{b}{c}\\)">words</span>

<div
  title="\\(a_{1} = \\frac{b}{c}\\)"
>

inside \`\\(x_{1} = 2\\)\` of it

</div>
`,
    'docs/b.md': '# B\n\nA formula \\(a_{1} = \\frac{b}{c}\\) here.\n',
  });
  expect(built.stderr.match(/foreign-syntax {2}\S+/g)).toEqual(['foreign-syntax  docs/b.md:3:11']);
});

it('absolute imports of Markdown start at the site folder', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.mdx':
      "import Part from '/docs/_part.mdx';\nimport { Own } from '@site/src/own.jsx';\n\n# A\n\n<Part />\n<Own />\n",
    'docs/_part.mdx': 'words of the part\n',
    'GUIDE.md': 'words of the guide\n',
    'src/own.jsx': "import Guide from '/GUIDE.md';\nexport const Own = () => <Guide />;\n",
  });
  expect(built.code, built.stderr).toBe(0);
  for (const words of ['words of the part', 'words of the guide'])
    expect(built.file('docs/a/index.html')).toContain(words);
});

it('a configuration that is a promise reads files from the site folder', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
import { readFile } from 'node:fs/promises';
export default (async () => {
  await new Promise((then) => setTimeout(then, 5));
  return { title: await readFile('./title.txt', 'utf8'), url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] };
})();
`,
    'title.txt': 'Title of the file',
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('docs/a/index.html')).toContain('Title of the file');
});

it('a preset for API pages is no second preset of content', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  plugins: [['@docusaurus/plugin-content-docs', { id: 'default', path: 'docs', routeBasePath: '/' }]],
  presets: [['redocusaurus', { specs: [], theme: {} }]],
};
`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.paths).toContain('a/index.html');
});

it('entries of a sidebar that absent code makes are left out', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config('', true),
    'sidebars.js': `import versions from './docs/api/versions.json';
import { crumb } from 'package-that-is-absent';
export default { all: ['a', { type: 'html', value: crumb(versions) }] };
`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual(['warning import-absent']);
});

it('a page is written over the static file of its name', async () => {
  const files = {
    'docusaurus.config.mjs': config(),
    'docs/a.md': '# A\n\ntext\n',
    'src/pages/index.md': '# Words of the page\n',
    'static/index.html': '<p>words of the file</p>\n',
  };
  const built = await buildSite(files);
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual(['warning route-static']);
  expect(built.file('index.html')).toContain('Words of the page');
});

it('a page in the folder of a language gives way to the pages of that language', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },"),
    'docs/a.md': '# A\n\n[ours](/fr/ours)\n',
    'src/pages/ours.md': '# Words of ours\n',
    'src/pages/fr/ours.md': '# Words of before\n',
    'src/pages/fr/gone.md': '# Words that are gone\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual(['warning route-language', 'warning route-language']);
  expect(built.file('fr/ours/index.html')).toContain('Words of ours');
  expect(built.paths).toContain('fr/fr/gone/index.html');
  expect(built.paths).not.toContain('fr/gone/index.html');
});

it('an ejected list of languages is given what stands round them', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(`i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  themeConfig: { navbar: { items: [
    { type: 'localeDropdown', dropdownItemsAfter: [{ label: 'Help us', href: 'https://example.org/' }] },
    { type: 'docsVersionDropdown' },
  ] } },`),
    'docs/a.md': '# A\n\ntext\n',
    ...Object.fromEntries(
      ['Locale', 'DocsVersion'].map((name) => [
        `src/theme/NavbarItem/${name}DropdownNavbarItem.jsx`,
        `export default ({ dropdownItemsBefore, dropdownItemsAfter }) =>
  <p>{'${name}: ' + [...dropdownItemsBefore, 'own', ...dropdownItemsAfter].map((one) => one.label ?? one).join(', ')}</p>;
`,
      ]),
    ),
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('docs/a/index.html')).toContain('Locale: own, Help us');
  expect(built.file('docs/a/index.html')).toContain('DocsVersion: own');
});

it('HTML of the configuration that is not closed ends where its part of the page ends', async () => {
  const open = 'See <b>us <a href="https://example.org/">there<a>!</div>';
  const built = await buildSite({
    'docusaurus.config.mjs': config(
      `themeConfig: {
    announcementBar: { id: 'a', content: '${open}' },
    navbar: { items: [{ type: 'html', value: '${open}' }] },
    footer: { copyright: '${open}' },
  },`,
      true,
    ),
    'sidebars.js': `export default { all: ['a', { type: 'html', value: '${open}' }] };\n`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect(built.code, built.stderr).toBe(0);
  const closed = 'See <b>us <a href="https://example.org/">there</a><a>!</a></b></';
  expect(built.file('docs/a/index.html').split(closed).length - 1).toBe(4);
  expect(built.file('docs/a/index.html')).not.toContain('there<a>');
});

it('an element <p> of several lines holds no paragraph', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.mdx': '# A\n\n<p className="own">\n  Words of **it**.\n</p>\n',
  });
  expect(built.file('docs/a/index.html')).toContain('<p class="own">Words of <strong>it</strong>.</p>');
});

it('a tag whose name ends its line may stand behind another one', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/a.mdx':
      '# A\n\n<div>\n    <a href="#r">R</a>\n    <a\n        href="https://example.org/"\n        className="own"\n    >Share</a>\n</div>\n',
  });
  expect(built.stderr).not.toContain('markdown-mdx');
  expect(built.file('docs/a/index.html')).toMatch(/<a [^>]*class="own"[^>]*>Share<\/a>/);
});

it('an import in other letters’ case than the name of the file is of that file, and so is a component that only a route names', async () => {
  const site = await buildSite({
    'docusaurus.config.mjs': config(`plugins: [() => ({
    name: 'talks',
    contentLoaded({ actions }) { actions.addRoute({ path: '/Talks', exact: true, component: '@site/src/components/talks' }); },
  })],`),
    'docs/a.md': '# A\n\n[talks](/Talks)\n',
    'src/components/Talks.js': 'export default () => <b>all talks</b>;\nexport const more = "and more";\n',
    'src/pages/index.js':
      "import Talks, { more } from '../components/talks';\nimport Same from '../components/Talks';\nexport default () => <main><Talks />{more}{String(Talks === Same)}</main>;\n",
  });
  expect([site.code, problemsOf(site.stderr)], site.stderr).toEqual([0, []]);
  expect(site.file('Talks/index.html')).toContain('<b>all talks</b>');
  expect(site.file('index.html').replaceAll('<!-- -->', '')).toContain('<b>all talks</b>and moretrue');
});

it('Markdown plugins that a configuration imports without waiting run, and one that is not installed is named', async () => {
  const site = await buildSite({
    'docusaurus.config.mjs': `
const mark = import('./mark.mjs');
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  future: { v4: true, faster: true, experimental_vcs: false }, vcs: false,
  presets: [['classic', { blog: false, docs: { remarkPlugins: [mark, [mark, { word: 'twice' }], import('remark-absent')] } }]],
};
`,
    'mark.mjs': `
export default ({ word = 'marked' } = {}) => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] });
};
`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect([site.code, problemsOf(site.stderr).filter((found) => found.startsWith('error'))], site.stderr).toEqual([
    0,
    [],
  ]);
  expect(site.stderr).toContain('remark-absent');
  expect(site.stderr).not.toContain('[object Promise]');
  expect(site.file('docs/a/index.html')).toContain('<p>marked</p>');
});

it('a plugin of the site that is called as a built-in one runs, and what it does not find is told once, in order', async () => {
  const slow = `
module.exports = () => ({
  name: 'slow',
  async loadContent() { await new Promise((done) => setTimeout(done, 300)); throw new Error('no service'); },
  async contentLoaded({ content }) { content.list.map(String); },
});
`;
  const dir = makeSite({
    'docusaurus.config.mjs': `
import path from 'node:path';
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [
    ['./src/plugins/plugin-content-blog', { path: 'blog' }],
    './src/plugins/slow.cjs',
    path.resolve('src/plugins/fails.cjs'),
    () => ({ name: 'quick', loadContent() { throw new Error('at once'); } }),
  ],
};
`,
    'src/plugins/plugin-content-blog/index.js': `
const blog = require('@docusaurus/plugin-content-blog');
module.exports = {
  ...blog,
  default: async (context, options) => {
    const made = await blog.default(context, options);
    return {
      ...made,
      async contentLoaded({ content, actions }) {
        await made.contentLoaded({ content, actions });
        actions.setGlobalData({ count: content.blogPosts.length });
      },
    };
  },
};
`,
    'src/plugins/slow.cjs': slow,
    'src/plugins/fails.cjs': "module.exports = () => { throw new Error('no key'); };\n",
    'blog/2024-01-02-p.md': '# P\n\nnews\n\n<!-- truncate -->\n',
    'src/pages/index.jsx': `
import { usePluginData } from '@docusaurus/useGlobalData';
export default (props) => <main>{usePluginData('docusaurus-plugin-content-blog').count} post, {props.data ?? 'no data'}</main>;
`,
  });
  const built = await buildFolder(dir);
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('index.html').replaceAll('<!-- -->', '')).toContain('<main>1 post, no data</main>');
  expect(built.paths).toContain('blog/2024/01/02/p/index.html');
  expect(built.stderr.match(/The plugin .* threw in .*?(?=\. What)/g)).toEqual([
    'The plugin src/plugins/fails.cjs threw in constructor: no key',
    'The plugin slow threw in loadContent: no service',
    'The plugin quick threw in loadContent: at once',
  ]);
  expect(built.stderr).toContain('plugins: src/plugins/fails.cjs');
  expect(built.stderr).not.toContain(`${dir}/src`);
});
