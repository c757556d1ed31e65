import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PART_FORMAT } from '../../renderer/shared/limits.js';
import {
  createParts,
  type FetchPart,
  FRESH_MS,
  fetchPart,
  PartError,
} from '../../theme/client/navigation/page-parts.js';

const part = (name: string) => ({ format: PART_FORMAT, name });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createParts', () => {
  it('asks once while a part is fresh, and again afterwards, revalidating', async () => {
    const get = vi.fn<FetchPart>(async (address) => part(address));
    const parts = createParts(get);
    expect(await parts.load('/a')).toEqual(part('/a'));
    await parts.load('/a');
    expect(parts.has('/a')).toBe(true);
    expect(get.mock.calls).toEqual([['/a', true]]);
    vi.advanceTimersByTime(FRESH_MS);
    expect(parts.has('/a')).toBe(false);
    await parts.load('/a');
    expect(get).toHaveBeenCalledTimes(2);
  });
  it('does not revalidate what the browser has just prefetched, once', async () => {
    const get = vi.fn<FetchPart>(async (address) => part(address));
    const parts = createParts(get, new Set(['/a']));
    await parts.load('/a');
    parts.forget('/a');
    await parts.load('/a');
    expect(get.mock.calls).toEqual([
      ['/a', false],
      ['/a', true],
    ]);
  });
  it('rejects an unknown format and data that is no part, and asks again next time', async () => {
    const answers: unknown[] = [{ format: PART_FORMAT + 1 }, null, 'text', part('ok')];
    const parts = createParts(async () => answers.shift());
    for (let n = 0; n < 3; n++) await expect(parts.load('/a')).rejects.toBeInstanceOf(PartError);
    expect(await parts.load('/a')).toEqual(part('ok'));
  });
  it('shows an older copy when there is no answer at all, but not when the server says there is no such part', async () => {
    const failures = [new PartError('offline', 0), new PartError('gone', 404)];
    const get = vi.fn<FetchPart>(async () => part('old'));
    const parts = createParts(get);
    await parts.load('/a');
    vi.advanceTimersByTime(FRESH_MS);
    get.mockImplementation(async () => {
      throw failures.shift();
    });
    expect(await parts.load('/a')).toEqual(part('old'));
    vi.advanceTimersByTime(FRESH_MS);
    await expect(parts.load('/a')).rejects.toMatchObject({ status: 404 });
  });
  it('keeps the newest hundred', async () => {
    const parts = createParts(async (address) => part(address));
    for (let n = 0; n <= 100; n++) await parts.load(`/${n}`);
    expect([parts.has('/0'), parts.has('/1'), parts.has('/100')]).toEqual([false, true, true]);
  });
});

describe('fetchPart', () => {
  const rows: [string, () => Promise<unknown>, number][] = [
    ['no answer', () => Promise.reject(new TypeError('failed')), 0],
    ['not found', async () => new Response('{}', { status: 404 }), 404],
    ['an empty answer', async () => new Response('{}', { status: 201 }), 201],
    ['not JSON', async () => new Response('<!doctype html>', { status: 200 }), 200],
  ];
  for (const [name, answer, status] of rows) {
    it(`rejects ${name}`, async () => {
      vi.stubGlobal('fetch', answer);
      await expect(fetchPart('/a', true)).rejects.toMatchObject({ status });
    });
  }
  it('encodes the address and revalidates', async () => {
    const fetched = vi.fn(async () => new Response('{"format":1}', { status: 200 }));
    vi.stubGlobal('fetch', fetched);
    await fetchPart('/_notes/page/中文.json', true);
    expect(fetched.mock.calls[0]).toEqual([
      '/_notes/page/%E4%B8%AD%E6%96%87.json',
      { credentials: 'same-origin', cache: 'no-cache' },
    ]);
  });
});
