/** Exercises in CSS: a reader writes a part of a sheet, and code of the same scope judges how the HTML of that scope looks with it. */
import { stageScript } from '../../shared/css-stage.js';
import { readExercise, solutionOf, stubOf, taskOf } from '../../site/sources/exercise-lines.js';
import { restoreComments } from '../tree/characters.js';
import type { Node } from '../tree/tree.js';
import type { ExerciseBlock } from './exercise-blocks.js';
import { readMeta } from './info-string.js';

/** Parts of such an exercise. */
export interface CssScope<B> {
  exercise: B;
  html: B;
  /** Sheets above it. */
  sheets: B[];
  /** Blocks flagged `browser` that judge it. */
  judges: [B, ...B[]];
}

/** Exercises among the blocks of a page, which `about` tells the language and flags of; those that nothing judges have `undefined`. */
export function cssScopes<B>(
  blocks: readonly B[],
  about: (block: B) => { lang: string; meta: string; scope: string | undefined; isJudge: boolean },
): Map<B, CssScope<B> | undefined> {
  const found = new Map<B, CssScope<B> | undefined>();
  const told = blocks.map((block) => ({ block, ...about(block) }));
  for (const [at, own] of told.entries()) {
    if (own.lang !== 'css' || taskOf(own.meta) === undefined) continue;
    const scope = told.filter((other) => own.scope !== undefined && other.scope === own.scope);
    const of = (lang: string, list = scope) => list.filter((other) => other.lang === lang).map(({ block }) => block);
    const [first, ...rest] = scope.filter(({ isJudge }) => isJudge).map(({ block }) => block);
    const html = of('html').at(-1);
    const above = new Set(told.slice(0, at));
    const sheets = of(
      'css',
      scope.filter((other) => above.has(other)),
    );
    found.set(own.block, first && html ? { exercise: own.block, html, sheets, judges: [first, ...rest] } : undefined);
  }
  return found;
}

/** The exercises in CSS of a tree by their code nodes. */
export function cssExercisesOf(tree: Node): Map<Node, ExerciseBlock> {
  const found = new Map<Node, ExerciseBlock>();
  const codeOf = (node: Node) => restoreComments(node.value ?? '');
  for (const [node, scope] of cssScopes(codeNodes(tree), aboutNode)) {
    const code = codeOf(node);
    const text = readExercise(code);
    if (!text?.isCss) continue;
    const stub = stubOf(code, text);
    const script = scope && {
      stub,
      before: stageScript(codeOf(scope.html), scope.sheets.map(codeOf)),
      after: scope.judges.map(codeOf).join('\n'),
      isCss: true,
    };
    found.set(node, {
      name: aboutNode(node).scope ?? 'exercise',
      task: taskOf(node.meta ?? '') ?? '',
      hints: text.hints,
      solution: solutionOf(code, text),
      stub,
      ...(script ? { script } : {}),
    });
  }
  return found;
}

function codeNodes(tree: Node): Node[] {
  return tree.type === 'code' ? [tree] : (tree.children ?? []).flatMap(codeNodes);
}

function aboutNode({ lang, meta }: Node) {
  const { language, flags } = readMeta(lang, meta);
  const scope = flags.find((flag) => flag.startsWith('scope='))?.slice('scope='.length);
  return { lang: language, meta: meta ?? '', scope, isJudge: language === 'js' && flags.includes('browser') };
}
