import { expect, it } from 'vitest';
import { styleObject } from '../../renderer/site/helpers/style-text.js';

it.each<[text: string, style: Record<string, string>]>([
  ['', {}],
  ['color: red', { color: 'red' }],
  [' color:red ;; margin-top : 1px; ', { color: 'red', marginTop: '1px' }],
  ['--own-x: 1; -webkit-mask: none; -ms-flex: 1', { '--own-x': '1', WebkitMask: 'none', msFlex: '1' }],
  ['background: url(data:image/png;base64,AA==); top: 0', { background: 'url(data:image/png;base64,AA==)', top: '0' }],
  ['content: ";:"; quotes: \'a;b\'', { content: '";:"', quotes: "'a;b'" }],
  ['background: url("a;(b).png")', { background: 'url("a;(b).png")' }],
  ['color: red; /* a; b: c */ top: 0', { color: 'red', top: '0' }],
  ['red; top: 0; : 1', { top: '0' }],
  ['a: (; b: "; c: 1', { a: '(', b: '"', c: '1' }],
])('%s', (text, style) => {
  expect(styleObject(text)).toEqual(style);
});

it('takes time in line with the length', () => {
  const text = `a:${'('.repeat(200_000)}`;
  expect(styleObject(text).a).toHaveLength(200_000);
});
