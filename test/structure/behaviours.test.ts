/** The rules of docs/behaviours.md and the places that refer to them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFilesOf } from './imports.js';

const LIST = 'docs/behaviours.md';
const REFERENCE = /\b(?:B\d+\.\d+|A-\d+)\b/g;

const text = readFileSync(join(root, LIST), 'utf8');
const [rules = '', exceptions = ''] = text.split('## Not tested in a browser');
const listed = [...rules.matchAll(/^- \*\*(\S+)\*\* \S/gm)].map(([, number]) => number!);

/** Every number that code, tests or documents use, ranges included, by the first file that does. */
function references(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of ['cli', 'renderer', 'theme', 'test', 'content', 'docs'])
    for (const path of sourceFilesOf(join(root, folder), /\.(?:tsx?|mjs|css|md)$/)) {
      if (`${folder}/${path}` === LIST) continue;
      const source = readFileSync(join(root, folder, path), 'utf8');
      for (const number of source.match(REFERENCE) ?? [])
        if (!found.has(number)) found.set(number, `${folder}/${path}`);
      for (const [, section, first, last] of source.matchAll(/\bB(\d+)\.(\d+)[–-]B\1\.(\d+)\b/g))
        for (let n = Number(first); n <= Number(last); n++)
          if (!found.has(`B${section}.${n}`)) found.set(`B${section}.${n}`, `${folder}/${path}`);
    }
  return found;
}

it('design decisions that are referred to are listed', () => {
  const decisions = readFileSync(join(root, 'docs/decisions.md'), 'utf8');
  const used = ['cli', 'renderer', 'theme', 'test', 'docs'].flatMap((folder) =>
    sourceFilesOf(join(root, folder), /\.(?:tsx?|mjs|css|md)$/).flatMap(
      (path) => readFileSync(join(root, folder, path), 'utf8').match(/(?<![\w#])D[1-9]\d?\b(?!\.)/g) ?? [],
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect([...new Set(used)].filter((number) => !decisions.includes(`**${number}**`))).toEqual([]);
});

describe('the list of behaviours', () => {
  const used = references();

  it('has every rule that is referred to', () => {
    expect([...used].filter(([number]) => !listed.includes(number))).toEqual([]);
  });

  it('has no rule that nothing refers to, and none twice', () => {
    expect(listed.filter((number) => !used.has(number))).toEqual([]);
    expect(listed.filter((number, at) => listed.indexOf(number) !== at)).toEqual([]);
  });
});

/** Sections and the number of their last statement. */
const SECTIONS = { 5: 124, 6: 16 } as const;
/** Share of a section that tests in a real browser must name. */
const SHARE = 0.95;

const files = sourceFilesOf(join(root, 'test'), /\.test\.tsx?$/).map((path) => ({
  path,
  text: readFileSync(join(root, 'test', path), 'utf8'),
}));

/** Tests that run a browser take it from the harness, by themselves or through a set-up. */
const inBrowser = ({ text }: { text: string }) =>
  /from '(?:\.\.\/browser\/|\.\/)(?:harness|setup|stage)\.js'|from '\.\/site\.js'/.test(text) &&
  /viewport|page\./.test(text);

/** Numbers in titles of tests and groups, ranges included: `B5.1`, `B5.1–B5.5`. */
function named(texts: readonly string[]): Set<string> {
  const numbers = new Set<string>();
  for (const text of texts)
    for (const [, title] of text.matchAll(/\b(?:it|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:\n\s*)?(['`].*?['`]),/g))
      for (const [, section, first, last] of title!.matchAll(/B([56])\.(\d+)(?:[–-]B[56]\.(\d+))?/g))
        for (let n = Number(first); n <= Number(last ?? first); n++) numbers.add(`B${section}.${n}`);
  return numbers;
}

const all = named(files.map(({ text }) => text));
const browser = named(files.filter(inBrowser).map(({ text }) => text));
const documented = new Set(exceptions.match(/B[56]\.\d+/g));
const statements = (section: number, count: number) => Array.from({ length: count }, (_, n) => `B${section}.${n + 1}`);

describe.each(Object.entries(SECTIONS))('statements of section %s', (section, count) => {
  const wanted = statements(Number(section), count);

  it('are each named by a test', () => {
    expect(wanted.filter((number) => !all.has(number))).toEqual([]);
  });

  it('are named by tests in a browser, save a few that the list explains', () => {
    const without = wanted.filter((number) => !browser.has(number));
    expect(without.filter((number) => !documented.has(number))).toEqual([]);
    expect(1 - without.length / count).toBeGreaterThanOrEqual(SHARE);
  });
});

it('the list holds nothing that is tested in a browser by now', () => {
  expect([...documented].filter((number) => browser.has(number))).toEqual([]);
});
