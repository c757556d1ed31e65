/** Words that mean the same, and keywords that a page says of itself. */
import { describe, expect, it } from 'vitest';
import { makeHostedRecords } from '../../renderer/output/push/hosted-records.js';
import { memoryTokens, planIndex } from '../../renderer/output/search/build-index.js';
import { queryLists, usesOf } from '../../renderer/output/search/synonym-list.js';
import { ASKED_SYNONYMS } from '../../renderer/output/synonyms/asked-synonyms.js';
import { CHINESE_SYNONYMS } from '../../renderer/output/synonyms/chinese-synonyms.js';
import { ENGLISH_SYNONYMS } from '../../renderer/output/synonyms/english-synonyms.js';
import { synonymsOf } from '../../renderer/output/synonyms/synonyms.js';
import { ASKED, TOPIC } from '../../renderer/shared/search-format.js';
import { fold } from '../../renderer/shared/tokens.js';
import type { SearchPageRecords } from '../../renderer/site/content/search-record.js';
import { parseQuery } from '../../theme/client/search/engine/query.js';
import { readSynonyms, withSynonyms } from '../../theme/client/search/engine/query-synonyms.js';
import { recordsOf } from '../bench/search/corpus.js';
import { engineOver, makeIndex, pagesOf } from '../bench/search/evaluate.js';
import { page } from './corpus-page.js';

const withKeywords = (records: SearchPageRecords, ...keywords: string[]): SearchPageRecords => ({
  ...records,
  hash: `${records.hash}${keywords}`,
  records: records.records.map((record, i) => (i === 0 ? { ...record, keywords } : record)),
});

const records = [
  page('/login', '单点登录', '一处登录，处处可用。'),
  page('/tree', '深度优先遍历', '先访问根节点。'),
  page('/layout', '重排与重绘', '何时发生。'),
  page('/loop', '事件循环', '任务与微任务。'),
  page('/tls', 'TLS 握手', '证书与密钥。'),
  page('/phrase', '其他', '浅谈事件的处理，循环往复。'),
  page('/firm', '内部工具', '发布平台的说明。'),
].map(recordsOf);
const pages = [
  ...records,
  withKeywords(recordsOf(page('/react', '过期的值', '为什么读到旧值。')), '闭包陷阱', 'stale props', 'useLatest 用法'),
];
const engineWith = (own?: false | string[][], locale = 'zh-Hans') =>
  engineOver(makeIndex(pages, undefined, undefined, synonymsOf(own, locale)).outputs).engine;
const pagesFor = async (query: string, ...how: Parameters<typeof engineWith>) =>
  pagesOf((await engineWith(...how).search([{ query }]))[0]!.hits);

it.each([
  ['an abbreviation', 'SSO', '/login'],
  ['an abbreviation in a question', '怎么实现SSO', '/login'],
  ['the other language', 'reflow', '/layout'],
  ['another word of the same language', '回流', '/layout'],
  ['two words', 'event loop', '/loop'],
  ['words with a hyphen', 'depth-first', '/tree'],
  ['a word in a longer run', 'dfs 遍历', '/tree'],
  ['https', 'https', '/tls'],
])('finds %s: %s → %s', async (_, query, url) => {
  expect((await pagesFor(query))[0]).toBe(url);
});

it('finds what the site says that means the same, and only that where the built-in table is off', async () => {
  expect(await pagesFor('发版系统', [['发版系统', '发布平台']])).toEqual(['/firm']);
  expect(await pagesFor('SSO', [['发版系统', '发布平台']])).toEqual(['/login']);
  expect(await pagesFor('SSO', false)).not.toContain('/login');
  expect(await pagesFor('回流', undefined, 'en')).not.toContain('/layout');
});

