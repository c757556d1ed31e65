import { afterAll, describe, expect, it } from 'vitest';
import { withCodeRepair } from '../../renderer/output/modules/code-repairs.js';
import { problem } from '../../renderer/site/problems/problem.js';
import { applyEdits } from '../../renderer/site/problems/repair.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';

afterAll(removeFolders);

/** The code of a problem, and the text with its repair, if that leaves no doubt. `‸` marks the place. */
function repaired(marked: string, message: string): [code: string, text: string | undefined] {
  const at = marked.indexOf('‸');
  const text = marked.replace('‸', '');
  const dir = temporaryFolder();
  writeFiles(dir, { 'a.js': text });
  const lines = text.slice(0, at).split('\n');
  const [line, column] = [lines.length, lines.at(-1)!.length + 1];
  const place = { file: 'a.js', line, column, length: 1, sourceLine: text.split('\n')[line - 1] };
  const found = withCodeRepair(problem('code-syntax', { message }, place), dir);
  return [found.code, found.repair?.sure ? applyEdits(text, [found.repair.edits]).text : undefined];
}

it.each([
  ['import { a ‸from "./a.js";', 'Expected "}" but found "from"', 'a word that is right'],
  ['f(g(1);\n‸f(2);', 'Expected ")" but found "f"', 'a bracket that is missing further up'],
])('what leaves the file unreadable is no repair: %s', (marked, message) => {
  expect(repaired(marked, message)).toEqual(['code-syntax', undefined]);
});

it.each([
  ["x = { a: 'T'‸；b: 2 };", 'Expected "}" but found "；"', "x = { a: 'T',b: 2 };", 'between entries'],
  ['f()‸；\n', 'Unexpected "；"', 'f();\n', 'at the end of a statement'],
  ['f‸（１０）;', 'Expected ";" but found "（"', 'f(10);', 'several in a row'],
  ['f(a‸， b， c);', 'Expected ")" but found "，"', 'f(a, b， c);', 'one of several'],
  ['f(a‸， b\n', 'Expected ")" but found "，"', 'f(a, b\n', 'before another mistake'],
])('a sign of Chinese typing: %s', (marked, message, text) => {
  expect(repaired(marked, message)).toEqual(['code-sign', text]);
});

describe('a semicolon', () => {
  const expected = (bracket: string) => `Expected "${bracket}" but found ";"`;

  it.each([
    ['x = { a: 1‸; b: 2 };', 'x = { a: 1, b: 2 };'],
    ['x = { a: 1‸;\n  b: 2 };', 'x = { a: 1,\n  b: 2 };'],
    ['x = { a: 1‸; };', 'x = { a: 1, };'],
    ["x = { a: 1‸; // one\n  'b-c': 2 };", "x = { a: 1, // one\n  'b-c': 2 };"],
    ['x = { a: 1‸; ...rest };', 'x = { a: 1, ...rest };'],
  ])('between entries is a comma: %s', (marked, text) => {
    expect(repaired(marked, expected('}'))).toEqual(['code-separator', text]);
  });

  it.each([
    ['const [n, set] = useState(0‸;', ')'],
    ['f(1‸;\nf(2);', ')'],
    ['const x = [1, 2‸;\nconst y = 1;', ']'],
    ['const x = { a: 1‸;\nconst y = 1;', '}'],
    ['const x = { a: 1‸;\n', '}'],
  ])('behind a bracket that was forgotten stays: %s', (marked, bracket) => {
    expect(repaired(marked, expected(bracket))).toEqual(['code-syntax', undefined]);
  });
});
