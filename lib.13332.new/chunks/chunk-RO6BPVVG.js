import {
  commentStart,
  statementBefore,
  statementLists
} from "./chunk-X4ODXUUZ.js";
import {
  unitKey
} from "./chunk-VUIBUO63.js";
import {
  problem
} from "./chunk-7UOIDLLE.js";

// renderer/check/blocks.ts
var OPENING = /^((?:[ \t]|>[ \t]?)*)(`{3,}|~{3,})([^\n]*)$/;
function extractBlocks(file, text) {
  const blocks = [];
  let open = null;
  let code = [];
  const lines = text.split(/\r\n|\r|\n/);
  const close = () => {
    if (open) addBlock(blocks, file, open, code);
    open = null;
    code = [];
  };
  for (const [index, line] of lines.entries()) {
    const fence = open;
    if (fence) {
      if (isClosing(line, fence)) close();
      else code.push(stripIndent(line, fence));
      continue;
    }
    const match = OPENING.exec(line);
    if (match && !(match[2][0] === "`" && match[3].includes("`"))) {
      open = { indent: match[1].length, prefix: match[1], mark: match[2], info: match[3].trim(), line: index + 1 };
    }
  }
  close();
  return blocks;
}
function isClosing(line, fence) {
  const bare = line.replace(/^(?:[ \t]|>[ \t]?)*/, "").trimEnd();
  return bare.length >= fence.mark.length && [...bare].every((character) => character === fence.mark[0]);
}
function stripIndent(line, fence) {
  if (fence.prefix.includes(">")) return line.replace(/^(?:[ \t]*>[ \t]?)+/, "");
  let cut = 0;
  while (cut < fence.indent && (line[cut] === " " || line[cut] === "	")) cut++;
  return line.slice(cut);
}
function addBlock(blocks, file, fence, code) {
  const [lang = "", ...rest] = fence.info.split(/\s+/);
  const meta = rest.join(" ");
  if (lang === "text" && rest.includes("output")) {
    const owner = blocks.at(-1);
    if (owner) owner.output = { text: code.join("\n").trimEnd(), line: fence.line + 1 };
    return;
  }
  blocks.push({
    file,
    lang: lang.toLowerCase().replace(/[{,].*$/, ""),
    meta,
    mode: ["run", "check", "no-check", "browser"].find((flag) => rest.includes(flag)) ?? "default",
    scope: /(?:^|\s)scope=([^\s]+)/.exec(meta)?.[1],
    expectErrors: (/(?:^|\s)expect-error=([\d,]+)/.exec(meta)?.[1] ?? "").split(",").filter(Boolean).map(Number),
    title: /title=(?:"([^"]*)"|'([^']*)')/.exec(meta)?.slice(1).find(Boolean),
    fenceLine: fence.line,
    line: fence.line + 1,
    indent: fence.indent,
    code: code.join("\n")
  });
}
var SCRIPT = {
  js: "js",
  javascript: "js",
  mjs: "js",
  jsx: "jsx",
  ts: "ts",
  typescript: "ts",
  mts: "ts",
  tsx: "tsx"
};
function scriptLoader(block) {
  return SCRIPT[block.lang];
}
var ORDER = ["js", "jsx", "ts", "tsx"];
function makeUnits(blocks) {
  const units = /* @__PURE__ */ new Map();
  for (const block of blocks) {
    const loader = scriptLoader(block);
    if (!loader || /(?:^|\s)live(?:\s|$)/.test(block.meta)) continue;
    const name = block.scope ?? `line-${block.fenceLine}`;
    const key = `${block.file}\0${name}`;
    const unit = units.get(key);
    if (!unit) units.set(key, { file: block.file, name, blocks: [block], loader });
    else {
      unit.blocks.push(block);
      if (ORDER.indexOf(loader) > ORDER.indexOf(unit.loader)) unit.loader = loader;
    }
  }
  return [...units.values()];
}

// renderer/check/sandbox.ts
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
var DEFAULT_LIMITS = { timeout: 5e3, memory: 96 };
var MAX_REPORT = 4e6;
function permissionFlags(harness) {
  const known = process.allowedNodeEnvironmentFlags;
  const flag = ["--permission", "--experimental-permission"].find((name) => known.has(name));
  if (!flag) return [];
  const readable = [harness, join(dirname(harness), "..", "..", "*"), ...moduleFolders(harness)];
  return [flag, ...readable.map((path) => `--allow-fs-read=${path}`)];
}
function moduleFolders(harness) {
  const folders = [];
  for (let folder = dirname(harness); folder !== dirname(folder); folder = dirname(folder)) {
    const modules = basename(folder) === "node_modules" ? folder : join(folder, "node_modules");
    if (existsSync(modules)) folders.push(join(modules, "*"), join(realpathSync(modules), "*"));
  }
  return [...new Set(folders)];
}
function runUnit(harness, code, expectations, limits = DEFAULT_LIMITS) {
  const folder = mkdtempSync(join(tmpdir(), "notes-run-"));
  return new Promise((resolve) => {
    const flags = [
      "--experimental-vm-modules",
      "--no-warnings",
      `--max-old-space-size=${limits.memory}`,
      ...permissionFlags(harness)
    ];
    const child = spawn(process.execPath, [...flags, harness], {
      cwd: folder,
      env: {},
      stdio: ["pipe", "ignore", "pipe", "pipe"]
    });
    let text = "";
    let errors = "";
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill("SIGKILL");
    }, limits.timeout);
    child.stdio[3].on("data", (chunk) => {
      text += chunk.toString("utf8");
      if (text.length > MAX_REPORT) child.kill("SIGKILL");
    });
    child.stderr.on("data", (chunk) => {
      if (errors.length < 4e3) errors += chunk.toString("utf8");
    });
    child.stdin.on("error", () => {
    });
    child.on("error", (error) => resolve({ kind: "died", detail: error.message }));
    child.on("close", (status, signal) => {
      clearTimeout(timer);
      resolve(timedOut ? { kind: "timeout" } : readReport(text, errors, status, signal));
    });
    child.stdin.end(JSON.stringify({ code, expectations }));
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}
function readReport(text, errors, status, signal) {
  try {
    return { kind: "report", report: JSON.parse(text) };
  } catch {
    const memory = /heap out of memory|allocation failed/i.test(errors);
    return { kind: "died", detail: memory ? "out of memory" : `exit ${status ?? signal}` };
  }
}

// renderer/check/code.ts
import { createHash } from "node:crypto";
import { SourceMap } from "node:module";

// renderer/check/expectations.ts
var FORMS = [
  [/\/\/\s*=>\s*Promise<([\s\S]+)>\s*$/, "promise"],
  [/\/\/\s*=>\s*(\S[\s\S]*)$/, "value"],
  [/\/\/\s*throws\s+([A-Z]\w*(?::.*)?)\s*$/, "throws"],
  [/\/\/\s*prints(?: (.*))?$/, "prints"]
];
var marker = (n) => `//! @notes ${n}`;
var MARKER = /^!\s*@notes (\d+)$/;
function markExpectations(unit) {
  const marked = { code: "", expectations: [], lines: [] };
  const out = [];
  for (const block of unit.blocks) {
    for (const [index, line] of block.code.split("\n").entries()) {
      const found = findExpectation(line);
      const place = block.line + index;
      out.push(found ? line.slice(0, found.start) : line);
      marked.lines.push(place);
      if (!found) continue;
      out.push(marker(marked.expectations.length));
      marked.lines.push(place);
      marked.expectations.push({
        kind: found.kind,
        expected: found.expected,
        line: place,
        column: block.indent + found.start + 1,
        block
      });
    }
  }
  marked.code = out.join("\n");
  return marked;
}
function findExpectation(line) {
  const start = commentStart(line);
  if (start === -1) return null;
  const comment = line.slice(start).trimEnd();
  for (const [pattern, kind] of FORMS) {
    const match = pattern.exec(comment);
    if (match && match.index === 0) return { start, kind, expected: (match[1] ?? "").trim() };
  }
  return null;
}

// renderer/check/instrument.ts
import { parse } from "acorn";
import { transform } from "esbuild";
async function instrument(source, loader, change = (code) => code) {
  const { code: bare, map } = await transform(source.code, {
    loader,
    legalComments: "inline",
    target: "es2023",
    sourcemap: "external",
    sourcefile: "block",
    jsx: "automatic",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false, useDefineForClassFields: true } }
  });
  const code = change(bare, map);
  const { program, groups } = parseMarked(code);
  const misplaced = [];
  const edits = [];
  for (const group of groups) {
    const { statement, ids } = group;
    if (!statement) misplaced.push(...ids);
    else {
      const expected = ids.map((id) => [id, source.expectations[id]]);
      edits.push(...editsFor(statement, expected, code, program.body.includes(statement)));
    }
  }
  return { code: applyEdits(code, edits), map, misplaced };
}
function parseMarked(code) {
  const markers = [];
  const program = parse(code, {
    ecmaVersion: "latest",
    sourceType: "module",
    onComment: (_block, text, start) => {
      const match = MARKER.exec(text);
      if (match) markers.push({ id: Number(match[1]), start });
    }
  });
  return { program, groups: groupByStatement(markers, statementLists(program)) };
}
function groupByStatement(markers, lists) {
  const groups = [];
  for (const { id, start } of markers) {
    const best = statementBefore(start, lists);
    const last = groups.at(-1);
    if (last && best && last.statement === best) last.ids.push(id);
    else groups.push({ statement: best, ids: [id] });
  }
  return groups;
}
function editsFor(statement, expected, code, top) {
  const [first] = expected;
  if (!first) return [];
  const [id, { kind }] = first;
  if (kind === "prints") return printEdits(statement, id, code);
  if (kind === "throws") return throwEdits(statement, id, code);
  return expected.flatMap(([key, expectation]) => valueEdits(statement, key, expectation, top));
}
function valueEdits(statement, id, expectation, top) {
  const isPromise = expectation.kind === "promise";
  const call = `${isPromise && top ? "await " : ""}__notes.${isPromise ? "promise" : "value"}`;
  const tail = `, () => (${expectation.expected}))`;
  if (statement.type === "ExpressionStatement") {
    const { start, end } = statement.expression;
    return [insert(start, `${call}(${id}, (`), insert(end, `)${tail}`)];
  }
  if (statement.type === "ReturnStatement" && statement.argument) {
    return [insert(statement.argument.start, `${call}(${id}, (`), insert(statement.argument.end, `)${tail}`)];
  }
  const declaration = statement.type === "VariableDeclaration" ? statement : void 0;
  const name = declaration?.declarations.at(-1)?.id;
  if (name?.type === "Identifier") return [insert(statement.end, ` ${call}(${id}, ${name.name}${tail};`)];
  return [];
}
function throwEdits(statement, id, code) {
  const text = code.slice(statement.start, statement.end);
  const waits = /\bawait\b/.test(text) && statement.type !== "FunctionDeclaration";
  return [
    insert(
      statement.start,
      waits ? `await __notes.throwsAsync(${id}, async () => { ` : `__notes.throws(${id}, () => { `
    ),
    insert(statement.end, " });")
  ];
}
function printEdits(statement, id, code) {
  const calls = consoleCalls(statement);
  const last = calls.at(-1);
  if (last)
    return [
      {
        start: last.callee.start,
        end: last.callee.end,
        text: `__notes.prints(${id}, ${JSON.stringify(code.slice(last.callee.start + 8, last.callee.end))})`
      }
    ];
  return [insert(statement.start, `__notes.capture(${id}); `), insert(statement.end, ` __notes.release(${id});`)];
}
function consoleCalls(statement) {
  const calls = [];
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!value || typeof value !== "object" || Array.isArray(value)) return;
    const node = value;
    if (node.type === "CallExpression") {
      const call = node;
      const { callee } = call;
      if (callee.type === "MemberExpression" && !callee.computed && callee.object.type === "Identifier" && callee.object.name === "console")
        calls.push(call);
    }
    for (const key of Object.keys(node)) visit(node[key]);
  };
  visit(statement);
  return calls;
}
var insert = (at, text) => ({ start: at, end: at, text });
function applyEdits(code, edits) {
  const sorted = edits.map((edit, order) => ({ ...edit, order })).sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
  let out = "";
  let at = 0;
  for (const { start, end, text } of sorted) {
    out += code.slice(at, start) + text;
    at = end;
  }
  return out + code.slice(at);
}

