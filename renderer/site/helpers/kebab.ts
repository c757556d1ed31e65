/**
 * Kebab case as existing sites' tag addresses have it (B1.90). The word pattern is that of lodash's `kebabCase` (MIT),
 * written out: words split at case changes, at letter and digit borders and at punctuation.
 */
import { foldLatin } from './order.js';

const LOWER = 'a-z\\xdf-\\xf6\\xf8-\\xff';
const UPPER = 'A-Z\\xc0-\\xd6\\xd8-\\xde';
const BREAK =
  '\\xac\\xb1\\xd7\\xf7\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf\\u2000-\\u206f \\t\\x0b\\f\\xa0\\ufeff\\n\\r\\u2028\\u2029\\u1680\\u180e\\u202f\\u205f\\u3000';
const MISC = `[^\\ud800-\\udfff${BREAK}\\d\\u2700-\\u27bf${LOWER}${UPPER}]`;
const MISC_LOWER = `(?:[${LOWER}]|${MISC})`;
const MISC_UPPER = `(?:[${UPPER}]|${MISC})`;
const CONTRACTION_LOWER = "(?:['’](?:d|ll|m|re|s|t|ve))?";
const CONTRACTION_UPPER = "(?:['’](?:D|LL|M|RE|S|T|VE))?";
const MODIFIER = '(?:[\\u0300-\\u036f\\ufe20-\\ufe2f\\u20d0-\\u20ff]|\\ud83c[\\udffb-\\udfff])?';
const FLAG = '(?:\\ud83c[\\udde6-\\uddff]){2}';
const PAIR = '[\\ud800-\\udbff][\\udc00-\\udfff]';
const JOINED = `[\\ufe0e\\ufe0f]?${MODIFIER}(?:\\u200d(?:[^\\ud800-\\udfff]|${FLAG}|${PAIR})[\\ufe0e\\ufe0f]?${MODIFIER})*`;

const WORD = new RegExp(
  [
    `[${UPPER}]?[${LOWER}]+${CONTRACTION_LOWER}(?=[${BREAK}]|[${UPPER}]|$)`,
    `${MISC_UPPER}+${CONTRACTION_UPPER}(?=[${BREAK}]|[${UPPER}]${MISC_LOWER}|$)`,
    `[${UPPER}]?${MISC_LOWER}+${CONTRACTION_LOWER}`,
    `[${UPPER}]+${CONTRACTION_UPPER}`,
    '\\d*(?:1ST|2ND|3RD|(?![123])\\dTH)(?=\\b|[a-z_])',
    '\\d*(?:1st|2nd|3rd|(?![123])\\dth)(?=\\b|[A-Z_])',
    '\\d+',
    `(?:[\\u2700-\\u27bf]|${FLAG}|${PAIR})${JOINED}`,
  ].join('|'),
  'g',
);
const HAS_BORDERS = /[a-z][A-Z]|[A-Z]{2}[a-z]|[0-9][a-zA-Z]|[a-zA-Z][0-9]|[^a-zA-Z0-9 ]/;

/** `TypeScript 类型` → `type-script-类型`. */
export function kebabCase(text: string): string {
  const plain = foldLatin(text)
    .replace(/[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]/g, '')
    .replace(/['’]/g, '');
  const words = HAS_BORDERS.test(plain) ? plain.match(WORD) : plain.match(/[a-zA-Z0-9]+/g);
  return (words ?? []).map((word) => word.toLowerCase()).join('-');
}
