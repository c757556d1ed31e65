/** Plugins of the configuration: what their hooks give, how it is kept, and what is said of those that fail. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool, notes } from '../engine/tool.js';
import { buildFolder, differing, makeSite, tags } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (plugin: string) =>
  `import { definePlugin } from 'biji';
const own = definePlugin(${plugin});
export default { title: 'T', url: 'https://a.dev', docs: { editUrl: 'https://github.com/a/b' }, plugins: [own, false] };
`;

const CHANGES = `{
  name: 'changes',
  reads: { files: ['changes/*.yaml'], env: ['CHANNEL'] },
  content: (tools) => [
    { path: 'docs/changes/_category_.json', text: '{"label":"Releases"}' },
    ...tools.files.map((file) => ({ path: file.path.replace('changes/', 'docs/changes/').replace('yaml', 'md'), text: '# ' + tools.data(file).title + '\\n\\nSee [a](../a.md).\\n' })),
  ],
  pageData(page) { if (page.kind === 'doc') page.title += ' *'; },
  head: (page, tools) => page.kind === 'doc' ? [{ tagName: 'meta', attributes: { name: 'channel', content: String(tools.env.CHANNEL) } }] : undefined,
  output: (pages, tools) => [{ path: 'changes.json', content: JSON.stringify([tools.files.length, pages.filter(({ kind }) => kind === 'doc').length]) }],
  csp: { 'connect-src': ['https://api.example.com'] },
}`;

const FILES = {
  'docs/a.md': '# A\n\nSee [one](changes/one.md) and [two](changes/two.md).\n',
  'changes/one.yaml': 'title: One\n',
  'changes/two.yaml': 'title: Two\n',
};

const makePluginSite = (plugin: string, files: Record<string, string> = FILES) =>
  makeSite({ ...files, 'notes.config.ts': config(plugin) });

it('adds pages, data of pages, head tags, outputs and origins; what it declares is followed, and nothing else', async () => {
  const dir = makePluginSite(CHANGES);
  const built = await buildFolder(dir);
  expect(built.code, built.stderr).toBe(0);
  const html = built.file('docs/changes/one/index.html');
  expect(html).toMatch(/<title>One \* \| T<\/title>/);
  expect(html).toContain('href="/docs/a"');
  // In no file that could be edited.
  expect(html).not.toContain('github.com');
  expect(built.file('docs/a/index.html')).toMatch(/Releases[\s\S]*href="\/docs\/changes\/two"/);
  expect(tags(html, 'meta').join()).toContain('name="channel" content="undefined"');
  expect(html).toContain('https://api.example.com');
  expect(built.file('changes.json')).toBe('[2,3]');
  const again = async (args: string[] = [], env = {}) => {
    const run = await notes(['build', dir, '-o', built.out, '--verbose', ...args], { cwd: dir, env });
    expect(run.code, run.stderr).toBe(0);
    return run.stdout + run.stderr;
  };
  // The second look is the first that can compare.
  await again();
  expect(await again()).toContain('the engine was not loaded');
  expect(await again([], { CHANNEL: 'beta' })).not.toContain('the engine was not loaded');
  writeFileSync(join(dir, 'changes/two.yaml'), 'title: Zwei\n');
  writeFileSync(join(dir, 'changes/three.yaml'), 'title: Three\n');
  const warm = await buildFolder(dir);
  expect(warm.file('docs/changes/three/index.html')).toContain('<h1');
  rmSync(join(dir, '.notes'), { recursive: true });
  expect(differing(warm, await buildFolder(dir, [], 'clean'))).toEqual([]);
});

it('runs each time where nothing is declared, and says so', async () => {
  const dir = makePluginSite("{ name: 'quiet', head: () => [] }", { 'docs/a.md': '# A\n' });
  const built = await buildFolder(dir);
  expect(built.code, built.stderr).toBe(0);
  await buildFolder(dir);
  const { stdout, stderr } = await notes(['build', dir, '-o', built.out, '--verbose'], { cwd: dir });
  expect(stdout + stderr).toMatch(/plugin quiet: no `reads`/);
  expect(stdout + stderr).not.toContain('the engine was not loaded');
});

it('says which plugin and hook failed, where, and keeps the last good output', async () => {
  const dir = makePluginSite(CHANGES);
  const good = await buildFolder(dir);
  expect(good.code, good.stderr).toBe(0);
  writeFileSync(join(dir, 'changes/two.yaml'), 'ok: 1\ntitle: "Two\n');
  const bad = await buildFolder(dir);
  expect(bad.code).not.toBe(0);
  expect(bad.stderr).toMatch(/plugin-throws\s+changes\/two\.yaml:[23][\s\S]*changes[\s\S]*content/);
  expect(differing(good, bad)).toEqual([]);
  writeFileSync(
    join(dir, 'notes.config.ts'),
    config("{\n  name: 'x', reads: {},\n  output() { throw new Error('kaputt'); },\n}"),
  );
  rmSync(join(dir, 'docs/a.md'));
  writeFileSync(join(dir, 'docs/b.md'), '# B\n');
  const thrown = await buildFolder(dir);
  expect([thrown.code, thrown.stderr]).toEqual([
    1,
    expect.stringMatching(/plugin-throws\s+notes\.config\.ts:4[\s\S]*kaputt/),
  ]);
  expect(differing(good, thrown)).toEqual([]);
});

it.each([
  [
    "{ name: 'x', reads: {}, head: () => [{ tagName: 'meta', attributes: { name: 'r', content: String(Math.random()) } }] }",
    'plugin-impure',
    /head/,
  ],
  [
    "{ name: 'x', reads: {}, content: () => [{ path: 'elsewhere/a.md', text: '' }] }",
    'plugin-result',
    /notes\.config\.ts:2:\d+[\s\S]*a path below docs\/.* as `result\[0\]\.path`, not "elsewhere\/a\.md"/,
  ],
  [
    "{ name: 'x', reads: {}, content: () => ({ path: 'docs/b.md', text: '' }) }",
    'plugin-result',
    /a list.* as `result`/,
  ],
  [
    "{ name: 'x', reads: {}, output: () => [{ path: '/a.json', content: '' }] }",
    'plugin-result',
    /begins with no `\/` as `result\[0\]\.path`, not "\/a\.json"/,
  ],
  [
    "{ name: 'x', reads: {}, output: () => [{ path: 'a.json', content: {} }] }",
    'plugin-result',
    /`result\[0\]\.content`/,
  ],
  [
    "{ name: 'x', reads: {}, pageData: async ({ title }) => ({ title: `${title}!` }) }",
    'plugin-result',
    /config\.ts:2:\d+[\s\S]*the whole page/,
  ],
  ["{ name: 'x', reads: {}, pageData(page) { page.title = 42; } }", 'plugin-result', /`result\.title`, not 42/],
  ["{ name: 'x', reads: {}, head: () => ({ tagName: 'meta' }) }", 'plugin-result', /a list.* as `result`/],
  [
    "{ name: 'x', reads: {}, head: () => [{ tagName: 'meta', attributes: { content: 5 } }] }",
    'plugin-result',
    /`result\[0\]\.attributes\.content`, not 5/,
  ],
  ["{ name: 'x', reads: {}, client: ['./none.ts'] }", 'plugin-file-missing', /config\.ts:2:\d+[\s\S]*\.\/none\.ts/],
  ["{ name: 'x', reads: {}, markdown: { remark: ['./none.js'] } }", 'plugin-file-missing', /\.\/none\.js/],
  ["{ name: 'x', reads: {}, markdown: { remark: ['remark-none'] } }", 'plugin-not-found', /config\.ts:2:\d+/],
  [
    "{ name: 'x', reads: {}, markdown: { remark: [() => (tree) => void tree.children.push('x')] } }",
    'markdown-plugin',
    /left "x" in root, which is no node/,
  ],
  [
    "{ name: 'x', reads: {}, markdown: { remark: [() => (tree) => void tree.children.push({ type: 'text', value: 3 })] } }",
    'markdown-plugin',
    /left a text whose `value` is 3/,
  ],
  ["{ name: 'x', reads: {}, markdown: { remarkPlugins: [] } }", 'config-unknown-key', /Did you mean "remark"/],
  ["{ name: 'Not a name' }", 'plugin-name', /Not a name/],
  ["'docusaurus-plugin-sass'", 'plugin-foreign', /plugins\[0\]/],
])('finds in %s: %s', async (plugin, code, text) => {
  const dir = makePluginSite(plugin, { 'docs/a.md': '# A\n' });
  const { stderr } = await buildFolder(dir, ['--paranoid']);
  expect(stderr).toContain(code);
  expect(stderr).toMatch(text);
  expect(stderr.split(code)).toHaveLength(2);
});

it.each([
  ['a function of the configuration', "() => () => { throw new Error('no'); }", 'notes.config.ts:3:51'],
  ['a function of another file', 'imported', 'plugins/mine.ts:3:11'],
  ['a file', "'./plugins/mine.mjs'", 'plugins/mine.mjs:3:11'],
])('a Markdown plugin that throws is named with its line and the page: %s', async (_, plugin, place) => {
  const mine = 'export default function mine() {\n  return () => {\n    throw new Error("no");\n  };\n}\n';
  const dir = makeSite({
    'docs/a.md': '# A\n',
    'plugins/mine.ts': mine,
    'plugins/mine.mjs': mine,
    'notes.config.ts': `import imported from './plugins/mine.ts';
export default { title: 'T', url: 'https://a.dev',
  markdown: { rehypePlugins: [${plugin}] },
};
void imported;
`,
  });
  const { stderr } = await buildFolder(dir);
  expect(stderr).toContain('docs/a.md:1:1');
  expect(stderr).toContain(`no (${place})`);
});

it.each([
  ["pageData: () => ({ title: 'A' })", 'hook-result', /notes\.config\.ts:4:12[\s\S]*the whole page/],
  ["head: () => 'x'", 'hook-result', /a list.* as `result`, not "x"/],
  ["head() { throw new Error('kaputt'); }", 'hook-throws', /notes\.config\.ts:4:12[\s\S]*kaputt/],
])('says what a hook of the configuration gave: %s', async (hook, code, text) => {
  const config = `export default {\n  title: 'T',\n  url: 'https://a.dev',\n  hooks: { ${hook} },\n};\n`;
  const { stderr } = await buildFolder(makeSite({ 'docs/a.md': '# A\n', 'notes.config.ts': config }));
  expect(stderr).toContain(code);
  expect(stderr).toMatch(text);
  expect(stderr).not.toContain('tool-fault');
});

it('finds its hook in the file that the plugin stands in, and lacks nothing that steps of Markdown leave out', async () => {
  const steps = `() => (tree) => void tree.children.push({ type: 'paragraph' }, { type: 'link', children: [{ type: 'text', value: 'bare' }] })`;
  const files = {
    'docs/a.md': '# A\n',
    'own.ts': `export default {\n  name: 'own',\n  reads: {},\n  markdown: { remark: [${steps}] },\n  head: () => [{}],\n};\n`,
    'notes.config.ts': `import own from './own.ts';\nexport default { title: 'T', url: 'https://a.dev', plugins: [own] };\n`,
  };
  const dir = makeSite(files);
  expect((await buildFolder(dir)).stderr).toMatch(/plugin-result\s+own\.ts:5:3/);
  writeFileSync(join(dir, 'own.ts'), files['own.ts'].replace('[{}]', '[]'));
  const built = await buildFolder(dir);
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('docs/a/index.html')).toContain('bare');
});
