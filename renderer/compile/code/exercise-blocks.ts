/** Exercises of a page: what its reader gets to edit, and the code of the same scope that judges it, as scripts for the reader's browser. */

import { EXPECTS_TYPES } from '../../../theme/client/frame/judge-types.js';
import {
  type ExerciseText,
  NODE_ONLY,
  readExercise,
  solutionOf,
  stubOf,
  taskOf,
  withAnswer,
} from '../../site/sources/exercise-lines.js';
import { withoutProperties } from '../../site/sources/property-lines.js';
import type { Node } from '../tree/tree.js';
import { type Fence, fencesOf, SCRIPT, withoutTypes } from './checked-badges.js';

/** A block with a part that a reader writes. */
export interface ExerciseBlock {
  /** Tells the exercises of a page apart. */
  name: string;
  task: string;
  hints: string[];
  /** As shown, with and without the marked part. */
  solution: string;
  stub: string;
  /** Absent where nothing can be judged in a browser: the exercise is only read. */
  script?: ExerciseScript;
}

/** Scripts, without types. */
export interface ExerciseScript {
  /** Initial text of the editor. */
  stub: string;
  /** Code of the scope above and below the exercise. */
  before: string;
  after: string;
  /** The answer is a sheet, and the page it styles is judged. */
  isCss?: boolean;
  /** The answer is types, which a compiler judges: the code has its types. */
  isTypes?: boolean;
}

/** The exercises of a tree by their code nodes. */
export async function exercisesOf(tree: Node): Promise<Map<Node, ExerciseBlock>> {
  const found = new Map<Node, ExerciseBlock>();
  for (const [key, { nodes }] of fencesOf(tree)) {
    const at = nodes.findIndex(({ node }) => taskOf(node.meta ?? '') !== undefined);
    const own = nodes[at];
    const text = own && readExercise(own.code);
    if (!text) continue;
    const script = await judgedBy(nodes, at, text);
    found.set(own.node, {
      name: typeof key === 'string' ? key.slice('scope='.length) : 'exercise',
      task: taskOf(own.node.meta ?? '') ?? '',
      hints: text.hints,
      solution: solutionOf(own.code, text),
      stub: stubOf(own.code, text),
      ...(script ? { script } : {}),
    });
  }
  return found;
}

/** Returns the scripts of the exercise at a position of its scope; undefined if a browser cannot judge it or the code is invalid (reported by `notes check`). */
async function judgedBy(nodes: Fence['nodes'], at: number, text: ExerciseText): Promise<ExerciseScript | undefined> {
  const own = nodes[at];
  if (!own || nodes.length < 2 || !nodes.every(({ lang }) => SCRIPT.test(lang))) return undefined;
  try {
    const texts = nodes.map(({ code }) => code);
    if (await isTypeExercise({ code: own.code, lang: own.lang }, texts.toSpliced(at, 1))) {
      const [before, after] = [texts.slice(0, at), texts.slice(at + 1)].map((list) => list.join('\n'));
      return { stub: stubOf(own.code, text), before: before ?? '', after: after ?? '', isTypes: true };
    }
    const scripts = await Promise.all(nodes.map(({ code, lang }) => scriptOf(withoutProperties(code), lang)));
    if (scripts.some((code) => NODE_ONLY.test(code))) return undefined;
    const stub = await stubScript(own.code, text, own.lang);
    return { stub, before: scripts.slice(0, at).join('\n'), after: scripts.slice(at + 1).join('\n') };
  } catch {
    return undefined;
  }
}

/** True if an exercise is nothing but types, and other blocks of its scope say what they have to be. */
export async function isTypeExercise(
  { code, lang }: { code: string; lang: string },
  others: readonly string[],
): Promise<boolean> {
  const judged = lang.includes('t') && others.some((other) => EXPECTS_TYPES.test(other));
  return judged && (await withoutTypes(code)).trim() === '';
}

/** Removes types from code; comments that the compiler keeps are moved back to the end of the line before them. */
const scriptOf = async (code: string, lang: string): Promise<string> =>
  lang.includes('t') ? (await withoutTypes(code)).replace(/\n[ \t]*\/\/!/g, ' //') : code;

const PLACE = '__answer__';

/** Compiles the stub to a script; rejects if no statement or field can replace the answer. The compiler drops comments. */
export async function stubScript(code: string, text: ExerciseText, lang: string): Promise<string> {
  if (!lang.includes('t')) return stubOf(code, text);
  const script = await withoutTypes(withAnswer(code, text, `${PLACE};`));
  return script.replace(`${PLACE};`, () => `// ${text.prompt}`);
}
