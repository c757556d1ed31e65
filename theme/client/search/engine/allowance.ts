/** Limits what one answer may load of the index: the first one, and each continuation that a reader requests. */

import type { TermBlock } from '../../../../renderer/shared/index-bytes.js';
import { UNITS } from '../../../../renderer/shared/search-format.js';
import type { Candidate } from './candidate.js';
import { FIRST_HITS } from './first-hits.js';
import type { Store } from './store.js';

/** Files and bytes, the meta file among them. Twenty-four and 200 KB are promised: code that few queries load and an underestimated text have room. */
const FILES = 22;
const BYTES = 180_000;
/** Of these, what looking up words leaves to texts: those of the hits that are seen at once, and a few more. */
const TEXT_FILES = 8;
const TEXT_BYTES = 40_000;
/** The same of a question, which has more words to look up; its lists take one of them. */
const ASKED_TEXT_FILES = FIRST_HITS;
/** Terms that a query is answered from at most and at least, however large their postings are. */
const MOST_TERMS = 12;
const LEAST_TERMS = 4;
/** Share of its bytes that the meta file has on its way. */
const META_SHARE = 0.6;
/** Texts are guessed to be so much larger than those that have come. */
const CAREFUL = 1.2;

const NOTHING: TermBlock = { lines: [], ends: new Uint32Array(1), bytes: new Uint8Array() };

export interface Allowance {
  /** The index as far as the answer may load it: words beyond that are in no page. */
  store: Store;
  /** Takes the texts of as many of the first candidates as there is room for. */
  takeTexts(candidates: readonly Candidate[]): number;
  /** Leaves a question more files for looking up words, and fewer for texts. */
  favourWords(): void;
  /** Terms that can be looked up. */
  terms: number;
  /** True if something was not looked up. */
  isCut(): boolean;
}

/** @param first the answer loads the meta file, too */
export function allowance(store: Store, first: boolean): Allowance {
  const terms = new Set<string>();
  const texts = new Set<string>();
  /** Lists that select words to look up do not count. */
  const lists = new Set<string>();
  let cut = false;
  let textFiles = TEXT_FILES;
  const sum = (names: Iterable<string>, guess: number) => {
    let bytes = 0;
    for (const name of names) bytes += store.sizeOf(name) ?? guess;
    return bytes;
  };
  const files = () => terms.size + texts.size + lists.size + Number(first);
  const meta = first ? store.text.length * META_SHARE : 0;
  const termBytes = () => sum(terms, store.termSize) + sum(lists, 0) + meta;
  const room = BYTES - TEXT_BYTES - meta;
  const most = Math.min(MOST_TERMS, Math.max(LEAST_TERMS, Math.floor(room / store.termSize)));
  const isFree = (name: string) =>
    store.sizeOf(name) !== undefined || terms.has(name) || texts.has(name) || lists.has(name);
  const takeTerms = (name: string) => {
    if (isFree(name)) return true;
    if (
      files() - lists.size >= FILES - textFiles ||
      (terms.size >= most && termBytes() + store.termSize > BYTES - TEXT_BYTES)
    ) {
      cut = true;
      return false;
    }
    terms.add(name);
    return true;
  };
  const guess = () => {
    const sizes = [...texts].flatMap((name) => store.sizeOf(name) ?? []);
    const usual = sizes.length > 0 ? (sizes.reduce((a, b) => a + b) / sizes.length) * CAREFUL : 0;
    // The first ones may be the short ones.
    return Math.max(usual, store.textSize);
  };
  return {
    store: {
      ...store,
      block: async (number) => (takeTerms(store.blockFile(number)) ? store.block(number) : NOTHING),
      words: async (length) => (takeTerms(store.wordsFile(length)) ? store.words(length) : []),
      async list(length) {
        const name = store.wordsFile(length);
        if (length > 0) lists.add(name);
        return length > 0 || takeTerms(name) ? store.list(length) : undefined;
      },
    },
    takeTexts(candidates) {
      const size = guess();
      let bytes = termBytes() + sum(texts, size);
      for (const [i, { slot, unit }] of candidates.entries()) {
        const name = store.textFile(slot, Math.floor(unit / UNITS));
        if (isFree(name)) continue;
        bytes += size;
        if (files() >= FILES || bytes > BYTES) return i;
        texts.add(name);
      }
      return candidates.length;
    },
    favourWords() {
      textFiles = ASKED_TEXT_FILES;
    },
    terms: most,
    isCut: () => cut,
  };
}
