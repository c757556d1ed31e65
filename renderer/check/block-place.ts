/** Where a finding in a block stands in its Markdown file. */
import type { CodeBlock } from './find-blocks.js';

/** A fault in the text of a block: line and column from 1. */
export interface BlockFault {
  message: string;
  line: number;
  column: number;
}

export function placeIn(block: CodeBlock, line: number, column: number) {
  return {
    file: block.file,
    line: block.line + line - 1,
    column: block.indent + column,
    sourceLine: block.code.split('\n')[line - 1],
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
