/** Tries exercises in types with the compiler that readers get: the stub and wrong answers fail, the solution and right ones pass. */
import { EXPECTS_TYPES, type TypeParts, type TypeVerdict } from '../../theme/client/frame/judge-types.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { type ExerciseText, solutionOf, stubOf, withAnswer } from '../site/sources/exercise-lines.js';
import { fencePlace, titleOf } from './block-place.js';
import { type CheckCache, keyOf } from './check-cache.js';
import type { CodeBlock, Unit } from './find-blocks.js';

/** A compiler that judges types as a reader's browser does. */
export interface TypeJudge {
  version: string;
  judge(parts: TypeParts): Promise<TypeVerdict>;
}

/** An exercise that is nothing but types. */
export interface TypeExercise {
  unit: Unit;
  block: CodeBlock;
  text: ExerciseText;
}

interface JudgeOptions {
  types: TypeJudge;
  cache: CheckCache;
  versions: string;
}

/** True if other blocks of a unit say what the types of one have to be. */
export const hasTypeExpectations = ({ blocks }: Unit, own: CodeBlock): boolean =>
  blocks.some((block) => block !== own && EXPECTS_TYPES.test(block.code));

export async function tryTypeExercise(
  { unit, block, text }: TypeExercise,
  answers: readonly CodeBlock[],
  { types, cache, versions }: JudgeOptions,
): Promise<Problem[]> {
  const at = unit.blocks.indexOf(block);
  const [above, below] = [unit.blocks.slice(0, at), unit.blocks.slice(at + 1)];
  const joined = (blocks: readonly CodeBlock[]) => blocks.map(({ code }) => code).join('\n');
  const lines = below.flatMap(({ code, line }) => code.split('\n').map((_, row) => line + row));
  /** Resolves to what is wrong with an answer; undefined where it passes. */
  const fault = async (code: string): Promise<{ line: number; detail: string } | undefined> => {
    const parts = { before: joined(above), code, after: joined(below) };
    const key = keyOf(versions, 'exercise in types', types.version, parts);
    const verdict = cache.get<TypeVerdict>(key) ?? (await types.judge(parts));
    cache.set(key, verdict);
    const [first] = verdict.faults;
    if (!first) return undefined;
    const line = first.part === 'code' ? block.line + first.line - 1 : (lines[first.line - 1] ?? 0);
    return { line, detail: [first.actual, first.message].filter(Boolean).join('; ') };
  };
  const problems: Problem[] = [];
  const passes = async (code: string, own: CodeBlock) => {
    const found = await fault(code);
    if (found) problems.push(problem('exercise-right-fails', { title: titleOf(own), ...found }, fencePlace(own)));
  };
  await passes(solutionOf(block.code, text), block);
  if (!(await fault(stubOf(block.code, text)))) problems.push(problem('exercise-stub-passes', {}, fencePlace(block)));
  for (const answer of answers) {
    const code = withAnswer(block.code, text, answer.code);
    if (answer.answer === 'right') await passes(code, answer);
    else if (!(await fault(code)))
      problems.push(problem('exercise-wrong-passes', { title: titleOf(answer) }, fencePlace(answer)));
  }
  return problems;
}
