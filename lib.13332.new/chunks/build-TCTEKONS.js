import {
  Bytes,
  base64,
  headOf,
  tokenisePage,
  utf8,
  varintSize
} from "./chunk-4DXRBPOY.js";
import {
  layoutOf
} from "./chunk-XRQHB4RX.js";
import {
  FORMAT,
  Reader,
  blockName,
  fnv,
  fnv24,
  keyOf,
  textName,
  wordsName
} from "./chunk-TGKX7SGW.js";
import {
  DATA_DIR
} from "./chunk-Y35N2B3X.js";

// renderer/output/search/blocks.ts
var SMALLEST = 0.7;
var LARGEST = 1.5;
function cutBlocks(table, blockSize) {
  const { terms, ends } = table;
  const sizeOf = (i) => ends[i] - (i > 0 ? ends[i - 1] : 0);
  const blocks = [];
  for (let from = 0; from < terms.length; ) {
    let to = from + 1;
    if (sizeOf(from) <= blockSize) to = borderAfter(table, from, blockSize, sizeOf);
    blocks.push({ from, to, key: from === 0 ? "" : separator(terms[from - 1], terms[from]) });
    from = to;
  }
  return blocks;
}
function borderAfter({ terms }, from, blockSize, sizeOf) {
  let size = 0;
  let best = -1;
  let bestLength = 0;
  let bestHash = 0;
  for (let i = from; i < terms.length; i++) {
    if (size >= blockSize * SMALLEST) {
      const key = separator(terms[i - 1], terms[i]);
      const hash = fnv(key);
      if (best < 0 || key.length < bestLength || key.length === bestLength && hash < bestHash) {
        [best, bestLength, bestHash] = [i, key.length, hash];
      }
    }
    const next = sizeOf(i);
    if (next > blockSize && i > from) return best < 0 || size < blockSize * SMALLEST ? i : best;
    size += next + terms[i].length + 2;
    if (size > blockSize * LARGEST) return best < 0 ? i + 1 : best;
  }
  return terms.length;
}
function separator(before, term) {
  let shared = 0;
  while (before[shared] === term[shared]) shared++;
  return term.slice(0, shared + 1);
}
function frontCode(words, mark = () => "") {
  let before = "";
  return words.map((word, i) => {
    let shared = 0;
    while (shared < 70 && shared < word.length && word[shared] === before[shared]) shared++;
    before = word;
    return mark(i) + String.fromCharCode(48 + shared) + word.slice(shared);
  }).join("\n");
}
function encodeBlock({ terms, ends, bytes }, { from, to }) {
  const text = utf8(frontCode(terms.slice(from, to)));
  const start = from > 0 ? ends[from - 1] : 0;
  const out = new Bytes(text.length + ends[to - 1] - start + (to - from) * 2);
  out.varint(text.length);
  out.append(text);
  for (let i = from, last = start; i < to; i++) {
    out.varint(ends[i] - last);
    last = ends[i];
  }
  out.append(bytes.subarray(start, ends[to - 1]));
  return out.finish();
}
var WORD_MIN = 3;
var WORD_MAX = 24;
function wordLists({ terms, ends }) {
  const found = /* @__PURE__ */ new Map();
  terms.forEach((term, i) => {
    if (term.length < WORD_MIN || term.length > WORD_MAX || !/^[a-z0-9\u00c0-\u1fff][\w$\u00c0-\u1fff]*$/.test(term) || /^\d+$/.test(term))
      return;
    const list = found.get(term.length) ?? { words: [], ranks: [] };
    const size = ends[i] - (i > 0 ? ends[i - 1] : 0);
    list.words.push(term);
    list.ranks.push(String(Math.min(9, Math.floor(Math.log2(size)))));
    found.set(term.length, list);
  });
  return new Map([...found].map(([length, { words, ranks }]) => [length, frontCode(words, (i) => ranks[i])]));
}

