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
  /** Words that have a meaning for running and checking blocks: `run`, `check`, `no-check`, `browser`, `steps`, `expect-error=2322`, `scope=name`. */
  flags: string[];
}

/** Words that switch something on. */
export const SWITCHES = ['live', 'noInline', 'npm2yarn'] as const;

/** Words for running and checking, which stay with the block; and those of them that take a value. */
export const CHECK_WORDS = ['run', 'check', 'no-check', 'browser', 'steps'] as const;
export const VALUE_WORDS = ['expect-error', 'scope', 'result'] as const;

const FLAG = new RegExp(`^(?:${CHECK_WORDS.join('|')}|(?:${VALUE_WORDS.join('|')})(?:=\\S*)?)$`);

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
  for (const word of meta.replace(/(?:title|exercise)=(?:"[^"]*"|'[^']*')/g, '').split(/\s+/)) {
    const name = SWITCHES.find((each) => each === word);
    if (name) result[name] = true;
    else if (FLAG.test(word)) result.flags.push(word);
  }
  return result;
}
