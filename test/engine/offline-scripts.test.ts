import { expect, it, vi } from 'vitest';
import type { ListInput } from '../../renderer/engine/steps/list-step.js';
import { putOffline } from '../../renderer/engine/steps/offline-step.js';

it('the scripts of a site are bundled once, not in every build', async () => {
  const kept = new Map<string, unknown>();
  const memo = { get: (key: string) => kept.get(key), set: (key: string, value: unknown) => kept.set(key, value) };
  const put = vi.fn();
  const site = { offline: { bytes: 0 }, baseUrl: '/', router: 'browser' };
  const input = { site, memo, outputs: { put } } as unknown as ListInput;
  await putOffline(input);
  expect([...kept.values()]).toEqual([expect.stringContaining('caches')]);
  for (const key of kept.keys()) kept.set(key, 'what was kept');
  await putOffline(input);
  expect(put.mock.calls.map(([{ path, bytes }]) => [path, bytes])).toEqual([
    ['sw.js', expect.stringContaining('caches')],
    ['sw.js', 'what was kept'],
  ]);
  expect(kept.size).toBe(1);
});
