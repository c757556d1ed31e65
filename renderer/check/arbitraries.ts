/** Reads generators of inputs (`xs: array(integer({ min: 0 })), n: nat()`): names of fast-check with literal arguments, nothing else. */

import { type AnyNode, type Expression, parseExpressionAt } from 'acorn';
import type { Arbitrary } from 'fast-check';
import { dictionary } from '../shared/dictionary.js';
import { messageOf } from '../site/helpers/caught-error.js';

export type FastCheck = typeof import('fast-check');

export interface Input {
  name: string;
  generator: AnyNode;
}

/** A generator that cannot be read; the message says which part of it. */
export class GeneratorError extends Error {}

/** Names and generators of a property. @throws GeneratorError */
export function readInputs(text: string): Input[] {
  let tree: Expression;
  try {
    tree = parseExpressionAt(`({${text}})`, 0, { ecmaVersion: 'latest' });
  } catch (error) {
    throw new GeneratorError(messageOf(error));
  }
  if (tree.type !== 'ObjectExpression') throw new GeneratorError(text);
  return tree.properties.map((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') throw new GeneratorError(text);
    const { key, value: generator } = property;
    typeOf(generator);
    return { name: key.name, generator };
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

const GENERATORS = dictionary<Generator>({
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
});

function callOf(node: AnyNode | undefined): { name: string; generator: Generator; args: AnyNode[] } {
  const call = node?.type === 'CallExpression' ? node : undefined;
  const name = call?.callee.type === 'Identifier' ? call.callee.name : undefined;
  const generator = name === undefined ? undefined : GENERATORS[name];
  if (!call || name === undefined || !generator)
    throw new GeneratorError(`"${String(name ?? node?.type)}" is no generator`);
  return { name, generator, args: call.arguments };
}

/** TypeScript type of what a generator makes. */
export function typeOf(node: AnyNode | undefined): string {
  const { generator, args } = callOf(node);
  return generator.type(args);
}

function fieldsOf(node: AnyNode | undefined): [key: string, value: AnyNode][] {
  if (node?.type !== 'ObjectExpression') throw new GeneratorError('record() takes an object');
  return node.properties.map((property) => {
    if (property.type !== 'Property') throw new GeneratorError('record() takes fields');
    const { key, value } = property;
    return [key.type === 'Identifier' ? key.name : String(key.type === 'Literal' ? key.value : undefined), value];
  });
}

/** The value of a literal: numbers, texts, lists and objects of them. */
function literal(node: AnyNode): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'UnaryExpression':
      return -Number(literal(node.argument));
    case 'ArrayExpression':
      return node.elements.map((element) => (element ? literal(element) : undefined));
    case 'ObjectExpression':
      return Object.fromEntries(fieldsOf(node).map(([key, value]) => [key, literal(value)]));
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
export function arbitraryOf(node: AnyNode | undefined, fc: FastCheck): Arbitrary<unknown> {
  const { name, generator, args } = callOf(node);
  if (name === 'binaryTree') return binaryTree(arbitraryOf(args[0], fc), fc);
  const make: ((...values: unknown[]) => Arbitrary<unknown>) | undefined = Reflect.get(fc, name);
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
