import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, loadNative } from '../../renderer/compile/parse/parse.js';
import {
  costsTooMuch,
  endlessExpression,
  looksForEnds,
  withoutValues,
} from '../../renderer/compile/parse/scan-ahead.js';
import { tooDense, tooTangled, walksTooFar } from '../../renderer/compile/parse/scan-cost.js';
import { root } from '../structure/imports.js';
import { DOUBLING } from './doubling.js';

const none = () => [];

describe('the work of the native engine', () => {
  it.each(DOUBLING)('%s: told from how often places are read again', (_, text) => {
    expect([4, 40, 4000].map((parts) => costsTooMuch(text(parts), none))).toEqual([false, true, true]);
  });

  it.each([
    ['elements that are closed', (n: number) => `{<ul>${'<li a="{}">x</li>'.repeat(n)}</ul>}`],
    ['elements without children', (n: number) => `{${'<b />'.repeat(n)}`],
    ['elements without braces', (n: number) => '<b>'.repeat(n)],
    ['closed braces before tags', (n: number) => `{a}${'<br>'.repeat(n)}`],
    ['comparisons', (n: number) => `{${'a <b & c '.repeat(n)}`],
    ['objects', (n: number) => '<a b={{ c: { d: 1 } }} />\n\n'.repeat(n)],
  ])('%s cost little', (_, text) => {
    expect([4, 40, 4000].map((parts) => costsTooMuch(text(parts), none))).toEqual([false, false, false]);
  });

  const schema = `{${'"a":{"type":"string","text":"`b`: <c>"},'.repeat(8000)}}`;
  it.each([
    ['on a line of the tag', `<A\n  b={${schema}}\n>\n\n</A>\n`, false],
    ['after the name', `a\n\n<A b={${schema}} c={1} />\n\nb`, false],
    ['before text of the same line', `<A b={${schema}} /> a`, true],
    ['in a paragraph', `a\n<A b={${schema}} />`, true],
    ['in an expression without a tag', `a\n\n{${schema}}`, true],
    ['in a tag without an end', `<A b={${schema}} c={`, true],
  ])('counts marks of a long value %s only where the engine looks for them', (_, text, counts) => {
    const shown = withoutValues(text);
    expect(shown).toHaveLength(text.length);
    expect([walksTooFar(shown, true), tooDense(shown, none) !== undefined]).toEqual([counts, counts]);
  });

  it('is little for every page of this site and of the manual', async () => {
    const native = await loadNative();
    const dear = ['content', 'docs/manual'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.mdx?$/.test(path))
        .filter((path) =>
          costsTooMuch(readFileSync(join(root, folder, path), 'utf8'), (text) => codeOf(native!, text)),
        ),
    );
    expect(dear).toEqual([]);
  });

  it.each([
    [':a', true],
    ['::a', true],
    [':中😀', true],
    ['<V]：', true],
    ['中*', false],
    ['[^a]: b\n`\t', true],
    ['-_', true],
    ['\n*', false],
    ['*S', false],
    ['(_', false],
    ['- a\np[a]: b\n', false],
    [':::a\n- a\ni', false],
    [':a\n\n', false],
    ['&lt;中', true],
    ['&lt;a', true],
    ['a of &lt;b&gt; and so on\n\n', false],
    ['\\*中', false],
    ['中~', false],
    ['~~~中', true],
    ['\u0000]', true],
    ['\u0000`', true],
    ['中<', true],
    ['<\n', false],
    ['{a', false],
    ["https://'", true],
    ['</a>www.', true],
    ['<a>b</a> www.a.b ', false],
    ['www._."', true],
    ['- https://www.a.b\n', false],
    ['[^a]: b\n', false],
    ['a: b\n=\n\\<', true],
    ['[a](https://b.c) ', false],
  ])('is too much for 100 KB of %j: %s', (part, isTooMuch) => {
    expect(walksTooFar(part.repeat(100_000 / Buffer.byteLength(part)), false)).toBe(isTooMuch);
  });

  it.each([
    ['`@`', '<b>', true],
    ['@`', '{', true],
    ['@', '<b>', false],
    ['`a`\n\n@', '{a}', false],
  ])('is too much for %j of MDX with 75 KB of %j: %s', (line, part, isTooMuch) => {
    const text = line.replace('@', part.repeat(75_000 / part.length));
    expect([walksTooFar(text, true), walksTooFar(text, false)]).toEqual([isTooMuch, false]);
  });

  it.each([
    ['https://a.b/@s', '.', true],
    ['www.a.b/@s', ']', true],
    ['@', '?', false],
  ])('is too much for %j with 50,000 of %j: %s', (line, sign, isTooMuch) => {
    expect(walksTooFar(line.replace('@', sign.repeat(50_000)), false)).toBe(isTooMuch);
  });

  it.each([
    ['a row', 'a\n| @ | 字 |', 2],
    ['a row in ASCII', 'a\n| @ | b |', undefined],
    ['a row whose code spans hold the bars', 'a\n| `@` | 字 |', 2],
    ['a line of a fenced block', '```\n@ 字\n```', undefined],
  ])('is too much for 75 KB of bars in %s', (_, line, at) => {
    const code = (text: string) => [[text.indexOf('`'), text.lastIndexOf('`') + 1] as const];
    expect(tooDense(line.replace('@', '|-|'.repeat(25_000)), line.includes('`') ? code : none)).toBe(at);
  });

  it.each([
    ['www._._', 2],
    ['www.a-b.', undefined],
    ['www._._ ', undefined],
  ])('is too much for a host of 10,000 %j from place %s', (part, at) => {
    expect(tooDense(`a ${part.repeat(10_000)}`, none)).toBe(at);
  });

  it.each([
    ['<b>a\n\n', true],
    ['<b>a</b>\n\n', false],
    ['<br/>\n\n', false],
    ['\\<b>\n', false],
    ['\\\\<b>\n', true],
  ])('of ends of tags is too much for 100 KB of %j: %s', (part, isTooMuch) => {
    const text = part.repeat(100_000 / part.length);
    expect(looksForEnds(text, none)).toBe(isTooMuch);
    expect(looksForEnds(text, () => [[0, text.length]])).toBe(false);
  });

  it.each([
    ['4{/*}', 1],
    ['4{a}', undefined],
    ['4{"}"}', undefined],
    ['{a b}', 0],
    ['<a {...b}>{/* c */}{<b />}</a>', undefined],
    ['4\\{/*}', undefined],
  ])('of expressions in 100 KB of %j is too much from place %s', (part, at) => {
    const text = part.repeat(100_000 / part.length);
    expect(endlessExpression(text, none)?.at).toBe(at);
    expect(endlessExpression(text, () => [[0, text.length]])).toBe(undefined);
  });

  it('does not begin in code', () => {
    const code = `~~~ts\n{ ${'a<T> '.repeat(40)}\n~~~\n`;
    expect(costsTooMuch(code, none)).toBe(true);
    expect(costsTooMuch(code, () => [[0, code.length]])).toBe(false);
    // Constructs opened before the code may continue in it.
    expect(costsTooMuch(`{ \`\n${code}\`}`, () => [[4, 4 + code.length]])).toBe(true);
  });

  it.each([
    ['`a\n{ b`', true],
    ['- `a\n    { b`', true],
    ['> `a\n> { b`', true],
    ['`a\n<b c={ d`', true],
    ['`a\nb { c`', false],
    ['```\n{ a\n```', false],
  ])('does begin in a code span, at the start of a line: %j', async (before, does) => {
    const native = await loadNative();
    const text = `${before}\n- \`a<b>\`: c\n${'- `<node>`: d\n'.repeat(40)}`;
    expect(costsTooMuch(text, (shown) => codeOf(native!, shown))).toBe(does);
  });
});

it('code is found beside marks that cost the engine a walk each', async () => {
  const native = await loadNative();
  const text = `${'*「~「_「'.repeat(20_000)} \`*「\`\n\n~~~文\n*「\n~~~\n`;
  const started = process.cpuUsage();
  const found = codeOf(native!, text).map(([from, to]) => text.slice(from, to));
  expect(found).toEqual(['`*「`', '~~~文\n*「\n~~~']);
  // With the square of the number of marks it takes twenty times as long.
  expect(process.cpuUsage(started).user).toBeLessThan(1_500_000);
});

it('a long text may have a block whose only signs are underscores', () => {
  const text = `${'words of it. '.repeat(1500)}\n\nsnake_case of words\n`;
  expect(tooTangled(text, () => [])).toBeUndefined();
});
