/** The children of a parent as runs of marks and everything else, for matching emphasis again (`emphasis.ts`). */
import type { Node } from '../tree/tree.js';

export type Item =
  | {
      type: 'run';
      char: string;
      start: number;
      end: number;
      before: string | undefined;
      after: string | undefined;
      /** Some of its marks were read as text. */
      loose: boolean;
      /** Number of enclosing emphases. */
      depth: number;
    }
  | { type: 'node'; node: Node };

/** Parents whose content starts and ends as if surrounded by white space. */
const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
const MARKS: Record<string, { char: string; length: number }> = {
  emphasis: { char: '*', length: 1 },
  strong: { char: '*', length: 2 },
  delete: { char: '~', length: 0 },
};

/** Items of a parent, or undefined where text and source cannot be aligned. */
export function readItems(parent: Node, source: string): Item[] | undefined {
  const pieces: Item[] = [];
  if (!flatten(parent.children!, source, pieces, 0)) return undefined;
  const runs: Item[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (piece.type === 'run' && last?.type === 'run' && last.char === piece.char && last.end === piece.start)
      last.end = piece.end;
    else runs.push(piece);
  }
  const bounds = BLOCKS.has(parent.type)
    ? [offset(parent.children![0]!, 'start'), offset(parent.children!.at(-1)!, 'end')]
    : [-1, -1];
  for (const run of runs) {
    if (run.type !== 'run') continue;
    run.before = run.start === bounds[0] ? undefined : source[run.start - 1];
    run.after = run.end === bounds[1] ? undefined : source[run.end];
  }
  return runs;
}

function offset(node: Node, side: 'start' | 'end'): number {
  return node.position?.[side].offset ?? -1;
}

function flatten(nodes: Node[], source: string, items: Item[], depth: number): boolean {
  for (const node of nodes) {
    if (node.type === 'text') {
      if (!splitText(node, source, items, depth)) return false;
      continue;
    }
    const mark = MARKS[node.type];
    const start = offset(node, 'start');
    const end = offset(node, 'end');
    if (!mark || start < 0 || source[start] !== mark.char) {
      items.push({ type: 'node', node });
      continue;
    }
    const length = mark.length || (source[start + 1] === '~' ? 2 : 1);
    items.push(run(mark.char, start, start + length, depth));
    if (!flatten(node.children!, source, items, depth + 1)) return false;
    items.push(run(mark.char, end - length, end, depth));
  }
  return true;
}

function run(char: string, start: number, end: number, depth: number): Extract<Item, { type: 'run' }> {
  return { type: 'run', char, start, end, before: undefined, after: undefined, loose: false, depth };
}

/** Cuts a text node at its unescaped marks, by walking value and source side by side. */
function splitText(node: Node, source: string, items: Item[], depth: number): boolean {
  const value = node.value!;
  const end = offset(node, 'end');
  if (!/[*~]/.test(value)) {
    items.push({ type: 'node', node });
    return true;
  }
  let at = offset(node, 'start');
  let from = 0;
  let fromSource = at;
  const flush = (to: number, toSource: number) => {
    if (to > from) items.push({ type: 'node', node: textNode(value.slice(from, to), fromSource, toSource) });
  };
  for (let i = 0; i < value.length; ) {
    const step = align(value, i, source, at, end);
    if (!step) return false;
    const isMark = step.plain && (value[i] === '*' || value[i] === '~');
    if (isMark) {
      flush(i, step.at);
      items.push({ ...run(value[i]!, step.at, step.at + 1, depth), loose: true });
      from = i + 1;
      fromSource = step.at + 1;
    }
    i += step.length;
    at = step.next;
  }
  flush(value.length, end);
  return true;
}

interface Step {
  /** Source offset of the character. */
  at: number;
  /** Source offset after it. */
  next: number;
  /** UTF-16 units of the value that it represents. */
  length: number;
  /** Neither escaped nor a character reference. */
  plain: boolean;
}

function align(value: string, i: number, source: string, from: number, end: number): Step | undefined {
  let at = from;
  // Indentation, quote marks and trailing spaces of lines are in the source only.
  while (at < end && source[at] !== value[i] && /[ \t>]/.test(source[at]!)) at++;
  if (source[at] === '\\' && source[at + 1] === value[i] && /[!-/:-@[-`{-~]/.test(value[i]!)) {
    return { at, next: at + 2, length: 1, plain: false };
  }
  const reference =
    source[at] === '&' ? /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{1,31});/.exec(source.slice(at, at + 40)) : null;
  if (reference) {
    const literal = value.startsWith(reference[0], i);
    if (!literal)
      return { at, next: at + reference[0].length, length: value.codePointAt(i)! > 0xffff ? 2 : 1, plain: false };
  }
  return source[at] === value[i] ? { at, next: at + 1, length: 1, plain: true } : undefined;
}

function textNode(value: string, start: number, end: number): Node {
  const point = (offset: number) => ({ line: 0, column: 0, offset });
  return { type: 'text', value, position: { start: point(start), end: point(end) } };
}
