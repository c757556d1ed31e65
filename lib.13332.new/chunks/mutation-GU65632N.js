import {
  EXIT
} from "./chunk-FH77VVFQ.js";
import {
  extractBlocks,
  instrument,
  isRun,
  makeUnits,
  markExpectations,
  parseMarked,
  runUnit
} from "./chunk-RO6BPVVG.js";
import "./chunk-X4ODXUUZ.js";
import "./chunk-VUIBUO63.js";
import "./chunk-PQZNGAZW.js";
import "./chunk-5OK2Z345.js";
import "./chunk-7UOIDLLE.js";

// renderer/check/mutation.ts
import { SourceMap } from "node:module";
var SWAPS = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "&&": "||",
  "||": "&&",
  "??": "||",
  "<<": ">>",
  ">>": "<<",
  "&": "|",
  "|": "&"
};
function findChanges(code) {
  const changes = [];
  const { program, groups } = parseMarked(code);
  const isInput = (node) => groups.some(({ statement }) => statement && statement.start <= node.start && node.end <= statement.end);
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!value || typeof value !== "object" || Array.isArray(value)) return;
    const node = value;
    if (node.type === "ImportDeclaration" || node.type === "UnaryExpression" && node.operator === "void") return;
    if (!(node.type === "Literal" && typeof node.value === "number" && isInput(node)))
      changes.push(...changesOf(node, code));
    for (const key of Object.keys(node)) visit(node[key]);
  };
  visit(program);
  return changes.sort((a, b) => a.start - b.start || a.end - b.end);
}
function changesOf(node, code) {
  const replace = (operator, after, start = node.start, end = node.end) => [
    { operator, start, end, after }
  ];
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression": {
      const operator = node.operator;
      const left = node.left;
      const at = code.indexOf(operator, left.end);
      return SWAPS[operator] && at !== -1 ? replace("operator", SWAPS[operator], at, at + operator.length) : [];
    }
    case "UpdateExpression":
      return replace(
        "update",
        code.slice(node.start, node.end).replace(/\+\+|--/, (found) => found === "++" ? "--" : "++")
      );
    case "UnaryExpression":
      return node.operator === "!" ? replace("negation", code.slice(node.argument.start, node.argument.end)) : [];
    case "Literal":
      if (typeof node.value === "number") return replace("number", `(${node.value + 1})`);
      return typeof node.value === "boolean" ? replace("boolean", String(!node.value)) : [];
    case "IfStatement":
    case "ConditionalExpression": {
      const test = node.test;
      return replace("condition", `!(${code.slice(test.start, test.end)})`, test.start, test.end);
    }
    case "ReturnStatement": {
      const argument = node.argument;
      return argument && !isUndefined(argument) ? replace("return", "undefined", argument.start, argument.end) : [];
    }
    default:
      return [];
  }
}
var isUndefined = (node) => node.type === "Identifier" && node.name === "undefined" || node.type === "UnaryExpression" && node.operator === "void";
function randomOf(seed) {
  let state = seed | 0;
  return () => {
    state = state + 1831565813 | 0;
    let t = Math.imul(state ^ state >>> 15, 1 | state);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
}
async function mutate(blocks, options) {
  const places = await allPlaces(blocks);
  const count = places.length;
  const random = randomOf(options.seed);
  const chosen = [];
  while (chosen.length < options.count && places.length > 0)
    chosen.push(...places.splice(Math.floor(random() * places.length), 1));
  const mutants = new Array(chosen.length);
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < chosen.length; index = next++)
      mutants[index] = await tryMutant(chosen[index], options);
  };
  await Promise.all(Array.from({ length: options.parallel }, lane));
  return { mutants, places: count };
}
async function allPlaces(blocks) {
  const places = [];
  for (const unit of makeUnits(blocks)) {
    const marked = markExpectations(unit);
    if (!isRun(unit, marked)) continue;
    const keep = (code) => {
      places.push(...findChanges(code).map((change) => ({ unit, marked, change })));
      return code;
    };
    await instrument(marked, unit.loader, keep);
  }
  return places;
}
async function tryMutant({ unit, marked, change }, options) {
  let bare = "";
  let map = "";
  const plant = (code, toSource) => {
    bare = code;
    map = toSource;
    return code.slice(0, change.start) + change.after + code.slice(change.end);
  };
  const caught = await isCaught(unit, marked, plant, options);
  const lineStart = bare.lastIndexOf("\n", change.start) + 1;
  const lineEnd = bare.indexOf("\n", change.end);
  return {
    file: unit.file,
    name: unit.name,
    operator: change.operator,
    before: bare.slice(change.start, change.end),
    after: change.after,
    line: markdownLine(bare, change.start, marked, map),
    code: bare.slice(lineStart, lineEnd === -1 ? void 0 : lineEnd).trim(),
    caught
  };
}
function markdownLine(code, place, { lines }, map) {
  const row = code.slice(0, place).split("\n").length - 1;
  const column = place - (code.lastIndexOf("\n", place - 1) + 1);
  const entry = new SourceMap(JSON.parse(map)).findEntry(row, column);
  return ("originalLine" in entry ? lines[entry.originalLine] : void 0) ?? lines[0] ?? 1;
}
async function isCaught(unit, marked, plant, { harness, limits }) {
  try {
    const { code } = await instrument(marked, unit.loader, plant);
    const expectations = marked.expectations.map(({ kind, expected }) => ({ kind, expected }));
    const outcome = await runUnit(harness, code, expectations, limits);
    if (outcome.kind !== "report") return true;
    const { failures, missed, error, output } = outcome.report;
    const wanted = unit.blocks.findLast((block) => block.output)?.output?.text;
    return failures.length > 0 || missed.length > 0 || error !== void 0 || wanted !== void 0 && output.join("\n").trimEnd() !== wanted;
  } catch {
    return true;
  }
}

// cli/check/mutation.ts
var ENOUGH = 0.9;
async function mutationCommand({ options, screen }, { harness, limits, parallel }, { files }) {
  const blocks = files.sources.filter(({ format }) => format !== "code").flatMap(({ path, text }) => extractBlocks(path, text));
  const seed = options.seed ?? 1;
  const run = { harness, limits, parallel, count: options.mutate ?? 200, seed };
  const { mutants, places } = await mutate(blocks, run);
  const caught = mutants.filter((mutant) => mutant.caught).length;
  const survivors = mutants.filter((mutant) => !mutant.caught);
  const share = mutants.length === 0 ? 1 : caught / mutants.length;
  if (options.json || options.format === "json")
    await screen.data(JSON.stringify({ seed, places, planted: mutants.length, caught, survivors }, null, 2));
  else {
    for (const survivor of survivors) screen.say(describe(survivor));
    const percent = (share * 100).toFixed(1);
    screen.say(`${caught} of ${mutants.length} faults noticed (${percent} %), seed ${seed}, ${places} places`);
  }
  return share >= ENOUGH ? EXIT.ok : EXIT.failed;
}
var describe = ({ file, line, code, operator, before, after }) => `${file}:${line}  ${operator}: ${before} \u2192 ${after}
    ${code}`;
export {
  mutationCommand
};
