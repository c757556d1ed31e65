/** Decides whether a page is finished HTML or a module. */

import { isMarkdownElement } from '../../../theme/places/content-names.js';
import { componentName, isOffered } from '../mdx/builtins.js';
import type { Esm } from '../mdx/esm.js';
import { evaluate, isEmpty, type Names } from '../mdx/literal.js';
import type { Node } from '../tree/tree.js';
import { jsxAttributes, walk } from '../tree/tree.js';
import type { Survey } from '../tree/tree-facts.js';
import type { Page } from './parsed-page.js';

/** Input for resolving names in expressions and elements. */
export interface KindContext {
  esm: Esm;
  names: Names;
  /** Names in the theme's content table. */
  table: Record<string, unknown>;
  /** Names that components of the site replace. */
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

/** Elements that nodes of Markdown become. */
const ELEMENTS_OF: Readonly<Record<string, readonly string[]>> = {
  blockquote: ['blockquote'],
  break: ['br'],
  delete: ['del'],
  emphasis: ['em'],
  footnoteReference: ['sup', 'a', 'section', 'ol', 'li', 'p'],
  image: ['img'],
  imageReference: ['img'],
  inlineCode: ['code'],
  link: ['a'],
  linkReference: ['a'],
  paragraph: ['p'],
  strong: ['strong'],
  table: ['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  thematicBreak: ['hr'],
};

function elementsOf({ type, depth, ordered, tagName }: Node): readonly string[] {
  if (type === 'heading') return [`h${depth}`];
  if (type === 'list') return [ordered ? 'ol' : 'ul', 'li', 'input'];
  if (type === 'element') return [tagName ?? ''];
  return ELEMENTS_OF[type] ?? [];
}

/** True if the body uses a component that the site may replace. */
export function usesPlaced({ tree, output, options, esm }: Pick<Page, 'tree' | 'output' | 'options' | 'esm'>): boolean {
  const { placed, markdown } = options;
  if (!placed) return false;
  const isPlaced = (name: string) => placed.includes(name);
  const kinds = markdown.admonitions === false ? [] : markdown.admonitions.keywords;
  let found = false;
  const look = (node: Node): boolean => {
    const { type, name, lang } = node;
    if (type === 'code') found ||= isPlaced('CodeBlock') && !(lang === 'mermaid' && markdown.mermaid);
    else if (type === 'containerDirective') found ||= isPlaced('Admonition') && kinds.includes(name ?? '');
    else if (type.startsWith('mdxJsx')) {
      const component = componentName(name ?? '', esm.components) ?? name ?? '';
      found ||= isPlaced(component) && !isMarkdownElement(component);
    } else found ||= elementsOf(node).some(isPlaced);
    return !found;
  };
  walk(tree, look);
  if (output !== tree) walk(output, look);
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

/** Elements with an undefined name: not imported, not in the theme and not in HTML. */
export function unknownElements(survey: Survey, context: KindContext): Node[] {
  return survey.elements.filter(({ name }) => {
    if (!name || /^[a-z]/.test(name) || runs(name, context) || context.esm.assets.has(name)) return false;
    return !componentName(name, context.esm.components) && !isOffered(name, context.table, context.placed);
  });
}
