/** Marks that were meant to end the excerpt of a post: of other tools, or misspelt. */
import { nearestOf } from '../../site/problems/near-names.js';
import type { Node } from '../tree/tree.js';
import type { SlipContext } from './slip-context.js';

const MARK = /^[ \t]*(?:<!--\s*([a-z-]+(?: [a-z]+)?)\s*-->|\{\/\*\s*([a-z-]+(?: [a-z]+)?)\s*\*\/\})[ \t]*$/gim;
const OTHERS = /^(?:more|read ?more|read-more|excerpt|endexcerpt|cut|summary)$/i;

export function truncateSlips(context: SlipContext): void {
  const [written, ...more] = context.file.matchAll(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/g);
  if (written) {
    nothingBefore(context, written.index, written[0].length);
    twice(context, more);
    return;
  }
  for (const match of context.file.matchAll(MARK)) {
    const word = match[1] ?? match[2] ?? '';
    const isMeant = OTHERS.test(word) || nearestOf(word, ['truncate']) !== undefined;
    const at = match.index + match[0].length - match[0].trimStart().length;
    const line = context.lines[context.lineIndex(at)];
    if (!isMeant || !line || context.isIn(at, 'code')) continue;
    const from = at + match[0].trimStart().indexOf(word);
    const args = { found: match[0].trim(), wanted: match[0].trim().replace(word, 'truncate') };
    context.say('post-mark', args, at, match[0].trim().length, {
      changes: [[from, from + word.length, 'truncate']],
      sure: true,
      nearest: 'truncate',
    });
    return;
  }
}

/** Reports a marker with only a title and imports before it. */
function nothingBefore(context: SlipContext, at: number, length: number): void {
  const before = (context.tree.children ?? []).filter((node) => node.position && context.start(node) < at);
  const isSilent = ({ type, depth }: Node) =>
    type === 'mdxjsEsm' || type === 'definition' || (type === 'heading' && depth === 1);
  if (before.every((node) => isSilent(node) && context.end(node) <= at)) context.say('post-mark-first', {}, at, length);
}

/** The first mark ends the excerpt: another one says nothing. */
function twice(context: SlipContext, marks: readonly RegExpExecArray[]): void {
  for (const { 0: mark, index } of marks) {
    const line = context.lines[context.lineIndex(index)];
    if (!line || line.text.trim() !== mark || context.isIn(index, 'code')) continue;
    const end = Math.min(context.file.length, line.start + line.text.length + 1);
    context.say('post-mark-twice', { found: mark }, index, mark.length, { changes: [[line.start, end, '']] });
  }
}
