/** First hits that only texts decide, and words too long for the lists of their length. */
import { describe, expect, it } from 'vitest';
import { type CorpusPage, recordsOf } from '../bench/search/corpus.js';
import { engineOver, makeIndex } from '../bench/search/evaluate.js';

const page = (url: string, title: string, ...secs: [heading: string, text: string][]): CorpusPage => ({
  url,
  lvl0: '文档',
  title,
  secs: [{ level: 1, h: '', t: '这里是开头。' }, ...secs.map(([h, t]): CorpusPage['secs'][0] => ({ level: 2, h, t }))],
});

const rest = Array.from({ length: 30 }, (_, n): [string, string] => [`其余 ${n}`, '与此无关的许多话，一句接着一句。']);

const corpus = [
  page(
    '/import',
    '导入数据',
    ['开启断点续传', '先开启断点续传，再看断点续传的日志。断点续传默认打开。'],
    ['关闭', '断点续传关掉。'],
  ),
  page('/shards', '迁移大表', ['断点续传', '从断点继续。断点续传。'], ...rest),
  page('/architecture', 'Kite Architecture', ['Kite core', 'Kite has a core. Kite is a shell.']),
  page('/start', 'What is Kite?', ['Overview', 'Kite builds programs.']),
  page('/general', '全局', ['defineWidget()', 'widget，widget。'], ['defineAsyncWidget()', 'widget，widget。']),
  page('/elements', '元素', ['<widget>', 'widget。'], ...rest),
  page('/words', '长词', ['Entwicklungswerkzeugleiste', '这一条。'], ['ComponentCustomProperties', '那一条。']),
  page('/longest', '最长的词', ['xenablestatementsummaryinternalquery', '这一条。']),
  ...Array.from({ length: 9 }, (_, n) => page(`/other-${n}`, `别的 ${n}`, ['说明', '与此无关。'])),
];
const { engine } = engineOver(makeIndex(corpus.map(recordsOf)).outputs);
const firstOf = async (query: string) => (await engine.search([{ query }]))[0]!.hits[0]?.url;

describe('the first hit', () => {
  it.each([
    ['a heading that is the query, before one that holds it', '断点续传', '/shards#s1'],
    ['a title that is the question', 'What is Kite', '/start'],
    ['a heading with a word that begins so, before one with a part of a name', 'widg', '/elements#s1'],
  ])('is %s: %s', async (_, query, url) => {
    expect(await firstOf(query)).toBe(url);
  });
});

describe('a long word', () => {
  it.each([
    ['two letters exchanged', 'entwickulngswerkzeugleiste', '/words#s1'],
    ['a wrong letter', 'componentcustomproierties', '/words#s2'],
    ['of many letters, of which one is missing', 'xenablestatementsumaryinternalquery', '/longest#s1'],
  ])('with %s is found', async (_, query, url) => {
    expect(await firstOf(query)).toBe(url);
  });
});
