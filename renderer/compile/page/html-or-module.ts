/** Decides whether a page is finished HTML or a module. */

import { componentName, isOffered } from '../mdx/builtins.js';
import type { Esm } from '../mdx/esm.js';
import { evaluate, isEmpty, type Names } from '../mdx/literal.js';
import type { Node } from '../tree/tree.js';
import { jsxAttributes, walk } from '../tree/tree.js';
import type { Survey } from '../tree/tree-facts.js';
import type { Page } from './parsed-page.js';

/** What decides about names in expressions and elements. */
export interface KindContext {
  esm: Esm;
  names: Names;
  /** Names in the theme's content table. */
  table: Record<string, unknown>;
  /** Those that components of the site stand in for. */
  placed?: readonly string[] | undefined;
}

/** Expressions and elements that only a module can answer; empty for an html part. */
export function moduleReasons(survey: Survey, context: KindContext): Set<string> {
  const reasons = new Set<string>();
  for (const name of context.esm.exported) if (name !== 'toc') reasons.add(`export ${name}`);
  for (const node of survey.expressions) {
    const result = evaluate(node.value ?? '', context.names);
    if (!result.known || (typeof result.value === 'object' && result.value !== null)) reasons.add(`{${node.value}}`);
  }
  for (const node of survey.elements) elementReasons(node, context, reasons);
  return reasons;
}

/** True where the body shows something that a component of the site may stand in for. */
export function usesPlaced({ tree, options, esm }: Pick<Page, 'tree' | 'options' | 'esm'>): boolean {
  const { placed, markdown } = options;
  if (!placed) return false;
  const kinds = markdown.admonitions === false ? [] : markdown.admonitions.keywords;
  let found = false;
  walk(tree, ({ type, name, lang }) => {
    if (type === 'code') found ||= placed.includes('CodeBlock') && !(lang === 'mermaid' && markdown.mermaid);
    else if (type === 'containerDirective') found ||= placed.includes('Admonition') && kinds.includes(name ?? '');
    else if (type.startsWith('mdxJsx')) {
      const component = componentName(name ?? '', esm.components) ?? name ?? '';
      found ||= placed.includes(component);
    }
    return !found;
  });
  return found;
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
export function unknownElements(survey: Survey, context: KindContext): Node[] {
  return survey.elements.filter(({ name }) => {
    if (!name || /^[a-z]/.test(name) || runs(name, context) || context.esm.assets.has(name)) return false;
    return !componentName(name, context.esm.components) && !isOffered(name, context.table, context.placed);
  });
}