// renderer/output/search/huffman.ts
function huffmanLengths(counts, limit) {
  const lengths = new Uint8Array(counts.length);
  const leaves = new Float64Array(counts.length);
  let used = 0;
  for (let symbol = 0; symbol < counts.length; symbol++) {
    if (counts[symbol]) leaves[used++] = counts[symbol] * 512 + symbol;
  }
  const order = leaves.subarray(0, used).sort();
  if (used === 0) return lengths;
  if (used === 1) {
    lengths[order[0] % 512] = 1;
    return lengths;
  }
  const perLength = limitDepths(depthsOf(order), limit);
  let at = used - 1;
  for (let length = 1; length <= limit; length++) {
    for (let n = perLength[length]; n > 0; n--) lengths[order[at--] % 512] = length;
  }
  return lengths;
}
function depthsOf(order) {
  const leaves = order.length;
  const weight = new Float64Array(leaves * 2 - 1);
  const parent = new Int32Array(leaves * 2 - 1);
  for (let i = 0; i < leaves; i++) weight[i] = Math.floor(order[i] / 512);
  let leaf = 0;
  let inner = leaves;
  for (let next = leaves; next < weight.length; next++) {
    for (let n = 0; n < 2; n++) {
      const pick = leaf < leaves && (inner >= next || weight[leaf] <= weight[inner]) ? leaf++ : inner++;
      weight[next] += weight[pick];
      parent[pick] = next;
    }
  }
  const depth = new Uint32Array(weight.length);
  const perDepth = new Uint32Array(64);
  for (let i = weight.length - 2; i >= 0; i--) {
    depth[i] = depth[parent[i]] + 1;
    if (i < leaves) perDepth[Math.min(depth[i], 63)]++;
  }
  return perDepth;
}
function limitDepths(perDepth, limit) {
  let kraft = 0;
  for (let depth = limit + 1; depth < 64; depth++) {
    perDepth[limit] += perDepth[depth];
    perDepth[depth] = 0;
  }
  for (let depth = 1; depth <= limit; depth++) kraft += perDepth[depth] * 2 ** (limit - depth);
  while (kraft > 2 ** limit) {
    let depth = limit - 1;
    while (perDepth[depth] === 0) depth--;
    perDepth[depth]--;
    perDepth[depth + 1] += 2;
    perDepth[limit]--;
    kraft--;
  }
  return perDepth;
}
function huffmanCodes(lengths) {
  const perLength = new Uint16Array(17);
  for (const length of lengths) if (length) perLength[length]++;
  const next = new Uint16Array(17);
  for (let length = 1; length < 16; length++) next[length + 1] = next[length] + perLength[length] << 1;
  const codes = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol];
    if (length) codes[symbol] = reverseBits(next[length]++, length);
  }
  return codes;
}
function reverseBits(value, count) {
  let out = 0;
  for (let i = 0; i < count; i++) out |= (value >> i & 1) << count - 1 - i;
  return out;
}

