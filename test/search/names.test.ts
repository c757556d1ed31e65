/** Names as developers type them: with the signs that belong to them, written as one word, or no more than a title says. */
import { describe, expect, it } from 'vitest';
import { parseQuery, signedOf } from '../../theme/client/search/engine/query.js';
import { recordsOf } from '../bench/search/corpus.js';
import { engineOver, makeIndex, pagesOf } from '../bench/search/evaluate.js';
import { page } from './corpus-page.js';

/** Pages that say the same words more often, but not as one name. */
const loud = (url: string, title: string, words: string) => page(url, title, ...Array(4).fill(`${words}。`.repeat(9)));

const corpus = [
  loud('/node-18', '别的版本', '18 与 2，2 与 18'),
  page('/release', '发布记录', '这是 18.2 的说明。', '其余照旧。'),
  loud('/config', '配置', 'json config，config json'),
  page('/files', '杂项', '另有一个 app.config.json 文件。', '其余照旧。'),
  ...Array.from({ length: 6 }, (_, n) =>
    page(`/webpack-${n}`, `打包 ${n}`, '写在 webpack.config.js 里，webpack.config。'),
  ),
  { ...page('/plugins', '插件'), secs: [{ level: 1, h: '', t: '说明。', code: ['const webpackConfig = {};'] }] },
  loud('/shaking', '摇树', 'shaking tree，tree 和 shaking'),
  page('/bundle', '打包', '靠 tree-shaking 去掉用不到的代码。', '其余照旧。'),
  ...['Effect', 'Memo', 'State', 'Ref'].map((name) => loud(`/use${name}`, `use${name}`, `use${name} use`)),
  page('/use', 'use', '读取资源的值。'),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => page(`/host-${n}`, `host 的写法 ${n}`, 'host。'.repeat(9))),
  page('/shadow', '影子树', '宿主用 :host 选中。', '其余照旧。'),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => page(`/c-${n}`, `语言 C ${n}`, 'c 语言。'.repeat(9))),
  page('/history', '来历', '接近 C++ 的写法。', '其余照旧。'),
  ...Array.from({ length: 30 }, (_, n) => loud(`/letter-${n}`, `字母 ${n}`, 'a b c，c 是字母')),
  page('/types', '类型', '返回值写作 fn() -> i32。', '说明。'),
  page('/hooks', '钩子', '清理函数。', '说明。'),
  page('/major', '3.0 发布', '3.0 的变化。3.0 有新的写法。', '3.0。'.repeat(9)),
  page('/minor', '1.10 的说明', '1.0.81 与 0.1.0.8。', '1 0 8，'.repeat(20)),
  page('/node', '环境', '要求 Node 30 以上。', '其余照旧。'),
  page('/patch', '修复', '从 1.0.8 起不再报错。', '其余照旧。'),
  { ...page('/image', '镜像'), secs: [{ level: 1, h: '', t: '说明。', code: ['image: base:v2.9.3-slim'] }] },
  page('/limit', '限制', '最多占用 512 MB 内存。', '其余照旧。'),
  ...[1, 2, 3, 4, 5, 6].map((n) => loud(`/mb-${n}`, `内存 MB ${n}`, 'MB 是单位，512 是数')),
  { ...page('/batch', '批处理'), secs: [{ level: 1, h: '', t: '说明。', code: ['type BatchQueue = Queue;'] }] },
  { ...page('/rules', '规则'), secs: [{ level: 1, h: '', t: '说明。', code: ['rule_files: []'] }] },
  ...[1, 2, 3, 4, 5, 6].map((n) => loud(`/queue-${n}`, `queue ${n}`, 'queue the batch, a file of rule')),
  ...[1, 2, 3, 4, 5, 6].map((n) => loud(`/amend-${n}`, `amend ${n}`, 'amend，babel 与 core')),
  { ...page('/undo', '撤销'), secs: [{ level: 1, h: '', t: '说明。', code: ['git commit --amend'] }] },
  ...[1, 2, 3, 4, 5, 6].map((n) => loud(`/base-${n}`, `编码 base64 ${n}`, 'base64 与 x86_64，07:47')),
  page('/length', '长度', '不超过 64 个字符。', '其余照旧。'),
  page('/count', '数目', '一共 47 种。', '其余照旧。'),
  { ...page('/rulebook', '手册'), secs: [{ level: 1, h: '', t: '说明。', code: ['type Rulebook = string;'] }] },
  page('/scope', '转换', '装上 @babel/core。', '其余照旧。'),
];
const { engine, traffic } = engineOver(makeIndex(corpus.map(recordsOf)).outputs);
const hitsOf = async (query: string) => (await engine.search([{ query, hitsPerPage: 6 }]))[0]!.hits;

