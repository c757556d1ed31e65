import { expect, it } from 'vitest';
import { compile } from './helper.js';

const spaces = ' '.repeat(100_000);

/** Each took 20 s and more when its time grew with the square of its length: the bound is far above what any machine needs now. */
it.each([
  ['<', '<'.repeat(100_000)],
  ['<>', '<>'.repeat(50_000)],
  ['<b><i>', '<b><i>'.repeat(16_000)],
  ['<3 ', '<3 '.repeat(33_000)],
  [':!', ':!'.repeat(50_000)],
  ['a title of spaces', `# a${spaces}b`],
  ['an admonition with a title of spaces', `:::note a${spaces}b\nx\n:::`],
])(
  '100 KB of %s take time in proportion',
  async (_, text) => {
    const before = process.cpuUsage();
    await compile(text);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(15);
  },
  120_000,
);
