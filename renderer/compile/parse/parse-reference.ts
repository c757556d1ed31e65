/** The reference engine: mdast-util-from-markdown with its extensions. */
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Extension as MdastExtension } from 'mdast-util-from-markdown';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { JsxAttribute, Node } from '../tree/tree.js';
import { walk } from '../tree/tree.js';
import { linearReference } from './linear-reference.js';
import { ParseError } from './parse-error.js';
import type { ParseOptions } from './parse-options.js';
import type { Extension } from './reference-types.js';

export function parseReference(text: string, options: ParseOptions): Node {
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
  extensions.push(linearReference);
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
