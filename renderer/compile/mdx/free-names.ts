/** Names in an expression that nothing binds: in an `.md` they are words in braces, elsewhere a mistake. */
import { isEmpty, parseExpression, parseModule } from './literal.js';

type Es = { type: string; [key: string]: unknown };

/** Names available on every page besides its own imports and exports (B4.15). */
export const PAGE_NAMES = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'];

/** Further names in scope, and those of the language itself. */
const ALWAYS = new Set([
  ...PAGE_NAMES,
  ...(
    'undefined NaN Infinity globalThis window document navigator location process require module ' +
    'console Math JSON Object Array String Number Boolean Date RegExp Map Set WeakMap WeakSet Symbol Promise Proxy Reflect BigInt Error ' +
    'TypeError RangeError Intl URL URLSearchParams parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent encodeURI ' +
    'decodeURI setTimeout clearTimeout setInterval clearInterval fetch alert structuredClone Function arguments localStorage React useBaseUrl'
  ).split(' '),
]);

type Bound = { has(name: string): boolean };

/** Names that an expression uses and neither it, `bound`, nor the language binds; none if it is not valid. */
export function freeNames(source: string, bound: Bound): string[] {
  return freeIn(source, bound, () => true);
}

/** Returns the free names used as elements: MDX takes these from the components that pages have without import. */
export function freeElements(source: string, bound: Bound): string[] {
  return /<[A-Z]/.test(source) ? freeIn(source, bound, (type) => type === 'JSXIdentifier') : [];
}

/** The same for statements. */
export function freeElementsOfModule(source: string, bound: Bound): string[] {
  return /<[A-Z]/.test(source) ? freeIn(source, bound, (type) => type === 'JSXIdentifier', parseModule) : [];
}

function freeIn(
  source: string,
  bound: Bound,
  accepts: (type: string) => boolean,
  parse: (source: string) => unknown = parseExpression,
): string[] {
  if (isEmpty(source)) return [];
  const tree = parse(source);
  if (!tree) return [];
  const used = new Map<string, string>();
  const declared = new Set<string>();
  collect(tree as Es, used, declared);
  const isFree = (name: string) => !declared.has(name) && !ALWAYS.has(name) && !bound.has(name);
  return [...used].flatMap(([name, type]) => (accepts(type) && isFree(name) ? [name] : []));
}

/** Scopes are not told apart: a name declared anywhere in the expression counts as bound, so that nothing valid is doubted. */
function collect(node: Es, used: Map<string, string>, declared: Set<string>): void {
  const name = node.name as string;
  if (node.type === 'Identifier' || (node.type === 'JSXIdentifier' && /^[A-Z]/.test(name) && !used.has(name)))
    used.set(name, node.type);
  for (const [key, value] of Object.entries(node)) {
    if (skips(node, key)) continue;
    const binds = bindsNames(node, key);
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      if (binds) collectPattern(child, declared);
      collect(child, used, declared);
    }
  }
}

function isNode(value: unknown): value is Es {
  return typeof value === 'object' && value !== null && typeof (value as Es).type === 'string';
}

/** Names of properties are no uses. */
function skips(node: Es, key: string): boolean {
  if (node.computed) return false;
  if (node.type === 'MemberExpression') return key === 'property';
  if (node.type === 'JSXMemberExpression') return key === 'property';
  return (node.type === 'Property' || node.type === 'MethodDefinition') && key === 'key';
}

function bindsNames(node: Es, key: string): boolean {
  if (key === 'params') return true;
  if (key === 'id') return true;
  return node.type === 'CatchClause' && key === 'param';
}

function collectPattern(node: Es, declared: Set<string>): void {
  if (node.type === 'Identifier') declared.add(node.name as string);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collectPattern(child, declared);
  }
}
