/** The info string of a fence (B4.44–B4.49). */

import { readNamedRanges, withoutNamedRanges } from './line-marks.js';
import { readRanges } from './ranges.js';

export interface CodeMeta {
  /** As written, for the class; may be empty. */
  language: string;
  title?: string;
  /** Highlighted line numbers, from 1. */
  ranges?: number[];
  /** Lines marked by name: `ins={2}`. */
  marks: [name: string, lines: number[]][];
  /** Language of the code that a diff is of. */
  diffOf?: string;
  /** First line number; absent: no numbers. */
  lineNumbers?: number;
  live: boolean;
  noInline: boolean;
  npm2yarn: boolean;
  /** Words that have a meaning for running and checking blocks: `run`, `check`, `no-check`, `browser`, `expect-error=2322`, `scope=name`. */
  flags: string[];
}

const FLAG = /^(?:run|check|no-check|no-run|browser|expect-error(?:=\S*)?|scope=\S+|name=\S+)$/;

/** Reads language and meta of a code node. */
export function readMeta(lang: string | null | undefined, written: string | null | undefined): CodeMeta {
  const result: CodeMeta = {
    language: lang ?? '',
    live: false,
    noInline: false,
    npm2yarn: false,
    flags: [],
    marks: [],
  };
  if (!written) return result;
  result.marks = readNamedRanges(written);
  const meta = withoutNamedRanges(written);
  const diffOf = result.language === 'diff' ? /(?:^|\s)lang="?([\w#+-]+)"?(?=\s|$)/.exec(meta) : null;
  if (diffOf) result.diffOf = diffOf[1]!;
  const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  if (title) result.title = title[1] ?? title[2] ?? '';
  const range = /\{([\d,-]+)\}/.exec(meta);
  if (range) result.ranges = readRanges(range[1]!);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  if (numbers) result.lineNumbers = numbers[1] ? Number(numbers[1]) : 1;
  for (const word of meta.replace(/title=(?:"[^"]*"|'[^']*')/, '').split(/\s+/)) {
    if (word === 'live') result.live = true;
    else if (word === 'noInline') result.noInline = true;
    else if (word === 'npm2yarn') result.npm2yarn = true;
    else if (FLAG.test(word)) result.flags.push(word);
  }
  return result;
}
