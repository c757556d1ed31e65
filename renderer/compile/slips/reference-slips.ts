/** Footnotes and link definitions that do not find each other. */
import { nearestOf } from '../../site/problems/near-names.js';
import type { Node } from '../tree/tree.js';
import type { SlipContext } from './slip-context.js';

export function referenceSlips(context: SlipContext): void {
  if (!/\[\^|【\^/.test(context.file) && !/\]\s*\[/.test(context.file) && !/^[ \t]*\[[^\]\n]+\]：/m.test(context.file))
    return;
  const masked = context.masked();
  const colons = definitionColons(context, masked);
  footnotes(context, masked, colons);
  references(context, masked);
}

/** `[^1]：` at the start of a line defines nothing. */
function definitionColons(context: SlipContext, masked: string): Set<string> {
  const meant = new Set<string>();
  for (const match of masked.matchAll(/^( {0,3}\[(\^[^\]\n\u0000]+|[^\]\n\u0000]+)\])：[ \u3000]*(?=(\S+))/gm)) {
    const [whole, head, label, rest] = match as unknown as [string, string, string, string];
    if (!label.startsWith('^') && !/^(?:https?:|\.{0,2}\/|<|\u0000)/.test(rest)) continue;
    meant.add(label.replace(/^\^/, '').toUpperCase());
    const at = match.index + head.length;
    context.say('definition-colon', { wanted: `${head.trim()}: ` }, at, 1, {
      changes: [[at, match.index + whole.length, ': ']],
      sure: true,
    });
  }
  return meant;
}

/** `[^1] words` at the start of a line, with the mark of a footnote that nothing defines. */
function colonsLeftOut(context: SlipContext, masked: string, known: ReadonlySet<string>): Set<string> {
  const meant = new Set<string>();
  for (const { 1: indent = '', 2: label = '', 3: space = '', index } of masked.matchAll(
    /^( {0,3})\[\^([^\]\s\u0000]+)\]([ \t]*)(?=[^\s:：[(])/gm,
  )) {
    const id = label.toUpperCase();
    const uses = masked.split(`[^${label}]`).length - 1;
    const above = masked.slice(0, index).split('\n').at(-2)?.trim() ?? '';
    if (uses < 2 || known.has(id) || meant.has(id) || (above !== '' && !/^\[\^/.test(above))) continue;
    meant.add(id);
    const [at, end] = [index + indent.length, index + indent.length + label.length + 3];
    context.say('definition-colon', { wanted: `[^${label}]: ` }, at, label.length + 3, {
      changes: [[end, end + space.length, ': ']],
      sure: true,
    });
  }
  return meant;
}

const idOf = (node: Node) => (node.label ?? node.identifier ?? '').toUpperCase();

function footnotes(context: SlipContext, masked: string, colons: ReadonlySet<string>): void {
  const definitions = context.of('footnoteDefinition');
  const labels = definitions.map((node) => node.label ?? node.identifier ?? '');
  const known = new Set(labels.map((label) => label.toUpperCase()));
  const meant = new Set([...colons, ...colonsLeftOut(context, masked, known)]);
  const lost = new Set<string>();
  for (const match of masked.matchAll(/(.?)\[\^([^\]\s\u0000]+)\](?![:：])/g)) {
    const [, before, label] = match as unknown as [string, string, string];
    if (known.has(label.toUpperCase()) || meant.has(label.toUpperCase()) || before === '\\') continue;
    // `[^abc]` alone is a class of characters.
    const isNote =
      definitions.length > 0 ||
      /^\d+$/.test(label) ||
      (/^[A-Za-z][\w-]{2,}$/.test(label) && /[\p{L}\p{P}]/u.test(before));
    if (!isNote) continue;
    // Another number is another footnote.
    const near = /^\d+$/.test(label) ? undefined : nearestOf(label, labels);
    if (near) lost.add(near.name.toUpperCase());
    const at = match.index + before.length;
    context.say(
      'footnote-undefined',
      { label },
      at,
      label.length + 3,
      near ? { changes: [[at + 2, at + 2 + label.length, near.name]], sure: near.sure, nearest: near.name } : {},
    );
  }
  for (const { 0: found, index } of masked.matchAll(
    /\[\^\s+[^\]\s\u0000]+\s*\]|[【［]\^\s*[^\]】］\s\u0000]+\s*[】］\]]/g,
  )) {
    const label = found.slice(2, -1).trim();
    if (!known.has(label.toUpperCase())) continue;
    lost.add(label.toUpperCase());
    context.say('footnote-undefined', { label: found.slice(2, -1) }, index, found.length, {
      changes: [[index, index + found.length, `[^${label}]`]],
      sure: true,
      nearest: label,
    });
  }
  const used = new Set(context.of('footnoteReference').map(idOf));
  const seen = new Set<string>();
  for (const node of definitions) {
    const id = idOf(node);
    const label = node.label ?? node.identifier ?? '';
    if (seen.has(id)) context.say('footnote-twice', { label }, context.start(node), label.length + 3);
    else if (!used.has(id) && !lost.has(id))
      context.say('footnote-unused', { label }, context.start(node), label.length + 3);
    seen.add(id);
  }
}

/** `[text][label]` without a definition of the label. */
function references(context: SlipContext, masked: string): void {
  const labels = context.of('definition').map((node) => node.label ?? node.identifier ?? '');
  for (const match of masked.matchAll(/(?<![\w\])}])\[([^[\]\n\u0000^]+)\]\[([^[\]\n\u0000]*)\]/g)) {
    const [whole, text, written] = match as unknown as [string, string, string];
    const label = written || text;
    const near = nearestOf(label, labels);
    // Two words in brackets may be an array and its index, where nothing else on the page is a reference.
    if (!near && text.length < 2) continue;
    if (!near && labels.length === 0 && !/\s/.test(text) && !/^[\w-]{3,}$/.test(written)) continue;
    const at = match.index + whole.length - 1 - label.length;
    context.say(
      'reference-undefined',
      { label },
      at,
      label.length,
      near && written
        ? { changes: [[at, at + label.length, near.name]], sure: near.sure, nearest: near.name }
        : near
          ? { nearest: near.name }
          : {},
    );
  }
}