it.each([
  ['a version', '18.2', '/release'],
  ['a file name', 'config.json', '/files'],
  ['a longer one', 'app.config.json', '/files'],
  ['one being typed', 'app.conf', '/files'],
  ['an identifier that others write apart', 'webpackConfig', '/plugins'],
  ['words with a hyphen', 'tree-shaking', '/bundle'],
  ['the same, written as one', 'treeshaking', '/bundle'],
  ['the same, being typed', 'treeshak', '/bundle'],
  ['a title that others begin with', 'use', '/use'],
  ['the same, called', 'use()', '/use'],
  ['a sign before a word', ':host', '/shadow'],
  ['signs after a word', 'C++', '/history'],
  ['an arrow', '->', '/types'],
  ['a number', '30', '/node'],
  ['a number among words', 'node 30', '/node'],
  ['a number that names end in', '64', '/length'],
  ['a number that times have', '47', '/count'],
  ['a version of three numbers', '1.0.8', '/patch'],
  ['a version with a v, in code', 'v2.9.3', '/image'],
  ['the beginning of a version', '2.9', '/image'],
  ['a version that the title begins with', '3.0', '/major'],
  ['an amount', '512MB', '/limit'],
  ['the parts of a type', 'batch queue', '/batch'],
  ['the parts of a key', 'rule files', '/rules'],
  ['an option', '--amend', '/undo'],
  ['a package with a scope', '@babel/core', '/scope'],
])('%s: %s → %s', async (_, query, url) => {
  expect(pagesOf(await hitsOf(query))[0]).toBe(url);
});

it.each([
  ['two words that were typed as one', 'treeshaking', '靠 <mark>tree-shaking</mark> 去掉'],
  ['as much of them as was typed', 'treesha', '靠 <mark>tree-sha</mark>king 去掉'],
  ['a name in one piece, no more of it than was typed', 'tree-shak', '靠 <mark>tree-shak</mark>ing 去掉'],
  ['no word that is joined to the one that was typed', 'app', '一个 <mark>app</mark>.config.json 文件'],
])('marks %s', async (_, query, marked) => {
  const texts = (await hitsOf(query)).map((hit) => hit._snippetResult!.content?.value ?? '');
  expect(texts.join('\n')).toContain(marked);
});

it('reads more texts than are shown only where signs have to be looked for', async () => {
  const filesFor = async (query: string) => {
    const before = traffic.files.length;
    await hitsOf(query);
    return traffic.files.length - before;
  };
  expect(await filesFor('host 写法')).toBeLessThanOrEqual(6 + 3);
});

it('finds longer words beside one that is left out', async () => {
  expect(pagesOf(await hitsOf('rule -queue'))).toContain('/rulebook');
});

it('a word that is typed twice is one', () => {
  expect(parseQuery('的 的 use 的 use').map(({ text, open }) => [text, open])).toEqual([
    ['的', false],
    ['use', true],
  ]);
});

describe('names with signs', () => {
  it.each<[string, string[]]>([
    [':host', [':host']],
    ['C++ 模板', ['c++']],
    ['--check .env', ['--check', '.env']],
    ['<script setup>', ['<script', 'setup>']],
    ['@media', ['@media']],
    ['useEffect()', []],
    ['package.json', []],
    ['v18.2 a-b', []],
    ['text/html', ['text/html']],
    ['what is this?', []],
    ['怎么清理？', []],
    ['__proto__ $el', []],
    ['=>', []],
    ['&&（与）', ['&&']],
  ])('%s', (query, signed) => expect(signedOf(query)).toEqual(signed));

  it.each<[string, string[]]>([
    ['package.json', ['packagejson']],
    ['v18.2.1', ['18.2.1']],
    ['TLS 1.3', ['1.3']],
    ['20', []],
    ['git commit --amend', ['--amend', 'gitcommit']],
    ['@babel/core', ['@babel/core']],
    ['text/html', []],
    ['C++ 模板', ['c++']],
    ['a b a b', []],
    ['event loop', ['eventloop']],
    ['event, loop', []],
    ['a: b', []],
    ['调用-方法', []],
  ])('names of %s', (query, names) =>
    expect(
      parseQuery(query)
        .filter(({ kind }) => kind === 'name' || kind === 'version')
        .map(({ text }) => text),
    ).toEqual(names),
  );
});
