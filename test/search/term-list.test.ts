import { describe, expect, it } from 'vitest';
import { TermList } from '../../renderer/output/search/term-list.js';

const TERMS = ['=~sj', 'use', 'useeffect', 'user', '事件', '事循', '事循环'];

describe('a list of terms', () => {
  const list = TermList.of(TERMS.join('\n'));

  it('gives each back, whole and without what it shares with the one before', () => {
    expect(Array.from({ length: list.length }, (_, i) => list.at(i))).toEqual(TERMS);
    expect(TERMS.map((_, i) => list.lengthAt(i))).toEqual(TERMS.map(({ length }) => length));
    expect(TERMS.slice(1).map((_, i) => list.sharedAt(i + 1))).toEqual([0, 3, 3, 0, 1, 2]);
    expect(list.from(2, 3)).toBe('effect');
  });

  it('is cut', () => {
    const part = list.slice(2, 5);
    expect(part).toEqual(TermList.of('useeffect\nuser\n事件'));
    expect([list.textOf(1, 3), list.textOf(3, 3)]).toEqual(['use\nuseeffect', '']);
  });

  it.each([
    ['', 0],
    ['use', 1],
    ['usee', 2],
    ['事', 4],
    ['鿿', 7],
  ])('finds where %j stands or would stand', (term, place) => {
    expect(list.lowerBound(term)).toBe(place);
  });

  it('may be empty, and longer than what is expected', () => {
    expect([TermList.of('').length, TermList.of('a').length]).toEqual([0, 1]);
    const many = Array.from({ length: 5000 }, (_, i) => String(i));
    const long = TermList.of(many.join('\n'));
    expect([long.length, long.at(1023), long.at(4999)]).toEqual([5000, '1023', '4999']);
  });
});
