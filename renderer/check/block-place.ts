/** Maps a finding in a block to its place in the Markdown file. */
import type { Place } from '../site/problems/problem.js';
import type { Problem, TextEdit } from '../site/problems/problem-types.js';
import { lineEdit, withNamed } from '../site/problems/repair.js';
import type { CodeBlock } from './find-blocks.js';

/** A fault in the text of a block: line and column from 1. */
export interface BlockFault {
  message: string;
  line: number;
  column: number;
  /** The faulty text, as written at the place. */
  written?: string;
  /** Characters that are marked before it: a quotation mark, the bracket of a tag. */
  before?: number;
  /** The word that was probably meant. */
  nearest?: string;
  /** Text missing at the place. */
  inserted?: string;
  /** Places that the same repair changes too, such as an end tag. */
  also?: { line: number; column: number }[];
}

export function placeIn(block: CodeBlock, line: number, column: number) {
  const text = block.code.split('\n')[line - 1];
  return {
    file: block.file,
    line: block.line + line - 1,
    column: block.indent + column,
    sourceLine: text === undefined ? undefined : block.fence.slice(0, block.indent) + text,
  };
}

/** The place of a fault in its file; where something near is known, with the repair, which is the author's: code may be wrong on purpose. */
export function faultPlace(block: CodeBlock, fault: BlockFault): Place {
  const { line, column, written, before = 0, nearest, inserted, also = [] } = fault;
  const place = placeIn(block, line, column);
  if (inserted !== undefined)
    return { ...place, length: 1, repair: { edits: [lineEdit(place.line, place.column, 0, inserted)], sure: false } };
  if (written === undefined || written === '') return nearest === undefined ? place : { ...place, nearest };
  const marked = { ...place, length: before + written.length };
  if (nearest === undefined) return marked;
  const named = withNamed(marked, written, { name: nearest, sure: false });
  const further = also.map((other) => {
    const at = placeIn(block, other.line, other.column);
    return lineEdit(at.line, at.column, written.length, nearest);
  });
  return named.repair ? { ...named, repair: { edits: [...named.repair.edits, ...further], sure: false } } : named;
}

/** A problem of the text of a block, moved to its file; no repair is sure there. */
export function movedInto(block: CodeBlock, { line = 1, column = 1, repair, ...rest }: Problem): Problem {
  const down = block.line - 1;
  const moved = (edit: TextEdit): TextEdit => ({
    ...edit,
    line: edit.line + down,
    column: edit.column + block.indent,
    endLine: edit.endLine + down,
    endColumn: edit.endColumn + block.indent,
  });
  return {
    ...rest,
    ...placeIn(block, line, column),
    level: 'error',
    ...(repair ? { repair: { edits: repair.edits.map(moved), sure: false } } : {}),
  };
}

/** The fence of a block, for what is said of the whole of it. */
export const fencePlace = ({ file, fenceLine, fence }: CodeBlock) => ({
  file,
  line: fenceLine,
  column: 1,
  sourceLine: fence,
});

/** Line and column of an offset. */
export function placeAt(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Returns what an answer is called. */
export const titleOf = ({ title, fenceLine }: CodeBlock): string => title ?? String(fenceLine);
