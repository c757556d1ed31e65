import { describe, expect, it } from 'vitest';
import { createMatchPath, matchPath } from '../../theme/client/navigation/match-path.js';
import { normalizePath } from '../../theme/client/navigation/reader-place.js';

describe('matchPath (B5.9)', () => {
  const rows: [string, string, object, string | null][] = [
    ['/docs/intro', '/docs', {}, '/docs'],
    ['/docs-old/intro', '/docs', {}, null],
    ['/docs/intro', '/docs', { exact: true }, null],
    ['/docs', '/docs', { exact: true }, '/docs'],
    ['/docs/', '/docs', { exact: true }, '/docs/'],
    ['/docs/', '/docs', { exact: true, strict: true }, null],
    ['/docs', '/docs/', { exact: true }, '/docs'],
    ['/docs', '/docs/', { exact: true, strict: true }, null],
    ['/docs/x', '/docs/', { strict: true }, '/docs/'],
    ['/DOCS/Intro', '/docs/intro', { exact: true }, '/DOCS/Intro'],
    ['/DOCS/Intro', '/docs/intro', { exact: true, sensitive: true }, null],
    ['/', '/', { exact: true }, '/'],
    ['/anything', '/', {}, '/'],
    ['/docs/中文', '/docs/中文', { exact: true }, '/docs/中文'],
    ['/docs/a+b(c)', '/docs/a+b(c)', { exact: true }, '/docs/a+b(c)'],
    ['/any/thing', '*', {}, '/any/thing'],
  ];
  for (const [pathname, path, options, url] of rows) {
    it(`${pathname} against ${path} ${JSON.stringify(options)} → ${url}`, () => {
      expect(matchPath(pathname, path, options)?.url ?? null).toBe(url);
    });
  }
  it('gives parameters and whether the match is exact', () => {
    expect(matchPath('/blog/tags/css/page/2', '/blog/tags/:tag/page/:n(\\d+)', { exact: true })).toEqual({
      path: '/blog/tags/:tag/page/:n(\\d+)',
      url: '/blog/tags/css/page/2',
      isExact: true,
      params: { tag: 'css', n: '2' },
    });
    expect(matchPath('/blog/tags/css/page/two', '/blog/tags/:tag/page/:n(\\d+)')).toBeNull();
    expect(matchPath('/blog', '/blog/:year?', { exact: true })?.params).toEqual({ year: undefined });
    expect(matchPath('/blog/tags/css', '/blog')?.isExact).toBe(false);
  });
});

describe('cache of compiled patterns (B5.10)', () => {
  it('holds one entry per pattern and option triple and stops at its limit, still matching beyond it', () => {
    const match = createMatchPath(3);
    match('/a', '/a');
    match('/b', '/a');
    expect(match.size()).toBe(1);
    match('/a', '/a', { exact: true });
    match('/a', '/b');
    match('/a', '/c');
    expect(match.size()).toBe(3);
    expect(match('/c', '/c')?.url).toBe('/c');
    expect(match.size()).toBe(3);
  });
  it('is capped at 10,000', () => {
    const match = createMatchPath();
    for (let n = 0; n < 10_050; n++) match('/x', `/p${n}`);
    expect(match.size()).toBe(10_000);
  });
});

describe('normalizePath (B5.12)', () => {
  const rows: [string, string[], string][] = [
    ['/docs/x/index.html', [], '/docs/x'],
    ['/index.html', [], '/'],
    ['/docs/intro.html', [], '/docs/intro'],
    ['/docs/intro.html', ['/docs/intro.html'], '/docs/intro.html'],
    ['/docs/intro', [], '/docs/intro'],
    ['/docs/intro/', [], '/docs/intro/'],
    ['/docs/html', [], '/docs/html'],
    ['/docs/x.html.md', [], '/docs/x.html.md'],
  ];
  for (const [pathname, routes, expected] of rows) {
    it(`${pathname} with routes [${routes}] → ${expected}`, () => {
      expect(normalizePath(pathname, (path) => routes.includes(path))).toBe(expected);
    });
  }
});
