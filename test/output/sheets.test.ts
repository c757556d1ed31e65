/** Style sheets: correct ones have no findings, and the time is linear in their length. */
import { describe, expect, it } from 'vitest';
import { sheetSlips } from '../../renderer/output/bundle/sheet-slips.js';

const codes = (sheet: string) => sheetSlips(sheet, 'a.css').map(({ code }) => code);

it.each([
  ['names of browsers', '.a { -webkit-box-orient: vertical; -moz-osx-font-smoothing: grayscale; }'],
  ['variables', ':root { --my-颜色: red; --b: 10 px; } .a { color: var(--my-颜色) }'],
  ['properties nobody knows yet', '.a { interest-horizon: 1; text-wrap-flow: none }'],
  [
    'hacks',
    '.a { *zoom: 1; _height: 1px; filter: progid:DXImageTransform.Microsoft.gradient(startColorstr="#80000000") }',
  ],
  ['numbers', '.a { width: calc(1px + 2e3px); margin: -.5em +1rem; grid: auto-flow / 1fr 2fr; transition: a .2s }'],
  ['ranges of characters', '@font-face { font-family: a; unicode-range: U+0025-00FF, u+4?? }'],
  [
    'addresses',
    '.a { background: url(//b.example/a.png), url(data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>) }',
  ],
  ['signs in strings and comments', '/* 甲；// */ .a::before { content: "：；// #12345" }'],
  ['namespaces', '@namespace svg url(http://www.w3.org/2000/svg);'],
  [
    'newer rules',
    '@layer a { @starting-style { .a { color: red } } } @container (min-width: 1px) { .a { color: red } }',
  ],
  ['nested rules', '.a { &:hover { color: red } a:hover { color: red } .b & { color: red } }'],
  [
    'selectors of browsers',
    '.a::-webkit-scrollbar-thumb, ::view-transition-old(root), :is(.b, :where(.c)) { color: red }',
  ],
  ['compilers', '@tailwind base; .a { @apply b; composes: c from "./b.css"; }'],
])('says nothing of %s', (_, sheet) => {
  expect(codes(sheet)).toEqual([]);
});

it('tells each slip of a sheet once, also behind full-width signs', () => {
  expect(codes('.a ｛ colour： red； ｝\n// b\n.b:hovr { margin: 1 px }')).toEqual([
    'sheet-comment',
    'sheet-sign',
    'sheet-property',
    'sheet-selector',
    'sheet-space',
  ]);
});

const PIECES = [
  '/*',
  '"',
  '(',
  '{',
  '}',
  'a:',
  'color ',
  ' color:',
  '#',
  '1 ',
  '!',
  ':',
  '@',
  '；',
  'url(',
  '//',
  'http://',
  '.1',
];

describe('100 KB take time in proportion', () => {
  it.each(PIECES)('of %s', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const before = process.cpuUsage();
    for (const sheet of [text, `a { b: ${text}`, `a { color: ${text} }`]) sheetSlips(sheet, 'a.css');
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
  });
});

it('a full-width sign below other lines is reported at its own line and column', () => {
  const [found] = sheetSlips('a { color: red }\n\nb {\n  color：red;\n}\n', 'a.css');
  expect([found?.line, found?.column]).toEqual([4, 8]);
});
