import { expect, it } from 'vitest';
import { movedRoutes } from '../../renderer/engine/moved-routes.js';

const place = (route: string, source: string, hash: string) => ({ route, source, hash });
const a = place('/a', 'a.md', '1');
const b = place('/b', 'b.md', '2');

it.each([
  ['nothing moved', [a, b], [a, b], {}],
  ['another slug', [a, b], [{ ...a, route: '/x' }, b], { '/a': '/x' }],
  ['a renamed file', [a, b], [place('/n', 'n.md', '1'), b], { '/a': '/n' }],
  ['renamed and changed', [a, b], [place('/n', 'n.md', '3'), b], { '/a': '/n' }],
  ['gone', [a, b], [b], { '/a': null }],
  ['gone, while others came', [a, b], [b, place('/n', 'n.md', '3'), place('/m', 'm.md', '4')], { '/a': null }],
  ['a folder', [a, b], [place('/f/a', 'f/a.md', '1'), place('/f/b', 'f/b.md', '2')], { '/a': '/f/a', '/b': '/f/b' }],
  ['two of the same text', [a, { ...b, hash: '1' }], [place('/n', 'n.md', '1')], { '/a': '/n', '/b': '/n' }],
])('%s', (_, before, after, moved) => {
  expect(movedRoutes(before, after)).toEqual(moved);
});
