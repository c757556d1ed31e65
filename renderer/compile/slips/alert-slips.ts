/** Finds alerts in GitHub's syntax with a fault: a misspelt type, a missing sign, text in the line of the type. */
import { type Nearest, nearestOf } from '../../site/problems/near-names.js';
import { ALERTS } from '../parse/alerts.js';
import type { Change, SlipContext } from './slip-context.js';

/** Marks of a quote; marks of emphasis; brackets, sign and word; a mark after them; what else is in the line. */
const HEAD =
  /^(\s*(?:>\s*)+)(\*\*|__|[*_])?([!！]?[[［【])(\s*[!！]?)(\s*(?:[A-Za-z]+|[\u4e00-\u9fff]{2,4})\s*)([\]］】}｝])(?:\2)([:：.。+-]?)([^\n]*)$/;

/** An alert whose quote mark was forgotten. */
const BARE = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*$/i;

/** A type whose bracket is not closed. */
const OPEN_HEAD = /^(\s*(?:>\s*)+)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)[ \t]*$/i;

/** A type after a line of its quote. */
const LATE = /^(\s*(?:>\s*)+)(\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\])[ \t]*$/i;

/** Words of other tools, and of other languages. */
const MEANT: Readonly<Record<string, string>> = {
  INFO: 'NOTE',
  HINT: 'TIP',
  HELP: 'TIP',
  SUCCESS: 'TIP',
  CHECK: 'TIP',
  DONE: 'TIP',
  WARN: 'WARNING',
  ATTENTION: 'WARNING',
  DANGER: 'CAUTION',
  ERROR: 'CAUTION',
  FAIL: 'CAUTION',
  FAILURE: 'CAUTION',
  MISSING: 'CAUTION',
  BUG: 'CAUTION',
  CRITICAL: 'CAUTION',
  信息: 'NOTE',
  说明: 'NOTE',
  备注: 'NOTE',
  笔记: 'NOTE',
  提示: 'TIP',
  技巧: 'TIP',
  重要: 'IMPORTANT',
  警告: 'WARNING',
  注意: 'WARNING',
  危险: 'CAUTION',
};

/** Callouts of Obsidian without an equivalent on GitHub. */
const CALLOUTS = new Set(['ABSTRACT', 'SUMMARY', 'TLDR', 'TODO', 'QUESTION', 'FAQ', 'EXAMPLE', 'QUOTE', 'CITE']);

