import { describe, expect, test } from 'vitest';
import { kebabCase } from '../../renderer/site/helpers/kebab.js';
import { sortByLabel } from '../../renderer/site/helpers/order.js';

describe('B1.90 kebab case', () => {
  test.each([
    ['性能优化', '性能优化'],
    ['Node.js', 'node-js'],
    ['nodeJS', 'node-js'],
    ['node.js', 'node-js'],
    ['C++', 'c'],
    ['TypeScript 类型', 'type-script-类型'],
    ['HTTP2', 'http-2'],
    ['HTTP/2', 'http-2'],
    ['iOS', 'i-os'],
    ['v2.0', 'v-2-0'],
    ['ES6模块', 'es-6-模块'],
    ['hello world', 'hello-world'],
    ["it's", 'its'],
    ['café Öl', 'cafe-ol'],
    ['', ''],
    ['🎉 party', '🎉-party'],
    ['XMLHttpRequest', 'xml-http-request'],
    ['1st place', '1st-place'],
  ])('%s → %s', (text, kebab) => expect(kebabCase(text)).toBe(kebab));
});

test('B1.97 order of labels: signs, digits, Latin without case, Han by code point', () => {
  const labels = ['性能优化', 'vue', '安全', 'HTTP', 'html', '前端', 'Élan', 'CSS', 'css', '3d', '_x', 'é'];
  expect(sortByLabel(labels, (label) => label)).toEqual([
    '_x',
    '3d',
    'css',
    'CSS',
    'é',
    'Élan',
    'html',
    'HTTP',
    'vue',
    '前端',
    '安全',
    '性能优化',
  ]);
});

test('B1.96 order of titles as the Unicode collation has it: signs and pictographs before letters', () => {
  const titles = [
    '[E] 📄 <script>',
    '[E] 📄 JavaScript',
    '[E] Basic',
    '📄 a',
    '「引」',
    '@x',
    '/x',
    '1st',
    'a b',
    'a-b',
    'a.b',
    'a\u{fe0f}bc',
    'abd',
    'ab',
    '中',
  ];
  const sorted = ['@x', '/x', '1st', 'a b', 'a-b', 'a.b', 'ab', 'a\u{fe0f}bc', 'abd', '中'];
  const result = sortByLabel([...titles].reverse(), (title) => title);
  expect(result.filter((title) => sorted.includes(title))).toEqual(sorted);
  expect(result.filter((title) => title.startsWith('['))).toEqual(titles.slice(0, 3));
  expect(result.indexOf('📄 a')).toBeLessThan(result.indexOf('1st'));
  expect(result.indexOf('「引」')).toBeLessThan(result.indexOf('1st'));
});
