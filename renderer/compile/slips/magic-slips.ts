/** Comments in code blocks that should mark lines. */
import { nearestOf } from '../../site/problems/near-names.js';
import type { CompileOptions } from '../tree/compile-options.js';
import type { SlipContext } from './slip-context.js';

export type MagicComment = CompileOptions['prism']['magicComments'][number];

/** Finds `highlight-…` comments that the site does not know, and a start without its end. */
export function magicSlips(
  context: SlipContext,
  known: readonly MagicComment[],
  lines: readonly string[],
  begin: number,
): void {
  const names = known.flatMap(({ line, block }) => [
    ...(line ? [line] : []),
    ...(block ? [block.start, block.end] : []),
  ]);
  let offset = begin;
  const marks: { name: string; at: number; comment: number }[] = [];
  for (const line of lines) {
    const match =
      /^\s*((?:\/\/|\/\*|\{\/\*|#|<!--|--)\s*)(highlight-[\w-]+|[a-z]+-(?:next-line|start|end))\s*(?:\*\/\}?|-->)?\s*$/.exec(
        line,
      );
    const [, mark, name] = match ?? [];
    if (mark && name) marks.push({ name, at: offset + line.indexOf(name), comment: offset + line.indexOf(mark) });
    offset += line.length + 1;
  }
  for (const { name, at } of marks) {
    const near = names.includes(name) ? undefined : nearestOf(name, names);
    // Other tools have comments of this form too.
    if (near && (near.sure || name.startsWith('highlight-')))
      context.say('magic-comment', { name, known: names.join(', ') }, at, name.length, {
        changes: [[at, at + name.length, near.name]],
        sure: near.sure,
        nearest: near.name,
      });
  }
  for (const { block } of known) {
    const first = marks.find(({ name }) => name === block?.start);
    if (first && block && !marks.some(({ name }) => name === block.end))
      context.say(
        'magic-comment-open',
        { name: first.name, end: block.end },
        first.comment,
        first.at - first.comment + first.name.length,
      );
  }
}
