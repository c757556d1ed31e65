import { describe, expect, it } from 'vitest';
import { type Habits, habitsOf, habitsOfText, type Place } from './habits.js';
import { sourceFiles } from './imports.js';

/**
 * Where `!` and casts are part of the work: the engine of search reads packed arrays, the compiler walks trees of other packages, and
 * packs of the memo are bytes.
 */
const APART =
  /^(?:(?:theme\/client\/search\/engine|renderer\/output\/search|renderer\/compile|renderer\/engine\/memo)\/|renderer\/shared\/index-bytes\.ts$)/;

/** These numbers may only go down: whoever lowers one writes the new number here. */
const CASTS = { outside: 150, all: 248 };
const NON_NULL = { outside: 57, all: 555 };
/** `let` outside of every function. State is in what one owner makes, a cache by its owner in a `WeakMap`. */
const SHARED = 0;

/** Filled objects without a single owner. */
const FILLED = new Set([
  // Caches by all that their values depend on.
  ...['renderer/check/run-program.ts starters', 'renderer/compile/code/own-languages.ts added'],
  // By the tokenizer of one text.
  ...['passedOf', 'lastOf', 'openOf', 'joining'].map((name) => `renderer/compile/parse/linear-reference.ts ${name}`),
  ...['renderer/output/modules/hot-modules.ts made', 'renderer/output/search/aliases.ts readings'],
  ...['theme/client/exercise/compiler.ts compilers', 'theme/client/article/live-code.ts resets'],
  // State that exists once in a process or a document: its end, its children and signals, the watch for code of the site, the watch over its main thread, its terminal, its style sheets, its Prism.
  'cli/options/leave.ts end',
  'renderer/engine/threads/main-watch.ts idle',
  ...['cli/report/interruption.ts started', 'cli/report/progress-line.ts withLine'],
  ...['renderer/check/program-starter.ts running', 'renderer/check/sandbox-harness.ts kept'],
  'renderer/site/helpers/site-code.ts running',
  'renderer/site/helpers/site-code.ts watches',
  ...['onInterrupt', 'beforeDeaf', 'keyReaders'].map((name) => `renderer/site/helpers/signals.ts ${name}`),
  ...['renderer/compile/code/prism.ts ownLanguages', 'theme/client/search/search-styles.ts adopted'],
  // One instance for the theme and for code of a site, and for two files of the browser.
  ...['ownParts', 'placeComponents'].map((name) => `theme/places/place-contexts.ts ${name}`),
  'theme/client/start/takeover.ts takeover',
]);

const LONGEST_FUNCTION = 80;

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
    const counted: Habits = { casts: [], nonNull: [], functions: [], shared: [], filled: [] };
    const text =
      'const a = (b: unknown) => {\n  let f;\n  return c! as D;\n};\nconst e = [1] as const;\nlet g = 1;\n' +
      'const h = new Map<string, I>();\nconst j: Readonly<K> = {};\nconst l = new Set([1]);\nexport const m: N = {};\n' +
      'const o = new RangeError();\n';
    habitsOfText('a.ts', text, counted);
    expect(counted).toEqual({
      casts: [{ file: 'a.ts', line: 3 }],
      nonNull: [{ file: 'a.ts', line: 3 }],
      functions: [{ file: 'a.ts', line: 1, name: 'a', lines: 4 }],
      shared: [{ file: 'a.ts', line: 6 }],
      filled: [
        { file: 'a.ts', line: 7, name: 'h' },
        { file: 'a.ts', line: 10, name: 'm' },
        { file: 'a.ts', line: 11, name: 'o' },
      ],
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

  it('has no state of modules; `once` keeps what is made when first asked for', () => {
    count(found.shared, SHARED);
    const filled = found.filled.map(({ file, name }) => `${file} ${name}`);
    expect(filled.filter((one) => !FILLED.has(one))).toEqual([]);
    expect([...FILLED].filter((one) => !filled.includes(one))).toEqual([]);
  });

  it('has functions of at most 80 lines', () => {
    const long = found.functions.filter(({ lines }) => lines > LONGEST_FUNCTION);
    expect(long).toEqual([]);
  });
});
