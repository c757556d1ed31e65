/** Maps offsets in the parsed text back to line and column of the source. */
import { problem } from '../../site/problems/problem.js';
import type { Problem, TextEdit } from '../../site/problems/problem-types.js';
import type { Node } from './tree.js';

/** One change that a rewrite made: `removed` units at `at` of the text before it became `inserted` units. */
export interface Edit {
  at: number;
  removed: number;
  inserted: number;
}

export class Places {
  private starts: number[] | undefined;
  /** Edits by the rewrites, in their order. */
  private readonly rewrites: Rewrite[] = [];

  /**
   * @param file the text of the file
   * @param bodyStart offset of the parsed body in it
   */
  constructor(
    private readonly path: string,
    private readonly file: string,
    readonly bodyStart: number,
  ) {}

  /** Notes a further rewrite. */
  rewritten(edits: readonly Edit[]): void {
    if (edits.length > 0) this.rewrites.push(new Rewrite(edits));
  }

  /** Offset in the file of an offset in the parsed text. */
  offset(parsed: number): number {
    let at = parsed;
    for (let i = this.rewrites.length - 1; i >= 0; i--) at = this.rewrites[i]?.before(at) ?? at;
    return at + this.bodyStart;
  }

  /** Line and column, both from 1, of an offset in the file. */
  at(offset: number): { line: number; column: number } {
    this.starts ??= lineStarts(this.file);
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.starts[low]! + 1 };
  }

  /** Offset in the file of a line and column. */
  offsetOf(line: number, column: number): number {
    this.starts ??= lineStarts(this.file);
    return (this.starts[line - 1] ?? 0) + column - 1;
  }

  /** Line and column where a node starts. */
  of(node: Node): { line: number; column: number } {
    return this.at(this.offset(node.position?.start.offset ?? 0));
  }

  /** Text of a line of the file, from 1. */
  line(number: number): string {
    this.starts ??= lineStarts(this.file);
    const start = this.starts[number - 1] ?? this.file.length;
    const end = this.file.indexOf('\n', start);
    return this.file.slice(start, end < 0 ? undefined : end).replace(/\r$/, '');
  }

  /** The text of the file that a node was read from. */
  text(node: Node): string {
    const { start, end } = node.position ?? {};
    return start && end ? this.file.slice(this.offset(start.offset), this.offset(end.offset)) : '';
  }

  /** The edit that writes `insert` for the characters between two offsets in the file. */
  edit(from: number, to: number, insert: string): TextEdit {
    const [start, end] = [this.at(from), this.at(to)];
    return { ...start, endLine: end.line, endColumn: end.column, text: insert };
  }

  /** A problem at an offset in the file. */
  problem(code: string, args: Record<string, string | number>, offset: number, length = 1): Problem {
    const { line, column } = this.at(offset);
    const sourceLine = this.line(line);
    const marked = Math.max(1, Math.min(length, sourceLine.length - column + 1));
    return problem(code, args, { file: this.path, line, column, length: marked, sourceLine });
  }
}

/** The edits of one rewrite, in order of place. A page may have thousands of them and be asked for as many offsets. */
class Rewrite {
  /** Start of each edit's text after the rewrite. */
  private readonly starts: number[] = [];
  /** By how much the text before each edit has grown, and at last that of the whole. */
  private readonly shifts: number[] = [0];

  constructor(private readonly edits: readonly Edit[]) {
    let shift = 0;
    for (const { at, removed, inserted } of edits) {
      this.starts.push(at + shift);
      shift += inserted - removed;
      this.shifts.push(shift);
    }
  }

  /** Offset before the rewrite of an offset after it. */
  before(after: number): number {
    // The number of edits that start at the offset or before it.
    let count = 0;
    for (let high = this.starts.length; count < high; ) {
      const middle = (count + high) >> 1;
      if ((this.starts[middle] ?? 0) <= after) count = middle + 1;
      else high = middle;
    }
    const edit = this.edits[count - 1];
    const start = this.starts[count - 1] ?? 0;
    if (edit && after < start + edit.inserted) return edit.at + Math.min(edit.removed, after - start);
    return after - (this.shifts[count] ?? 0);
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
