/** Finds marks of fenced code at a wrong position: after words, or outside of the list item or quote that the block begins in. */
import type { Node } from '../tree/tree.js';
import { type Change, PREFIX, type SlipContext } from './slip-context.js';

const FENCE = new RegExp(`^(${PREFIX})(\`{3,}|~{3,})([^\\n\`]*)`);

/** Reports them. @returns the blocks affected, for which no other rule is applied */
export function fencePlaces(context: SlipContext): Set<Node> {
  const told = new Set<Node>();
  const blocks = context.of('code');
  for (const node of blocks) {
    if (told.has(node)) continue;
    for (const each of leaving(context, node, blocks) ?? behindWords(context, node) ?? []) told.add(each);
  }
  return told;
}

/** Returns the line of an offset, with its position in the file. */
function lineAt(context: SlipContext, offset: number): { index: number; text: string; start: number } {
  const index = context.lineIndex(offset);
  const line = context.lines[index];
  return { index, text: line?.text ?? '', start: line?.start ?? 0 };
}

/** Maximum number of lines of a block outside the item that should contain it. */
const FAR = 80;

/** A block that ends with its list item or quote, because its lines, or its end alone, do not begin as it does. */
function leaving(context: SlipContext, node: Node, blocks: readonly Node[]): Node[] | undefined {
  const first = lineAt(context, context.start(node));
  const [, prefix = '', mark = '', info = ''] = FENCE.exec(first.text) ?? [];
  if (prefix.trim() === '' && prefix.length < 2) return undefined;
  const last = lineAt(context, context.end(node)).index;
  const isEnd = (text: string) => {
    const bare = text.replace(/^[\s>]*/, '').trimEnd();
    return bare.length >= mark.length && bare === mark.charAt(0).repeat(bare.length);
  };
  if (last > first.index && isEnd(context.lines[last]?.text ?? '')) return undefined;
  const after = context.lines.slice(last + 1, last + 1 + FAR);
  const length = after.findIndex(({ text }) => FENCE.test(text));
  const end = after[length];
  if (!end || !isEnd(end.text) || after[0]?.text.trim() === '') return undefined;
  // A new item or paragraph says that the end is missing.
  const inner = after.slice(0, length);
  if (inner.some(({ text }, i) => text.trim() === '' && /^\S/.test(inner[i + 1]?.text ?? ''))) return undefined;
  const wanted = prefix.replace(/[-*+]|\d{1,9}[.)]/g, (found) => ' '.repeat(found.length));
  const isQuote = wanted.includes('>');
  const changes: Change[] = [...inner, end].flatMap(({ text, start }): Change[] => {
    if (text.trim() === '' || text.startsWith(wanted)) return [];
    if (isQuote) return [[start, start, wanted]];
    const indent = text.length - text.trimStart().length;
    return text === end.text ? [[start, start + indent, wanted]] : [[start, start, wanted]];
  });
  if (changes.length === 0) return undefined;
  const at = first.start + prefix.length;
  const shown = isQuote ? '`> `' : `${wanted.length} × ␣`;
  context.say('fence-inside', { wanted: shown }, at, (mark + info).trimEnd().length, {
    changes,
    sure: inner.every(({ text }) => text.trim() !== '' && !/^(?:[-*+]|\d+[.)]) /.test(text)),
  });
  const opened = blocks.find((block) => lineAt(context, context.start(block)).start === end.start);
  return opened ? [node, opened] : [node];
}

/** `words: ```js`: marks after words are not recognised, so that the end of the block opens one. */
function behindWords(context: SlipContext, node: Node): Node[] | undefined {
  const opening = lineAt(context, context.start(node));
  const [, , mark = '', info = ''] = FENCE.exec(opening.text) ?? [];
  if (mark === '' || info.trim() !== '') return undefined;
  for (let i = opening.index - 1; i >= 0 && opening.index - i < FAR; i--) {
    const line = context.lines[i];
    if (!line || line.isHidden || FENCE.test(line.text)) return undefined;
    const { text, start } = line;
    const [, before = '', space = '', found = ''] =
      /^(.*[^\s`>])([ \t]*)(`{3,}[A-Za-z][\w+#-]*)[ \t]*$/.exec(text) ?? [];
    if (!found.startsWith(mark) || /^[\s>*+-]*$/.test(before)) continue;
    const at = start + before.length;
    context.say('fence-place', { found }, at + space.length, found.length, {
      changes: [[at, at + space.length, '\n\n']],
      sure: true,
    });
    return [node];
  }
  return undefined;
}
