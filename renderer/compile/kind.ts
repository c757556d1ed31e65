/** Decides whether a page is finished HTML or a module (docs/architecture.md "Html parts and module parts"). */

import type { Esm } from './esm.js';
import { evaluate, isEmpty } from './literal.js';
import { componentName } from './render-jsx.js';
import type { Node } from './tree.js';
import { isJsx, jsxAttributes, walk } from './tree.js';

/** What decides about names in expressions and elements. */
export interface KindContext {
  esm: Esm;
  names: ReadonlyMap<string, unknown>;
  /** Names in the theme's content table. */
  table: Record<string, unknown>;
}

/** Expressions and elements that only a module can answer; empty for an html part. */
export function moduleReasons(root: Node, context: KindContext): Set<string> {
  const reasons = new Set<string>();
  for (const name of context.esm.exported) if (name !== 'toc') reasons.add(`export ${name}`);
  walk(root, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const result = evaluate(node.value ?? '', context.names);
      if (!result.known || (typeof result.value === 'object' && result.value !== null)) reasons.add(`{${node.value}}`);
    } else if (isJsx(node)) elementReasons(node, context, reasons);
  });
  return reasons;
}

/** True for a name that the page binds to something that has to run: an imported or exported component. */
function runs(name: string, { esm }: KindContext): boolean {
  const root = name.split('.')[0]!;
  return esm.others.has(root) || esm.partials.has(root) || esm.exported.has(root);
}

function elementReasons(node: Node, context: KindContext, reasons: Set<string>): void {
  const name = node.name ?? '';
  if (runs(name, context)) reasons.add(`<${name}>`);
  for (const attribute of jsxAttributes(node)) {
    const { value } = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute') reasons.add('{...}');
    else if (typeof value === 'object' && value !== null && !isEmpty(value.value)) {
      if (!evaluate(value.value, context.names).known) reasons.add(`${attribute.name}={${value.value}}`);
    }
  }
}

/** Elements whose name nothing stands for: neither an import, nor the theme, nor HTML. */
export function unknownElements(root: Node, context: KindContext): Node[] {
  const found: Node[] = [];
  walk(root, (node) => {
    if (!isJsx(node) || !node.name || /^[a-z]/.test(node.name)) return;
    const bound = runs(node.name, context) || context.esm.assets.has(node.name);
    if (!bound && !componentName(node.name, context.esm.components) && !Object.hasOwn(context.table, node.name))
      found.push(node);
  });
  return found;
}
