/** Body → tree: rewrites, parsing, and what is mended afterwards. */
import type { Problem, Source } from '../site/types.js';
import type { CompileOptions } from './options.js';
import { ParseError, parse } from './parse.js';
import type { Places } from './place.js';
import { rewrite } from './rewrite.js';
import type { Node } from './tree.js';

export interface BodyInput {
  body: string;
  mdx: boolean;
  options: CompileOptions;
  places: Places;
  /** Findings are added here. */
  problems: Problem[];
  source: Source;
}

export interface ParsedBody {
  tree: Node;
  /** The text that the tree's positions refer to. */
  text: string;
  /** Explicit heading ids by line of that text. */
  ids: Map<number, string>;
}

/** Parses a body. Invalid MDX gives a problem and a tree of one paragraph, so that the page still exists. */
export async function parseBody(input: BodyInput): Promise<ParsedBody> {
  const { body, mdx, options, places, problems } = input;
  const { markdown } = options;
  const keywords = new Set(markdown.admonitions ? markdown.admonitions.keywords : []);
  const rewritten = rewrite(body, {
    mdx,
    comments: markdown.mdx1Compat.comments,
    headingIds: markdown.mdx1Compat.headingIds,
    admonitionTitles: markdown.mdx1Compat.admonitions,
    keywords,
  });
  places.rewritten(rewritten.edits);
  const parseOptions = { engine: options.parser, mdx, math: markdown.math, directives: true };
  try {
    const tree = await parse(rewritten.text, parseOptions);
    return { tree, text: rewritten.text, ids: rewritten.ids };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const offset = offsetOf(rewritten.text, error.line, error.column);
    problems.push(places.problem('markdown-mdx', { reason: error.reason }, places.offset(offset)));
    return { tree: fallback(rewritten.text), text: rewritten.text, ids: rewritten.ids };
  }
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 1; i < line; i++) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}

function fallback(text: string): Node {
  return { type: 'root', children: [{ type: 'code', lang: 'text', meta: null, value: text }] };
}
