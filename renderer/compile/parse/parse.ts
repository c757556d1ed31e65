/**
 * Markdown → mdast, one function with two engines that give the same tree (docs/architecture.md).
 * `native` is satteri; `reference` is mdast-util-from-markdown, 40 to 80 times slower, for machines without the native binary.
 */

import { messageOf } from '../../site/helpers/caught-error.js';
import { once } from '../../site/helpers/once.js';
import { type Node, walk } from '../tree/tree.js';
import { isMisread } from './misread.js';
import { ParseError } from './parse-error.js';
import type { ParseOptions } from './parse-options.js';
import { costsTooMuch, endlessExpression, looksForEnds, withoutValues } from './scan-ahead.js';
import { type Span, tooDense, tooTangled, walksTooFar } from './scan-cost.js';
import { mendNesting } from './valid-nesting.js';

export { ParseError } from './parse-error.js';

type Satteri = typeof import('satteri');

/** Loads the native engine once; null where its binary does not run. */
export const loadNative = once(
  (): Promise<Satteri | null> =>
    import('satteri').then(
      (loaded) => {
        loaded.markdownToMdast('a');
        return loaded;
      },
      () => null,
    ),
);

/** Parses a body. Throws `ParseError` on invalid MDX and on lines that would take too long; other Markdown cannot fail. */
export async function parse(text: string, options: ParseOptions): Promise<Node> {
  const native = options.engine === 'native' ? await loadNative() : null;
  if (native) {
    const shown = options.mdx ? withoutValues(text) : text;
    const code = once(() => codeOf(native, shown));
    const dense = tooDense(shown, code);
    if (dense !== undefined) throw markError(text, dense, 'This line holds too many marks to be read; break it');
    const isDear =
      walksTooFar(shown, options.mdx) ||
      (options.mdx && (text.endsWith(ENDS_PROCESS) || looksForEnds(text, code) || costsTooMuch(text, code)));
    const tree = isDear ? null : readNative(native, text, options);
    if (tree && !isMisread(tree, shown, options.mdx)) return trimHtml(tree);
    const tangled = tooTangled(shown, code);
    if (tangled !== undefined)
      throw markError(text, tangled, 'This paragraph holds too many marks to be read; break it by empty lines');
    const endless = options.mdx ? endlessExpression(text, code) : undefined;
    if (endless) throw markError(text, endless.at, endless.reason);
  }
  // Some forty modules: only where they are needed.
  return trimHtml((await import('./parse-reference.js')).parseReference(text, options));
}

/** The engine reads past the end of MDX text with this last sign, in an unterminated string of an export: the process crashes. */
const ENDS_PROCESS = '\\';

const HOLDS_BLOCKS = new Set(['root', 'blockquote', 'listItem', 'containerDirective', 'footnoteDefinition']);

/**
 * Takes the indentation out of elements of a paragraph, and from before others: the engines leave more or less of it, and it shows nowhere.
 */
function trimHtml(root: Node): Node {
  walk(root, (node) => {
    mendNesting(node);
    const { type, children = [] } = node;
    const indentation = HOLDS_BLOCKS.has(type) ? /^[ \t]+/ : /(?<=\n)[ \t]+/g;
    for (const child of children) if (child.type === 'html') child.value = child.value?.replace(indentation, '');
  });
  return root;
}

function markError(text: string, at: number, reason: string): ParseError {
  const line = text.slice(0, at).split('\n').length;
  return new ParseError(reason, line, 1);
}

/** Tildes that start no code block: they follow text, or are at most two. */
const TILDE = '(?<=[^\\s>~])~+|(?<!~)~(?!~~)|(?<=(?<!~)~)~(?!~)';
/** Signs that start an address: searching for its end walks the line, too. */
const ADDRESS = ':(?=//)|(?<=[Ww]{3})\\.';
/** A sign that begins something, with the backslash that may take its meaning: that costs a walk, too. */
const SIGN = '\\\\?[{<&]';
/** Signs that cost the native engine a walk over its line and do not belong to a code mark. */
const WALKS = new RegExp(`${ADDRESS}|${SIGN}|[*_](?=[^\\x00-\\x7f])|${TILDE}`, 'g');
/** The same where there are so many marks that others cost a walk, too. */
const ALL_WALKS = new RegExp(`${ADDRESS}|${SIGN}|[*_:\\]](?=\\S)|${TILDE}`, 'g');