it('keeps in the index what a text has a word of, and nothing where there is none', () => {
  const few = ['a', 'b', 'c'].map((name) => recordsOf(page(`/${name}`, `缓存与会话 ${name}`, '说明。')));
  const { table } = planIndex([...records, ...few], memoryTokens());
  const groups = [['SSO', '单点登录'], ['xyz', '不存在的'], ['one'], ['缓存', '会话'], ['缓存', 'cache']];
  const listsOf = (all: string[][]) => queryLists(all, usesOf(all, table));
  expect(listsOf(groups).synonyms).toBe('sso|单点登录\n缓存|cache');
  const ofQuestions = [
    [`${ASKED}缓存`, '会话'],
    [`${ASKED}xyz`, '不存在的'],
    [`${TOPIC}记住 登录`, '会话', '不存在的'],
  ];
  expect(listsOf(ofQuestions).synonyms).toBe('');
  expect(listsOf([...groups, ...ofQuestions]).asked).toBe(
    `sso|单点登录\n缓存|cache\n缓存|会话\n${TOPIC}会话: 记住 登录`,
  );
  const metaOf = (synonyms: string[][]) =>
    JSON.parse(String(makeIndex(records, undefined, undefined, synonyms).outputs.at(-1)!.bytes));
  expect(Object.keys(metaOf(groups))).toContain('synonyms');
  expect(Object.keys(metaOf([['xyz', '不存在的']]))).not.toContain('synonyms');
  expect(Object.keys(metaOf([]))).not.toContain('keywords');
});

it('reads the synonyms only where hardly any page has what was typed', async () => {
  const { outputs } = makeIndex(pages, undefined, undefined, synonymsOf(undefined, 'zh'));
  const readsThem = async (query: string) => {
    const { engine, traffic } = engineOver(outputs);
    await engine.search([{ query }]);
    return traffic.files.some((name) => /^..00/.test(name) && name.length === '03000123ab.bin'.length);
  };
  expect(await readsThem('SSO')).toBe(true);
  expect(await readsThem('深度优先遍历')).toBe(false);
});

describe('keywords of a page', () => {
  it.each(['闭包陷阱', 'stale', 'props', 'uselatest', '闭包陷阱 旧值'])('%s finds it', async (query) => {
    expect((await pagesFor(query))[0]).toBe('/react');
  });

  it('are no text: what a reader can see comes first', async () => {
    const texts = [...pages, withKeywords(recordsOf(page('/hidden', '无关', '说明。')), '证书')];
    const { engine } = engineOver(makeIndex(texts).outputs);
    expect(pagesOf((await engine.search([{ query: '证书' }]))[0]!.hits)).toEqual(['/tls', '/hidden']);
  });

  it('stand in the first record of a hosted page', () => {
    const hosted = makeHostedRecords(pages, 'site', 'https://example.org').records;
    expect(hosted.filter(({ keywords }) => keywords).map(({ url, type }) => [url, type])).toEqual([
      ['https://example.org/react', 'lvl1'],
    ]);
  });
});

describe('the built-in tables', () => {
  const lines = [ASKED_SYNONYMS, CHINESE_SYNONYMS, ENGLISH_SYNONYMS].flatMap((table) => table.trim().split('\n'));

  it('have groups of two words and more, folded, each word once in its group', () => {
    const wrong = lines.filter((line) => {
      const words = line.split('|');
      return (
        words.length < 2 ||
        new Set(words).size < words.length ||
        line !== fold(line) ||
        words.some((word) => word !== word.trim() || !word)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('have each group once', () => expect(lines.length).toBe(new Set(lines).size));
});

it.each([
  ['sso', [['单点登录', 'single sign-on']]],
  ['怎么用SSO', [undefined, ['单点登录', 'single sign-on']]],
  ['单点登录流程', [[' sso 流程', ' single sign-on 流程']]],
  ['别的', [undefined]],
])('%s has others', (query, others) => {
  const synonyms = readSynonyms('sso|单点登录|single sign-on');
  expect(withSynonyms(parseQuery(query), synonyms).map((group) => group.others)).toEqual(others);
});
