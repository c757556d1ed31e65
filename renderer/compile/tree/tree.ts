/** The syntax tree (mdast with MDX, directive and math nodes) in one lean type, and walks over it. */

export interface Point {
  line: number;
  column: number;
  offset: number;
}

/** Attribute of a JSX element: named, or a spread expression. */
export interface JsxAttribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  name?: string;
  /** Absent or null: a bare attribute, true in JSX. */
  value?: string | { type: string; value: string } | null;
}

/** A node of mdast. Which optional fields are there depends on `type`, as mdast and its extensions say. */
export interface Node {
  type: string;
  position?: { start: Point; end: Point };
  children?: Node[];
  value?: string;
  depth?: number;
  url?: string;
  title?: string | null;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  checked?: boolean | null;
  align?: (string | null)[] | null;
  identifier?: string;
  label?: string | null;
  referenceType?: string;
  name?: string | null;
  attributes?: JsxAttribute[] | Record<string, string | null | undefined> | null;
  data?: NodeData;
  /** Elements of hast, after rehype plugins. */
  tagName?: string;
  properties?: Record<string, unknown>;
}

/** Data of the compiler on nodes; `hName` and `hProperties` follow the convention of unified plugins. */
export interface NodeData {
  directiveLabel?: boolean | null;
  hName?: string;
  hProperties?: Record<string, unknown>;
  id?: string;
  [key: string]: unknown;
}

/** Visits every node in document order. Returning false skips the children. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => unknown): void {
  const step = (at: Node, parent: Node | undefined): void => {
    if (visit(at, parent) === false || !at.children) return;
    for (const child of at.children) step(child, at);
  };
  step(node, undefined);
}

/** Plain text of a node: text, code and the text of its children; images count with their alternative text if asked for. */
export function plainText(node: Node, withAlt = false): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath') return node.value ?? '';
  if (node.type === 'break') return '';
  if (withAlt && (node.type === 'image' || node.type === 'imageReference')) return node.alt ?? '';
  if (!node.children) return '';
  let text = '';
  for (const child of node.children) text += plainText(child, withAlt);
  return text;
}

/** True for elements written as JSX. */
export function isJsx(node: Node): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Attributes of a JSX element (directives keep theirs as a record, see `directiveAttributes`). */
export function jsxAttributes(node: Node): JsxAttribute[] {
  return Array.isArray(node.attributes) ? node.attributes : [];
}

/** Attributes of a directive. */
export function directiveAttributes(node: Node): Record<string, string | null | undefined> {
  return node.attributes && !Array.isArray(node.attributes) ? node.attributes : {};
}
