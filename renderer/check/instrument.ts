/** Turns a marked unit into a module that reports what each of its expectations saw. */
import { type CallExpression, type Node, type Program, parse, parseExpressionAt, type Statement } from 'acorn';
import { transform } from 'esbuild';
import { statementBefore, statementLists } from '../../theme/client/frame/frame-expectations.js';
import { isNode } from '../site/helpers/code-node.js';
import { type Expectation, MARKER, type MarkedSource, misspeltValue } from './expectations.js';
import { isLiteral } from './literal-value.js';
import type { ProbeCall } from './probe.js';
import { EXCEPT, NEXT } from './property-code.js';
import { protectPure, unprotect } from './pure.js';

export interface Instrumented {
  code: string;
  /** The calls of the probe in the code, by their first argument. */
  calls: ProbeCall[];
  /** Expected values that depend on nothing in the code. */
  literals: { id: number; source: string }[];
  /** JSON source map from the code back to the marked source. */
  map: string;
  /** Expectations without a statement they could belong to. */
  misplaced: number[];
  /** Expectations whose value is no expression. */
  unparsed: number[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
  /** A call of the probe in the text, whose number and place are known once all edits are applied. */
  call?: Omit<ProbeCall, 'position'>;
}

/** Name of the probe's function, and where its number goes. */
const PROBE = '__notes(';

interface Marker {
  id: number;
  start: number;
}

/**
 * @param change applied to the code after types are removed: adds mutations
 * @throws {import('esbuild').TransformFailure} when the code does not parse; `errors[].location` is in lines of the marked source
 */
export async function instrument(
  source: MarkedSource,
  loader: 'js' | 'jsx' | 'ts' | 'tsx',
  change: (code: string, map: string) => string = (code) => code,
): Promise<Instrumented> {
  const { code: script, map } = await plainScript(source, loader);
  const code = change(script, map);
  const { program, groups } = parseMarked(code);
  const misplaced: number[] = [];
  const isValue = (expectation: Expectation) =>
    isReadable(expectation) && !misspeltValue(expectation.kind, expectation.expected, source.code);
  const unparsed = source.expectations.flatMap((expectation, id) => (isValue(expectation) ? [] : [id]));
  const edits: Edit[] = loopEdits(program);
  const top = new Set<Program['body'][number]>([...program.body, ...loops(program).flatMap(({ body }) => body)]);
  for (const group of groups) {
    const { statement, ids } = group;
    if (!statement) misplaced.push(...ids);
    else {
      const expected = ids.flatMap((id): [number, Expectation][] => {
        const expectation = source.expectations[id];
        return expectation && !unparsed.includes(id) ? [[id, expectation]] : [];
      });
      edits.push(...editsFor(statement, expected, code, top.has(statement)));
    }
  }
  edits.push({ ...insert(code.length, `;${PROBE});`), call: { id: -1, op: 'end' } });
  const literals = source.expectations.flatMap(({ kind, expected }, id) =>
    (kind === 'value' || kind === 'promise') && !unparsed.includes(id) && isLiteral(expected)
      ? [{ id, source: expected }]
      : [],
  );
  return { ...applyEdits(code, edits), literals, map, misplaced, unparsed };
}

/**
 * A marked unit without types, and the source map back to it.
 * @throws {import('esbuild').TransformFailure} when the code does not parse
 */
export async function plainScript(
  source: Pick<MarkedSource, 'code'>,
  loader: 'js' | 'jsx' | 'ts' | 'tsx',
): Promise<Pick<Instrumented, 'code' | 'map'>> {
  const { code, map } = await transform(protectPure(source.code), {
    // Notes on React write JSX in blocks of JavaScript, too.
    loader: loader === 'js' ? 'jsx' : loader,
    legalComments: 'inline',
    target: 'es2023',
    sourcemap: 'external',
    sourcefile: 'block',
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false, useDefineForClassFields: true } },
  });
  return { code: unprotect(code), map };
}

/** Returns the loops over inputs that `property-code.ts` wrote, identified by their call. */
function loops(program: Program): { call: CallExpression; body: Statement[] }[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ForStatement' || statement.test?.type !== 'AssignmentExpression') return [];
    const { right } = statement.test;
    const isLoop = right.type === 'CallExpression' && right.callee.type === 'Identifier' && right.callee.name === NEXT;
    return isLoop && statement.body.type === 'BlockStatement' ? [{ call: right, body: statement.body.body }] : [];
  });
}

/** Calls of the probe that ask for the next input and that say which exception applies to it. */
function loopEdits(program: Program): Edit[] {
  const numbers = ({ arguments: args }: CallExpression) =>
    args.map((arg) => (arg.type === 'Literal' ? Number(arg.value) : -1));
  return loops(program).flatMap(({ call, body }) => {
    const exceptions = body.flatMap((statement) => {
      if (statement.type !== 'IfStatement' || statement.consequent.type !== 'ExpressionStatement') return [];
      const { expression } = statement.consequent;
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return [];
      return expression.callee.name === EXCEPT ? [expression] : [];
    });
    const edit = ({ start, end }: Node, known: Omit<ProbeCall, 'position'>): Edit => ({
      start,
      end,
      text: `${PROBE})`,
      call: known,
    });
    const [property = -1] = numbers(call);
    return [
      edit(call, { id: property, op: 'case' }),
      ...exceptions.map((found) => edit(found, { id: property, op: 'except', exception: numbers(found)[1] })),
    ];
  });
}