// renderer/check/typecheck.ts
import { spawn as spawn2 } from "node:child_process";
import { mkdirSync, mkdtempSync as mkdtempSync2, rmSync as rmSync2, writeFileSync } from "node:fs";
import { join as join2 } from "node:path";
var COMMON = {
  target: "ES2023",
  module: "ESNext",
  moduleResolution: "Bundler",
  moduleDetection: "force",
  lib: ["ES2023", "DOM", "DOM.Iterable", "ESNext.Disposable"],
  jsx: "react-jsx",
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  isolatedModules: false
};
async function typeCheck(units, tools) {
  const groups = [
    units.filter(({ loader }) => loader.startsWith("ts")),
    units.filter(({ loader }) => loader.startsWith("js"))
  ];
  const findings = await Promise.all(
    groups.map((group, index) => group.length > 0 ? runProgram(group, tools, index === 0) : [])
  );
  return findings.flat();
}
async function runProgram(units, tools, strict) {
  mkdirSync(tools.scratch, { recursive: true });
  const folder = mkdtempSync2(join2(tools.scratch, "types-"));
  try {
    const names = new Map(units.map((unit, index) => [`u${index}.${unit.loader}`, unit]));
    for (const [name, unit] of names)
      writeFileSync(join2(folder, name), unit.blocks.map(({ code }) => `${code}
`).join(""));
    writeFileSync(join2(folder, "tsconfig.json"), JSON.stringify(programConfig([...names.keys()], tools, strict)));
    const output = await runCompiler(tools.compiler, folder);
    return output.split("\n").flatMap((line) => readFinding(line, names));
  } finally {
    rmSync2(folder, { recursive: true, force: true });
  }
}
function programConfig(files, tools, strict) {
  const language = strict ? { strict: true } : { allowJs: true, checkJs: true, strict: false };
  const paths = { "*": [join2(tools.modules, "@types", "*"), join2(tools.modules, "*")] };
  return {
    compilerOptions: {
      ...COMMON,
      ...language,
      ...tools.options,
      paths,
      types: ["node"],
      typeRoots: [join2(tools.modules, "@types")]
    },
    files
  };
}
function runCompiler(compiler, folder) {
  return new Promise((resolve, reject) => {
    const child = spawn2(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"]
    });
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk.toString("utf8");
    });
    child.on("error", reject);
    child.on("close", () => resolve(text));
  });
}
var LINE = /^(?:.*[\\/])?(u\d+\.\w+)\((\d+),(\d+)\): error TS(\d+): (.*)$/;
function readFinding(line, names) {
  const match = LINE.exec(line.trim());
  const unit = match && names.get(match[1]);
  if (!match || !unit) return [];
  let row = Number(match[2]);
  for (const block of unit.blocks) {
    const count = block.code.split("\n").length;
    if (row <= count)
      return [
        {
          block,
          number: Number(match[4]),
          message: match[5],
          line: block.line + row - 1,
          column: Number(match[3]) + block.indent
        }
      ];
    row -= count;
  }
  return [];
}

