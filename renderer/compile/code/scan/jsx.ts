/** Elements inside JavaScript. Text between tags has no colour, braces hold script again. */
import { endOf, lineEnd, type Scan, skipSpace, startsWord, stringEnd, tagNameEnd } from './scan.js';

/** The script that contains the element. */
interface Script {
  readonly scan: Scan;
  /** Reads script up to the `}` that closes it. */
  inner(): boolean;
}

/** An element starts at the `<`: a name or `>` follows. In TypeScript, `<T,>` and `<T extends` are type parameters. */
export function startsJsx(scan: Scan, types: boolean): boolean {
  const next = scan.at(scan.pos + 1);
  if (next === 62) return true;
  if (!startsWord(next)) return false;
  const to = tagNameEnd(scan, scan.pos + 1);
  const behind = skipSpace(scan, to);
  const c = scan.at(behind);
  if (types && (c === 44 || scan.code.startsWith('extends ', behind))) return false;
  return c === 62 || c === 47 || c === 123 || (behind > to && startsWord(c));
}

/** Scans one element with its content, starting at its `<`. */
export function scanJsx(script: Script): void {
  const { scan } = script;
  let open = 0;
  do {
    if (scan.at(scan.pos) === 60 && startsTag(scan)) {
      const closing = scan.at(scan.pos + 1) === 47;
      const single = tag(script);
      if (closing) open--;
      else if (!single) open++;
    } else if (scan.at(scan.pos) === 123) braces(script);
    else scan.pos++;
  } while (open > 0 && scan.pos < scan.end);
}

function startsTag(scan: Scan): boolean {
  const next = scan.at(scan.pos + 1);
  return next === 62 || next === 47 || startsWord(next);
}

/** A tag up to its `>`; true for `<br />`. */
function tag(script: Script): boolean {
  const { scan } = script;
  const from = scan.pos;
  const start = from + (scan.at(from + 1) === 47 ? 2 : 1);
  const to = tagNameEnd(scan, start);
  const component = scan.at(start) >= 65 && scan.at(start) <= 90;
  const type = component ? 'class-name' : 'tag';
  scan.token(type, from, to);
  while (scan.pos < scan.end) {
    const { pos } = scan;
    const c = scan.at(pos);
    if (c === 62 || (c === 47 && scan.at(pos + 1) === 62)) {
      scan.token(type, pos, pos + (c === 62 ? 1 : 2));
      return c === 47;
    }
    if (c === 60) return true;
    attribute(script, c);
  }
  return true;
}

function attribute(script: Script, c: number): void {
  const { scan } = script;
  const { pos } = scan;
  if (c === 123) braces(script);
  else if (c === 34 || c === 39) scan.token('attr-value', pos, quotedEnd(scan, pos));
  else if (c === 47 && scan.at(pos + 1) === 42) scan.token('comment', pos, endOf(scan, '*/', pos + 2));
  else if (c === 47 && scan.at(pos + 1) === 47) scan.token('comment', pos, lineEnd(scan, pos));
  else if (startsWord(c)) scan.token('attr-name', pos, tagNameEnd(scan, pos));
  else scan.pos++;
}

/** Strings of attributes may go over lines. */
function quotedEnd(scan: Scan, from: number): number {
  const to = stringEnd(scan, from);
  return to > 0 ? to : endOf(scan, scan.code[from]!, from + 1);
}

function braces(script: Script): void {
  script.scan.pos++;
  if (script.inner()) script.scan.pos++;
}
