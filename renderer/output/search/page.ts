/** One page of the search index: its terms with the units they stand in, and its text shards. Pure; made again only when the page's hash changes. */
import { BODY, CODE, fnv24, HEADING, type TextUnit, TITLE, UNITS } from '../../../theme/client/search/engine/format.js';
import { CJK, eachRun, fold, operatorsOf, pairsOf, WORD, wordTerms } from '../../site/tokens.js';
import type { SearchPageRecords } from '../../site/types.js';
import { aliasTerms } from './aliases.js';
import { Bytes } from './bytes.js';
import { keyOf } from './page-key.js';
import { isPair, pairCode, TermIds } from './term-ids.js';
import { unitsOf } from './units.js';

export { keyOf } from './page-key.js';

/** What the meta file and later builds need of a page. Plain data. */
export interface PageHead {
  page: string;
  /** `keyOf` the records. */
  key: string;
  /** Three bytes of name for the text shards. */
  name: number;
  /** Number of text shards. */
  shards: number;
  /** Language, version, docusaurus_tag. */
  facet: [string, string, string];
  /** Length class, 2·log2(terms). */
  size: number;
}

export interface PageTokens extends PageHead {
  /** Terms that are pairs of characters (`isPair`), one after another without anything between. */
  pairs: string;
  /** All other terms, one a line. */
  terms: string;
  /** Entries of each term, pairs first, as postings hold them (see `format.ts`); the last entry of a term has the low bit set. */
  entries: Uint8Array;
  /** Texts of the shards, JSON. May be left out where tokens are kept: they can be made again. */
  texts?: string[];
}

export function headOf({ page, key, name, shards, facet, size }: PageTokens): PageHead {
  return { page, key, name, shards, facet, size };
}

/** Words seen in this process with their terms: pages share most of them. */
const wordCache = new Map<string, string[]>();
const WORD_CACHE_MAX = 100_000;

function termsOfWord(word: string): string[] {
  let terms = wordCache.get(word);
  if (!terms) {
    terms = wordTerms(word);
    if (wordCache.size >= WORD_CACHE_MAX) wordCache.clear();
    wordCache.set(word, terms);
  }
  return terms;
}

/** Tokenises a page; `shardSize` is the wanted size of its text shards in bytes before deflating. */
export function tokenisePage(page: SearchPageRecords, shardSize: number): PageTokens {
  const { title, lvl0, tags, shards } = unitsOf(page, shardSize);
  const key = keyOf(page, shardSize);
  const name = fnv24(key);
  const collector = new Collector();
  const words = collector.title(title);
  for (const tag of tags) collector.heading(tag, 0);
  collector.place(lvl0, page.page);
  shards.forEach((units, shard) => {
    units.forEach((unit, i) => {
      collectUnit(collector, unit, shard * UNITS + i);
    });
  });
  const first = page.records[0];
  return {
    page: page.page,
    key,
    name,
    ...collector.finish(words),
    shards: shards.length,
    texts: shards.map((units, i) => JSON.stringify([name, page.page, lvl0, title, i === 0 ? tags : [], units])),
    facet: [first?.language ?? '', first?.version ?? '', first?.docusaurus_tag ?? ''],
  };
}

function collectUnit(collector: Collector, [, path, own, body, code]: TextUnit, unit: number): void {
  const heading = path[path.length - 1];
  if (own && heading) collector.heading(heading, unit);
  if (body) collector.text(body, unit, BODY);
  if (code) collector.text(code, unit, CODE);
}

const SURROGATE = /[\ud800-\udfff]/;
/** Room for the pairs of an ordinary page. */
const PAIRS_ROOM = 1 << 12;

/** Gathers terms with their entries `unit << 2 | field`, ascending because units are visited in order. */
class Collector {
  private ids = new TermIds(PAIRS_ROOM);
  /** By the number of the term. */
  private found: number[][] = [];

  private add(id: number, entry: number): void {
    const entries = this.found[id];
    if (!entries) this.found[id] = [entry];
    else if (entries[entries.length - 1] !== entry && !entries.includes(entry)) entries.push(entry);
  }

