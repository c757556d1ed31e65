/** No test reads once what comes later, pauses, or has less time than the others: on a busy machine it fails. */
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.js';
import { type Moments, momentsOf, momentsOfText } from './moments.js';

const MEASURES = /^test\/(?:bench|look|parity|sites|torture)\/|\/moments\./;

describe('moments', () => {
  const read = (...lines: string[]) => {
    const found: Moments = { once: [], pauses: [], limits: [] };
    momentsOfText('a.test.ts', lines.join('\n'), found);
    return [found.once, found.pauses, found.limits].map((list) => list.map(({ line }) => line));
  };

  it('finds what is read once, a pause, and a limit of time', () => {
    expect(
      read(
        "expect(await page.title()).toBe('x');",
        "expect((await page.textContent('p'))?.length).toBe(1);",
        'expect([await page.evaluate(f), 1]).toEqual([]);',
        "expect(new URL(page.url()).pathname).toBe('/');",
        'expect(await focusOf(page)).toBe(1);',
        'const height = () => page.evaluate(f);',
        'expect(await height()).toBe(1);',
        'await page.waitForTimeout(5);',
        "it('a', async () => {}, 60_000);",
        "it.each([1])('a', async () => {}, 1000);",
        "it('a', { timeout: 60_000 }, async () => {});",
      ),
    ).toEqual([[1, 2, 3, 4, 5, 7], [8], [9, 10, 11]]);
  });

  it('lets what waits, what is meant so, and what has time', () => {
    expect(
      read(
        "await expect.poll(() => page.title()).toBe('x');",
        "expect(await now(page.title())).toBe('x');",
        'expect(await notes([])).toEqual({});',
        "it('b', f, 600_000);",
        "it('c', f);",
        'expect(1, 2);',
      ),
    ).toEqual([[], [], []]);
  });

  const found = momentsOf(sourceFiles('test').filter((file) => !MEASURES.test(file)));

  it('of pages are waited for: `expect.poll` in place of `expect(await …)`', () => {
    expect(found.once).toEqual([]);
  });

  it('are no pauses: a test waits for a sign', () => {
    expect(found.pauses).toEqual([]);
  });

  it('have the time of all tests, or more', () => {
    expect(found.limits).toEqual([]);
  });
});
