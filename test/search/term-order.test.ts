import { describe, expect, it } from 'vitest';
import { TermIds } from '../../renderer/output/search/term-ids.js';
import { orderOf, orderOfCodes } from '../../renderer/output/search/term-order.js';

const WORDS = ['use', 'useeffect', 'useeffects', 'useeffec', 'u', '~use', '=~sjxh', '$', '0', 'usf', '\u{20000}', '豈'];
const LONG = Array.from({ length: 40 }, (_, i) => `getelementby${String.fromCharCode(97 + ((i * 7) % 26))}${i}`);
const PAIRS = ['循环', '事件', '件循', '가나', '\u{20000}'.slice(0, 2), '龥豈', 'ａｂ'];
/** Terms that are not pairs, or start with one. */
const BESIDE = ['循', '循环\u{20001}', '\u{20000}\u{20001}', '事', '\uffff'];

describe('order of terms', () => {
  it.each([
    ['nothing', []],
    ['words', WORDS],
    ['words that differ late', LONG],
    ['all', [...LONG, ...WORDS, ...PAIRS, ...BESIDE]],
  ])('%s: by UTF-16 units, as strings are compared', (_, texts) => {
    const found = Array.from(orderOf(texts), (place) => texts[place]!);
    expect(found).toEqual([...texts].sort());
  });

  it('codes: as numbers without sign', () => {
    const codes = Uint32Array.from([0x9fff4e00, 0x4e004e01, 0x4e004e00, 0xffffffff, 0, 0x80000000, 0x4e00ffff]);
    expect(Array.from(orderOfCodes(codes), (place) => codes[place]!)).toEqual([...codes].sort((a, b) => a - b));
  });

  it('numbers of terms, pairs among the others', () => {
    const terms = [...new Set([...PAIRS, ...WORDS, ...BESIDE, ...LONG])];
    const ids = new TermIds();
    for (const term of terms) ids.of(term);
    expect(Array.from(ids.sorted(), (number) => ids.name(number))).toEqual([...terms].sort());
  });
});
