import { beforeAll, describe, expect, it } from 'vitest';
import { findOracles } from '../../cli/check/tools.js';
import { readProperties, withoutProperties } from '../../renderer/site/sources/property-lines.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { check, fence } from './run.js';

beforeAll(compileTool);

const oracles = findOracles(root);
const run = (info: string, lines: string[], changes = {}) =>
  check(fence(info, lines.join('\n')), { oracles, ...changes });
const told = async (info: string, lines: string[], changes = {}) =>
  (await run(info, lines, changes)).problems.map(({ code, line, args }) => [line, code, args]);

const GCD = 'const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));';
const BRUTE = 'const brute = (a, b) => { let d = Math.max(a, b); while (d > 1 && (a % d || b % d)) d--; return d; };';

it('reads properties with inputs over several lines, exceptions and their ends', () => {
  const code =
    'let a;\n// for all x: nat(),\n//   y: nat()\n// except x === y: same\nf(x);\n// for all z: nat()\ng(z);';
  expect(readProperties(code)).toEqual([
    {
      row: 1,
      body: 3,
      end: 5,
      inputs: 'x: nat(), y: nat()',
      exceptions: [{ row: 3, condition: 'x === y', reason: 'same' }],
    },
    { row: 5, body: 6, end: 7, inputs: 'z: nat()', exceptions: [] },
  ]);
  expect(withoutProperties(code)).toBe('let a;');
});

