import { expect, it } from 'vitest';
import { type CheckedUnit, readChecked, writeChecked } from '../../renderer/site/sources/checked-blocks.js';

it('writes the same record whichever block was run first', () => {
  const unit = (key: string, where: CheckedUnit[3]): CheckedUnit => [key, 'r', '2026-01-01', where, 1];
  const [a, b, c] = [unit('a', 'types'), unit('b', 'browser'), unit('c', 'node')];
  const withBrowser = writeChecked({ node: '20.0.0', units: { 'x.md': [c, b, a], 'y.md': [b] } });
  const without = writeChecked({ node: '20.0.0', units: { 'y.md': [b], 'x.md': [c, a, b] } });
  expect(without).toBe(withBrowser);
  expect(readChecked(without)?.units).toEqual({ 'x.md': [a, b, c], 'y.md': [b] });
});
