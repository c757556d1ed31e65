/**
 * Markdown → mdast, one function with two engines that give the same tree (docs/architecture.md).
 * `native` is satteri; `reference` is mdast-util-from-markdown, 40 to 80 times slower, for machines without the native binary.
 */

import { isMisread } from './misread.js';
import { ParseError } from './parse-error.js';
import type { Node } from './tree.js';

export { ParseError } from './parse-error.js';

export interface ParseOptions {
  engine: 'native' | 'reference';
  /** MDX syntax: JSX, expressions, ESM; no raw HTML, no indented code. */
  mdx: boolean;
  math: boolean;
  directives: boolean;
}

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

/** Parses a body. Throws `ParseError` on invalid MDX; plain Markdown cannot fail. */
export async function parse(text: string, options: ParseOptions): Promise<Node> {
  const native = options.engine === 'native' ? await loadNative() : null;
  const tree = native && parseNative(native, text, options);
  if (tree && !isMisread(tree, text, options.mdx)) return tree;
  // Some forty modules: only where they are needed.
  return (await import('./parse-reference.js')).parseReference(text, options);
}

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
