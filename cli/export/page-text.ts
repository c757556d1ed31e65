/** The text of a built page as a book shows it: nothing that can be pressed, nothing that is folded, no scripts. */
import type { HtmlElement, HtmlParent } from './html-tree.js';
import {
  attribute,
  dropComments,
  elementsOf,
  hasClass,
  replaceNode,
  setAttribute,
  textElement,
  textOf,
} from './html-tree.js';

/** Elements that need scripts, or that only the dark scheme shows. */
const DEAD_TAGS = new Set(['script', 'noscript', 'template', 'button', 'link', 'meta', 'source', 'track']);
const DEAD_CLASSES = ['hash-link', 'live-code__header', 'live-code__result', 'themedComponent--dark', 'tabs'];

/** Elements that need a network: a link replaces them. */
const EMBEDDED = new Set(['iframe', 'video', 'audio', 'object', 'embed']);

/** Attributes that only scripts and the screen read. */
const DEAD_ATTRIBUTE =
  /^(?:on\w+|tabindex|srcset|sizes|loading|decoding|fetchpriority|data-(?:flags|script|copy|lines))$/;

/** Finds the text in the document of a built page: that of ours and of the reference, else the largest region there is. */
export function findText(document: HtmlParent): HtmlElement | undefined {
  const all = elementsOf(document);
  return (
    all.find((element) => hasClass(element, 'theme-doc-markdown')) ??
    all.find(({ tagName }) => tagName === 'article') ??
    all.find(({ tagName }) => tagName === 'main')
  );
}

/** Makes a text one that can be read on paper. @returns addresses of what is a link now */
export function settle(root: HtmlElement): string[] {
  dropComments(root);
  const linked: string[] = [];
  for (const element of elementsOf(root)) {
    if (isDead(element)) replaceNode(element);
    else if (EMBEDDED.has(element.tagName)) {
      const address = embeddedAddress(element);
      if (address !== undefined) linked.push(address);
      replaceNode(element, address === undefined ? [] : [linkTo(element, address, attribute(element, 'title'))]);
    } else if (element.tagName === 'details') setAttribute(element, 'open', '');
    else if (attribute(element, 'role') === 'tabpanel') openPanel(element);
    element.attrs = element.attrs.filter(({ name }) => !DEAD_ATTRIBUTE.test(name));
  }
  return linked;
}

const isDead = (element: HtmlElement): boolean =>
  DEAD_TAGS.has(element.tagName) ||
  attribute(element, 'data-action') !== undefined ||
  DEAD_CLASSES.some((name) => hasClass(element, name));

function embeddedAddress(element: HtmlElement): string | undefined {
  const source = elementsOf(element).find(({ tagName }) => tagName === 'source');
  const found = attribute(element, 'src') ?? attribute(element, 'data') ?? (source && attribute(source, 'src'));
  return found === '' || found === undefined || /^(?:about|javascript|data):/i.test(found) ? undefined : found;
}

/** Makes the link that replaces an element. */
export function linkTo(element: HtmlElement, address: string, text: string | undefined): HtmlElement {
  return textElement(element, 'a', [{ name: 'href', value: address }], text || address);
}

/** A panel of tabs with its name above it. */
function openPanel(panel: HtmlElement): void {
  const label = attribute(panel, 'data-label') ?? attribute(panel, 'data-value');
  panel.attrs = panel.attrs.filter(({ name }) => name === 'class' || name === 'id');
  if (label === undefined) return;
  const title = textElement(panel, 'p', [{ name: 'class', value: 'book__tab' }], label);
  title.parentNode = panel;
  panel.childNodes.unshift(title);
}

/**
 * Moves headings down, so that those of a page are below its title and the title below those of its categories. Each keeps the style of
 * its own level; levels below `h6` are given by `aria-level`.
 */
export function shiftHeadings(root: HtmlParent, by: number): void {
  for (const element of elementsOf(root)) {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (!level) continue;
    const name = `h${Math.min(6, level + by)}`;
    element.tagName = name;
    element.nodeName = name;
    setAttribute(element, 'class', [attribute(element, 'class'), `book__h${level}`].filter(Boolean).join(' '));
    if (level + by > 6) setAttribute(element, 'aria-level', String(level + by));
  }
}

/** True if a text begins with a title of its own. */
export const hasTitle = (root: HtmlParent): boolean =>
  elementsOf(root).some((element) => element.tagName === 'h1' && textOf(element).trim() !== '');

const REFERENCES = new Set([
  'for',
  'headers',
  'list',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
]);

/** Gives every id of a page, and what refers to it, the name it has in the book. */
export function renameIds(root: HtmlParent, rename: (id: string) => string): void {
  for (const element of elementsOf(root))
    for (const entry of element.attrs) {
      const isAnchor = entry.name === 'id' || (entry.name === 'name' && element.tagName === 'a');
      if (isAnchor) entry.value = rename(entry.value);
      else if (REFERENCES.has(entry.name))
        entry.value = entry.value
          .split(/\s+/)
          .filter((id) => id !== '')
          .map(rename)
          .join(' ');
      else if (entry.name === 'href' && element.tagName !== 'a' && entry.value.startsWith('#'))
        entry.value = `#${rename(entry.value.slice(1))}`;
      else if (entry.value.includes('url(#'))
        entry.value = entry.value.replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${rename(id)})`);
    }
}

/** Ids that links can lead to. */
export function idsOf(root: HtmlParent): Set<string> {
  const ids = elementsOf(root).flatMap((element) => [
    attribute(element, 'id'),
    element.tagName === 'a' ? attribute(element, 'name') : undefined,
  ]);
  return new Set(ids.filter((id) => id !== undefined));
}
