/** Words after a block's language that look like a misspelt flag: a block with one is checked otherwise than its writer meant. */
import { nearestOf } from '../site/problems/near-names.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { withNamed } from '../site/problems/repair.js';
import { pageOfAnswers } from '../site/sources/exercise-lines.js';
import { type CodeBlock, scriptLoader } from './find-blocks.js';

/** Flags of checks and of the theme, with `=` where they take a value. */
export const KNOWN = [
  'run',
  'check',
  'no-check',
  'browser',
  'live',
  'noInline',
  'showLineNumbers',
  'title',
  'scope',
  'expect-error',
  'oracle',
  'runs',
  'seed',
  'exercise',
  'npm2yarn',
  'steps',
];

/** Names of lines to mark, which are flags only before `=`. */
const MARKS = ['mark', 'ins', 'del', 'error', 'warning', 'focus'];

/** Flags of answers to exercises, which have files of their own. */
const KNOWN_OF_ANSWERS = ['wrong', 'right', 'scope', 'title'];

/** Those that blocks of any language may have. */
const KNOWN_ANYWHERE = ['live', 'showLineNumbers', 'title', 'npm2yarn'];

export function flagProblems(blocks: readonly CodeBlock[]): Problem[] {
  return blocks.flatMap((block) => {
    // Titles and line ranges hold any text; their characters keep their places.
    const fence = block.fence.replace(/=(?:"[^"]*"|'[^']*')|\{[^}]*\}/g, (found) => `=${' '.repeat(found.length - 1)}`);
    const words = [...fence.matchAll(/(?<=\s)([A-Za-z][\w-]*)(?=(=?))(?=[\s=]|$)/g)];
    return words.flatMap((match) => {
      const { 1: found = '', 2: sign } = match;
      const ofScript = pageOfAnswers(block.file) === undefined ? KNOWN : KNOWN_OF_ANSWERS;
      const names = scriptLoader(block) ? ofScript : KNOWN_ANYWHERE;
      const known = sign === '' ? names : [...names, ...MARKS];
      const near = known.includes(found) || KNOWN.includes(found) ? undefined : nearestOf(found, known);
      // In other languages words after the name may be for other tools.
      if (!near || !(near.sure || scriptLoader(block))) return [];
      const wanted = near.name;
      const place = { file: block.file, line: block.fenceLine, column: match.index + 1, length: found.length };
      return [
        problem(
          'check-flag-near-miss',
          { found, wanted },
          withNamed({ ...place, sourceLine: block.fence }, found, near),
        ),
      ];
    });
  });
}
