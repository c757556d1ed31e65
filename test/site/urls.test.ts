import { describe, expect, test } from 'vitest';
import {
  applyTrailingSlash,
  encodePath,
  joinPath,
  normalizeBase,
  outputFile,
  pagePart,
  resolvePath,
  samePathKey,
  sidebarPart,
  withBase,
  withoutBase,
} from '../../renderer/shared/urls.js';

const rules = (trailingSlash: boolean | undefined, baseUrl = '/') => ({ trailingSlash, baseUrl });

describe('B5.1 base', () => {
  test.each([
    ['', '/'],
    ['/', '/'],
    ['base', '/base/'],
    ['/base/', '/base/'],
    ['//a//b', '/a/b/'],
  ])('%s → %s', (from, to) => expect(normalizeBase(from)).toBe(to));
});

describe('B4.55 B5.5 withBase adds the base once', () => {
  test.each([
    ['/x', '/base/', '/base/x'],
    ['/base/x', '/base/', '/base/x'],
    ['/base', '/base/', '/base'],
    ['/', '/base/', '/base/'],
    ['#x', '/base/', '#x'],
    ['https://a.b/x', '/base/', 'https://a.b/x'],
    ['//a.b/x', '/base/', '//a.b/x'],
    ['mailto:a@b.c', '/base/', 'mailto:a@b.c'],
    ['x', '/base/', 'x'],
    ['', '/base/', '/base/'],
    ['/x', '/', '/x'],
  ])('%s below %s → %s', (path, base, out) => expect(withBase(path, base)).toBe(out));
  test('withoutBase', () => {
    expect(withoutBase('/base/x', '/base/')).toBe('/x');
    expect(withoutBase('/base', '/base/')).toBe('/');
    expect(withoutBase('/x', '/')).toBe('/x');
  });
});

describe('B5.2 trailing slash', () => {
  test.each([
    [undefined, '/a/', '/a/'],
    [undefined, '/a', '/a'],
    [true, '/a', '/a/'],
    [true, '/a?q=1#h', '/a/?q=1#h'],
    [true, '/a/', '/a/'],
    [true, '/', '/'],
    [true, '/404.html', '/404.html'],
    [false, '/a/', '/a'],
    [false, '/a/?q=/#h/', '/a?q=/#h/'],
    [false, '/', '/'],
    [false, '#x/', '#x/'],
  ] as const)('%s: %s → %s', (setting, url, out) => expect(applyTrailingSlash(url, rules(setting))).toBe(out));
  test('the base keeps its slash', () => expect(applyTrailingSlash('/b/', rules(false, '/b/'))).toBe('/b/'));
});

describe('B5.2–B5.4, B3.3 output files', () => {
  test.each([
    [false, '/', '/', 'index.html'],
    [false, '/', '/docs/intro', 'docs/intro.html'],
    [false, '/', '/docs/api/', 'docs/api.html'],
    [false, '/', '/blog/page/2', 'blog/page/2.html'],
    [false, '/', '/404.html', '404.html'],
    [undefined, '/', '/404.html', '404.html'],
    [undefined, '/', '/docs/intro', 'docs/intro/index.html'],
    [true, '/', '/docs/intro/', 'docs/intro/index.html'],
    [false, '/base/', '/base/docs/中文', 'docs/中文.html'],
    [undefined, '/base/', '/base/', 'index.html'],
  ] as const)('%s %s %s → %s', (setting, base, route, file) => {
    expect(outputFile(route, rules(setting, base))).toBe(file);
  });
});

describe('parts have stable addresses (D9)', () => {
  test.each([
    ['/', '/', '/_notes/page/index.json'],
    ['/', '/docs/a/', '/_notes/page/docs/a.json'],
    ['/base/', '/base/docs/a', '/base/_notes/page/docs/a.json'],
    ['/base/', '/base/', '/base/_notes/page/index.json'],
  ])('%s %s → %s', (baseUrl, route, part) => expect(pagePart(route, { baseUrl })).toBe(part));
  test('a sidebar name that is no file name', () => {
    expect(sidebarPart({ instance: 'default', version: 'current', name: 'a/b?' }, { baseUrl: '/' })).toBe(
      '/_notes/sidebar/default-current-a_b_.json',
    );
  });
});

test('B1.23 joinPath collapses slashes', () => {
  expect(joinPath('/', 'docs/', '/a//b/')).toBe('/docs/a/b/');
  expect(joinPath('', '')).toBe('/');
});

test.each([
  ['/docs/中文 a', '/docs/%E4%B8%AD%E6%96%87%20a'],
  ['/100%', '/100%25'],
  ['/a%20b', '/a%20b'],
  ['/c#', '/c%23'],
])('encodePath %s → %s', (path, out) => expect(encodePath(path)).toBe(out));

test.each([
  ['x', '/a/b', '/a/x'],
  ['../x', '/a/b', '/x'],
  ['../../../x', '/a/b', '/x'],
  ['x/', '/a/b', '/a/x/'],
  ['..', '/a/b', '/'],
  ['.', '/a/b', '/a/'],
  ['/x', '/a/b', '/x'],
])('B1.17 resolvePath %s from %s → %s', (to, base, out) => expect(resolvePath(to, base)).toBe(out));

test('samePathKey ignores case and final slash', () => {
  expect(samePathKey('/Docs/A/')).toBe('/docs/a');
  expect(samePathKey('/')).toBe('/');
});
