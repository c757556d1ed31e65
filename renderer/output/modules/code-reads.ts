/**
 * Finds the inputs of a configuration besides its own text by analysing the code, not by running it, so that the result holds for every run. Anything
 * not known to be constant counts as unknown.
 */
import { isBuiltin } from 'node:module';
import type { AnyNode, Identifier, Program } from 'acorn';
import { isNode } from '../../site/helpers/code-node.js';
import { firstLine } from '../../site/helpers/text-place.js';

export interface CodeReads {
  /** Variables of the environment. */
  env: string[];
  /** The current year. */
  year: boolean;
  /** Other inputs, as written in the code. */
  unknown: string[];
}

/** Names that Node gives to every module and that answer the same each time. */
const PURE = new Set(
  (
    'Object Array String Number Boolean BigInt Symbol JSON RegExp Map Set WeakMap WeakSet Promise Error TypeError RangeError SyntaxError ' +
    'URL URLSearchParams Reflect Proxy undefined NaN Infinity parseInt parseFloat isNaN isFinite encodeURI encodeURIComponent ' +
    'decodeURI decodeURIComponent structuredClone TextEncoder TextDecoder Uint8Array ArrayBuffer'
  ).split(' '),
);

/** Modules of Node that look at their arguments alone. */
const PURE_MODULES = /^(?:node:)?(?:path|path\/posix|url|util|querystring|assert)$/;

/** Members of `process` that are constant while Node runs. */
const FIXED = new Set(['platform', 'arch', 'version', 'versions']);

/** @param code an ECMAScript module that bundles all of its own files */
export async function readsOfCode(code: string): Promise<CodeReads> {
  const { parse } = await import('acorn');
  const found = new Finder(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), code);
  return { env: [...found.env].sort(), year: found.year, unknown: [...found.unknown] };
}

class Finder {
  readonly env = new Set<string>();
  readonly unknown = new Set<string>();
  year = false;
  /** Names that the code itself declares, wherever it does. */
  private readonly declared = new Set<string>();
  private readonly uses: { node: Identifier; parents: readonly AnyNode[] }[] = [];

  constructor(
    program: Program,
    private readonly code: string,
  ) {
    this.visit(program, []);
    for (const { node, parents } of this.uses) this.use(node, parents);
    // A name that the code declares somewhere and that means something else elsewhere: no telling which is meant where.
    for (const name of this.declared) if (isOfNode(name)) this.unknown.add(name);
  }

  private visit(node: AnyNode, parents: readonly AnyNode[]): void {
    if (node.type === 'Identifier') {
      const parent = parents[0];
      if (isDeclared(node, parents)) this.declared.add(node.name);
      else if (!parent || !isLabel(node, parent)) this.uses.push({ node, parents });
      return;
    }
    if (
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration'
    ) {
      const name = node.source?.value;
      if (typeof name === 'string' && !(isBuiltin(name) && PURE_MODULES.test(name)))
        this.unknown.add(`import '${name}'`);
    }
    if (node.type === 'ImportExpression' || node.type === 'MetaProperty') this.unknown.add(this.textOf(node));
    const above = [node, ...parents];
    const values: unknown[] = Object.values(node);
    for (const value of values)
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) this.visit(child, above);
  }

  private use(node: Identifier, parents: readonly AnyNode[]): void {
    const { name } = node;
    if (this.declared.has(name) || PURE.has(name)) return;
    const [member, next, after] = parents;
    if (
      name === 'Math' &&
      member &&
      nameOfMember(member, node) !== undefined &&
      nameOfMember(member, node) !== 'random'
    )
      return;
    if (name === 'process' && member && this.isKnownOfProcess(member, node, next)) return;
    if (name === 'Date' && member && this.isKnownDate(member, node, next, after)) return;
    this.unknown.add(member?.type === 'MemberExpression' && member.object === node ? this.textOf(member) : name);
  }

  /** `process.env.NAME` and what never changes. */
  private isKnownOfProcess(member: AnyNode, node: AnyNode, next: AnyNode | undefined): boolean {
    const name = nameOfMember(member, node);
    if (name === 'env') {
      const variable = next && nameOfMember(next, member);
      if (variable !== undefined) this.env.add(variable);
      return variable !== undefined;
    }
    return name !== undefined && FIXED.has(name);
  }

  /** The current year, and dates that are given. */
  private isKnownDate(made: AnyNode, node: AnyNode, next?: AnyNode, after?: AnyNode): boolean {
    const name = nameOfMember(made, node);
    if (name === 'UTC' || name === 'parse') return true;
    if (made.type !== 'NewExpression' || made.callee !== node) return false;
    const [given] = made.arguments;
    if (given) return given.type !== 'SpreadElement';
    const asked = next && nameOfMember(next, made);
    const isYear = asked === 'getFullYear' && after?.type === 'CallExpression' && after.callee === next;
    this.year ||= isYear;
    return isYear;
  }

  private textOf({ start, end }: AnyNode): string {
    return firstLine(this.code.slice(start, Math.min(end, start + 60)));
  }
}

const isOfNode = (name: string): boolean => (name in globalThis || name === 'require') && !PURE.has(name);

/** The name of a member of an object, where the code says it. */
function nameOfMember(node: AnyNode, object: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression' || node.object !== object) return undefined;
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** True if an identifier is the name of a property, a label or an export, and no variable. */
function isLabel(node: Identifier, parent: AnyNode): boolean {
  switch (parent.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed;
    case 'Property':
      return parent.key === node && !parent.computed && !parent.shorthand;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.key === node && !parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
      return true;
    case 'ExportSpecifier':
      return parent.exported === node && parent.local !== node;
    default:
      return false;
  }
}

/** True if an identifier declares a variable. */
function isDeclared(node: AnyNode, [parent, ...parents]: readonly AnyNode[]): boolean {
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.id === node;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parent.body !== node;
    case 'ClassDeclaration':
    case 'ClassExpression':
      return parent.id === node;
    case 'CatchClause':
      return parent.param === node;
    case 'ImportSpecifier':
      return parent.local === node;
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return true;
    case 'Property':
      return parent.value === node && isDeclared(parent, parents);
    case 'AssignmentPattern':
      return parent.left === node && isDeclared(parent, parents);
    case 'RestElement':
    case 'ArrayPattern':
    case 'ObjectPattern':
      return isDeclared(parent, parents);
    default:
      return false;
  }
}
