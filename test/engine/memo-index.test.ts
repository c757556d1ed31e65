/** The index of a memo: parts of it are read and written, and the file is the same in its others. */
import { describe, expect, it } from 'vitest';
import { MemoIndex } from '../../renderer/engine/memo/memo-index.js';
import type { Ref } from '../../renderer/engine/memo/memo-packs.js';
import { randomFrom } from './folders.js';

const SIZES = new Map([
  ['1-0', 1_000_000],
  ['1-1', 1_000_000],
  ['2-0', 1_000_000],
]);

const refOf = (n: number): Ref => [[...SIZES.keys()][n % 3]!, n * 10, 10, (n * 2_654_435_761) >>> 0];
const keyOf = (n: number) => `key "${n}"\n汉字 𠮷 \ud800`;
const open = (file: Buffer, sizes = SIZES) => MemoIndex.from(file, 'one', sizes);

function filled(count: number): MemoIndex {
  const index = new MemoIndex('one');
  for (let n = 0; n < count; n++) index.set(keyOf(n), refOf(n));
  return index;
}

const contentsOf = (index: MemoIndex) =>
  new Map([...index.keys()].sort().map((key): [string, Ref | undefined] => [key, index.get(key)]));
const linesOf = (file: Buffer) => file.toString().split('\n');

describe('index of a memo', () => {
  it.each([0, 1, 300, 5000])('with %i entries is read as it was written', (count) => {
    const index = filled(count);
    const copy = open(index.stored());
    expect(copy.contents()).toEqual(index.contents());
    expect(copy.get(keyOf(count))).toBeUndefined();
    for (let n = 0; n < count; n++) expect(copy.get(keyOf(n))).toEqual(refOf(n));
    expect([...copy.keys()]).toHaveLength(count);
  });

  it('of an edit has the lines of the one before but for a few', () => {
    const before = linesOf(filled(5000).stored());
    const index = open(Buffer.from(before.join('\n')));
    index.set(keyOf(7), refOf(8));
    index.set('another', refOf(9));
    index.delete(keyOf(11));
    const after = linesOf(index.stored());
    expect(after).toHaveLength(before.length);
    // The checksum, the head, and the parts of three keys.
    expect(after.filter((line, at) => line !== before[at]).length).toBeLessThanOrEqual(5);
    const again = open(Buffer.from(after.join('\n')));
    expect([7, 11, 12].map((n) => again.get(keyOf(n)))).toEqual([refOf(8), undefined, refOf(12)]);
  });

  it('holds what a list of all entries holds, whatever has been done to it', () => {
    const random = randomFrom(1);
    let index = new MemoIndex('one');
    const all = new Map<string, Ref>();
    for (let step = 0; step < 60; step++) {
      const most = step % 20 < 10 ? 800 : 20;
      for (let count = 0; count < most; count++) {
        const n = Math.floor(random() * 4000);
        index.set(keyOf(n), refOf(step + n));
        all.set(keyOf(n), refOf(step + n));
      }
      for (const key of [...all.keys()].filter(() => random() < (step % 20 < 10 ? 0.01 : 0.4))) {
        expect(index.delete(key)).toBe(all.delete(key));
      }
      if (random() < 0.7) index = open(index.stored());
      if (random() < 0.05) {
        index.clear();
        all.clear();
      }
      const packs = new Set([...all.values()].map(([pack]) => pack));
      expect(index.contents()).toEqual({ packs, bytes: all.size * 10 });
    }
    index.set(keyOf(1), refOf(1));
    all.set(keyOf(1), refOf(1));
    expect(contentsOf(index)).toEqual(new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1))));
  });

  it('leaves out what lies in no pack', () => {
    const cut = open(
      filled(600).stored(),
      new Map([
        ['1-0', 3000],
        ['2-0', 6000],
      ]),
    );
    const there = [...cut.keys()];
    expect(there.sort()).toEqual(
      Array.from({ length: 600 }, (_, n) => n)
        .filter((n) => (n % 3 === 0 && n * 10 + 10 <= 3000) || (n % 3 === 2 && n * 10 + 10 <= 6000))
        .map(keyOf)
        .sort(),
    );
    expect(cut.contents()).toEqual({ packs: new Set(['1-0', '2-0']), bytes: there.length * 10 });
  });

  it('gives the entries of some packs in the order of their values', () => {
    const found = [...open(filled(900).stored()).in(new Set(['1-1', '2-0']))];
    const wanted = [1, 2].flatMap((first) => Array.from({ length: 300 }, (_, at) => first + 3 * at));
    expect(found).toEqual(wanted.map((n) => [keyOf(n), refOf(n)]));
  });

  it('is empty where any byte is another, or the file is of something else', () => {
    const file = filled(40).stored();
    for (let at = 0; at < file.length; at++) {
      const damaged = Buffer.from(file);
      damaged[at]! ^= 1 << (at % 8);
      let index = new MemoIndex('one');
      try {
        index = open(damaged);
      } catch {
        // As good as none.
      }
      expect([...index.keys()], `byte ${at}`).toEqual([]);
    }
    expect([...MemoIndex.from(file, 'other', SIZES).keys()]).toEqual([]);
    for (const cut of [0, 1, 9, file.length >> 1, file.length - 1])
      expect([...open(file.subarray(0, cut)).keys()]).toEqual([]);
  });
});
