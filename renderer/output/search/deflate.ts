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

/**
 * Tables kept between calls: building an index deflates thousands of small shards. Places are counted on from call to call, so that those of earlier
 * calls, all before `base`, need not be cleared away.
 */
const heads = new Int32Array(1 << HASH_BITS);
const chain = new Int32Array(WINDOW);
let base = 1;
const PLACES_MOST = 2 ** 30;
let tokens = new Int32Array(1 << 14);

const hashAt = (data: Uint8Array, i: number) =>
  (Math.imul(data[i]! | (data[i + 1]! << 8) | (data[i + 2]! << 16), 0x9e3779b1) >>> (32 - HASH_BITS)) | 0;

function startTables(size: number): void {
  if (base > PLACES_MOST) {
    heads.fill(0);
    base = 1;
  }
  if (tokens.length < size) tokens = new Int32Array(size * 2);
}

/** How often each symbol occurs. */
interface Counts {
  literals: Uint32Array;
  distances: Uint32Array;
}

/**
 * Fills `tokens`: literals as themselves, matches as `-(distance << 9 | length)`. A match waits for the next byte, where a longer one may begin.
 * @returns number of tokens
 */
function parse(data: Uint8Array, { literals, distances }: Counts): number {
  const end = data.length;
  const out = tokens;
  let count = 0;
  let waiting = 0;
  for (let i = 0; i < end; i++) {
    const waits = waiting >>> 16;
    const match = waits < GOOD_MATCH && i + 2 < end ? findAndAdd(data, i) : -1;
    if (match > 0 ? match >>> 16 > waits : waits === 0) {
      if (waits > 0) {
        const literal = data[i - 1]!;
        out[count++] = literal;
        literals[literal]!++;
      }
      waiting = 0;
      if (match > 0) waiting = match;
      else {
        const literal = data[i]!;
        out[count++] = literal;
        literals[literal]!++;
      }
      continue;
    }
    const distance = waiting & 0xffff;
    out[count++] = -((distance << 9) | waits);
    literals[LENGTH_SYMBOL[waits]!]!++;
    distances[distanceSymbol(distance)]!++;
    const next = i - 1 + waits;
    add(data, match < 0 ? i : i + 1, Math.min(next, end - 2));
    waiting = 0;
    i = next - 1;
  }
  return count;
}

/** Adds places to the chains, `to` exclusive. */
function add(data: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const hash = hashAt(data, i);
    chain[i & (WINDOW - 1)] = heads[hash]!;
    heads[hash] = i + base;
  }
}

/** Longest earlier match at `i` as `length << 16 | distance`, 0 without one. Adds `i` to the chains. */
function findAndAdd(data: Uint8Array, i: number): number {
  const hash = hashAt(data, i);
  const first = heads[hash]!;
  chain[i & (WINDOW - 1)] = first;
  heads[hash] = i + base;
  if (first < base) return 0;
  const limit = Math.min(MAX_MATCH, data.length - i);
  let best = MIN_MATCH - 1;
  let distance = 0;
  let at = first - base;
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
    at = chain[at & (WINDOW - 1)]! - base;
  }
  // A short match far away costs more bits than its letters.
  return distance === 0 || (best === MIN_MATCH && distance > 2048) ? 0 : (best << 16) | distance;
}

/** Writes bits, the lowest first. Buffers are kept between calls. */
class BitWriter {
  private hold = 0;
  private held = 0;
  private size = 0;
  private bytes = new Uint8Array(1 << 14);

  start(room: number): void {
    if (this.bytes.length < room) this.bytes = new Uint8Array(room * 2);
    this.hold = 0;
    this.held = 0;
    this.size = 0;
  }

  /** @param count 16 at most */
  bits(value: number, count: number): void {
    this.hold |= value << this.held;
    this.held += count;
    if (this.held < 16) return;
    this.bytes[this.size] = this.hold;
    this.bytes[this.size + 1] = this.hold >>> 8;
    this.size += 2;
    this.hold >>>= 16;
    this.held -= 16;
  }

  /** @returns a copy of what was written */
  finish(): Uint8Array {
    for (; this.held > 0; this.held -= 8) {
      this.bytes[this.size++] = this.hold;
      this.hold >>>= 8;
    }
    return this.bytes.slice(0, this.size);
  }
}

const writer = new BitWriter();

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
  const counts: Counts = { literals: new Uint32Array(286), distances: new Uint32Array(30) };
  startTables(data.length);
  const count = parse(data, counts);
  base += data.length;
  counts.literals[256] = 1;
  const literals = huffmanLengths(counts.literals, 15);
  const distances = huffmanLengths(counts.distances, 15);
  writer.start(data.length * 2 + 512);
  writer.bits(1, 1);
  writer.bits(2, 2);
  writeTrees(literals, distances);
  writeTokens(count, literals, distances);
  const packed = writer.finish();
  return packed.length < data.length + 5 || data.length > 0xffff ? packed : stored(data);
}

function writeTrees(literals: Uint8Array, distances: Uint8Array): void {
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

function writeTokens(count: number, literals: Uint8Array, distances: Uint8Array): void {
  const literalCodes = huffmanCodes(literals);
  const distanceCodes = huffmanCodes(distances);
  for (let i = 0; i < count; i++) {
    const token = tokens[i]!;
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
