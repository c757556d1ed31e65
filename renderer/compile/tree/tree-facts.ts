/** One walk over a tree that gathers what the later steps look at, so that plain pages are walked once. */
import { isJsx, type Node } from './tree.js';

export interface Survey {
  /** Headings and JSX elements in document order. */
  headingsAndElements: Node[];
  elements: Node[];
  expressions: Node[];
  /** Text that may hold emoji codes. */
  texts: Node[];
  /** Definitions of links by label. */
  links: Map<string, Node>;
  footnotes: Map<string, Node>;
}

/** Gathers the nodes of a tree. */
export function surveyOf(root: Node): Survey {
  const survey: Survey = {
    headingsAndElements: [],
    elements: [],
    expressions: [],
    texts: [],
    links: new Map(),
    footnotes: new Map(),
  };
  visit(root, survey);
  return survey;
}

function visit(node: Node, survey: Survey): void {
  switch (node.type) {
    case 'text':
      if (node.value!.includes(':')) survey.texts.push(node);
      return;
    case 'heading':
      survey.headingsAndElements.push(node);
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      survey.headingsAndElements.push(node);
      survey.elements.push(node);
      break;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      survey.expressions.push(node);
      return;
    case 'definition':
      addFirst(survey.links, node);
      return;
    case 'footnoteDefinition':
      addFirst(survey.footnotes, node);
      break;
  }
  if (node.children) for (const child of node.children) visit(child, survey);
}

function addFirst(map: Map<string, Node>, node: Node): void {
  const label = labelOf(node);
  if (!map.has(label)) map.set(label, node);
}

/** Normalised label of a definition, reference or footnote. */
export function labelOf(node: Node): string {
  return (node.identifier ?? node.label ?? '').toUpperCase();
}

/** Headings only. */
export function headingsOf(survey: Survey): Node[] {
  return survey.headingsAndElements.filter((node) => !isJsx(node));
}
