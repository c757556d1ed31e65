/**
 * One pass over a piece of code, straight into lines of HTML: scanners say which stretches have a colour, all else is text. Class names are
 * Prism's (`theme/styles/code.css` gives them their colours); punctuation and operators have none, they are most of a program.
 */
import { escapeHtml } from '../../tree/characters.js';

/** Type of a token, named as in Prism. */
export type TokenType =
  | 'attr-name'
  | 'attr-value'
  | 'atrule'
  | 'boolean'
  | 'builtin'
  | 'class-name'
  | 'comment'
  | 'constant'
  | 'function'
  | 'important'
  | 'keyword'
  | 'number'
  | 'prolog'
  | 'property'
  | 'regex'
  | 'selector'
  | 'string'
  | 'tag'
  | 'template-string'
  | 'url'
  | 'variable';

/** Maximum depth of code inside code; deeper code is text. This prevents a stack overflow on any input. */
export const DEEPEST = 100;

export class Scan {
  /** The next character to look at, an index into `code`. */
  pos = 0;
  /** Scanners stop here: a scanner inside another's code sees its part alone. */
  end: number;
  private written = 0;
  /** The last token; one of its kind right after it makes it longer. */
  private last: TokenType | undefined;
  private lastFrom = 0;
  private lastTo = 0;
  private line = '';
  private readonly lines: string[] = [];

  constructor(readonly code: string) {
    this.end = code.length;
  }

  /** Code unit at an index; NaN outside of the part, which no comparison holds for. */
  at(index: number): number {
    return index < this.end ? this.code.charCodeAt(index) : Number.NaN;
  }

  /** Colours `code[from, to)` and goes on after it. Nothing before `from` is coloured later. */
  token(type: TokenType, from: number, to: number): void {
    this.pos = to;
    if (to <= from) return;
    if (type !== this.last || from !== this.lastTo) {
      this.flush();
      this.last = type;
      this.lastFrom = from;
    }
    this.lastTo = to;
  }

  /** The lines, without line ends. */
  finish(): string[] {
    this.flush();
    this.put(this.written, this.code.length, '');
    this.lines.push(this.line);
    return this.lines;
  }

  private flush(): void {
    if (this.last === undefined) return;
    this.put(this.written, this.lastFrom, '');
    this.put(this.lastFrom, this.lastTo, `<span class="token ${this.last}">`);
    this.last = undefined;
  }

  private put(from: number, to: number, open: string): void {
    if (to <= from) return;
    const value = escapeHtml(this.code.slice(from, to));
    this.written = to;
    const close = open && '</span>';
    let start = 0;
    for (let next = value.indexOf('\n'); next >= 0; next = value.indexOf('\n', start)) {
      if (next > start) this.line += open + value.slice(start, next) + close;
      this.lines.push(this.line);
      this.line = '';
      start = next + 1;
    }
    if (start < value.length) this.line += open + (start === 0 ? value : value.slice(start)) + close;
  }
}

const WORD = 1;
const DIGIT = 2;
const SPACE = 4;
const KINDS = new Uint8Array(128);
for (const c of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$') KINDS[c.charCodeAt(0)] = WORD;
for (const c of '0123456789') KINDS[c.charCodeAt(0)] = DIGIT;
for (const c of ' \t\n\r\f\v') KINDS[c.charCodeAt(0)] = SPACE;

/** Starts a name: a letter, `_`, `$`, or anything beyond ASCII that is no space. */
export const startsWord = (c: number): boolean =>
  c < 128 ? KINDS[c] === WORD : c > 0xa0 && c !== 0x3000 && c !== 0xfeff;
export const isDigit = (c: number): boolean => c >= 48 && c <= 57;
export const inWord = (c: number): boolean => startsWord(c) || isDigit(c);
export const isSpace = (c: number): boolean =>
  c < 128 ? KINDS[c] === SPACE : c === 0xa0 || c === 0x3000 || c === 0xfeff;

/** Index after the name that starts or goes on at `from`. */
export function wordEnd(scan: Scan, from: number): number {
  let to = from;
  while (inWord(scan.at(to))) to++;
  return to;
}

/** Index after the name of an element or attribute, which holds dots, colons and hyphens too. */
export function tagNameEnd(scan: Scan, from: number): number {
  let to = from;
  for (let c = scan.at(to); inWord(c) || c === 45 || c === 46 || c === 58; c = scan.at(to)) to++;
  return to;
}

/** Index of the first character that is no white space. */
export function skipSpace(scan: Scan, from: number): number {
  let to = from;
  while (isSpace(scan.at(to))) to++;
  return to;
}

/** Index after a string that starts at `from` and ends on its line; -1 where it does not end. A backslash takes the next character with it. */
export function stringEnd(scan: Scan, from: number): number {
  const quote = scan.at(from);
  for (let to = from + 1; to < scan.end; to++) {
    const c = scan.at(to);
    if (c === 92) to++;
    else if (c === quote) return to + 1;
    else if (c === 10) return -1;
  }
  return -1;
}

/** Index after the next `text` from `from` on; the end where it does not come. */
export function endOf(scan: Scan, text: string, from: number): number {
  const found = scan.code.indexOf(text, from);
  return found < 0 || found >= scan.end ? scan.end : found + text.length;
}

/** Index of the end of the line. */
export function lineEnd(scan: Scan, from: number): number {
  const found = scan.code.indexOf('\n', from);
  return found < 0 || found > scan.end ? scan.end : found;
}
