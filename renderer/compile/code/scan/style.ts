/** CSS with nested rules: a statement is a rule or a declaration depending on which of `{`, `;` and `}` comes first. */
import { endOf, isDigit, isSpace, type Scan, skipSpace, startsWord, stringEnd } from './scan.js';

const CONDITIONS = new Set(['and', 'not', 'only', 'or']);
const URL = /url\(\s*/iy;
const IMPORTANT = /!\s*important\b/iy;

export function scanStyle(scan: Scan): void {
  while (scan.pos < scan.end) {
    const c = scan.at(scan.pos);
    if (isSpace(c) || c === 123 || c === 125 || c === 59) scan.pos++;
    else if (startsComment(scan, scan.pos)) comment(scan);
    else if (c === 64) atRule(scan);
    else statement(scan);
  }
}

const startsComment = (scan: Scan, pos: number) => scan.at(pos) === 47 && scan.at(pos + 1) === 42;

function comment(scan: Scan): void {
  scan.token('comment', scan.pos, endOf(scan, '*/', scan.pos + 2));
}

/** A name of CSS: letters, digits, hyphens, `--x`. */
const inName = (c: number) => startsWord(c) || isDigit(c) || c === 45;

function nameEnd(scan: Scan, from: number): number {
  let to = from;
  while (inName(scan.at(to))) to++;
  return to;
}

function atRule(scan: Scan): void {
  const to = nameEnd(scan, scan.pos + 1);
  scan.token('atrule', scan.pos, to);
  while (scan.pos < scan.end) {
    const c = scan.at(scan.pos);
    if (c === 59 || c === 123 || c === 125) return;
    piece(scan, true);
  }
}

function statement(scan: Scan): void {
  const { pos } = scan;
  const to = statementEnd(scan, pos);
  if (scan.at(to) === 123) {
    let last = to;
    while (last > pos && isSpace(scan.at(last - 1))) last--;
    scan.token('selector', pos, last);
    return;
  }
  const name = nameEnd(scan, pos);
  if (name > pos && scan.at(skipSpace(scan, name)) === 58) scan.token('property', pos, name);
  while (scan.pos < to) piece(scan, false);
}

/** Index of the `{`, `;` or `}` that ends what starts at `from`; strings, comments and parentheses hide theirs. */
function statementEnd(scan: Scan, from: number): number {
  let depth = 0;
  for (let to = from; to < scan.end; to++) {
    const c = scan.at(to);
    if (c === 34 || c === 39) to = Math.max(to, stringEnd(scan, to) - 1);
    else if (startsComment(scan, to)) to = endOf(scan, '*/', to + 2) - 1;
    else if (c === 40) depth++;
    else if (c === 41) depth--;
    else if (c === 123 || c === 125 || (c === 59 && depth <= 0)) return to;
  }
  return scan.end;
}

/** Scans the next token of a value or of an at-rule's prelude. */
function piece(scan: Scan, condition: boolean): void {
  const { pos } = scan;
  const c = scan.at(pos);
  if (startsComment(scan, pos)) comment(scan);
  else if (c === 34 || c === 39) {
    const to = stringEnd(scan, pos);
    if (to < 0) scan.pos++;
    else scan.token('string', pos, to);
  } else if (c === 92) scan.pos += 2;
  else if (c === 33 && matches(IMPORTANT, scan)) scan.token('important', pos, IMPORTANT.lastIndex);
  else if (startsWord(c) || c === 45) name(scan, condition);
  else if (isDigit(c)) scan.pos = nameEnd(scan, pos);
  else scan.pos++;
}

function name(scan: Scan, condition: boolean): void {
  const { pos } = scan;
  const to = nameEnd(scan, pos);
  const next = scan.at(to);
  if (next === 40 && matches(URL, scan)) {
    const inside = URL.lastIndex;
    scan.token('function', pos, to);
    const quoted = scan.at(inside) === 34 || scan.at(inside) === 39;
    scan.token('url', inside, quoted ? Math.max(inside, stringEnd(scan, inside)) : bareEnd(scan, inside));
  } else if (next === 40) scan.token('function', pos, to);
  else if (condition && CONDITIONS.has(scan.code.slice(pos, to))) scan.token('keyword', pos, to);
  else if (condition && scan.at(skipSpace(scan, to)) === 58) scan.token('property', pos, to);
  else scan.pos = to;
}

/** Index after an address without quotes. */
function bareEnd(scan: Scan, from: number): number {
  let to = from;
  while (to < scan.end && scan.at(to) !== 41 && !isSpace(scan.at(to))) to++;
  return to;
}

function matches(pattern: RegExp, scan: Scan): boolean {
  pattern.lastIndex = scan.pos;
  return pattern.test(scan.code) && pattern.lastIndex <= scan.end;
}
