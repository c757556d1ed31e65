/** Texts of the index in the shorter of two encodings. */
import { describe, expect, it } from 'vitest';
import { textBytes } from '../../renderer/output/search/text-bytes.js';
import { IN_GB } from '../../renderer/shared/search-format.js';

/** As the browser reads them. */
const read = (bytes: Uint8Array) =>
  JSON.parse(new TextDecoder(bytes[0] === IN_GB ? 'gb18030' : 'utf-8', { fatal: true }).decode(bytes));

describe('bytes of a text', () => {
  it.each([
    ['simplified', '浏览器渲染：“事件循环”——《前端》，ＡＢ。', true],
    ['traditional', '瀏覽器的渲染機制與「事件迴圈」', true],
    ['Japanese', 'ブラウザーのレンダリングとイベントループ', true],
    ['signs outside of the table', '闭包很好用，而且到处都有，浏览器里也有，服务器里也有 😀 é \u2028 𠮷', true],
    ['Korean', '브라우저 렌더링과 이벤트 루프', false],
    ['Russian', 'Цикл событий браузера', false],
    ['English', 'The event loop – “queue”', false],
  ])('%s', (_, text, isShorter) => {
    const bytes = textBytes(JSON.stringify([1, text]));
    expect(read(bytes)).toEqual([1, text]);
    expect(bytes[0] === IN_GB).toBe(isShorter);
    expect(bytes.length <= new TextEncoder().encode(JSON.stringify([1, text])).length).toBe(true);
  });

  it('holds every character of the first plane', () => {
    for (let at = 0; at < 0x10000; at += 64) {
      const units = Array.from({ length: 64 }, (_, i) => at + i).filter((unit) => unit < 0xd800 || unit > 0xdfff);
      // Adds enough Han that both ways are taken.
      for (const text of [String.fromCharCode(...units), String.fromCharCode(...units) + '中'.repeat(500)])
        expect(read(textBytes(JSON.stringify(text)))).toBe(text);
    }
  });

  it('are those of the standard for common characters', () => {
    const text = '，啊中编译渲'.repeat(2);
    const bytes = [...textBytes(text)].map((byte) => byte.toString(16)).join(' ');
    expect(bytes).toBe(`20${' a3 ac b0 a1 d6 d0 b1 e0 d2 eb e4 d6'.repeat(2)}`);
  });
});
