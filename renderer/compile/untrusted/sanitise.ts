/**
 * Sanitises the tree of an untrusted page (`security: 'untrusted'`): raw HTML is parsed as a browser does, in its position within the Markdown,
 * and everything not listed in `allowed-content.ts` is removed. External files wait for a click (`outer-media.ts`). This runs before the theme's
 * components write anything, so that the theme is not restricted.
 */
import { raw } from 'hast-util-raw';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHast } from 'mdast-util-to-hast';
import * as parse5 from 'parse5';
import { resolvedUrl } from '../../site/helpers/safe-address.js';
import { mendHtml } from '../tree/linear-html.js';
import { listItemHandler } from '../tree/list-item.js';
import { type Node, walk } from '../tree/tree.js';
import { ID_PREFIX, STAND_IN, schema } from './allowed-content.js';
import { mendHalfTags } from './half-tags.js';
import { boxMedia, type MediaRules } from './outer-media.js';

// The copy that hast-util-raw uses.
mendHtml(parse5);
mendHalfTags(parse5);

/** Node types that keep their own way through the compiler; their children are cleaned like all else. */
const KEPT = [
  'heading',
  'code',
  'inlineCode',
  'math',
  'inlineMath',
  'containerDirective',
  'leafDirective',
  'textDirective',
  'footnoteReference',
];

/** Names that the page's own scripts look for. */
const RESERVED = /^(?:_|notes-)/i;

export interface Cleaning extends MediaRules {
  /** The tree went through rehype plugins: it is hast already. */
  isHast: boolean;
}

/** The clean tree: elements of hast, and nodes of the compiler's own. */
export function sanitiseTree(tree: Node, cleaning: Cleaning): Node {
  const hast = cleaning.isHast ? tree : hastOf(tree);
  const kept: Node[] = [];
  const originals = numberCode(hast);
  const parsed = parseRaw(hast);
  walk(parsed, textAlignment);
  const clean = cleanBy(schema, standIns(parsed, kept));
  const result = putBack(clean.type === 'root' ? clean : { type: 'root', children: [clean] }, kept);
  // The data of a block also applies to its original node.
  exchange(result, (node) => (node.type === 'code' ? originals[Number(node.data?.kept)] : undefined));
  walk(result, dropHiddenScheme);
  prefixFragments(result);
  boxMedia(result, cleaning);
  return result;
}

function hastOf(tree: Node): Node {
  const keep = (state: { all(node: unknown): unknown[] }, node: Node) =>
    node.children ? { ...node, children: state.all(node) } : node;
  const handlers = {
    ...Object.fromEntries(KEPT.map((type) => [type, keep])),
    footnoteDefinition: () => undefined,
    listItem: listItemHandler(),
  };
  return toHast(tree as never, { allowDangerousHtml: true, handlers: handlers as never }) as unknown as Node;
}

/** Returns a tree without what a list does not allow. */
export const cleanBy = (allowed: Schema, tree: Node): Node => sanitize(tree as never, allowed) as unknown as Node;

/** Parses raw HTML to elements, including tags around Markdown. A tree without any is already parsed. */
export function parseRaw(hast: Node): Node {
  let hasRaw = false;
  walk(hast, ({ type }) => {
    hasRaw ||= type === 'raw';
    return !hasRaw;
  });
  return hasRaw ? (raw(hast as never, { passThrough: KEPT as never }) as unknown as Node) : hast;
}

/** Gives blocks of code numbers, which their copies have too. */
function numberCode(root: Node): Node[] {
  const found: Node[] = [];
  walk(root, (node) => {
    if (node.type === 'code') node.data = { ...node.data, kept: found.push(node) - 1 };
  });
  return found;
}

/** Replaces nodes by others. */
function exchange(root: Node, by: (node: Node) => Node | undefined): void {
  walk(root, (node) => {
    if (node.children) node.children = node.children.map((child) => by(child) ?? child);
  });
}

/** Every kept node as an element with its number. */
function standIns(node: Node, kept: Node[]): Node {
  const children = node.children?.map((child) => standIns(child, kept)) ?? [];
  if (!KEPT.includes(node.type)) return node.children ? { ...node, children } : node;
  const index = String(kept.push(tidy(node)) - 1);
  return { type: 'element', tagName: STAND_IN, properties: { index }, children };
}

function putBack(node: Node, kept: readonly Node[]): Node {
  const children = node.children?.map((child) => putBack(child, kept));
  const own = node.tagName === STAND_IN ? kept[Number(node.properties?.index)] : undefined;
  if (own) return own.children ? { ...own, children } : own;
  return children ? { ...node, children } : node;
}

/** Cleans the attributes that an author writes at a directive or a heading. */
function tidy(node: Node): Node {
  const { attributes, data } = node;
  const id = data?.id;
  const named = typeof id === 'string' && RESERVED.test(id) ? { ...node, data: { ...data, id: ID_PREFIX + id } } : node;
  if (!attributes || Array.isArray(attributes)) return named;
  const left = Object.fromEntries(Object.entries(attributes).filter(([name]) => name === 'id' || name === 'title'));
  return { ...named, attributes: { ...left, ...(left.id && { id: ID_PREFIX + left.id }) } };
}

const ALIGNED = /(?:^|;)\s*text-align\s*:\s*(left|center|right)\s*(?:;|$)/i;

function textAlignment({ type, properties }: Node): void {
  if (type !== 'element' || !properties) return;
  // A class of content could take the looks of a part of the page.
  const { className } = properties;
  const style = ALIGNED.exec(String(properties.style ?? ''))?.[1];
  const names = Array.isArray(className) ? className.map(String).filter((name) => !name.startsWith('text--')) : [];
  if (style) names.push(`text--${style.toLowerCase()}`);
  if (names.length > 0) properties.className = names;
  else delete properties.className;
  delete properties.style;
}

const AS_WRITTEN = 'pathname://';

/** Linking removes `pathname://` from an address: the rest must have a listed scheme, too. */
function dropHiddenScheme({ properties }: Node): void {
  const href = properties?.href;
  if (typeof href !== 'string' || !href.startsWith(AS_WRITTEN)) return;
  const rest = href.slice(AS_WRITTEN.length);
  const scheme = resolvedUrl(rest)?.protocol.slice(0, -1) ?? '';
  if (!schema.protocols?.href?.includes(scheme)) delete properties!.href;
}

/** Links within the page to an id that content has written follow it to its new name. */
function prefixFragments(root: Node): void {
  const ids = new Set<string>();
  const links: Node[] = [];
  walk(root, (node) => {
    const { id, name, href } = node.properties ?? {};
    for (const anchor of [id, name, node.data?.id]) if (typeof anchor === 'string') ids.add(anchor);
    if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('#')) links.push(node);
  });
  for (const { properties } of links) {
    const name = decode(String(properties!.href).slice(1));
    if (!ids.has(name) && ids.has(ID_PREFIX + name)) properties!.href = `#${ID_PREFIX}${name}`;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
