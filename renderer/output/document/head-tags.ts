/** Head tags as data: written out at the end, so that content can replace one by name (B6.12). */
import type { HeadTagData } from '../../shared/page-fields.js';
import { escapeMarkup } from '../output-file.js';

export interface HeadTag {
  tag: string;
  /** `true` writes the name alone. */
  attributes: Record<string, string | boolean | undefined>;
  /** Raw inner HTML. */
  inner?: string;
}

/** A tag as configuration and hooks write it. */
export const givenTag = ({ tagName, attributes = {}, innerHTML }: HeadTagData): HeadTag => ({
  tag: tagName,
  attributes: tagName === 'link' ? onceLoaded(attributes) : attributes,
  inner: innerHTML,
});

/**
 * Returns attributes of a link as its `onload` leaves them, which many sites write so that a sheet does not hold up the page: the policy
 * runs no code of attributes, and the sheet would never apply.
 */
function onceLoaded(attributes: HeadTag['attributes']): HeadTag['attributes'] {
  const { onload, ...others } = attributes;
  const [, name, value] = /\bthis\.(media|rel)\s*=\s*["'](\w+)["']/.exec(String(onload)) ?? [];
  return name === undefined ? attributes : { ...others, [name]: value };
}

const VOID = new Set(['meta', 'link', 'base']);

export const meta = (name: string, content: string | undefined): HeadTag => ({
  tag: 'meta',
  attributes: { [/^(og|article):/.test(name) ? 'property' : 'name']: name, content },
});

export const link = (rel: string, href: string, more: HeadTag['attributes'] = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

export function tagHtml({ tag, attributes, inner }: HeadTag): string {
  let html = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) html += ` ${name}`;
    else if (value !== undefined && value !== false) html += ` ${name}="${escapeMarkup(value)}"`;
  }
  return VOID.has(tag) ? `${html}>` : `${html}>${inner ?? ''}</${tag}>`;
}

/** Properties of which a page may have several, each with one value (Open Graph, arrays). */
const SEVERAL = new Set(['article:author', 'article:tag', 'og:locale:alternate']);

/** Returns what two tags must share for the later one to replace the earlier: the title, a meta's name, the canonical address. */
function replaceKey({ tag, attributes }: HeadTag): string | null {
  if (tag === 'title') return 'title';
  if (tag === 'meta') {
    const name = attributes.name ?? attributes.property ?? attributes['http-equiv'];
    return typeof name === 'string' && !SEVERAL.has(name) ? `meta:${name.toLowerCase()}` : null;
  }
  return tag === 'link' && attributes.rel === 'canonical' ? 'canonical' : null;
}

/** The last tag of a kind wins and takes the position of the first one. */
export function mergeTags(tags: HeadTag[]): HeadTag[] {
  const places = new Map<string, number>();
  const out: HeadTag[] = [];
  for (const tag of tags) {
    const key = replaceKey(tag);
    const place = key === null ? undefined : places.get(key);
    if (place !== undefined) out[place] = tag;
    else {
      if (key !== null) places.set(key, out.length);
      out.push(tag);
    }
  }
  return out;
}

/** Reads finished head HTML (a `<head>` element of content): tags without nesting, attributes in quotes. */
export function parseHead(html: string): HeadTag[] {
  const tags: HeadTag[] = [];
  const pattern = /<(meta|link|base)\b([^>]*)>|<(title|script|style|noscript)\b([^>]*)>([\s\S]*?)<\/\3>/gi;
  for (const [, empty, emptyAttributes, full = '', attributes, inner] of html.matchAll(pattern)) {
    const tag = (empty ?? full).toLowerCase();
    tags.push({ tag, attributes: parseAttributes(emptyAttributes ?? attributes ?? ''), inner });
  }
  return tags;
}

/** The title that the content of a page gives instead of the page's own (B6.12), as text. */
export function givenTitle(html: string): string | undefined {
  const inner = parseHead(html)
    .filter(({ tag }) => tag === 'title')
    .at(-1)?.inner;
  return inner === undefined ? undefined : unescapeMarkup(inner);
}

function parseAttributes(text: string): HeadTag['attributes'] {
  const out: HeadTag['attributes'] = {};
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  )) {
    const value = double ?? single ?? bare;
    out[name.toLowerCase()] = value === undefined ? true : unescapeMarkup(value);
  }
  return out;
}

const unescapeMarkup = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
