/**
 * External pictures, recordings and frames of untrusted content: loading them would reveal who reads what. A box
 * with the address replaces them and loads them on a click (`theme/client/article/load-media.ts`); origins that the site allows
 * load at once.
 */
import { isOwnAddress, resolvedUrl } from '../../site/helpers/safe-address.js';
import { type Node, walk } from '../tree/tree.js';

export interface MediaRules {
  /** Origins that load at once. */
  allowedOrigins: readonly string[];
  /** Button text of a box; `{host}` is the file's host. */
  label: string;
}

const MEDIA = new Set(['img', 'video', 'audio', 'iframe']);
/** Pictures in the address itself; drawings could hold more than a picture. */
export const DATA_IMAGE = /^data:image\/(?:png|gif|jpe?g|webp|avif);base64,[\w+/=\s]*$/i;

/** No way to the page, and none away from it. */
const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';

/** Replaces in place what may not load by itself. */
export function boxMedia(root: Node, rules: MediaRules): void {
  walk(root, (node) => {
    if (!node.children) return;
    node.children = node.children.map((child) => (MEDIA.has(child.tagName ?? '') ? mediaOf(child, rules) : child));
  });
}

function mediaOf(node: Node, rules: MediaRules): Node {
  const properties = { ...node.properties };
  const { tagName } = node;
  const { allowedOrigins } = rules;
  if (typeof properties.poster === 'string' && !isOwnAddress(properties.poster, allowedOrigins))
    delete properties.poster;
  const src = typeof properties.src === 'string' ? properties.src : '';
  if (tagName === 'img' && src.startsWith('data:'))
    return DATA_IMAGE.test(src) ? node : text(String(properties.alt ?? ''));
  if (tagName === 'iframe' && isOwnAddress(src)) return text('');
  if (src === '' || src.startsWith('data:')) return text('');
  if (!isOwnAddress(src, allowedOrigins)) return box(tagName!, src, properties, rules.label);
  const frame = { sandbox: FRAME_SANDBOX, loading: 'lazy', referrerPolicy: 'no-referrer' };
  const children = tagName === 'iframe' || tagName === 'img' ? [] : node.children;
  return { ...node, children, properties: { ...properties, ...(tagName === 'iframe' && frame) } };
}

function box(media: string, src: string, properties: Record<string, unknown>, label: string): Node {
  const url = resolvedUrl(src);
  if (!url || !/^https?:$/.test(url.protocol)) return text(String(properties.alt ?? ''));
  const size = Object.fromEntries(['width', 'height'].flatMap((name) => sizeOf(name, properties[name])));
  const button = {
    type: 'button',
    // The code of running blocks is loaded on a click, too: the first view has no byte of it.
    dataAction: 'run',
    dataMedia: media,
    dataSrc: url.href,
    ...size,
    ...(typeof properties.alt === 'string' && { dataAlt: properties.alt }),
  };
  const link = { href: url.href, rel: 'noopener noreferrer nofollow' };
  return element('span', { className: ['outer-media'] }, [
    element('button', button, [text(label.replace('{host}', url.host))]),
    text(' '),
    element('a', link, [text(url.href)]),
  ]);
}

const sizeOf = (name: string, value: unknown): [string, string][] =>
  /^\d{1,5}$/.test(String(value ?? '')) ? [[`data${name[0]!.toUpperCase()}${name.slice(1)}`, String(value)]] : [];

const text = (value: string): Node => ({ type: 'text', value });
const element = (tagName: string, properties: Record<string, unknown>, children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
});
