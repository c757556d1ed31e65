/** Raw HTML of CommonMark pages (B4.12): the whole body is read as a browser would and written out balanced. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { lazy } from '../../site/helpers/lazy.js';
import { once } from '../../site/helpers/once.js';
import { mendHtml } from './linear-html.js';

const load = lazy<typeof import('parse5')>('parse5');

export const parse5 = once(() => {
  const loaded = load();
  mendHtml(loaded);
  return loaded;
});

/** Balanced HTML of a body that has raw HTML in it. */
export function balance(html: string): string {
  const { parseFragment, serialize } = parse5();
  return serialize(parseFragment(html));
}

const INLINE_ELEMENTS = new Set(
  'a abbr b bdi bdo button cite code data del dfn em font i img ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** Their text is not shown. */
const HIDDEN_ELEMENTS = new Set(['script', 'style', 'template', 'title', 'noscript']);
const TAG = /^<\/?([a-z][\w-]*)(?![\w-])[^<]*>$/i;

/** Reads the text that raw HTML shows. `visit` gets it in pieces, and undefined where a line ends. */
export function readRawText(html: string, visit: (text: string | undefined) => void): void {
  const tag = TAG.exec(html)?.[1];
  if (tag !== undefined) {
    if (!INLINE_ELEMENTS.has(tag.toLowerCase())) visit(undefined);
  } else if (!/^<!--(?:(?!-->)[\s\S])*-->$/.test(html)) readNodes(parse5().parseFragment(html).childNodes, visit);
}

function readNodes(nodes: DefaultTreeAdapterTypes.ChildNode[], visit: (text: string | undefined) => void): void {
  for (const node of nodes) {
    if ('value' in node) visit(node.value);
    if (!('tagName' in node) || HIDDEN_ELEMENTS.has(node.tagName)) continue;
    const block = !INLINE_ELEMENTS.has(node.tagName);
    if (block) visit(undefined);
    readNodes(node.childNodes, visit);
    if (block) visit(undefined);
  }
}
