/**
 * The mistakes of `list/`, made in sites and told by `notes check`: how many are found, at the exact place, with the right answer, and how many
 * its repairs mend. The floors are what was measured: a message or repair that gets lost shows here.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { mistakes } from './list/index.js';
import { type Answer, measure } from './measure.js';
import { writeSites } from './sites.js';

afterAll(removeFolders);

/** Hundreds of sites are checked five times, which takes minutes on a busy machine. */
const PATIENCE = 900_000;

let answers: Answer[];
let isStable: boolean;
beforeAll(() => {
  const folder = temporaryFolder();
  ({ answers, isStable } = measure(writeSites(join(folder, 'sites'), mistakes), folder));
}, PATIENCE);

const those = (is: (answer: Answer) => boolean) => answers.filter(is);
/** Returns the names that do not satisfy a condition, for the message of a failing test. */
const others = (is: (answer: Answer) => boolean) =>
  answers.filter((answer) => !is(answer)).map(({ placed: { mistake } }) => `${mistake.class}: ${mistake.name}`);

it('has at least 120 mistakes of at least 21 classes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(120);
  expect(new Set(mistakes.map((mistake) => mistake.class)).size).toBeGreaterThanOrEqual(21);
});

it.each<[string, number, (answer: Answer) => boolean]>([
  ['finds', 0.95, ({ isFound }) => isFound],
  ['places', 0.9, ({ isPlaced }) => isPlaced],
  ['answers rightly', 0.91, ({ isRight }) => isRight],
])('%s at least %d of them', (_, floor, is) => {
  expect(those(is).length / answers.length, others(is).join('\n')).toBeGreaterThanOrEqual(floor);
});

it('repairs at least 55 of 100 by --fix, none wrongly', () => {
  expect(others(({ fixed }) => fixed !== 'wrong')).toEqual([]);
  // Code of a block may be wrong on purpose: its repairs are asked for.
  const unasked = those(({ placed: { mistake } }) => mistake.class !== 'code of a block');
  expect(unasked.filter(({ fixed }) => fixed === 'right').length / unasked.length).toBeGreaterThanOrEqual(0.55);
});

it('repairs at least 70 of 100 by --fix=suggested, at most 2 wrongly', () => {
  const wrong = others(({ suggested }) => suggested !== 'wrong');
  expect(wrong.length / answers.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);
  expect(those(({ suggested }) => suggested === 'right').length / answers.length).toBeGreaterThanOrEqual(0.7);
});

it('says one thing of one cause', () => {
  const several = those(({ placed: { mistake }, said }) => mistake.right.alone === true && said.length !== 1);
  expect(several.map(({ placed: { mistake }, said }) => [mistake.name, ...said])).toEqual([]);
});

it('changes nothing in a second run', () => {
  expect(isStable).toBe(true);
});
