import { describe, expect, it } from 'vitest';
import { type Habits, habitsOf, habitsOfText, type Place } from './habits.js';
import { sourceFiles } from './imports.js';

/**
 * Where `!` and casts are part of the work: the engine of search reads packed arrays, the compiler walks trees of other packages, and
 * packs of the memo are bytes.
 */
const APART = /^(theme\/client\/search\/engine|renderer\/output\/search|renderer\/compile|renderer\/engine\/memo)\//;

/** These numbers may only go down: whoever lowers one writes the new number here. */
const CASTS = { outside: 150, all: 248 };
const NON_NULL = { outside: 58, all: 564 };
const SHARED = 29;

/** Scripts that nothing imports: what they keep is nobody else's. */
const PROGRAMS =
  /^(cli\/panel\/await-pages|renderer\/engine\/threads\/(worker|thread-guard)|theme\/client\/frame\/frame)\.tsx?$/;

/** Functions with more than 80 lines: none may grow, and none may join them. */
const LONG: Readonly<Record<string, number>> = {
  pageScorer: 273,
  resolve: 137,
  Modal: 136,
  SearchPage: 117,
  createHot: 115,
  createSession: 95,
};

const found = habitsOf(sourceFiles('renderer', 'theme', 'cli'));
const outside = (places: readonly Place[]) => places.filter(({ file }) => !APART.test(file));

/** The files with most places first, so that a failure says where to look. */
function report(places: readonly Place[], most: number): string {
  const counts = new Map<string, number>();
  for (const { file } of places) counts.set(file, (counts.get(file) ?? 0) + 1);
  const rows = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 12);
  return `${places.length} of at most ${most}; mend a type in place of adding one:\n${rows.map(([file, count]) => `${count} ${file}`).join('\n')}`;
}

const count = (places: readonly Place[], most: number) =>
  expect(places.length, report(places, most)).toBeLessThanOrEqual(most);

describe('habits', () => {
  it('counts casts, non-null assertions, lines of functions and state of modules', () => {
    const counted: Habits = { casts: [], nonNull: [], functions: [], shared: [] };
    const text = 'const a = (b: unknown) => {\n  let f;\n  return c! as D;\n};\nconst e = [1] as const;\nlet g = 1;\n';
    habitsOfText('a.ts', text, counted);
    expect(counted).toEqual({
      casts: [{ file: 'a.ts', line: 3 }],
      nonNull: [{ file: 'a.ts', line: 3 }],
      functions: [{ file: 'a.ts', line: 1, name: 'a', lines: 4 }],
      shared: [{ file: 'a.ts', line: 6 }],
    });
  });

  it('has fewer casts than ever', () => {
    count(outside(found.casts), CASTS.outside);
    count(found.casts, CASTS.all);
  });

  it('has fewer non-null assertions than ever', () => {
    count(outside(found.nonNull), NON_NULL.outside);
    count(found.nonNull, NON_NULL.all);
  });

  it('has less state of modules than ever; `once` keeps what is made when first asked for', () => {
    count(
      found.shared.filter(({ file }) => !PROGRAMS.test(file)),
      SHARED,
    );
  });

  it('has functions of at most 80 lines', () => {
    const long = found.functions.filter(({ name, lines }) => lines > (LONG[name] ?? 80));
    expect(long).toEqual([]);
  });
});
