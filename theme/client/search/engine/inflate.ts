/**
 * Raw inflate (RFC 1951) of what our builder writes: dynamic and stored blocks. For browsers whose own knows no raw data (Chromium below 103, Safari below 16.4,
 * Firefox below 113); shards are a few KB.
 */

/** Canonical Huffman code: number of codes by length, symbols in code order. */
interface Tree {
  counts: Uint16Array;
  symbols: Uint16Array;
}

const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Base values of lengths (257…) or distances; extra bits grow by one every `group` symbols. */
function bases(count: number, first: number, group: number): [base: number, bits: number][] {
  let base = first;
  return Array.from({ length: count }, (_, i) => {
    const bits = Math.max(0, Math.floor(i / group) - 1);
    const entry: [number, number] = [base, bits];
    base += 1 << bits;
    return entry;
  });
}

const LENGTHS = bases(28, 3, 4);
LENGTHS.push([258, 0]);
const DISTANCES = bases(30, 1, 2);

function treeOf(lengths: number[]): Tree {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length]!++;
  counts[0] = 0;
  const offsets = new Uint16Array(16);
  for (let i = 1; i < 16; i++) offsets[i] = offsets[i - 1]! + counts[i - 1]!;
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length) symbols[offsets[length]!++] = symbol;
  });
  return { counts, symbols };
}

const repeat = (length: number, count: number) => new Array<number>(count).fill(length);

/** Inflates `input` from byte `at`. Throws on malformed data. */
export function inflate(input: Uint8Array, at = 0): Uint8Array {
  let hold = 0;
  let held = 0;
  let out = new Uint8Array(input.length * 4 + 64);
  let size = 0;

  const bits = (count: number): number => {
    while (held < count) {
      if (at >= input.length) throw new Error('inflate');
      hold |= input[at++]! << held;
      held += 8;
    }
    const value = hold & ((1 << count) - 1);
    hold >>>= count;
    held -= count;
    return value;
  };

  const symbol = ({ counts, symbols }: Tree): number => {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length++) {
      code |= bits(1);
      const count = counts[length]!;
      if (code - count < first) return symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Error('inflate');
  };

  const room = (more: number) => {
    if (size + more <= out.length) return;
    const larger = new Uint8Array((size + more) * 2);
    larger.set(out);
    out = larger;
  };

  const trees = (): [Tree, Tree] => {
    const literals = bits(5) + 257;
    const distances = bits(5) + 1;
    const used = bits(4) + 4;
    const order = repeat(0, 19);
    for (let i = 0; i < used; i++) order[LENGTH_ORDER[i]!] = bits(3);
    const tree = treeOf(order);
    const lengths: number[] = [];
    while (lengths.length < literals + distances) {
      const next = symbol(tree);
      if (next < 16) lengths.push(next);
      else if (next === 16) lengths.push(...repeat(lengths[lengths.length - 1] ?? 0, bits(2) + 3));
      else lengths.push(...repeat(0, next === 17 ? bits(3) + 3 : bits(7) + 11));
    }
    return [treeOf(lengths.slice(0, literals)), treeOf(lengths.slice(literals))];
  };

  const block = (literals: Tree, distances: Tree) => {
    for (let next = symbol(literals); next !== 256; next = symbol(literals)) {
      room(258);
      if (next < 256) {
        out[size++] = next;
        continue;
      }
      const [length, extra] = LENGTHS[next - 257]!;
      const end = size + length + bits(extra);
      const [distance, more] = DISTANCES[symbol(distances)]!;
      const back = distance + bits(more);
      if (back > size) throw new Error('inflate');
      for (; size < end; size++) out[size] = out[size - back]!;
    }
  };

  for (let last = 0; !last; ) {
    last = bits(1);
    const type = bits(2);
    if (type === 0) {
      held = 0;
      hold = 0;
      const length = input[at]! | (input[at + 1]! << 8);
      at += 4;
      if (!(at + length <= input.length)) throw new Error('inflate');
      room(length);
      out.set(input.subarray(at, at + length), size);
      size += length;
      at += length;
    } else if (type === 2) block(...trees());
    else throw new Error('inflate');
  }
  return out.subarray(0, size);
}
