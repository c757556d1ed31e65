/** Tries exercises in CSS in a real page: the stub and wrong answers fail, right ones pass. */
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { readExercise, stubOf, withAnswer } from '../../site/sources/exercise-lines.js';
import { fencePlace, titleOf } from '../block-place.js';
import { isAnswerFor } from '../check-exercises.js';
import type { CodeBlock } from '../find-blocks.js';
import { type CssExercise, cssExercisesIn, stagedUnit } from '../staged-exercises.js';
import { type BrowserBlockOptions, runUnit } from './browser-blocks.js';

export async function tryCssExercises(blocks: readonly CodeBlock[], options: BrowserBlockOptions): Promise<Problem[]> {
  const all = cssExercisesIn(blocks);
  const problems: Problem[] = [];
  for (const exercise of all) {
    const answers = blocks.filter((block) => block.answer && isAnswerFor(block, exercise, all));
    problems.push(...(await tryExercise(exercise, answers, options)));
  }
  return problems;
}

async function tryExercise({ block, scope }: CssExercise, answers: CodeBlock[], options: BrowserBlockOptions) {
  const text = readExercise(block.code);
  if (!scope || !text) return [];
  const found = async (css: string) => (await runUnit(stagedUnit(scope, css), options)).problems;
  const problems: Problem[] = [];
  if ((await found(stubOf(block.code, text))).length === 0)
    problems.push(problem('exercise-stub-passes', {}, fencePlace(block)));
  for (const answer of answers) {
    const [first] = await found(withAnswer(block.code, text, answer.code));
    const title = titleOf(answer);
    if (answer.answer === 'wrong' && !first)
      problems.push(problem('exercise-wrong-passes', { title }, fencePlace(answer)));
    if (answer.answer !== 'right' || !first) continue;
    const { expected, actual, message } = first.args;
    const detail = [expected, actual, message].filter((part) => part !== undefined).join(' ≠ ') || first.code;
    problems.push(problem('exercise-right-fails', { title, line: first.line ?? 0, detail }, fencePlace(answer)));
  }
  return problems;
}
