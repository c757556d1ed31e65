/** Alerts as GitHub writes them that are not read as such: a misspelt type, a missing sign, text in the line of the type. */
import { nearestOf } from '../../site/problems/near-names.js';
import { ALERTS } from '../parse/alerts.js';
import type { SlipContext } from './slip-context.js';

const HEAD = /^(\s*(?:>\s*)+)([[［【])(\s*[!！]?)(\s*[A-Za-z]+\s*)([\]］】}｝])((?:：|(?!:))[^\n(（[:：]*)$/;

/** An alert whose quote mark was forgotten. */
const BARE = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*$/i;

export function alertSlips(context: SlipContext): void {
  if (!/^[ \t]*>[ \t]*[[［【]|^\[!/m.test(context.file)) return;
  let inQuote = false;
  for (const { text, start, isHidden } of context.lines) {
    const isFirst = !inQuote;
    inQuote = /^\s*>/.test(text);
    const bare = isHidden ? null : BARE.exec(text);
    if (bare)
      context.say('alert-form', { found: bare[0].trim(), wanted: `> ${bare[0].trim()}` }, start, bare[0].trim().length);
    const match = isHidden || !isFirst ? null : HEAD.exec(text);
    if (!match) continue;
    const [, prefix, open, sign, words, close, tail] = match as unknown as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const [name, rest] = [words.trim(), tail.replace(/^：/, '')];
    const upper = name.toUpperCase();
    const near = ALERTS.includes(upper) ? { name: upper, sure: true } : nearestOf(upper, ALERTS);
    const at = start + prefix.length;
    const isPlain = open === '[' && close === ']' && sign === '!' && words === name && tail === rest;
    // `[note]` alone may be a remark; with its capitals it is a type.
    if (!near || (sign.trim() === '' && name !== upper)) continue;
    const head = `[!${near.name}]`;
    const end = start + text.length;
    const found = text.slice(prefix.length).trimEnd();
    const body = rest.trim();
    const after = body === '' ? '' : `\n${prefix}${body}`;
    if (isPlain && ALERTS.includes(upper) && body !== '') {
      const from = start + text.length - rest.trimStart().length;
      context.say('alert-form', { found, wanted: head }, from, body.length, {
        changes: [[at, end, head + after]],
        sure: true,
      });
    } else if (!isPlain)
      context.say('alert-form', { found, wanted: head }, at, found.length, {
        changes: [[at, end, head + after]],
        sure: true,
      });
    else if (near.name !== upper)
      context.say('alert-name', { name, known: [...ALERTS].join(', ') }, at + 2, name.length, {
        changes: [[at + 2, at + 2 + name.length, near.name]],
        sure: near.sure,
        nearest: near.name,
      });
  }
}
