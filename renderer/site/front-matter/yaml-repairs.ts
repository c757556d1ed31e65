/** Repairs of YAML that cannot be read: one line after the other is mended as long as the parser gets further than before. */
import { isPlainObject } from '../helpers/schema.js';
import { MOST_REREAD, readYaml } from '../helpers/yaml.js';

export interface LineRepair {
  code: 'yaml-unclosed' | 'yaml-tab' | 'yaml-indent' | 'yaml-quotes' | 'yaml-equals' | 'yaml-space' | 'yaml-comma';
  /** Offset in the YAML text as it was given. */
  offset: number;
  length: number;
  /** The whole line as it was, and as it should be; a line of several for what a comma was missing in. */
  lineOffset: number;
  before: string;
  line: string;
  /** The missing or wrong text. */
  got: string;
}

type Candidate = Pick<LineRepair, 'code' | 'got' | 'line'> & { column: number; length: number };

const VALUE = /^(\s*(?:-\s+)?(?:[\w-]+|"[^"]*"|'[^']*')[ \t]*:[ \t]+|\s*-\s+)(\S(?:.*\S)?)(\s*)$/;
const MOST_REPAIRS = 20;

/** The repairs that make a text readable as a map; none where they do not. */
export function repairYaml(yaml: string): LineRepair[] {
  const lines = yaml.split('\n');
  const repairs: LineRepair[] = [];
  const attempts = { left: Math.floor(MOST_REREAD / (yaml.length + 1)) };
  for (let count = 0; count < MOST_REPAIRS; count++) {
    const reached = progress(lines);
    if (reached === Number.POSITIVE_INFINITY) return repairs;
    const repair = nextRepair(lines, reached, attempts);
    if (!repair) return [];
    const { index, candidate } = repair;
    const written = yaml.split('\n');
    const lineOffset = written.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    const before = written[index] ?? '';
    repairs.push({ ...candidate, offset: lineOffset + candidate.column, lineOffset, before });
    lines[index] = candidate.line;
  }
  return [];
}

/** Returns how far a text can be read: the line of its error, infinity if it is a map. */
function progress(lines: readonly string[]): number {
  const text = lines.join('\n');
  const { value, error } = readYaml(text);
  if (error) return text.slice(0, error.offset).split('\n').length - 1 + (/alias/.test(error.message) ? 0.5 : 0);
  return isPlainObject(value) ? Number.POSITIVE_INFINITY : -1;
}

function nextRepair(
  lines: readonly string[],
  reached: number,
  attempts: { left: number },
): { index: number; candidate: Candidate } | undefined {
  const from =
    reached < 0 || !Number.isInteger(reached) ? lines.length - 1 : Math.min(Math.ceil(reached), lines.length - 1);
  for (const rule of RULES)
    for (let index = rule === indent ? Math.min(from + 1, lines.length - 1) : from; index >= 0; index--) {
      const line = lines[index];
      const candidate = line === undefined ? undefined : rule(line, lines[index - 1]);
      if (!candidate || candidate.line === line) continue;
      if (attempts.left-- <= 0) return undefined;
      const mended = progress(lines.with(index, candidate.line));
      if (mended > reached && mended > index) return { index, candidate };
    }
  return undefined;
}

/** In this order: rules with certain results precede ambiguous ones. */
const RULES: ((line: string, before?: string) => Candidate | undefined)[] = [
  tab,
  tabAlone,
  indent,
  space,
  equals,
  unclosedQuote,
  unclosedBracket,
  comma,
  quotes,
];

function tab(line: string): Candidate | undefined {
  const at = line.search(/^\s*\t/) < 0 ? -1 : line.indexOf('\t');
  if (at < 0) return undefined;
  const [lead = ''] = /^\s*/.exec(line) ?? [];
  return {
    code: 'yaml-tab',
    got: 'tab',
    line: lead.replaceAll('\t', '  ') + line.slice(lead.length),
    column: at,
    length: 1,
  };
}

/** A tab before a field that belongs to no other: the one above has its value. */
function tabAlone(line: string, before = ''): Candidate | undefined {
  const [, lead, rest] = /^(\s*\t\s*)(\S.*)$/.exec(line) ?? [];
  if (lead === undefined || rest === undefined || !/^[\w-]+:[ ]+\S/.test(before)) return undefined;
  return {
    code: 'yaml-indent',
    got: String(lead.length),
    line: rest,
    column: lead.length,
    length: rest.trimEnd().length,
  };
}

/** A field that is further in or out than the one before it, which has a value and so no fields of its own. */
function indent(line: string, before = ''): Candidate | undefined {
  const [, own] = /^( *)[\w-]+:(?: |$)/.exec(line) ?? [];
  const [, other] = /^( *)[\w-]+:[ ]+\S/.exec(before) ?? [];
  if (own === undefined || other === undefined || own === other) return undefined;
  const length = line.trim().length;
  return { code: 'yaml-indent', got: String(own.length), line: other + line.trimStart(), column: own.length, length };
}

/** A space of another width after the colon. */
function space(line: string): Candidate | undefined {
  const [whole, key, wide] = /^(\s*(?:-\s+)?[\w-]+:)([\u3000\u00a0]+)/.exec(line) ?? [];
  if (whole === undefined || key === undefined || wide === undefined) return undefined;
  return {
    code: 'yaml-space',
    got: wide,
    line: `${key} ${line.slice(whole.length)}`,
    column: key.length,
    length: wide.length,
  };
}

function equals(line: string): Candidate | undefined {
  const [whole, key, sign] = /^(\s*[A-Za-z_][\w-]*)(\s*=\s*)/.exec(line) ?? [];
  if (whole === undefined || key === undefined || sign === undefined) return undefined;
  return {
    code: 'yaml-equals',
    got: '=',
    line: `${key}: ${line.slice(whole.length)}`.trimEnd(),
    column: key.length + sign.indexOf('='),
    length: 1,
  };
}

function unclosedQuote(line: string): Candidate | undefined {
  const [, start = '', value = ''] = VALUE.exec(line) ?? [];
  const quote = value[0];
  if ((quote !== '"' && quote !== "'") || value.lastIndexOf(quote) > 0) return undefined;
  return {
    code: 'yaml-unclosed',
    got: quote,
    line: start + value + quote,
    column: start.length,
    length: value.length,
  };
}

function unclosedBracket(line: string): Candidate | undefined {
  const [, start = '', value = ''] = VALUE.exec(line) ?? [];
  const open = value[0];
  if (open !== '[' && open !== '{') return undefined;
  const close = open === '[' ? ']' : '}';
  if (value.includes(close)) return undefined;
  // A bracket of Chinese text at the end was meant to close it.
  const inner = /[】］｝）]$/.test(value) ? value.slice(0, -1) : value.replace(/,\s*$/, '');
  return {
    code: 'yaml-unclosed',
    got: open,
    line: start + inner + close,
    column: start.length,
    length: value.length,
  };
}

/** An entry of JSON that the next one follows without a comma. */
function comma(line: string): Candidate | undefined {
  const match = /^\s*"[^"]*"\s*:\s*(?!\s)(?:"[^"]*"|[\w.]+|[}\]]|.*[}\]"\w])\s*$/.exec(line);
  return match
    ? { code: 'yaml-comma', got: ',', line: `${line.trimEnd()},`, column: line.trimEnd().length, length: 1 }
    : undefined;
}

