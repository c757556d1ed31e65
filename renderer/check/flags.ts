/** Words after a block's language that look like a misspelt flag: a block with one is checked otherwise than its writer meant. */
import { nearestName, problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { type CodeBlock, scriptLoader } from './find-blocks.js';

/** Flags of checks and of the theme, with `=` where they take a value. */
const KNOWN = [
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
];

export function flagProblems(blocks: readonly CodeBlock[]): Problem[] {
  return blocks.filter(scriptLoader).flatMap((block) => {
    // Titles and line ranges hold any text; their characters keep their places.
    const fence = block.fence.replace(/=(?:"[^"]*"|'[^']*')|\{[^}]*\}/g, (found) => `=${' '.repeat(found.length - 1)}`);
    const words = [...fence.matchAll(/(?<=\s)[A-Za-z][\w-]*(?=[\s=]|$)/g)];
    return words.flatMap((match) => {
      const [found] = match;
      const wanted = KNOWN.includes(found) ? undefined : nearestName(found, KNOWN);
      if (!wanted) return [];
      const place = { file: block.file, line: block.fenceLine, column: match.index + 1, length: found.length };
      return [problem('check-flag-near-miss', { found, wanted }, { ...place, sourceLine: block.fence })];
    });
  });
}
