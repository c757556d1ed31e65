/**
 * Markdown → mdast, one function with two engines that give the same tree (docs/architecture.md).
 * `native` is satteri; `reference` is mdast-util-from-markdown, 40 to 80 times slower, for machines without the native binary.
 */

import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Extension as MdastExtension, Options } from 'mdast-util-from-markdown';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { JsxAttribute, Node } from './tree.js';
import { walk } from './tree.js';

type Extension = NonNullable<NonNullable<Options['extensions']>[number]>;

export interface ParseOptions {
  engine: 'native' | 'reference';
  /** MDX syntax: JSX, expressions, ESM; no raw HTML, no indented code. */
  mdx: boolean;
  math: boolean;
  directives: boolean;
}

/** Why a source is not valid MDX. `offset` is in the parsed text. */
export class ParseError extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(reason);
  }
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
  return native ? parseNative(native, text, options) : parseReference(text, options);
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

function parseReference(text: string, options: ParseOptions): Node {
  const extensions: Extension[] = [gfm()];
  const mdastExtensions: (MdastExtension | MdastExtension[])[] = [gfmFromMarkdown()];
  if (options.directives) {
    extensions.push(directive());
    mdastExtensions.push(directiveFromMarkdown());
  }
  if (options.math) {
    extensions.push(math());
    mdastExtensions.push(mathFromMarkdown());
  }
  if (options.mdx) {
    extensions.push(mdxjs());
    mdastExtensions.push(mdxFromMarkdown());
  }
  try {
    return normalise(fromMarkdown(text, 'utf8', { extensions, mdastExtensions }) as unknown as Node);
  } catch (error) {
    throw referenceError(error);
  }
}

function referenceError(error: unknown): ParseError {
  const thrown = error as {
    reason?: string;
    message?: string;
    place?: { line?: number; column?: number; start?: { line: number; column: number } };
  };
  const place = thrown.place?.start ?? thrown.place;
  return new ParseError(thrown.reason ?? thrown.message ?? String(error), place?.line ?? 1, place?.column ?? 1);
}

/** Unwraps paragraphs that hold nothing but JSX or expressions, as MDX does after parsing and satteri while parsing. */
function normalise(root: Node): Node {
  walk(root, (node) => {
    if (!node.children) return;
    if (Array.isArray(node.attributes)) for (const attribute of node.attributes) trimAttribute(attribute);
    node.children = node.children.flatMap((child) => (child.type === 'paragraph' ? unwrapped(child) : [child]));
  });
  return root;
}

function trimAttribute(attribute: JsxAttribute): void {
  delete (attribute as { position?: unknown }).position;
}

function unwrapped(paragraph: Node): Node[] {
  let found = false;
  for (const child of paragraph.children!) {
    if (child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression') found = true;
    else if (!(child.type === 'text' && /^[\t\r\n ]+$/.test(child.value!))) return [paragraph];
  }
  if (!found) return [paragraph];
  return paragraph
    .children!.filter((child) => child.type !== 'text')
    .map((child) => ({
      ...child,
      type: child.type === 'mdxJsxTextElement' ? 'mdxJsxFlowElement' : 'mdxFlowExpression',
    }));
}
