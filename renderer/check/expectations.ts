/**
 * Expectations written as comments in code: `// => value`, `// throws TypeError: part`, `// prints text`.
 * Each is replaced by a marker comment that survives the removal of types; `instrument.ts` ties it to the statement before it.
 */
import { commentStart } from '../../theme/client/frame/frame-expectations.js';
import type { CodeBlock, Unit } from './find-blocks.js';

export type ExpectationKind = 'value' | 'promise' | 'throws' | 'prints';

export interface Expectation {
  kind: ExpectationKind;
  /** Source of the expected value, error name and message, or printed text. */
  expected: string;
  /** Line in the Markdown file. */
  line: number;
  column: number;
  block: CodeBlock;
}

export interface MarkedSource {
  /** Code of the whole unit with a marker line after each expectation. */
  code: string;
  expectations: Expectation[];
  /** Markdown line of each line of `code` (0-based index). */
  lines: number[];
}

const FORMS: [RegExp, ExpectationKind][] = [
  [/\/\/\s*(?:=>|→)\s*Promise<([\s\S]+)>\s*$/, 'promise'],
  [/\/\/\s*(?:=>|→)\s*(\S[\s\S]*)$/, 'value'],
  [/\/\/\s*throws\s+([A-Z]\w*(?::.*)?)\s*$/, 'throws'],
  [/\/\/\s*prints(?: (.*))?$/, 'prints'],
];

/** Marker that stands for expectation `n`: a legal comment, which esbuild keeps in place. */
const marker = (n: number) => `//! @notes ${n}`;
export const MARKER = /^!\s*@notes (\d+)$/;

/** Joins the blocks of a unit and marks their expectations. */
export function markExpectations(unit: Unit): MarkedSource {
  const marked: MarkedSource = { code: '', expectations: [], lines: [] };
  const out: string[] = [];
  for (const block of unit.blocks) {
    for (const [index, line] of block.code.split('\n').entries()) {
      const found = findExpectation(line);
      const place = block.line + index;
      // A comment of the note that looks like a marker must not be one.
      out.push((found ? line.slice(0, found.start) : line).replace(/!(?=\s*@notes \d)/g, ' '));
      marked.lines.push(place);
      if (!found) continue;
      out.push(marker(marked.expectations.length));
      marked.lines.push(place);
      marked.expectations.push({
        kind: found.kind,
        expected: found.expected,
        line: place,
        column: block.indent + found.start + 1,
        block,
      });
    }
  }
  marked.code = out.join('\n');
  return marked;
}

function findExpectation(line: string): { start: number; kind: ExpectationKind; expected: string } | null {
  const start = commentStart(line);
  if (start === -1) return null;
  const comment = line.slice(start).trimEnd();
  for (const [pattern, kind] of FORMS) {
    const match = pattern.exec(comment);
    if (match && match.index === 0) return { start, kind, expected: (match[1] ?? '').trim() };
  }
  return null;
}

/** A comment that looks like an expected value but is not written as one. */
export interface UnreadComment {
  /** Line in the Markdown file. */
  line: number;
  column: number;
  comment: string;
  /** The comment as an expectation. */
  wanted: string;
}

/** A number, a word for a value, or a text, list or object in its marks. */
const BARE_VALUE = /^(?:-?\d[\w.]*|true|false|null|undefined|NaN|-?Infinity|(["'`]).*\1|\[.*\]|\{.*\})$/;

/** Comments behind expressions that hold nothing but a value (`console.log(x) // 3`): no expectation is read from them. */
export function unreadComments({ code, line, indent }: CodeBlock): UnreadComment[] {
  return code.split('\n').flatMap((text, index) => {
    const start = commentStart(text);
    const before = start === -1 ? '' : text.slice(0, start).trim();
    const comment = text.slice(start + 2).trim();
    const isExpression =
      /[\w$)\]"'`];?$/.test(before) && !/^(?:const|let|var|import|export|return|case|type)\b/.test(before);
    if (!isExpression || !BARE_VALUE.test(comment)) return [];
    const printed = /^console\.\w+\(/.test(before);
    const wanted = printed ? `// prints ${comment.replace(/^(["'`])(.*)\1$/, '$2')}` : `// => ${comment}`;
    return [{ line: line + index, column: indent + start + 1, comment, wanted }];
  });
}
