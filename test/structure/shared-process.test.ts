/** The files of a tier run one after another in one process: what one of them changes there, the next one would meet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './imports.js';

const files = sourceFiles('test').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Paths of files in which something is found. */
const having = (pattern: RegExp, among = files) =>
  among.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('no module is replaced: it is loaded already, and stays so', () => {
  expect(having(/\bvi\.(?:do)?mock\(/i)).toEqual([]);
});

it('variables, globals and clocks are replaced in hooks and tests, and put back', () => {
  expect(having(/^vi\./m)).toEqual([]);
  for (const [replaced, back] of [
    [/\bvi\.stubEnv\(/, /\bvi\.unstubAllEnvs\(/],
    [/\bvi\.stubGlobal\(/, /\bvi\.unstubAllGlobals\(/],
    [/\bvi\.useFakeTimers\(/, /\bvi\.useRealTimers\(/],
  ] as const)
    expect(having(replaced).filter((path) => !having(back).includes(path))).toEqual([]);
});

it('a helper adds hooks when it is called: those of its own are for the first file that imports it', () => {
  const helpers = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  expect(having(/^(?:before|after)(?:All|Each)\(/m, helpers)).toEqual([]);
});
