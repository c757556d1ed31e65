import { describe, expect, test } from 'vitest';
import { excluder, matcher } from '../../renderer/site/helpers/glob.js';
import { build } from './helper.js';

/** Pattern, paths that it matches, paths that it does not. */
const PATTERNS: [pattern: string, yes: string[], no: string[]][] = [
  ['**/*.{md,mdx}', ['a.md', 'b/c.mdx'], ['a.txt', 'a.mdxx']],
  ['*.md', ['a.md'], ['b/a.md']],
  ['./a/*.md', ['a/x.md'], ['x.md']],
  ['?.md', ['a.md'], ['ab.md']],
  ['[ab].md', ['a.md'], ['c.md']],
  ['[!ab].md', ['c.md'], ['a.md']],
  ['[[:digit:]].md', ['1.md'], ['a.md']],
  ['{a,{b,c}}.md', ['a.md', 'c.md'], ['d.md']],
  ['**/+(drafts|private)/**', ['drafts/x.md', 'a/private/y/z.md'], ['draft/x.md', 'public/x.md']],
  ['@(a|b).md', ['a.md'], ['c.md', 'ab.md']],
  ['?(a)b.md', ['b.md', 'ab.md'], ['aab.md']],
  ['*(a)b.md', ['b.md', 'aab.md'], ['cb.md']],
  ['!(x)/*.md', ['y/a.md'], ['x/a.md']],
  ['a{1..3}.md', ['a1.md', 'a3.md'], ['a4.md', 'a13.md']],
  ['a{8..11}.md', ['a8.md', 'a10.md'], ['a1.md', 'a12.md']],
  ['a{08..10}.md', ['a08.md', 'a10.md'], ['a8.md']],
  ['a{9..1..4}.md', ['a9.md', 'a1.md'], ['a8.md']],
  ['a{a..c}.md', ['ab.md'], ['ad.md']],
  ['a{1..999999999}.md', ['a7.md'], ['ab.md']],
  ['\\*.md', ['*.md'], ['a.md']],
  ['\\[a\\].md', ['[a].md'], ['a.md']],
  ['a[.md', ['a[.md'], ['a.md']],
  ['(指南|笔记)/*.md', ['笔记/一.md'], ['其他/一.md']],
];

describe('glob patterns', () => {
  test.each(PATTERNS)('%s', (pattern, yes, no) => {
    const matches = matcher([pattern]);
    expect({ yes: yes.filter(matches), no: no.filter(matches) }).toEqual({ yes, no: [] });
  });

  test('a pattern with ! in front takes away from the others', () => {
    const matches = matcher(['**/*.md', '!drafts/**']);
    expect(['a.md', 'drafts/a.md'].filter(matches)).toEqual(['a.md']);
  });

  test.each(['drafts', 'drafts/', './drafts', '**/drafts', '!drafts', 'drafts/**', 'dra*', '+(drafts|x)'])(
    '%s leaves out all of the folder',
    (pattern) => {
      const excluded = excluder([pattern]);
      expect(['drafts/a.md', 'drafts/b/c.md', 'a/b.md'].filter(excluded)).toEqual(['drafts/a.md', 'drafts/b/c.md']);
    },
  );
});

describe('no excluded folder is published', () => {
  const files = {
    'docs/a.md': '',
    'docs/drafts/b.md': '',
    'docs/x/private/c.md': '',
    'docs/ch1/d.md': '',
    'docs/ch10/e.md': '',
    'docs/*.md': '',
  };
  test.each<[string[], string[]]>([
    [['**/+(drafts|private)/**'], ['/docs/*', '/docs/a', '/docs/ch1/d', '/docs/ch10/e']],
    [['!(a).md', '*/**'], ['/docs/a']],
    [
      ['ch{1..10}/**', '\\*.md'],
      ['/docs/a', '/docs/drafts/b', '/docs/x/private/c'],
    ],
    [
      ['drafts', '**/private', 'ch*'],
      ['/docs/*', '/docs/a'],
    ],
  ])('%j', (exclude, published) => {
    const made = build({ files, config: { blog: false, pages: false, docs: { exclude } } });
    expect(made.pages.flatMap(({ kind, route }) => (kind === 'doc' ? [route] : [])).sort()).toEqual(published);
  });
});
