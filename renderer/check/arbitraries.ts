/** Reads generators of inputs (`xs: array(integer({ min: 0 })), n: nat()`): names of fast-check with literal arguments, nothing else. */
import { type Node, parseExpressionAt } from 'acorn';
import type { Arbitrary } from 'fast-check';

export type FastCheck = typeof import('fast-check');

export interface Input {
  name: string;
  generator: Node;
}

type AnyNode = Node & Record<string, unknown>;

/** A generator that cannot be read; the message says which part of it. */
export class GeneratorError extends Error {}

/** Names and generators of a property. @throws GeneratorError */
export function readInputs(text: string): Input[] {
  let tree: AnyNode;
  try {
    tree = parseExpressionAt(`({${text}})`, 0, { ecmaVersion: 'latest' }) as AnyNode;
  } catch (error) {
    throw new GeneratorError(error instanceof Error ? error.message : String(error));
  }
  if (tree.type !== 'ObjectExpression') throw new GeneratorError(text);
  return (tree.properties as AnyNode[]).map((property) => {
    const key = property.key as AnyNode | undefined;
    if (property.type !== 'Property' || key?.type !== 'Identifier') throw new GeneratorError(text);
    const generator = property.value as Node;
    typeOf(generator);
    return { name: String(key.name), generator };
  });
}

interface Generator {
  /** TypeScript type of what is made. */
  type(args: AnyNode[]): string;
  /** Positions of arguments that are generators; the others are literals. */
  inner?: 'first' | 'all' | 'fields' | 'two';
}

const literalTypes = (args: AnyNode[]) => args.map((arg) => typeText(literal(arg))).join(' | ') || 'never';
const list = (args: AnyNode[]) => `(${typeOf(args[0])})[]`;
const plain = (type: string): Generator => ({ type: () => type });

const GENERATORS: Record<string, Generator> = {
  ...Object.fromEntries(['integer', 'nat', 'double', 'float'].map((name) => [name, plain('number')])),
  ...Object.fromEntries(['string', 'stringMatching', 'lorem', 'webUrl', 'uuid'].map((name) => [name, plain('string')])),
  boolean: plain('boolean'),
  bigInt: plain('bigint'),
  date: plain('Date'),
  uint8Array: plain('Uint8Array'),
  anything: plain('unknown'),
  jsonValue: plain('any'),
  falsy: plain('any'),
  binaryTree: { type: () => 'any', inner: 'first' },
  constant: { type: literalTypes },
  constantFrom: { type: literalTypes },
  array: { type: list, inner: 'first' },
  uniqueArray: { type: list, inner: 'first' },
  sparseArray: { type: list, inner: 'first' },
  option: { type: ([arg]) => `${typeOf(arg)} | null`, inner: 'first' },
  dictionary: { type: ([, value]) => `Record<string, ${typeOf(value)}>`, inner: 'two' },
  tuple: { type: (args) => `[${args.map(typeOf).join(', ')}]`, inner: 'all' },
  oneof: { type: (args) => args.map(typeOf).join(' | '), inner: 'all' },
  record: {
    type: ([fields]) =>
      `{ ${fieldsOf(fields)
        .map(([key, value]) => `${key}: ${typeOf(value)}`)
        .join('; ')} }`,
    inner: 'fields',
  },
};

function callOf(node: Node | undefined): { name: string; generator: Generator; args: AnyNode[] } {
  const call = node as AnyNode | undefined;
  const name = call?.type === 'CallExpression' ? (call.callee as AnyNode).name : undefined;
  const generator = typeof name === 'string' && Object.hasOwn(GENERATORS, name) ? GENERATORS[name] : undefined;
  if (!call || !generator) throw new GeneratorError(`"${String(name ?? call?.type)}" is no generator`);
  return { name: String(name), generator, args: call.arguments as AnyNode[] };
}

/** TypeScript type of what a generator makes. */
export function typeOf(node: Node | undefined): string {
  const { generator, args } = callOf(node);
  return generator.type(args);
}

function fieldsOf(node: Node | undefined): [key: string, value: Node][] {
  const object = node as AnyNode | undefined;
  if (object?.type !== 'ObjectExpression') throw new GeneratorError('record() takes an object');
  return (object.properties as AnyNode[]).map(({ key, value }) => {
    const name = (key as AnyNode).name ?? (key as AnyNode).value;
    return [String(name), value as Node];
  });
}

/** The value of a literal: numbers, texts, lists and objects of them. */
function literal(node: AnyNode): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'UnaryExpression':
      return -Number(literal(node.argument as AnyNode));
    case 'ArrayExpression':
      return (node.elements as AnyNode[]).map(literal);
    case 'ObjectExpression':
      return Object.fromEntries(fieldsOf(node).map(([key, value]) => [key, literal(value as AnyNode)]));
    case 'Identifier':
      if (node.name === 'undefined') return undefined;
      if (node.name === 'NaN' || node.name === 'Infinity') return Number(node.name);
  }
  throw new GeneratorError('arguments of a generator are literals or generators');
}

function typeText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(typeText).join(', ')}]`;
  if (value && typeof value === 'object') return 'any';
  return typeof value === 'number' && !Number.isFinite(value) ? 'number' : (JSON.stringify(value) ?? 'undefined');
}

/** The arbitrary of a generator. */
export function arbitraryOf(node: Node | undefined, fc: FastCheck): Arbitrary<unknown> {
  const { name, generator, args } = callOf(node);
  if (name === 'binaryTree') return binaryTree(arbitraryOf(args[0], fc), fc);
  const make = (fc as unknown as Record<string, (...values: unknown[]) => Arbitrary<unknown>>)[name];
  if (!make) throw new GeneratorError(`"${name}" is no generator of this version of fast-check`);
  const isGenerator = (index: number) =>
    generator.inner === 'all' || index < (generator.inner === 'first' ? 1 : generator.inner === 'two' ? 2 : 0);
  const values = args.map((arg, index) => {
    if (generator.inner === 'fields' && index === 0)
      return Object.fromEntries(fieldsOf(arg).map(([key, value]) => [key, arbitraryOf(value, fc)]));
    return isGenerator(index) ? arbitraryOf(arg, fc) : literal(arg);
  });
  return make(...values);
}

/** `null`, or a node with `val`, `left` and `right`. */
function binaryTree(value: Arbitrary<unknown>, fc: FastCheck): Arbitrary<unknown> {
  return fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant(null),
      fc.record({ val: value, left: tie('tree'), right: tie('tree') }, { noNullPrototype: true }),
    ),
  })).tree;
}
