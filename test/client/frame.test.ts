import { describe, expect, it } from 'vitest';
import { FRAME_POLICY, frameDocument } from '../../theme/client/frame/frame-document.js';
import { formatConsole, inspect } from '../../theme/client/frame/inspect.js';
import { jsxText, transformJsx } from '../../theme/client/frame/transform.js';

/** Runs transformed code with a `React` that records calls. */
function evaluate(code: string, scope: Record<string, unknown> = {}): unknown {
  const React = {
    Fragment: 'Fragment',
    createElement: (type: unknown, props: unknown, ...children: unknown[]) => [type, props, ...children],
  };
  const names = Object.keys({ React, ...scope });
  return new Function(...names, `return (${transformJsx(code, true)}\n)`)(...Object.values({ React, ...scope }));
}

describe('transformJsx (B5.123)', () => {
  const rows: [string, unknown, Record<string, unknown>?][] = [
    ['<b>x</b>', ['b', null, 'x']],
    ['<b/>;', ['b', null]],
    ['<>a{1}</>', ['Fragment', null, 'a', 1]],
    ['<a href="/x" data-n={1 + 1} hidden/>', ['a', { href: '/x', 'data-n': 2, hidden: true }]],
    ['<a {...more} b="c"/>', ['a', { d: 1, b: 'c' }], { more: { d: 1 } }],
    ['<Box.Inner/>', ['inner', null], { Box: { Inner: 'inner' } }],
    ['<svg xlink:href="#a"/>', ['svg', { 'xlink:href': '#a' }]],
    ['<my-element/>', ['my-element', null]],
    ['<p>{/* nothing */}</p>', ['p', null]],
    ['<p>{list.map((x) => <i key={x}>{x}</i>)}</p>', ['p', null, [['i', { key: 1 }, 1]]], { list: [1] }],
    ['<p title=<b>x</b>/>', ['p', { title: ['b', null, 'x'] }]],
    ['cond ? <a/> : <b/>', ['b', null], { cond: false }],
    ['<p>\n  one\n  two\n</p>', ['p', null, 'one two']],
    ['<p>&lt;中文&gt; &amp;</p>', ['p', null, '<中文> &']],
    ["<p t='a\"b'/>", ['p', { t: 'a"b' }]],
    ['<p/> // end', ['p', null]],
  ];
  for (const [code, expected, scope] of rows) {
    it(JSON.stringify(code), () => expect(evaluate(code, scope)).toEqual(expected));
  }
  it('programs keep their statements', () => {
    expect(transformJsx('const a = <i/>; render(a);', false)).toBe(
      'const a = React.createElement("i", null); render(a);',
    );
  });
  for (const code of ['<p>', '<p></b>', '<p/> <b/>', 'a b', '']) {
    it(`is a mistake: ${JSON.stringify(code)}`, () => expect(() => transformJsx(code, true)).toThrow(SyntaxError));
  }
});

describe('jsxText', () => {
  const rows: [string, string][] = [
    ['a', 'a'],
    [' a ', ' a '],
    ['\n  a\n', 'a'],
    ['a\n\n b ', 'a b '],
    [' \n ', ''],
    [' ', ' '],
    ['a\r\nb', 'a b'],
  ];
  for (const [raw, text] of rows) it(JSON.stringify(raw), () => expect(jsxText(raw)).toBe(text));
});

describe('console of runnable blocks', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const rows: [unknown[], string][] = [
    [['text', 1, true, null, undefined], 'text 1 true null undefined'],
    [[{ a: 'b', c: [1, 2] }], "{ a: 'b', c: [ 1, 2 ] }"],
    [[[]], '[]'],
    [[{}], '{}'],
    [[-0, 10n, Symbol('s')], '-0 10n Symbol(s)'],
    [[new Map([['a', 1]])], "Map(1) { 'a' => 1 }"],
    [[new Set([1])], 'Set(1) { 1 }'],
    [[cyclic], '{ self: [Circular *1] }'],
    [[() => 1], '[Function: (anonymous)]'],
    [[class A {}], '[class A]'],
    [
      [
        new (class Point {
          x = 1;
        })(),
      ],
      'Point { x: 1 }',
    ],
    [
      [
        {
          'a-b': 1,
          get c() {
            return 1;
          },
        },
      ],
      "{ 'a-b': 1, c: [Getter] }",
    ],
    [['%s 是 %d %%', '甲', '3', '余'], '甲 是 3 % 余'],
    [[{ text: "it's" }], '{ text: "it\'s" }'],
    [[/x/g, new Date(0)], '/x/g 1970-01-01T00:00:00.000Z'],
    [[{ a: { b: { c: { d: { e: { f: 1 } } } } } }], '{ a: { b: { c: { d: { e: [Object] } } } } }'],
    [[new Uint8Array([1, 2])], 'Uint8Array(2) [ 1, 2 ]'],
    [
      [{ list: ['x'.repeat(40), 'y'.repeat(40)] }],
      `{\n  list: [\n    '${'x'.repeat(40)}',\n    '${'y'.repeat(40)}'\n  ]\n}`,
    ],
  ];
  for (const [values, text] of rows) it(text, () => expect(formatConsole(values)).toBe(text));
  it('shows the stack of an error, and its line within values', () => {
    expect(inspect(new TypeError('bad'))).toMatch(/^TypeError: bad\n/);
    expect(inspect([new TypeError('bad')])).toBe('[ [TypeError: bad] ]');
  });
});

describe('frame document (D8)', () => {
  it('has a policy that allows evaluation and nothing to reach', () => {
    expect(FRAME_POLICY).toContain("default-src 'none'");
    expect(FRAME_POLICY).toContain("'unsafe-eval'");
    expect(FRAME_POLICY).not.toContain('connect-src');
    // To Safari it is nothing in a sandbox: the frame's own script would not be loaded.
    expect(FRAME_POLICY).not.toContain("'self'");
    expect(frameDocument('/assets/frame.js', 'en')).toContain(`content="${FRAME_POLICY}"`);
  });
});
