import {
  hashOf
} from "./chunk-5OK2Z345.js";

// renderer/site/checked.ts
var CHECKED_FILE = ".checked.json";
function unitKey(blocks) {
  return hashOf(JSON.stringify(blocks.map(({ lang, code, output }) => [lang, code, output ?? null]))).slice(0, 12);
}
function readChecked(text) {
  if (text === void 0) return void 0;
  try {
    const { node, units } = JSON.parse(text);
    return typeof node === "string" && units && typeof units === "object" ? { node, units } : void 0;
  } catch {
    return void 0;
  }
}
function checkedSource(record, path) {
  const units = record?.units[path];
  if (!record || !Array.isArray(units) || units.length === 0) return void 0;
  return { node: record.node, since: Object.fromEntries(units.map(([key, , since]) => [key, since])) };
}
function writeChecked({ node, units }) {
  const lines = Object.entries(units).map(([path, list]) => `${JSON.stringify(path)}: ${JSON.stringify(list)}`);
  return `{
"node": ${JSON.stringify(node)},
"units": {
${lines.join(",\n")}
}
}
`;
}

export {
  CHECKED_FILE,
  unitKey,
  readChecked,
  checkedSource,
  writeChecked
};
