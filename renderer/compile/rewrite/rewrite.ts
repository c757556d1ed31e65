/**
 * Rewrites a body before it is parsed, so that both engines read the forms of older MDX in the same way (B4.13, B4.18, B4.26, B4.39).
 * The number of lines is kept; every change of length is recorded in `Places`.
 */

import { MARK_COMMENT } from '../tree/characters.js';
import type { Edit } from '../tree/source-position.js';

export interface RewriteOptions {
  mdx: boolean;
  comments: boolean;
  headingIds: boolean;
  /** `:::type title` is a directive; otherwise it is text, as in micromark. */
  admonitionTitles: boolean;
  keywords: ReadonlySet<string>;
}

export interface Rewritten {
  text: string;
  edits: Edit[];
  /** Explicit heading ids by line of the parsed text, from 1. */
  ids: Map<number, string>;
}

export interface Change {
  at: number;
  removed: number;
  insert: string;
}

const FENCE = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}|~{3,})([^\n]*)$/;
const ADMONITION =
  /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*:{3,}([A-Za-z][\w-]*))([ \t]+)([^\s{](?:.*[^ \t])?)[ \t]*$/;
const HEADING_ID = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*#{1,6}[ \t].*?(\{#([^{}#]+)\})[ \t]*$/;
const SETEXT_ID = /^[^\S\n]*\S.*?(\{#([^{}#]+)\})[ \t]*$/;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;

/** `:::名` and `::名`: names of directives are ASCII. */
const OTHER_NAME = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*(?=:{2,}[^\u0000-\u007F])/;
/** An address without a host: the native parser takes full-width punctuation for one. */
const NO_HOST = /https?(?=:\/\/[\u2010-\u205E\u3000-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65])/gi;

/**
 * U+0000 becomes U+FFFD as CommonMark says, and so do the noncharacters that mark places inside compiled text, and halves of a pair of
 * surrogates, which no file holds but plugins may make.
 */
export function cleanCharacters(text: string): string {
  return text.replace(/[\u0000\uFDD0-\uFDEF\p{Cs}]/gu, '\uFFFD');
}

/** Rewrites a body; the text is returned unchanged without a pass if it has none of the older forms. */
export function rewrite(body: string, options: RewriteOptions): Rewritten {
  const ids = new Map<number, string>();
  const comments = options.mdx && options.comments && body.includes('<!--');
  const headingIds = options.headingIds && body.includes('{#');
  const directives = /::[:\u0080-\uFFFF]/.test(body);
  if (!comments && !headingIds && !directives && body.search(NO_HOST) < 0 && !body.includes('mdx-code-block'))
    return { text: body, edits: [], ids };
  const scan = new Scan(body, options, comments, headingIds, ids);
  scan.run();
  return { ...apply(body, scan.changes), ids };
}

class Scan {
  changes: Change[] = [];
  private fence = '';
  private unwrap = '';
  private inComment = false;
  private expressions?: [start: number, end: number][];
  /** Place of the last end of a comment. */
  private readonly lastEnd: number;

  constructor(
    private readonly body: string,
    private readonly options: RewriteOptions,
    private readonly comments: boolean,
    private readonly headingIds: boolean,
    private readonly ids: Map<number, string>,
  ) {
    this.lastEnd = body.lastIndexOf('-->');
  }

  run(): void {
    let number = 0;
    for (let start = 0; start <= this.body.length; ) {
      let end = this.body.indexOf('\n', start);
      if (end < 0) end = this.body.length;
      number++;
      const line = this.body.slice(start, end);
      if (this.inComment) this.comment(line, start, 0);
      else if (!this.inFence(line, start)) this.line(line, start, number);
      start = end + 1;
    }
  }

  /** Keeps track of fences; true for lines that are code or a fence. */
  private inFence(line: string, start: number): boolean {
    const match = line.includes('```') || line.includes('~~~') ? FENCE.exec(line) : null;
    if (!match) return this.fence !== '';
    const [, mark, info] = match as unknown as [string, string, string];
    const bare = info.trim() === '';
    if (this.fence) {
      if (bare && closes(mark, this.fence)) this.fence = '';
      return true;
    }
    if (this.unwrap && bare && closes(mark, this.unwrap)) {
      this.unwrap = '';
      this.erase(line, start);
      return true;
    }
    if (mark[0] === '`' && info.includes('`')) return false;
    if (/^\s*mdx-code-block(?:\s|$)/.test(info)) {
      this.unwrap = mark;
      this.erase(line, start);
      return true;
    }
    this.fence = mark;
    return true;
  }

  private erase(line: string, start: number): void {
    this.changes.push({ at: start, removed: line.length, insert: '' });
  }

  private line(line: string, start: number, number: number): void {
    if (this.comments && line.includes('<!--')) this.comment(line, start, this.opening(line, start, 0));
    if (this.headingIds && line.includes('{#')) this.headingId(line, start, number);
    if (line.includes('::')) this.directive(line, start);
    if (line.includes('://')) this.addresses(line, start);
  }

  /** A backslash makes text of it, outside code. */
  private addresses(line: string, start: number): void {
    const code = line.includes('`') ? codeSpans(line, 0) : [];
    for (const { 0: scheme, index } of line.matchAll(NO_HOST)) {
      if (code.some(([from, to]) => index > from && index < to)) continue;
      this.changes.push({ at: start + index + scheme.length, removed: 0, insert: '\\' });
    }
  }

  private directive(line: string, start: number): void {
    const other = OTHER_NAME.exec(line);
    if (other) this.changes.push({ at: start + other[0].length, removed: 0, insert: '\\' });
    else if (line.includes(':::')) this.admonition(line, start);
  }

  /** `<!-- … -->` → an expression that holds a comment; as long as before up to the closing mark. */
  private comment(line: string, start: number, from: number): void {
    let at = from;
    while (at >= 0) {
      // A comment without an end stays what it is, so that the parser says so.
      if (!this.inComment && this.lastEnd < start + at) return;
      if (!this.inComment) this.changes.push({ at: start + at, removed: 4, insert: `{/*${MARK_COMMENT}` });
      const close = line.indexOf('-->', at + (this.inComment ? 0 : 2));
      const inner = line.slice(at, close < 0 ? undefined : close);
      for (let i = inner.indexOf('*/'); i >= 0; i = inner.indexOf('*/', i + 1))
        this.changes.push({ at: start + at + i, removed: 2, insert: '* ' });
      this.inComment = close < 0;
      if (close < 0) return;
      this.changes.push({ at: start + close, removed: 3, insert: '*/}' });
      at = this.opening(line, start, close + 3);
    }
  }

  /** Returns the start of a comment in a line, outside code and comments of expressions; -1 if there is none. */
  private opening(line: string, start: number, from: number): number {
    const at = opening(line, from);
    if (at < 0) return at;
    this.expressions ??= expressionComments(this.body);
    while (this.expressions[0] && this.expressions[0][1] < start + at) this.expressions.shift();
    const [inside] = this.expressions;
    return inside && inside[0] < start + at ? this.opening(line, start, inside[1] - start) : at;
  }

  private headingId(line: string, start: number, number: number): void {
    const match = HEADING_ID.exec(line) ?? (this.underlined(start + line.length) ? SETEXT_ID.exec(line) : null);
    if (!match) return;
    // Generated pages write `\{#id\}`, which is the same text to the reference.
    this.ids.set(number, match[2]!.replace(/\\$/, '').trim());
    const brace = line.lastIndexOf(match[1]!);
    const at = line[brace - 1] === '\\' ? brace - 1 : brace;
    const removed = brace - at + match[1]!.length;
    this.changes.push({ at: start + at, removed, insert: ' '.repeat(removed) });
  }

  private underlined(end: number): boolean {
    const next = this.body.indexOf('\n', end + 1);
    return UNDERLINE.test(this.body.slice(end + 1, next < 0 ? undefined : next));
  }

  private admonition(line: string, start: number): void {
    const match = ADMONITION.exec(line);
    if (!match) return;
    const [, head, name, space, title] = match as unknown as [string, string, string, string, string];
    if (!this.options.admonitionTitles || !this.options.keywords.has(name)) {
      this.changes.push({ at: start + line.indexOf(':::'), removed: 0, insert: '\\' });
      return;
    }
    this.changes.push({ at: start + head.length, removed: space.length, insert: '[' });
    for (const at of unbalanced(title)) {
      this.changes.push({ at: start + head.length + space.length + at, removed: 0, insert: '\\' });
    }
    this.changes.push({ at: start + head.length + space.length + title.length, removed: 0, insert: ']' });
  }
}

/** Returns the ranges of comments in expressions. */
function expressionComments(body: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (let at = body.indexOf('{/*'); at >= 0; at = body.indexOf('{/*', at + 1)) {
    const end = body.indexOf('*/', at);
    if (end < 0) break;
    found.push([at, end]);
    at = end;
  }
  return found;
}

/** Returns where a comment opens that is not inside a code span of the line; -1 if none does. */
function opening(line: string, from: number): number {
  const first = line.indexOf('<!--', from);
  if (first < 0 || !line.slice(from, first).includes('`')) return first;
  const code = codeSpans(line, from);
  for (let at = first; at >= 0; at = line.indexOf('<!--', at + 4))
    if (!code.some(([start, end]) => start < at && at < end)) return at;
  return -1;
}

/** Code spans of a line, from and to, that start at a place or after it. */
function codeSpans(line: string, from: number): [start: number, end: number][] {
  const spans = line.matchAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g);
  return [...spans].flatMap(({ 0: text, index }) => (index >= from ? [[index, index + text.length]] : []));
}

function closes(mark: string, open: string): boolean {
  return mark[0] === open[0] && mark.length >= open.length;
}

/** Places of the brackets in a title that have no partner. */
function unbalanced(title: string): number[] {
  const open: number[] = [];
  const lone: number[] = [];
  for (let i = 0; i < title.length; i++) {
    if (title[i] === '\\') i++;
    else if (title[i] === '[') open.push(i);
    else if (title[i] === ']' && open.pop() === undefined) lone.push(i);
  }
  return [...lone, ...open].sort((a, b) => a - b);
}

/** Carries changes out; they must not overlap. */
export function apply(text: string, changes: Change[]): { text: string; edits: Edit[] } {
  changes.sort((a, b) => a.at - b.at);
  let result = '';
  let last = 0;
  for (const change of changes) {
    result += text.slice(last, change.at) + change.insert;
    last = change.at + change.removed;
  }
  const edits = changes
    .filter((change) => change.removed !== change.insert.length)
    .map((change) => ({ at: change.at, removed: change.removed, inserted: change.insert.length }));
  return { text: result + text.slice(last), edits };
}