// renderer/check/code.ts
function isRun(unit, marked) {
  if (unit.blocks.some(({ mode }) => mode === "no-check" || mode === "check" || mode === "browser")) return false;
  return marked.expectations.length > 0 || unit.blocks.some(({ mode, output }) => mode === "run" || output);
}
async function checkCode(blocks, options) {
  const units = makeUnits(blocks);
  const checked = units.filter((unit) => unit.blocks.every(({ mode }) => mode !== "no-check"));
  const marked = new Map(units.map((unit) => [unit, markExpectations(unit)]));
  const runnable = options.run === false ? [] : checked.filter((unit) => isRun(unit, marked.get(unit)));
  const problems = options.typescript ? await typeProblems(checked, options, options.typescript) : [];
  const results = [];
  await inParallel(runnable, options.parallel, async (unit) => {
    const found = await runCached(unit, marked.get(unit), options);
    problems.push(...found.problems);
    results.push({
      file: unit.file,
      key: unitKey(unit.blocks.map(({ lang, code, output }) => ({ lang, code, output: output?.text }))),
      lines: unit.blocks.map(({ fenceLine }) => fenceLine),
      hash: found.hash,
      ok: found.problems.length === 0
    });
  });
  const count = (list) => list.reduce((sum, unit) => sum + unit.blocks.length, 0);
  return {
    problems: problems.sort(byPlace),
    results: results.sort((a, b) => a.file < b.file ? -1 : a.file > b.file ? 1 : a.lines[0] - b.lines[0]),
    counts: {
      blocks: count(units),
      typed: options.typescript ? count(checked) : 0,
      run: count(runnable),
      expectations: runnable.reduce((sum, unit) => sum + marked.get(unit).expectations.length, 0),
      unchecked: count(units) - count(checked),
      browser: count(units.filter(({ blocks: list }) => list.some(({ mode }) => mode === "browser")))
    }
  };
}
var byPlace = (a, b) => (a.file ?? "") < (b.file ?? "") ? -1 : (a.file ?? "") > (b.file ?? "") ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
var keyOf = (...parts) => createHash("sha256").update(JSON.stringify(parts)).digest("hex");
async function inParallel(items, width, work) {
  let next = 0;
  const lane = async () => {
    while (next < items.length) await work(items[next++]);
  };
  await Promise.all(Array.from({ length: Math.max(1, width) }, lane));
}
async function typeProblems(units, options, tools) {
  const key = keyOf(
    "types",
    options.versions,
    tools.options,
    units.map((unit) => [unit.loader, unit.blocks.map(({ file, line, indent, code }) => [file, line, indent, code])])
  );
  let findings = options.cache.get(key);
  const places = units.flatMap((unit, at) => unit.blocks.map((block, index) => ({ block, at, index })));
  if (!findings) {
    const fresh = await typeCheck(units, tools);
    findings = fresh.map(({ block, ...rest }) => {
      const place = places.find((candidate) => candidate.block === block);
      return [place.at, place.index, rest];
    });
    options.cache.set(key, findings);
  }
  const seen = /* @__PURE__ */ new Map();
  const problems = [];
  for (const [at, index, finding] of findings) {
    const block = units[at].blocks[index];
    seen.set(block, (seen.get(block) ?? /* @__PURE__ */ new Set()).add(finding.number));
    if (!block.expectErrors.includes(finding.number)) problems.push(typeProblem(block, finding));
  }
  for (const { block } of places) {
    const absent = block.expectErrors.filter((number) => !seen.get(block)?.has(number));
    for (const number of absent)
      problems.push(
        problem(
          "check-error-absent",
          { number },
          { file: block.file, line: block.fenceLine, column: 1, sourceLine: `${block.lang} ${block.meta}` }
        )
      );
  }
  return problems;
}
function typeProblem(block, finding) {
  return problem(
    "check-types",
    { number: finding.number, message: finding.message },
    {
      file: block.file,
      line: finding.line,
      column: finding.column,
      sourceLine: block.code.split("\n")[finding.line - block.line]
    }
  );
}
async function runCached(unit, marked, options) {
  const key = keyOf(
    "run",
    options.versions,
    options.limits,
    unit.loader,
    unit.file,
    unit.blocks.map(({ line, indent, code, output }) => [line, indent, code, output])
  );
  const known = options.cache.get(key);
  if (known) return known;
  const result = await run(unit, marked, options);
  options.cache.set(key, result);
  return result;
}
async function run(unit, marked, options) {
  const first = unit.blocks[0];
  const at = (line, column = 1) => placeOf(unit, line, column);
  let module;
  try {
    module = await instrument(marked, unit.loader);
  } catch (error) {
    const failure = error.errors?.[0];
    const line = failure?.location ? marked.lines[failure.location.line - 1] ?? first.line : first.line;
    return {
      problems: [
        problem(
          "check-syntax",
          { message: failure?.text ?? String(error) },
          at(line, (failure?.location?.column ?? 0) + 1)
        )
      ],
      hash: ""
    };
  }
  const problems = module.misplaced.map(
    (id) => problem("check-expectation-misplaced", {}, at(marked.expectations[id].line, marked.expectations[id].column))
  );
  const outcome = await runUnit(
    options.harness,
    module.code,
    marked.expectations.map(({ kind, expected }) => ({ kind, expected })),
    options.limits
  );
  problems.push(...outcomeProblems(unit, marked, outcome, { map: module.map, limits: options.limits }));
  const { expectations } = marked;
  const observable = outcome.kind === "report" ? [outcome.report.output, expectations.map((e) => e.expected)] : outcome;
  return { problems, hash: keyOf(observable).slice(0, 16) };
}
function placeOf(unit, line, column) {
  const block = unit.blocks.findLast((candidate) => candidate.line <= line) ?? unit.blocks[0];
  return { file: unit.file, line, column, sourceLine: block.code.split("\n")[line - block.line] };
}
function outcomeProblems(unit, marked, outcome, { map, limits }) {
  const start = placeOf(unit, unit.blocks[0].line, 1);
  if (outcome.kind === "timeout") return [problem("check-timeout", { ms: limits.timeout }, start)];
  if (outcome.kind === "died") return [problem("check-died", { detail: outcome.detail }, start)];
  const { report } = outcome;
  const problems = [];
  if (report.error)
    problems.push(
      problem(
        "check-run-error",
        { name: report.error.name, message: report.error.message },
        errorPlace(unit, marked, report.error, map)
      )
    );
  const failed = /* @__PURE__ */ new Set();
  for (const { id, actual } of report.failures) {
    if (failed.has(id)) continue;
    failed.add(id);
    const { expected, line, column } = marked.expectations[id];
    problems.push(problem("check-expectation", { expected, actual }, placeOf(unit, line, column)));
  }
  if (!report.error) for (const id of report.missed) problems.push(missedProblem(unit, marked, id));
  problems.push(...outputProblems(unit, report));
  return problems;
}
function missedProblem(unit, marked, id) {
  const { expected, line, column } = marked.expectations[id];
  return problem("check-expectation-missed", { expected }, placeOf(unit, line, column));
}
function outputProblems(unit, report) {
  const owner = unit.blocks.findLast(({ output }) => output);
  if (!owner?.output || report.error) return [];
  const actual = report.output.join("\n").trimEnd();
  if (actual === owner.output.text) return [];
  const lines = actual.split("\n");
  const wanted = owner.output.text.split("\n");
  const index = Math.max(
    0,
    wanted.findIndex((line, i) => line !== lines[i])
  );
  return [
    problem(
      "check-output",
      { expected: wanted[index] ?? "", actual: lines[index] ?? "" },
      { file: unit.file, line: owner.output.line + index, column: 1, sourceLine: wanted[index] }
    )
  ];
}
function errorPlace(unit, marked, error, map) {
  const frame = /\bblock:(\d+):(\d+)/.exec(error.stack);
  if (!frame) return placeOf(unit, unit.blocks[0].line, 1);
  const entry = new SourceMap(JSON.parse(map)).findEntry(
    Number(frame[1]) - 1,
    Number(frame[2]) - 1
  );
  const line = "originalLine" in entry ? marked.lines[entry.originalLine] : void 0;
  return placeOf(unit, line ?? unit.blocks[0].line, "originalColumn" in entry ? entry.originalColumn + 1 : 1);
}

export {
  extractBlocks,
  makeUnits,
  markExpectations,
  instrument,
  parseMarked,
  DEFAULT_LIMITS,
  runUnit,
  isRun,
  checkCode,
  byPlace,
  keyOf,
  outcomeProblems
};
