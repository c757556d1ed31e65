/**
 * Parts of the frame that are the same on every page: finished HTML, as the region is. The browser reads them back from the document instead of
 * loading their components; what moves in them works on the document.
 */
import { createElement, type ReactNode } from 'react';

/** Props for hydrating an element without examining its content. */
export interface ReadBack {
  tag: string;
  props: Record<string, unknown>;
}

/** Returns the element that is a child of `root` in the document; null if there is none. */
export function readBack(root: ParentNode, selector: string): ReadBack | null {
  const element = root.querySelector<HTMLElement>(`:scope>${selector}`);
  if (!element) return null;
  const props: Record<string, unknown> = {
    dangerouslySetInnerHTML: { __html: element.innerHTML },
    suppressHydrationWarning: true,
  };
  for (const { name, value } of element.attributes) {
    if (name !== 'style') props[name === 'class' ? 'className' : name] = value;
  }
  const style = element.style.cssText;
  if (style) {
    // React has to build the element again where something changed the document before hydration.
    props.ref = (box: HTMLElement | null) => {
      if (box) box.style.cssText = style;
    };
  }
  return { tag: element.localName, props };
}

/** A component that is what the document has at a selector. */
export function still(root: ParentNode, selector: string): () => ReactNode {
  const part = readBack(root, selector);
  return () => part && createElement(part.tag, part.props);
}
