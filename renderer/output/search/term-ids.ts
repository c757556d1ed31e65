/** Numbers for terms. Pairs of characters make up nine tenths of all terms: they are kept and looked up as numbers, without a string each. */

import { textOfUnits } from './bytes.js';
import { TermList } from './term-list.js';
import { orderOf, orderOfCodes } from './term-order.js';

/** True if a term is a pair of UTF-16 units beyond the letters, as CJK pairs are. */
const isPair = (term: string): boolean => term.length === 2 && term.charCodeAt(0) >= 0x2e80;

/** Two units as one number. */
export const pairCode = (text: string, at: number): number => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);

const LINE_FEED = 10;

export class TermIds {
  /** Terms that are no pairs by number, '' for pairs. */
  private texts: string[] = [];
  /** Pairs by number, 0 for others. */
  private codes = new Int32Array(1 << 12);
  private words = new Map<string, number>();
  /** Open addressing: a code and a number by turns. Numbers are kept one up, 0 is free. */
  private places: Int32Array;
  private pairs = 0;

  /** @param room for pairs at first, a power of two */
  constructor(room = 1 << 16) {
    this.places = new Int32Array(room * 2);
  }

  /** Number of terms with an id. */
  get size(): number {
    return this.texts.length;
  }

  name(number: number): string {
    const code = this.codes[number]!;
    return code === 0 ? this.texts[number]! : String.fromCharCode(code >>> 16, code & 0xffff);
  }

  /** The term as one number (`pairCode`) where it is a pair, else 0. */
  code(number: number): number {
    return this.codes[number]!;
  }

  /** Number of any term, new or known. */
  of(term: string): number {
    return isPair(term) ? this.pair(pairCode(term, 0)) : this.word(term);
  }

  word(term: string): number {
    let number = this.words.get(term);
    if (number === undefined) {
      number = this.add(term, 0);
      this.words.set(term, number);
    }
    return number;
  }

  pair(code: number): number {
    const { places } = this;
    const at = place(places, code);
    const known = places[at + 1]!;
    if (known > 0) return known - 1;
    const number = this.add('', code);
    places[at] = code;
    places[at + 1] = number + 1;
    if (++this.pairs * 4 > places.length) this.grow();
    return number;
  }

  private add(text: string, code: number): number {
    const number = this.texts.push(text) - 1;
    if (number === this.codes.length) {
      const codes = new Int32Array(number * 2);
      codes.set(this.codes);
      this.codes = codes;
    }
    this.codes[number] = code;
    return number;
  }

  /** Numbers in the order of their terms' UTF-16 units. */
  sorted(): Uint32Array {
    const pairs = new Uint32Array(this.pairs);
    const others = new Uint32Array(this.size - this.pairs);
    for (let i = 0, pair = 0, other = 0; i < this.size; i++) {
      if (this.codes[i] !== 0) pairs[pair++] = i;
      else others[other++] = i;
    }
    const codes = pairs.map((number) => this.codes[number]!);
    const texts = Array.from(others, (number) => this.texts[number]!);
    const pairOrder = orderOfCodes(codes);
    const order = new Uint32Array(this.size);
    let at = 0;
    let next = 0;
    for (const place of orderOf(texts)) {
      // A longer term that starts with the pair follows it.
      const code = pairCode(texts[place]!, 0) >>> 0;
      for (; next < pairs.length && codes[pairOrder[next]!]! <= code; next++) order[at++] = pairs[pairOrder[next]!]!;
      order[at++] = others[place]!;
    }
    for (; next < pairs.length; next++) order[at++] = pairs[pairOrder[next]!]!;
    return order;
  }

  /** Their terms, a line each. */
  list(numbers: Uint32Array): TermList {
    const starts = new Uint32Array(numbers.length + 1);
    let size = 0;
    for (let i = 0; i < numbers.length; i++) {
      size += (this.codes[numbers[i]!] === 0 ? this.texts[numbers[i]!]!.length : 2) + 1;
      starts[i + 1] = size;
    }
    const units = new Uint16Array(Math.max(0, size - 1)).fill(LINE_FEED);
    for (let i = 0; i < numbers.length; i++) {
      const code = this.codes[numbers[i]!]!;
      let at = starts[i]!;
      if (code !== 0) {
        units[at++] = code >>> 16;
        units[at] = code & 0xffff;
      } else {
        const text = this.texts[numbers[i]!]!;
        for (let n = 0; n < text.length; n++) units[at++] = text.charCodeAt(n);
      }
    }
    return new TermList(textOfUnits(units), starts);
  }

  private grow(): void {
    const { places } = this;
    const larger = new Int32Array(places.length * 4);
    for (let from = 0; from < places.length; from += 2) {
      if (!places[from + 1]) continue;
      const to = place(larger, places[from]!);
      larger[to] = places[from]!;
      larger[to + 1] = places[from + 1]!;
    }
    this.places = larger;
  }
}

/** Returns the position of a code, or where it would be inserted. */
function place(places: Int32Array, code: number): number {
  const mask = places.length - 1;
  let at = (Math.imul(code, 0x9e3779b1) >>> 7) & mask & ~1;
  while (places[at + 1] !== 0 && places[at] !== code) at = (at + 2) & mask;
  return at;
}
