/** Comments, messages and documents are in plain English: words with a private meaning, and openings that hide the subject, do not come back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles, sourceFilesOf } from './imports.js';

/** Phrases, and the plain ones in their place. */
const PHRASES: readonly [pattern: RegExp, instead: string][] = [
  [/\b(?:stands?|stood)\b(?!-)/i, 'is, is in, replaces'],
  [/\bbeside\b/i, 'next to, in addition to, besides'],
  [/\b(?:is|are|was|were) told\b(?! (?:to|otherwise)\b)/i, 'is reported, receives'],
  [/\b(?:lies|lie|lay) (?:in|on|at|below|above|behind|there|outside)\b/i, 'is in, is on'],
  [/\b(?:comes?|came|come) (?:or|and) (?:goes|go|gone|went)\b/i, 'is added or removed'],
  [/\b(?:thereof|whereof|breathes?|stirs?)\b/i, 'a term of the field'],
];
/** A docstring says first what the thing does, or is. */
const OPENING = /^(?:What|Whether|Where|How|Which|Who|Why|When)\b/;

/** Text of the comments of some code, a line each, with their line numbers; `isOpening` where a docstring begins. */
function commentsOf(code: string): { line: number; text: string; isOpening: boolean }[] {
  let isInside = false;
  return code.split('\n').flatMap((whole, index) => {
    const [, start, text] = /^\s*(\{?\/\*\*?|\/\/)?\s*(.*?)\s*(?:\*\/\}?)?$/.exec(whole)!;
    const isStart = start !== undefined && start !== '//';
    const isComment = isInside || start !== undefined;
    if (isStart || isInside) isInside = !whole.includes('*/');
    const plain = text!.replace(/^\*\s?/, '').replace(/`[^`]*`/g, '');
    const isEmpty = isStart && plain === '';
    if (!isComment) return [];
    return [{ line: index + 1, text: plain, isOpening: isStart && !isEmpty }];
  });
}

const faultsOf = (text: string): string[] =>
  PHRASES.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`"${found}": ${instead}`];
  });

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it.each([
  ['/** What stands in a file. */', ['"stands": is, is in, replaces', 'opening']],
  [
    '// Kept beside the page: it is told.',
    ['"beside": next to, in addition to, besides', '"is told": is reported, receives'],
  ],
  ['/**\n * Where it lies in the site.\n */', ['"lies in": is in, is on', 'opening']],
  ['/** Returns the stand-in for `standsFor`. */', []],
  ["const text = 'What stands beside it';", []],
])('%s', (code, faults) => {
  const found = commentsOf(code);
  const [first] = found.filter(({ text }) => text !== '');
  const opens = first !== undefined && code.startsWith('/**') && OPENING.test(first.text);
  expect([...found.flatMap(({ text }) => faultsOf(text)), ...(opens ? ['opening'] : [])]).toEqual(faults);
});

describe('plain words', () => {
  it('in comments', () => {
    const faults = sourceFiles('cli', 'renderer', 'theme').flatMap((file) =>
      commentsOf(read(file)).flatMap(({ line, text, isOpening }) =>
        [...faultsOf(text), ...(isOpening && OPENING.test(text) ? ['an opening without a subject'] : [])].map(
          (fault) => `${file}:${line} ${fault}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('in messages', () => {
    const faults = sourceFilesOf(join(root, 'renderer/site/problems'), /\.ts$/).flatMap((file) =>
      read(`renderer/site/problems/${file}`)
        .split('\n')
        .filter((line) => /\b(?:en|fixEn): /.test(line))
        .flatMap((line) => faultsOf(line).map((fault) => `${file}: ${fault}: ${line.trim()}`)),
    );
    expect(faults).toEqual([]);
  });

  it.each(['architecture', 'behaviours', 'decisions', 'dependencies', 'theme'])('in docs/%s.md', (name) => {
    const faults = read(`docs/${name}.md`)
      .split('\n')
      .flatMap((line, index) => faultsOf(line.replace(/`[^`]*`/g, '')).map((fault) => `${index + 1} ${fault}`));
    expect(faults).toEqual([]);
  });
});
