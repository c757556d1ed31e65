/** Locates an address in a text, so that a finding marks the address itself and an edit can replace it. Texts are only read for findings. */

import { literal } from '../helpers/glob.js';
import { placeAt, withQuotes } from '../helpers/text-place.js';
import type { Place } from '../problems/problem.js';

/** Start of what holds an address: a link, an image, an element. */
export interface Start {
  line: number;
  column: number;
}

/** A stretch of an address: the whole of it, or its anchor alone. */
export interface Stretch {
  url: string;
  /** The faulty end of the address, such as an anchor. */
  end?: string;
}

/** Text before the address in a link or image, an attribute, a definition. */
const BEFORE = '(?:\\]\\(\\s*<?|=\\s*(?:\\{\\s*)?["\'`]?|\\]:\\s*<?|BaseUrl\\(\\s*["\'`])';

/** Place of an address that belongs to what starts at `start`; that start where the address is written in another form, as with character references. */
export function addressPlace(text: string | undefined, file: string, start: Start, { url, end }: Stretch): Place {
  if (text === undefined) return { file, ...start };
  const from = offsetOf(text, start);
  const found = new RegExp(`${BEFORE}${literal(url)}(?![\\w/.#-])`).exec(text.slice(from));
  const at = found ? from + found.index + found[0].length - url.length : definitionOf(text, url);
  // A call that adds the base takes paths without a slash before them.
  if (at < 0 && url.startsWith('/') && text.includes(url.slice(1), from))
    return addressPlace(text, file, start, { url: url.slice(1), end });
  if (at < 0 || url === '') return { ...placeAt(text, from, 1, file), length: undefined };
  const length = end === undefined || end === '' || !url.endsWith(end) ? url.length : end.length;
  return placeAt(text, ...withQuotes(text, at + url.length - length, length), file);
}

/** Returns the offset of a definition's address; a definition may precede its use. */
function definitionOf(text: string, url: string): number {
  const found = new RegExp(`^ {0,3}\\[[^\\]\\n]+\\]:\\s*<?${literal(url)}(?=[\\s>]|$)`, 'm').exec(text);
  return found ? found.index + found[0].length - url.length : text.indexOf(url);
}

/** Place of a text in quotation marks, best after one of some keys, or of its end; the file alone where it is not written like that. */
export function quotedAddress(text: string | undefined, file: string, value: string, end = ''): Place {
  if (text === undefined || value === '') return { file };
  const keyed = new RegExp(
    `\\b(?:to|href|src|srcDark|favicon|image)\\b['"]?\\s*:\\s*(['"\`])(${literal(value)})\\1`,
  ).exec(text);
  const found = keyed ?? new RegExp(`(['"\`])(${literal(value)})\\1`).exec(text);
  const at = found ? found.index + found[0].length - 1 - value.length : text.indexOf(value);
  const length = end !== '' && value.endsWith(end) ? end.length : value.length;
  return at < 0 ? { file } : placeAt(text, ...withQuotes(text, at + value.length - length, length), file);
}

function offsetOf(text: string, { line, column }: Start): number {
  let at = 0;
  for (let left = line - 1; left > 0; left--) {
    const end = text.indexOf('\n', at);
    if (end < 0) break;
    at = end + 1;
  }
  return at + column - 1;
}