  private addTerm(term: string, entry: number): void {
    this.add(this.ids.of(term), entry);
  }

  /** The pairs of a CJK run, as `pairsOf` cuts it. */
  private addPairs(folded: string, [start, end]: [number, number], entry: number): void {
    const run = folded.slice(start, end);
    if (run.length < 2 || SURROGATE.test(run)) for (const pair of pairsOf(run)) this.addTerm(pair, entry);
    else for (let at = start; at < end - 1; at++) this.add(this.ids.pair(pairCode(folded, at)), entry);
  }

  text(text: string, unit: number, field: number): number {
    const entry = (unit << 2) | field;
    const folded = fold(text);
    let count = 0;
    eachRun(folded, (kind, start, end) => {
      if (kind === WORD) {
        count++;
        for (const term of termsOfWord(text.slice(start, end))) this.addTerm(term, entry);
      } else {
        count += end - start;
        this.addPairs(folded, [start, end], entry);
      }
    });
    for (const operator of operatorsOf(text)) this.addTerm(operator, entry);
    return count;
  }

  /** A title or heading: also its single characters, neighbouring words written together, and its aliases. */
  heading(text: string, unit: number, field = HEADING): number {
    const entry = (unit << 2) | field;
    const folded = fold(text);
    let before = '';
    let beforeEnd = -9;
    eachRun(folded, (kind, start, end) => {
      const run = folded.slice(start, end);
      if (kind === CJK) for (const character of run) this.addTerm(character, entry);
      else if (before && start - beforeEnd === 1) this.addTerm(before + run, entry);
      before = kind === WORD ? run : '';
      beforeEnd = end;
    });
    for (const term of aliasTerms(text)) this.addTerm(term, entry);
    return this.text(text, unit, field);
  }

  /**
   * Where the page stands: the Latin words of its group and of its slug, by which many know a page of another language. No Han ones: a Han string is
   * found where it can be read (D25).
   */
  place(group: string, permalink: string): void {
    const slug = permalink.slice(permalink.replace(/\/$/, '').lastIndexOf('/') + 1);
    this.words(group, BODY);
    this.words(slug, HEADING);
  }

  /** The words of a text, in unit 0. */
  private words(text: string, field: number): void {
    eachRun(fold(text), (kind, start, end) => {
      if (kind === WORD) for (const term of termsOfWord(text.slice(start, end))) this.addTerm(term, field);
    });
  }

  /** Returns the number of words and characters. */
  title(text: string): number {
    return this.heading(text, 0, TITLE);
  }

  finish(titleWords: number): Pick<PageTokens, 'pairs' | 'terms' | 'entries' | 'size'> {
    const { names } = this.ids;
    const pairs: string[] = [];
    const terms: string[] = [];
    const bytes = new Bytes(names.length * 2);
    names.forEach((name, id) => {
      if (isPair(name)) {
        pairs.push(name);
        writeEntries(bytes, this.found[id]!, titleWords);
      } else terms.push(name);
    });
    for (const term of terms) writeEntries(bytes, this.found[this.ids.word(term)]!, titleWords);
    return {
      pairs: pairs.join(''),
      terms: terms.join('\n'),
      entries: bytes.finish(),
      size: Math.min(40, Math.round(2 * Math.log2(names.length + 1))),
    };
  }
}

function writeEntries(bytes: Bytes, entries: number[], titleWords: number): void {
  // The title comes first: its number is no unit.
  if (entries.length > 1) entries.sort((a, b) => Number((b & 3) === TITLE) - Number((a & 3) === TITLE) || a - b);
  let unit = 0;
  entries.forEach((entry, i) => {
    const last = i === entries.length - 1 ? 1 : 0;
    const field = entry & 3;
    const number = field === TITLE ? Math.min(31, titleWords) : (entry >> 2) - unit;
    if (field !== TITLE) unit = entry >> 2;
    bytes.varint((number << 3) | (field << 1) | last);
  });
}
