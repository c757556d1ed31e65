import { describe, expect, it } from 'vitest';
import { internalAddress, partCandidates, pathKey } from '../../theme/client/navigation/link-clicks.js';

const link = (href: string | null, attributes: Record<string, string> = {}) => ({
  getAttribute: (name: string) => (name === 'href' ? href : (attributes[name] ?? null)),
  hasAttribute: (name: string) => name in attributes,
});

describe('internalAddress (B5.33)', () => {
  const context = { baseUrl: '/base/', router: 'browser' as const, here: 'https://site.test/base/docs/a?q=1#x' };
  const rows: [string, string | null, Record<string, string>?][] = [
    ['/base/docs/b', '/base/docs/b'],
    ['/base', '/base'],
    ['b?x=1#y', '/base/docs/b?x=1#y'],
    ['https://site.test/base/docs/b', '/base/docs/b'],
    ['https://other.test/base/docs/b', null],
    ['/outside', null],
    ['/basement/x', null],
    ['#x', null],
    ['/base/docs/a?q=1#z', null],
    ['/base/docs/a#z', '/base/docs/a#z'],
    ['/base/docs/b', null, { target: '_blank' }],
    ['/base/docs/b', '/base/docs/b', { target: '_self' }],
    ['/base/docs/b', null, { download: '' }],
    ['/base/docs/b', null, { 'data-full-load': '' }],
    ['/base/files/a.pdf', null],
    ['/base/blog/rss.xml', null],
    ['/base/docs/node.js-hints', '/base/docs/node.js-hints'],
    ['/base/docs/b.html', '/base/docs/b.html'],
    ['mailto:a@b.test', null],
    ['http://[', null],
  ];
  for (const [href, expected, attributes] of rows) {
    it(`${href} ${JSON.stringify(attributes ?? {})} → ${expected}`, () => {
      expect(internalAddress(link(href, attributes), context)).toBe(expected);
    });
  }
  it.each([
    ['/base/', '/base/en/docs/b', null],
    ['/base/', '/base/en', null],
    ['/base/', '/base/entry', '/base/entry'],
    ['/base/en/', '/base/en/docs/b', '/base/en/docs/b'],
    ['/base/en/', '/base/docs/b', null],
  ])('is null for another language: at %s %s → %s', (baseUrl, href, expected) => {
    const languages = [{ baseUrl: '/base/' }, { baseUrl: '/base/en/' }];
    expect(internalAddress(link(href), { ...context, baseUrl, languages })).toBe(expected);
  });
  it('is null for an anchor without address', () => expect(internalAddress(link(null), context)).toBeNull());
});

describe('internalAddress with the hash router (B5.34)', () => {
  const context = { baseUrl: '/', router: 'hash' as const, here: 'file:///tmp/index.html#/docs/a' };
  const rows: [string, string | null][] = [
    ['#/docs/b', '/docs/b'],
    ['/docs/b#y', '/docs/b#y'],
    ['#y', '#y'],
    ['https://other.test/', null],
    ['//other.test/', null],
    ['/files/a.zip', null],
    ['./files/a', null],
  ];
  for (const [href, expected] of rows) {
    it(`${href} → ${expected}`, () => expect(internalAddress(link(href), context)).toBe(expected));
  }
});

describe('addresses of pages', () => {
  it('are the same page without `.html`, final slash and case, decoded (B5.9, B5.11, B5.12)', () => {
    for (const path of ['/docs/Intro', '/docs/intro/', '/DOCS/intro.html', '/docs/intro/index.html']) {
      expect(pathKey(path)).toBe('/docs/intro');
    }
    expect(pathKey('/docs/%E4%B8%AD')).toBe('/docs/中');
    expect(pathKey('/')).toBe('/');
    expect(pathKey('/docs/%E4%')).toBe('/docs/%e4%');
  });
  it('have their parts', () => {
    expect(partCandidates('/base/docs/%E4%B8%AD', '/base/')).toEqual(['/base/_notes/page/docs/中.json']);
    expect(partCandidates('/base/x.html', '/base/')).toEqual([
      '/base/_notes/page/x.json',
      '/base/_notes/page/x.html.json',
    ]);
    expect(partCandidates('/base', '/base/')).toEqual(['/base/_notes/page/index.json']);
    expect(partCandidates('/base/index.html', '/base/')).toEqual([
      '/base/_notes/page/index.json',
      '/base/_notes/page/index.html.json',
    ]);
  });
});
