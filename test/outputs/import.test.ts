import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { buildFolder, differing, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const CONTENT = {
  'docs/a.md': '---\ntitle: 甲\ntags: [x]\n---\n\n**加粗。**后文 [乙](./guide/b.mdx#h)\n',
  'docs/guide/b.mdx': "import Tabs from '@theme/Tabs';\n\n# 乙\n\n## h\n\n{1 + 1}\n",
  'blog/2024-01-02-p.md': '---\ntitle: P\nauthors: ada\n---\n\n正文\n\n<!-- truncate -->\n\n更多\n',
  'blog/authors.yml': 'ada:\n  name: Ada\n  page: true\n',
  'src/pages/index.md': '# 首页\n',
  'src/css/custom.css': ':root { --n-line: red; }\n',
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>\n',
  'sidebars.js': "module.exports = { main: ['a', { type: 'category', label: 'G', items: ['guide/b'] }] };\n",
};

const FOREIGN = `
const make = require('my-plugin');
module.exports = async function config() {
  return {
    title: "Ada's \\"notes\\"", tagline: '行\\n行', url: 'https://example.com', baseUrl: '/base/', trailingSlash: false,
    onBrokenLinks: 'warn', favicon: 'img/logo.svg',
    i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
    customFields: { 'a-b': [1, null, true], run: () => 1 },
    presets: [['classic', {
      docs: { sidebarPath: require.resolve('./sidebars.js'), editUrl: ({ docPath }) => docPath, showLastUpdateTime: false },
      blog: { showReadingTime: true, postsPerPage: 5, editUrl: ({ blogPath }) => blogPath },
      theme: { customCss: require.resolve('./src/css/custom.css') },
    }]],
    plugins: [make],
    themeConfig: {
      navbar: { title: 'N', logo: { src: 'img/logo.svg', alt: 'L' }, items: [{ type: 'docSidebar', sidebarId: 'main', label: '文档' }] },
      footer: { style: 'dark', logo: { src: 'img/logo.svg', alt: '脚', href: 'https://example.org' }, copyright: '©' },
    },
  };
};
`;
/** Functions run where they are read, and no file that is written holds them. */
const WRITABLE = FOREIGN.replace(
  / editUrl: \(\{ docPath \}\) => docPath,|, editUrl: \(\{ blogPath \}\) => blogPath/g,
  '',
);

it('D19 a built folder is byte-equal with the written configuration and with the one it came from', async () => {
  const dir = makeSite({ ...CONTENT, 'docusaurus.config.js': WRITABLE });
  const before = await buildFolder(dir, [], 'before');
  expect(before.code, before.stderr).toBe(0);
  const run = await notesInHost(['import', dir], { cwd: dir });
  expect(run).toMatchObject({ code: 0, stdout: '' });
  const after = await buildFolder(dir, [], 'after');
  expect(after.code, after.stderr).toBe(0);
  expect(differing(after, before)).toEqual([]);
  // The written file works without the original.
  rmSync(join(dir, 'docusaurus.config.js'));
  rmSync(join(dir, '.notes'), { recursive: true });
  const alone = await buildFolder(dir, [], 'alone');
  expect(differing(alone, before)).toEqual([]);
  expect(alone.stderr).not.toContain('Not carried over');
});

it('names on stderr what it could not carry', async () => {
  const dir = makeSite({ ...CONTENT, 'docusaurus.config.js': FOREIGN });
  const { stderr } = await notesInHost(['import'], { cwd: dir });
  expect(stderr).toContain('Not carried over (4):');
  for (const left of [
    'plugins: my-plugin',
    'docs.editUrl (function)',
    'blog.editUrl (function)',
    'customFields.run (function)',
  ])
    expect(stderr).toContain(left);
  expect(readFileSync(join(dir, 'notes.config.ts'), 'utf8')).toContain(`title: 'Ada\\'s "notes"'`);
});

it('replaces a configuration only with --force, and --dry-run writes nothing', async () => {
  const dir = makeSite({ ...CONTENT, 'docusaurus.config.js': FOREIGN });
  const dry = await notesInHost(['import', '--dry-run'], { cwd: dir });
  expect([dry.code, existsSync(join(dir, 'notes.config.ts'))]).toEqual([0, false]);
  expect(dry.stdout).toMatch(/^import \{ defineConfig \} from 'biji';/);
  writeFileSync(join(dir, 'notes.config.mjs'), 'export default {};\n');
  const refused = await notesInHost(['import'], { cwd: dir });
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('notes.config.mjs exists already')]);
  const forced = await notesInHost(['import', '--force'], { cwd: dir });
  expect([forced.code, readFileSync(join(dir, 'notes.config.ts'), 'utf8')]).toEqual([0, dry.stdout]);
});

it('writes plugins of packages by their names', async () => {
  const dir = makeSite({
    ...CONTENT,
    'node_modules/remark-loud/package.json': '{"name":"remark-loud","main":"index.js"}',
    'node_modules/remark-loud/index.js':
      "module.exports = () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'LOUD' }] }); };\n",
    'docusaurus.config.ts': `import loud from 'remark-loud';
      export default { title: 'T', url: 'https://example.com', baseUrl: '/', presets: [['classic', { docs: { remarkPlugins: [[loud, { a: 1 }]] }, blog: false }]] };`,
  });
  const before = await buildFolder(dir, [], 'before');
  expect(before.file('docs/a/index.html')).toContain('LOUD');
  const run = await notesInHost(['import'], { cwd: dir });
  expect(run.stderr).not.toContain('Not carried over');
  renameSync(join(dir, 'docusaurus.config.ts'), join(dir, 'old.txt'));
  // Shards of the index are named by what made them, and a plugin found by name is not known to be the one given as a function.
  const after = await buildFolder(dir, [], 'after');
  expect(differing(after, before).filter((path) => !path.startsWith('_notes/search/'))).toEqual([]);
});

it.each([
  [{}, 'import-nothing'],
  [{ 'docusaurus.config.js': "throw new Error('kaputt')" }, 'kaputt'],
  [{ 'docusaurus.config.js': 'module.exports = {' }, 'code-unclosed'],
])('ends with code 2 for the folder %j', async (files, text) => {
  const dir = makeSite({ 'docs/a.md': '# a\n', ...files });
  if (Object.keys(files).length === 0) rmSync(join(dir, 'notes.config.ts'));
  const run = await notesInHost(['import'], { cwd: dir });
  expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(text)]);
  expect(existsSync(join(dir, 'notes.config.ts'))).toBe(false);
});

it.each([
  ["onBrokenLinks: 'throw', onBrokenAnchors: 'throw',", ["onBrokenLinks: 'throw'", "onBrokenAnchors: 'throw'"], 1],
  ["onBrokenLinks: 'ignore',", ["onBrokenLinks: 'ignore'"], 0],
])('an explicit %s is in the written file, and a build heeds it', async (written, lines, code) => {
  const dir = makeSite({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://a.b', baseUrl: '/', ${written} presets: [['classic', { blog: false, docs: { sidebarPath: false } }]] };\n`,
    'docs/a.md': '# A\n\n[x](/nowhere)\n',
  });
  const run = await notesInHost(['import', dir], { cwd: dir });
  expect([run.code, run.stderr]).toEqual([0, expect.not.stringContaining('onBroken')]);
  const text = readFileSync(join(dir, 'notes.config.ts'), 'utf8');
  for (const line of lines) expect(text).toContain(line);
  rmSync(join(dir, 'docusaurus.config.js'));
  expect((await notesInHost(['build', dir], { cwd: dir })).code).toBe(code);
});