/** Returns where in a value YAML reads something else: at its first sign, behind quotation marks or a list, at a colon. */
function culprit(written: string): number {
  const inner = /^(["'])[^"']+(?=\1.*\1$)/.exec(written);
  if (inner && /\w/.test(written[inner[0].length + 1] ?? '')) return inner[0].length;
  const closed = /^(?:"[^"]*"|'[^']*'|\[[^\]]*\]|\{[^}]*\})\s*(?=\S)/.exec(written);
  if (closed) return closed[0].length;
  return /^[\w\u3400-\u9fff]/.test(written) ? Math.max(0, written.search(/:(?:\s|$)/)) : 0;
}

/** A value with signs that YAML reads. */
function quotes(line: string): Candidate | undefined {
  const [, start, written] = VALUE.exec(line) ?? [];
  if (start === undefined || written === undefined) return undefined;
  if (/^(?:\[.*\]|\{.*\}|"[^"]*"|'[^']*'|[|>][-+]?)$/.test(written)) return undefined;
  // JSON has its own quotation marks.
  if (/^\s*"/.test(line)) return undefined;
  // Quotation marks around a text that contains such marks do not belong to it, nor does the mark of a multi-line text.
  const inner =
    /^(["'])((?:(?!\1).)*\s\1\S.*)\1$/.exec(written)?.[2] ??
    /^'((?:[^']|(?<=\w)'(?=\w))*)'$/.exec(written)?.[1] ??
    /^[|>][-+]?[ \t]+(\S.*)$/.exec(written)?.[1] ??
    written;
  const quoted = inner.includes("'") ? JSON.stringify(inner) : `'${inner}'`;
  const at = culprit(written);
  return {
    code: 'yaml-quotes',
    got: written,
    line: start + quoted,
    column: start.length + at,
    length: written.length - at,
  };
}
