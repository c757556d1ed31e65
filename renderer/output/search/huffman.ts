/** Length-limited Huffman codes for `deflate`. Ties are broken by symbol, so that equal counts give equal codes everywhere. */

/** Code lengths of at most `limit` bits for symbols by how often they occur. A single symbol gets one bit. */
export function huffmanLengths(counts: Uint32Array, limit: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  // Count and symbol in one number: sorts natively, ties by symbol.
  const leaves = new Float64Array(counts.length);
  let used = 0;
  for (let symbol = 0; symbol < counts.length; symbol++) {
    if (counts[symbol]) leaves[used++] = counts[symbol]! * 512 + symbol;
  }
  const order = leaves.subarray(0, used).sort();
  if (used === 0) return lengths;
  if (used === 1) {
    lengths[order[0]! % 512] = 1;
    return lengths;
  }
  const perLength = limitDepths(depthsOf(order), limit);
  let at = used - 1;
  for (let length = 1; length <= limit; length++) {
    for (let n = perLength[length]!; n > 0; n--) lengths[order[at--]! % 512] = length;
  }
  return lengths;
}

/** Number of leaves at each depth of the Huffman tree over ascending weights (two queues). */
function depthsOf(order: Float64Array): Uint32Array {
  const leaves = order.length;
  const weight = new Float64Array(leaves * 2 - 1);
  const parent = new Int32Array(leaves * 2 - 1);
  for (let i = 0; i < leaves; i++) weight[i] = Math.floor(order[i]! / 512);
  let leaf = 0;
  let inner = leaves;
  for (let next = leaves; next < weight.length; next++) {
    for (let n = 0; n < 2; n++) {
      const pick = leaf < leaves && (inner >= next || weight[leaf]! <= weight[inner]!) ? leaf++ : inner++;
      weight[next]! += weight[pick]!;
      parent[pick] = next;
    }
  }
  const depth = new Uint32Array(weight.length);
  const perDepth = new Uint32Array(64);
  for (let i = weight.length - 2; i >= 0; i--) {
    depth[i] = depth[parent[i]!]! + 1;
    if (i < leaves) perDepth[Math.min(depth[i]!, 63)]!++;
  }
  return perDepth;
}

/** Moves leaves deeper than `limit` up and pays for them with leaves above, keeping the Kraft sum at one. */
function limitDepths(perDepth: Uint32Array, limit: number): Uint32Array {
  let kraft = 0;
  for (let depth = limit + 1; depth < 64; depth++) {
    perDepth[limit]! += perDepth[depth]!;
    perDepth[depth] = 0;
  }
  for (let depth = 1; depth <= limit; depth++) kraft += perDepth[depth]! * 2 ** (limit - depth);
  while (kraft > 2 ** limit) {
    let depth = limit - 1;
    while (perDepth[depth] === 0) depth--;
    perDepth[depth]!--;
    perDepth[depth + 1]! += 2;
    perDepth[limit]!--;
    kraft--;
  }
  return perDepth;
}

/** Canonical codes, bits reversed as deflate writes them. */
export function huffmanCodes(lengths: Uint8Array): Uint16Array {
  const perLength = new Uint16Array(17);
  for (const length of lengths) if (length) perLength[length]!++;
  const next = new Uint16Array(17);
  for (let length = 1; length < 16; length++) next[length + 1] = (next[length]! + perLength[length]!) << 1;
  const codes = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol]!;
    if (length) codes[symbol] = reverseBits(next[length]!++, length);
  }
  return codes;
}

function reverseBits(value: number, count: number): number {
  let out = 0;
  for (let i = 0; i < count; i++) out |= ((value >> i) & 1) << (count - 1 - i);
  return out;
}
