import {
  countLevels,
  placeOf,
  plain,
  wordsOf
} from "./chunk-JQZKSOLU.js";
import {
  toolVersion
} from "./chunk-PQZNGAZW.js";
import {
  problem,
  problemTable
} from "./chunk-7UOIDLLE.js";

// cli/report/frames.ts
var ORDER = ["info", "warning", "error"];
function frames(problems, options) {
  const most = options.most ?? 20;
  const shown = /* @__PURE__ */ new Map();
  const blocks = [];
  for (const level of ORDER) {
    for (const problem2 of group(problems.filter((entry) => entry.level === level))) {
      const count = (shown.get(problem2.code) ?? 0) + 1;
      shown.set(problem2.code, count);
      if (count <= most) blocks.push(frame(problem2, options));
    }
  }
  for (const [code, count] of shown) {
    const rest = count - most;
    if (rest > 0) blocks.push(`${code}: ${options.language === "zh" ? `\u8FD8\u6709 ${rest} \u5904` : `${rest} more`}
`);
  }
  return blocks.join("\n");
}
function group(problems) {
  const groups = /* @__PURE__ */ new Map();
  for (const problem2 of problems) {
    const key = JSON.stringify([problem2.code, problem2.args, problem2.nearest]);
    const first = groups.get(key);
    if (!first) groups.set(key, { ...problem2, more: [...problem2.more ?? []] });
    else if (problem2.file) first.more.push({ file: problem2.file, line: problem2.line });
  }
  return [...groups.values()];
}
function frame(problem2, { language, paint = plain, linesOf }) {
  const words = wordsOf(problem2, language);
  const colour = problem2.level === "error" ? paint.red : problem2.level === "warning" ? paint.yellow : paint.blue;
  const lines = [
    `${colour(`${problem2.level} ${problem2.code}`)}${problem2.file ? `  ${paint.bold(placeOf(problem2))}` : ""}`
  ];
  lines.push(`  ${words.text}`);
  lines.push(...sourceLines(problem2, paint, linesOf));
  const nearest = words.nearest && (language === "zh" ? `\u662F\u4E0D\u662F\u60F3\u5199 "${words.nearest}"\uFF1F` : `Did you mean "${words.nearest}"?`);
  if (words.fix || nearest) lines.push(`  ${paint.green("\u2192")} ${[nearest, words.fix].filter(Boolean).join(" ")}`);
  if (words.example) lines.push(`    ${words.example}`);
  const more = problem2.more ?? [];
  if (more.length > 0) lines.push(`  ${paint.dim(morePlaces(more, language))}`);
  return `${lines.join("\n")}
`;
}
var PLACES_SHOWN = 3;
function morePlaces(more, language) {
  const some = more.slice(0, PLACES_SHOWN).map(placeOf).join(", ");
  const rest = more.length - PLACES_SHOWN;
  const tail = rest > 0 ? language === "zh" ? ` \u7B49 ${more.length} \u5904` : ` and ${rest} more` : "";
  return `${language === "zh" ? "\u540C\u6837\u7684\u95EE\u9898\u8FD8\u5728\uFF1A" : "also at "}${some}${tail}`;
}
function sourceLines(problem2, paint, linesOf) {
  const { file, line, column, sourceLine } = problem2;
  if (line === void 0) return [];
  const around = file && linesOf?.(file) || [];
  const marked = sourceLine ?? around[line - 1];
  if (marked === void 0) return [];
  const from = windowStart(marked, column);
  const width = String(line + 1).length;
  const gutter = (text) => paint.dim(`   ${text.padStart(width)} \u2502 `);
  const lines = [];
  const [before, after] = [around[line - 2], around[line]];
  if (before !== void 0) lines.push(gutter(String(line - 1)) + clip(before, 0));
  lines.push(`${paint.red(" >")} ${paint.dim(`${String(line).padStart(width)} \u2502 `)}${clip(marked, from)}`);
  if (column !== void 0) {
    const lead = clip(marked.slice(0, column - 1), from);
    const length = displayWidth(marked.slice(column - 1, column - 1 + (problem2.length ?? 1)));
    const carets = "^".repeat(Math.max(1, Math.min(length, LONGEST)));
    lines.push(gutter("") + " ".repeat(displayWidth(lead)) + paint.red(carets));
  }
  if (after !== void 0) lines.push(gutter(String(line + 1)) + clip(after, 0));
  return lines;
}
var LONGEST = 72;
function windowStart(text, column) {
  if (column === void 0 || column <= LONGEST - 12 || text.length <= LONGEST) return 0;
  return Math.max(0, Math.min(column - 1 - LONGEST / 2, text.length - LONGEST));
}
function clip(text, from) {
  const rest = text.slice(from).replace(/\t/g, " ");
  return (from > 0 ? "\u2026" : "") + (rest.length > LONGEST ? `${rest.slice(0, LONGEST)}\u2026` : rest);
}
function displayWidth(text) {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0);
    width += code >= 4352 && WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
  }
  return width;
}
var WIDE = [
  [4352, 4447],
  [11904, 12350],
  [12353, 42191],
  [44032, 55203],
  [63744, 64255],
  [65072, 65135],
  [65280, 65376],
  [65504, 65510],
  [127744, 129791],
  [131072, 262141]
];
function tally(problems, language) {
  const { error, warning } = countLevels(problems);
  if (language === "zh") return [error && `${error} \u4E2A\u9519\u8BEF`, warning && `${warning} \u4E2A\u8B66\u544A`].filter(Boolean).join("\uFF0C");
  const plural = (count, word) => count > 0 && `${count} ${word}${count > 1 ? "s" : ""}`;
  return [plural(error, "error"), plural(warning, "warning")].filter(Boolean).join(", ");
}

