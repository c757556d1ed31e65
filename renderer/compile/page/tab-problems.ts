/** Finds faults in the tabs of a page (B5.118). */
import { nearestOf } from '../../site/problems/near-names.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { withNamed } from '../../site/problems/repair.js';
import { componentName } from '../mdx/builtins.js';
import { evaluate } from '../mdx/literal.js';
import { isJsx, jsxAttributes, type Node } from '../tree/tree.js';
import type { Page } from './parsed-page.js';

/** Findings about every `<Tabs>` whose values are known when compiling. */
export function tabProblems(page: Page): Problem[] {
  return page.survey.elements.flatMap((node) => (nameOf(node, page) === 'Tabs' ? problemsOf(node, page) : []));
}

function nameOf(node: Node, page: Page): string | undefined {
  return isJsx(node) ? componentName(node.name ?? '', page.esm.components) : undefined;
}

/** A tab without value; its label does as one, where it is a text. */
function withoutValue(page: Page, tab: Node): Problem {
  const found = report(page, tab, 'markdown-tabs-no-value', {});
  const label = attribute(tab, 'label', page);
  const at = page.places.offset(tab.position?.start.offset ?? 0) + `<${tab.name ?? ''}`.length;
  if (typeof label !== 'string' || label === '' || /["{}<>&]/.test(label)) return found;
  return { ...found, repair: { edits: [page.places.edit(at, at, ` value="${label}"`)], sure: true } };
}

function problemsOf(tabs: Node, page: Page): Problem[] {
  const problems: Problem[] = [];
  const values: string[] = [];
  const labels = new Map<unknown, string>();
  const isListed = jsxAttributes(tabs).some(({ name }) => name === 'values');
  for (const child of contents(tabs)) {
    if (nameOf(child, page) !== 'TabItem') {
      // It is rendered below the panels of the tabs in `values`.
      if (isListed) continue;
      problems.push(report(page, child, 'markdown-tabs-child', { child: describe(child) }));
      continue;
    }
    const value = attribute(child, 'value', page);
    if (value === undefined) problems.push(withoutValue(page, child));
    else if (typeof value !== 'string') return problems;
    else if (values.includes(value))
      problems.push(ofAttribute(page, child, 'value', 'markdown-tabs-duplicate', { value }));
    else values.push(value);
    if (typeof value === 'string') labels.set(attribute(child, 'label', page), value);
  }
  const chosen = attribute(tabs, 'defaultValue', page);
  if (typeof chosen === 'string' && !values.includes(chosen)) {
    const args = { value: chosen, values: values.join(', ') };
    const found = ofAttribute(page, tabs, 'defaultValue', 'markdown-tabs-default', args);
    // The author used the label of a tab as its value.
    const labelled = nearestOf(
      chosen,
      [...labels.keys()].filter((label) => typeof label === 'string'),
      0.5,
    );
    const value = labels.get(labelled?.name);
    const near = value === undefined ? nearestOf(chosen, values) : { name: value, sure: false };
    problems.push(near ? { ...found, ...withNamed(found, chosen, near) } : found);
  }
  return problems;
}

/** Children that show something: no white space, comments or import statements. */
function contents(node: Node): Node[] {
  return (node.children ?? []).filter(
    (child) =>
      !(child.type === 'text' && child.value!.trim() === '') &&
      child.type !== 'mdxjsEsm' &&
      child.type !== 'mdxFlowExpression' &&
      child.type !== 'mdxTextExpression',
  );
}

/** Value of an attribute; null where only running the page tells it. */
function attribute(node: Node, name: string, page: Page): unknown {
  const found = jsxAttributes(node).find((entry) => entry.name === name);
  if (!found) return jsxAttributes(node).some((entry) => entry.type === 'mdxJsxExpressionAttribute') ? null : undefined;
  if (typeof found.value !== 'object' || found.value === null) return found.value ?? true;
  const result = evaluate(found.value.value, page.names);
  return result.known ? result.value : null;
}

function describe(node: Node): string {
  return isJsx(node) ? `<${node.name ?? ''}>` : node.type;
}

/** At the value of an attribute of the tag; at the tag where it is not found. */
function ofAttribute(page: Page, node: Node, name: string, code: string, args: Record<string, string>): Problem {
  const written = page.places.text(node);
  const [, before = ''] = new RegExp(`^([^>]*?\\s${name}\\s*=\\s*)`).exec(written) ?? [];
  if (before === '') return report(page, node, code, args);
  const at = page.places.offset(node.position?.start.offset ?? 0) + before.length;
  return page.places.problem(code, args, at, written.slice(before.length).search(/[>\n]|\s(?=[\w]+=)/));
}

function report(page: Page, node: Node, code: string, args: Record<string, string>): Problem {
  const offset = page.places.offset(node.position?.start.offset ?? 0);
  return page.places.problem(code, args, offset, (node.name?.length ?? 0) + 1);
}
