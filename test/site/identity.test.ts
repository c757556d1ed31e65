import { describe, expect, test } from 'vitest';
import { docIdentity, pagePath, permalinkOf, postName } from '../../renderer/site/graph/ids-and-slugs.js';
import { numberSplitter, splitNumber } from '../../renderer/site/graph/number-prefixes.js';

describe('B1.8 number prefixes', () => {
  test.each([
    ['01-intro', 'intro', 1],
    ['001 - My Doc', 'My Doc', 1],
    ['1_x', 'x', 1],
    ['1.x', 'x', 1],
    ['1--x', 'x', 1],
    ['1._x', 'x', 1],
    ['1 . 2', '2', 1],
    ['0-a', 'a', 0],
    ['3.数组', '数组', 3],
  ])('%s', (raw, name, number) => expect(splitNumber(raw)).toEqual({ name, number }));
  test.each(['2021-11-foo', '7.0-foo', '10-2', '01-01-x', '1-2024总结', '1 x', '01-', '1—x', '１-x', '3、数组', 'x-1'])(
    'B1.9 %s stays whole',
    (name) => {
      expect(splitNumber(name)).toEqual({ name });
    },
  );
});

describe('B1.12 ids, B1.18–B1.20 slugs', () => {
  test.each([
    ['intro.md', {}, 'intro', '/intro'],
    ['01-guide/01-first.md', {}, 'guide/first', '/guide/first'],
    ['api/README.md', {}, 'api/README', '/api/'],
    ['code/Idx/index.md', {}, 'code/Idx/index', '/code/Idx/'],
    ['a/a.md', {}, 'a/a', '/a/'],
    ['A/a.md', {}, 'A/a', '/A/'],
    ['01-a/01-a.md', {}, 'a/a', '/a/'],
    ['01-a/a.md', {}, 'a/a', '/a/a'],
    ['01-a/01-index.md', {}, 'a/index', '/a/index'],
    ['INDEX.md', {}, 'INDEX', '/'],
    ['a b/c d.md', {}, 'a b/c d', '/a b/c d'],
    ['中文/文档.mdx', {}, '中文/文档', '/中文/文档'],
    ['01-g/02-x.md', { id: '01-own' }, 'g/01-own', '/g/01-own'],
    ['01-g/02-x.md', { parse_number_prefixes: false }, '01-g/02-x', '/01-g/02-x'],
    ['a/b.md', { slug: '/x' }, 'a/b', '/x'],
    ['a/b.md', { slug: '/' }, 'a/b', '/'],
    ['a/b.md', { slug: 'x' }, 'a/b', '/a/x'],
    ['a/b.md', { slug: './x' }, 'a/b', '/a/x'],
    ['a/b.md', { slug: '../x' }, 'a/b', '/x'],
    ['a/b.md', { slug: '../../../x' }, 'a/b', '/x'],
    ['a/b.md', { slug: 'x/' }, 'a/b', '/a/x/'],
    ['a/b.md', { slug: '..' }, 'a/b', '/'],
    ['a/index.md', { slug: 'x' }, 'a/index', '/a/x'],
    ['a/[x].md', {}, 'a/[x]', '/a/[x]'],
    ['a/c++.md', {}, 'a/c++', '/a/c++'],
    ['a/100%.md', {}, 'a/100%', '/a/100%'],
  ])('%s %j', (path, frontMatter, id, slug) => {
    const identity = docIdentity(path, frontMatter, splitNumber);
    expect([identity.id, identity.slug, identity.fault]).toEqual([id, slug, undefined]);
  });
  test('numberPrefixParser: false', () =>
    expect(docIdentity('01-a/02-b.md', {}, numberSplitter(false)).id).toBe('01-a/02-b'));
  test.each([
    ['a.md', { id: 'x/y' }, 'id'],
    ['a/x?y.md', {}, 'slug'],
    ['a/x#y.md', {}, 'slug'],
  ])('B1.13 B1.22 %s %j', (path, frontMatter, fault) =>
    expect(docIdentity(path, frontMatter, splitNumber).fault).toBe(fault),
  );
  test('B1.23', () => expect(permalinkOf('/base/', '/docs', '/a b/')).toBe('/base/docs/a b/'));
});

describe('B2.3–B2.6 names of posts', () => {
  const day = '2025-03-23T00:00:00.000Z';
  test.each([
    ['2025-03-23-hello.md', '/2025/03/23/hello', day],
    ['2025/03/23/hello.md', '/2025/03/23/hello', day],
    ['2025-03-23-hello/index.md', '/2025/03/23/hello', day],
    ['2025-03-23/hello.md', '/2025/03/23/hello', day],
    ['2025-3-3-hello.md', '/2025/3/3/hello', '2025-03-03T00:00:00.000Z'],
    ['folder/2025-03-23-x.md', '/2025/03/23/folder/x', day],
    ['2025-03-23.md', '/2025/03/23/', day],
    ['v2025-03-23x.md', '/2025/03/23/vx', day],
    ['hello.md', '/hello', undefined],
    ['folder/index.md', '/folder', undefined],
    ['中文标题.md', '/中文标题', undefined],
    ['index.md', '/index', undefined],
    ['a/2025-03-23/index.md', '/2025/03/23/a/index', day],
  ])('%s → %s', (path, slug, date) => expect(postName(path)).toMatchObject({ slug, ...(date && { date }) }));
});

test.each([
  ['index.tsx', '/'],
  ['a/b.tsx', '/a/b'],
  ['a/index.md', '/a/'],
  ['关于.md', '/关于'],
  ['reindex.md', '/reindex'],
])('B3.2 page %s → %s', (path, route) => expect(pagePath(path)).toBe(route));
