import { expect, it } from 'vitest';
import type { Document } from '../../renderer/site/content/document.js';
import { importCycles } from '../../renderer/site/graph/import-cycles.js';

const documents = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(
    ([source, files]) =>
      ({
        source,
        imports: files.map((file, index) => ({
          specifier: file,
          target: file.endsWith('.tsx') ? 'client' : 'partial',
          names: ['A'],
          line: index + 3,
          file,
        })),
      }) as unknown as Document,
  );

it.each<[string, Record<string, string[]>, string[]]>([
  ['nothing', {}, []],
  ['a line', { a: ['b'], b: ['c'], c: [] }, []],
  ['one file in two ways', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['code', { a: ['a.tsx', 'b'], b: [] }, []],
  ['itself', { a: ['b', 'a'] }, ['a:4 a → a']],
  ['two', { a: ['b'], b: ['a'] }, ['b:3 a → b → a']],
  ['three, found from outside', { page: ['a'], a: ['b'], b: ['c'], c: ['x', 'a'] }, ['c:4 a → b → c → a']],
  ['two circles', { a: ['a', 'b'], b: ['b'] }, ['a:3 a → a', 'b:3 b → b']],
])('finds circles of imports: %s', (_, imports, expected) => {
  const found = importCycles(documents(imports)).map(({ file, line, args }) => `${file}:${line} ${args!.cycle}`);
  expect(found).toEqual(expected);
});
