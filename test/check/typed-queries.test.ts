/** Queries that readers may type for a page, by its title. */
import { expect, it } from 'vitest';
import type { FindablePage } from '../../renderer/check/findability/findable-page.js';
import { type QueryTables, queriesOf } from '../../renderer/check/findability/typed-queries.js';

const TABLES = {
  ownHeadings: new Set(),
  hasForms: false,
  pinyinOf: () => '',
  synonyms: new Map(),
} as unknown as QueryTables;

it.each([
  ['of one character', '锁', false],
  ['of two', '闭包', true],
  ['of as many characters as are typed', 'a'.repeat(24), true],
  ['of one more', 'a'.repeat(25), false],
])('a title %s as a question', (_, title, isAsked) => {
  const page = { title, headings: [], labels: [], keywords: [] } as unknown as FindablePage;
  expect(queriesOf(page, TABLES).some(({ kind }) => kind === 'question')).toBe(isAsked);
});
