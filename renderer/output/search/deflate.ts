/**
 * Raw deflate (RFC 1951) whose bytes depend on nothing but the input (D11): Node's zlib differs between versions and processors. One block with
 * dynamic Huffman codes, or a stored one where that is shorter; made for inputs of a few KB, read by `theme/client/search/engine/inflate.ts`.
 */
import { huffmanCodes, huffmanLengths } from './huffman.js';

const MIN_MATCH = 3;
const MAX_MATCH = 258;
const WINDOW = 32768;
/** Earlier places looked at for each match. */
const MAX_CHAIN = 8;
/** A match this long is taken without looking for a longer one at the next byte. */
const GOOD_MATCH = 8;
const HASH_BITS = 13;
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const LENGTH_SYMBOL = new Uint16Array(MAX_MATCH + 1);
const LENGTH_BASE: number[] = [];
const LENGTH_EXTRA: number[] = [];
const DISTANCE_BASE: number[] = [];
const DISTANCE_EXTRA: number[] = [];
for (let i = 0, base = 3; i < 28; i++) {
  const bits = Math.max(0, (i >> 2) - 1);
  LENGTH_BASE.push(base);
  LENGTH_EXTRA.push(bits);
  for (let n = 0; n < 1 << bits; n++) LENGTH_SYMBOL[base + n] = 257 + i;
  base += 1 << bits;
}
LENGTH_BASE.push(MAX_MATCH);
LENGTH_EXTRA.push(0);
LENGTH_SYMBOL[MAX_MATCH] = 285;
for (let i = 0, base = 1; i < 30; i++) {
  const bits = Math.max(0, (i >> 1) - 1);
  DISTANCE_BASE.push(base);
  DISTANCE_EXTRA.push(bits);
  base += 1 << bits;
}

function distanceSymbol(distance: number): number {
  if (distance < 5) return distance - 1;
  const bits = 31 - Math.clz32(distance - 1);
  return bits * 2 + (((distance - 1) >> (bits - 1)) & 1);
}

/** Tables of one run, kept between calls: building an index deflates thousands of small shards. */
const head = new Int32Array(1 << HASH_BITS);
const chain = new Int32Array(WINDOW);
const hashAt = (data: Uint8Array, i: number) =>
  (Math.imul(data[i]! | (data[i + 1]! << 8) | (data[i + 2]! << 16), 0x9e3779b1) >>> (32 - HASH_BITS)) | 0;

/** Literals as themselves, matches as `-(distance << 9 | length)`. */
function parse(data: Uint8Array): Int32Array {
  head.fill(-1);
  const out = new Int32Array(data.length);
  let count = 0;
  let i = 0;
  let held = find(data, 0);
  const end = data.length;
  while (i < end) {
    const match = held;
    insert(data, i);
    held = i + 1 < end ? (match >>> 16 < GOOD_MATCH ? find(data, i + 1) : 0) : 0;
    if (match === 0 || held >>> 16 > match >>> 16) {
      out[count++] = data[i++]!;
      continue;
    }
    const length = match >>> 16;
    out[count++] = -(((match & 0xffff) << 9) | length);
    for (let n = 1; n < length; n++) insert(data, i + n);
    i += length;
    held = i < end ? find(data, i) : 0;
  }
  return out.subarray(0, count);
}

function insert(data: Uint8Array, i: number): void {
  if (i + 2 >= data.length) return;
  const hash = hashAt(data, i);
  chain[i & (WINDOW - 1)] = head[hash]!;
  head[hash] = i;
}

/** Longest earlier match at `i` as `length << 16 | distance`, 0 without one. */
function find(data: Uint8Array, i: number): number {
  const limit = Math.min(MAX_MATCH, data.length - i);
  if (limit < MIN_MATCH) return 0;
  let best = MIN_MATCH - 1;
  let distance = 0;
  let at = head[hashAt(data, i)]!;
  for (let left = MAX_CHAIN; at >= 0 && i - at < WINDOW && left > 0; left--) {
    if (data[at + best] === data[i + best]) {
      let length = 0;
      while (length < limit && data[at + length] === data[i + length]) length++;
      if (length > best) {
        best = length;
        distance = i - at;
        if (length === limit) break;
      }
    }
    const before = chain[at & (WINDOW - 1)]!;
    if (before >= at) break;
    at = before;
  }
  // A short match far away costs more bits than its letters.
  return distance === 0 || (best === MIN_MATCH && distance > 2048) ? 0 : (best << 16) | distance;
}

class BitWriter {
  private hold = 0;
  private held = 0;
  private size = 0;
  constructor(private bytes: Uint8Array) {}

  bits(value: number, count: number): void {
    this.hold |= value << this.held;
    this.held += count;
    while (this.held >= 8) {
      this.bytes[this.size++] = this.hold;
      this.hold >>>= 8;
      this.held -= 8;
    }
  }

