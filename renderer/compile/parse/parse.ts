/**
 * Markdown → mdast, one function with two engines that give the same tree (docs/architecture.md).
 * `native` is satteri; `reference` is mdast-util-from-markdown, 40 to 80 times slower, for machines without the native binary.
 */

import { type Node, walk } from '../tree/tree.js';
import { isMisread } from './misread.js';
import { ParseError } from './parse-error.js';
import type { ParseOptions } from './parse-options.js';
import { costsTooMuch, type Span, tooDense, tooTangled, walksTooFar } from './scan-cost.js';

export { ParseError } from './parse-error.js';

type Satteri = typeof import('satteri');
let satteri: Promise<Satteri | null> | undefined;

/** Loads the native engine once; null where its binary does not run. */
export function loadNative(): Promise<Satteri | null> {
  satteri ??= import('satteri').then(
    (loaded) => {
      loaded.markdownToMdast('a');
      return loaded;
    },
    () => null,
  );
  return satteri;
}

/** Parses a body. Throws `ParseError` on invalid MDX and on lines that would take too long; other Markdown cannot fail. */
export async function parse(text: string, options: ParseOptions): Promise<Node> {
  const native = options.engine === 'native' ? await loadNative() : null;
  const dense = native && tooDense(text, (all) => codeOf(native, all));
  if (typeof dense === 'number') throw markError(text, dense, 'This line holds too many marks to be read; break it');
  const isDear = native && (walksTooFar(text) || (options.mdx && costsTooMuch(text, (all) => codeOf(native, all))));
  const tree = native && !isDear && parseNative(native, text, options);
  if (tree && !isMisread(tree, text, options.mdx)) return tree;
  const tangled = native && tooTangled(text, (all) => codeOf(native, all));
  if (typeof tangled === 'number')
    throw markError(text, tangled, 'This paragraph holds too many marks to be read; break it by empty lines');
  // Some forty modules: only where they are needed.
  return (await import('./parse-reference.js')).parseReference(text, options);
}

function markError(text: string, at: number, reason: string): ParseError {
  const line = text.slice(0, at).split('\n').length;
  return new ParseError(reason, line, 1);
}

/** Code blocks and spans of a text, in order. */
export function codeOf(native: Satteri, text: string): Span[] {
  const found: Span[] = [];
  walk(native.markdownToMdast(text.replace(/[{<]/g, 'x')) as unknown as Node, ({ type, position }) => {
    if (position && (type === 'inlineCode' || (type === 'code' && isFenced(text, position.start.offset))))
      found.push([position.start.offset, position.end.offset]);
  });
  return found;
}

/** MDX has no indented code. */
const isFenced = (text: string, at: number) => text[at] === '`' || text[at] === '~';

function parseNative(native: Satteri, text: string, options: ParseOptions): Node {
  const features = { gfm: true, frontmatter: false, math: options.math, directive: options.directives };
  try {
    const tree = (options.mdx ? native.mdxToMdast : native.markdownToMdast)(text, { features }) as unknown as Node;
    if (options.mdx) trimModules(tree, text);
    return tree;
  } catch (error) {
    throw nativeError(error);
  }
}

/** satteri lets the place of import and export statements reach over their line end. */
function trimModules(root: Node, text: string): void {
  for (const { type, position } of root.children!) {
    if (type === 'mdxjsEsm' && position && text[position.end.offset - 1] === '\n') position.end.offset--;
  }
}

/** satteri reports `line:column: reason (rule)`. */
function nativeError(error: unknown): ParseError {
  const message = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(message);
  return match ? new ParseError(match[3]!, Number(match[1]), Number(match[2])) : new ParseError(message, 1, 1);
}