/** Code blocks and spans of a text, in order. */
export function codeOf(native: Satteri, text: string): Span[] {
  const found: Span[] = [];
  const marks = walksTooFar(text, false) ? ALL_WALKS : WALKS;
  // A letter would turn the surrounding text into an address.
  const plain = text.replace(marks, (mark) => ','.repeat(mark.length));
  walk(native.markdownToMdast(plain) as unknown as Node, ({ type, position }) => {
    if (position && (type === 'inlineCode' || (type === 'code' && isFenced(text, position.start.offset))))
      found.push(...(type === 'code' ? [spanOf(position)] : betweenBlockSigns(text, spanOf(position))));
  });
  return found;
}

const spanOf = ({ start, end }: NonNullable<Node['position']>): Span => [start.offset, end.offset];

/** A sign at the start of a line: the native engine reads ahead from there before it knows that the line belongs to a code span. */
const BLOCK_SIGN = /(?<=\n[ \t>]*)[{<]/g;

/** A code span without such signs. */
function betweenBlockSigns(text: string, [from, to]: Span): Span[] {
  const signs = [...text.slice(from, to).matchAll(BLOCK_SIGN)].map(({ index }) => from + index);
  return [...signs, to].map((end, at): Span => [at === 0 ? from : signs[at - 1]! + 1, end]);
}

/** MDX has no indented code. */
const isFenced = (text: string, at: number) => text[at] === '`' || text[at] === '~';

/**
 * The native tree; null where the native engine refuses a tag over several lines that may be good: it wants an attribute or the end on the
 * line of `<a`, and takes a `>` that begins a line for a quote.
 */
function readNative(native: Satteri, text: string, options: ParseOptions): Node | null {
  try {
    return parseNative(native, text, options);
  } catch (error) {
    if (error instanceof ParseError && REFUSED.test(error.message) && TAG_OVER_LINES.test(text)) return null;
    throw error;
  }
}

const REFUSED = /^(?:Unexpected character after|Expected a closing tag)/;
/** A tag whose name ends its line, or whose end begins one. */
const TAG_OVER_LINES = /<[A-Za-z][\w.:-]*[ \t]*\r?\n|<[A-Za-z][^<>]*\n[ \t]*>/;

function parseNative(native: Satteri, text: string, options: ParseOptions): Node {
  const features = { gfm: true, frontmatter: false, math: options.math, directive: options.directives };
  try {
    const tree = (options.mdx ? native.mdxToMdast : native.markdownToMdast)(text, { features }) as unknown as Node;
    if (options.mdx) trimModules(tree, text);
    return joinTexts(tree);
  } catch (error) {
    throw nativeError(error);
  }
}

/** satteri gives the text after a bare address in pieces. */
function joinTexts(root: Node): Node {
  walk(root, ({ children }) => {
    for (let at = (children?.length ?? 0) - 2; children && at >= 0; at--) {
      const child = children[at]!;
      const next = children[at + 1]!;
      if (child.type !== 'text' || next.type !== 'text') continue;
      child.value = `${child.value}${next.value}`;
      if (child.position && next.position) child.position.end = next.position.end;
      children.splice(at + 1, 1);
    }
  });
  return root;
}

/** satteri lets the place of import and export statements reach over their line end. */
function trimModules(root: Node, text: string): void {
  for (const { type, position } of root.children!) {
    if (type === 'mdxjsEsm' && position && text[position.end.offset - 1] === '\n') position.end.offset--;
  }
}

/** satteri reports `line:column: reason (rule)`. */
function nativeError(error: unknown): ParseError {
  const message = messageOf(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(message);
  return match ? new ParseError(match[3]!, Number(match[1]), Number(match[2])) : new ParseError(message, 1, 1);
}
