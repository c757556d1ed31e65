/** Elements of hast, which a tree holds after rehype plugins have run. */

import { styleObject } from '../../site/helpers/style-text.js';
import type { Node } from '../tree/tree.js';
import type { Handler, Render } from './render-context.js';
import { imageProps, imageSource, linkProps } from './render-inline.js';
import type { Props } from './writer.js';

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

export const hastHandlers: Record<string, Handler> = {
  element: writeElement,
  raw(node, render) {
    render.hasRawHtml = true;
    render.writer.html(node.value ?? '');
  },
  comment: () => {},
  doctype: () => {},
};

function writeElement(node: Node, render: Render): void {
  const tag = node.tagName ?? 'div';
  const properties = node.properties ?? {};
  for (const anchor of [properties.id, properties.name]) if (typeof anchor === 'string') render.ids.push(anchor);
  if (tag === 'style' || properties.style !== undefined) render.features.inlineStyle = true;
  const children = () => render.children(node);
  if (tag === 'a' && typeof properties.href === 'string') {
    const { href, ...rest } = properties;
    render.writer.markdown('a', { ...linkProps(String(href), node, render), ...reactProps(rest) }, children);
  } else if (tag === 'img' && typeof properties.src === 'string') {
    const alt = String(properties.alt ?? '');
    const src = imageSource(properties.src, alt, node, render);
    render.writer.markdown('img', imageProps({ ...reactProps(properties), src, alt }, node, render));
  } else if (render.writer.has(tag)) render.writer.markdown(tag, reactProps(properties), children);
  else if (VOID.has(tag)) render.writer.single(tag, attributes(properties));
  else {
    render.writer.open(tag, attributes(properties));
    children();
    render.writer.close(tag);
  }
}

function reactProps(properties: Record<string, unknown>): Props {
  const props: Props = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const key = /^(?:data|aria)[A-Z]/.test(name) ? attributeName(name) : name;
    if (key === 'style' && typeof value === 'string') props.style = styleObject(value);
    else props[key] = Array.isArray(value) ? value.join(' ') : value;
  }
  return props;
}

function attributes(properties: Record<string, unknown>): Record<string, string | undefined> {
  const result: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    result[attributeName(name)] = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
  }
  return result;
}

/** Name of a hast property in HTML: `className` → `class`, `dataFoo` → `data-foo`. */
function attributeName(name: string): string {
  if (name === 'className') return 'class';
  if (name === 'htmlFor') return 'for';
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  if (/^data[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  return name.toLowerCase();
}
