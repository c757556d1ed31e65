/** Lines to highlight after the language of fenced code: in brackets of another kind, with other signs, or lines that the block does not have. */
import { narrow } from '../../site/helpers/narrow-signs.js';
import type { SlipContext } from './slip-context.js';

/** An info string and its offset in the file. */
export interface Info {
  info: string;
  at: number;
}

/** Digits and what authors write between them. */
const INSIDE = '[\\d０-９\\s,，、;；:：.~～–—→>至到-]';
const RANGES = new RegExp(`(?<=[\\s=])(?:[{｛](${INSIDE}*)([}｝]?)|[[［(（](${INSIDE}*)[\\]］)）])(?=\\s|$)`, 'g');
/** The valid form. */
const READ = /^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/;

/** @param count lines of the block; undefined where it is not closed */
export function lineSlips(context: SlipContext, { info, at }: Info, count: number | undefined): void {
  const bare = /^(\s*[A-Za-z][\w+#-]*\s+)(\d+(?:[,-]\d+)*)\s*$/.exec(info);
  if (bare) {
    const [, before = '', lines = ''] = bare;
    say(context, { from: at + before.length, found: lines, wanted: `{${lines}}`, sure: /[,-]/.test(lines) });
    return;
  }
  // Titles may contain such brackets as well.
  const shown = info.replace(/"[^"]*"|'[^']*'/g, (value) => '"'.repeat(value.length));
  for (const match of shown.matchAll(RANGES)) {
    const inside = match[1] ?? match[3] ?? '';
    if (!/[\d０-９]/.test(inside)) continue;
    const found = match[0].trimEnd();
    const from = at + match.index;
    const lines = readable(inside);
    const wanted = `{${lines}}`;
    if (!READ.test(lines)) sayUnread(context, { from, found, lines }, count);
    else if (found !== wanted) {
      const odd = /[，、–—]/.exec(found)?.index ?? 0;
      say(context, { from, found, wanted, sure: true, odd });
    } else if (count !== undefined && !/(?:^|\s)(?:live|start=)/.test(info))
      beyond(context, { from: from + 1, lines }, count);
  }
}

interface Slip {
  from: number;
  found: string;
  wanted: string;
  sure: boolean;
  /** Offset of the fault in it. */
  odd?: number;
}

function say(context: SlipContext, { from, found, wanted, sure, odd = 0 }: Slip): void {
  context.say('fence-range', { found, wanted }, from + odd, found.length - odd, {
    changes: [[from, from + found.length, wanted]],
    sure,
  });
}

/** The numbers with the signs that are read, the smaller one of a range first. */
function readable(inside: string): string {
  return inside
    .replace(/[０-９]/g, narrow)
    .trim()
    .replace(/\s*(?:\.{2,3}|->|[–—~～→:：至到])\s*|\s*-\s*/g, '-')
    .replace(/\s*[,，、;；]\s*|(?<=\d)\s+(?=\d)/g, ',')
    .replace(/^,|,$|,(?=,)/g, '')
    .replace(/(\d+)-(\d+)/g, (range, first: string, last: string) =>
      Number(first) > Number(last) ? `${last}-${first}` : range,
    );
}

/** A range without an end goes to the last line. */
function sayUnread(
  context: SlipContext,
  { from, found, lines }: { from: number; found: string; lines: string },
  count: number | undefined,
): void {
  const first = /^(\d+)-$/.exec(lines)?.[1];
  const wanted = `{${first ?? 1}-${Math.max(count ?? 3, Number(first ?? 1))}}`;
  context.say('fence-range', { found, wanted }, from, found.length, {
    changes: first === undefined || count === undefined ? [] : [[from, from + found.length, wanted]],
  });
}

/** Lines to highlight that the block does not have. */
function beyond(context: SlipContext, { from, lines }: { from: number; lines: string }, count: number): void {
  for (const number of lines.matchAll(/\d+/g)) {
    if (Number(number[0]) <= count && Number(number[0]) > 0) continue;
    context.say('fence-lines', { line: number[0], count: String(count) }, from + number.index, number[0].length);
    return;
  }
}
