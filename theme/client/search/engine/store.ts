/** Loads the files of the index, checks them and keeps them for the session. */

import { decodeBlock, readLines, type TermBlock, utf8 } from '../../../../renderer/shared/index-bytes.js';
import {
  blockName,
  FORMAT,
  fnv24,
  IN_GB,
  type Meta,
  metaSum,
  type TextShard,
  textName,
  wordsName,
} from '../../../../renderer/shared/search-format.js';
import { IndexError } from './index-error.js';
import { inflate } from './inflater.js';
import { lettersOf } from './spellings.js';

/** Bytes of a file, as far as the HTTP cache may answer. Rejects with an error whose `code` is `missing` or `unreachable`. */
export type FetchBytes = (address: string, cache: RequestCache) => Promise<Uint8Array>;

/** A known word with its letters (`lettersOf`) and rank, 0–9. */
export interface Word {
  word: string;
  letters: number;
  rank: number;
}

/** One loaded index. A deployment makes a new one. */
export interface Store {
  meta: Meta;
  /** The meta file as loaded. */
  text: string;
  /** Index of a page in the meta file by slot; undefined for a free slot. */
  ordinals: number[];
  /** Number of the block that would hold a term. */
  blockOf(term: string): number;
  block(number: number): Promise<TermBlock>;
  texts(slot: number, shard: number): Promise<TextShard>;
  /** Known words of a length. */
  words(length: number): Promise<Word[]>;
  /** Lines of `search-format.ts`: the synonyms by length 0, the lists of questions by `ASKED_LISTS`; undefined without any. */
  list(length: number): Promise<string | undefined>;
  /** Names of the files that these are read from. */
  blockFile(number: number): string;
  textFile(slot: number, shard: number): string;
  wordsFile(length: number): string;
  /** Bytes of a file that has been loaded. */
  sizeOf(name: string): number | undefined;
  /** About the bytes of a text shard, and of a term shard. */
  textSize: number;
  termSize: number;
}

/** Bytes of a text shard and of a term shard of a site of so many slots; those of larger sites are larger (`page-slots.ts`). */
const TEXT_SIZE = 2600;
const TERM_SIZE = 1900;
const SMALL = 256;

/** Returns the number encoded in three bytes of base64. */
const three = (text: string, at: number) =>
  (text.charCodeAt(at) << 16) | (text.charCodeAt(at + 1) << 8) | text.charCodeAt(at + 2);

export async function openStore(fetchFile: FetchBytes, base: string): Promise<Store> {
  const fetchBytes: FetchBytes = (address, cache) =>
    fetchFile(address, cache).catch(({ code = 'unreachable' }: Partial<IndexError>) => {
      throw new IndexError(code, address);
    });
  const text = utf8.decode(await fetchBytes(`${base}meta.json`, 'no-cache'));
  let meta: Meta;
  try {
    meta = JSON.parse(text) as Meta;
    if (meta.format === FORMAT && meta.sum === metaSum(text))
      return storeOf(meta, text, (name, cache) => fetchBytes(base + name, cache));
  } catch {
    throw new IndexError('corrupt', 'meta.json');
  }
  throw new IndexError(meta.format === FORMAT ? 'corrupt' : 'format', `meta.json: ${meta.format}`);
}

/** Index of a page in the meta file by slot. */
function ordinalsOf(gaps: string): number[] {
  const ordinals: number[] = [];
  let slot = 0;
  let ordinal = 0;
  for (let i = 0; i < gaps.length; i++) {
    const gap = gaps.charCodeAt(i);
    slot += gap;
    if (gap < 255) ordinals[slot] = ordinal++;
  }
  return ordinals;
}

/** Loads a shard once; a failed one is tried again next time. `sum` is what its checksum is mixed with; `sizes` gets the bytes by name. */
function shardsOf(load: FetchBytes, sizes: Map<string, number>) {
  const files = new Map<string, Promise<unknown>>();
  return <T>(name: string, sum: number, decode: (bytes: Uint8Array) => T | undefined): Promise<T> => {
    let promise = files.get(name) as Promise<T> | undefined;
    if (!promise) {
      const read = async (cache: RequestCache) => {
        const bytes = await load(name, cache);
        const packed = bytes.subarray(3);
        try {
          const right = ((bytes[0]! << 16) | (bytes[1]! << 8) | bytes[2]!) === (fnv24(packed) ^ sum);
          const decoded = right && decode(await inflate(packed));
          sizes.set(name, bytes.length);
          if (decoded) return decoded;
        } catch {}
        throw new IndexError('corrupt', name);
      };
      // A browser keeps what it once got for ever, a shard cut short or an error page too.
      promise = read('default').catch((error: IndexError) => {
        if (error.code === 'unreachable') throw error;
        return read('reload');
      });
      files.set(name, promise);
      promise.catch(() => files.delete(name));
    }
    return promise;
  };
}

function storeOf(meta: Meta, text: string, load: FetchBytes): Store {
  const keys = meta.keys.split('\n');
  const pageNames = atob(meta.names);
  const blockNames = atob(meta.blocks);
  const sizes = new Map<string, number>();
  const file = shardsOf(load, sizes);
  const ordinals = ordinalsOf(atob(meta.used));
  const namedBy = (length: number) => (length > 0 ? meta.words[length] : meta.synonyms);
  const nameOf = {
    block: (number: number) => three(blockNames, number * 3),
    page: (slot: number) => three(pageNames, ordinals[slot]! * 3),
    words: (length: number) => three(atob(namedBy(length) ?? ''), 0),
  };
  const blockFile = (number: number) => blockName(keys[number]!, nameOf.block(number));
  const textFile = (slot: number, shard: number) => textName(slot, nameOf.page(slot), shard);
  const wordsFile = (length: number) => wordsName(length, nameOf.words(length));
  const larger = Math.max(1, ordinals.length / SMALL);

  return {
    meta,
    text,
    ordinals,
    blockFile,
    textFile,
    wordsFile,
    sizeOf: (name) => sizes.get(name),
    textSize: TEXT_SIZE * larger ** 0.25,
    termSize: TERM_SIZE * larger ** 0.45,
    blockOf(term) {
      let low = 0;
      let high = keys.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (keys[middle]! <= term) low = middle + 1;
        else high = middle;
      }
      return Math.max(0, low - 1);
    },
    block(number) {
      return file(blockFile(number), nameOf.block(number), decodeBlock);
    },
    texts(slot, shard) {
      return file(textFile(slot, shard), 0, (bytes) => {
        const text = bytes[0] === IN_GB ? new TextDecoder('gb18030') : utf8;
        const found = JSON.parse(text.decode(bytes)) as TextShard;
        return found[0] === nameOf.page(slot) ? found : undefined;
      });
    },
    async list(length) {
      if (!namedBy(length)) return undefined;
      return file(wordsFile(length), nameOf.words(length), (bytes) => utf8.decode(bytes));
    },
    async words(length) {
      if (!meta.words[length]) return [];
      return file(wordsFile(length), nameOf.words(length), (bytes) =>
        readLines(
          utf8.decode(bytes).split('\n'),
          (word, line) => ({ word, letters: lettersOf(word), rank: Number(line[0]) }),
          1,
        ),
      );
    },
  };
}
