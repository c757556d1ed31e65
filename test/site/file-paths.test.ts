import { expect, it } from 'vitest';
import { capitalDrive, isBelow, isInside, pathFrom, withoutKind } from '../../renderer/site/helpers/file-paths.js';

it.each([
  ['/site', '/site', true],
  ['/site', '/site/docs/a.md', true],
  ['/', '/site', true],
  ['/site', '/site-2/a.md', false],
  ['/site', '/', false],
])('a path below %s: %s is %s', (folder, path, is) => {
  expect(isBelow(folder, path)).toBe(is);
});

it('a folder may be written in another way', () => {
  expect([isInside('/site/', '/site/../site/a.md'), isInside('/site/docs/..', '/other')]).toEqual([true, false]);
});

it('a path from a folder may leave it', () => {
  expect([pathFrom('/site', '/site/docs/a.md'), pathFrom('/site/docs', '/other/a.md')]).toEqual([
    'docs/a.md',
    '../../other/a.md',
  ]);
});

it.each([
  ['mdx:/site/a.mdx', '/site/a.mdx'],
  ['text-of:C:\\site\\a.txt', 'C:\\site\\a.txt'],
  ['D:\\site\\a.md', 'D:\\site\\a.md'],
  ['D:/site/a.md', 'D:/site/a.md'],
  ['docs/a:b.md', 'docs/a:b.md'],
])('a module %s is %s without its kind', (name, bare) => {
  expect(withoutKind(name)).toBe(bare);
});

it.each([
  ['c:\\site', 'C:\\site'],
  ['C:\\site', 'C:\\site'],
  ['/c:/site', '/c:/site'],
  ['docs/a:b.md', 'docs/a:b.md'],
])('the drive of %s is a capital letter: %s', (path, capital) => {
  expect(capitalDrive(path)).toBe(capital);
});
