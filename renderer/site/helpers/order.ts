/** Orders of our own, the same on every machine (B1.97, B2.13, D11). */

/** Order of UTF-16 code units. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Latin letters with marks, folded to their base letter. */
export function foldLatin(text: string): string {
  if (!/[\u00c0-\u017f]/.test(text)) return text;
  return text.replace(/[\u00c0-\u017f]/g, (letter) => SPECIAL[letter] ?? letter.normalize('NFD').charAt(0));
}

const SPECIAL: Record<string, string> = {
  Æ: 'Ae',
  æ: 'ae',
  Ð: 'D',
  ð: 'd',
  Ø: 'O',
  ø: 'o',
  Þ: 'Th',
  þ: 'th',
  ß: 'ss',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ĸ: 'k',
  Ł: 'L',
  ł: 'l',
  ŉ: "'n",
  Ŋ: 'N',
  ŋ: 'n',
  Œ: 'Oe',
  œ: 'oe',
  Ŧ: 'T',
  ŧ: 't',
  ſ: 's',
};

/** ASCII signs in the order of the Unicode collation; `$` sorts after all other signs. */
const SIGNS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~';
/** Above ASCII: marks that do not count, and signs: punctuation, arrows, symbols, pictographs. */
const IGNORED = /[\u200b-\u200f]|[\ufe00-\ufe0f]/g;
const isSign = (code: number) =>
  code < 0xc0 ||
  (code >= 0x2010 && code < 0x2c00) ||
  (code >= 0x3000 && code < 0x3040) ||
  (code >= 0xd83c && code <= 0xd83e);

/** Sort key of a label: signs before digits before letters, case and accents ignored; Han and all else by code unit. */
function labelKey(text: string): string {
  const folded = foldLatin(text).toLowerCase().replace(IGNORED, '');
  let key = '';
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    if (code >= 0x61 && code <= 0x7a) key += '\u0003';
    else if (code >= 0x30 && code <= 0x39) key += '\u0002';
    else if (code >= 0x80 && !isSign(code)) key += '\u0004';
    else {
      const place = SIGNS.indexOf(folded.charAt(at));
      key += `\u0001${place >= 0 ? String.fromCharCode(1 + place) : folded[at] === '$' ? '\uffff' : ''}`;
      if (place >= 0 || folded[at] === '$') continue;
    }
    key += folded[at];
  }
  return key;
}

/** Sorts items by label for a reader: Latin first, then Han by code point; of two that fold to the same, lower case first. */
export function sortByLabel<T>(items: readonly T[], label: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, text: label(item), key: labelKey(label(item)) }))
    .sort((a, b) => byCodeUnit(a.key, b.key) || byCodeUnit(b.text, a.text))
    .map(({ item }) => item);
}