// cli/report/report.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";

// cli/report/formats.ts
function jsonProblems(problems, language) {
  return problems.map((problem2) => {
    const { text, fix } = wordsOf(problem2, language);
    return { ...problem2, text, fix };
  });
}
var GITHUB_LEVEL = { error: "error", warning: "warning", info: "notice" };
function githubProblems(problems, language) {
  const escapeValue = (text) => escapeData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
  return problems.map((problem2) => {
    const { text, fix } = wordsOf(problem2, language);
    const place = { file: problem2.file, line: problem2.line, col: problem2.column, title: problem2.code };
    const properties = Object.entries(place).filter(([, value]) => value !== void 0).map(([name, value]) => `${name}=${escapeValue(String(value))}`);
    return `::${GITHUB_LEVEL[problem2.level]} ${properties.join(",")}::${escapeData(`${text} ${fix}`.trim())}
`;
  }).join("");
}
var escapeData = (text) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
var SARIF_LEVEL = { error: "error", warning: "warning", info: "note" };
function sarifProblems(problems, language, version) {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "notes", version, rules: codes.map((code) => sarifRule(code)) } },
        columnKind: "utf16CodeUnits",
        results: problems.map((problem2) => sarifResult(problem2, codes, language))
      }
    ]
  };
}
function sarifRule(code) {
  const entry = problemTable[code];
  return {
    id: code,
    shortDescription: { text: entry?.en ?? code },
    help: { text: entry?.fixEn ?? "" },
    defaultConfiguration: { level: SARIF_LEVEL[entry?.level ?? "error"] }
  };
}
function sarifResult(problem2, codes, language) {
  const { text, fix } = wordsOf(problem2, language);
  const region = problem2.line !== void 0 && {
    startLine: problem2.line,
    ...problem2.column !== void 0 && { startColumn: problem2.column },
    ...problem2.column !== void 0 && problem2.length !== void 0 && { endColumn: problem2.column + problem2.length }
  };
  return {
    ruleId: problem2.code,
    ruleIndex: codes.indexOf(problem2.code),
    level: SARIF_LEVEL[problem2.level],
    message: { text: `${text} ${fix}`.trim() },
    ...problem2.file && {
      locations: [
        { physicalLocation: { artifactLocation: { uri: encodeURI(problem2.file) }, ...region && { region } } }
      ]
    }
  };
}

// cli/report/report.ts
async function reportProblems(problems, context) {
  const { screen, options, dir, result } = context;
  const { language, paint } = screen;
  const format = options.json ? "json" : options.format ?? "frames";
  if (format === "json") {
    const { problems: _, ...rest } = result ?? { problems: [], ok: false };
    await screen.data(JSON.stringify({ ...rest, problems: jsonProblems(problems, language) }, null, 2));
  } else if (format === "sarif") {
    await screen.data(JSON.stringify(sarifProblems(problems, language, toolVersion().version), null, 2));
  } else if (format === "github") {
    if (problems.length > 0) await screen.data(githubProblems(problems, language).trimEnd());
  } else if (problems.length > 0) {
    screen.say(frames(problems, { language, paint, linesOf: dir === void 0 ? void 0 : fileLines(dir) }));
  }
}
function fileLines(dir) {
  const known = /* @__PURE__ */ new Map();
  return (file) => {
    if (!known.has(file)) known.set(file, read(join(dir, file)));
    return known.get(file);
  };
}
function read(path) {
  try {
    return readFileSync(path, "utf8").split(/\r?\n/);
  } catch {
    return void 0;
  }
}

// cli/site-folder.ts
import { existsSync } from "node:fs";
import { isAbsolute, join as join2, resolve } from "node:path";
var CONFIG_NAMES = [
  ...["ts", "mts", "js", "mjs", "cjs", "json"].map((extension) => `notes.config.${extension}`),
  ...["ts", "mts", "cts", "js", "mjs", "cjs"].map((extension) => `docusaurus.config.${extension}`)
];
function findSite(cwd, dir, config) {
  if (config) {
    const configFile = isAbsolute(config) ? config : join2(dir ? resolve(cwd, dir) : cwd, config);
    if (existsSync(configFile)) return { dir: dir ? resolve(cwd, dir) : join2(configFile, ".."), configFile };
    return { problems: [notFound(config, [config])] };
  }
  const folders = dir ? [resolve(cwd, dir)] : [cwd, join2(cwd, "content")];
  for (const folder of folders)
    for (const name of CONFIG_NAMES)
      if (existsSync(join2(folder, name))) return { dir: folder, configFile: join2(folder, name) };
  return { problems: [notFound(dir ?? ".", CONFIG_NAMES.slice(0, 6))] };
}
function notFound(folder, candidates) {
  return problem("config-not-found", { folder, candidates: candidates.join(", ") });
}

export {
  frames,
  tally,
  reportProblems,
  CONFIG_NAMES,
  findSite
};
