import {
  fnv
} from "./chunk-TGKX7SGW.js";

// renderer/output/search/layout.ts
var SPACE = 2;
var MIN_SLOTS = 64;
function layoutOf(pages) {
  let size = MIN_SLOTS;
  while (size < pages.length * SPACE) size *= 2;
  const level = Math.log2(size) - 9;
  const homes = pages.map((page) => ({ page, home: fnv(page) % size })).sort(byHome);
  const slots = /* @__PURE__ */ new Map();
  let last = -1;
  for (const { page, home } of homes) {
    last = Math.max(home, last + 1);
    slots.set(page, last);
  }
  return {
    shardSize: Math.round(1200 * 2 ** ((level + 1) * 0.25)),
    blockSize: Math.round(1300 * 2 ** ((level + 1) * 0.45)),
    slots
  };
}
function byHome(a, b) {
  return a.home - b.home || (a.page < b.page ? -1 : 1);
}

export {
  layoutOf
};
