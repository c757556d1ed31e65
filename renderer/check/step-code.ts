/**
 * Writes calls into the code of a note that tell which statement runs and what the variables hold, and turns async functions into
 * generators, so that the recorder (`recorder.ts`) decides when they go on. Lines stay known by number; the code may be laid out otherwise.
 */
import type { AnyNode, Program } from 'acorn';
import { isNode } from '../site/helpers/code-node.js';
import { namesOfBlock, namesOfFunction, namesOfLoop } from './scope-names.js';
import type { StepPlan } from './step-recorder.js';

/** A construct that cannot be recorded, in words of the code. */
export class UnsupportedCode extends Error {}

export interface StepCode {
  /** Statements of a module before all others. */
  imports: string;
  /** Body of a generator function that gets the recorder's calls as `__steps`. */
  body: string;
  plan: StepPlan;
}

interface StepInput {
  code: string;
  program: Program;
  /** Maps an offset in the code to a line of the block; undefined for code outside of it. */
  lineAt(offset: number): number | undefined;
  /** Statements that throw as they should. */
  throwing: ReadonlySet<AnyNode>;
  /** Expected value of a statement, as code. */
  expected: ReadonlyMap<AnyNode, string>;
}

/** Variables by name that a statement sees. */
type Scope = ReadonlyMap<string, number>;

/** Calls that may queue something by their last name, apart from those of `Promise` itself. */
const QUEUEING = /^(?:then|catch|finally|setTimeout|setInterval|setImmediate|queueMicrotask|nextTick)$/;

/** Types of statements that are a step as a whole. */
const WHOLE = new Set(['VariableDeclaration', 'ClassDeclaration']);

/** The condition of a statement, which is its step. */
const HEADS: Record<string, string> = {
  IfStatement: 'test',
  WhileStatement: 'test',
  DoWhileStatement: 'test',
  ForStatement: 'test',
  SwitchStatement: 'discriminant',
  ReturnStatement: 'argument',
  ThrowStatement: 'argument',
  ExpressionStatement: 'expression',
};

export function stepCode(input: StepInput): StepCode {
  return new StepWriter(input).write();
}

class StepWriter {
  private readonly plan: StepPlan = { names: [], statements: [], top: [] };
  private readonly imports: string[] = [];

  constructor(private readonly input: StepInput) {}

  write(): StepCode {
    const scope = this.withNames(new Map(), namesOfBlock(this.input.program.body, true));
    this.plan.top = [...scope.values()];
    const statements = this.input.program.body.map((statement) => this.statement(statement, scope));
    const body = [`__steps.t(${readersOf(scope)});`, ...statements].join('\n');
    return { imports: this.imports.join('\n'), body, plan: this.plan };
  }

  private withNames(scope: Scope, names: readonly string[]): Scope {
    if (names.length === 0) return scope;
    return new Map([...scope, ...names.map((name): [string, number] => [name, this.plan.names.push(name) - 1])]);
  }

  /** The calls of one step; undefined where the code is not part of the block. */
  private step(node: AnyNode, scope: Scope): { before: string; after(value: string): string } | undefined {
    const line = this.input.lineAt(node.start);
    if (line === undefined) return undefined;
    const number = this.plan.statements.push([line, [...scope.values()]]) - 1;
    const readers = readersOf(scope);
    return {
      before: `__steps.b(${number}, ${readers})`,
      after: (value) => `__steps.a(${number}, ${value}, ${readers})`,
    };
  }

  /** An expression that is a step of its own. */
  private stepped(node: AnyNode, place: AnyNode, scope: Scope): string {
    const expected = this.input.expected.get(place);
    const written = this.rewrite(node, scope);
    const text = expected === undefined ? written : `__steps.e((${written}), () => (${expected}))`;
    const step = this.step(place, scope);
    return step ? `(${step.before}, ${step.after(`(${text})`)})` : text;
  }

  private statement(node: AnyNode, scope: Scope): string {
    const text = this.plainStatement(node, scope);
    return this.input.throwing.has(node) ? `try { ${text} __steps.n(); } catch {}` : text;
  }

