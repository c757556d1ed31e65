/**
 * JavaScript, TypeScript and JSX. A name is classified by the word itself, the token before it and the next few characters, without
 * further lookahead, so the time is linear and an incomplete program is coloured like a complete one.
 */
import { scanJsx, startsJsx } from './jsx.js';
import {
  DEEPEST,
  endOf,
  isDigit,
  isSpace,
  lineEnd,
  type Scan,
  skipSpace,
  startsWord,
  stringEnd,
  wordEnd,
} from './scan.js';
import { isCalled, isFunctionValue } from './script-ahead.js';
import { BEFORE, BEFORE_CLASS, BUILTINS, KEYWORDS, TYPE_BEFORE, TYPE_KEYWORDS, VALUES } from './script-words.js';

/** Additions of a dialect to JavaScript. */
export interface Dialect {
  types: boolean;
  jsx: boolean;
}

const NUMBER =
  /(?:0[bB][01_]+|0[oO][0-7_]+|0[xX][\da-fA-F_]+|\d[\d_]*(?=n)|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?)n?/y;
const FLAGS = /[a-z]*/y;
const CONSTANT = /^[A-Z](?:[A-Z_]|\dx?)*$/;
const PROTOTYPE = /\.(?:constructor|prototype)\b/y;

export const scanScript =
  (dialect: Dialect) =>
  (scan: Scan): void =>
    new Script(scan, dialect).run(false);

class Script {
  /** An operand may start here: a `/` starts a regular expression, a `<` an element. */
  private operand = true;
  /** The last token was a word that a class's name follows. */
  private beforeClass = false;

  constructor(
    readonly scan: Scan,
    readonly dialect: Dialect,
    private readonly depth = 0,
  ) {}

  /** Reads to the end, or, within braces, up to the `}` that closes them. */
  run(braces: boolean): void {
    const { scan } = this;
    let open = 0;
    while (scan.pos < scan.end) {
      const c = scan.at(scan.pos);
      if (startsWord(c)) this.word(scan.pos);
      else if (isSpace(c)) scan.pos++;
      else if (c === 125) {
        if (braces && open === 0) return;
        open = Math.max(0, open - 1);
        this.punctuation(true);
      } else {
        if (c === 123) open++;
        this.other(c);
        this.beforeClass = false;
      }
    }
  }

  /** Scans code within this code, in braces: from after the `{` up to the `}` or the end. Returns false if it is nested too deep. */
  inner(): boolean {
    if (this.depth >= DEEPEST) return false;
    new Script(this.scan, this.dialect, this.depth + 1).run(true);
    return true;
  }

  private other(c: number): void {
    const { scan, dialect } = this;
    const next = scan.at(scan.pos + 1);
    if (isDigit(c) || (c === 46 && isDigit(next))) this.number();
    else if (c === 34 || c === 39) this.string();
    else if (c === 96) this.template();
    else if (c === 47) this.slash(next);
    else if (c === 92) scan.pos += 2;
    else if (c === 35) this.hash(next);
    else if (c === 64 && startsWord(next)) this.value('function', wordEnd(scan, scan.pos + 1));
    else if (c === 60 && dialect.jsx && this.operand && startsJsx(scan, dialect.types)) {
      scanJsx(this);
      this.operand = false;
    } else this.punctuation(c !== 41 && c !== 93);
  }

  private punctuation(operand: boolean): void {
    this.scan.pos++;
    this.operand = operand;
  }

  private value(type: 'function' | 'number' | 'regex' | 'string' | 'property', to: number): void {
    this.scan.token(type, this.scan.pos, to);
    this.operand = false;
  }

  private number(): void {
    const { scan } = this;
    NUMBER.lastIndex = scan.pos;
    const match = NUMBER.exec(scan.code);
    this.value('number', Math.min(scan.end, scan.pos + (match?.[0].length || 1)));
  }

  private string(): void {
    const { scan } = this;
    const to = stringEnd(scan, scan.pos);
    if (to < 0) this.punctuation(false);
    else this.value(this.isKey(scan.pos, to) ? 'property' : 'string', to);
  }

  private slash(next: number): void {
    const { scan } = this;
    const { pos } = scan;
    const before = pos > 0 ? scan.code.charCodeAt(pos - 1) : 0;
    if (next === 47) {
      // `http://…` in what is no program is no comment.
      if (before === 58) scan.pos += 2;
      else scan.token('comment', pos, lineEnd(scan, pos));
    } else if (next === 42) scan.token('comment', pos, endOf(scan, '*/', pos + 2));
    else {
      const to = this.operand ? regexEnd(scan, pos) : -1;
      if (to > 0) this.value('regex', to);
      else this.punctuation(true);
    }
  }

