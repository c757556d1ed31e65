import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '../../theme/client/search/algolia.js';
import { createSession } from '../../theme/client/search/search-session.js';
import type { Hit, SearchRequest, SearchResult, Transport } from '../../theme/client/search/transport.js';

const hit = (lvl0: string): Hit => ({
  objectID: lvl0,
  url: `/${lvl0}`,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0, lvl1: lvl0, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
});
const result = (...groups: string[]): SearchResult => ({
  hits: groups.map(hit),
  nbHits: groups.length,
  page: 0,
  nbPages: 1,
  hitsPerPage: 20,
  query: '',
});

interface Pending {
  query: string;
  hitsPerPage: number;
  aborted: () => boolean;
  answer: (result: SearchResult) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** Lets a reader see the first hits, until the others are asked for. */
const read = () => vi.advanceTimersByTimeAsync(100);

function setUp(first?: number) {
  const asked: Pending[] = [];
  const transport: Transport = {
    first,
    search: ([request], { signal } = {}) =>
      new Promise((resolve, reject) => {
        const settle = async (run: () => void) => {
          run();
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({
          query: request!.query,
          hitsPerPage: request!.hitsPerPage,
          aborted: () => signal!.aborted,
          answer: (answer) => settle(() => resolve({ results: [answer] })),
          fail: (error) => settle(() => reject(error)),
        });
      }),
  };
  const session = createSession(
    async () => transport,
    (query) => ({ query, hitsPerPage: 20 }) as SearchRequest,
  );
  const type = async (text: string, composing = false) => {
    session.type(text, composing);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { session, asked, type, state: () => session.state() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a search session (B5.116, A-26)', () => {
  it('goes from loading to idle and groups the hits', async () => {
    const { asked, type, state } = setUp();
    await type('闭包');
    expect(state().status).toBe('loading');
    await asked[0]!.answer(result('甲', '乙'));
    expect(state()).toMatchObject({
      status: 'idle',
      answered: '闭包',
      nbHits: 2,
      groups: [{ title: '甲' }, { title: '乙' }],
    });
  });

  it('counts pages where the transport does', async () => {
    const { asked, type, state } = setUp();
    await type('闭包');
    await asked[0]!.answer({ ...result('甲', '乙'), nbHits: 228, pages: 121, atLeast: true });
    expect(state()).toMatchObject({ nbHits: 121, atLeast: true });
  });

  it('is stalled after 300 ms, with the old hits still there', async () => {
    const { asked, type, state } = setUp();
    await type('a');
    await asked[0]!.answer(result('甲'));
    await type('ab');
    await vi.advanceTimersByTimeAsync(299);
    expect(state().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ status: 'stalled', answered: 'a', groups: [{ title: '甲' }] });
    await asked[1]!.answer(result());
    expect(state()).toMatchObject({ status: 'idle', answered: 'ab', groups: [], suggestions: ['甲'] });
  });

  it('drops a late answer for an older query', async () => {
    const { asked, type, state } = setUp();
    await type('a');
    await type('ab');
    expect(asked[0]!.aborted()).toBe(true);
    await asked[1]!.answer(result('新'));
    await asked[0]!.answer(result('旧'));
    expect(state().groups).toMatchObject([{ title: '新' }]);
  });

  it('keeps the error until the next query, whatever else is typed', async () => {
    const { asked, type, state } = setUp();
    await type('a');
    await asked[0]!.fail(new UnreachableError('none'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toMatchObject({ status: 'error', groups: [] });
    await type('a ');
    expect([state().status, asked.length]).toEqual(['error', 1]);
    await type('ab');
    expect(state().status).toBe('loading');
    await asked[1]!.answer(result('甲'));
    expect(state().status).toBe('idle');
  });

  it('asks for the same once more where its reader says so', async () => {
    const { session, asked, type, state } = setUp();
    await type('a');
    await asked[0]!.fail(new UnreachableError('none'));
    void session.again();
    await vi.advanceTimersByTimeAsync(0);
    expect([state().status, asked[1]!.query]).toEqual(['loading', 'a']);
    await asked[1]!.answer(result('甲'));
    expect(state()).toMatchObject({ status: 'idle', answered: 'a', nbHits: 1 });
  });

  it('asks nothing while an input method composes, and once when it ends', async () => {
    const { asked, type, state } = setUp();
    for (const text of ['b', 'bi', 'bi b', 'bi bao']) await type(text, true);
    expect([asked.length, state().query, state().status]).toEqual([0, 'bi bao', 'idle']);
    await type('闭包');
    await type('闭包');
    expect(asked.map(({ query }) => query)).toEqual(['闭包']);
  });

  it('keeps the row that the reader moved to among older hits while the answer was on its way', async () => {
    const { session, asked, type, state } = setUp();
    await type('a');
    await asked[0]!.answer(result('甲', '乙', '丙'));
    await type('ab');
    session.move(2);
    await asked[1]!.answer(result('乙', '丙'));
    expect(state()).toMatchObject({ answered: 'ab', active: 1 });
    await type('abc');
    await asked[2]!.answer(result('丙', '乙'));
    expect(state()).toMatchObject({ answered: 'abc', active: 0 });
    session.move(1);
    await type('abcd');
    session.move(1);
    await asked[3]!.answer(result('甲'));
    expect(state()).toMatchObject({ answered: 'abcd', active: 0 });
  });

  it('goes back to the start when emptied, and drops the answer that is on its way', async () => {
    const { asked, type, state } = setUp();
    await type('a');
    await type('');
    await asked[0]!.answer(result('甲'));
    expect(state()).toMatchObject({ query: '', status: 'idle', answered: null, groups: [] });
  });

  it('logs an error of another kind and shows the error screen', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { asked, type, state } = setUp();
    await type('a');
    await asked[0]!.fail(new Error('boom'));
    expect([state().status, log.mock.calls.length]).toEqual(['error', 1]);
    log.mockRestore();
  });
});

describe('a transport whose further hits cost further requests', () => {
  it('is asked for the first hits, which are shown, then for all; a row that the reader moved to stays active', async () => {
    const { session, asked, type, state } = setUp(2);
    await type('闭包');
    expect(asked.map(({ hitsPerPage }) => hitsPerPage)).toEqual([2]);
    await asked[0]!.answer({ ...result('甲', '乙'), nbHits: 4 });
    expect(state()).toMatchObject({ status: 'loading', answered: '闭包', nbHits: 4 });
    expect(state().groups.map(({ title }) => title)).toEqual(['甲', '乙']);
    session.move(1);
    expect(asked.length).toBe(1);
    await read();
    expect(asked[1]!.hitsPerPage).toBe(20);
    const more = { ...hit('甲'), url: '/甲#二', objectID: '甲#二' };
    const all = result('甲', '乙', '丙');
    await asked[1]!.answer({ ...all, hits: [...all.hits, more], nbHits: 4 });
    expect(state()).toMatchObject({ status: 'idle', active: 2 });
    expect(state().groups.map(({ title, hits }) => [title, hits.length])).toEqual([
      ['甲', 2],
      ['乙', 1],
      ['丙', 1],
    ]);
  });

  it('is waited for without a sign once the first hits are there, however long they took', async () => {
    const { asked, type, state } = setUp(2);
    await type('闭包');
    await vi.advanceTimersByTimeAsync(400);
    expect(state().status).toBe('stalled');
    await asked[0]!.answer({ ...result('甲', '乙'), nbHits: 4 });
    expect(state().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1000);
    expect(state().status).toBe('loading');
  });

  it('does not say that nothing is found before all is known', async () => {
    const { asked, type, state } = setUp(2);
    await type('"闭包"');
    await asked[0]!.answer({ ...result(), nbHits: 4 });
    expect(state().answered).toBeNull();
    await read();
    await asked[1]!.answer(result('甲'));
    expect(state()).toMatchObject({ status: 'idle', groups: [{ title: '甲' }] });
  });

  it('is not asked again when the first hits are all there are', async () => {
    const { asked, type, state } = setUp(2);
    await type('闭包');
    await asked[0]!.answer(result('甲'));
    expect(state()).toMatchObject({ status: 'idle', nbHits: 1 });
    expect(asked.length).toBe(1);
  });

  it('leaves the first hits when the others cannot be had', async () => {
    const { asked, type, state } = setUp(2);
    await type('闭包');
    await asked[0]!.answer({ ...result('甲', '乙'), nbHits: 4 });
    await read();
    await asked[1]!.fail(new UnreachableError('none'));
    expect(state()).toMatchObject({ status: 'idle', groups: [{ title: '甲' }, { title: '乙' }] });
  });

  it('is not asked on for a query that was given up', async () => {
    const { asked, type } = setUp(2);
    await type('闭');
    await type('闭包');
    await asked[0]!.answer({ ...result('甲', '乙'), nbHits: 4 });
    expect(asked.map(({ query }) => query)).toEqual(['闭', '闭包']);
  });

  it('is not asked on for a query that the reader goes on typing', async () => {
    const { asked, type } = setUp(2);
    await type('闭');
    await asked[0]!.answer({ ...result('甲', '乙'), nbHits: 4 });
    await type('闭包');
    await read();
    expect(asked.map(({ query, hitsPerPage }) => [query, hitsPerPage])).toEqual([
      ['闭', 2],
      ['闭包', 2],
    ]);
  });
});
