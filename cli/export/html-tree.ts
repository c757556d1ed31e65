/** Small helpers for trees of HTML as parse5 makes them. */
import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;
type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

/** Returns all elements below a node in document order; the list does not follow later changes. */
export function elementsOf(parent: HtmlParent): HtmlElement[] {
  return parent.childNodes.flatMap((node) => (isElement(node) ? [node, ...elementsOf(node)] : []));
}

/** Text below a node. */
export function textOf(parent: HtmlParent): string {
  return parent.childNodes.map((node) => ('value' in node ? node.value : isElement(node) ? textOf(node) : '')).join('');
}

export function attribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((entry) => entry.name === name)?.value;
}

/** Gives an attribute another value, or takes it away. */
export function setAttribute(element: HtmlElement, name: string, value: string | undefined): void {
  const others = element.attrs.filter((entry) => entry.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** Replaces a node by others; without any the node is removed. */
export function replaceNode(node: HtmlNode, by: readonly HtmlNode[] = []): void {
  const parent = node.parentNode;
  if (!parent) return;
  for (const one of by) one.parentNode = parent;
  parent.childNodes.splice(parent.childNodes.indexOf(node), 1, ...by);
  node.parentNode = null;
}

/** Takes the comments below a node away. */
export function dropComments(parent: HtmlParent): void {
  parent.childNodes = parent.childNodes.filter(({ nodeName }) => nodeName !== '#comment');
  for (const node of parent.childNodes) if (isElement(node)) dropComments(node);
}

/** An element with a text, of the kind that another one is. */
export function textElement(
  like: HtmlElement,
  tagName: string,
  attrs: HtmlElement['attrs'],
  text: string,
): HtmlElement {
  const element: HtmlElement = {
    nodeName: tagName,
    tagName,
    attrs,
    namespaceURI: like.namespaceURI,
    childNodes: [],
    parentNode: null,
  };
  element.childNodes.push({ nodeName: '#text', value: text, parentNode: element });
  return element;
}
