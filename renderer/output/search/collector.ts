/** Collects the terms of pages with the units that contain them, one page after another. */
import { BODY, CODE, HEADING, type TextUnit, TITLE } from '../../shared/search-format.js';
import {
  areJoined,
  CJK,
  eachName,
  eachRun,
  fold,
  INNER,
  isInner,
  isJoint,
  isNumber,
  isUnit,
  JOINT,
  jointOf,
  KEYWORD,
  pairsOf,
  SOLE,
  WORD,
  wholeOf,
  wordTerms,
} from '../../shared/tokens.js';
import { aliasesOfRun, aliasTerms } from './aliases.js';
import { Bytes, grown, textOfUnits } from './bytes.js';
import { pairCode, TermIds } from './term-ids.js';
import { scan } from './text-runs.js';

/** Words and titles whose terms are kept at hand: pages share most of them. */
const WORDS_MOST = 100_000;
const TITLES_MOST = 20_000;
/** Shorter strings are copied by V8 when they are cut out of others. */
const SLICED_FROM = 13;

/** Han runs of titles and headings with their alias terms: to find them takes dictionaries that are slow to load. */
export type Aliases = readonly (readonly [run: string, terms: readonly string[]])[];

/** A title or heading: the numbers of its terms besides those of its text, and the alias terms of its runs. */
interface Heading {
  ids: readonly number[];
  aliases: Aliases;
}

/** The terms of a page. */
export interface PageTerms {
  /** Terms that are pairs of characters (`isPair`), one after another without anything between. */
  pairs: string;
  /** All other terms, one a line. */
  terms: string;
  /** Entries of each term, pairs first, as postings hold them (see `search-format.ts`); the last entry of a term has the low bit set. */
  entries: Uint8Array;
  /** Length class, 2·log2(terms). */
  size: number;
  aliases: Aliases;
  /** The terms, pairs first, by their numbers `by` the collector that found them. Not kept. */
  numbers?: { by: TermIds; list: Uint32Array };
}

/** Numbers of terms stay the same from page to page, so that a table of many pages looks no term up again (`makeTable`). */
export class Collector {
  private words = new Map<string, readonly number[]>();
  private titles = new Map<string, Heading>();
  /** Of the page, and of the one it was before. */
  private aliases = new Map<string, readonly string[]>();
  private known: ReadonlyMap<string, readonly string[]> = new Map();
  private page = 0;
  /** Four for each term by its number: the page it was found on last, and its first and last entry there. */
  private seen = new Uint32Array(1 << 14);
  /** Numbers of the page's terms as they were found. */
  private order = new Uint32Array(1 << 12);
  private count = 0;
  /** Entries `unit << 2 | field` of the page, each with the place of the term's next one. */
  private entries = new Uint32Array(1 << 13);
  private next = new Uint32Array(1 << 13);
  private size = 0;
  /** Entries of one term in their order: one up, 0 is the title. */
  private found = new Uint32Array(1 << 8);

  constructor(readonly ids = new TermIds()) {}

  private add(id: number, entry: number): void {
    const at = this.size;
    const place = id * 4;
    if (place >= this.seen.length) this.seen = grown(this.seen, place * 2);
    if (at === this.entries.length) [this.entries, this.next] = [grown(this.entries), grown(this.next)];
    const { seen, entries } = this;
    if (seen[place] === this.page) {
      const last = seen[place + 2]!;
      // Fields come one after another, so the same entry can only be the last, but at the top of the page.
      if (entries[last] === entry || (entry <= TITLE && this.has(place, entry))) return;
      this.next[last] = at;
    } else {
      if (this.count === this.order.length) this.order = grown(this.order);
      this.order[this.count++] = id;
      seen[place] = this.page;
      seen[place + 1] = at;
    }
    seen[place + 2] = at;
    entries[at] = entry;
    this.size = at + 1;
  }

  private has(place: number, entry: number): boolean {
    const last = this.seen[place + 2]!;
    for (let at = this.seen[place + 1]!; at !== last; at = this.next[at]!) if (this.entries[at] === entry) return true;
    return false;
  }

