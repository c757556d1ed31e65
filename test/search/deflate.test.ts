import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deflate } from '../../renderer/output/search/deflate.js';
import { inflate } from '../../theme/client/search/engine/inflate.js';

const utf8 = (text: string) => new TextEncoder().encode(text);
function noise(length: number, below: number): Uint8Array {
  let state = length + below;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  });
}

const INPUTS: [name: string, bytes: Uint8Array][] = [
  ['nothing', new Uint8Array(0)],
  ['one byte', Uint8Array.of(7)],
  ['one byte many times', new Uint8Array(70_000)],
  ['text', utf8('事件循环先取出一个宏任务，再清空微任务队列。'.repeat(40))],
  ['noise, stored', noise(5000, 256)],
  ['noise longer than a stored block', noise(70_000, 256)],
  ['few letters', noise(20_000, 3)],
  ['skewed counts', Uint8Array.from({ length: 30_000 }, (_, i) => Math.clz32(Math.imul(i, 2654435761)))],
  ['matches of all lengths', utf8(Array.from({ length: 300 }, (_, i) => `${'ab'.repeat(i)}${i}`).join(''))],
];

describe('deflate (D11)', () => {
  it.each(INPUTS)('%s: our inflate and the standard one give it back', (_, bytes) => {
    const packed = deflate(bytes);
    expect(Buffer.from(inflate(packed)).equals(Buffer.from(bytes))).toBe(true);
    expect(inflateRawSync(packed).equals(Buffer.from(bytes))).toBe(true);
  });

  it('is smaller than the text and always the same', () => {
    const bytes = INPUTS[3]![1];
    expect(deflate(bytes).length).toBeLessThan(bytes.length / 10);
    expect(deflate(bytes)).toEqual(deflate(bytes.slice()));
  });

  it('keeps nothing of what it packed before', () => {
    const before = INPUTS.map(([, bytes]) => deflate(bytes));
    for (const [i, [, bytes]] of [...INPUTS.entries()].reverse()) expect(deflate(bytes)).toEqual(before[i]);
  });

  it.each([
    ['cut short', (packed: Uint8Array) => packed.slice(0, -4)],
    ['a type that does not exist', () => Uint8Array.of(7, 0)],
    ['a distance before the start', () => Uint8Array.of(0x05, 0xc0, 0x81, 0, 0, 0, 0, 0, 0x10)],
  ])('inflate throws on %s', (_, spoil) => {
    expect(() => inflate(spoil(deflate(INPUTS[3]![1])))).toThrow();
  });
});
