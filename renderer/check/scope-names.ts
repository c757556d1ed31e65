/** Names of variables that a part of the code declares. Functions and classes are not among them: they do not change. */
import type { AnyNode } from 'acorn';
import { isNode } from '../site/helpers/code-node.js';

const FUNCTIONS = /^(?:ArrowFunctionExpression|FunctionExpression|ClassExpression)$/;

/** Names that a pattern binds. */
function namesOfPattern(node: AnyNode): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        namesOfPattern(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return node.elements.flatMap((element) => (element ? namesOfPattern(element) : []));
    case 'AssignmentPattern':
      return namesOfPattern(node.left);
    case 'RestElement':
      return namesOfPattern(node.argument);
    default:
      return [];
  }
}

/** @param kinds `var` belongs to the function, the others to the block */
function namesOfDeclaration(node: AnyNode, kinds: RegExp): string[] {
  if (node.type !== 'VariableDeclaration' || !kinds.test(node.kind)) return [];
  return node.declarations.flatMap(({ id, init }) =>
    init && FUNCTIONS.test(init.type) && node.kind === 'const' ? [] : namesOfPattern(id),
  );
}

const OF_BLOCK = /^(?!var)/;
const OF_FUNCTION = /^var$/;

/** Returns what the statements of a block declare; `hoisted`: also what `var` brings up from blocks in it. */
export function namesOfBlock(body: readonly AnyNode[], hoisted = false): string[] {
  const own = body.flatMap((statement) =>
    namesOfDeclaration(
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement,
      OF_BLOCK,
    ),
  );
  return [...new Set([...own, ...(hoisted ? body.flatMap(varsBelow) : [])])];
}

/** Names that `var` declares anywhere below, other functions apart. */
function varsBelow(node: AnyNode): string[] {
  if (/Function|Class/.test(node.type)) return [];
  if (node.type === 'VariableDeclaration' && node.kind === 'var') return namesOfDeclaration(node, OF_FUNCTION);
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap(varsBelow);
}

/** Names of parameters. */
export const namesOfFunction = (params: readonly AnyNode[]): string[] => params.flatMap(namesOfPattern);

/** Returns what the head of a loop declares. */
export function namesOfLoop(node: AnyNode): string[] {
  if (node.type === 'ForStatement') return node.init ? namesOfDeclaration(node.init, OF_BLOCK) : [];
  if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') return namesOfDeclaration(node.left, OF_BLOCK);
  return [];
}
