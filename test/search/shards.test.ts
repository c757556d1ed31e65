import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sealed } from '../../renderer/output/search/index-files.js';

const utf8 = (text: string) => new TextEncoder().encode(text);

const CONTENTS: [name: string, bytes: Uint8Array][] = [
  ['nothing', new Uint8Array(0)],
  ['one byte many times', new Uint8Array(70_000)],
  ['text', utf8('事件循环先取出一个宏任务，再清空微任务队列。'.repeat(40))],
  ['matches of all lengths', utf8(Array.from({ length: 300 }, (_, i) => `${'ab'.repeat(i)}${i}`).join(''))],
];

describe('a shard of the index', () => {
  it.each(CONTENTS)('%s: the browser gets back what was packed', (_, bytes) => {
    expect(inflateRawSync(sealed(bytes).subarray(3)).equals(Buffer.from(bytes))).toBe(true);
  });

  it('has the same bytes whatever was packed before it (D11)', () => {
    const before = CONTENTS.map(([, bytes]) => sealed(bytes));
    for (const [i, [, bytes]] of [...CONTENTS.entries()].reverse()) expect(sealed(bytes)).toEqual(before[i]);
  });

  it('has the bytes that every platform gives it (D11)', () => {
    expect(Buffer.from(sealed(utf8('微任务与宏任务，微任务与宏任务'))).toString('hex')).toBe(
      '0c70277bba6fdd93ddbb9f762d7cb2a3efe9ba7e08fbfd9e1eace200',
    );
  });
});