// renderer/output/search/deflate.ts
var MIN_MATCH = 3;
var MAX_MATCH = 258;
var WINDOW = 32768;
var MAX_CHAIN = 16;
var GOOD_MATCH = 32;
var HASH_BITS = 13;
var LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
var LENGTH_SYMBOL = new Uint16Array(MAX_MATCH + 1);
var LENGTH_BASE = [];
var LENGTH_EXTRA = [];
var DISTANCE_BASE = [];
var DISTANCE_EXTRA = [];
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
function distanceSymbol(distance) {
  if (distance < 5) return distance - 1;
  const bits = 31 - Math.clz32(distance - 1);
  return bits * 2 + (distance - 1 >> bits - 1 & 1);
}
var head = new Int32Array(1 << HASH_BITS);
var chain = new Int32Array(WINDOW);
var hashAt = (data, i) => Math.imul(data[i] | data[i + 1] << 8 | data[i + 2] << 16, 2654435761) >>> 32 - HASH_BITS | 0;
function parse(data) {
  head.fill(-1);
  const out = new Int32Array(data.length);
  let count = 0;
  let i = 0;
  let held = find(data, 0);
  const end = data.length;
  while (i < end) {
    const match = held;
    insert(data, i);
    held = i + 1 < end ? match >>> 16 < GOOD_MATCH ? find(data, i + 1) : 0 : 0;
    if (match === 0 || held >>> 16 > match >>> 16) {
      out[count++] = data[i++];
      continue;
    }
    const length = match >>> 16;
    out[count++] = -((match & 65535) << 9 | length);
    for (let n = 1; n < length; n++) insert(data, i + n);
    i += length;
    held = i < end ? find(data, i) : 0;
  }
  return out.subarray(0, count);
}
function insert(data, i) {
  if (i + 2 >= data.length) return;
  const hash = hashAt(data, i);
  chain[i & WINDOW - 1] = head[hash];
  head[hash] = i;
}
function find(data, i) {
  const limit = Math.min(MAX_MATCH, data.length - i);
  if (limit < MIN_MATCH) return 0;
  let best = MIN_MATCH - 1;
  let distance = 0;
  let at = head[hashAt(data, i)];
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
    const before = chain[at & WINDOW - 1];
    if (before >= at) break;
    at = before;
  }
  return distance === 0 || best === MIN_MATCH && distance > 2048 ? 0 : best << 16 | distance;
}
var BitWriter = class {
  constructor(bytes) {
    this.bytes = bytes;
  }
  bytes;
  hold = 0;
  held = 0;
  size = 0;
  bits(value, count) {
    this.hold |= value << this.held;
    this.held += count;
    while (this.held >= 8) {
      this.bytes[this.size++] = this.hold;
      this.hold >>>= 8;
      this.held -= 8;
    }
  }
  finish() {
    if (this.held > 0) this.bytes[this.size++] = this.hold;
    return this.bytes.slice(0, this.size);
  }
};
function runLengths(lengths) {
  const out = [];
  for (let i = 0; i < lengths.length; ) {
    const value = lengths[i];
    let run = 1;
    while (i + run < lengths.length && lengths[i + run] === value) run++;
    i += run;
    if (value === 0) {
      for (; run >= 11; run -= Math.min(run, 138)) out.push(18 | Math.min(run, 138) - 11 << 8);
      if (run >= 3) {
        out.push(17 | run - 3 << 8);
        run = 0;
      }
    } else {
      out.push(value);
      for (run--; run >= 3; run -= Math.min(run, 6)) out.push(16 | Math.min(run, 6) - 3 << 8);
    }
    for (; run > 0; run--) out.push(value);
  }
  return out;
}
var EXTRA_OF_RUN = [2, 3, 7];
function deflate(data) {
  const tokens = parse(data);
  const literalCounts = new Uint32Array(286);
  const distanceCounts = new Uint32Array(30);
  for (const token of tokens) {
    if (token >= 0) literalCounts[token]++;
    else {
      literalCounts[LENGTH_SYMBOL[-token & 511]]++;
      distanceCounts[distanceSymbol(-token >>> 9)]++;
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
  return packed.length < data.length + 5 || data.length > 65535 ? packed : stored(data);
}
function writeTrees(writer, literals, distances) {
  let literalCount = 286;
  while (literalCount > 257 && literals[literalCount - 1] === 0) literalCount--;
  let distanceCount = 30;
  while (distanceCount > 1 && distances[distanceCount - 1] === 0) distanceCount--;
  const all = new Uint8Array(literalCount + distanceCount);
  all.set(literals.subarray(0, literalCount));
  all.set(distances.subarray(0, distanceCount), literalCount);
  const runs = runLengths(all);
  const counts = new Uint32Array(19);
  for (const run of runs) counts[run & 255]++;
  const lengths = huffmanLengths(counts, 7);
  const codes = huffmanCodes(lengths);
  let used = 19;
  while (used > 4 && lengths[LENGTH_ORDER[used - 1]] === 0) used--;
  writer.bits(literalCount - 257, 5);
  writer.bits(distanceCount - 1, 5);
  writer.bits(used - 4, 4);
  for (let i = 0; i < used; i++) writer.bits(lengths[LENGTH_ORDER[i]], 3);
  for (const run of runs) {
    const symbol = run & 255;
    writer.bits(codes[symbol], lengths[symbol]);
    if (symbol >= 16) writer.bits(run >> 8, EXTRA_OF_RUN[symbol - 16]);
  }
}
function writeTokens(writer, tokens, literals, distances) {
  const literalCodes = huffmanCodes(literals);
  const distanceCodes = huffmanCodes(distances);
  for (const token of tokens) {
    if (token >= 0) {
      writer.bits(literalCodes[token], literals[token]);
      continue;
    }
    const length = -token & 511;
    const symbol = LENGTH_SYMBOL[length];
    writer.bits(literalCodes[symbol], literals[symbol]);
    writer.bits(length - LENGTH_BASE[symbol - 257], LENGTH_EXTRA[symbol - 257]);
    const distance = -token >>> 9;
    const slot = distanceSymbol(distance);
    writer.bits(distanceCodes[slot], distances[slot]);
    writer.bits(distance - DISTANCE_BASE[slot], DISTANCE_EXTRA[slot]);
  }
  writer.bits(literalCodes[256], literals[256]);
}
function stored(data) {
  const out = new Uint8Array(data.length + 5);
  out.set([1, data.length & 255, data.length >> 8, ~data.length & 255, ~data.length >> 8 & 255]);
  out.set(data, 5);
  return out;
}

// renderer/output/search/meta.ts
var digit = (value) => String.fromCharCode(48 + value);
function names(values) {
  const bytes = new Bytes(values.length * 3);
  for (const value of values) {
    bytes.byte(value >> 16);
    bytes.byte(value >> 8 & 255);
    bytes.byte(value & 255);
  }
  return base64(bytes.finish());
}
function metaText(placed, blocks, words) {
  const facetKeys = placed.map(({ head: head2 }) => JSON.stringify(head2.facet));
  const facets = [...new Set(facetKeys)].sort();
  const numbers = new Map(facets.map((facet, i) => [facet, i]));
  const gaps = new Bytes();
  let last = 0;
  for (const { slot } of placed) {
    let gap = slot - last;
    for (; gap >= 255; gap -= 255) gaps.byte(255);
    gaps.byte(gap);
    last = slot;
  }
  const meta = {
    format: FORMAT,
    pages: placed.length,
    used: base64(gaps.finish()),
    names: names(placed.map(({ head: head2 }) => head2.name)),
    sizes: placed.map(({ head: head2 }) => digit(head2.size)).join(""),
    facet: facetKeys.map((key) => digit(numbers.get(key))).join(""),
    facets: facets.map((facet) => JSON.parse(facet)),
    keys: blocks.map(({ key }) => key).join("\n"),
    blocks: names(blocks.map(({ name }) => name)),
    words: Object.fromEntries(words.map(({ length, name }) => [length, names([name])]))
  };
  return JSON.stringify(meta);
}

// renderer/output/search/table.ts
function entriesEnd(bytes, start) {
  let at = start;
  for (; ; ) {
    const last = bytes[at] & 1;
    while (bytes[at++] & 128) ;
    if (last) return at;
  }
}
var Counts = class {
  sizes = new Uint32Array(1 << 16);
  lastSlots = new Int32Array(1 << 16);
  room(count) {
    if (count <= this.sizes.length) return;
    const [sizes, lastSlots] = [this.sizes, this.lastSlots];
    this.sizes = new Uint32Array(count * 2);
    this.lastSlots = new Int32Array(count * 2);
    this.sizes.set(sizes);
    this.lastSlots.set(lastSlots);
  }
};
function makeTable(pages) {
  const ids = /* @__PURE__ */ new Map();
  const counts = new Counts();
  const idsOf = pages.map(({ slot, tokens }) => countPage(slot, tokens, ids, counts));
  const terms = [...ids.keys()].sort();
  const ends = new Uint32Array(terms.length);
  const next = new Uint32Array(terms.length);
  let size = 0;
  terms.forEach((term, i) => {
    const id = ids.get(term);
    next[id] = size;
    size += counts.sizes[id];
    ends[i] = size;
  });
  const bytes = new Uint8Array(size);
  counts.lastSlots.fill(0);
  pages.forEach(({ slot, tokens }, i) => {
    writePage(slot, tokens.entries, idsOf[i], { bytes, next, lastSlots: counts.lastSlots });
  });
  return { terms, ends, bytes };
}
function countPage(slot, tokens, ids, counts) {
  const terms = tokens.terms === "" ? [] : tokens.terms.split("\n");
  const found = new Uint32Array(terms.length);
  let at = 0;
  for (let i = 0; i < terms.length; i++) {
    let id = ids.get(terms[i]);
    if (id === void 0) {
      id = ids.size;
      ids.set(terms[i], id);
      counts.room(id + 1);
    }
    found[i] = id;
    const end = entriesEnd(tokens.entries, at);
    counts.sizes[id] += varintSize(slot - counts.lastSlots[id]) + end - at;
    counts.lastSlots[id] = slot;
    at = end;
  }
  return found;
}
function writePage(slot, entries, ids, { bytes, next, lastSlots }) {
  let from = 0;
  for (const id of ids) {
    let to = next[id];
    let gap = slot - lastSlots[id];
    lastSlots[id] = slot;
    while (gap > 127) {
      bytes[to++] = gap & 127 | 128;
      gap >>>= 7;
    }
    bytes[to++] = gap;
    const end = entriesEnd(entries, from);
    while (from < end) bytes[to++] = entries[from++];
    next[id] = to;
  }
}
function addChanges(changes, before, after) {
  const old = before ? entriesByTerm(before.tokens) : /* @__PURE__ */ new Map();
  const now = after ? entriesByTerm(after.tokens) : /* @__PURE__ */ new Map();
  const moved = before?.slot !== after?.slot;
  const note = (term, slot, entries) => {
    const bySlot = changes.get(term) ?? /* @__PURE__ */ new Map();
    if (entries || !bySlot.get(slot)) bySlot.set(slot, entries);
    changes.set(term, bySlot);
  };
  for (const [term, entries] of old) {
    const same = now.get(term);
    if (moved || !same) note(term, before.slot, null);
    else if (!equalBytes(entries, same)) note(term, before.slot, same);
  }
  for (const [term, entries] of now) if (moved || !old.has(term)) note(term, after.slot, entries);
}
function entriesByTerm(tokens) {
  const found = /* @__PURE__ */ new Map();
  if (tokens.terms === "") return found;
  let at = 0;
  for (const term of tokens.terms.split("\n")) {
    const end = entriesEnd(tokens.entries, at);
    found.set(term, tokens.entries.subarray(at, end));
    at = end;
  }
  return found;
}
function equalBytes(a, b) {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
function patchTable(table, changes) {
  const changed = [...changes.keys()].sort();
  const terms = [];
  const ends = [];
  const bytes = new Bytes(table.bytes.length + 4096);
  let at = 0;
  const copyUntil = (end) => {
    const start = at > 0 ? table.ends[at - 1] : 0;
    const shift = bytes.size - start;
    if (end > at) bytes.append(table.bytes.subarray(start, table.ends[end - 1]));
    for (; at < end; at++) {
      terms.push(table.terms[at]);
      ends.push(table.ends[at] + shift);
    }
  };
  for (const term of changed) {
    copyUntil(lowerBound(table.terms, term, at));
    const known = table.terms[at] === term;
    const old = known ? table.bytes.subarray(at > 0 ? table.ends[at - 1] : 0, table.ends[at]) : new Uint8Array(0);
    const before = bytes.size;
    writePatched(bytes, old, changes.get(term));
    if (bytes.size > before) {
      terms.push(term);
      ends.push(bytes.size);
    }
    if (known) at++;
  }
  copyUntil(table.terms.length);
  return { terms, ends: Uint32Array.from(ends), bytes: bytes.finish() };
}
function lowerBound(terms, term, from = 0) {
  let low = from;
  let high = terms.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (terms[middle] < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
function writePatched(out, old, changes) {
  const postings = /* @__PURE__ */ new Map();
  const reader = new Reader(old);
  let slot = 0;
  while (reader.at < old.length) {
    slot += reader.varint();
    const end = entriesEnd(old, reader.at);
    postings.set(slot, old.subarray(reader.at, end));
    reader.at = end;
  }
  for (const [changedSlot, entries] of changes) {
    if (entries) postings.set(changedSlot, entries);
    else postings.delete(changedSlot);
  }
  let last = 0;
  for (const next of [...postings.keys()].sort((a, b) => a - b)) {
    out.varint(next - last);
    out.append(postings.get(next));
    last = next;
  }
}

// renderer/output/search/build.ts
var SEARCH_DIR = `${DATA_DIR}/search`;
function memoryTokens() {
  const known = /* @__PURE__ */ new Map();
  return {
    tokens(page, shardSize) {
      const key = keyOf(page, shardSize);
      const tokens = known.get(key) ?? tokenisePage(page, shardSize);
      known.set(key, tokens);
      return tokens;
    },
    earlier: (key) => known.get(key)
  };
}
function buildIndex(records, store, previous) {
  const layout = layoutOf(records.map(({ page }) => page));
  const stats = { pages: records.length, tokenised: 0, terms: 0, blocks: 0, blocksMade: 0 };
  const usable = previous?.blockSize === layout.blockSize ? previous : void 0;
  const making = { pages: new Map(records.map((page) => [page.page, page])), layout, store, usable, stats };
  const placed = placePages(making);
  const { table, changed } = tableOf(making, placed);
  const { blocks, files } = makeBlocks(making, table, changed);
  const words = makeWords(table);
  stats.terms = table.terms.length;
  stats.blocks = blocks.length;
  const meta = metaText(placed, blocks, words);
  return {
    files: [
      ...placed.flatMap((page) => textFiles(making, page)),
      ...files,
      ...words.map(({ file }) => file),
      { path: `${SEARCH_DIR}/meta.json`, phase: "list", bytes: () => meta }
    ],
    state: {
      blockSize: layout.blockSize,
      pages: new Map(placed.map((page) => [page.head.page, page])),
      table,
      blocks: new Map(blocks.map((block) => [block.key, block]))
    },
    stats
  };
}
function placePages({ pages, layout, store, usable, stats }) {
  return [...pages.values()].map((page) => {
    const before = usable?.pages.get(page.page)?.head;
    const same = before?.key === keyOf(page, layout.shardSize);
    if (!same) stats.tokenised++;
    const head2 = same ? before : headOf(store.tokens(page, layout.shardSize));
    return { slot: layout.slots.get(page.page), head: head2 };
  }).sort((a, b) => a.slot - b.slot);
}
var PATCH_SHARE = 0.1;
function tableOf(making, placed) {
  const { pages, layout, store, usable } = making;
  const changed = usable && changesOf(making, usable, placed);
  if (changed) return { table: changed.size > 0 ? patchTable(usable.table, changed) : usable.table, changed };
  const tokens = placed.map(({ slot, head: head2 }) => ({
    slot,
    tokens: store.tokens(pages.get(head2.page), layout.shardSize)
  }));
  return { table: makeTable(tokens) };
}
function changesOf({ pages, layout, store }, usable, placed) {
  const gone = [...usable.pages.values()].filter(({ head: head2 }) => !pages.has(head2.page));
  const touched = placed.filter(({ slot, head: head2 }) => {
    const before = usable.pages.get(head2.page);
    return before?.head.key !== head2.key || before.slot !== slot;
  });
  if (gone.length + touched.length > Math.max(4, placed.length * PATCH_SHARE)) return void 0;
  const changes = /* @__PURE__ */ new Map();
  const pairs = [
    ...gone.map((page) => [page, void 0]),
    ...touched.map((page) => [usable.pages.get(page.head.page), page])
  ];
  for (const [before, after] of pairs) {
    const old = before && store.earlier(before.head.key);
    if (before && !old) return void 0;
    addChanges(
      changes,
      before && { slot: before.slot, tokens: old },
      after && { slot: after.slot, tokens: store.tokens(pages.get(after.head.page), layout.shardSize) }
    );
  }
  return changes;
}
function makeBlocks({ layout, usable, stats }, table, changed) {
  const sorted = changed && [...changed.keys()].sort();
  const blocks = [];
  const files = [];
  let at = 0;
  for (const block of cutBlocks(table, layout.blockSize)) {
    const first = table.terms[block.from];
    const last = table.terms[block.to - 1];
    const count = block.to - block.from;
    const before = usable?.blocks.get(block.key);
    let untouched = sorted && before?.count === count && before.first === first && before.last === last;
    if (sorted) {
      while (at < sorted.length && sorted[at] < first) at++;
      if (at < sorted.length && sorted[at] <= last) untouched = false;
    }
    if (!untouched) stats.blocksMade++;
    const name = untouched ? before.name : fnv24(encodeBlock(table, block));
    blocks.push({ key: block.key, first, last, count, name });
    files.push(shard(blockName(block.key, name), () => encodeBlock(table, block)));
  }
  return { blocks, files };
}
function sealed(content, packed = deflate(content)) {
  const sum = fnv24(content);
  const bytes = new Uint8Array(packed.length + 3);
  bytes.set([sum >> 16, sum >> 8 & 255, sum & 255]);
  bytes.set(packed, 3);
  return bytes;
}
function shard(name, content) {
  return { path: `${SEARCH_DIR}/${name}`, phase: "part", bytes: () => sealed(content()) };
}
function textFiles({ pages, layout, store }, { slot, head: head2 }) {
  const texts = () => store.tokens(pages.get(head2.page), layout.shardSize).texts;
  return Array.from(
    { length: head2.shards },
    (_, i) => shard(
      textName(slot, head2.name, i),
      () => utf8((texts() ?? tokenisePage(pages.get(head2.page), layout.shardSize).texts)[i])
    )
  );
}
function makeWords(table) {
  return [...wordLists(table)].sort(([a], [b]) => a - b).map(([length, text]) => {
    const content = utf8(text);
    const name = fnv24(content);
    return { length, name, file: shard(wordsName(length, name), () => content) };
  });
}
export {
  SEARCH_DIR,
  buildIndex,
  memoryTokens
};
