/** Questions in Chinese: the pairs that count, the synonyms of their words, the pages that answer. */
import { describe, expect, it } from 'vitest';
import { synonymsOf } from '../../renderer/output/synonyms/synonyms.js';
import { withoutDull } from '../../theme/client/search/engine/dull-words.js';
import { parseQuery } from '../../theme/client/search/engine/query.js';
import { readSynonyms, withSynonyms } from '../../theme/client/search/engine/query-synonyms.js';
import { type CorpusPage, recordsOf } from '../bench/search/corpus.js';
import { engineOver, makeIndex, pagesOf } from '../bench/search/evaluate.js';
import { page } from './corpus-page.js';

const pagesFor = async (pages: CorpusPage[], query: string) => {
  const { outputs } = makeIndex(pages.map(recordsOf), undefined, undefined, synonymsOf(undefined, 'zh'));
  return pagesOf((await engineOver(outputs).engine.search([{ query }]))[0]!.hits);
};

describe('a page that tells of versions', () => {
  const pages = ['/release-notes/two', '/two'].map((url) =>
    page(url, '第二版', '代理在这里设置。超时的时间可以配置。', '另一段。'),
  );

  it('comes after one that explains', async () => {
    expect(await pagesFor(pages, '为什么我的代理会超时')).toEqual(['/two', '/release-notes/two']);
    expect(await pagesFor(pages.reverse(), '为什么我的代理会超时')).toEqual(['/two', '/release-notes/two']);
  });
  it('is as good where versions are asked for, and for words', async () => {
    const other = page('/three', '其他', '说明。');
    const first = async (query: string) => (await pagesFor([pages[0]!, other], query))[0];
    expect(await first('升级以后为什么我的代理会超时')).toBe(pages[0]!.url);
    const same = (await pagesFor(pages, '代理 超时')).slice(0, 2);
    expect((await pagesFor(pages, '升级以后为什么我的代理会超时')).slice(0, 2)).toEqual(same);
  });
});

describe('a page that is about what a question asks', () => {
  const first = async (...pages: CorpusPage[]) => (await pagesFor(pages, '为什么我的代理会超时'))[0];
  const other = page('/other', '其他', '代理。', '超时。', '说明。');
  const mention = page('/mention', '一章', '说明。', '代理超时了。', '代理。', '超时。', '代理。', '超时。');

  it('says it in two places, and comes before one that says its words apart', async () => {
    const twice = page('/twice', '二章', '说明。', '代理超时了。', '又是代理超时。', '说明。', '说明。', '说明。');
    expect(await first(mention, twice, other)).toBe('/twice');
    expect(await first(twice, mention, other)).toBe('/twice');
  });
  it('says it where it begins', async () => {
    const begins = page('/begins', '一章', '代理超时了。', '说明。', '代理。', '说明。');
    const ends = page('/ends', '一章', '说明。', '代理。', '代理超时了。', '代理。', '超时。');
    expect(await first(ends, begins, other)).toBe('/begins');
    expect(await first(begins, ends, other)).toBe('/begins');
  });
});

it('a pair that two words make where they meet says little', async () => {
  const filler = ['甲', '乙', '丙', '丁'].map((name) => page(`/${name}`, name, `对象与组件。${name}的缓存，状态。`));
  const pages = [
    page('/chance', '别的', '针对象件，存在状差。'),
    page('/answer', '别处', '组件的缓存，状态。'),
    ...filler,
  ];
  expect((await pagesFor(pages, '怎么给组件缓存状态'))[0]).not.toBe('/chance');
  const meeting = page('/chance', '别的', '改件缓慢，存状留底。');
  expect((await pagesFor([meeting, ...pages.slice(1)], '怎么给组件缓存状态'))[0]).not.toBe('/chance');
});

it('everyday words of a question find what texts write for them', async () => {
  const pages = [
    page('/performance', '性能', '减少耗时的几条建议。'),
    page('/open', '开始', '怎么写第一页。'),
    page('/slow', '慢', '慢。'),
    page('/colour', '颜色', '选一种颜色。'),
  ];
  expect(await pagesFor(pages, '为什么网站变慢了')).toContain('/performance');
  expect(await pagesFor(pages, '变慢')).not.toContain('/performance');
});

it('each word of a run has others of its own', () => {
  const synonyms = readSynonyms('缓存|cache\n\u0002性能: 网站/页面 变慢\n变慢|性能');
  const [run] = withSynonyms(parseQuery('缓存变慢'), synonyms, true);
  expect([...(run!.meant ?? [])]).toEqual([
    ['缓存', ['cache']],
    ['变慢', ['性能']],
  ]);
  expect(synonyms.has('网站')).toBe(false);
});

it('a title that is about little else is worth more for a question than a long one with the same word', async () => {
  const pages = [
    page('/long', '备份列表操作菜单的扩展点', '备份数据。'),
    page('/short', '备份', '备份数据。'),
    page('/other', '其他', '说明。'),
  ];
  expect((await pagesFor(pages, '为什么网站要备份数据呢'))[0]).toBe('/short');
});

it('looks up what a question asks about, and not the words that only ask', async () => {
  const filler = Array.from({ length: 400 }, (_, i) =>
    page(`/${i}`, `第 ${i} 页`, `什么要为，么要怎么才能，${i} 号。`),
  );
  const pages = [page('/answer', '队列', '清空微任务。'), ...filler];
  const { outputs } = makeIndex(pages.map(recordsOf));
  const { engine, traffic } = engineOver(outputs);
  const [result] = await engine.search([{ query: '怎么才能清空微任务', hitsPerPage: 1 }]);
  expect(pagesOf(result!.hits)).toEqual(['/answer']);
  expect(traffic.files.length).toBeLessThan(12);
});

it('words that say little of what an English question is about count half', () => {
  const shares = (query: string) => withoutDull(parseQuery(query)).map(({ text, share = 1 }) => [text, share]);
  expect(shares('change header')).toEqual(
    expect.arrayContaining([
      ['change', 0.5],
      ['header', 1],
    ]),
  );
});