  /** Begins a page with its title and tags. @param known alias terms of runs @returns number of words and characters of the title */
  begin(title: string, tags: readonly string[], known: Aliases = []): number {
    this.page++;
    this.aliases = new Map();
    this.known = new Map(known);
    this.count = 0;
    this.size = 0;
    const words = this.heading(title, TITLE);
    for (const tag of tags) this.heading(tag, HEADING);
    return words;
  }

  /**
   * Adds the Latin words of a page's group and slug, by which many know a page of another language. No Han ones: a Han string is
   * found where it can be read (D25).
   */
  place(group: string, permalink: string): void {
    const slug = permalink.slice(permalink.replace(/\/$/, '').lastIndexOf('/') + 1);
    this.addWords(group, BODY);
    this.addWords(slug, HEADING);
  }

  /** Adds keywords: what the author says that the page is about, if a reader can see it or not. Han runs are terms of their own (D25). */
  keywords(keywords: readonly string[]): void {
    for (const keyword of keywords) {
      this.addWords(keyword, HEADING);
      const folded = fold(keyword);
      eachRun(folded, (kind, start, end) => {
        if (kind === CJK) this.add(this.ids.of(KEYWORD + folded.slice(start, end)), HEADING);
      });
    }
  }

  /** The words of a text, in unit 0. */
  private addWords(text: string, field: number): void {
    scan(text, (kind, start, end) => {
      if (kind === WORD) for (const id of this.idsOfWord(text.slice(start, end))) this.add(id, field);
    });
  }

  /** A unit; units come in ascending order. */
  unit([, path, own, body, code]: TextUnit, unit: number): void {
    const heading = path[path.length - 1];
    if (own && heading) this.heading(heading, (unit << 2) | HEADING);
    if (body) this.text(body, (unit << 2) | BODY);
    if (code) this.text(code, (unit << 2) | CODE);
  }

  private text(text: string, entry: number): number {
    let count = 0;
    let before = 0;
    let beforeEnd = -1;
    const operators = scan(text, (kind, start, end) => {
      if (kind === WORD) {
        count++;
        const word = text.slice(start, end);
        if (isNumber(word) && isInner(text, start, end)) this.add(this.ids.of(word + INNER), entry);
        else for (const id of this.idsOfWord(word)) this.add(id, entry);
        if (start - beforeEnd === 1) {
          const term = joinedTerm(text.slice(before, beforeEnd), text[beforeEnd], text.slice(start, end));
          if (term) this.add(this.ids.of(term), entry);
        }
        before = start;
        beforeEnd = end;
      } else {
        count += end - start;
        this.addPairs(text, [start, end], entry);
      }
    });
    for (const operator of operators) this.add(this.ids.of(operator), entry);
    if (MAY_NAME.test(text)) eachName(fold(text), (name) => this.add(this.ids.of(name), entry));
    return count;
  }

  private idsOfWord(cut: string): readonly number[] {
    let found = this.words.get(cut);
    if (!found) {
      const word = ownText(cut);
      found = wordTerms(word).map((term) => this.ids.of(term));
      if (this.words.size >= WORDS_MOST) this.words.clear();
      this.words.set(word, found);
    }
    return found;
  }

  /** Adds the pairs of a CJK run, as `pairsOf` cuts it. Folding does not change such characters. */
  private addPairs(text: string, [start, end]: [number, number], entry: number): void {
    if (end - start < 2 || hasSurrogate(text, start, end)) {
      for (const pair of pairsOf(text.slice(start, end))) this.add(this.ids.of(pair), entry);
    } else for (let at = start; at < end - 1; at++) this.add(this.ids.pair(pairCode(text, at)), entry);
  }

  private heading(text: string, entry: number): number {
    let own = this.titles.get(text);
    if (!own) {
      const aliases = new Map<string, readonly string[]>();
      const terms = headingTerms(text, (run) => {
        const found = this.known.get(run) ?? aliasesOfRun(run);
        aliases.set(run, found);
        return found;
      });
      own = { ids: terms.map((term) => this.ids.of(term)), aliases: [...aliases] };
      if (this.titles.size >= TITLES_MOST) this.titles.clear();
      this.titles.set(text, own);
    }
    for (const id of own.ids) this.add(id, entry);
    for (const [run, terms] of own.aliases) this.aliases.set(run, terms);
    return this.text(text, entry);
  }

