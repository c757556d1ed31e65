/** The screen of `notes serve` as lines: it fits into any terminal, and says what is to be said. */
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../cli/report/display-width.js';
import { plain } from '../../cli/report/paint.js';
import { type ScreenState, screenLines, scrolled } from '../../cli/screen/screen-lines.js';
import { problem } from '../../renderer/site/problems/problem.js';

const look = (language: 'en' | 'zh') => ({ language, paint: plain, linesOf: () => undefined });
const at = new Date(2026, 0, 2, 3, 4, 5);
const broken = (line: number) =>
  problem('link-broken', { url: '/nowhere' }, { file: `docs/${'很长的文件夹/'.repeat(9)}a.md`, line, column: 3 });
const STATE: ScreenState = {
  address: `http://localhost:3000/${'base/'.repeat(12)}`,
  network: ['http://192.168.1.5:3000/'],
  change: { files: [`docs/${'很长的文件夹/'.repeat(9)}page.md`, 'docs/b.md'], what: '1 个页面，23 ms', ok: true, at },
  problems: [broken(3), ...Array.from({ length: 30 }, (_, index) => broken(index + 4))],
  checked: { ok: false, problems: [broken(3)], ms: 1234, at },
  notice: '没有浏览器可以打开，请自己打开上面的地址，或设置 BROWSER',
};

describe.each([
  [40, 24],
  [80, 24],
  [200, 50],
  [40, 6],
  [24, 3],
])('in %i columns and %i rows', (columns, rows) => {
  it.each(['en', 'zh'] as const)('nothing is wider or higher (%s)', (language) => {
    for (const state of [STATE, { ...STATE, listFrom: 0 }, { ...STATE, listFrom: 1000 }, { ...STATE, ended: true }]) {
      const lines = screenLines(state, look(language), { columns, rows });
      expect(lines.length).toBeLessThan(rows);
      expect(lines.filter((line) => displayWidth(line) > columns)).toEqual([]);
    }
  });
});

it('an address is never cut, wherever it stands', () => {
  for (const columns of [40, 80, 200]) {
    const text = screenLines(STATE, look('zh'), { columns, rows: 40 }).join('');
    expect(text).toContain(STATE.address);
    expect(text).toContain(STATE.network[0]);
  }
});

it('of a long path the end is seen, with the count of further files', () => {
  const lines = screenLines(STATE, look('zh'), { columns: 80, rows: 40 });
  expect(lines.find((line) => line.includes('03:04:05  …'))).toMatch(/…\S*page\.md \+1 → 1 个页面，23 ms$/);
});

it('problems are counted, the gravest first; a check says what it found', () => {
  const text = screenLines(STATE, look('en'), { columns: 80, rows: 40 }).join('\n');
  expect(text).toMatch(/✗ 31 errors · p shows them\n {4}link-broken\n {4}\S*:3:3\n/);
  expect(text).toContain('✗ check 03:04:05  1 error, 1.2 s');
  const none = screenLines({ ...STATE, problems: [] }, look('zh'), { columns: 80, rows: 40 });
  expect(none.join('\n')).toContain('✓ 没有问题');
});

it('the list is moved by lines and stops at its ends', () => {
  const size = { columns: 80, rows: 12 };
  const listed = { ...STATE, listFrom: 0 };
  expect(scrolled(listed, look('zh'), size, -5)).toBe(0);
  expect(scrolled(listed, look('zh'), size, 5)).toBe(5);
  const last = scrolled(listed, look('zh'), size, 100_000);
  expect(screenLines({ ...listed, listFrom: last }, look('zh'), size)[0]).toMatch(/31 个错误 {2}\d+–(\d+)\/\1$/);
});
