import {
  recordBytes
} from "./chunk-KV6SII3C.js";

// renderer/output/algolia/plan.ts
var BIGGEST = 5;
function makePlan(records, stored) {
  const add = [];
  const update = [];
  const known = /* @__PURE__ */ new Set();
  for (const record of records) {
    known.add(record.objectID);
    const hash = stored.get(record.objectID);
    if (hash === void 0) add.push(record);
    else if (hash !== record.hash) update.push(record);
  }
  const sizes = records.map((record) => ({ objectID: record.objectID, bytes: recordBytes(record) }));
  const sent = new Set([...add, ...update].map(({ objectID }) => objectID));
  return {
    add,
    update,
    remove: [...stored.keys()].filter((objectID) => !known.has(objectID)).sort(),
    unchanged: records.length - add.length - update.length,
    bytes: sizes.reduce((sum, { objectID, bytes }) => sent.has(objectID) ? sum + bytes : sum, 0),
    biggest: sizes.sort((a, b) => b.bytes - a.bytes || (a.objectID < b.objectID ? -1 : 1)).slice(0, BIGGEST)
  };
}
function refusal(records, plan, storedCount) {
  if (records.length === 0) return "index-empty";
  return storedCount > 0 && plan.remove.length > storedCount / 2 ? "index-deletes-half" : null;
}

export {
  makePlan,
  refusal
};
