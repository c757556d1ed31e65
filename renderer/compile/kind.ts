/** Decides whether a page is finished HTML or a module (docs/architecture.md "Html parts and module parts"). */

import type { Esm } from './esm.js';
import { evaluate, isEmpty } from './literal.js';
import { componentName } from './render-jsx.js';
import type { Node } from './tree.js';
import { isJsx, jsxAttributes, walk } from './tree.js';

/** Names of expressions and elements that only a module can answer; empty for an html part. */
export function moduleReasons(root: Node, esm: Esm, names: ReadonlyMap<string, unknown>): Set<string> {
  const reasons = new Set<string>();
  for (const name of esm.exported) if (name !== 'toc') reasons.add(`export ${name}`);
  walk(root, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const result = evaluate(node.value ?? '', names);
      if (!result.known || (typeof result.value === 'object' && result.value !== null)) reasons.add(`{${node.value}}`);
    } else if (isJsx(node)) elementReasons(node, esm, names, reasons);
  });
  return reasons;
}

function elementReasons(node: Node, esm: Esm, names: ReadonlyMap<string, unknown>, reasons: Set<string>): void {
  const name = node.name ?? '';
  const host = name === '' || /^[a-z]/.test(name);
  if (name.includes('.') || (!host && (esm.others.has(name) || !componentName(name, esm.components))))
    reasons.add(`<${name}>`);
  if (host && esm.others.has(name)) reasons.add(`<${name}>`);
  for (const attribute of jsxAttributes(node)) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      reasons.add('{...}');
      continue;
    }
    const { value } = attribute;
    if (typeof value !== 'object' || value === null || isEmpty(value.value)) continue;
    if (!evaluate(value.value, names).known) reasons.add(`${attribute.name}={${value.value}}`);
  }
}
