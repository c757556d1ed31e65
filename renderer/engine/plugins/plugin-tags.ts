/** `injectHtmlTags` of a plugin as tags of the head. */
import { isPlainObject } from '../../site/helpers/schema.js';
import type { Plain } from './plugin-types.js';

export interface PluginTags {
  head: Plain[];
  /** Tags without an equivalent here. */
  left: string[];
}

/** Scripts of the body go into the head, where they run when the body is there; other tags of the body are left. */
export function tagsOf(given: unknown): PluginTags {
  const made: PluginTags = { head: [], left: [] };
  if (!isPlainObject(given)) return made;
  for (const place of ['headTags', 'preBodyTags', 'postBodyTags'])
    for (const tag of [given[place] ?? []].flat().flatMap(parsed)) {
      if (place === 'headTags') made.head.push(tag);
      else if (tag.tagName === 'script') made.head.push(inHead(tag));
      else made.left.push(`<${String(tag.tagName)}>`);
    }
  return made;
}

/** A tag as data; a text may hold several of the forms that need no parser. */
function parsed(tag: unknown): Plain[] {
  if (isPlainObject(tag)) {
    const { tagName, attributes, innerHTML } = tag;
    return [
      {
        tagName,
        ...(isPlainObject(attributes) && { attributes: filled(attributes) }),
        ...(typeof innerHTML === 'string' && { innerHTML }),
      },
    ];
  }
  if (typeof tag !== 'string') return [];
  const tags = tag.matchAll(
    /<(meta|link|base)\b([^>]*)>|<(script|style|noscript|title)\b([^>]*)>([\s\S]*?)<\/\3>|<(\w+)/gi,
  );
  return [...tags].map(([, alone, its = '', name, own = '', innerHTML = '', other = '']) => ({
    tagName: (alone ?? name ?? other).toLowerCase(),
    attributes: attributesOf(its + own),
    ...(name !== undefined && { innerHTML }),
  }));
}

const filled = (attributes: Plain): Plain =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined || value === null || value === false ? [] : [[name, value === true ? true : String(value)]],
    ),
  );

const attributesOf = (text: string): Plain =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)].map(([, name = '', a, b, c]) => [
      name,
      a ?? b ?? c ?? true,
    ]),
  );

/** A script with an address waits for the body by itself; one without must. */
function inHead(tag: Plain): Plain {
  const attributes = isPlainObject(tag.attributes) ? tag.attributes : {};
  if (attributes.src !== undefined) return { ...tag, attributes: { defer: true, ...attributes } };
  const body = `addEventListener('DOMContentLoaded', () => {${String(tag.innerHTML ?? '')}\n});`;
  return { ...tag, innerHTML: body };
}
