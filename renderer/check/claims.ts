/** Finds claims in prose that data can confirm: versions of browsers and of Node.js, and numbers of RFCs. */
import { CODE, maskCode } from './prose/mask.js';

/** A claim with its place in the text. */
export interface Claim {
  index: number;
  length: number;
  /** Label in a problem: `Chrome 133`. */
  shown: string;
  /** The name in small letters: `chrome`, `node.js`, `rfc`. */
  name: string;
  number: string;
}

/** A space, or the end of a line that is wrapped. */
const SPACE = String.raw`[ \u00a0\n]?`;
/** Lower-case `edge` is that of a graph. */
const NAME = String.raw`(?<![\w@/.-])([Cc]hrome|[Cc]hromium|Edge|[Ff]irefox|[Ss]afari|[Nn]ode(?:\.?[Jj][Ss])?)`;
const CHANNEL = `(?: ?(?:(?:for|on) )?(?:Android|iOS|ESR|Canary|Beta|Nightly|LTS))?(?: ?浏览器)?(?:${SPACE}(?:版本|versions?))?`;
const COMPARED = `(?:[<>]=?|[≤≥])${SPACE}`;
/** An opening bracket before a version, as in `(64.0.3278.0 dev)`. A whole number of one figure is a note or a count. */
const BRACKET = String.raw`[(（](?=v?(?:\d+\.\d|\d+\+|\d{2,3} ?[)）]))`;
/** Suffixes that make the number a measure, a date or part of a word; `59.0a1` is a version. */
const NO_MEASURE = String.raw`(?!\.?\d|[.\d]*[%‰]|(?![ab]\d)[A-Za-z_]|${SPACE}(?:px|ms|-?bit|times|years|[个种年月天倍位]))`;
const VERSION = String.raw`[vV]?(\d{1,3}(?:\.\d+){0,3})${NO_MEASURE}`;
/** A note in brackets after a number of a list: `7.1 (Mac) and 8`. */
const ASIDE = String.raw`(?: ?[(（][^()（）\n]{1,20}[)）](?= ?[、/→，,]| ?(?:以及|或|和|与|及|and |or )))?`;
/** Separators between the numbers of a list. A comma alone only counts if another number follows this one. */
const BETWEEN = String.raw`\+?${ASIDE}(?: ?(?:[、/→]|[，,]? ?(?:以及|或者是?|[和与及或]|and |or )|, (?=[\d.]+\+?,? (?:and |or |\d)))${SPACE})`;

/** Between the first number and the last. */
const TO = ` ?(?:[-–—~～]|到|至|to ) ?`;
const FIRST_VERSION = new RegExp(`${NAME}${CHANNEL}${SPACE}(?:从 ?)?(?:${COMPARED}|${BRACKET})?\`?${VERSION}`, 'g');
const NEXT_VERSION = new RegExp(`${BETWEEN}(?:${COMPARED})?${VERSION}`, 'y');
const LAST_VERSION = new RegExp(`${TO}${VERSION}`, 'y');
/** The Safari of a system has its number. */
const SYSTEM_SAFARI = /(?<![\w.-])iOS ?(\d{1,2}(?:\.\d+)*)(?: ?[上中里]?(?:搭载)?的)? ?(?:Mobile )?(Safari)(?! ?\d)/g;
const FIRST_RFC = /(?<![\w/.-])(RFC|rfc)s?[ \u00a0-]?(\d{1,5})(?![\dxX])/g;
const NEXT_RFC = new RegExp(String.raw`${BETWEEN}(\d{3,5})${NO_MEASURE}`, 'y');

const VERSION_SPAN = /`v?\d+(?:\.\d+)*\+?`/g;
const ADDRESSES =
  /(?<=\])\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|https?:\/\/[^\s<>()\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]+/g;
/** Detects a text about Node.js; in others a lower-case `node 8` is a node of a graph. */
const NODE_JS = /\b[Nn]ode(?:\.?[Jj][Ss]\b| ?(?:[vV]\d|\d+\.\d|\d+ 版本|[>≥]))|\bNode ?\d/;
const GRAPH_NODE = /\bnode(?= ?\d)/g;

/** The text with code, comments and addresses hidden, at the same offsets. A code span of a version alone stays: "Chromium `108`". */
export function maskClaims(text: string): string {
  const masked = maskCode(text);
  let shown = '';
  for (const { index, 0: span } of text.matchAll(VERSION_SPAN))
    if (masked[index] === CODE) shown += masked.slice(shown.length, index) + span;
  shown += masked.slice(shown.length);
  const blank = (found: string) => ' '.repeat(found.length);
  const prose = shown.replace(ADDRESSES, blank);
  return NODE_JS.test(prose) ? prose : prose.replace(GRAPH_NODE, blank);
}

/** Returns claims on versions in a masked text. Node.js 1 to 3 never existed: such a number belongs to a node of a tree or a cluster. */
export const versionClaims = (masked: string): Claim[] =>
  [
    ...claimsIn(masked, FIRST_VERSION, [
      [NEXT_VERSION, (first, next) => next >= first / 2 && next <= first * 2],
      [LAST_VERSION, (first, last) => last > first],
    ]),
    ...systemSafaris(masked),
  ].filter(({ name, number }) => name !== 'node' || !/^[1-3]$/.test(number));

/** `iOS 9 Safari`, `iOS 9 上的 Safari`. */
const systemSafaris = (masked: string): Claim[] =>
  [...masked.matchAll(SYSTEM_SAFARI)].map(({ index, 0: shown, 1: number = '' }) => ({
    index,
    length: shown.length,
    shown,
    name: 'safari',
    number,
  }));

/** Claims on RFCs in a masked text. A number that goes on after another may be a year. */
export const rfcClaims = (masked: string): Claim[] =>
  claimsIn(masked, FIRST_RFC, [[NEXT_RFC, (_, next) => next < 1980 || next > 2035]]);

/** Finds a further number, and tells whether it is of the same kind as the first. */
type Further = [pattern: RegExp, isSame: (first: number, next: number) => boolean];

/** Claims of a name and a number, and those of the numbers that go on after "and" or "to". */
function claimsIn(masked: string, first: RegExp, further: readonly Further[]): Claim[] {
  return [...masked.matchAll(first)].flatMap(({ index, 0: words, 1: written = '', 2: number = '' }) => {
    const name = written.toLowerCase();
    const claims: Claim[] = [
      { index, length: words.length, shown: words.replace(/[`(（]/g, '').replace(/\s/g, ' '), name, number },
    ];
    const after = (end: number): number | undefined => {
      for (const [pattern, isSame] of further) {
        pattern.lastIndex = end;
        const other = pattern.exec(masked)?.[1];
        if (other === undefined || !isSame(Number.parseFloat(number), Number.parseFloat(other))) continue;
        const start = pattern.lastIndex - other.length;
        claims.push({ index: start, length: other.length, shown: `${written} ${other}`, name, number: other });
        return pattern.lastIndex;
      }
      return undefined;
    };
    for (let end = after(index + words.length); end !== undefined; ) end = after(end);
    return claims;
  });
}
