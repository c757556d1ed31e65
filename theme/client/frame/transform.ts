/** JSX → `React.createElement` calls by acorn and acorn-jsx, for code that readers edit. Pure. */
import { type Node, type Options, Parser } from 'acorn';
import jsx from 'acorn-jsx';

const parser = Parser.extend(jsx());
const options: Options = { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true };

/** A node of the tree: acorn's types do not know JSX. */
interface Tree extends Node {
  [key: string]: unknown;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';

const isJsx = ({ type }: Tree) => type === 'JSXElement' || type === 'JSXFragment';

/** The outermost JSX nodes at or below a node, in source order. */
function jsxNodes(node: Tree, found: Tree[] = []): Tree[] {
  if (isJsx(node)) {
    found.push(node);
    return found;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isTree(child)) jsxNodes(child, found);
  }
  return found;
}

/** Text of a JSX child as React sees it: lines trimmed, empty ones gone, joined by one space. */
export function jsxText(raw: string): string {
  const lines = raw.split(/\r\n|\n|\r/);
  const last = lines.reduce((at, line, index) => (/[^ \t]/.test(line) ? index : at), -1);
  let text = '';
  for (const [index, line] of lines.entries()) {
    let part = line.replace(/\t/g, ' ');
    if (index > 0) part = part.replace(/^ +/, '');
    if (index < lines.length - 1) part = part.replace(/ +$/, '');
    if (part) text += index < last ? `${part} ` : part;
  }
  return text;
}

/** The transformed source of JSX code. `inline`: one expression; else a program. Throws acorn's `SyntaxError` with its place. */
export function transformJsx(source: string, inline: boolean): string {
  if (!inline) return splice(source, parser.parse(source, options) as unknown as Tree);
  const code = source.trim().replace(/;+$/, '');
  const node = parser.parseExpressionAt(code, 0, options) as unknown as Tree;
  const rest = code.slice(node.end).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  // `parseExpressionAt` stops where the expression ends; what follows it must be read as a mistake.
  if (rest.trim() !== '') parser.parse(`(${code}\n)`, options);
  return splice(code, node);
}

/** Source of a node with the JSX in it replaced. */
function splice(source: string, node: Tree): string {
  let out = '';
  let at = node.start;
  for (const child of jsxNodes(node)) {
    out += source.slice(at, child.start) + element(source, child);
    at = child.end;
  }
  return out + source.slice(at, node.end);
}

function element(source: string, node: Tree): string {
  const opening = node.openingElement as Tree | undefined;
  const type = opening ? tag(opening.name as Tree) : 'React.Fragment';
  const props = opening ? attributes(source, opening.attributes as Tree[]) : 'null';
  const children = (node.children as Tree[]).map((child) => childOf(source, child)).filter((child) => child !== '');
  return `React.createElement(${[type, props, ...children].join(', ')})`;
}

/** `div` is a string, `Box`, `a.b` and `this` are expressions. */
function tag(name: Tree): string {
  if (name.type === 'JSXMemberExpression') return `${member(name.object as Tree)}.${member(name.property as Tree)}`;
  if (name.type === 'JSXNamespacedName') return JSON.stringify(namespaced(name));
  const text = name.name as string;
  return /^[a-z]/.test(text) || text.includes('-') ? JSON.stringify(text) : text;
}

const member = (name: Tree): string =>
  name.type === 'JSXMemberExpression'
    ? `${member(name.object as Tree)}.${member(name.property as Tree)}`
    : (name.name as string);

const namespaced = (name: Tree): string => `${(name.namespace as Tree).name}:${(name.name as Tree).name}`;

function attributes(source: string, list: Tree[]): string {
  if (list.length === 0) return 'null';
  const parts = list.map((attribute) => {
    if (attribute.type === 'JSXSpreadAttribute') return `...${splice(source, attribute.argument as Tree)}`;
    const name = attribute.name as Tree;
    const key = name.type === 'JSXNamespacedName' ? namespaced(name) : (name.name as string);
    return `${JSON.stringify(key)}: ${attributeValue(source, attribute.value as Tree | null)}`;
  });
  return `{ ${parts.join(', ')} }`;
}

function attributeValue(source: string, value: Tree | null): string {
  if (!value) return 'true';
  if (value.type === 'JSXExpressionContainer') return splice(source, value.expression as Tree);
  if (isJsx(value)) return element(source, value);
  return JSON.stringify(value.value);
}

function childOf(source: string, child: Tree): string {
  if (child.type === 'JSXText') {
    const text = jsxText(child.value as string);
    return text === '' ? '' : JSON.stringify(text);
  }
  if (child.type === 'JSXExpressionContainer') {
    const expression = child.expression as Tree;
    return expression.type === 'JSXEmptyExpression' ? '' : splice(source, expression);
  }
  if (child.type === 'JSXSpreadChild') return `...${splice(source, child.expression as Tree)}`;
  return element(source, child);
}
