import { describe, expect, it } from 'vitest';
import { carried } from '../../theme/client/search/found/carried.js';
import { firstOf, placesIn } from '../../theme/client/search/found/find-words.js';
import { readCarried } from '../../theme/client/search/found/read-carried.js';
import type { Hit } from '../../theme/client/search/transport.js';

const found = (text: string, ...words: string[]) => placesIn(text, words).map(([start, end]) => text.slice(start, end));

/** A hit on a page; matches are in brackets. */
function hitOn(url: string, text: string): Hit {
  const value = text.replace(/\[/g, '\ufdd0').replace(/\]/g, '\ufdd1');
  const levels = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const content = { value, matchLevel: 'full' as const };
  const marked = { content };
  const shown = { objectID: url, url, type: 'content' as const, content: text, hierarchy: levels };
  return { ...shown, _highlightResult: marked, _snippetResult: marked };
}

describe('words on a page', () => {
  it('are found where words and parts of names begin, in any case', () => {
    expect(found('Script, scripts, description', 'script')).toEqual(['Script', 'script']);
    expect(found('makeCounter recounter', 'counter')).toEqual(['Counter']);
    expect(found('闭包与闭\n包', '闭包')).toEqual(['闭包']);
    expect(found('在js里', 'js')).toEqual(['js']);
  });
  it('are found whole where they are short or numbers', () => {
    expect(found('go, goes, Go', 'go')).toEqual(['go', 'Go']);
    expect(found('20 201 2.20', '20')).toEqual(['20', '20']);
  });
  it('are found as the longest, and signs as they are', () => {
    expect(found('事件循环与事件', '事件', '事件循环')).toEqual(['事件循环', '事件']);
    expect(found('C++ C', 'c++')).toEqual(['C++']);
  });
  it('begin with the passage that was shown', () => {
    const text = '甲 事件\n乙 事\n件 丙 事件';
    const places = placesIn(text, ['事件']);
    expect(firstOf(text, places, '丙 事件', 0)).toBe(1);
    expect(firstOf(text, places, '', 4)).toBe(1);
    expect(firstOf(text, places, '没有这一段', 0)).toBe(0);
  });
});

describe('what a chosen hit brings to its page', () => {
  const carry = (query: string, hit: Hit, ...others: Hit[]) =>
    carried({ hit, hits: [hit, ...others], query, href: hit.url }, 0);

  it('are its matches, and words of the query that other pages have', () => {
    const here = hitOn('/a', '[prefetching] 与 [缓存]');
    expect(carry('prefetch 缓存 请求', here, hitOn('/b', '[请求] [预取]'), hitOn('/a#x', '[预载]'))?.words).toEqual([
      'prefetching',
      '缓存',
      '请求',
      '预载',
    ]);
  });
  it('are no words that stand everywhere, unless there are no others', () => {
    expect(carry('how to cache', hitOn('/a', '[how] [to] [cache]'))?.words).toEqual(['cache']);
    expect(carry('to be', hitOn('/a', '[to] [be]'))?.words).toEqual(['to', 'be']);
  });
  it('is nothing for another site, nor without matches', () => {
    expect(carry('a', hitOn('https://example.org/a', '[a1]'))).toBeNull();
    expect(carry('a', hitOn('/a', 'a1'))).toBeNull();
  });
  it('is read back as it was, and nothing else is', () => {
    const kept = carry('缓存', hitOn('/a', '一个[缓存]'));
    expect(kept?.passage).toBe('一个缓存');
    expect(readCarried(JSON.stringify(kept))).toEqual(kept);
    for (const broken of [null, '', '{', '[]', '{"href":1}', JSON.stringify({ ...kept, words: [1] })])
      expect(readCarried(broken)).toBeNull();
  });
});
