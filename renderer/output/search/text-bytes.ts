/**
 * Texts of the index as bytes: GB 18030 where they are Chinese or Japanese, whose characters have two bytes in it and three in UTF-8; deflated, texts are a
 * tenth smaller by that. Only characters whose place in it no edition has changed are written as themselves, so that the bytes are the same everywhere (D11); others are escaped as JSON does.
 */
import { IN_GB } from '../../shared/search-format.js';
import { once } from '../../site/helpers/once.js';
import { utf8 } from './bytes.js';

/** Rows of signs, full-width letters and kana; all other rows have Han, if anything. */
const ROWS = new Set([0xa1, 0xa3, 0xa4, 0xa5]);
const isHan = (unit: number) => unit >= 0x4e00 && unit <= 0x9fa5;
/** No character for private use. */
const isCommon = (unit: number) => (unit >= 0x80 && unit <= 0xd7ff) || (unit >= 0xff00 && unit <= 0xffee);

/** Number of byte pairs that make one character each: 126 first bytes, 190 second ones. */
const PAIRS = 126 * 190;

/** By UTF-16 unit its two bytes; 0 for those without. All are decoded at once: one by one they take ten times as long. */
const codes = once((): Uint16Array => {
  const pairs = new Uint8Array(2 * PAIRS);
  let end = 0;
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) {
      if (second === 0x7f) continue;
      pairs[end++] = first;
      pairs[end++] = second;
    }
  const characters = new TextDecoder('gb18030').decode(pairs);
  const known = new Uint16Array(1 << 16);
  for (let i = 0; i < PAIRS; i++) {
    const unit = characters.charCodeAt(i);
    const first = pairs[2 * i]!;
    if (isHan(unit) || (ROWS.has(first) && isCommon(unit))) known[unit] ||= (first << 8) | pairs[2 * i + 1]!;
  }
  return known;
});

/** `\u` and four digits. */
const ESCAPED = 6;

/** Encodes JSON in the shorter of both encodings; GB 18030 is marked by `IN_GB`. */
export function textBytes(json: string): Uint8Array {
  const table = codes();
  let size = 1;
  let usual = 0;
  for (let i = 0; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    if (unit < 0x80) size++;
    else size += table[unit] ? 2 : ESCAPED;
    // The halves of a surrogate pair have four bytes together.
    usual += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  if (size >= usual) return utf8(json);
  const bytes = new Uint8Array(size);
  bytes[0] = IN_GB;
  let at = 1;
  for (let i = 0; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    const code = unit < 0x80 ? 0 : table[unit]!;
    if (code) bytes[at++] = code >> 8;
    if (code || unit < 0x80) bytes[at++] = code & 255 || unit;
    else for (const sign of `\\u${unit.toString(16).padStart(4, '0')}`) bytes[at++] = sign.charCodeAt(0);
  }
  return bytes;
}
