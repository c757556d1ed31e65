/** Configurations and sidebars of Docusaurus sites that depend on packages which nobody has installed. */

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, buildSite, differing, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (rest = '', docs = '{}') => `
module.exports = {
  title: 'M', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', { blog: false, docs: ${docs} }]],
  ${rest}
};
`;
const problemsOf = (stderr: string) => stderr.match(/^(?:error|warning) [a-z-]+/gm) ?? [];

it('code of YAML reads its files without the package', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
import fs from 'node:fs';
import { parse } from 'yaml';
import jsYaml, { load } from 'js-yaml';
const text = fs.readFileSync('users.yml', 'utf8');
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false }]],
  customFields: { users: parse(text), again: load(text), dumped: jsYaml.dump({ a: 1 }), since: load('2024-01-02').getFullYear() },
};
`,
    'users.yml': '- name: Ada\n- name: Grace\n',
    'docs/a.md': '# A\n\ntext\n',
    'src/pages/index.jsx': `
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default function Home() {
  const { users, again, dumped, since } = useDocusaurusContext().siteConfig.customFields;
  return <main>{users.map(({ name }) => name).join('+')} {again.length} {dumped} {since}</main>;
}
`,
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('index.html').replaceAll('<!-- -->', '')).toMatch(/Ada\+Grace 2 a: 1\s+2024/);
});

it('takes a package of the same repository as it is: TypeScript, both kinds of modules, packages of its own', async () => {
  const dir = makeSite({
    'docusaurus.config.ts': `
import words, { loud } from '@own/words';
export default {
  title: 'M', tagline: words, url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { remarkPlugins: [loud] } }]],
};
`,
    'docs/a.md': '# A\n\nsaid\n',
    'src/pages/index.jsx':
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nexport default () => <main>{useDocusaurusContext().siteConfig.tagline}</main>;\n",
  });
  const own = join(dir, '../packages/words');
  writeFiles(own, {
    'package.json': '{ "name": "@own/words", "main": "src/index.ts", "type": "module" }',
    'src/index.ts': `
import inner from 'inner';
const words: string = 'of ' + inner + require('./more').more;
export default words;
export const loud = () => (tree: any) => {
  for (const { children } of tree.children) for (const child of children) child.value = child.value?.toUpperCase();
};
`,
    'src/more.ts': "export const more: string = ' and more';\n",
    'node_modules/inner/package.json': '{ "name": "inner", "main": "inner.js" }',
    'node_modules/inner/inner.js': "module.exports = 'inner words';\n",
  });
  mkdirSync(join(dir, 'node_modules/@own'), { recursive: true });
  symlinkSync(own, join(dir, 'node_modules/@own/words'), 'junction');
  const built = await buildFolder(dir);
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('index.html')).toContain('<main>of inner words and more</main>');
  expect(built.file('docs/a/index.html')).toContain('<p>SAID</p>');
});

it('what is required of a module is its default export, with the names beside it', async () => {
  const built = await buildSite({
    'docusaurus.config.js': `import colours from './colours.mjs';${config(
      "tagline: require('./texts').tagline + require('./texts').default.tagline + colours.dark,",
      "{ sidebarPath: './sidebars.ts' }",
    )}`,
    'colours.mjs': "export default { dark: 'black' };\n",
    'texts.ts':
      "const texts: { tagline: string } = { tagline: 'words' };\nexport default texts;\nexport const more = 1;\n",
    'sidebars.ts': `
export default { all: ['a', ...require('./lists/made.ts').items, ...require('./lists/made.ts').more] };
`,
    'lists/made.ts': "const made = { items: ['b'] };\nexport default made;\nexport const more = ['c'];\n",
    'docs/a.md': '# A\n\ntext\n',
    'docs/b.md': '# B\n\ntext\n',
    'docs/c.md': '# C\n\ntext\n',
    'src/pages/index.jsx':
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nexport default () => <main>{useDocusaurusContext().siteConfig.tagline}</main>;\n",
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toContain('href="/docs/c"');
  expect(built.file('index.html')).toContain('<main>wordswordsblack</main>');
});

it('a category that lists what an absent package has is left out, and one that is empty by itself is an error', async () => {
  const files = {
    'docusaurus.config.js': config('', "{ sidebarPath: './sidebars.js' }"),
    'docs/a.md': '# A\n\ntext\n',
  };
  const lists = "const { rules } = require('rules-that-are-absent');\n";
  const sidebars =
    "const items = Object.entries(rules).map(([name]) => name);\nmodule.exports = { all: ['a', { type: 'category', label: 'Rules', items }] };\n";
  const built = await buildSite({ ...files, 'sidebars.js': lists + sidebars });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  const own = await buildSite({ ...files, 'sidebars.js': `const rules = {};\n${sidebars}` });
  expect([own.code, problemsOf(own.stderr)]).toEqual([1, ['error sidebar-empty-category']]);
});

it('a plugin that says no more than names of folders needs no package', async () => {
  const built = await buildSite({
    'docusaurus.config.js': config(
      "plugins: [['docusaurus-plugin-module-alias', { alias: { '@parts': require('path').resolve(__dirname, './src/parts') } }]],",
    ),
    'docs/a.mdx': "import Box from '@parts/Box';\n\n# A\n\n<Box />\n",
    'src/parts/Box.jsx': 'export default () => <b>words of the box</b>;\n',
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toContain('words of the box');
});

it('a configuration that makes its own `require` finds what is there, and stand-ins for what is not', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': `
import { createRequire } from 'node:module';
import path from 'node:path';
const require = createRequire(import.meta.url);
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', tagline: require(path.join(import.meta.dirname, 'data/words.json')).words,
  presets: [['classic', { blog: false, theme: { customCss: [require.resolve('./own.css')] } }]],
  plugins: [require('./bundler.cjs')],
};
`,
    'bundler.cjs': `
