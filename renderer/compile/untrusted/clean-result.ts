/**
 * Cleans what a stranger's block of HTML shows as its result: the sanitiser of pages with classes, styles and elements of a layout, which a
 * document without scripts may have, and without media: nothing is loaded there, and no link leads away.
 */
import type { Schema } from 'hast-util-sanitize';
import { escapeHtml } from '../tree/characters.js';
import { type Node, walk } from '../tree/tree.js';
import { schema as pageSchema } from './allowed-content.js';
import { cleanCss } from './clean-css.js';
import { DATA_IMAGE } from './outer-media.js';
import { cleanBy, parseRaw } from './sanitise.js';

const words = (text: string): string[] => text.split(' ');

const MEDIA = words('picture video audio iframe');
const VOID = new Set(words('br col hr img input wbr'));

const schema: Schema = {
  ...pageSchema,
  tagNames: [
    ...(pageSchema.tagNames ?? []).filter((name) => !MEDIA.includes(name)),
    ...words('main nav header footer article aside address hgroup search button label output meter progress'),
  ],
  attributes: {
    '*': [
      // A name could hide one of the document's own, and nothing there needs it.
      ...(pageSchema.attributes?.['*'] ?? []).filter((name) => name !== 'name'),
      ...words(
        'className style role tabIndex hidden value min max start reversed type open data* ariaLabel ariaHidden ariaCurrent ariaExpanded',
      ),
    ],
    a: ['href'],
    img: words('src alt'),
    input: pageSchema.attributes?.input ?? [],
  },
  // Nothing in such a document refers to names.
  clobber: [],
};

/** Returns HTML that loads and runs nothing, and the style sheets that it contained. */
export function cleanResult(html: string): { html: string; sheets: string[] } {
  const parsed = parseRaw({ type: 'root', children: [{ type: 'raw', value: html }] });
  const sheets: string[] = [];
  walk(parsed, ({ tagName, children = [] }) => {
    if (tagName === 'style') sheets.push(cleanCss(children.map(({ value }) => value ?? '').join('')));
  });
  const clean = cleanBy(schema, parsed);
  walk(clean, ({ properties }) => {
    if (!properties) return;
    const { href, src, style } = properties;
    if (typeof href === 'string' && !href.startsWith('#')) delete properties.href;
    if (!DATA_IMAGE.test(String(src))) delete properties.src;
    if (style !== undefined) properties.style = cleanCss(String(style));
  });
  return { html: written(clean), sheets };
}

function written({ type, tagName = '', value = '', properties = {}, children = [] }: Node): string {
  if (type === 'text') return escapeHtml(value);
  const inner = children.map(written).join('');
  if (type === 'root') return inner;
  if (type !== 'element') return '';
  const attributes = Object.entries(properties).map(([name, held]) => attribute(name, held));
  const start = `<${tagName}${attributes.join('')}>`;
  // A line break that begins one of these is not read.
  return VOID.has(tagName) ? start : `${start}${tagName === 'pre' ? '\n' : ''}${inner}</${tagName}>`;
}

function attribute(name: string, held: unknown): string {
  if (held === false || held === null || held === undefined) return '';
  const written = name === 'className' ? 'class' : name.replace(/^(?:data|aria)(?=[A-Z])/, '$&-').toLowerCase();
  const dashed = name.startsWith('data') ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : written;
  const text = held === true ? '' : Array.isArray(held) ? held.join(' ') : String(held);
  return ` ${dashed}="${escapeHtml(text)}"`;
}