  finish(): Uint8Array {
    if (this.held > 0) this.bytes[this.size++] = this.hold;
    return this.bytes.slice(0, this.size);
  }
}

/** Code lengths written with the run symbols 16 (repeat), 17 and 18 (zeros): `symbol | extra << 8`. */
function runLengths(lengths: Uint8Array): number[] {
  const out: number[] = [];
  for (let i = 0; i < lengths.length; ) {
    const value = lengths[i]!;
    let run = 1;
    while (i + run < lengths.length && lengths[i + run] === value) run++;
    i += run;
    if (value === 0) {
      for (; run >= 11; run -= Math.min(run, 138)) out.push(18 | ((Math.min(run, 138) - 11) << 8));
      if (run >= 3) {
        out.push(17 | ((run - 3) << 8));
        run = 0;
      }
    } else {
      out.push(value);
      for (run--; run >= 3; run -= Math.min(run, 6)) out.push(16 | ((Math.min(run, 6) - 3) << 8));
    }
    for (; run > 0; run--) out.push(value);
  }
  return out;
}

const EXTRA_OF_RUN = [2, 3, 7];

/** Deflates bytes. */
export function deflate(data: Uint8Array): Uint8Array {
  const tokens = parse(data);
  const literalCounts = new Uint32Array(286);
  const distanceCounts = new Uint32Array(30);
  for (const token of tokens) {
    if (token >= 0) literalCounts[token]!++;
    else {
      literalCounts[LENGTH_SYMBOL[-token & 511]!]!++;
      distanceCounts[distanceSymbol(-token >>> 9)]!++;
    }
  }
  literalCounts[256] = 1;
  const literals = huffmanLengths(literalCounts, 15);
  const distances = huffmanLengths(distanceCounts, 15);
  const writer = new BitWriter(new Uint8Array(data.length * 2 + 512));
  writer.bits(1, 1);
  writer.bits(2, 2);
  writeTrees(writer, literals, distances);
  writeTokens(writer, tokens, literals, distances);
  const packed = writer.finish();
  return packed.length < data.length + 5 || data.length > 0xffff ? packed : stored(data);
}

function writeTrees(writer: BitWriter, literals: Uint8Array, distances: Uint8Array): void {
  let literalCount = 286;
  while (literalCount > 257 && literals[literalCount - 1] === 0) literalCount--;
  let distanceCount = 30;
  while (distanceCount > 1 && distances[distanceCount - 1] === 0) distanceCount--;
  const all = new Uint8Array(literalCount + distanceCount);
  all.set(literals.subarray(0, literalCount));
  all.set(distances.subarray(0, distanceCount), literalCount);
  const runs = runLengths(all);
  const counts = new Uint32Array(19);
  for (const run of runs) counts[run & 255]!++;
  const lengths = huffmanLengths(counts, 7);
  const codes = huffmanCodes(lengths);
  let used = 19;
  while (used > 4 && lengths[LENGTH_ORDER[used - 1]!] === 0) used--;
  writer.bits(literalCount - 257, 5);
  writer.bits(distanceCount - 1, 5);
  writer.bits(used - 4, 4);
  for (let i = 0; i < used; i++) writer.bits(lengths[LENGTH_ORDER[i]!]!, 3);
  for (const run of runs) {
    const symbol = run & 255;
    writer.bits(codes[symbol]!, lengths[symbol]!);
    if (symbol >= 16) writer.bits(run >> 8, EXTRA_OF_RUN[symbol - 16]!);
  }
}

function writeTokens(writer: BitWriter, tokens: Int32Array, literals: Uint8Array, distances: Uint8Array): void {
  const literalCodes = huffmanCodes(literals);
  const distanceCodes = huffmanCodes(distances);
  for (const token of tokens) {
    if (token >= 0) {
      writer.bits(literalCodes[token]!, literals[token]!);
      continue;
    }
    const length = -token & 511;
    const symbol = LENGTH_SYMBOL[length]!;
    writer.bits(literalCodes[symbol]!, literals[symbol]!);
    writer.bits(length - LENGTH_BASE[symbol - 257]!, LENGTH_EXTRA[symbol - 257]!);
    const distance = -token >>> 9;
    const slot = distanceSymbol(distance);
    writer.bits(distanceCodes[slot]!, distances[slot]!);
    writer.bits(distance - DISTANCE_BASE[slot]!, DISTANCE_EXTRA[slot]!);
  }
  writer.bits(literalCodes[256]!, literals[256]!);
}

function stored(data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 5);
  out.set([1, data.length & 255, data.length >> 8, ~data.length & 255, (~data.length >> 8) & 255]);
  out.set(data, 5);
  return out;
}