describe('oracles', () => {
  it('a slow twin agrees on thousands of inputs, which the result says', async () => {
    const { problems, results, counts } = await run('js oracle=brute', [
      GCD,
      BRUTE,
      '// for all a: nat(40), b: nat(40)',
      'gcd(a, b); // => brute(a, b)',
    ]);
    expect(problems).toEqual([]);
    expect(results).toMatchObject([
      { ok: true, expectations: 0, agreements: [{ oracle: 'brute', inputs: 2000, differs: 0 }] },
    ]);
    expect(counts).toMatchObject({ run: 1, inputs: 2000 });
  });

  it('shows the smallest counter-example at its line, the same at every run', async () => {
    const lines = [
      'const max = (xs) => xs.reduce((a, b) => (b > a ? b : a), 0);',
      '// for all xs: array(integer({ min: -99, max: 99 }), { minLength: 1 })',
      'max(xs); // => Math.max(...xs)',
    ];
    const [first, again] = [await told('ts', lines), await told('ts', lines)];
    expect(first).toEqual([
      [
        4,
        'check-counterexample',
        expect.objectContaining({ inputs: 'xs = [-1]', expected: '-1', actual: '0', count: 2000 }),
      ],
    ]);
    expect(again).toEqual(first);
  });

  it('what throws for an input is a counter-example', async () => {
    const lines = [
      'const first = (xs) => xs[0].toFixed();',
      '// for all xs: array(nat(9))',
      'first(xs).length; // => 1',
    ];
    expect(await told('js', lines)).toEqual([
      [
        4,
        'check-counterexample',
        expect.objectContaining({ inputs: 'xs = []', actual: expect.stringMatching(/^TypeError/) }),
      ],
    ]);
  });

  it('functions of the platform and of packages are named, and are the real ones whatever the note does', async () => {
    const mine = 'const flat = (xs) => xs.reduce((all, x) => all.concat(x), []);';
    const inputs = '// for all xs: array(oneof(nat(9), array(nat(9))))';
    expect(await told('js oracle=Array.prototype.flat', [mine, inputs, 'flat(xs); // => oracle.call(xs)'])).toEqual([]);
    expect(await told('js oracle=lodash.flatten', [mine, inputs, 'flat(xs); // => oracle(xs)'])).toEqual([]);
    const events = ['// for all n: nat(9)', 'new oracle().emit(String(n)); // => false'];
    expect(await told('js oracle=node:events.EventEmitter runs=20', events)).toEqual([]);
    expect(await told('js oracle=node:fs.readFileSync runs=20', events)).not.toEqual([]);
    const wrong = [
      'const flat = (xs) => xs;',
      'Array.prototype.flat = flat;',
      inputs,
      'flat(xs); // => oracle.call(xs)',
    ];
    expect(await told('js oracle=Array.prototype.flat', wrong)).toMatchObject([[5, 'check-counterexample', {}]]);
  });

  it('compares what promises give', async () => {
    const lines = [
      'const mine = (list) => Promise.all(list);',
      '// for all xs: array(tuple(boolean(), nat(9)), { maxLength: 4 })',
      'const make = () => xs.map(([ok, v]) => (ok ? v : Promise.reject(v)));',
      'const caught = (promise) => promise.then((value) => ({ value }), (reason) => ({ reason }));',
      'const theirs = await caught(oracle.call(Promise, make()));',
      'caught(mine(make())); // => Promise<theirs>',
    ];
    expect(await told('js oracle=Promise.all runs=200', lines)).toEqual([]);
    expect(await told('js oracle=Promise.race runs=200', lines)).toMatchObject([[7, 'check-counterexample', {}]]);
  });

  it('a declared difference must be seen, and what it does not cover must agree', async () => {
    const body = (exception: string) => [
      'const half = (n) => Math.trunc(n / 2);',
      '// for all n: integer({ min: -9, max: 9 })',
      exception,
      'half(n); // => Math.floor(n / 2)',
    ];
    expect((await run('js', body('// except n < 0 && n % 2 !== 0: towards zero'))).results).toMatchObject([
      { ok: true, agreements: [{ inputs: 2000, differs: 1 }] },
    ]);
    expect(await told('js', body('// except n < 0 && n % 2 === 0: 偶数'))).toMatchObject([
      [5, 'check-counterexample', { inputs: expect.stringMatching(/^n = -[13]$/) }],
    ]);
    expect(
      await told('js', ['const x = 1;', '// for all n: nat()', '// except n < 0：从不', 'n; // => n']),
    ).toMatchObject([[4, 'check-difference-absent', {}]]);
  });

  it.each<[string, string, string[], string]>([
    ['an oracle that is not used', 'js oracle=brute', ['// for all n: nat()', 'n; // => n'], 'check-oracle-unused'],
    [
      'a platform function that is not used',
      'js oracle=Math.abs',
      ['// for all n: nat()', 'n; // => n'],
      'check-oracle-unused',
    ],
    ['a generator that is none', 'js', ['// for all n: constructor()', 'n; // => n'], 'check-oracle-unread'],
    ['a generator with code in it', 'js', ['// for all n: nat(process.exit())', 'n; // => n'], 'check-oracle-unread'],
    [
      'a package without that function',
      'js oracle=lodash.nothing',
      ['// for all n: nat()', 'oracle; // => n'],
      'check-oracle-unread',
    ],
    [
      'a package that is missing',
      'js oracle=no-such-package.f',
      ['// for all n: nat()', 'oracle(n); // => n'],
      'check-package-missing',
    ],
    [
      'an end before the last input',
      'js',
      ['// for all n: nat()', 'n; // => n', 'if (n > 5) break;'],
      'check-inputs-missed',
    ],
  ])('says %s', async (_, info, lines, code) => {
    expect((await told(info, lines)).map(([, found]) => found)).toEqual([code]);
  });

  it('without fast-check says so, and looks at the rest', async () => {
    const without = { ...oracles, version: undefined };
    const text = ['const a = 1; // => 1', '// for all n: nat()', 'n; // => n + 1'];
    const { problems, results } = await run('js', text, { oracles: without });
    expect(problems).toMatchObject([{ code: 'check-package-missing', args: { packages: 'fast-check', count: 1 } }]);
    expect(results).toMatchObject([{ ok: true, expectations: 1, agreements: [] }]);
  });
});

describe('nothing that a note can touch decides', () => {
  it.each<[string, string[]]>([
    ['a loop of its own', ['const __notesCase = () => undefined;']],
    [
      'an empty list of inputs',
      ['Array.prototype[Symbol.iterator] = function* () {};', 'Array.prototype.shift = () => undefined;'],
    ],
    [
      'numbers for equal ones',
      ['Object.is = () => true; JSON.stringify = () => "1";', 'Object.prototype.toJSON = () => 1;'],
    ],
    ['a probe of its own', ['globalThis.__notes = (n, value) => value;']],
    ['inputs of its own', ['Object.defineProperty(Object.prototype, "n", { value: 0, set() {} });']],
  ])('%s', async (_, lines) => {
    const found = await told('js', [...lines, '// for all n: nat(9)', 'n + 1; // => n']);
    expect(found.length).toBeGreaterThan(0);
  });
});