/** True if an expected value is one expression. Errors and printed text are only text. */
function isReadable({ kind, expected }: Expectation): boolean {
  if (kind !== 'value' && kind !== 'promise') return true;
  const text = `(${expected})`;
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', preserveParens: true } as const;
    const { type, end } = parseExpressionAt(text, 0, options);
    return type === 'ParenthesizedExpression' && end === text.length;
  } catch {
    return false;
  }
}

/** Statements with the expectations they carry. */
interface Group {
  /** Null: the expectations follow no statement. */
  statement: Statement | null;
  ids: number[];
}

/** Parses code without types, and ties its markers to statements. */
export function parseMarked(code: string): { program: Program; groups: Group[] } {
  const markers: Marker[] = [];
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onComment: (_block, text, start) => {
      const match = MARKER.exec(text);
      if (match) markers.push({ id: Number(match[1]), start });
    },
  });
  return { program, groups: groupByStatement(markers, statementLists(program)) };
}

/** The statement that ends last before each marker; consecutive markers of one statement form a group. */
function groupByStatement(markers: readonly Marker[], lists: readonly Statement[][]): Group[] {
  const groups: Group[] = [];
  for (const { id, start } of markers) {
    const best = statementBefore(start, lists);
    const last = groups.at(-1);
    if (last && best && last.statement === best) last.ids.push(id);
    else groups.push({ statement: best, ids: [id] });
  }
  return groups;
}

/** @param top true for a statement at the top level, where a promise can be awaited before the next statement */
function editsFor(statement: Statement, expected: [number, Expectation][], code: string, top: boolean): Edit[] {
  const [first] = expected;
  if (!first) return [];
  const [id, { kind }] = first;
  if (kind === 'prints') return printEdits(statement, id, code);
  if (kind === 'throws') return throwEdits(statement, id, code);
  return expected.flatMap(([key, expectation]) => valueEdits(statement, key, expectation, top));
}

/** `expr` → `__notes(n, expr, () => (expected))`; a declaration is checked after it. */
function valueEdits(statement: Statement, id: number, expectation: Expectation, top: boolean): Edit[] {
  const isPromise = expectation.kind === 'promise';
  const op = isPromise ? (top ? 'awaited' : 'promise') : 'value';
  const call = op === 'awaited' ? `await ${PROBE}` : PROBE;
  const tail = `), () => (${expectation.expected}))`;
  const around = ({ start, end }: Node): Edit[] => [
    { ...insert(start, `${call}, (`), call: { id, op } },
    insert(end, tail),
  ];
  if (statement.type === 'ExpressionStatement') return around(statement.expression);
  if (statement.type === 'ReturnStatement' && statement.argument) return around(statement.argument);
  const declaration = statement.type === 'VariableDeclaration' ? statement : undefined;
  const name = declaration?.declarations.at(-1)?.id;
  if (name?.type !== 'Identifier') return [];
  return [{ ...insert(statement.end, ` ${call}, (${name.name}${tail};`), call: { id, op } }];
}

/** The statement must throw; one that awaits is awaited. */
function throwEdits(statement: Statement, id: number, code: string): Edit[] {
  const text = code.slice(statement.start, statement.end);
  const waits = /\bawait\b/.test(text) && statement.type !== 'FunctionDeclaration';
  const [call, op] = waits
    ? ([`await ${PROBE}, async () => { `, 'throwsAsync'] as const)
    : ([`${PROBE}, () => { `, 'throws'] as const);
  return [{ ...insert(statement.start, call), call: { id, op } }, insert(statement.end, ' });')];
}

/** Console methods whose output counts; the others are silent. */
const PRINTING = new Set(['log', 'info', 'debug', 'warn', 'error']);

/** A `console.…` call inside the statement must print the text whenever it runs; without one, the statement as a whole must. */
function printEdits(statement: Statement, id: number, code: string): Edit[] {
  const last = consoleCalls(statement).at(-1);
  if (last) {
    const { start, end } = last.callee;
    const op = PRINTING.has(code.slice(start + 8, end)) ? 'prints' : 'silent';
    return [{ start, end, text: `${PROBE})`, call: { id, op } }];
  }
  return [
    { ...insert(statement.start, `${PROBE}); `), call: { id, op: 'open' } },
    { ...insert(statement.end, ` ${PROBE});`), call: { id, op: 'close' } },
  ];
}

function consoleCalls(statement: Statement): CallExpression[] {
  const calls: CallExpression[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value) && value.type === 'CallExpression') {
      const { callee } = value;
      if (
        callee.type === 'MemberExpression' &&
        !callee.computed &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'console'
      )
        calls.push(value);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(statement);
  return calls;
}

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Applies edits that do not overlap, and numbers their calls; line breaks are never added, so lines still fit the source map. */
function applyEdits(code: string, edits: Edit[]): Pick<Instrumented, 'code' | 'calls'> {
  const sorted = edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
  const calls: ProbeCall[] = [];
  let out = '';
  let at = 0;
  for (const { start, end, text, call } of sorted) {
    out += code.slice(at, start);
    at = end;
    if (!call) {
      out += text;
      continue;
    }
    const place = text.indexOf(PROBE);
    const position = out.length + place;
    out += `${text.slice(0, place)}${PROBE}${calls.length}${text.slice(place + PROBE.length)}`;
    calls.push({ ...call, position });
  }
  return { code: out + code.slice(at), calls };
}
