/** Admonitions as MkDocs has them: a mark of other signs, and an indented text. */
import type { Change, Line, SlipContext } from './slip-context.js';

export function indentedAdmonitions(context: SlipContext, keywords: ReadonlySet<string>): void {
  if (!/^(?:!!!|\?\?\?)/m.test(context.file)) return;
  for (const [index, head] of context.lines.entries()) {
    const [found, mark, type = ''] = (!head.isHidden && /^(!!!|\?\?\?\+?) +([a-z]+)/.exec(head.text)) || [];
    const next = context.lines[index + 1]?.text ?? '';
    if (found === undefined || !keywords.has(type) || !/^(?: {4}|\t|\s*$)/.test(next)) continue;
    context.say('admonition-form', { found, wanted: `:::${type}` }, head.start, found.length, {
      // The others can be folded.
      changes: mark === '!!!' ? ownForm(head, context.lines.slice(index + 1), type) : [],
    });
  }
}

/** The change that gives it the marks of ours, and its text no indentation. */
function ownForm(head: Line, rest: readonly Line[], type: string): Change[] {
  const stop = rest.findIndex(({ text }) => text.trim() !== '' && !/^(?: {4}|\t)/.test(text));
  const inside = stop < 0 ? rest : rest.slice(0, stop);
  const body = inside.slice(0, inside.findLastIndex(({ text }) => text.trim() !== '') + 1);
  const last = body.at(-1);
  const title = /^!!! +[a-z]+ +"([^"\n]+)"\s*$/.exec(head.text)?.[1];
  if (!last || (title === undefined && !/^!!! +[a-z]+\s*$/.test(head.text))) return [];
  const words = body.map(({ text }) => text.replace(/^(?: {4}|\t)/, ''));
  const opened = `:::${type}${title === undefined ? '' : ` ${title}`}`;
  return [[head.start, last.start + last.text.length, [opened, ...words, ':::'].join('\n')]];
}
