/**
 * The beginnings of docs and posts. A large site that nothing is known of is linked from them, since the first page of a served site should not
 * wait until all others are compiled: titles, routes and sidebars need no more.
 */
import type { Source } from '../../site/content/source.js';
import { hashData } from '../../site/helpers/hash.js';

const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*(?:\n|$)/;
/** The title, and blocks that may precede it. */
const BEFORE_TEXT = /^\s*(?:#{1,6}\s|(?:import|export)\s|[^\n]+\n=+\s*$|$)/;

/** Returns a source as if it ended before its first paragraph. Its key in the cache is its own. */
export function headOf(source: Source): Source {
  return { ...source, text: headOfText(source.text), hash: hashData(['head', source.hash]) };
}

/** Front matter, and the headings and imports that follow it. */
export function headOfText(text: string): string {
  let end = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  while (end < text.length) {
    const blank = text.indexOf('\n\n', end);
    const next = blank < 0 ? text.length : blank + 2;
    if (!BEFORE_TEXT.test(text.slice(end, next))) break;
    end = next;
  }
  return text.slice(0, end);
}
