import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromDocusaurus } from '../../renderer/engine/load/foreign-config.js';
import { loadModule } from '../../renderer/output/modules/run-config.js';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'notes-foreign-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function load(name: string, text: string | Buffer) {
  const file = join(dir, name);
  writeFileSync(file, text);
  const foreign = name.startsWith('docusaurus.');
  const loaded = await loadModule(file, { dir, cacheDir: join(dir, '.notes'), foreign });
  return { ...loaded, value: typeof loaded.value === 'function' ? await loaded.value() : loaded.value };
}

test('D19 a configuration runs though its packages are not installed', async () => {
  const loaded = await load(
    'docusaurus.config.js',
    `const { themes } = require('prism-react-renderer');
     const math = require('remark-math');
     module.exports = async () => ({
       title: 'D', url: 'https://a.b', baseUrl: '/',
       presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js'), remarkPlugins: [math, require('my-remark')] } }]],
       plugins: [require.resolve('docusaurus-plugin-image-zoom')],
       themeConfig: { prism: { theme: themes.github } },
     });`,
  );
  expect(loaded.problems).toEqual([]);
  const { config, notes } = await fromDocusaurus(loaded.value, dir);
  expect(config).toMatchObject({ title: 'D', markdown: { math: true }, zoom: true });
  expect(config.markdown).not.toHaveProperty('remarkPlugins');
  expect(notes).toEqual([
    'Not carried over from the Docusaurus configuration: remarkPlugins: my-remark (not installed), themeConfig.prism.theme',
  ]);
});

test('D19 the same in ECMAScript', async () => {
  const loaded = await load(
    'docusaurus.config.mjs',
    `import { themes as prism } from 'prism-react-renderer';
     import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
     export default { title: 'D', url: 'https://a.b', baseUrl: '/', themeConfig: { prism: { darkTheme: prism.dracula } },
       presets: [['@docusaurus/preset-classic', { docs: { remarkPlugins: [[npm2yarn, { sync: true }]] }, blog: false }]] };`,
  );
  expect(loaded.problems).toEqual([]);
  expect((await fromDocusaurus(loaded.value, dir)).config).toMatchObject({
    blog: false,
    markdown: { npm2yarn: { sync: true } },
  });
});

test.each([
  ['notes.config.ts', "export default { title: '\xb1\xca' };"],
  ['notes.config.json', '{ "title": "\xb1\xca" }'],
  ['docusaurus.config.js', "import './gbk-label.js';\nexport default {};"],
])('%s in another encoding than UTF-8 is not read as something else', async (name, text) => {
  writeFileSync(join(dir, 'gbk-label.js'), Buffer.from("export default '\xb1\xca';", 'latin1'));
  const loaded = await load(name, Buffer.from(text, 'latin1'));
  const file = name.startsWith('docusaurus.') ? 'gbk-label.js' : name;
  expect(loaded.problems).toMatchObject([{ code: 'source-encoding', file, line: 1, args: { encoding: 'GB18030' } }]);
});

test('our own configuration still says what is not installed', async () => {
  const loaded = await load('notes.config.mjs', `import 'no-such-package'; export default {};`);
  expect(loaded.problems.map(({ code }) => code)).toEqual(['config-throws']);
});

test('what stops beside packages that are not installed names them', async () => {
  const loaded = await load(
    'docusaurus.config.mjs',
    `import { z } from 'zod';\nimport { once } from '@scope/once/deep';\nif (typeof z !== 'object') throw new Error('no shapes');\nexport default { title: once };`,
  );
  expect(loaded.problems).toMatchObject([
    { code: 'config-lacks-packages', line: 3, args: { message: 'no shapes', names: 'zod, @scope/once/deep' } },
  ]);
});

test.each([
  ['imports', `import a from './absent.json';\n`, 'config-syntax', 6, './absent.json'],
  ['throws', `const a: string = fail();\n`, 'config-throws', 6, 'fail'],
])('what a configuration that asks for its folder %s has the place in its file', async (_, line, code, at, word) => {
  const head = `type A = {\n  a: string;\n};\n\nconst dir = __dirname;\n`;
  const { problems } = await load(`docusaurus.config.${code}.ts`, `${head}${line}export default { title: dir, a };\n`);
  expect(problems).toMatchObject([{ code, line: at, sourceLine: line.trimEnd() }]);
  const [{ column = 0, sourceLine = '' } = {}] = problems;
  expect(sourceLine.slice(column - 1)).toContain(word);
});

test('a mistake beside a list that is not there is the only one', async () => {
  writeFileSync(join(dir, 'broken.js'), 'module.exports = {;\n');
  const file = join(dir, 'sidebars.js');
  writeFileSync(
    file,
    `const dir = __dirname;\nmodule.exports = { a: require('./gone.json'), b: require('./broken.js'), dir };\n`,
  );
  const { problems } = await loadModule(file, { dir, cacheDir: join(dir, '.notes'), foreign: true, lists: true });
  expect(problems).toMatchObject([{ code: 'config-syntax', file: 'broken.js', line: 1 }]);
});
