/** Explains why import and export statements of a page cannot be parsed: the sign or the word at fault. */
import { nearestOf } from '../../site/problems/near-names.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Places } from '../tree/source-position.js';
import type { Node } from '../tree/tree.js';
import { moduleError } from './literal.js';

const QUOTED = /[“”＂‘’＇「]([^“”＂‘’＇」"'\n]*)[“”＂‘’＇」]/;
const WORDS = ['from', 'default', 'const', 'function', 'import', 'export', 'class', 'async'];

/** The problem of a block that no module could hold. */
export function esmProblem(node: Node, places: Places): Problem {
  const source = node.value ?? '';
  const start = places.offset(node.position?.start.offset ?? 0);
  const { reason, at: stopped } = moduleError(source);
  const at = wordStart(source, stopped);
  const quoted = QUOTED.exec(source.slice(at));
  if (quoted && source.slice(at, at + quoted.index).trim() === '') {
    const from = start + at + quoted.index;
    const wanted = `'${quoted[1]}'`;
    const problem = places.problem('code-sign', { got: quoted[0], wanted }, from, quoted[0].length);
    return { ...problem, repair: { edits: [places.edit(from, from + quoted[0].length, wanted)], sure: true } };
  }
  const word = /^[A-Za-z]+/.exec(source.slice(at))?.[0] ?? '';
  const problem = places.problem('markdown-esm', { reason }, start + at, Math.max(1, word.length));
  const near = WORDS.includes(word) ? undefined : nearestOf(word, WORDS);
  if (!near || moduleError(source.slice(0, at) + near.name + source.slice(at + word.length)).reason !== '') {
    const again = /already been declared$/.test(reason) ? repeatedLine(source, at) : undefined;
    if (again)
      return { ...problem, repair: { edits: [places.edit(start + again[0], start + again[1], '')], sure: true } };
    const bare = barePath(source, at);
    if (bare === undefined) return apart(problem, { source, start, at: stopped }, places);
    const from = start + at;
    return { ...problem, repair: { edits: [places.edit(from, from + bare.length, `'${bare}'`)], sure: true } };
  }
  const edits = [places.edit(start + at, start + at + word.length, near.name)];
  return { ...problem, nearest: near.name, repair: { edits, sure: true } };
}

/** The problem of text right below a statement: it wants a blank line before it. */
function strangeProblem({ source, start, at }: { source: string; start: number; at: number }, places: Places): Problem {
  const [word = ''] = /^[^\n]{1,40}/.exec(source.slice(at)) ?? [];
  const problem = places.problem(
    'markdown-esm',
    { reason: `text directly below it: "${word}"` },
    start + at,
    word.length,
  );
  const line = source.lastIndexOf('\n', at - 1) + 1;
  if (line === 0) return problem;
  return { ...problem, repair: { edits: [places.edit(start + line, start + line, '\n')], sure: true } };
}

/** The problem of an expression among the statements of a block: a word below one of them. */
export const wordProblem = ({ node, at }: { node: Node; at: number }, places: Places): Problem =>
  strangeProblem({ source: node.value ?? '', start: places.offset(node.position?.start.offset ?? 0), at }, places);

/** Finds a line that repeats an earlier one of the block. */
function repeatedLine(source: string, at: number): [from: number, to: number] | undefined {
  const from = source.lastIndexOf('\n', at - 1) + 1;
  const end = source.indexOf('\n', from);
  const line = source.slice(from, end < 0 ? source.length : end);
  if (from === 0 || !source.slice(0, from).split('\n').includes(line)) return undefined;
  return [from - 1, from + line.length];
}

/** Text right after a statement wants a blank line before it. */
function apart(
  problem: Problem,
  { source, start, at }: { source: string; start: number; at: number },
  places: Places,
): Problem {
  const line = source.lastIndexOf('\n', at - 1) + 1;
  const isText = /^\s*(?:#{1,6}\s|[-*>] |[\p{Script=Han}<]|(?!(?:import|export)\b)\p{L}+ \p{L})/u.test(
    source.slice(line),
  );
  if (line === 0 || !isText || moduleError(source.slice(0, line)).reason !== '') return problem;
  return strangeProblem({ source, start, at: line }, places);
}

/** A path after `from` without quotation marks. */
function barePath(source: string, at: number): string | undefined {
  if (!/\bfrom\s+$/.test(source.slice(0, at))) return undefined;
  return /^(?:\.{1,2}\/|@[\w-]+\/)[\w./-]+/.exec(source.slice(at))?.[0];
}

/** A parser may stop inside a word, or after the quotation mark that is not closed. */
function wordStart(source: string, at: number): number {
  let start = Math.min(at, source.length);
  while (start > 0 && /\w/.test(source[start - 1]!) && /\w/.test(source[start] ?? '')) start--;
  return start;
}
