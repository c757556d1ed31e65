/** Limits of an answer's cost, at any size of site: files and bytes of the index, and time without a pause. */
import { describe, expect, it } from 'vitest';
import { allowance } from '../../theme/client/search/engine/allowance.js';
import { slices, sortInSlices } from '../../theme/client/search/engine/slices.js';
import { openStore } from '../../theme/client/search/engine/store.js';
import type { SearchResult } from '../../theme/client/search/transport.js';
import { type CorpusPage, recordsOf } from '../bench/search/corpus.js';
import { type Asking, engineOver, makeIndex, pagesOf, toTheEnd } from '../bench/search/evaluate.js';
import { madeCorpus } from '../bench/search/made.js';

const FILES = 24;
const BYTES = 200_000;

const pages = madeCorpus(400, 5);
const textOf = ({ title, secs }: CorpusPage) =>
  [title, ...secs.flatMap(({ h, t, code }, i) => [i ? h : '', t, ...(code ?? [])])].join('\n');
const all = pages.map(textOf).join('\n');
const { outputs } = makeIndex(pages.map(recordsOf));

/** Strings whose every pair occurs in many pages, and which occur in none. */
function madeUp(count: number): string[] {
  const counts = new Map<string, number>();
  for (const run of all.match(/[\u4e00-\u9fff]{2,}/g) ?? [])
    for (let i = 0; i + 1 < run.length; i++) {
      const pair = run.slice(i, i + 2);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  const common = [...counts].filter(([, times]) => times > 150).map(([pair]) => pair);
  const found = new Set<string>();
  for (const pair of common)
    for (const next of common) if (next[0] === pair[1] && !all.includes(pair + next[1])) found.add(pair + next[1]);
  return [...found].slice(0, count);
}

const strings = madeUp(20);
const costly = [
  '"回调 引擎"',
  '浏览器引擎渲染递归数组队列闭包锁样式先序遍历哈希冲突类型擦除网络中断',
  '数组 闭包 队列 缓存 渲染 递归 节点 类型 锁 任务 引擎 指针 样式',
  'a b c d e f g h i j k l m n',
  'functoin retrun targte',
  '-数组 -闭包 -队列 -缓存 -渲染 -递归 回调',
];

/** Answers of one reader, each with what it loaded. */
async function costs(query: string, first: readonly number[]): Promise<{ files: number; bytes: number }[]> {
  const { engine, traffic } = engineOver(outputs);
  const spent: { files: number; bytes: number }[] = [];
  let before = { files: 0, bytes: 0 };
  const count = () => {
    spent.push({ files: traffic.files.length - before.files, bytes: traffic.bytes - before.bytes });
    before = { files: traffic.files.length, bytes: traffic.bytes };
  };
  let result: SearchResult | undefined;
  for (const hitsPerPage of first) [result] = await engine.search([{ query, hitsPerPage }]);
  count();
  for (let page = 1; page < Math.min(5, result!.nbPages); page++) {
    [result] = await engine.search([{ query, page }]);
    count();
  }
  return spent;
}

describe('what an answer loads', () => {
  it('is made of strings that stand nowhere', () => {
    expect(strings).toHaveLength(20);
  });

  it.each([
    ['the modal', [6, 20]],
    ['the search page', [20]],
  ])('%s: at most 24 files and 200 KB, and so each further stretch', async (_, first) => {
    for (const query of [...strings, ...costly])
      for (const [i, { files, bytes }] of (await costs(query, first)).entries()) {
        expect(files, `${query}, stretch ${i}`).toBeLessThanOrEqual(FILES);
        expect(bytes, `${query}, stretch ${i}`).toBeLessThanOrEqual(BYTES);
      }
  });

  it('leaves nothing out that a reader who goes on to the end asks for', async () => {
    const { engine } = engineOver(outputs);
    for (const query of ['数组按下', '浏览器会', '队列保存待处理', '递归的终止条件不能遗漏']) {
      const wanted = pages.filter((page) => textOf(page).includes(query)).map(({ url }) => url);
      expect(wanted.length, query).toBeGreaterThan(20);
      const { hits, pages: counted, atLeast } = await toTheEnd(engine, query);
      expect(pagesOf(hits).slice(0, wanted.length).sort(), query).toEqual(wanted.sort());
      expect([pagesOf(hits).length, atLeast], query).toEqual([counted, undefined]);
    }
  });

  it('takes texts that have not come for no shorter than usual ones, however short the first were', async () => {
    const files = new Map(outputs.map(({ path, bytes }) => [path.slice(path.lastIndexOf('/') + 1), bytes]));
    const store = await openStore(async (address) => {
      const bytes = files.get(address.slice(1)) ?? '';
      return typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
    }, '/');
    const known = new Map<string, number>();
    const usual = { ...store, textSize: 12_000, textFile: String, sizeOf: (name: string) => known.get(name) };
    const allowed = allowance(usual, false);
    const place = { unit: 0, score: 1, cover: 1, heading: false, exact: true, full: false };
    const places = Array.from({ length: 40 }, (_, slot) => ({ ...place, slot }));
    expect(allowed.takeTexts(places.slice(0, 1))).toBe(1);
    known.set('0', 500);
    expect(allowed.takeTexts(places) * 12_000).toBeLessThan(BYTES);
  });

  it('shows what is like it while no place has it in one piece', async () => {
    const ask = async (engine: Asking, page: number) => (await engine.search([{ query: strings[0]!, page }]))[0]!;
    const { engine } = engineOver(outputs);
    const first = await ask(engine, 0);
    expect([first.near, first.hits.length > 0, first.nbPages > 1]).toEqual([true, true, true]);
    const { hits, near } = await toTheEnd(engine, strings[0]!);
    expect([near, hits.length > 0]).toEqual([undefined, true]);
  });

  it('shows no place of these twice, and no more than were asked for', async () => {
    for (const query of strings) {
      const { engine } = engineOver(outputs);
      const [first] = await engine.search([{ query, hitsPerPage: 3 }]);
      const urls = first!.hits.map(({ url }) => url);
      expect(first!.near, query).toBe(true);
      expect([new Set(urls).size, urls.length <= 3], query).toEqual([urls.length, true]);
    }
  });

  it('counts "at least" while words of the query have not been looked up', async () => {
    const { engine } = engineOver(outputs);
    const [short] = await engine.search([{ query: '数组 闭包' }]);
    expect(short!.atLeast).toBeUndefined();
    const answers = await engine.search(costly.filter((query) => !query.startsWith('"')).map((query) => ({ query })));
    expect(answers.map(({ atLeast }) => atLeast)).toContain(true);
  });
});

describe('time in one piece', () => {
  it('lets others work between slices', async () => {
    const pause = slices();
    let others = 0;
    const timer = setInterval(() => others++, 0);
    const start = performance.now();
    while (performance.now() - start < 120) await pause();
    clearInterval(timer);
    expect(others).toBeGreaterThan(2);
  });

  it('sorts as sort does, equal items in their order', async () => {
    const items = Array.from({ length: 5000 }, (_, i) => ({ key: (i * 7919) % 613, i }));
    const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
    expect(await sortInSlices(items, compare)).toEqual([...items].sort(compare));
    expect(await sortInSlices([], compare)).toEqual([]);
  });
});
