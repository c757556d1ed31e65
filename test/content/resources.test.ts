/** The page of resources: at least forty in groups, each with when to open it, for whom, and what else would do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../structure/imports.js';

const text = readFileSync(join(root, 'content/docs/resources/index.md'), 'utf8');
const groups = text.split(/^## /m).filter((group) => group.includes('\n| 资料 |'));
const entries = groups.flatMap((group) =>
  [...group.matchAll(/^\| (\[.*) \|$/gm)].map(([, row]) => (row ?? '').split(' | ')),
);

it('are at least forty in groups, as many as the page says', () => {
  expect(groups.length).toBeGreaterThanOrEqual(5);
  expect(entries.length).toBeGreaterThanOrEqual(40);
  expect(text).toContain(`共 ${entries.length} 项`);
});

it('say when, for whom and what instead, and none stands twice', () => {
  const incomplete = entries.filter((cells) => cells.length !== 4 || cells.some((cell) => cell.trim() === ''));
  expect(incomplete).toEqual([]);
  const names = entries.map(([link]) => link);
  expect(new Set(names).size).toBe(names.length);
  for (const link of names) expect(link).toMatch(/^\[.+\]\((?:https:\/\/|\.\/).+\)$/);
});
