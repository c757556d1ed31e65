/** Which statements about the reader's side a test names: sections 5 and 6 of the behaviour book, by number. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFilesOf } from './imports.js';

/** Sections and the number of their last statement. */
const SECTIONS = { 5: 124, 6: 16 } as const;
/** Share of a section that tests in a real browser must name. */
const SHARE = 0.95;

const COVERAGE = 'docs/statements.md';

const files = sourceFilesOf(join(root, 'test'), /\.test\.tsx?$/).map((path) => ({
  path,
  text: readFileSync(join(root, 'test', path), 'utf8'),
}));

/** Tests that run a browser take it from the harness, by themselves or through a set-up. */
const inBrowser = ({ text }: { text: string }) =>
  /from '(?:\.\.\/browser\/|\.\/)(?:harness|setup|stage)\.js'|from '\.\/site\.js'/.test(text) &&
  /viewport|page\./.test(text);

/** Numbers in titles of tests and groups, ranges included: `B5.1`, `B5.1–B5.5`. */
function named(texts: readonly string[]): Set<string> {
  const numbers = new Set<string>();
  for (const text of texts)
    for (const [, title] of text.matchAll(/\b(?:it|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:\n\s*)?(['`].*?['`]),/g))
      for (const [, section, first, last] of title!.matchAll(/B([56])\.(\d+)(?:[–-]B[56]\.(\d+))?/g))
        for (let n = Number(first); n <= Number(last ?? first); n++) numbers.add(`B${section}.${n}`);
  return numbers;
}

const all = named(files.map(({ text }) => text));
const browser = named(files.filter(inBrowser).map(({ text }) => text));
const documented = new Set(readFileSync(join(root, COVERAGE), 'utf8').match(/B[56]\.\d+/g));
const statements = (section: number, count: number) => Array.from({ length: count }, (_, n) => `B${section}.${n + 1}`);

describe.each(Object.entries(SECTIONS))('statements of section %s', (section, count) => {
  const wanted = statements(Number(section), count);

  it('are each named by a test', () => {
    expect(wanted.filter((number) => !all.has(number))).toEqual([]);
  });

  it('are named by tests in a browser, save a few that the list explains', () => {
    const without = wanted.filter((number) => !browser.has(number));
    expect(without.filter((number) => !documented.has(number))).toEqual([]);
    expect(1 - without.length / count).toBeGreaterThanOrEqual(SHARE);
  });
});

it('the list holds nothing that is tested in a browser by now', () => {
  expect([...documented].filter((number) => browser.has(number))).toEqual([]);
});
