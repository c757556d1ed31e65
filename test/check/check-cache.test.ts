/** Values that a check keeps for the next one. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openCache } from '../../renderer/check/check-cache.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';

afterAll(removeFolders);

it('keeps what a run did not ask for: it may have looked at a part of the site, or be of another version of Node', () => {
  const file = join(temporaryFolder(), 'cache/check.json');
  const run = (day: string, asked: readonly string[], made: readonly string[] = []) => {
    const cache = openCache(file, day);
    const found = asked.map((key) => cache.get(key));
    for (const key of made) cache.set(key, `made ${day}`);
    cache.save();
    return found;
  };
  expect(run('2026-11-01', ['a'], ['a', 'b'])).toEqual([undefined]);
  expect(run('2026-11-10', ['a'])).toEqual(['made 2026-11-01']);
  expect(run('2026-11-14', ['b'], ['c'])).toEqual(['made 2026-11-01']);
  // Two weeks after the last use of each.
  expect(run('2026-11-25', ['c'])).toEqual(['made 2026-11-14']);
  expect(run('2026-11-26', ['a', 'b'])).toEqual([undefined, 'made 2026-11-01']);
});

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['entries of an earlier version', '{"a":{"problems":[]},"b":null}'],
])('begins anew with %s', (_name, text) => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'check.json': text });
  const cache = openCache(join(folder, 'check.json'), '2026-11-01');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
  cache.set('a', 1);
  cache.save();
  expect(openCache(join(folder, 'check.json'), '2026-11-01').get('a')).toBe(1);
});
