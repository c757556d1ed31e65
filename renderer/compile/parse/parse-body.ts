/** Body → tree: rewrites, parsing, and what is mended afterwards. */

import type { Source } from '../../site/content/source.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { freeNames } from '../mdx/free-names.js';
import { forgive, hasOpenComment, keepsErrors } from '../rewrite/forgive.js';
import { rewrite } from '../rewrite/rewrite.js';
import type { CompileOptions } from '../tree/compile-options.js';
import type { Places } from '../tree/source-position.js';
import { type Node, walk } from '../tree/tree.js';
import { readAlerts } from './alerts.js';
import { mendDirectiveNames } from './directive-names.js';
import { mendEmphasis } from './emphasis.js';
import { mdxCauses } from './mdx-causes.js';
import { codeOf, loadNative, ParseError, parse } from './parse.js';
import type { ParseOptions } from './parse-options.js';

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
  /** The body could not be parsed: the tree has nothing of it but its text. */
  isUnread?: true;
}

/** Parses a body. Invalid MDX gives a problem and a tree of one paragraph, so that the page still exists. */
export async function parseBody(input: BodyInput): Promise<ParsedBody> {
  const parsed = await readBody(input);
  if (parsed.text.includes(':')) mendDirectiveNames(parsed.tree, parsed.text);
  const { admonitions } = input.options.markdown;
  if (admonitions && parsed.text.includes('[!')) readAlerts(parsed.tree, admonitions.keywords);
  if (input.options.markdown.cjkEmphasis) mendEmphasis(parsed.tree, parsed.text);
  if (parsed.text.includes('{') && mayForgive(input, parsed.text)) forgiveNames(parsed, input);
  return parsed;
}

async function readBody(input: BodyInput): Promise<ParsedBody> {
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
  const first = await tryParse(rewritten.text, parseOptions);
  if (first.tree) return { tree: first.tree, text: rewritten.text, ids: rewritten.ids };
  const second = mayForgive(input, rewritten.text)
    ? await parseForgiving(rewritten.text, parseOptions, input)
    : undefined;
  if (second) return { ...second, ids: rewritten.ids };
  const { error } = first;
  const offset = offsetOf(rewritten.text, error.line, error.column);
  const { text } = rewritten;
  const native = await loadNative();
  const causes = mdxCauses({ text, offset, reason: error.reason, places, code: native ? codeOf(native, text) : [] });
  const reason = placedReason(error.reason, text, places);
  if (causes.length > 0) problems.push(...causes);
  else problems.push(places.problem('markdown-mdx', { reason }, places.offset(offset)));
  return { tree: fallback(rewritten.text), text: rewritten.text, ids: rewritten.ids, isUnread: true };
}

function mayForgive({ mdx, options, source }: BodyInput, text: string): boolean {
  const { forgiving } = options.markdown;
  if (forgiving === 'mdx') return mdx && !hasOpenComment(text);
  return mdx && forgiving && source.format === 'md' && !keepsErrors(text);
}

/** Words in braces that could only fail at run time become text. */
function forgiveNames({ tree, text }: ParsedBody, { places, problems }: BodyInput): void {
  const declared = wordsOfStatements(tree);
  walk(tree, (node) => {
    const isText = node.type === 'mdxTextExpression';
    if (!isText && node.type !== 'mdxFlowExpression') return;
    if (freeNames(node.value ?? '', declared).length === 0 || !node.position) return;
    const { start, end } = node.position;
    const written: Node = { type: 'text', value: text.slice(start.offset, end.offset), position: node.position };
    const { offset } = start;
    const args = { construct: written.value!.slice(0, 40) };
    problems.push(places.problem('markdown-forgiven', args, places.offset(offset), end.offset - offset));
    delete node.value;
    if (isText) Object.assign(node, written);
    else Object.assign(node, { type: 'paragraph', children: [written] });
  });
}

/** Every word of import and export statements, since each may be a name that they bind. */
function wordsOfStatements(tree: Node): Set<string> {
  const words = new Set<string>();
  walk(tree, ({ type, value = '' }) => {
    if (type === 'mdxjsEsm') for (const [word] of value.matchAll(/[\w$]+/g)) words.add(word);
  });
  return words;
}

type Tried = { tree: Node; error?: undefined } | { tree?: undefined; error: ParseError };

async function tryParse(text: string, options: ParseOptions): Promise<Tried> {
  try {
    return { tree: await parse(text, options) };
  } catch (error) {
    if (error instanceof ParseError) return { error };
    throw error;
  }
}

/** Forgiven places of one file that are reported. */
const MOST_REPORTED = 50;

/** Reads what is not MDX as CommonMark (D15), and says so for every place. Undefined if it is still not valid. */
async function parseForgiving(
  text: string,
  options: ParseOptions,
  input: BodyInput,
): Promise<{ tree: Node; text: string } | undefined> {
  const { places, problems } = input;
  const forgiven = forgive(text);
  if (forgiven.found.length === 0) return undefined;
  const tried = await tryParse(forgiven.text, options);
  if (!tried.tree) return undefined;
  for (const { at, length } of forgiven.found.slice(0, MOST_REPORTED)) {
    problems.push(
      places.problem(
        'markdown-forgiven',
        { construct: text.slice(at, at + Math.min(length, 40)) },
        places.offset(at),
        length,
      ),
    );
  }
  places.rewritten(forgiven.edits);
  return { tree: tried.tree, text: forgiven.text };
}

/** The engines name further places in the text they were given; these become places of the file. */
function placedReason(reason: string, text: string, places: Places): string {
  return reason
    .replace(/ with (?:oxc|acorn)\b/, '')
    .replace(/\((\d+):(\d+)(?:-\d+:\d+)?\)/g, (_, line: string, column: string) => {
      const at = places.at(places.offset(offsetOf(text, Number(line), Number(column))));
      return `(${at.line}:${at.column})`;
    });
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
