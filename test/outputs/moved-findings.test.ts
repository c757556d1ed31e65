/** One cause is one finding for the author of a moved site, and what a moved layout says of the head does not take the page's own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const levels = ({ stderr }: Pick<Built, 'stderr'>) => stderr.match(/^(?:error|warning|info) \S+/gm) ?? [];

it('sheets that lack one package are one finding, and so are languages that nobody has translated into', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  // 'fr' and 'de' are languages.
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },
  presets: [['classic', { blog: false, theme: { customCss: ['./src/a.scss', './src/b.scss'] } }]],
  plugins: ['docusaurus-plugin-none'],
  themeConfig: { navbar: { items: [{ to: '/made/x', label: 'X' }] } },
};
`,
    'docs/a.md': '# A\n\ntext\n',
    'src/a.scss': 'a { b { color: red } }\n',
    'src/b.scss': 'a { b { color: red } }\n',
    'src/c.module.scss': '.c { b { color: red } }\n',
    'src/pages/index.js':
      "import styles from '../c.module.scss';\nexport default () => <p className={styles.c}>home</p>;\n",
  });
  expect([built.code, levels(built).sort()], built.stderr).toEqual([
    0,
    ['warning link-absent-plugin', 'warning locale-untranslated', 'warning moved-plugins', 'warning sass-missing'],
  ]);
  expect(built.stderr).toContain('src/a.scss, ./src/b.scss, src/c.module.scss is Sass');
  expect(built.stderr).toContain('"fr, de"');
  expect(built.stderr).toMatch(/locale-untranslated {2}docusaurus\.config\.mjs:5:/);
});

it('a blank title of an ejected layout leaves each page its own, and one of several parts has them all', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] };
`,
    'docs/a.md': '# A\n\ntext\n',
    'src/pages/index.js': `
import Head from '@docusaurus/Head';
export default () => <Head><title>Home of {'all'}: {1}</title></Head>;
`,
    'src/theme/Layout/index.js': `
import Head from '@docusaurus/Head';
import Navbar from '@theme/Navbar';
export default ({ title, children }) => (
  <><Head><title>{title ?? ''}</title><meta name="own" content="yes" /></Head><Navbar />{children}</>
);
`,
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>A | M</title>']);
  expect(page).toContain('name="own"');
  expect(built.file('index.html')).toContain('<title>Home of all: 1</title>');
});

it('a script without a protocol may come by that of the page', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
  scripts: ['//cdn.example.org/a.js'],
};
`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toMatch(/script-src .* cdn\.example\.org[ ;]/);
});

it('what the theme of the reference can and ours cannot is named, and what changes no page is not', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
  vcs: 'git-eager', storage: { type: 'localStorage', namespace: true }, future: { v4: true, faster: true },
  themeConfig: { navbar: { style: 'dark', items: [] }, blog: { sidebar: { groupByYear: false } } },
};
`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, []]);
  expect(built.stderr).toMatch(/Not carried over [^:]*: themeConfig\.blog\.sidebar\.groupByYear\n/);
});

it('a Markdown plugin that fails on many pages is one finding, and texts of a blog that is off are none', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
const needsTest = () => (_, file) => { throw new Error('no test of ' + file.path.replace(/^.*\\//, '')); };
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { remarkPlugins: [needsTest] } }]],
};
`,
    'docs/a.md': '# A\n\ntext\n',
    'docs/b.md': '# B\n\ntext\n',
    'docs/c.md': '# C\n\ntext\n',
    'i18n/en/code.json': '{}\n',
    'i18n/en/docusaurus-plugin-content-docs/current.json': '{}\n',
    'i18n/en/docusaurus-plugin-content-blog/options.json': '{}\n',
  });
  expect([built.code, levels(built)], built.stderr).toEqual([0, ['warning markdown-plugin']]);
  expect(built.stderr).toContain('no test of a.md');
  expect(built.stderr).toMatch(/also at docs\/b\.md\S*, docs\/c\.md/);
});

it('a broken link of a page that nobody has translated is told once, not once in each language', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },
  presets: [['classic', { blog: false }]],
};
`,
    'docs/a.md': '# A\n\n[none](/docs/none), [b](./b.md#none)\n',
    'docs/b.md': '# B\n\n[none](none)\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n\n[rien](/docs/rien)\n',
    'i18n/de/code.json': '{}\n',
  });
  expect([built.code, levels(built).sort()], built.stderr).toEqual([
    0,
    ['warning link-anchor', 'warning link-broken', 'warning link-broken', 'warning link-broken'],
  ]);
});

it('D20 addresses that differ in case alone are both written, and warned of; on a disk that takes them for one they are an error', async () => {
  const site = {
    'docusaurus.config.mjs':
      "export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] };\n",
    'docs/a.md': '---\nslug: /Guide\n---\n\n# Upper\n',
    'docs/b.md': '---\nslug: /guide\n---\n\n# Lower\n',
  };
  const built = await buildSite(site);
  expect([built.code, levels(built)], built.stderr).toEqual([0, ['warning route-alike']]);
  expect(built.file('docs/Guide/index.html')).toContain('>Upper</h1>');
  expect(built.file('docs/guide/index.html')).toContain('>Lower</h1>');
  const folding = await buildSite({ ...site, 'DOCUSAURUS.CONFIG.MJS': '' });
  expect([folding.code, levels(folding)], folding.stderr).toEqual([1, ['error route-alike']]);
});

it('links into a folder of docs that an absent plugin fills are not broken, wherever the version is mounted', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', { blog: false }]],
  plugins: [['docusaurus-plugin-typedoc', { out: 'docs/API' }]],
};
`,
    'docs/guide/a.md': '# A\n\n[class](../API/classes/One), [same](/docs/next/API/classes/Two)\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/guide/a.md': '# A\n',
  });
  expect([built.code, levels(built).sort()], built.stderr).toEqual([
    0,
    ['warning link-absent-plugin', 'warning moved-plugins'],
  ]);
});

it('a broken link of an old version is answered with a file of that version', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default { title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]] };
`,
    'docs/guide/install.md': '# A\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/guide/install.md': '# A\n',
    'versioned_docs/version-1.0/more/b.md': '# B\n\n[x](../../guide/install.md)\n',
  });
  expect(built.stderr).toContain('Did you mean "../guide/install.md"?');
});

it('links to pages that are not there are left to the browser, which asks for no part of them', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'ignore',
  presets: [['classic', { blog: false }]],
  plugins: ['docusaurus-plugin-none'],
  themeConfig: {
    navbar: { items: [{ to: '/made/x', label: 'X' }, { to: '/docs/a', label: 'A' }] },
    footer: { links: [{ to: '/made/y', label: 'Y' }, { to: '/docs/a', label: 'A' }] },
  },
};
`,
    'docs/a.md': '# A\n\n[none](/made/z), [own](./b.md), [file](/f.txt)\n',
    'docs/b.mdx': "# B\n\nimport Own from '@site/src/own';\n\n<Own />\n\n[none](/made/z)\n",
    'src/own.js': 'export default () => null;\n',
    'static/f.txt': 'f',
  });
  const left = (page: string) =>
    [...built.file(page).matchAll(/<a\b[^>]*data-full-load[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);
  for (const page of ['docs/a', 'docs/b'])
    expect(left(`${page}/index.html`).sort(), built.stderr).toEqual(['/made/x', '/made/y', '/made/z']);
});

it('what is wrong with a file that nobody has translated is told once, whatever the path of the language', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },
  presets: [['classic', { blog: false }]],
};
`,
    'docs/a.md': '---\nslug: /Same\n---\n\n# A\n',
    'docs/b.md': '---\nslug: /same\n---\n\n# B\n',
    'docs/c.md': '---\nslug: /same\n---\n\n# C\n',
    'src/pages/bad.js': "export default () => { throw new Error('no data'); };\n",
    'i18n/fr/code.json': '{}\n',
    'i18n/de/code.json': '{}\n',
  });
  expect([built.code, levels(built).sort()], built.stderr).toEqual([
    0,
    ['warning render-failed', 'warning route-alike', 'warning route-duplicate'],
  ]);
});
