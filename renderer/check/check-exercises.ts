/**
 * Checks exercises: without the reader's part a block fails the expectations of its scope, and so does every wrong answer stored with
 * the page, as judged in a reader's browser; right answers pass everything that the note states.
 */
import { isTypeExercise, stubScript } from '../compile/code/exercise-blocks.js';
import { INSTALL } from '../output/bundle/installed-compiler.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import {
  type ExerciseText,
  NODE_ONLY,
  pageOfAnswers,
  readExercise,
  stubOf,
  withAnswer,
} from '../site/sources/exercise-lines.js';
import { withoutProperties } from '../site/sources/property-lines.js';
import { fencePlace, titleOf } from './block-place.js';
import { type CodeCheckOptions, inParallel, runCached } from './check-code.js';
import { findExpectation, markExpectations } from './expectations.js';
import { type CodeBlock, makeUnits, type Unit } from './find-blocks.js';
import { cssExerciseProblem, cssExercisesIn } from './staged-exercises.js';
import { hasTypeExpectations, type TypeJudge, tryTypeExercise } from './type-exercises.js';

export interface ExerciseResult {
  problems: Problem[];
  exercises: number;
  /** Answers that were tried. */
  answers: number;
}

export interface ExerciseOptions extends CodeCheckOptions {
  /** Absent: exercises in types are not tried. */
  types?: TypeJudge;
}

/** Milliseconds for an answer that is to fail: one that never ends costs a processor all of them. */
const PATIENCE = 2000;

/** An exercise with what judges it. */
interface Exercise {
  unit: Unit;
  block: CodeBlock;
  text: ExerciseText;
  /** A compiler judges it. */
  isTypes: boolean;
}

/** Checks all exercises of a site's blocks. */
export async function checkExercises(blocks: readonly CodeBlock[], options: ExerciseOptions): Promise<ExerciseResult> {
  const problems: Problem[] = [];
  const exercises: Exercise[] = [];
  for (const unit of makeUnits(blocks)) {
    const found = await exerciseOf(unit);
    if (found && 'code' in found) problems.push(found);
    else if (found) exercises.push(found);
  }
  const sheets = cssExercisesIn(blocks);
  problems.push(...sheets.flatMap((sheet) => cssExerciseProblem(sheet) ?? []));
  const answers = blocks.filter(({ answer }) => answer);
  const all = [...exercises, ...sheets];
  const lost = answers.filter((answer) => !all.some((exercise) => isAnswerFor(answer, exercise, all)));
  problems.push(
    ...lost.map((answer) => problem('exercise-answer-lost', { title: titleOf(answer) }, fencePlace(answer))),
  );
  const untried = options.types ? [] : exercises.filter(({ isTypes }) => isTypes);
  if (options.run === false) return { problems, exercises: all.length, answers: 0 };
  if (untried.length > 0) problems.push(problem('check-package-missing', { packages: INSTALL, count: untried.length }));
  await inParallel(exercises, options.parallel, async (exercise) => {
    const own = answers.filter((answer) => isAnswerFor(answer, exercise, all));
    problems.push(...(await tryExercise(exercise, own, options)));
  });
  const left = answers.filter((answer) => untried.some((exercise) => isAnswerFor(answer, exercise, all)));
  return { problems, exercises: all.length, answers: answers.length - lost.length - left.length };
}

/** The exercise of a unit, or why it cannot be one. */
async function exerciseOf(unit: Unit): Promise<Exercise | Problem | undefined> {
  const [block, second] = unit.blocks.filter(({ exercise }) => exercise);
  if (!block) return undefined;
  const text = readExercise(block.code);
  if (!text || second) return problem('exercise-region', {}, fencePlace(second ?? block));
  if (hasTypeExpectations(unit, block) && (await isTypes(unit, block))) return { unit, block, text, isTypes: true };
  const inside = block.code.split('\n').findIndex((line) => findExpectation(line));
  const judged = markExpectations(readersUnit(unit)).expectations.some(({ kind }) => kind !== 'prints');
  const isOurs = unit.loader === 'js' || unit.loader === 'ts';
  if (inside !== -1 || !judged || !isOurs || unit.blocks.some(({ code }) => NODE_ONLY.test(withoutProperties(code))))
    return problem('exercise-unjudged', {}, fencePlace(block));
  const hasStub = await stubScript(block.code, text, block.lang).then(
    () => true,
    () => false,
  );
  return hasStub ? { unit, block, text, isTypes: false } : problem('exercise-region', {}, fencePlace(block));
}