  private hash(next: number): void {
    const { scan } = this;
    const { pos } = scan;
    if (pos === 0 && next === 33) scan.token('comment', 0, lineEnd(scan, 0));
    else if (startsWord(next)) this.word(pos + 1, pos);
    else this.punctuation(true);
  }

  private template(): void {
    const { scan } = this;
    let from = scan.pos;
    let to = from + 1;
    while (to < scan.end) {
      const c = scan.at(to);
      if (c === 92) to += 2;
      else if (c === 96) break;
      else if (c === 36 && scan.at(to + 1) === 123) {
        scan.token('template-string', from, to);
        from = to;
        scan.pos = to + 2;
        if (this.inner()) from = Math.min(scan.end, scan.pos + 1);
        to = Math.max(from, to + 2);
      } else to++;
    }
    scan.token('template-string', from, Math.min(scan.end, to + 1));
    this.operand = false;
  }

  /** A name; `from` is where its colour starts, before the `#` of a private one. */
  private word(start: number, from = start): void {
    const { scan } = this;
    const to = wordEnd(scan, start);
    const word = scan.code.slice(start, to);
    const member = from > 0 && scan.code.charCodeAt(from - 1) === 46 && !scan.code.startsWith('...', from - 3);
    const keyword = from === start && !member && this.isKeyword(word, from, to);
    const beforeClass = this.beforeClass;
    this.beforeClass = keyword && (BEFORE_CLASS.has(word) || (this.dialect.types && word === 'type'));
    this.operand = keyword && !VALUES.has(word);
    if (beforeClass && !keyword) scan.token('class-name', from, dottedEnd(scan, to));
    else if (keyword) scan.token('keyword', from, to);
    else this.name(word, from, to);
  }

  private name(word: string, from: number, to: number): void {
    const { scan, dialect } = this;
    PROTOTYPE.lastIndex = to;
    if (word === 'true' || word === 'false') scan.token('boolean', from, to);
    else if (word === 'NaN' || word === 'Infinity') scan.token('number', from, to);
    else if (scan.at(to) === 46 && PROTOTYPE.test(scan.code)) scan.token('class-name', from, to);
    else if (isFunctionValue(scan, to)) scan.token('function', from, to);
    else if (CONSTANT.test(word)) scan.token('constant', from, to);
    else if (isCalled(scan, to, dialect.types)) scan.token('function', from, to);
    else if (!dialect.types && this.isKey(from, to)) scan.token('property', from, to);
    else if (dialect.types && BUILTINS.has(word)) scan.token('builtin', from, to);
    else scan.pos = to;
  }

  private isKeyword(word: string, from: number, to: number): boolean {
    const { types } = this.dialect;
    const known = KEYWORDS.has(word) || (types && TYPE_KEYWORDS.has(word));
    // A keyword that names a property: `{ in: 1 }`. Labels of a `switch` look the same.
    if (known) return types || word === 'default' || word === 'case' || !this.isKey(from, to);
    const ahead = BEFORE.get(word) ?? (types ? TYPE_BEFORE.get(word) : undefined);
    if (!ahead) return false;
    ahead.lastIndex = to;
    return ahead.test(this.scan.code);
  }

  /** The name or string is the key of an object: first on its line, or after `{` or `,`, and before a colon. */
  private isKey(from: number, to: number): boolean {
    const { scan } = this;
    if (scan.at(skipSpace(scan, to)) !== 58) return false;
    let before = from - 1;
    while (before >= 0 && (scan.code.charCodeAt(before) === 32 || scan.code.charCodeAt(before) === 9)) before--;
    const c = before < 0 ? 10 : scan.code.charCodeAt(before);
    return c === 10 || c === 44 || c === 123;
  }
}

function dottedEnd(scan: Scan, from: number): number {
  let to = from;
  while (scan.at(to) === 46 && startsWord(scan.at(to + 1))) to = wordEnd(scan, to + 1);
  return to;
}

/** Longest regular expression that is looked for, in UTF-16 units. */
const LONGEST_REGEX = 2000;

/** Index after the regular expression that starts at `from`, flags included; -1 where it does not end on its line. */
function regexEnd(scan: Scan, from: number): number {
  let inClass = false;
  for (let to = from + 1; to < scan.end && to - from < LONGEST_REGEX; to++) {
    const c = scan.at(to);
    if (c === 10) return -1;
    if (c === 92) to++;
    else if (c === 91) inClass = true;
    else if (c === 93) inClass = false;
    else if (c === 47 && !inClass) {
      FLAGS.lastIndex = to + 1;
      return Math.min(scan.end, to + 1 + (FLAGS.exec(scan.code)?.[0].length ?? 0));
    }
  }
  return -1;
}
