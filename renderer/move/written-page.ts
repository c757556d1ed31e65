/** A Markdown file with everything that a move may change in it. */

import type { CompileOptions } from '../compile/tree/compile-options.js';
import type { Source } from '../site/content/source.js';
import type { WrittenFile } from './move-site.js';
import { addressesOfPage, type LostAddress } from './written-addresses.js';

/** Reads a Markdown file as a move sees it. */
export async function writtenPage(source: Source, options: CompileOptions): Promise<Omit<WrittenFile, 'path'>> {
  const { page, addresses, lost } = await addressesOfPage(source, options);
  const { bare, bodyStart, parsed } = page;
  return parsed.isUnread
    ? { bare, addresses, lost: likelyAddresses(bare, bodyStart), isUnread: true }
    : { bare, addresses, lost };
}

/** Probable addresses: in brackets, after a quotation mark or a definition; with spaces in angle brackets. */
const LIKELY = /(?<=[("'`<=]|\]:[ \t]*)[^\s()<>[\]{}"'`]*[^\s()<>[\]{}"'`.,;:!?]|(?<=<)[^<>\n]+(?=>)/g;

/** Returns probable addresses after an offset of a text that could not be parsed. */
function likelyAddresses(text: string, start: number): LostAddress[] {
  return [...text.slice(start).matchAll(LIKELY)].flatMap(({ 0: url, index }) =>
    /[/.#]/.test(url) ? [{ url, offset: start + index }] : [],
  );
}
