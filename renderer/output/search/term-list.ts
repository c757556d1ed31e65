/**
 * The sorted terms of a table in one text, a term a line. Nine tenths are pairs of characters: a string for each would cost more than most of what is done
 * with them.
 */
import { grown } from './bytes.js';

export class TermList {
  /** @param starts of each line, and where the next one would start */
  constructor(
    readonly text: string,
    readonly starts: Uint32Array,
  ) {}

  static of(text: string): TermList {
    let starts = new Uint32Array(1 << 10);
    let count = 0;
    for (let start = 0; text !== '' && start <= text.length; count++) {
      if (count + 1 === starts.length) starts = grown(starts);
      const end = text.indexOf('\n', start);
      start = (end < 0 ? text.length : end) + 1;
      starts[count + 1] = start;
    }
    return new TermList(text, starts.slice(0, count + 1));
  }

  get length(): number {
    return this.starts.length - 1;
  }

  startOf(index: number): number {
    return this.starts[index]!;
  }

  at(index: number): string {
    return this.from(index, 0);
  }

  /** A term without its first units. */
  from(index: number, units: number): string {
    return this.text.slice(this.starts[index]! + units, this.starts[index + 1]! - 1);
  }

  lengthAt(index: number): number {
    return this.starts[index + 1]! - 1 - this.starts[index]!;
  }

  /** Number of units that a term shares with the one before it at their start. */
  sharedAt(index: number): number {
    const { text, starts } = this;
    const start = starts[index]!;
    const before = starts[index - 1]!;
    const most = start - 1 - before;
    let shared = 0;
    while (shared < most && text.charCodeAt(before + shared) === text.charCodeAt(start + shared)) shared++;
    return shared;
  }

  /** Terms `from` to `to`, exclusive. */
  slice(from: number, to: number): TermList {
    const starts = this.starts.slice(from, to + 1).map((start) => start - this.starts[from]!);
    return new TermList(this.textOf(from, to), starts);
  }

  /** The lines of terms `from` to `to`, exclusive. */
  textOf(from: number, to: number): string {
    return to > from ? this.text.slice(this.starts[from]!, this.starts[to]! - 1) : '';
  }

  /** Index of the first term not before `term`. */
  lowerBound(term: string, from = 0): number {
    let low = from;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle) < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
