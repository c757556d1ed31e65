/** Expectations written as comments (`// => value`, `// throws TypeError`) in code that readers run: the values of their statements are shown. Pure. */
import { type Node, type Program, parse, type Statement } from 'acorn';

/** Index of the `//` that starts a comment on this line, outside quotes; -1 without one. Regular expressions with `//` must escape it. */
export function commentStart(line: string): number {
  let quote = '';
  for (let i = 0; i < line.length - 1; i++) {
    const character = line[i]!;
    if (quote) {
      if (character === '\\') i++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'" || character === '`') quote = character;
    else if (character === '/' && line[i + 1] === '/') return i;
  }
  return -1;
}

const VALUE = /^!?\s*(?:=>|→)\s*(Promise<)?/;
const THROWS = /^!?\s*throws\s+[A-Z]/;

/** Turns expectations into comments that a compiler keeps (`//! => value`). */
export function markComments(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      const at = commentStart(line);
      const isOne = at !== -1 && (VALUE.test(line.slice(at + 2)) || THROWS.test(line.slice(at + 2)));
      return isOne ? `${line.slice(0, at)}//!${line.slice(at + 2)}` : line;
    })
    .join('\n');
}

/** Every list of statements in a tree: bodies of programs, blocks, functions and switch cases. */
export function statementLists(program: Program): Statement[][] {
  const lists: Statement[][] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (!value || typeof value !== 'object') return;
    const node = value as Node & { body?: unknown; consequent?: unknown };
    for (const list of [node.body, node.consequent])
      if (Array.isArray(list) && list.length > 0 && node.type !== 'ClassBody') lists.push(list as Statement[]);
    for (const key of Object.keys(node)) visit((node as unknown as Record<string, unknown>)[key]);
  };
  visit(program);
  return lists;
}

/** The statement that ends last before a place; of several that end together the outer one, which carries the comment after it. */
export function statementBefore(place: number, lists: readonly Statement[][]): Statement | null {
  let best: Statement | null = null;
  for (const statement of lists.flat()) {
    if (statement.end > place) continue;
    if (!best || statement.end > best.end || (statement.end === best.end && statement.start < best.start))
      best = statement;
  }
  return best;
}

interface Edit {
  at: number;
  /** Characters taken out. */
  cut: number;
  text: string;
}

/**
 * A block as the body of an async function: exports lose that word.
 * @param show whether values with an expectation are shown, through `__show` and `__throws`
 * @throws SyntaxError with its place
 */
export function prepareRun(code: string, show: boolean): string {
  const comments: { text: string; start: number }[] = [];
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onComment: (isBlock, text, start) => {
      if (!isBlock) comments.push({ text, start });
    },
  });
  const edits = program.body.flatMap((statement) => exportEdits(statement, code));
  const lists = show ? statementLists(program) : [];
  const done = new Set<Statement>();
  for (const { text, start } of show ? comments : []) {
    const value = VALUE.exec(text);
    if (!value && !THROWS.test(text)) continue;
    const statement = statementBefore(start, lists);
    if (!statement || done.has(statement)) continue;
    done.add(statement);
    const waits = Boolean(value?.[1]) && (program.body as Statement[]).includes(statement);
    edits.push(...(value ? showEdits(statement, waits) : throwEdits(statement, code)));
  }
  return apply(code, edits);
}

function exportEdits(statement: Program['body'][number], code: string): Edit[] {
  const { type, start, end } = statement;
  if (type === 'ExportNamedDeclaration')
    return [{ at: start, cut: (statement.declaration?.start ?? end) - start, text: '' }];
  if (type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    const named = 'id' in declaration && declaration.id;
    return [{ at: start, cut: declaration.start - start, text: named ? '' : 'void ' }];
  }
  if (type === 'ExportAllDeclaration' || type === 'ImportDeclaration')
    return [{ at: start, cut: 0, text: `throw new Error(${JSON.stringify(code.slice(start, end))});` }];
  return [];
}