  private plainStatement(node: AnyNode, scope: Scope): string {
    if (node.type === 'ImportDeclaration') {
      this.imports.push(this.text(node));
      return '';
    }
    if (node.type === 'ExportNamedDeclaration') return node.declaration ? this.statement(node.declaration, scope) : '';
    if (node.type === 'ExportDefaultDeclaration' || node.type === 'ExportAllDeclaration')
      throw new UnsupportedCode('export default');
    if (node.type === 'ExpressionStatement' && node.directive) return this.text(node);
    if (WHOLE.has(node.type)) {
      const text = this.rewrite(node, scope);
      const step = this.step(node, scope);
      return step ? `${step.before}; ${text} ${step.after('0')}; ${this.expectation(node)}` : text;
    }
    return this.rewrite(node, scope);
  }

  /** Looks at the last variable that a statement declares, where the note says its value. */
  private expectation(node: AnyNode): string {
    const expected = this.input.expected.get(node);
    const name = node.type === 'VariableDeclaration' ? node.declarations.at(-1)?.id : undefined;
    return expected !== undefined && name?.type === 'Identifier' ? `__steps.e(${name.name}, () => (${expected}));` : '';
  }

  /** The text of a node, with calls in it. */
  private rewrite(node: AnyNode, scope: Scope): string {
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return this.functionText(node, scope);
      case 'AwaitExpression': {
        const line = this.input.lineAt(node.start) ?? 0;
        return `(yield __steps.await((${this.rewrite(node.argument, scope)}), ${line}))`;
      }
      case 'BlockStatement':
      case 'StaticBlock': {
        const inner = this.withNames(scope, namesOfBlock(node.body));
        const start = node.type === 'StaticBlock' ? 'static {' : '{';
        return `${start} ${node.body.map((child) => this.statement(child, inner)).join('\n')} }`;
      }
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
        return this.loopText(node, scope);
      case 'CatchClause':
        return this.children(node, this.withNames(scope, namesOfFunction(node.param ? [node.param] : [])));
      case 'CallExpression':
      case 'NewExpression':
        return this.children(node, scope, (child, text) => this.asArgument(child, node, text));
      case 'Property':
      case 'MethodDefinition':
        return this.memberText(node, scope);
      default:
        return this.headText(node, scope);
    }
  }

  /** A statement whose condition or value is its step. */
  private headText(node: AnyNode, scope: Scope): string {
    const key = HEADS[node.type];
    const head: unknown = key === undefined ? undefined : Reflect.get(node, key);
    if (key === undefined) return this.children(node, scope);
    if (!isNode(head)) {
      const step = this.step(node, scope);
      return step ? `{ ${step.before}; ${step.after('0')}; ${this.text(node)} }` : this.text(node);
    }
    return this.children(node, scope, (child, text) => (child === head ? this.stepped(child, node, scope) : text));
  }

  private loopText(node: AnyNode & { body: AnyNode }, scope: Scope): string {
    if (node.type === 'ForOfStatement' && node.await) throw new UnsupportedCode('for await');
    const inner = this.withNames(scope, namesOfLoop(node));
    if (node.type === 'ForStatement') {
      const { test } = node;
      return this.children(node, inner, (child, text) =>
        child === test ? this.stepped(child, node, inner) : child === node.body ? `{ ${text} }` : text,
      );
    }
    const step = this.step(node, inner);
    const head = step ? `${step.before}; ${step.after('0')};` : '';
    return this.children(node, inner, (child, text) => (child === node.body ? `{ ${head} ${text} }` : text));
  }

  /** A function that is written as an argument is known by its line; so is a call that may queue something. */
  private asArgument(child: AnyNode, call: AnyNode & { callee: AnyNode; arguments: AnyNode[] }, text: string): string {
    if (child === call.callee || child.type === 'SpreadElement') return text;
    const isFunction = child.type === 'ArrowFunctionExpression' || child.type === 'FunctionExpression';
    const line = this.input.lineAt(isFunction ? child.start : nameOf(call.callee).start);
    if (line === undefined) return text;
    if (isFunction) return `__steps.f(${line}, ${text})`;
    return child === call.arguments.at(-1) && isQueueing(call.callee) ? `__steps.p(${line}, ${text})` : text;
  }

  /** A member of an object or a class: of an async method, the word goes. */
  private memberText(node: AnyNode & { type: 'Property' | 'MethodDefinition' }, scope: Scope): string {
    if (node.type === 'Property' && node.shorthand) return this.text(node);
    const isMethod = node.type === 'MethodDefinition' || node.method || node.kind !== 'init';
    if (!isMethod || !node.value || !('async' in node.value)) return this.children(node, scope);
    const { value } = node;
    const written = this.input.code.slice(node.start, node.key.start);
    const head = value.async ? written.replace(/\basync\b/, '') : written;
    const key = node.computed ? `${this.rewrite(node.key, scope)}]` : this.text(node.key);
    return `${head}${key}${this.functionTail(value, scope)}`;
  }

  private functionText(
    node: AnyNode & { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' },
    scope: Scope,
  ): string {
    if (node.type === 'ArrowFunctionExpression') return `(${this.functionTail(node, scope)})`;
    const text = `function${node.generator ? '*' : ''} ${node.id?.name ?? ''}${this.functionTail(node, scope)}`;
    return node.type === 'FunctionDeclaration' ? text : `(${text})`;
  }

  /** Parameters and body. */
  private functionTail(
    node: AnyNode & { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' },
    scope: Scope,
  ): string {
    if (node.async && node.generator) throw new UnsupportedCode('async function*');
    const inner = this.withNames(scope, namesOfFunction(node.params));
    const params = node.params.map((param) => this.rewrite(param, inner)).join(', ');
    const isArrow = node.type === 'ArrowFunctionExpression';
    const body =
      node.body.type === 'BlockStatement'
        ? this.bodyText(node.body.body, node, inner)
        : ` return ${this.stepped(node.body, node.body, inner)}; `;
    const whole = node.async
      ? ` return __steps.async((function* () {${body}})${isArrow ? '.call(this)' : '.apply(this, arguments)'}); `
      : body;
    return `(${params}) ${isArrow ? '=> ' : ''}{${whole}}`;
  }

  /** The statements of a function; what it is given is a step of its own. */
  private bodyText(body: readonly AnyNode[], node: AnyNode & { params: AnyNode[] }, scope: Scope): string {
    const step = node.params.length > 0 ? this.step(node, scope) : undefined;
    const inner = this.withNames(scope, namesOfBlock(body, true));
    const enter = step ? `${step.before}; ${step.after('0')}; ` : '';
    return ` ${enter}${body.map((statement) => this.statement(statement, inner)).join('\n')} `;
  }

  /** The text of a node with each of its children rewritten. */
  private children(
    node: AnyNode,
    scope: Scope,
    change: (child: AnyNode, text: string) => string = (_child, text) => text,
  ): string {
    let out = '';
    let at = node.start;
    for (const child of childrenOf(node)) {
      out += this.input.code.slice(at, child.start) + change(child, this.child(child, node, scope));
      at = child.end;
    }
    return out + this.input.code.slice(at, node.end);
  }

  /** Adds braces to a statement without any, because several statements replace it. */
  private child(child: AnyNode, node: AnyNode, scope: Scope): string {
    const isInHead = child.type === 'VariableDeclaration' && /^For/.test(node.type);
    if (isInHead || child.type === 'BlockStatement' || !/(?:Statement|Declaration)$/.test(child.type))
      return this.rewrite(child, scope);
    const text = this.statement(child, scope);
    return node.type === 'SwitchCase' || node.type === 'LabeledStatement' ? text : `{ ${text} }`;
  }

  private text({ start, end }: AnyNode): string {
    return this.input.code.slice(start, end);
  }
}

const readersOf = (scope: Scope): string => `[${[...scope.keys()].map((name) => `() => ${name}`).join(', ')}]`;

/** The name by which something is called: the last one of a path. */
const nameOf = (callee: AnyNode): AnyNode => (callee.type === 'MemberExpression' ? callee.property : callee);

function isQueueing(callee: AnyNode): boolean {
  const name = nameOf(callee);
  const owner = callee.type === 'MemberExpression' ? callee.object : undefined;
  if (owner?.type === 'Identifier' && owner.name === 'Promise') return true;
  return name.type === 'Identifier' && QUEUEING.test(name.name);
}

/** Nodes right below a node, in the order of the code. */
function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .sort((a, b) => a.start - b.start);
}
