/** The info string of a fence (B4.44–B4.49). */

export interface CodeMeta {
  /** As written, for the class; may be empty. */
  language: string;
  title?: string;
  /** Highlighted line numbers, from 1. */
  ranges?: number[];
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
export function readMeta(lang: string | null | undefined, meta: string | null | undefined): CodeMeta {
  const result: CodeMeta = { language: lang ?? '', live: false, noInline: false, npm2yarn: false, flags: [] };
  if (!meta) return result;
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

/** `1,3-5` → [1, 3, 4, 5]; turned-round ranges count too (B4.46). At most 10,000 lines, so that a typing error cannot fill the memory. */
export function readRanges(text: string): number[] {
  const lines: number[] = [];
  for (const part of text.split(',')) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (!match) continue;
    const from = Number(match[1]);
    const to = match[2] === undefined ? from : Number(match[2]);
    for (let line = Math.min(from, to); line <= Math.max(from, to) && lines.length < 10_000; line++) lines.push(line);
  }
  return lines;
}
