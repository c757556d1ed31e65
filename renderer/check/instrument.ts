/** Turns a marked unit into a module that reports what each of its expectations saw. */
import { type CallExpression, type Node, type Program, parse, parseExpressionAt, type Statement } from 'acorn';
import { transform } from 'esbuild';
import { statementBefore, statementLists } from '../../theme/client/frame/expectations.js';
import { type Expectation, MARKER, type MarkedSource } from './expectations.js';

export interface Instrumented {
  code: string;
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
}

interface Marker {
  id: number;
  start: number;
}

/**
 * @param change applied to the code once its types are gone: where mutations come in
 * @throws {import('esbuild').TransformFailure} when the code does not parse; `errors[].location` is in lines of the marked source
 */
export async function instrument(
  source: MarkedSource,
  loader: 'js' | 'jsx' | 'ts' | 'tsx',
  change: (code: string, map: string) => string = (code) => code,
): Promise<Instrumented> {
  const { code: bare, map } = await transform(source.code, {
    loader,
    legalComments: 'inline',
    target: 'es2023',
    sourcemap: 'external',
    sourcefile: 'block',
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false, useDefineForClassFields: true } },
  });
  const code = change(bare, map);
  const { program, groups } = parseMarked(code);
  const misplaced: number[] = [];
  const unparsed = source.expectations.flatMap((expectation, id) => (isReadable(expectation) ? [] : [id]));
  const edits: Edit[] = [];
  for (const group of groups) {
    const { statement, ids } = group;
    if (!statement) misplaced.push(...ids);
    else {
      const expected = ids
        .filter((id) => !unparsed.includes(id))
        .map((id): [number, Expectation] => [id, source.expectations[id]!]);
      edits.push(...editsFor(statement, expected, code, (program.body as Statement[]).includes(statement)));
    }
  }
  return { code: applyEdits(code, edits), map, misplaced, unparsed };
}

/** Whether an expected value is one expression. Errors and printed text are only text. */
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

/** @param top whether the statement stands at the top level, where a promise can be awaited before the code goes on */
function editsFor(statement: Statement, expected: [number, Expectation][], code: string, top: boolean): Edit[] {
  const [first] = expected;
  if (!first) return [];
  const [id, { kind }] = first;
  if (kind === 'prints') return printEdits(statement, id, code);
  if (kind === 'throws') return throwEdits(statement, id, code);
  return expected.flatMap(([key, expectation]) => valueEdits(statement, key, expectation, top));
}

/** `expr` → `__notes.value(id, expr, () => (expected))`; a declaration is checked after it stands. */
function valueEdits(statement: Statement, id: number, expectation: Expectation, top: boolean): Edit[] {
  const isPromise = expectation.kind === 'promise';
  const call = `${isPromise && top ? 'await ' : ''}__notes.${isPromise ? 'promise' : 'value'}`;
  const tail = `, () => (${expectation.expected}))`;
  if (statement.type === 'ExpressionStatement') {
    const { start, end } = statement.expression;
    return [insert(start, `${call}(${id}, (`), insert(end, `)${tail}`)];
  }
  if (statement.type === 'ReturnStatement' && statement.argument) {
    return [insert(statement.argument.start, `${call}(${id}, (`), insert(statement.argument.end, `)${tail}`)];
  }
  const declaration = statement.type === 'VariableDeclaration' ? statement : undefined;
  const name = declaration?.declarations.at(-1)?.id;
  if (name?.type === 'Identifier') return [insert(statement.end, ` ${call}(${id}, ${name.name}${tail};`)];
  return [];
}

/** The statement must throw; one that awaits is awaited. */
function throwEdits(statement: Statement, id: number, code: string): Edit[] {
  const text = code.slice(statement.start, statement.end);
  const waits = /\bawait\b/.test(text) && statement.type !== 'FunctionDeclaration';
  return [
    insert(
      statement.start,
      waits ? `await __notes.throwsAsync(${id}, async () => { ` : `__notes.throws(${id}, () => { `,
    ),
    insert(statement.end, ' });'),
  ];
}

/** A `console.…` call inside the statement must print the text whenever it runs; without one, the statement as a whole must. */
function printEdits(statement: Statement, id: number, code: string): Edit[] {
  const calls = consoleCalls(statement);
  const last = calls.at(-1);
  if (last)
    return [
      {
        start: last.callee.start,
        end: last.callee.end,
        text: `__notes.prints(${id}, ${JSON.stringify(code.slice(last.callee.start + 8, last.callee.end))})`,
      },
    ];
  return [insert(statement.start, `__notes.capture(${id}); `), insert(statement.end, ` __notes.release(${id});`)];
}

function consoleCalls(statement: Statement): CallExpression[] {
  const calls: CallExpression[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!value || typeof value !== 'object' || Array.isArray(value)) return;
    const node = value as Node;
    if (node.type === 'CallExpression') {
      const call = node as CallExpression;
      const { callee } = call;
      if (
        callee.type === 'MemberExpression' &&
        !callee.computed &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'console'
      )
        calls.push(call);
    }
    for (const key of Object.keys(node)) visit((node as unknown as Record<string, unknown>)[key]);
  };
  visit(statement);
  return calls;
}

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Applies edits that do not overlap; line breaks are never added, so lines still fit the source map. */
function applyEdits(code: string, edits: Edit[]): string {
  const sorted = edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
  let out = '';
  let at = 0;
  for (const { start, end, text } of sorted) {
    out += code.slice(at, start) + text;
    at = end;
  }
  return out + code.slice(at);
}
