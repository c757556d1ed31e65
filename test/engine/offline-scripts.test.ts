import { expect, it, vi } from 'vitest';
import type { ListInput } from '../../renderer/engine/steps/list-step.js';
import { putOffline } from '../../renderer/engine/steps/offline-step.js';
import { bundleOffline } from '../../renderer/output/bundle/worker-bundle.js';

vi.mock('../../renderer/output/bundle/worker-bundle.js', () => ({
  bundleOffline: vi.fn(async (name: string) => `script ${name}`),
}));

it('the scripts of a site are bundled once, not in every build', async () => {
  const kept = new Map<string, unknown>();
  const memo = { get: (key: string) => kept.get(key), set: (key: string, value: unknown) => kept.set(key, value) };
  const put = vi.fn();
  const site = { offline: { bytes: 0 }, baseUrl: '/', router: 'browser' };
  const input = { site, memo, outputs: { put } } as unknown as ListInput;
  await putOffline(input);
  await putOffline(input);
  expect(put.mock.calls.map(([{ path, bytes }]) => [path, bytes])).toEqual([
    ['sw.js', 'script remover'],
    ['sw.js', 'script remover'],
  ]);
  expect(bundleOffline).toHaveBeenCalledTimes(1);
});