export function alertSlips(context: SlipContext): void {
  if (!/^[ \t]*>[ \t>]*[*_!！\\]*[[［【]|^\[!/m.test(context.file)) return;
  let inQuote = false;
  /** Marks of the quote that has a line of text already. */
  let marks = '';
  for (const { text, start, isHidden } of context.lines) {
    const isFirst = !inQuote;
    inQuote = /^\s*>/.test(text);
    const [, prefix = '', words = ''] = /^(\s*(?:>\s*)*)(.*)$/.exec(text) ?? [];
    const depth = prefix.replace(/\s/g, '');
    const late = isHidden || isFirst ? null : LATE.exec(text);
    if (late && depth === marks) lateSlip(context, start, late);
    marks = inQuote ? (words === '' ? marks : depth) : '';
    if (isHidden) continue;
    lineSlip(BARE, bareSlip, context, text, start);
    if (isFirst) for (const [pattern, say] of FIRST_LINES) lineSlip(pattern, say, context, text, start);
  }
}

/** Reports a match in a line that begins at an offset. */
type Say = (context: SlipContext, start: number, match: RegExpExecArray, text: string) => void;

function lineSlip(pattern: RegExp, say: Say, context: SlipContext, text: string, start: number): void {
  const match = pattern.exec(text);
  if (match) say(context, start, match, text);
}

/** A mark outside of a quote. */
function bareSlip(context: SlipContext, start: number, [whole]: RegExpExecArray, text: string): void {
  const found = whole.trim();
  // The quote may begin in the next line.
  const isMark = context.file.startsWith('> ', start + text.length + 1);
  const changes: Change[] = isMark ? [[start, start, '> ']] : [];
  context.say('alert-form', { found, wanted: `> ${found}` }, start, found.length, { changes, sure: true });
}

/** A mark without its closing bracket. */
function openSlip(
  context: SlipContext,
  start: number,
  [, before = '', name = '']: RegExpExecArray,
  text: string,
): void {
  const from = start + before.length;
  const wanted = `[!${name.toUpperCase()}]`;
  const end = start + text.trimEnd().length;
  context.say('alert-form', { found: `[!${name}`, wanted }, from, end - from, {
    changes: [[from, end, wanted]],
    sure: true,
  });
}

/** An alert escaped by an editor that copies text as Markdown; the author may also want to show the mark. */
const ESCAPED = /^(\s*(?:>\s*)+)(\\\[\\?!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\\?\])\s*$/;

function escapedSlip(context: SlipContext, start: number, match: RegExpExecArray): void {
  const [, prefix = '', found = '', name = ''] = match;
  const from = start + prefix.length;
  const wanted = `[!${name}]`;
  context.say('alert-form', { found, wanted }, from, found.length, { changes: [[from, from + found.length, wanted]] });
}

/** An alert begins its quote: a blank line parts it from the text before. */
function lateSlip(context: SlipContext, start: number, [, prefix = '', found = '']: RegExpExecArray): void {
  const changes: Change[] = [[start, start, '\n']];
  context.say('alert-form', { found, wanted: found }, start + prefix.length, found.length, { changes });
}

function headSlip(context: SlipContext, start: number, match: RegExpExecArray, text: string): void {
  const [, prefix = '', emphasis = '', open, sign = '', words = '', close, mark = '', tail = ''] = match;
  const name = words.trim();
  const upper = name.toUpperCase();
  const isTurned = /^[!！]/.test(open ?? '');
  const isSigned = sign.trim() !== '' || isTurned;
  // `[note]` alone may be a remark, and `[NOTE]: …`, `[NOTE](…)` say where a link leads.
  if (!isSigned && (name !== upper || /^[\u4e00-\u9fff]/.test(name) || mark === ':' || /[(（[:：]/.test(tail))) return;
  if (isTurned && (!ALERTS.includes(upper) || tail.trim() !== '')) return;
  if (isSigned && (/^[([]/.test(mark + tail) || (mark === ':' && /^\s*(?:https?:|\.{0,2}\/)/.test(tail)))) return;
  const near = ALERTS.includes(upper) ? { name: upper, sure: true } : nearOf(upper, isSigned);
  const isPlain = emphasis === '' && open === '[' && close === ']' && sign === '!' && words === name && mark === '';
  const at = start + prefix.length;
  const found = text.slice(prefix.length).trimEnd();
  if (!near) {
    // Obsidian allows a title after the word, and a sign that folds the text.
    const isCallout = sign === '!' && words === name && open === '[' && /^[+-]?$/.test(mark) && CALLOUTS.has(upper);
    if (isCallout || (isPlain && tail.trim() === '' && name === upper && name.length > 2))
      context.say('alert-name', { name, known: ALERTS.join(', ') }, at + 2, name.length);
    return;
  }
  const head = `[!${near.name}]`;
  const body = tail.trim();
  const changes: Change[] = [[at, start + text.length, head + (body === '' ? '' : `\n${prefix}${body}`)]];
  if (isPlain && ALERTS.includes(upper)) {
    const from = start + text.length - tail.trimStart().length;
    if (body !== '') context.say('alert-form', { found, wanted: head }, from, body.length, { changes, sure: true });
  } else if (!isPlain)
    context.say('alert-form', { found, wanted: head }, at, found.length, { changes, sure: near.sure });
  else
    context.say('alert-name', { name, known: ALERTS.join(', ') }, at + 2, name.length, {
      changes: [[at + 2, at + 2 + name.length, near.name]],
      sure: near.sure,
      nearest: near.name,
    });
}

/** The word of GitHub that is meant. Other tools draw their words in other ways, so none of those is sure. */
function nearOf(upper: string, isSigned: boolean): Nearest | undefined {
  const meant = isSigned ? MEANT[upper] : undefined;
  return meant === undefined ? nearestOf(upper, ALERTS) : { name: meant, sure: false };
}

/** Faults of the first line of a quote. */
const FIRST_LINES: readonly [pattern: RegExp, say: Say][] = [
  [OPEN_HEAD, openSlip],
  [ESCAPED, escapedSlip],
  [HEAD, headSlip],
];
