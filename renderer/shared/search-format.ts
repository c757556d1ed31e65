/**
 * Format of the search index files, shared by build and browser.
 *
 * - `meta.json`: `Meta`. The only file with a stable address; it names all others, and has its checksum in it.
 * - **term shards**: terms in order of their UTF-16 units, cut into blocks. A block is known by its key
 *   (`blockName`): a string greater than every earlier term and not greater than its own.
 *   Inside: `varint` length of the term text, the term text (each line is one character for the number of leading characters shared with the line
 *   before, then the rest), then for each term a `varint` byte length of its postings, then all postings.
 * - **postings**: for each page, ascending by slot: `varint` slot gap, then entries `varint(gap << 3 | field << 1 | last)`. The gap is from unit to unit,
 *   except in `TITLE` entries, which are first and hold the number of words of the title instead (the title is always unit 0).
 * - **text shards** (`textName`): JSON `TextShard`, in GB 18030 where it begins with `IN_GB`. Unit n of a page is unit `n % UNITS` of its shard `n / UNITS`.
 * - **synonyms** (`wordsName` with length 0): words of equal meaning, folded: a group a line, separated by `|`.
 * - **lists of questions** (`wordsName` with length `ASKED_LISTS`): the synonyms, further ones for questions only, and topics of questions: after U+0002
 *   the words of a topic separated by `|`, a colon, a space, and its cues separated by spaces, each in several words separated by `/`.
 * - **word lists** (`wordsName`): the plain words of one length, or of `LONG_WORD` letters and more, for mistyped queries; lines as in term shards, each after one digit of its rank.
 *
 * All but the meta file are `checksum of what follows (3 bytes) + raw deflate`; in term shards and word lists the checksum is mixed (xor) with the name that the
 * meta file gives them. Names hold content hashes, so a page opened before a deployment never mixes two indexes, and the format, so that no cache does.
 */

export const FORMAT = 4;
/** First byte of a text shard in GB 18030, a space that JSON passes over: without it the text is UTF-8. */
export const IN_GB = 32;
/** Units of text in one text shard at most. */
export const UNITS = 16;

/** If this many pages contain the query, synonyms are not searched. */
export const ENOUGH_PAGES = 3;

export const BODY = 0;
export const CODE = 1;
export const HEADING = 2;
export const TITLE = 3;

export interface Meta {
  format: number;
  /** Pages. */
  pages: number;
  /** Base64: gaps between used slots, one byte each (255 adds 255 and goes on). */
  used: string;
  /** Base64: three bytes of name for each page in slot order. */
  names: string;
  /** One character a page: length class, `0` + 2·log2(terms). */
  sizes: string;
  /** One character a page: `0` + index into `facets`. */
  facet: string;
  /** Language, version, docusaurus_tag. */
  facets: [string, string, string][];
  /** Keys of the term shards, ascending, joined by line feeds. */
  keys: string;
  /** Base64: three bytes of name for each term shard. */
  blocks: string;
  /** Base64 of the three bytes of name by length of words, `LONG_WORD` at most, of the lists of questions by `ASKED_LISTS`. */
  words: Record<string, string>;
  /** Base64 of the three bytes of name of the synonyms; absent without any. */
  synonyms?: string;
  /** Pages have keywords of Han. */
  keywords?: boolean;
  /** The last member: `metaSum` of the text. */
  sum: number;
}

/** One unit: anchor, titles from lvl2 down to its own heading, whether the unit contains the heading itself, body, code, rest of the objectID after the url. */
export type TextUnit = [anchor: string, path: (string | null)[], own: 0 | 1, body: string, code: string, id: string];

/** Name, permalink, lvl0, title, tags, units. */
export type TextShard = [name: number, page: string, lvl0: string, title: string, tags: string[], units: TextUnit[]];

/** FNV-1a over bytes or UTF-16 units. */
export function fnv(data: ArrayLike<number> | string, start = 0): number {
  let hash = 0x811c9dc5;
  // A loop each, and the length read once: what is not optimised yet takes several times as long otherwise.
  const { length } = data;
  if (typeof data === 'string')
    for (let i = start; i < length; i++) hash = Math.imul(hash ^ data.charCodeAt(i), 0x01000193);
  else for (let i = start; i < length; i++) hash = Math.imul(hash ^ data[i]!, 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Hash of three bytes. */
export const fnv24 = (data: ArrayLike<number> | string, start = 0) => fnv(data, start) >>> 8;

/** Checksum of the text of a meta file, of all before its last comma. */
export const metaSum = (text: string): number => fnv24(text.slice(0, text.lastIndexOf(',')));

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

export const blockName = (key: string, name: number) => `${hex(fnv(key + FORMAT), 8)}${hex(name, 6)}.bin`;
export const textName = (slot: number, name: number, shard: number) =>
  `${hex(slot, 6)}${hex(name, 6)}${hex(shard, 2)}.bin`;
/** Added to the length class of a page about versions. No class is as large. */
export const OF_CHANGES = 45;
/** Begins a group of synonyms that only questions ask for: a character that no word has. */
export const ASKED = '\u0001';
/** Begins a group that is a topic: its cues, then its words. */
export const TOPIC = '\u0002';
/** Marks the lists of questions in place of a word length: no word is as long. */
export const ASKED_LISTS = 255;

/** Words of so many letters and more are in one list: they are few. */
export const LONG_WORD = 24;
/** The list that words of a length are in, as a length. */
export const listOf = (length: number): number => Math.min(length, LONG_WORD);

export const wordsName = (length: number, name: number) => `${hex(FORMAT, 2)}${hex(length, 2)}${hex(name, 6)}.bin`;
