import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress, jump, trickle } from '../../theme/client/navigation/progress-bar.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bar(random = 0.5) {
  const drawn: (number | null)[] = [];
  return {
    drawn,
    progress: createProgress(
      (status) => drawn.push(status),
      () => random,
    ),
  };
}

describe('progress bar (B5.20, B5.21)', () => {
  it('never shows when the route comes within 200 ms', () => {
    const { drawn, progress } = bar();
    progress.start();
    vi.advanceTimersByTime(199);
    progress.done();
    vi.advanceTimersByTime(5000);
    expect(drawn).toEqual([]);
  });
  it('starts at 8 % after 200 ms and trickles by 0–2 % every 800 ms', () => {
    const { drawn, progress } = bar(0.5);
    progress.start();
    vi.advanceTimersByTime(200);
    expect(drawn).toEqual([0.08]);
    vi.advanceTimersByTime(799);
    expect(drawn).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(drawn[1]).toBeCloseTo(0.09);
    vi.advanceTimersByTime(800);
    expect(drawn[2]).toBeCloseTo(0.1);
  });
  it('jumps, completes and goes when done', () => {
    const { drawn, progress } = bar(0);
    progress.start();
    vi.advanceTimersByTime(200);
    progress.done();
    vi.advanceTimersByTime(400);
    expect(drawn).toEqual([0.08, 0.38, 1, null]);
  });
  it('stays one bar over two navigations', () => {
    const { drawn, progress } = bar(0);
    progress.start();
    vi.advanceTimersByTime(200);
    progress.start();
    vi.advanceTimersByTime(800);
    expect(drawn).toEqual([0.08, 0.08]);
  });
  it('stays within its caps', () => {
    expect(trickle(0.99, 1)).toBe(0.994);
    expect(trickle(0.5, 1)).toBeCloseTo(0.52);
    expect([jump(0.08, 0), jump(0.08, 1), jump(0.9, 1)]).toEqual([0.38, 0.88, 0.994]);
  });
});
