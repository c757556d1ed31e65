/** Exercises in CSS among the blocks of a site, and the code that judges them on the page that they style. */
import { type CssScope, cssScopes } from '../compile/code/css-exercises.js';
import { stageScript } from '../shared/css-stage.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { readExercise } from '../site/sources/exercise-lines.js';
import { fencePlace } from './block-place.js';
import type { CodeBlock, Unit } from './find-blocks.js';

/** An exercise in CSS; without a scope nothing judges it. */
export interface CssExercise {
  block: CodeBlock;
  scope: CssScope<CodeBlock> | undefined;
}

/** Returns all of them; scopes assign them to pages. */
export function cssExercisesIn(blocks: readonly CodeBlock[]): CssExercise[] {
  const files = new Set(blocks.filter(({ lang, exercise }) => lang === 'css' && exercise).map(({ file }) => file));
  return [...files].flatMap((file) => {
    const own = blocks.filter((block) => block.file === file);
    return [...cssScopes(own, about)].map(([block, scope]) => ({ block, scope }));
  });
}

const about = ({ lang, meta, scope, mode }: CodeBlock) => ({
  lang,
  meta,
  scope,
  isJudge: lang === 'js' && mode === 'browser',
});

/** Returns the problem of such an exercise that is visible without running it. */
export function cssExerciseProblem({ block, scope }: CssExercise): Problem | undefined {
  const place = fencePlace(block);
  if (!readExercise(block.code)?.isCss) return problem('exercise-region', {}, place);
  return scope ? undefined : problem('exercise-unjudged', {}, place);
}

/** The judging code on a page with another sheet in place of the exercise's; the stage replaces the exercise. */
export function stagedUnit({ exercise, html, sheets, judges }: CssScope<CodeBlock>, css: string): Unit {
  const code = stageScript(html.code, [...sheets.map((sheet) => sheet.code), css]);
  const stage: CodeBlock = { ...exercise, lang: 'js', mode: 'browser', exercise: false, code };
  return { file: exercise.file, name: exercise.scope ?? '', blocks: [stage, ...judges], loader: 'js' };
}
