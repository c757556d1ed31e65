/** JSX → `React.createElement` calls by acorn and acorn-jsx, for code that readers edit. Pure. */
import { type Node, type Options, Parser } from 'acorn';
import jsx from 'acorn-jsx';

const parser = Parser.extend(jsx());
const options: Options = { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true };

/** The nodes that acorn's types do not know. */
interface Jsx<Type extends string> extends Node {
  type: Type;
}

interface Identifier extends Jsx<'JSXIdentifier'> {
  name: string;
}

interface Namespaced extends Jsx<'JSXNamespacedName'> {
  namespace: Identifier;
  name: Identifier;
}

interface Member extends Jsx<'JSXMemberExpression'> {
  object: Member | Identifier;
  property: Identifier;
}

interface Attribute extends Jsx<'JSXAttribute'> {
  name: Identifier | Namespaced;
  value: Container | Whole | Quoted | null;
}

interface Spread extends Jsx<'JSXSpreadAttribute'> {
  argument: Node;
}

interface Text extends Jsx<'JSXText'> {
  value: string;
}

interface Quoted extends Jsx<'Literal'> {
  value: string;
}

interface Container extends Jsx<'JSXExpressionContainer'> {
  expression: Node;
}

interface SpreadChild extends Jsx<'JSXSpreadChild'> {
  expression: Node;
}

interface Whole extends Jsx<'JSXElement' | 'JSXFragment'> {
  /** Of an element. */
  openingElement?: { name: Identifier | Namespaced | Member; attributes: (Attribute | Spread)[] };
  children: (Whole | Text | Container | SpreadChild)[];
}

const isTree = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isJsx = (node: Node): node is Whole => node.type === 'JSXElement' || node.type === 'JSXFragment';

/** The outermost JSX nodes at or below a node, in source order. */
function jsxNodes(node: Node, found: Whole[] = []): Whole[] {
  if (isJsx(node)) {
    found.push(node);
    return found;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isTree(child)) jsxNodes(child, found);
  }
  return found;
}

/** Returns the text of a JSX child as React does: lines trimmed, empty ones removed, joined by one space. */
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
  if (!inline) return splice(source, parser.parse(source, options));
  const code = source.trim().replace(/;+$/, '');
  const node = parser.parseExpressionAt(code, 0, options);
  const rest = code.slice(node.end).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  // `parseExpressionAt` stops where the expression ends; what follows it must be read as a mistake.
  if (rest.trim() !== '') parser.parse(`(${code}\n)`, options);
  return splice(code, node);
}

/** Source of a node with the JSX in it replaced. */
function splice(source: string, node: Node): string {
  let out = '';
  let at = node.start;
  for (const child of jsxNodes(node)) {
    out += source.slice(at, child.start) + element(source, child);
    at = child.end;
  }
  return out + source.slice(at, node.end);
}

function element(source: string, node: Whole): string {
  const opening = node.openingElement;
  const type = opening ? tag(opening.name) : 'React.Fragment';
  const props = opening ? attributes(source, opening.attributes) : 'null';
  const children = node.children.map((child) => childOf(source, child)).filter((child) => child !== '');
  return `React.createElement(${[type, props, ...children].join(', ')})`;
}

/** `div` is a string, `Box`, `a.b` and `this` are expressions. */
function tag(name: Identifier | Namespaced | Member): string {
  if (name.type === 'JSXMemberExpression') return `${member(name.object)}.${member(name.property)}`;
  if (name.type === 'JSXNamespacedName') return JSON.stringify(namespaced(name));
  const text = name.name;
  return /^[a-z]/.test(text) || text.includes('-') ? JSON.stringify(text) : text;
}

const member = (name: Member | Identifier): string =>
  name.type === 'JSXMemberExpression' ? `${member(name.object)}.${member(name.property)}` : name.name;

const namespaced = (name: Namespaced): string => `${name.namespace.name}:${name.name.name}`;

function attributes(source: string, list: (Attribute | Spread)[]): string {
  if (list.length === 0) return 'null';
  const parts = list.map((attribute) => {
    if (attribute.type === 'JSXSpreadAttribute') return `...${splice(source, attribute.argument)}`;
    const name = attribute.name;
    const key = name.type === 'JSXNamespacedName' ? namespaced(name) : (name.name as string);
    return `${JSON.stringify(key)}: ${attributeValue(source, attribute.value)}`;
  });
  return `{ ${parts.join(', ')} }`;
}

function attributeValue(source: string, value: Attribute['value']): string {
  if (!value) return 'true';
  if (value.type === 'JSXExpressionContainer') return splice(source, value.expression);
  if (isJsx(value)) return element(source, value);
  return JSON.stringify(value.value);
}

function childOf(source: string, child: Whole['children'][number]): string {
  if (child.type === 'JSXText') {
    const text = jsxText(child.value);
    return text === '' ? '' : JSON.stringify(text);
  }
  if (child.type === 'JSXExpressionContainer') {
    const expression = child.expression;
    return expression.type === 'JSXEmptyExpression' ? '' : splice(source, expression);
  }
  if (child.type === 'JSXSpreadChild') return `...${splice(source, child.expression)}`;
  return element(source, child);
}
