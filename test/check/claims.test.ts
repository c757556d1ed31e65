import { describe, expect, it } from 'vitest';
import { type Claim, maskClaims, rfcClaims, versionClaims } from '../../renderer/check/claims.js';

const listed = (claims: readonly Claim[]) => claims.map(({ name, number }) => `${name} ${number}`).join(', ');

describe('claims on versions', () => {
  it.each([
    ['Chrome 133、Safari 18.2 与 Firefox 120 起', 'chrome 133, safari 18.2, firefox 120'],
    ['Edge 16', 'edge 16'],
    ['Chrome for Android 120', 'chrome 120'],
    ['Firefox ESR 115 and Chrome Canary 140', 'firefox 115, chrome 140'],
    ['Firefox 浏览器版本 140', 'firefox 140'],
    ['Node.js v18, the last', 'node.js 18'],
    ['NodeJS 20', 'nodejs 20'],
    ['Chrome >=111, iOS Safari < 13.2, Edge ≥ 79', 'chrome 111, safari 13.2, edge 79'],
    ['Chromium `108` and Node.js `v16.17.1`', 'chromium 108, node.js 16.17.1'],
    ['Chrome (64.0.3278.0 dev), Firefox（59.0a1 Nightly）', 'chrome 64.0.3278.0, firefox 59.0'],
    ['Node.js\nversion 16 and 21', 'node.js 16, node.js 21'],
    ['Node.js 20, 22, and 24+', 'node.js 20, node.js 22, node.js 24'],
    ['Node.js 20.19+ 或 22.12+', 'node.js 20.19, node.js 22.12'],
    ['Node.js 22.18 与 23.6 起', 'node.js 22.18, node.js 23.6'],
    ['Chrome 87 → 107', 'chrome 87, chrome 107'],
    ['Firefox 从 3 到 49 版本，Firefox 6-8', 'firefox 3, firefox 49, firefox 6, firefox 8'],
    ['Safari 7.1（Mac）和 8（Mac 和 iOS）', 'safari 7.1, safari 8'],
    ['iOS 9 上的 Safari、iOS 10 搭载的 Safari、iOS5 Safari', 'safari 9, safari 10, safari 5'],
    ['node 8 版本、node8.3、node v10 与 node >= 12', 'node 8, node 8.3, node 10, node 12'],
    ['runs in Node.js: fixed for node 16, Nodejs V12', 'node 16, nodejs 12'],
  ])('%j', (text, expected) => {
    expect(listed(versionClaims(maskClaims(text)))).toBe(expected);
  });

  it.each([
    ['a measure', 'Chrome 100%、Chrome 16px、Safari 64-bit、Firefox 3 times、Chrome 2 个标签页、Node 12 月发布'],
    ['a year behind a version', 'Chrome 64 和 2017', 'chrome 64'],
    ['a system that has a Safari of its own number', 'iOS 9 的系统，iOS 9 Safari 9', 'safari 9'],
    ['a number of another kind behind a comma', 'Chrome 64, 3 tabs', 'chrome 64'],
    ['a note or a count in brackets', 'Firefox (2)'],
    ['a node of a graph', 'node 8 and edge 3, node1'],
    ['a version that never was', 'Node 2'],
    ['part of a name', '@types/node 20, my-node 20, foo.node 20, Chrome 3D'],
    ['code', '`Chrome 88`\n\n```text\nChrome 88 `88`\n```\n\n<!-- Chrome 88 `88` -->'],
    ['an address', '[x](https://a.example/Chrome%20Edge 79) https://a.example/?q=Safari 9', ''],
  ])('not %s', (_, text, expected = '') => {
    expect(listed(versionClaims(maskClaims(text)))).toBe(expected);
  });
});

describe('claims on RFCs', () => {
  it.each([
    ['RFC 9110、RFC9111 与 rfc-6265', 'rfc 9110, rfc 9111, rfc 6265'],
    ['RFC 7230 和 7231', 'rfc 7230, rfc 7231'],
    ['RFCs 2817 and 2818', 'rfc 2817, rfc 2818'],
    ['RFC 2616 和 1999 年', 'rfc 2616'],
    ['RFC 723x', ''],
    ['[x](https://www.rfc-editor.org/rfc/rfc9110) `RFC 9110`', ''],
  ])('%j', (text, expected) => {
    expect(listed(rfcClaims(maskClaims(text)))).toBe(expected);
  });
});

it('tells where a claim stands, at the offsets of the text', () => {
  const text = '`a` [b](c) Chromium `108`，Node.js\nv20 与 22';
  const claims = versionClaims(maskClaims(text));
  expect(claims.map(({ index, length, shown }) => [text.slice(index, index + length), shown])).toEqual([
    ['Chromium `108', 'Chromium 108'],
    ['Node.js\nv20', 'Node.js v20'],
    ['22', 'Node.js 22'],
  ]);
});
