/** Counts in the sources what a better type or a smaller function makes needless: casts, non-null `!`, long functions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from './imports.js';

/** One place in the sources. */
export interface Place {
  file: string;
  line: number;
}

export interface Habits {
  /** `x as T`; `as const` does not count. */
  casts: Place[];
  /** `x!` */
  nonNull: Place[];
  /** Functions with their number of lines, from the first word to the closing brace. */
  functions: (Place & { name: string; lines: number })[];
  /** `let` outside of every function: state that all who load the module share. */
  shared: Place[];
  /** Empty lists, tables and objects outside of every function that may be filled later: state too. So are errors: their traces hold callers. */
  filled: (Place & { name: string })[];
}

/** Reads the casts, the `!` and the functions of some files. */
export function habitsOf(files: readonly string[]): Habits {
  const found: Habits = { casts: [], nonNull: [], functions: [], shared: [], filled: [] };
  for (const file of files) habitsOfText(file, readFileSync(join(root, file), 'utf8'), found);
  return found;
}

/** Adds the habits of one text to those that are known. */
export function habitsOfText(file: string, text: string, found: Habits): void {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    const line = lineOf(node.getStart());
    if (isCast(node)) found.casts.push({ file, line });
    if (ts.isNonNullExpression(node)) found.nonNull.push({ file, line });
    if (ts.isFunctionLike(node) && 'body' in node && node.body)
      found.functions.push({ file, line, name: nameOf(node), lines: lineOf(node.getEnd()) - line + 1 });
    if (ts.isVariableStatement(node) && node.parent === source)
      for (const declared of node.declarationList.declarations) {
        const place = { file, line: lineOf(declared.getStart()) };
        if (node.declarationList.flags & ts.NodeFlags.Let) found.shared.push(place);
        else if (isEmpty(declared) || isError(declared)) found.filled.push({ ...place, name: declared.name.getText() });
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const isCast = (node: ts.Node): boolean =>
  (ts.isAsExpression(node) && node.type.getText() !== 'const') || ts.isTypeAssertionExpression(node);

/** True if a constant begins with nothing in it, and its type lets more come. */
function isEmpty({ initializer: value, type }: ts.VariableDeclaration): boolean {
  if (!value || /^readonly /i.test(type?.getText().replace('<', ' ') ?? '')) return false;
  if (ts.isNewExpression(value))
    return !value.arguments?.length && /^(?:Weak)?(?:Map|Set)$/.test(value.expression.getText());
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  return ts.isObjectLiteralExpression(value) && value.properties.length === 0;
}

const isError = ({ initializer: value }: ts.VariableDeclaration): boolean =>
  value !== undefined && ts.isNewExpression(value) && value.expression.getText().endsWith('Error');

/** The name of a function, or of what it is assigned to. */
function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? 'anonymous';
}
