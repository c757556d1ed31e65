/**
 * Locates a value in the text of a program that exports one object literal: a configuration, a sidebars file, JSON. It parses brackets,
 * strings and names and no more of the language, so that an unknown construct only loses positions.
 */
import type { Path } from '../helpers/schema.js';

export type Span = [start: number, end: number];

export interface LiteralPlace {
  /** The name before the value; absent for an entry of a list and for the whole. */
  key?: Span;
  value: Span;
}

interface Literal {
  span: Span;
  /** Entries by name or index, as text; absent where the value is neither object nor list. */
  entries?: Map<string, { key?: Span; value: Literal }>;
}

const START = /\bexport\s+default\s+|\bmodule\.exports\s*=\s*|^\s*(?=[{[])/g;
const CALL = /^(?:[\w$.]+\s*\(\s*)+/;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** Place of the value at a path; undefined where the text does not show it. */
export function literalPlace(text: string, path: Path): LiteralPlace | undefined {
  const reader = new Reader(text);
  let place: { key?: Span; value: Literal } | undefined = reader.root();
  for (const piece of path) place = place && reader.entry(place.value, String(piece));
  return place && { ...(place.key ? { key: place.key } : {}), value: place.value.span };
}

/** Keys that an object of the exported literal has already, in the order of the text. */
export function repeatedKeys(text: string): { name: string; span: Span }[] {
  const reader = new Reader(text);
  return reader.root() ? reader.repeated : [];
}

class Reader {
  readonly repeated: { name: string; span: Span }[] = [];
  private at = 0;

  constructor(private readonly text: string) {}

  root(): { value: Literal } | undefined {
    for (const match of this.text.matchAll(START)) {
      const from = match.index + match[0].length;
      const call = CALL.exec(this.text.slice(from, from + 200))?.[0].length ?? 0;
      this.at = from + call;
      const value = this.resolved(this.value());
      if (value.entries) return { value };
    }
    return undefined;
  }

  entry(literal: Literal, name: string): { key?: Span; value: Literal } | undefined {
    const found = this.resolved(literal).entries?.get(name);
    return found;
  }

  /** Returns the literal that a name is declared as. */
  private resolved(literal: Literal): Literal {
    const name = this.text.slice(...literal.span).trim();
    if (literal.entries || !NAME.test(name)) return literal;
    const found = new RegExp(`\\b(?:const|let|var)\\s+${name.replaceAll('$', '\\$')}\\b[^=\\n]*=\\s*`).exec(this.text);
    if (!found) return literal;
    this.at =
      found.index + found[0].length + (CALL.exec(this.text.slice(found.index + found[0].length))?.[0].length ?? 0);
    return this.value();
  }

  private value(): Literal {
    this.space();
    const start = this.at;
    const open = this.text[start];
    const entries = open === '{' ? this.object() : open === '[' ? this.list() : undefined;
    // The rest of the expression (`as const`, an operator) is skipped, whether or not it changes the value.
    this.expression();
    const end = start + this.text.slice(start, this.at).trimEnd().length;
    return entries ? { span: [start, end], entries } : { span: [start, end] };
  }

  private object(): Literal['entries'] {
    const entries: NonNullable<Literal['entries']> = new Map();
    for (this.at++; !this.closes('}'); ) {
      this.space();
      const start = this.at;
      const match = /^(?:(['"])((?:(?!\1)[^\\\n]|\\.)*)\1|([A-Za-z_$][\w$-]*))/.exec(
        this.text.slice(start, start + 300),
      );
      if (!match) {
        this.skipEntry();
        continue;
      }
      this.at = start + match[0].length;
      const key: Span = [start, this.at];
      const name = match[2] ?? match[3] ?? '';
      if (entries.has(name)) this.repeated.push({ name, span: key });
      this.space();
      if (this.text[this.at] === ':') {
        this.at++;
        entries.set(name, { key, value: this.value() });
      } else {
        entries.set(name, { key, value: { span: key } });
        this.expression();
      }
      if (this.text[this.at] === ',') this.at++;
    }
    this.at++;
    return entries;
  }

  private list(): Literal['entries'] {
    const entries: NonNullable<Literal['entries']> = new Map();
    for (this.at++; !this.closes(']'); ) {
      entries.set(String(entries.size), { value: this.value() });
      if (this.text[this.at] === ',') this.at++;
      else if (!this.closes(']')) this.at++;
    }
    this.at++;
    return entries;
  }

  private closes(mark: string): boolean {
    this.space();
    return this.at >= this.text.length || this.text[this.at] === mark;
  }

  private skipEntry(): void {
    const start = this.at;
    this.expression();
    if (this.text[this.at] === ',' || this.at === start) this.at++;
  }

  /** Goes to the comma or bracket that ends an expression. */
  private expression(): void {
    let depth = 0;
    for (; this.at < this.text.length; this.at++) {
      const c = this.text.charAt(this.at);
      if (c === '"' || c === "'" || c === '`') this.string(c);
      else if (c === '/' && /[/*]/.test(this.text[this.at + 1] ?? '')) {
        this.space();
        this.at--;
      } else if ('([{'.includes(c)) depth++;
      else if (')]}'.includes(c) && depth-- === 0) return;
      else if ((c === ',' || c === ';') && depth === 0) return;
    }
  }

  private string(quote: string): void {
    for (this.at++; this.at < this.text.length && this.text[this.at] !== quote; this.at++)
      if (this.text[this.at] === '\\') this.at++;
  }

  /** Skips white space and comments. */
  private space(): void {
    const found = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/.exec(this.text.slice(this.at));
    if (found) this.at += found[0].length;
  }
}
