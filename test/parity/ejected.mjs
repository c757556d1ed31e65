/**
 * `node test/parity/ejected.mjs [names of components]`: each component of the reference's theme is ejected into a site of its own, and the words
 * of all pages are compared with those of the same site without it. Needs `npm run compile`. The theme is installed into a temporary folder.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { installReference } from './install-reference.mjs';

const TOOL = resolve('lib/cli/main.js');

const CONFIG = {
  ...{ title: 'Site', tagline: 'line', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'warn' },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', lastVersion: 'current', editUrl: 'https://e.com/' } }]],
  themeConfig: {
    docs: { sidebar: { hideable: true } },
    announcementBar: { content: 'announced' },
    navbar: {
      title: 'Bar',
      items: [
        { type: 'doc', docId: 'a', label: 'one doc' },
        { type: 'docSidebar', sidebarId: 'main', label: 'a sidebar' },
        { to: '/blog', label: 'posts' },
        { label: 'a menu', items: [{ to: '/docs/b', label: 'within' }] },
        ...[{ type: 'docsVersionDropdown' }, { type: 'docsVersion' }, { type: 'html', value: '<b>bare</b>' }],
      ],
    },
    footer: {
      copyright: 'copyrighted',
      links: [{ title: 'column', items: [{ label: 'foot link', to: '/docs/a' }, { html: '<i>foot html</i>' }] }],
    },
  },
};
const SIDEBARS = {
  main: [
    ...['a', 'b'],
    { type: 'category', label: 'category', link: { type: 'generated-index', description: 'described' }, items: ['c'] },
    ...[
      { type: 'html', value: '<i>bare html</i>' },
      { type: 'link', label: 'way out', href: 'https://e.com' },
    ],
  ],
};
const FILES = {
  'docusaurus.config.js': `module.exports = ${JSON.stringify(CONFIG)};\n`,
  'sidebars.js': `module.exports = ${JSON.stringify(SIDEBARS)};\n`,
  'docs/a.mdx':
    '---\ntags: [tagged]\n---\nimport Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n# First\n\ntext with `code` and a [link](./b.md)\n\n## Part\n\n:::tip titled\n\nadmonished\n\n:::\n\n```js title="named.js" showLineNumbers\nconst a = 1;\n```\n\n<Tabs><TabItem value="x" label="tab x">in x</TabItem><TabItem value="y" label="tab y">in y</TabItem></Tabs>\n\n| th |\n| -- |\n| td |\n',
  'docs/b.md': '---\nunlisted: true\n---\n\n# Second\n\ntext\n',
  'docs/c.md': '---\ntitle: Third\nlast_update: { date: 2024-01-01, author: Zed }\n---\n\ntext\n',
  'versions.json': '["1.0"]\n',
  'versioned_docs/version-1.0/a.md': '# Old\n\nold text\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["a"] }\n',
  'blog/2024-01-02-p.md':
    '---\nauthors: [{ name: Ada, title: boss }]\ntags: [posted]\n---\n\n# Post\n\nbefore\n\n<!-- truncate -->\n\nafter\n\n## Part of post\n',
  'blog/2024-02-02-q.md': '# Other\n\nbefore\n\n<!-- truncate -->\n\nafter\n',
  'src/pages/own.mdx': '# Own page\n\nown text\n',
};

function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Counts the pages of each word, and the codes of the build's problems. */
function built(folder) {
  const { status, stderr } = spawnSync(process.execPath, [TOOL, 'build'], { cwd: folder, encoding: 'utf8' });
  const told = [...new Set(stderr.match(/^(?:error|warning) [\w-]+/gm) ?? [])];
  if (status !== 0) return { status, told, pages: new Map() };
  const paths = readdirSync(join(folder, 'dist'), { recursive: true }).filter((path) => path.endsWith('.html'));
  return { status, told, pages: new Map(paths.map((path) => [path, wordsOf(join(folder, 'dist', path))])) };
}

function wordsOf(file) {
  const body = readFileSync(file, 'utf8').replace(/<head>[\s\S]*?<\/head>|<script\b[\s\S]*?<\/script>/g, '');
  const words = new Map();
  for (const [word] of body.replace(/<[^>]+>|&#?\w+;/g, ' ').matchAll(/[\p{L}\p{N}]+/gu))
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** Returns words that occur in fewer pages, with their number. */
function lostWords(before, after) {
  const lost = new Map();
  for (const [path, words] of before)
    for (const [word, count] of words)
      if ((after.get(path)?.get(word) ?? 0) < count) lost.set(word, (lost.get(word) ?? 0) + 1);
  return [...lost].map(([word, pages]) => `${word} (${pages})`);
}

const root = installReference(['theme-classic']);
const theme = join(root, 'node_modules/@docusaurus/theme-classic/src/theme');
const asked = process.argv.slice(2);
const site = join(root, 'site');
writeFiles(site, FILES);
const plain = built(site);
const components = readdirSync(theme, { recursive: true })
  .filter((path) => /(?:^|\/)index\.tsx?$|^[^/]+\.tsx?$/.test(path) && !path.includes('__tests__'))
  .map((path) => ({ path, name: path.replace(/\/index\.tsx?$|\.tsx?$/, '') }))
  .filter(({ name }) => asked.length === 0 || asked.includes(name));
for (const { path, name } of components) {
  rmSync(join(site, 'src/theme'), { recursive: true, force: true });
  const folder = join(theme, path.includes('/') ? dirname(path) : '.');
  const beside = readdirSync(folder).filter((file) => statSync(join(folder, file)).isFile() && !/\.tsx?$/.test(file));
  for (const file of path.includes('/') ? beside : [])
    cpSync(join(folder, file), join(site, 'src/theme', dirname(path), file));
  cpSync(join(theme, path), join(site, 'src/theme', path));
  const { status, told, pages } = built(site);
  const lost = status === 0 ? lostWords(plain.pages, pages) : [];
  const news = told.filter((one) => !plain.told.includes(one)).map((one) => one.replace(/^\w+ /, ''));
  console.log([name.padEnd(44), status === 0 ? 'built' : 'failed', ...news, ...lost.slice(0, 12)].join(' '));
}
rmSync(root, { recursive: true, force: true });
