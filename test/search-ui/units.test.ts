import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ClientSite } from '../../renderer/shared/client-site.js';
import { askOrder, type HostState } from '../../theme/client/search/algolia-hosts.js';
import { groupHits, suggestions } from '../../theme/client/search/groups.js';
import { placeMarks, withMarks } from '../../theme/client/search/hostedMarks.js';
import { hostedRequest } from '../../theme/client/search/hostedRequest.js';
import { Marked } from '../../theme/client/search/Marked.js';
import { createRemembered } from '../../theme/client/search/remembered.js';
import { clampQuery, makeRequest } from '../../theme/client/search/search-request.js';
import { splitRules } from '../../theme/client/search/search-styles.js';
import { type Hit, MARK } from '../../theme/client/search/transport.js';
import { openMode } from '../../theme/client/search/useCombobox.js';
import { localHref } from '../../theme/client/search/useOpen.js';

const hit = (id: string, type: Hit['type'], lvl0: string, lvl1: string): Hit => ({
  objectID: id,
  url: `/${id}`,
  type,
  content: null,
  hierarchy: { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
});

describe('query (B5.108, B5.111)', () => {
  it.each([
    ['a'.repeat(70), 64],
    [`${'a'.repeat(63)}😀`, 63],
    ['短', 1],
  ])('clamps to 64 characters: %s', (text, length) => {
    expect(clampQuery(text)).toHaveLength(length);
  });

  const search = {
    provider: 'algolia',
    appId: 'a',
    apiKey: 'k',
    indexName: 'i',
    searchPage: '/search',
    contextual: true,
    insights: false,
  } as const;
  const site = { locale: 'zh-Hans', search, searchTags: ['default', 'docs-default-current'] } as unknown as ClientSite;

  const CONTEXT = ['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

  it.each([
    [1280, 10],
    [769, 10],
    [768, 5],
  ])('at %i px snippets have %i words', (width, words) => {
    expect(makeRequest(site, search, 'q', width).attributesToSnippet).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
      `content:${words}`,
    ]);
  });

  it('asks as specified', () => {
    expect(makeRequest(site, search, '闭包', 1280)).toMatchObject({
      indexName: 'i',
      query: '闭包',
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: MARK[0],
      highlightPostTag: MARK[1],
      hitsPerPage: 20,
      facetFilters: ['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    });
    const filters = (more: object) => makeRequest(site, { ...search, ...more }, 'x', 1280).facetFilters;
    expect(filters({ contextual: false })).toBeUndefined();
    expect(filters({ contextual: false, site: 's:1' })).toEqual(['site:s:1']);
    expect(filters({ site: 's:1' })).toEqual(['site:s:1', ...CONTEXT]);
  });

  it.each<[string, Parameters<typeof hostedRequest>[1], Record<string, unknown>]>([
    ['a crawler fills', { insights: false }, { clickAnalytics: false, facetFilters: CONTEXT }],
    [
      'has parameters of its own',
      { insights: true, searchParameters: { facetFilters: 'type:lvl1', hitsPerPage: 9, page: 2 } },
      { clickAnalytics: true, hitsPerPage: 9, page: 2, facetFilters: [...CONTEXT, 'type:lvl1'] },
    ],
    [
      'has a list of filters of its own',
      { insights: false, searchParameters: { facetFilters: [['type:lvl1', 'type:lvl2']], highlightPreTag: '<b>' } },
      { facetFilters: [...CONTEXT, ['type:lvl1', 'type:lvl2']] },
    ],
  ])('asks the hosted service for an index that %s', (_, configured, expected) => {
    expect(hostedRequest(makeRequest(site, search, 'x', 1280), configured)).toMatchObject({
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      ...expected,
    });
  });

  it('asks the hosted service without filters where there are none', () => {
    const request = makeRequest(site, { ...search, contextual: false }, 'x', 1280);
    expect(hostedRequest(request, { insights: false })).not.toHaveProperty('facetFilters');
  });
});

describe('groups (B5.112, D25)', () => {
  it('groups by lvl0 in first-seen order, five a group, pages with their sections under them', () => {
    const hits = [
      hit('a2', 'lvl2', '甲', 'A'),
      hit('b1', 'lvl1', '乙', 'B'),
      hit('a1', 'lvl1', '甲', 'A'),
      hit('a3', 'content', '甲', 'A'),
      ...[4, 5, 6, 7].map((n) => hit(`a${n}`, 'content', '甲', `C${n}`)),
    ];
    expect(
      groupHits(hits).map(({ title, hits: shown }) => [
        title,
        shown.map(({ hit: { objectID }, child, last }) => `${objectID}${child ? (last ? '└' : '├') : ''}`),
      ]),
    ).toEqual([
      ['甲', ['a1', 'a2├', 'a3└', 'a4', 'a5']],
      ['乙', ['b1']],
    ]);
  });

  it('keeps the first of several hits of one url, with its place in the answer', () => {
    const twice = [
      hit('a', 'lvl1', '甲', 'A'),
      { ...hit('b', 'content', '甲', 'A'), url: '/a' },
      hit('c', 'lvl1', '甲', 'C'),
    ];
    expect(
      groupHits(twice).flatMap(({ hits }) => hits.map(({ hit: { objectID }, position }) => [objectID, position])),
    ).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
  });

  it('suggests at most three names', () => {
    expect(suggestions(['甲', '乙', '甲', '', '丙', '丁'], 3)).toEqual(['甲', '乙', '丙']);
  });
});

describe('remembered searches (B5.113)', () => {
  const store = (initial: Record<string, string> = {}) => {
    const data = new Map(Object.entries(initial));
    return {
      data,
      get: (key: string) => data.get(key) ?? null,
      set: (key: string, value: string | null) => void (value === null ? data.delete(key) : data.set(key, value)),
    };
  };
  const ids = (hits: { objectID: string }[]) => hits.map(({ objectID }) => objectID).join('');
  const open = (remembered: ReturnType<typeof createRemembered>, text: string) => {
    for (const id of text) remembered.opened(hit(id, 'lvl1', '', id));
  };

  it('keeps seven, newest first, each once, under DocSearch’s key', () => {
    const storage = store();
    const remembered = createRemembered('notes', storage);
    open(remembered, 'abcdefgha');
    expect(ids(remembered.recent())).toBe('ahgfedc');
    expect([...storage.data.keys()]).toEqual(['__DOCSEARCH_RECENT_SEARCHES__notes']);
  });

  it('keeps four when favourites existed at opening, and none that is a favourite', () => {
    const storage = store();
    createRemembered('n', storage).favor(hit('z', 'lvl1', '', 'z'));
    const remembered = createRemembered('n', storage);
    open(remembered, 'abczdef');
    expect([ids(remembered.recent()), ids(remembered.favorites())]).toEqual(['fedc', 'z']);
  });

  it('keeps ten favourites', () => {
    const remembered = createRemembered('n', store());
    for (const id of 'abcdefghijkl') remembered.favor(hit(id, 'lvl1', '', id));
    expect(ids(remembered.favorites())).toBe('lkjihgfedc');
  });

  it('remembers the page of a content hit, without its marks', () => {
    const storage = store();
    const remembered = createRemembered('n', storage);
    remembered.opened(hit('t', 'content', '', 'p'), { ...hit('p', 'lvl1', '', 'p'), _highlightResult: {} });
    expect(remembered.recent()).toEqual([hit('p', 'lvl1', '', 'p')]);
    remembered.opened({ ...hit('q#x', 'content', '甲', 'Q'), url: '/q#x' });
    expect(remembered.recent()[0]).toEqual({ ...hit('/q', 'lvl1', '甲', 'Q'), url: '/q' });
  });

  it('moves a recent one to the favourites and forgets either', () => {
    const remembered = createRemembered('n', store());
    open(remembered, 'ab');
    remembered.favor(hit('a', 'lvl1', '', 'a'));
    remembered.forgetRecent(hit('b', 'lvl1', '', 'b'));
    expect([ids(remembered.recent()), ids(remembered.favorites())]).toEqual(['', 'a']);
    remembered.forgetFavorite(hit('a', 'lvl1', '', 'a'));
    expect(remembered.favorites()).toEqual([]);
  });

  it.each(['', 'null', '{}', '[1, null, {"objectID": 1}]', 'broken'])('reads %j as none', (value) => {
    expect(createRemembered('n', store({ __DOCSEARCH_RECENT_SEARCHES__n: value })).recent()).toEqual([]);
  });
});

describe('hosts', () => {
  const host = (url: string, status: HostState['status'], since: number): HostState => ({ url, status, since });
  it.each([
    ['good hosts first, slow ones behind', [host('slow', 'timedOut', 0), host('good', 'up', 0)], 1000, 'good slow'],
    ['a down host is passed over for two minutes', [host('down', 'down', 0), host('good', 'up', 0)], 120_000, 'good'],
    ['and asked again after them', [host('down', 'down', 0), host('good', 'up', 0)], 120_001, 'down good'],
    ['all of them when none is left', [host('a', 'down', 0), host('b', 'down', 0)], 10, 'a b'],
  ])('%s', (_, hosts, now, expected) => {
    expect(
      askOrder(hosts, now)
        .map(({ url }) => url)
        .join(' '),
    ).toBe(expected);
  });
});

describe('opening', () => {
  it.each([
    ['Enter', {}, 'here'],
    ['Ctrl+Enter', { ctrlKey: true }, 'tab'],
    ['⌘+Enter', { metaKey: true }, 'tab'],
    ['Shift+Enter', { shiftKey: true }, 'window'],
  ])('%s', (_, keys, expected) => {
    expect(openMode({ ctrlKey: false, metaKey: false, shiftKey: false, ...keys })).toBe(expected);
  });

  it.each([
    ['https://example.org/docs/a?b#c', '/docs/a?b#c'],
    ['http://127.0.0.1:3000/x', '/x'],
    ['https://other.org/x', 'https://other.org/x'],
    ['/docs/a', '/docs/a'],
  ])('%s → %s (B5.115)', (url, expected) => {
    expect(localHref(url, { url: 'https://example.org' }, 'http://127.0.0.1:3000')).toBe(expected);
  });

  it('splits a style sheet into its rules', () => {
    expect(splitRules('a{b:c}\n@media(x){d{e:f}g{h:i}}')).toEqual(['a{b:c}', '@media(x){d{e:f}g{h:i}}']);
  });
});

describe('marks', () => {
  it('are no part of any text: tags in a text are shown as text', () => {
    const value = `写 <mark>高亮</mark> 的${MARK[0]}标签${MARK[1]}`;
    expect(renderToStaticMarkup(createElement(Marked, { value }))).toBe(
      '写 &lt;mark&gt;高亮&lt;/mark&gt; 的<mark>标签</mark>',
    );
  });

  it('stand for the tags of the hosted service in values alone', () => {
    const hit = { content: '<mark>', _snippetResult: { content: { value: 'a <mark>b</mark>', matchLevel: 'full' } } };
    const answer = { results: [{ hits: [hit] }] } as unknown as Parameters<typeof withMarks>[0];
    expect(withMarks(answer, { marks: MARK, ellipsis: '…' })).toEqual({
      results: [
        { hits: [{ ...hit, _snippetResult: { content: { value: `a ${MARK[0]}b${MARK[1]}`, matchLevel: 'full' } } }] },
      ],
    });
  });

  it.each([
    ['nothing of the kind', '写<mark>高亮</mark>的标签', '写高亮的标签', '写[高亮]的标签'],
    ['the text has a tag', '用 <mark> 写<mark>高亮</mark>', '用 <mark> 写高亮', '用 <mark> 写[高亮]'],
    ['the text has both', '<mark>写</mark><mark>高亮</mark>', '<mark>写</mark>高亮', '<mark>写</mark>[高亮]'],
    ['a match between tags', '<mark><mark>高亮</mark></mark>', '<mark>高亮</mark>', '<mark>[高亮]</mark>'],
    ['a match that is the tag', '<<mark>mark</mark>>高亮', '<mark>高亮', '<[mark]>高亮'],
    [
      'a snippet',
      '…的 <mark> 是<mark>高亮</mark>，</mark> 是…',
      '标签的 <mark> 是高亮，</mark> 是尾',
      '…的 <mark> 是[高亮]，</mark> 是…',
    ],
    ['dots of its own', '…<mark> 与<mark>高亮</mark>…', '…<mark> 与高亮…', '…<mark> 与[高亮]…'],
    ['a text that is another one', 'a <mark>b</mark>', '<mark>', 'a [b]'],
    ['no match', '<mark>写</mark>', '<mark>写</mark>', '<mark>写</mark>'],
  ])('are told from tags of the text: %s', (_, value, raw, expected) => {
    expect(placeMarks(value, raw, { marks: ['[', ']'], ellipsis: '…' })).toBe(expected);
  });
});
