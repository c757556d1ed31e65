/** Signals about the time when code of a site runs. */
import { expect, it, vi } from 'vitest';
import { runDeaf } from '../../renderer/site/helpers/signals.js';

it('one that has come before code of a site runs is heard', async () => {
  const heard = vi.fn();
  process.once('SIGTERM', heard);
  process.kill(process.pid, 'SIGTERM');
  const listeners = await runDeaf(() => [heard.mock.calls.length, process.listenerCount('SIGTERM')]);
  expect(listeners).toEqual([1, 0]);
});
