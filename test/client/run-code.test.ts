import { describe, expect, it } from 'vitest';
import { markComments, prepareRun } from '../../theme/client/frame/frame-expectations.js';

describe('code of a block as readers run it', () => {
  it.each([
    ['values', 'f(1); // => 2', '__show((f(1))); // => 2'],
    ['kept comments', 'f(1);\n//! => 2', '__show((f(1)));\n//! => 2'],
    ['declarations', 'const a = 1; // => 1', 'const a = 1; __show(a); // => 1'],
    ['promises', 'p() // => Promise<1>', 'await __show((p())) // => Promise<1>'],
    ['errors', 'f(); // throws TypeError', '__throws(() => { f(); }); // throws TypeError'],
    [
      'awaited errors',
      'await f(); // throws TypeError',
      'await __throws(async () => { await f(); }); // throws TypeError',
    ],
    [
      'exports',
      'export const a = 1;\nexport default function f() {}\nexport { f };',
      'const a = 1;\nfunction f() {}\n',
    ],
    ['other comments', 'f(); // 说明', 'f(); // 说明'],
  ])('%s', (_, code, expected) => {
    expect(prepareRun(code, true)).toBe(expected);
  });

  it('shows nothing of the blocks before', () => {
    expect(prepareRun('export const a = f(); // => 1', false)).toBe('const a = f(); // => 1');
  });

  it('keeps expectations through the removal of types, and strings as they are', () => {
    expect(markComments("f(); // => 1\ng('// => 2'); // 说明\nh() // throws RangeError")).toBe(
      "f(); //! => 1\ng('// => 2'); // 说明\nh() //! throws RangeError",
    );
  });
});
