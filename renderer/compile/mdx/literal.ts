/** Evaluates expressions whose value is known when compiling: literals, arrays and objects of them, assets by `require` or `useBaseUrl`. */
import type { CallExpression, Node as EsNode, Expression, Parser, Program, Property } from 'acorn';
import { lazy } from '../../site/helpers/lazy.js';
import { once } from '../../site/helpers/once.js';

const acorn = lazy<typeof import('acorn')>('acorn');
const acornJsx = lazy<typeof import('acorn-jsx')>('acorn-jsx');
const jsxParser = once((): typeof Parser => acorn().Parser.extend(acornJsx()()));

/** An image or file that linking resolves. */
export interface Asset {
  asset: string;
  /** Given to an attribute of HTML as a path of the site: the reference does not look whether it is there. */
  html?: true;
}

/** A value, or `unknown` where it can only be known by running the page. */
export type Known = { known: true; value: unknown } | { known: false };

const UNKNOWN: Known = { known: false };

export function isAsset(value: unknown): value is Asset {
  return typeof value === 'object' && value !== null && typeof (value as Asset).asset === 'string';
}

/** Syntax tree of an expression, null for an empty one (a comment), undefined if it is not valid. */
export function parseExpression(source: string): EsNode | null | undefined {
  try {
    const program: Program = jsxParser().parse(`(\n${source}\n)`, { ecmaVersion: 'latest', sourceType: 'module' });
    const first = program.body[0];
    return first?.type === 'ExpressionStatement' ? first.expression : undefined;
  } catch {
    return isEmpty(source) ? null : undefined;
  }
}

/** Syntax tree of import and export statements; undefined if not valid. */
export function parseModule(source: string): Program | undefined {
  try {
    return jsxParser().parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch {
    return undefined;
  }
}

/** Returns why import and export statements cannot be parsed, and where; an empty reason if they can. */
export function moduleError(source: string): { reason: string; at: number } {
  try {
    jsxParser().parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
    return { reason: '', at: 0 };
  } catch (error) {
    const { message, pos } = error as { message: string; pos?: number };
    return { reason: message.replace(/ \(\d+:\d+\)$/, ''), at: pos ?? 0 };
  }
}

/** True for an expression of comments and white space only. */
export function isEmpty(source: string): boolean {
  return /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*(?:\n|$))*$/.test(source);
}

/** Values of the identifiers known on a page, and of its expressions, so that none is parsed twice. */
export class Names extends Map<string, unknown> {
  readonly results = new Map<string, Known>();
}

/** Value of an expression. */
export function evaluate(source: string, names: Names): Known {
  let value = names.results.get(source);
  if (!value) {
    value = compute(source, names);
    names.results.set(source, value);
  }
  return value;
}

function compute(source: string, names: Names): Known {
  if (isEmpty(source)) return { known: true, value: undefined };
  const tree = parseExpression(source);
  return tree ? knownValue(tree as Expression, names) : UNKNOWN;
}

function knownValue(node: Expression, names: ReadonlyMap<string, unknown>): Known {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return knownValue(node.expression, names);
    case 'Literal':
      return node.value instanceof RegExp || typeof node.value === 'bigint'
        ? UNKNOWN
        : { known: true, value: node.value };
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { known: true, value: node.quasis[0]!.value.cooked } : UNKNOWN;
    case 'Identifier':
      if (node.name === 'undefined') return { known: true, value: undefined };
      return names.has(node.name) ? { known: true, value: names.get(node.name) } : UNKNOWN;
    case 'UnaryExpression':
      return unary(node.operator, knownValue(node.argument, names));
    case 'ArrayExpression':
      return all(
        node.elements.map((element) =>
          element && element.type !== 'SpreadElement' ? knownValue(element, names) : UNKNOWN,
        ),
        (values) => values,
      );
    case 'ObjectExpression':
      return objectValue(node.properties as Property[], names);
    case 'CallExpression':
      return isStringify(node) ? stringified(node.arguments, names) : assetOf(node);
    case 'MemberExpression':
      return assetOf(node);
    default:
      return UNKNOWN;
  }
}

function unary(operator: string, value: Known): Known {
  if (!value.known || typeof value.value !== 'number') return UNKNOWN;
  if (operator === '-') return { known: true, value: -value.value };
  return operator === '+' ? value : UNKNOWN;
}

function objectValue(properties: Property[], names: ReadonlyMap<string, unknown>): Known {
  const keys: string[] = [];
  const values: Known[] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init' || property.method)
      return UNKNOWN;
    const key =
      property.key.type === 'Identifier'
        ? property.key.name
        : property.key.type === 'Literal'
          ? String(property.key.value)
          : '';
    if (!key || key === '__proto__') return UNKNOWN;
    keys.push(key);
    values.push(knownValue(property.value, names));
  }
  return all(values, (list) => Object.fromEntries(list.map((value, i) => [keys[i]!, value])));
}

function all(values: Known[], make: (values: unknown[]) => unknown): Known {
  const list: unknown[] = [];
  for (const value of values) {
    if (!value.known) return UNKNOWN;
    list.push(value.value);
  }
  return { known: true, value: make(list) };
}

const isNamed = (node: EsNode, name: string): boolean => 'name' in node && node.name === name;

const isStringify = ({ callee }: CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  !callee.computed &&
  isNamed(callee.object, 'JSON') &&
  isNamed(callee.property, 'stringify');

/** `JSON.stringify({ … })`: structured data is written so. */
function stringified(given: CallExpression['arguments'], names: ReadonlyMap<string, unknown>): Known {
  const text = all(
    given.map((argument) => (argument.type === 'SpreadElement' ? UNKNOWN : knownValue(argument, names))),
    ([value, replacer, space]) => {
      const indent = typeof space === 'string' || typeof space === 'number' ? space : undefined;
      return replacer === undefined || replacer === null ? JSON.stringify(value, null, indent) : undefined;
    },
  );
  return text.known && typeof text.value === 'string' && !names.has('JSON') ? text : UNKNOWN;
}

/** `useCurrentSidebarCategory().items`: the items that a list of cards has anyhow (B1.71). */
function isCategoryHook(node: { type: string; callee?: unknown }): boolean {
  const callee = node.callee as { type: string; name?: string } | undefined;
  return node.type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'useCurrentSidebarCategory';
}

/** `require('./a.png').default`, `require('./a.png')`, `useBaseUrl('/a.png')`. */
function assetOf(node: Expression): Known {
  if (node.type === 'MemberExpression') {
    const { object, property } = node;
    if (isCategoryHook(object)) return { known: true, value: undefined };
    return property.type === 'Identifier' && property.name === 'default' && object.type === 'CallExpression'
      ? assetOf(object)
      : UNKNOWN;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.arguments.length !== 1)
    return UNKNOWN;
  const argument = node.arguments[0]!;
  if (argument.type !== 'Literal' || typeof argument.value !== 'string') return UNKNOWN;
  // An absolute path begins at a static folder or at the site's.
  if (node.callee.name === 'require')
    return {
      known: true,
      value: { asset: argument.value.replace(/^!!?.*!/, '').replace(/^\/static\//, '@site/static/') },
    };
  if (node.callee.name !== 'useBaseUrl') return UNKNOWN;
  // Relative to the base path, not to the page.
  const isPath = !/^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(argument.value);
  const asset = isPath ? `/${argument.value.replace(/^\.\//, '')}` : argument.value;
  return { known: true, value: { asset, html: true } };
}
