/** What the comparison of whole sites with their own Docusaurus has found. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (rest = '') => `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false }]],
  ${rest}
};
`;
const problemsOf = (stderr: string) => stderr.match(/^(?:error|warning|info) [a-z-]+/gm) ?? [];

it('a file within a package of the reference is what its public name is', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'src/Inner.jsx': `import React from 'react';
import Link from '@docusaurus/core/lib/client/exports/Link';
import useDocusaurusContext from '@docusaurus/core/lib/client/exports/useDocusaurusContext.js';
import { useThemeConfig } from '@docusaurus/theme-common/lib/utils/useThemeConfig';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/lib/client/index.js';
import Details from '@docusaurus/theme-classic/lib/theme/Details';

export default () => (
  <Details summary="more">
    <Link to="/docs/a">{useDocusaurusContext().siteConfig.title} {typeof useThemeConfig()} {useLatestVersion().label}</Link>
  </Details>
);
`,
    'docs/a.mdx': "import Inner from '@site/src/Inner';\n\n# A\n\n<Inner />\n",
  });
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual([]);
  expect(built.file('docs/a/index.html').replace(/<!--.*?-->/g, '')).toMatch(
    /<a [^>]*href="\/docs\/a\/?"[^>]*>M object Next<\/a>/,
  );
});

it('what a host answers at the root of a site is no missing file', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config("scripts: ['/_vercel/insights/script.js', '/_vercel.js'],"),
    'docs/a.md': '# A\n\n<a href="/.netlify/functions/a">call</a> <a href="/cdn-cgi/trace">trace</a>\n',
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, ['warning link-asset-missing']]);
  expect(built.stderr).toContain('/_vercel.js');
});

it('a language may be written in lower case, has its own name, and is told of the configuration once', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(`
  i18n: { defaultLocale: 'en', locales: ['en', 'pt-br', 'zh-cn', 'fr'] },
  scripts: ['/js/none.js'], onBrokenLinks: 'warn',
  themeConfig: { navbar: { items: [{ to: '/Docs/a', label: 'A' }, { type: 'localeDropdown' }] } },`),
    'docs/a.md': '# A\n\ntext\n',
    'i18n/pt-br/code.json': '{}\n',
    'i18n/zh-cn/code.json': '{}\n',
    'i18n/fr/code.json': '{}\n',
  });
  expect([built.code, problemsOf(built.stderr).sort()], built.stderr).toEqual([
    0,
    ['warning link-asset-missing', 'warning link-case'],
  ]);
  const page = built.file('pt-br/docs/a/index.html');
  for (const name of ['English', 'Português (Brasil)', '简体中文', 'Français']) expect(page).toContain(name);
});

it('an item of the bar that is the search, or the switch of colours, has the class it is given', async () => {
  const files = {
    'docusaurus.config.mjs': config(
      "themeConfig: { navbar: { items: [{ type: 'search', className: 'wide-only' }, { type: 'custom-mode', className: 'of-mode' }] } },",
    ),
    'docs/a.md': '# A\n\ntext\n',
    'src/theme/NavbarItem/ComponentTypes.js': `import Types from '@theme-original/NavbarItem/ComponentTypes';
import Mode from '@theme/Navbar/ColorModeToggle';
export default { ...Types, 'custom-mode': Mode };
`,
  };
  const page = (await buildSite(files)).file('docs/a/index.html');
  expect(page).toMatch(/<div class="wide-only"><form class="navbar__search"/);
  expect(page).toMatch(/<div class="of-mode"><button [^>]*class="navbar__icon/);
  const { 'src/theme/NavbarItem/ComponentTypes.js': _, ...bare } = files;
  const plain = (
    await buildSite({
      ...bare,
      'docusaurus.config.mjs': config(
        "themeConfig: { navbar: { items: [{ type: 'search', className: 'wide-only' }] } },",
      ),
    })
  ).file('docs/a/index.html');
  expect(plain).toMatch(/<div class="wide-only"><form class="navbar__search"/);
});

it('code that imports Markdown has its front matter', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'docs/_part.md': '---\nown: of a partial\n---\n\n## Part\n',
    'docs/b.md': '---\ntitle: Of a doc\nown: [kept]\n---\n\ntext\n',
    'docs/a.mdx': "import Part, { frontMatter as part } from './_part.md';\n\n# A\n\n<Part />\n\n<b>{part.own}</b>\n",
    'src/pages/p.jsx': `import { frontMatter } from '@site/docs/b.md';
export default () => <b>{frontMatter.title} {frontMatter.own[0]}</b>;
`,
  });
  const text = (path: string) => built.file(path).replace(/<!--.*?-->/g, '');
  expect([built.code, text('docs/a/index.html')], built.stderr).toEqual([
    0,
    expect.stringContaining('<b>of a partial</b>'),
  ]);
  expect(text('p/index.html')).toContain('<b>Of a doc kept</b>');
});

it('edit links lead to translations, and to the version that is being written, where the site says so', async () => {
  const files = (options: string) => ({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { docs: { editUrl: 'https://e.com/edit/', lastVersion: 'current', ${options} }, blog: { editUrl: 'https://e.com/edit/', onUntruncatedBlogPosts: 'ignore', editLocalizedFiles: true } }]],
};
`,
    'docs/a.md': '# A\n\ntext\n',
    'docs/b.md': '# B\n\ntext\n',
    'versions.json': '["1.0"]\n',
    'versioned_docs/version-1.0/a.md': '# A\n\nold\n',
    'blog/2024-01-02-p.md': '# P\n\ntext\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n\ntexte\n',
    'i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md': '# A\n\nvieux\n',
    'i18n/fr/docusaurus-plugin-content-blog/2024-01-02-p.md': '# P\n\ntexte\n',
  });
  const linksOf = async (options: string) => {
    const built = await buildSite(files(options));
    expect(built.code, built.stderr).toBe(0);
    expect(built.stderr).not.toContain('Not carried over');
    return ['fr/docs/a', 'fr/docs/b', 'fr/docs/1.0/a', 'docs/1.0/a', 'fr/blog/2024/01/02/p'].map(
      (path) => /href="https:\/\/e\.com\/edit\/([^"]*)"/.exec(built.file(`${path}/index.html`))?.[1],
    );
  };
  const post = 'i18n/fr/docusaurus-plugin-content-blog/2024-01-02-p.md';
  const translations = 'i18n/fr/docusaurus-plugin-content-docs';
  expect(await linksOf('')).toEqual([
    ...['docs/a.md', 'docs/b.md', 'versioned_docs/version-1.0/a.md', 'versioned_docs/version-1.0/a.md', post],
  ]);
  expect(await linksOf('editLocalizedFiles: true')).toEqual([
    ...[`${translations}/current/a.md`, 'docs/b.md', `${translations}/version-1.0/a.md`],
    ...['versioned_docs/version-1.0/a.md', post],
  ]);
  expect(await linksOf('editLocalizedFiles: true, editCurrentVersion: true')).toEqual([
    ...[`${translations}/current/a.md`, 'docs/b.md', `${translations}/current/a.md`, 'docs/a.md', post],
  ]);
});

it('a bar that the site draws shares its room as its sheets count on', async () => {
  const files = { 'docusaurus.config.mjs': config(), 'docs/a.md': '# A\n\ntext\n' };
  const sheetOf = async (more: Record<string, string>) => {
    const built = await buildSite({ ...files, ...more });
    expect(built.code, built.stderr).toBe(0);
    const [, href = ''] =
      /<link rel="stylesheet" href="\/(assets\/theme[^"]*)"/.exec(built.file('docs/a/index.html')) ?? [];
    return built.file(href);
  };
  const own = `export default () => (
  <nav className="navbar"><div className="navbar__inner"><div className="navbar__items">own</div><div className="navbar__items navbar__items--right">right</div></div></nav>
);
`;
  expect(await sheetOf({ 'src/theme/Navbar/index.js': own })).toMatch(/\.navbar__items\{flex:1\}/);
  expect(await sheetOf({})).not.toMatch(/\.navbar__items\{flex:1\}/);
});
