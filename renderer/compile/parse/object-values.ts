/** Objects as values of attributes with one pair of braces, `sources={ a: 'b' }`: those of the expression itself are lacking. */
import type { Problem } from '../../site/problems/problem-types.js';
import { parseExpression } from '../mdx/literal.js';
import type { Places } from '../tree/source-position.js';

/** Longer values are not looked at. */
const LONGEST = 2000;

/** The problem of the attribute value in which reading stopped at an offset; undefined where it is no object. */
export function bareObject(text: string, offset: number, places: Places): Problem | undefined {
  const from = Math.max(0, offset - LONGEST);
  const starts = [
    ...text.slice(from, offset + 1).matchAll(/(?<=\s[A-Za-z_][\w-]*=)\{(?=\s*(?:[\w$]+|'[^'\n]*'|"[^"\n]*")\s*:)/g),
  ];
  const start = from + (starts.at(-1)?.index ?? Number.NaN);
  const end = Number.isNaN(start) ? undefined : closing(text, start);
  if (end === undefined || end <= offset) return undefined;
  const found = text.slice(start, end);
  if (parseExpression(`(${found})`)?.type !== 'ObjectExpression') return undefined;
  const wanted = `{${found}}`;
  const [at, to] = [places.offset(start), places.offset(end)];
  const problem = places.problem(
    'markdown-attribute-object',
    { found, wanted },
    at,
    (found.split('\n', 1)[0] ?? '').length,
  );
  return { ...problem, repair: { edits: [places.edit(at, to, wanted)], sure: true } };
}

/** The offset after the brace that closes the one at `start`. */
function closing(text: string, start: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start, start + LONGEST).matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|[{}]/g)) {
    if (token === '{') depth++;
    if (token === '}' && --depth === 0) return start + index + 1;
  }
  return undefined;
}