/** True if a block contains only types. Syntax errors are reported by other checks. */
const isTypes = ({ blocks }: Unit, block: CodeBlock): Promise<boolean> =>
  isTypeExercise(
    block,
    blocks.flatMap((other) => (other === block ? [] : other.code)),
  ).catch(() => false);

/** True if an answer is for an exercise: of its scope, or of the only one of the page. */
export function isAnswerFor(
  answer: CodeBlock,
  { block }: Pick<Exercise, 'block'>,
  all: readonly Pick<Exercise, 'block'>[],
): boolean {
  const page = pageOfAnswers(answer.file);
  const isOn = ({ file }: CodeBlock) => file.replace(/\.mdx?$/, '') === page;
  if (!isOn(block)) return false;
  if (answer.scope !== undefined) return answer.scope === block.scope;
  return all.filter((other) => isOn(other.block)).length === 1;
}

/** A unit with each of its blocks changed. */
function changed(unit: Unit, change: (block: CodeBlock) => CodeBlock): Unit {
  const [first, ...rest] = unit.blocks;
  return { ...unit, blocks: [change(first), ...rest.map(change)] };
}

/** A unit with other code in place of one of its blocks. */
const replaced = (unit: Unit, block: CodeBlock, code: string): Unit =>
  changed(unit, (one) => (one === block ? { ...one, code } : one));

/** Returns what a reader's browser has of a unit: no random inputs, and no account of what was printed. */
const readersUnit = (unit: Unit): Unit =>
  changed(unit, (one) => ({ ...one, code: withoutProperties(one.code), output: undefined }));

async function tryExercise(
  exercise: Exercise,
  answers: readonly CodeBlock[],
  options: ExerciseOptions,
): Promise<Problem[]> {
  const { unit, block, text } = exercise;
  const { types } = options;
  if (exercise.isTypes) return types ? tryTypeExercise(exercise, answers, { ...options, types }) : [];
  const problems: Problem[] = [];
  const fails = async (code: string) => {
    const theirs = readersUnit(replaced(unit, block, code));
    const marked = markExpectations(theirs);
    const printed = new Set(marked.expectations.flatMap(({ kind, line }) => (kind === 'prints' ? [line] : [])));
    // An endless answer fails as it should; running it again would cost every later check its whole time.
    const limits = { ...options.limits, timeout: Math.min(options.limits.timeout, PATIENCE) };
    const { problems: found } = await runCached(theirs, marked, { ...options, limits }, true);
    return found.some(({ line = 0 }) => !printed.has(line));
  };
  if (!(await fails(stubOf(block.code, text)))) problems.push(problem('exercise-stub-passes', {}, fencePlace(block)));
  for (const answer of answers) {
    const code = withAnswer(block.code, text, answer.code);
    if (answer.answer === 'wrong') {
      if (!(await fails(code)))
        problems.push(problem('exercise-wrong-passes', { title: titleOf(answer) }, fencePlace(answer)));
      continue;
    }
    const right = replaced(unit, block, code);
    // A declared difference is the solution's own: another right answer may have none.
    const found = (await runCached(right, markExpectations(right), options)).problems;
    const first = found.find(({ code: name }) => name !== 'check-difference-absent');
    if (!first) continue;
    const { expected, actual, message, inputs } = first.args;
    const detail = [inputs, expected, actual, message].filter((part) => part !== undefined).join(' ≠ ') || first.code;
    const args = { title: titleOf(answer), line: first.line ?? 0, detail };
    problems.push(problem('exercise-right-fails', args, fencePlace(answer)));
  }
  return problems;
}
