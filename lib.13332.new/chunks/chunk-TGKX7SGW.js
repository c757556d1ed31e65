// theme/client/search/engine/format.ts
var FORMAT = 1;
var UNITS = 8;
var BODY = 0;
var CODE = 1;
var HEADING = 2;
var TITLE = 3;
function fnv(data, start = 0) {
  let hash = 2166136261;
  for (let i = start; i < data.length; i++) {
    hash = Math.imul(hash ^ (typeof data === "string" ? data.charCodeAt(i) : data[i]), 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  return (hash ^ hash >>> 13) >>> 0;
}
var fnv24 = (data, start = 0) => fnv(data, start) >>> 8;
var hex = (value, digits) => value.toString(16).padStart(digits, "0");
var blockName = (key, name) => `${hex(fnv(key), 8)}${hex(name, 6)}.bin`;
var textName = (slot, name, shard) => `${hex(slot, 6)}${hex(name, 6)}${hex(shard, 2)}.bin`;
var wordsName = (length, name) => `${hex(length, 2)}${hex(name, 6)}.bin`;
var Reader = class {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  bytes;
  at;
  varint() {
    let value = 0;
    let shift = 0;
    for (; ; ) {
      const byte = this.bytes[this.at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
      shift += 7;
    }
  }
};

// renderer/output/search/page-key.ts
function keyOf(page, shardSize) {
  return `search ${FORMAT} ${shardSize} ${page.hash} ${page.page}`;
}

export {
  FORMAT,
  UNITS,
  BODY,
  CODE,
  HEADING,
  TITLE,
  fnv,
  fnv24,
  blockName,
  textName,
  wordsName,
  Reader,
  keyOf
};