function showEdits(statement: Statement, waits: boolean): Edit[] {
  const call = waits ? 'await __show(' : '__show(';
  const wrap = ({ start, end }: Node) => [insert(start, `${call}(`), insert(end, '))')];
  if (statement.type === 'ExpressionStatement') return wrap(statement.expression);
  if (statement.type === 'ReturnStatement' && statement.argument) return wrap(statement.argument);
  const name = lastName(statement);
  return name ? [insert(statement.end, ` ${call}${name});`)] : [];
}

/** Name of the last variable that a statement declares. */
function lastName(statement: Statement): string | undefined {
  const id = statement.type === 'VariableDeclaration' && statement.declarations.slice(-1)[0]?.id;
  return id && id.type === 'Identifier' ? id.name : undefined;
}

function throwEdits(statement: Statement, code: string): Edit[] {
  const waits = /\bawait\b/.test(code.slice(statement.start, statement.end));
  return [
    insert(statement.start, waits ? 'await __throws(async () => { ' : '__throws(() => { '),
    insert(statement.end, ' });'),
  ];
}

/** Code that is judged: each expectation becomes a call of `judge.ts` with its line. The last statement waits for those that come later. */
export function prepareJudge(code: string): { code: string; lines: number[] } {
  const comments: { text: string; start: number; line: number }[] = [];
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    locations: true,
    onComment: (isBlock, text, start, _end, place) => {
      if (!isBlock) comments.push({ text, start, line: place?.line ?? 0 });
    },
  });
  const edits = program.body.flatMap((statement) => exportEdits(statement, code));
  const lists = statementLists(program);
  const lines: number[] = [];
  for (const { text, start, line } of comments) {
    const isValue = VALUE.test(text);
    const statement = isValue || THROWS.test(text) ? statementBefore(start, lists) : null;
    if (!statement) continue;
    const top = program.body.some((other) => other === statement);
    const expected = text.replace(isValue ? /^!?\s*(?:=>|→)\s*/ : /^!?\s*throws\s+/, '').trim();
    const made = isValue ? judgeEdits(statement, expected, line, top) : judgeThrows(statement, expected, line, code);
    if (made.length > 0) lines.push(line);
    edits.push(...made);
  }
  return { code: `${apply(code, edits)}\nawait __judged(${lines.length});`, lines };
}

function judgeEdits(statement: Statement, expected: string, line: number, top: boolean): Edit[] {
  const promised = /^Promise<([\s\S]+)>$/.exec(expected)?.[1];
  const call = `${promised !== undefined && top ? 'await ' : ''}__judge(${line}, `;
  const tail = `, () => (${promised ?? expected}), ${promised !== undefined})`;
  const wrap = ({ start, end }: Node) => [insert(start, `${call}(`), insert(end, `)${tail}`)];
  if (statement.type === 'ExpressionStatement') return wrap(statement.expression);
  if (statement.type === 'ReturnStatement' && statement.argument) return wrap(statement.argument);
  const name = lastName(statement);
  return name ? [insert(statement.end, ` ${call}${name}${tail};`)] : [];
}

function judgeThrows(statement: Statement, expected: string, line: number, code: string): Edit[] {
  const waits = /\bawait\b/.test(code.slice(statement.start, statement.end));
  const call = `__judgeThrows(${line}, ${JSON.stringify(expected)}, `;
  return [
    insert(statement.start, waits ? `await ${call}async () => { ` : `${call}() => { `),
    insert(statement.end, ' });'),
  ];
}

const insert = (at: number, text: string): Edit => ({ at, cut: 0, text });

function apply(code: string, edits: Edit[]): string {
  let out = '';
  let from = 0;
  for (const { at, cut, text } of [...edits].sort((a, b) => a.at - b.at)) {
    out += code.slice(from, at) + text;
    from = at + cut;
  }
  return out + code.slice(from);
}