const Absent = require('absent-webpack-plugin');
module.exports = () => ({
  name: 'bundler',
  injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'own', content: typeof Absent } }] }),
});
`,
    'data/words.json': '{ "words": "words of the list" }',
    'own.css': '.own { color: red; }\n',
    'docs/a.md': '# A\n\ntext\n',
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.file('docs/a/index.html')).toContain('<meta name="own" content="function">');
});

it('a module in a folder of its own names files from there, and the package that a Markdown plugin lacks is told', async () => {
  const built = await buildSite({
    'docusaurus.config.js':
      "const presets = require('./config/presets');\nmodule.exports = { ...presets, title: 'M', url: 'https://example.com', baseUrl: '/' };\n",
    'config/presets.js': `
import { isLink } from 'links-that-are-absent';
const boxes = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'half done' }] });
  for (const { children } of tree.children)
    for (const node of children ?? []) if (isLink(node.value)) node.value = 'a box';
};
module.exports = {
  presets: [['classic', {
    blog: false,
    docs: { sidebarPath: require.resolve('../config/sidebars.js'), remarkPlugins: [boxes] },
    theme: { customCss: require.resolve('../src/own.css') },
  }]],
};
`,
    'config/sidebars.js': "module.exports = { one: [{ type: 'category', label: 'Of the file', items: ['a'] }] };\n",
    'src/own.css': '.own { color: red; }\n',
    'docs/a.md': '# A\n\ntext\n',
    'docs/b.md': '# B\n\ntext\n',
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([
    0,
    ['warning markdown-plugin', 'warning doc-no-sidebar'],
  ]);
  expect(built.stderr).toContain('boxes stopped with an error: the package links-that-are-absent is not installed');
  expect(built.file('docs/a/index.html')).toContain('Of the file');
  expect(built.file('docs/a/index.html')).toContain('<p>text</p>');
  expect(built.file('docs/a/index.html')).not.toContain('half done');
});

it.each([
  ['{}', true],
  ['{ blog: false }', false],
])('a blog without a folder has its empty list, as with Docusaurus: preset with %s', async (options, hasBlog) => {
  const built = await buildSite({
    'docusaurus.config.js': `module.exports = {
  title: 'M', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'throw', presets: [['classic', ${options}]],
  themeConfig: { navbar: { items: [${hasBlog ? "{ to: '/blog', label: 'Blog' }" : ''}] } },
};`,
    'docs/a.md': '# A\n\ntext\n',
  });
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.paths.filter((path) => path.startsWith('blog'))).toEqual(hasBlog ? ['blog/index.html'] : []);
});

it('the interface is in the language of the site as its package of translations has it, and follows that package', async () => {
  const texts = (edit: string) =>
    `{ "theme.common.editThisPage": "${edit}", "theme.docs.paginator.next": "Suivant", "theme.unknown": "x" }`;
  const folder = 'node_modules/@docusaurus/theme-classic/node_modules/@docusaurus/theme-translations';
  const dir = makeSite({
    'docusaurus.config.js': config(
      "i18n: { defaultLocale: 'fr-CA', locales: ['fr-CA'] },",
      "{ editUrl: 'https://e.com/' }",
    ),
    'docs/a.md': '# A\n\ntexte\n',
    'docs/b.md': '---\nlast_update: { date: 2024-02-03 }\n---\n\n# B\n\ntexte\n',
    'i18n/fr-CA/code.json': '{ "theme.docs.paginator.next": { "message": "Ensuite" } }',
    'node_modules/@docusaurus/theme-classic/package.json': '{ "name": "@docusaurus/theme-classic" }',
    [`${folder}/package.json`]: '{ "name": "@docusaurus/theme-translations" }',
    [`${folder}/locales/fr/theme-common.json`]: texts('Modifier'),
    [`${folder}/locales/de/theme-common.json`]: texts('Bearbeiten'),
  });
  const built = await buildFolder(dir);
  expect([built.code, problemsOf(built.stderr)], built.stderr).toEqual([0, []]);
  const page = built.file('docs/a/index.html');
  expect(page).toContain('Modifier</a>');
  expect(page).toContain('Ensuite');
  expect(page).not.toContain('Suivant');
  writeFileSync(join(dir, folder, 'locales/fr/theme-common.json'), texts('Changer'));
  const changed = await buildFolder(dir);
  expect(changed.file('docs/a/index.html')).toContain('Changer</a>');
  expect(differing(changed, await buildFolder(dir, ['--paranoid'], 'clean'))).toEqual([]);
});
