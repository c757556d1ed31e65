/**
 * Expectations written as comments in code: `// => value`, `// throws TypeError: part`, `// prints text`.
 * Each is replaced by a marker comment that survives the removal of types; `instrument.ts` ties it to the statement before it.
 */
import { commentStart } from '../../theme/client/frame/frame-expectations.js';
import { defined } from '../site/helpers/defined.js';
import { type Nearest, nearestOf } from '../site/problems/near-names.js';
import { type PropertyText, readProperties } from '../site/sources/property-lines.js';
import type { CodeBlock, Unit } from './find-blocks.js';
import { closing, exceptionText, inputNames, openingText, quiet } from './property-code.js';

export type ExpectationKind = 'value' | 'promise' | 'throws' | 'prints';

export interface Expectation {
  kind: ExpectationKind;
  /** Source of the expected value, error name and message, or printed text. */
  expected: string;
  /** Line in the Markdown file. */
  line: number;
  column: number;
  block: CodeBlock;
  /** Index of the property whose body contains it. */
  property?: number;
}

/** A part of the code that runs once for each input. */
export interface MarkedProperty extends PropertyText {
  block: CodeBlock;
  /** Line in the Markdown file. */
  line: number;
}

export interface MarkedSource {
  /** Code of the whole unit with a marker line after each expectation. */
  code: string;
  expectations: Expectation[];
  properties: MarkedProperty[];
  /** Markdown line of each line of `code` (0-based index). */
  lines: number[];
}

const FORMS: [RegExp, ExpectationKind][] = [
  [/\/\/\s*(?:=>|→)\s*Promise<([\s\S]+)>\s*$/, 'promise'],
  [/\/\/\s*(?:=>|→)\s*(\S[\s\S]*)$/, 'value'],
  [/\/\/\s*throws\s+([A-Z]\w*(?::.*)?)\s*$/, 'throws'],
  [/\/\/\s*prints(?: (.*))?$/, 'prints'],
];

/** Marker of expectation `n`: a legal comment, which esbuild keeps in place. */
const marker = (n: number) => `//! @notes ${n}`;
export const MARKER = /^!\s*@notes (\d+)$/;

/** Joins the blocks of a unit, opens a loop for each property and marks expectations. */
export function markExpectations(unit: Unit): MarkedSource {
  const marked: MarkedSource = { code: '', expectations: [], properties: [], lines: [] };
  const out: string[] = [];
  const add = (text: string, line: number) => {
    out.push(text);
    marked.lines.push(line);
  };
  for (const block of unit.blocks) {
    const first = marked.properties.length;
    const properties = readProperties(block.code);
    marked.properties.push(...properties.map((text) => ({ ...text, block, line: block.line + text.row })));
    const lines = block.code.split('\n');
    for (const [row, line] of lines.entries()) {
      const index = properties.findIndex((property) => row >= property.row && row < property.end);
      const property = properties[index];
      const place = block.line + row;
      if (property && row < property.body) {
        const closed = row === property.row && index > 0 ? closing : '';
        add(row === property.row ? closed + openingText(first + index, inputNames(property.inputs)) : '', place);
        continue;
      }
      const number = property?.exceptions.findIndex((exception) => exception.row === row) ?? -1;
      const exception = property?.exceptions[number];
      if (exception) {
        add(exceptionText(first + index, number, exception.condition), place);
        continue;
      }
      addLine({ marked, add, block, property: property && first + index }, line, place);
    }
    if (properties.length > 0) add(closing, block.line + lines.length - 1);
  }
  marked.code = out.join('\n');
  return marked;
}

interface Target {
  marked: MarkedSource;
  add(text: string, line: number): void;
  block: CodeBlock;
  property: number | undefined;
}

function addLine({ marked, add, block, property }: Target, line: string, place: number): void {
  const found = findExpectation(line);
  // A comment of the note that looks like a marker must not be one.
  add(quiet(found ? line.slice(0, found.start) : line), place);
  if (!found) return;
  add(marker(marked.expectations.length), place);
  const { start, kind, expected } = found;
  const column = block.indent + start + 1;
  marked.expectations.push({
    kind,
    expected,
    line: place,
    column,
    block,
    ...defined({ property }),
  });
}

/** Names of values that are not identifiers of the code. */
const VALUES = ['true', 'false', 'null', 'undefined', 'NaN', 'Infinity'];

/** The value that a word is meant to be which nothing in the code is called. @param code without expectations */
export function misspeltValue(kind: ExpectationKind, expected: string, code: string): Nearest | undefined {
  const isWord = (kind === 'value' || kind === 'promise') && /^[A-Za-z]{3,}$/.test(expected);
  if (!isWord || VALUES.includes(expected) || expected in globalThis) return undefined;
  const near = nearestOf(expected, VALUES);
  return near && !new RegExp(`\\b${expected}\\b`).test(code) ? near : undefined;
}

export function findExpectation(line: string): { start: number; kind: ExpectationKind; expected: string } | null {
  const start = commentStart(line);
  if (start === -1) return null;
  const comment = line.slice(start).trimEnd();
  for (const [pattern, kind] of FORMS) {
    const match = pattern.exec(comment);
    if (match && match.index === 0) return { start, kind, expected: (match[1] ?? '').trim() };
  }
  return null;
}
