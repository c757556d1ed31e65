/**
 * The state of an output folder as one number: a sum over all files of a hash of path, size and time, which a build updates with its
 * changes. A text with a line for each of tens of thousands of files took longer to make than to read the folder. Loads nothing but Node.
 */
import type { Stats } from 'node:fs';
import { statOf } from '../write/disk.js';
import { walkFolder } from './walk-folder.js';

/** Size and time: what a build trusts of its own outputs. */
type FileState = Pick<Stats, 'size' | 'mtimeMs'>;

/** States of a non-file, and of a symbolic link's missing target. */
const OTHER: FileState = { size: -1, mtimeMs: 0 };
const NOTHING: FileState = { size: -2, mtimeMs: 0 };

export class FolderSum {
  private readonly numbers = new Float64Array(2);
  private readonly words = new Int32Array(this.numbers.buffer);

  constructor(
    public count = 0,
    private first = 0,
    private second = 0,
  ) {}

  /** @param text as it was kept */
  static from(text: string): FolderSum {
    const [count, first, second] = text.split(' ').map(Number);
    return new FolderSum(count, first, second);
  }

  add(path: string, state: FileState): void {
    this.put(path, state, 1);
  }

  remove(path: string, state: FileState): void {
    this.put(path, state, -1);
  }

  /** Two sums are the same text exactly if the folders have the same files; a collision has a chance of one in 2⁶⁴. */
  get text(): string {
    return `${this.count} ${this.first} ${this.second}`;
  }

  private put(path: string, { size, mtimeMs }: FileState, by: 1 | -1): void {
    const { numbers, words } = this;
    numbers[0] = size;
    numbers[1] = mtimeMs;
    let first = 0x811c9dc5;
    let second = 0x9747b28c;
    for (let at = 0, { length } = path; at < length; at++) {
      const unit = path.charCodeAt(at);
      first = Math.imul(first ^ unit, 0x01000193);
      second = Math.imul(second ^ unit, 0x5bd1e995);
    }
    for (const word of words) {
      first = Math.imul(first ^ word, 0x85ebca6b);
      first ^= first >>> 15;
      second = Math.imul(second ^ word, 0xc2b2ae35);
      second ^= second >>> 13;
    }
    this.count += by;
    this.first = (this.first + by * first) | 0;
    this.second = (this.second + by * second) | 0;
  }
}

/** Sums up all files below a folder; symbolic links are followed, cycles are not. Folders without files count nothing: no build leaves one. */
export function sumFolder(root: string): FolderSum {
  const sum = new FolderSum();
  const add = (place: string, stat: Stats | undefined) =>
    sum.add(place, stat?.isFile() ? stat : stat ? OTHER : NOTHING);
  const stat = statOf(root);
  if (stat?.isDirectory()) walkFolder(root, stat, { onFile: (place, _, found) => add(place, found) });
  else sum.add('', stat ? OTHER : NOTHING);
  return sum;
}
