/**
 * Keeps statements that only compute a constant (`typeof null;`) in the code: esbuild folds them and then leaves them out, and the
 * expectation after one would fall to the statement before it.
 */
import { parse } from 'acorn';
import { isNode } from '../site/helpers/code-node.js';

const KEEP = '__notesValue(';
/** As long as `KEEP`, so that all places stay. */
const PARENTHESIS = '('.padStart(KEEP.length);

/** A marker line, as `expectations.ts` writes it. */
const MARKER_LINE = /^\s*\/\/! @notes \d+$/;

/** Lines of a constant statement at most. */
const MAX_LINES = 6;

/** Wraps constant expressions with an expectation in a call, which esbuild does not fold. */
export function protectPure(code: string): string {
  const lines = code.split('\n');
  lines.forEach((line, index) => {
    if (!MARKER_LINE.test(line)) return;
    const [first, last] = constantBefore(lines, index) ?? [];
    if (first === undefined || last === undefined) return;
    lines[first] = (lines[first] ?? '').replace(/\S/, (found) => KEEP + found);
    lines[last] = (lines[last] ?? '').replace(/\s*;?\s*$/, (found) => `)${found}`);
  });
  return lines.join('\n');
}

/** Takes the calls away again, each place as it was. */
export const unprotect = (code: string): string => code.replaceAll(KEEP, PARENTHESIS);

/** First and last line of the constant expression that ends before a marker. */
function constantBefore(lines: readonly string[], marker: number): [first: number, last: number] | undefined {
  let last = marker - 1;
  while (last >= 0 && (MARKER_LINE.test(lines[last] ?? '') || lines[last]?.trim() === '')) last--;
  for (let first = last; first >= 0 && first > last - MAX_LINES; first--) {
    if (MARKER_LINE.test(lines[first] ?? '')) return undefined;
    if (isConstant(lines.slice(first, last + 1).join('\n')) && startsStatement(lines, first)) return [first, last];
  }
  return undefined;
}

/** Expressions that esbuild folds: operators on literals. */
const FOLDED = new Set([
  ...['Literal', 'TemplateLiteral', 'TemplateElement', 'UnaryExpression', 'BinaryExpression', 'LogicalExpression'],
  ...['ConditionalExpression', 'SequenceExpression', 'ArrayExpression', 'ObjectExpression', 'Property'],
]);

/** Their type is known without a look inside. */
const WHOLE = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'ClassExpression']);

function isConstant(text: string): boolean {
  try {
    const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
    const [statement] = body;
    return body.length === 1 && statement?.type === 'ExpressionStatement' && folds(statement.expression);
  } catch {
    return false;
  }
}

function folds(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(folds);
  if (!isNode(value)) return true;
  if (value.type === 'Identifier') return ['undefined', 'NaN', 'Infinity'].includes(value.name);
  if (value.type === 'Property') return folds(value.value);
  return WHOLE.has(value.type) || (FOLDED.has(value.type) && Object.values(value).every(folds));
}

/** Words after which an expression goes on. */
const OPEN_WORDS =
  /(?:^|[^\w$.])(?:return|typeof|void|new|in|of|instanceof|await|yield|else|case|delete|throw|do|as|satisfies)$/;

/** True if the text of a line cannot belong to the line before it. */
function startsStatement(lines: readonly string[], index: number): boolean {
  let before = index - 1;
  while (before >= 0 && (MARKER_LINE.test(lines[before] ?? '') || /^\s*(\/\/.*)?$/.test(lines[before] ?? ''))) before--;
  const previous = (lines[before] ?? ';').replace(/\s*\/\/.*$/, '').trimEnd();
  if (/[;{}]$/.test(previous)) return true;
  return /[\w$)\]'"`]$/.test(previous) && !OPEN_WORDS.test(previous) && /^\s*[\w$'"!~]/.test(lines[index] ?? '');
}
