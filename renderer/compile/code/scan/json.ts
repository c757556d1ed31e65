/** JSON, with the comments that configuration files have. */
import {
  endOf,
  inWord,
  isDigit,
  lineEnd,
  type Scan,
  skipSpace,
  startsWord,
  stringEnd,
  type TokenType,
  wordEnd,
} from './scan.js';

const WORDS: ReadonlyMap<string, TokenType> = new Map([
  ['true', 'boolean'],
  ['false', 'boolean'],
  ['null', 'keyword'],
]);

export function scanJson(scan: Scan): void {
  while (scan.pos < scan.end) {
    const from = scan.pos;
    const c = scan.at(from);
    if (c === 34) string(scan);
    else if (c === 92) scan.pos += 2;
    else if (c === 47 && scan.at(from + 1) === 47) scan.token('comment', from, lineEnd(scan, from));
    else if (c === 47 && scan.at(from + 1) === 42) scan.token('comment', from, endOf(scan, '*/', from + 2));
    else if (isDigit(c) || (c === 45 && isDigit(scan.at(from + 1))))
      scan.token('number', from, numberEnd(scan, from + 1));
    else if (startsWord(c)) {
      const to = wordEnd(scan, from);
      const type = WORDS.get(scan.code.slice(from, to));
      if (type) scan.token(type, from, to);
      else scan.pos = to;
    } else scan.pos++;
  }
}

function string(scan: Scan): void {
  const to = stringEnd(scan, scan.pos);
  if (to < 0) scan.pos++;
  else scan.token(scan.at(skipSpace(scan, to)) === 58 ? 'property' : 'string', scan.pos, to);
}

function numberEnd(scan: Scan, from: number): number {
  let to = from;
  for (;;) {
    const c = scan.at(to);
    const sign = (c === 43 || c === 45) && (scan.at(to - 1) | 32) === 101;
    if (!inWord(c) && c !== 46 && !sign) return to;
    to++;
  }
}