  /** The terms of the page begun last. */
  finish(titleWords: number): PageTerms {
    const { ids, count } = this;
    const list = new Uint32Array(count);
    const terms: string[] = [];
    let pairs = 0;
    for (let i = 0; i < count; i++) if (ids.code(this.order[i]!) !== 0) list[pairs++] = this.order[i]!;
    for (let i = 0; i < count; i++) {
      const id = this.order[i]!;
      if (ids.code(id) === 0) list[pairs - 1 + terms.push(ids.name(id))] = id;
    }
    const bytes = new Bytes(this.size * 2);
    for (const id of list) this.write(id, bytes, titleWords);
    return {
      pairs: textOfPairs(ids, list.subarray(0, pairs)),
      terms: terms.join('\n'),
      entries: bytes.finish(),
      size: Math.min(40, Math.round(2 * Math.log2(count + 1))),
      aliases: [...this.aliases],
      numbers: { by: ids, list },
    };
  }

  private write(id: number, bytes: Bytes, titleWords: number): void {
    const { seen, entries, next } = this;
    const last = seen[id * 4 + 2]!;
    let count = 0;
    for (let at = seen[id * 4 + 1]!; ; at = next[at]!) {
      if (count === this.found.length) this.found = grown(this.found);
      const { found } = this;
      const entry = entries[at]!;
      // The title comes first: its number is not a unit. The others are nearly in order.
      const key = entry === TITLE ? 0 : entry + 1;
      let to = count++;
      for (; to > 0 && found[to - 1]! > key; to--) found[to] = found[to - 1]!;
      found[to] = key;
      if (at === last) break;
    }
    writeEntries(bytes, this.found.subarray(0, count), titleWords);
  }
}

function textOfPairs(ids: TermIds, list: Uint32Array): string {
  const units = new Uint16Array(list.length * 2);
  for (let i = 0; i < list.length; i++) {
    const code = ids.code(list[i]!);
    units[i * 2] = code >>> 16;
    units[i * 2 + 1] = code & 0xffff;
  }
  return textOfUnits(units);
}

/** A long string cut out of a text holds the whole text: one that stays is copied. */
const ownText = (cut: string): string =>
  cut.length < SLICED_FROM ? cut : Buffer.from(cut, 'utf16le').toString('utf16le');

function hasSurrogate(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((text.charCodeAt(at) & 0xf800) === 0xd800) return true;
  return false;
}

/** True if there is anything that `eachName` might find: to fold every text would be slow. */
const MAY_NAME = /\d\.\d|--[a-z]|@\w/i;

/** The term of two words with one sign between them, where they are one name or a number with its unit. */
function joinedTerm(first: string, sign: string | undefined, second: string): string | undefined {
  if (isJoint(sign)) return areJoined(first, second) ? jointOf(first, second) + JOINT : undefined;
  return sign === ' ' && isNumber(first) && isUnit(fold(second)) ? jointOf(first, second) : undefined;
}

/** Returns the terms of a title or heading besides those of its text: single characters, neighbouring words written together, the one word that it is, and aliases. */
function headingTerms(text: string, ofRun: typeof aliasesOfRun): string[] {
  const terms: string[] = [];
  const folded = fold(text);
  let runs = 0;
  let before = '';
  let beforeEnd = -9;
  eachRun(folded, (kind, start, end) => {
    const run = folded.slice(start, end);
    if (kind === CJK) terms.push(...run);
    else if (before && start - beforeEnd === 1 && areJoined(before, run)) terms.push(jointOf(before, run));
    before = kind === WORD ? run : '';
    beforeEnd = end;
    runs++;
  });
  if (runs === 1 && before) terms.push(wholeOf(before) + SOLE);
  return [...terms, ...aliasTerms(text, ofRun)];
}

/** @param keys entries one up, 0 is the title */
function writeEntries(bytes: Bytes, keys: Uint32Array, titleWords: number): void {
  let unit = 0;
  for (let i = 0; i < keys.length; i++) {
    const entry = keys[i] === 0 ? TITLE : keys[i]! - 1;
    const field = entry & 3;
    const number = field === TITLE ? Math.min(31, titleWords) : (entry >> 2) - unit;
    if (field !== TITLE) unit = entry >> 2;
    bytes.varint((number << 3) | (field << 1) | (i === keys.length - 1 ? 1 : 0));
  }
}
