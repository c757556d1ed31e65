import {
  siteBuildOptions
} from "./chunk-GZPWVKYL.js";
import {
  reportProblems,
  tally
} from "./chunk-L2LQBA4T.js";
import {
  terminal
} from "./chunk-JQZKSOLU.js";
import {
  EXIT
} from "./chunk-FH77VVFQ.js";
import {
  findTypeScript,
  harnessFile
} from "./chunk-FTHSDEYC.js";
import {
  DEFAULT_LIMITS,
  byPlace,
  checkCode,
  extractBlocks,
  keyOf
} from "./chunk-RO6BPVVG.js";
import {
  openCache
} from "./chunk-C4LN3MXI.js";
import {
  createEngine
} from "./chunk-LVGZG4IZ.js";
import "./chunk-VEL3SJEM.js";
import "./chunk-ILYLTBBS.js";
import "./chunk-XRQHB4RX.js";
import "./chunk-TGKX7SGW.js";
import "./chunk-X4ODXUUZ.js";
import "./chunk-LHZMD5TH.js";
import "./chunk-E3NSBWOD.js";
import {
  CHECKED_FILE,
  readChecked,
  writeChecked
} from "./chunk-VUIBUO63.js";
import "./chunk-LSINRD35.js";
import "./chunk-Z5SG2HXQ.js";
import {
  toolVersion
} from "./chunk-PQZNGAZW.js";
import "./chunk-5OK2Z345.js";
import {
  nearestName,
  problem
} from "./chunk-7UOIDLLE.js";
import "./chunk-I4DNR6TI.js";
import {
  decodePath,
  samePathKey,
  splitUrl
} from "./chunk-IKKQILZO.js";
import "./chunk-Y35N2B3X.js";
import "./chunk-CZTYYPRF.js";

// cli/check-command.ts
import { availableParallelism } from "node:os";
import { join as join3 } from "node:path";

// renderer/check/prose/mask.ts
var HIDDEN = "\0";
var LINE_RULES = [
  /^\s*(?:import|export)\s.*$/,
  // Link reference and footnote definitions.
  /^ {0,3}\[[^\]]+\]:\s*\S.*$/,
  // Table delimiter rows and thematic breaks.
  /^\s*\|?[\s:|-]+\|?\s*$/
];
var INLINE_RULES = [
  /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g,
  /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g,
  /\$\$[\s\S]*?\$\$/g,
  /\$(?=\S)[^$\n]*\S\$(?!\d)/g,
  // Addresses of links and images, with their title.
  /(?<=\])\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g,
  /(?<=\])\[[^\]\n]*\]/g,
  /<(?:https?|mailto):[^>\s]*>/g,
  /(?:https?:\/\/|www\.)[^\s<>\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]+/g,
  /<\/?[A-Za-z][^<>]*>/g,
  /\{#[^}\n]+\}/g,
  /^\s*:{3,}[\w-]*(?:\{[^}\n]*\})?/gm,
  /:\w+:/g,
  /&(?:#\w+|\w+);/g,
  /\\./g
];
var FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n---[^\n]*(?:\n|$)/;
function maskCode(text) {
  let masked = maskFences(hide(text, FRONT_MATTER));
  for (const rule of INLINE_RULES.slice(0, 2)) masked = hide(masked, rule);
  return masked;
}
function maskProse(text) {
  let masked = maskCode(text).split("\n").map((line) => LINE_RULES.some((rule) => rule.test(line)) ? HIDDEN.repeat(line.length) : line).join("\n");
  for (const rule of INLINE_RULES.slice(2)) masked = hide(masked, rule);
  return masked;
}
var hide = (text, pattern) => text.replace(pattern, (found) => found.replace(/[^\n]/g, HIDDEN));
function maskFences(text) {
  let open = null;
  return text.split("\n").map((line) => {
    const match = /^(?:[ \t]|>[ \t]?)*(`{3,}|~{3,})([^\n]*)$/.exec(line);
    const fence = open;
    if (fence) {
      if (match && match[1][0] === fence.mark[0] && match[1].length >= fence.mark.length && !match[2].trim())
        open = null;
      return HIDDEN.repeat(line.length);
    }
    if (match && !(match[1][0] === "`" && match[2].includes("`"))) {
      open = { mark: match[1] };
      return HIDDEN.repeat(line.length);
    }
    return line;
  }).join("\n");
}

// renderer/check/prose/place.ts
function makePlace(file, text, prose) {
  const lines = [0];
  for (let at2 = text.indexOf("\n"); at2 !== -1; at2 = text.indexOf("\n", at2 + 1)) lines.push(at2 + 1);
  return { file, text, prose, lines };
}
function lineAt({ text, lines }, offset) {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (lines[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  const start = lines[low];
  const end = text.indexOf("\n", start);
  return { line: low + 1, column: offset - start + 1, sourceLine: text.slice(start, end === -1 ? void 0 : end) };
}

// renderer/check/prose/structure.ts
function checkStructure(place, masked, options) {
  return [...headings(place, masked), ...images(place), ...emptyLinks(place, masked), ...staleness(place, options)];
}
var at = (place, offset, length) => ({
  file: place.file,
  ...lineAt(place, offset),
  length
});
function headings(place, masked) {
  const problems = [];
  const seen = /* @__PURE__ */ new Map();
  let last = 1;
  for (const match of masked.matchAll(/^(#{1,6})[ \t]+\S.*$/gm)) {
    const level = match[1].length;
    const text = place.text.slice(match.index, match.index + match[0].length).replace(/^#+\s*/, "").trim();
    if (level > last + 1) problems.push(problem("check-heading-order", { level, last }, at(place, match.index, level)));
    const key2 = `${level} ${text}`;
    if (level > 1 && seen.has(key2))
      problems.push(
        problem(
          "check-heading-twice",
          { heading: text, line: seen.get(key2) },
          at(place, match.index, match[0].length)
        )
      );
    seen.set(key2, lineAt(place, match.index).line);
    last = level;
  }
  return problems;
}
function images(place) {
  const problems = [];
  for (const match of place.prose.matchAll(/!\[\s*\]\(([^)\s]*)/g))
    problems.push(problem("check-image-alt", { url: match[1] }, at(place, match.index, match[0].length + 1)));
  return problems;
}
function emptyLinks(place, masked) {
  const found = [...place.prose.matchAll(/(?<!!)\[\s*\]\(([^)\s]*)\)/g)].filter((match) => masked[match.index] === "[");
  return found.map((match) => problem("check-link-empty", { url: match[1] }, at(place, match.index, match[0].length)));
}
var DAY = 864e5;
function staleness(place, { today, staleAfter }) {
  const match = /^last_reviewed:\s*["']?(\d{4}-\d{2}-\d{2})/m.exec(
    /^\uFEFF?---\n[\s\S]*?\n---/.exec(place.text)?.[0] ?? ""
  );
  if (!match || staleAfter === void 0) return [];
  const days = Math.floor((Date.parse(today) - Date.parse(match[1])) / DAY);
  return days > staleAfter ? [problem("check-stale", { days, date: match[1], limit: staleAfter }, at(place, match.index))] : [];
}

// renderer/check/prose/typography.ts
var HAN = "\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff";
var LATIN = "A-Za-z0-9\\u00c0-\\u024f";
var FULL_WIDTH_OF = { ",": "\uFF0C", ".": "\u3002", "!": "\uFF01", "?": "\uFF1F", ";": "\uFF1B", ":": "\uFF1A" };
var toAscii = (text) => [...text].map((character) => String.fromCharCode(character.charCodeAt(0) - 65248)).join("");
var RULES = [
  {
    code: "check-space-han-latin",
    pattern: new RegExp(`[${HAN}](?=[${LATIN}])|[${LATIN}%](?=[${HAN}])`, "g"),
    repair: (match) => `${match[0]} `
  },
  {
    code: "check-space-before-full-width",
    pattern: new RegExp(
      `(?<=[${HAN}${LATIN}]) +(?=[\uFF0C\u3002\uFF01\uFF1F\uFF1B\uFF1A\u3001\uFF09\u300B\u300D\u300F])|(?<=[\uFF0C\u3002\uFF01\uFF1F\uFF1B\uFF1A\u3001\uFF08\u300A\u300C\u300E]) +(?=[${HAN}])`,
      "g"
    ),
    repair: () => ""
  },
  {
    code: "check-half-width-punctuation",
    pattern: new RegExp(
      `(?<=[${HAN}\uFF09\u300B\u300D\u300F\u201D])([,!?;:])( ?)(?=[${HAN}${LATIN}${HIDDEN}*\u201C\u300A\uFF08\\n]|$)|(?<=[${HAN}\uFF09\u300B\u300D\u300F\u201D])(\\.)(?= |\\n|$|[${HAN}])( ?)`,
      "gm"
    ),
    repair: (match) => FULL_WIDTH_OF[match[1] ?? match[3] ?? ""]
  },
  {
    code: "check-half-width-brackets",
    pattern: new RegExp(`\\(([^()\\n${HIDDEN}]*[${HAN}][^()\\n${HIDDEN}]*)\\)`, "g"),
    repair: (match) => `\uFF08${match[1]}\uFF09`
  },
  {
    code: "check-quotation-marks",
    pattern: new RegExp(`"([^"\\n${HIDDEN}]*[${HAN}][^"\\n${HIDDEN}]*)"`, "g"),
    repair: (match) => `\u201C${match[1]}\u201D`
  },
  {
    code: "check-quotation-marks",
    pattern: new RegExp(`(?<=[${HAN}\uFF0C\u3002\uFF1A\uFF1B\u3001\uFF08])'([^'\\n${HIDDEN}]*[${HAN}][^'\\n${HIDDEN}]*)'`, "g"),
    repair: (match) => `\u2018${match[1]}\u2019`
  },
  {
    code: "check-full-width-ascii",
    pattern: /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/g,
    repair: (match) => toAscii(match[0])
  },
  { code: "check-ellipsis", pattern: new RegExp(`(?<=[${HAN}])(?:\\.{3,}|\u3002{3,}|\u2026(?!\u2026))`, "g"), repair: () => "\u2026\u2026" },
  {
    code: "check-dash",
    pattern: new RegExp(`(?<=[${HAN}]) ?--+ ?(?=[${HAN}])|(?<=[${HAN}])\u2014(?!\u2014)(?<!\u2014\u2014)(?=[${HAN}])`, "g"),
    repair: () => "\u2014\u2014"
  },
  { code: "check-repeated-punctuation", pattern: /([，。；：、])\1+/g, repair: (match) => match[1] },
  { code: "check-ideographic-space", pattern: /(?<=\S)\u3000+(?=\S)/g, repair: () => " " }
];
function checkTypography(masked) {
  const findings = [];
  for (const { code, pattern, repair } of RULES) {
    for (const match of masked.matchAll(pattern)) {
      const finding = { code, start: match.index, end: match.index + match[0].length, replacement: repair(match) };
      if (!findings.some((other) => finding.start < other.end && other.start < finding.end)) findings.push(finding);
    }
  }
  return findings.filter(({ start, end }) => !isListNumber(masked, start, end)).sort((a, b) => a.start - b.start);
}
function isListNumber(masked, start, end) {
  const lineStart = masked.lastIndexOf("\n", start - 1) + 1;
  return /^\s*\d+[.)]\s?$/.test(masked.slice(lineStart, end));
}
function fixTypography(text, mask) {
  let current = text;
  let count = 0;
  for (let round = 0; round < 3; round++) {
    const findings = checkTypography(mask(current));
    if (findings.length === 0) break;
    count += findings.length;
    let out = "";
    let at2 = 0;
    for (const { start, end, replacement } of findings) {
      out += current.slice(at2, start) + replacement;
      at2 = end;
    }
    current = out + current.slice(at2);
  }
  return { text: current, count };
}

// renderer/check/prose/prose.ts
function checkProse(file, text, options) {
  const masked = maskProse(text);
  const place = makePlace(file, text, maskCode(text));
  const typography = checkTypography(masked).map(({ code, start, end, replacement }) => {
    const found = { found: quote(text.slice(start, end)), wanted: quote(replacement) };
    return problem(code, found, { file, ...lineAt(place, start), length: end - start });
  });
  return [...typography, ...checkStructure(place, masked, options)].sort(
    (a, b) => a.line - b.line || a.column - b.column
  );
}
var quote = (text) => text.replaceAll(HIDDEN, "").replaceAll("\n", " ");
function fixProse(text) {
  return fixTypography(text, maskProse);
}

// renderer/check/static-blocks.ts
import { transform } from "esbuild";
import { parseFragment } from "parse5";
var isStatic = ({ lang, mode }) => (lang === "css" || lang === "html") && mode !== "no-check";
async function checkStaticBlocks(blocks) {
  const wanted = blocks.filter(isStatic);
  const problems = await Promise.all(
    wanted.map((block) => block.lang === "css" ? checkCss(block) : checkHtml(block))
  );
  return { problems: problems.flat(), checked: wanted.length };
}
async function checkCss(block) {
  const { warnings } = await transform(block.code, { loader: "css", logLevel: "silent" });
  return warnings.map(
    ({ text, location }) => problem("check-css", { message: text }, placeIn(block, location?.line ?? 1, (location?.column ?? 0) + 1))
  );
}
var HTML_ALLOWED = /* @__PURE__ */ new Set([
  "missing-doctype",
  "non-conforming-doctype",
  "non-void-html-element-start-tag-with-trailing-solidus"
]);
function checkHtml(block) {
  const problems = [];
  parseFragment(block.code, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => {
      if (!HTML_ALLOWED.has(code))
        problems.push(problem("check-html", { message: code }, placeIn(block, startLine, startCol)));
    }
  });
  return problems;
}
function placeIn(block, line, column) {
  return {
    file: block.file,
    line: block.line + line - 1,
    column: block.indent + column,
    sourceLine: block.code.split("\n")[line - 1]
  };
}

// renderer/check/check.ts
var CHECKS = ["build", "code", "types", "markup", "prose", "orphans", "external", "browser"];
var DEFAULT_CHECKS = ["build", "code", "types", "markup", "prose", "orphans"];
async function checkSources(sources, options) {
  const files = sources.filter(({ format }) => format !== "code");
  const blocks = files.flatMap(({ path, text }) => extractBlocks(path, text));
  const { enabled } = options;
  const problems = [];
  const code = enabled.has("code") || enabled.has("types") ? await checkCode(blocks, limitTo(options)) : null;
  if (code) problems.push(...code.problems);
  const markup = enabled.has("markup") ? await cachedMarkup(blocks, options) : { problems: [], checked: 0 };
  problems.push(...markup.problems);
  if (enabled.has("prose")) for (const source of files) problems.push(...cachedProse(source, options));
  return {
    problems: problems.sort(byPlace),
    counts: {
      ...code?.counts ?? { blocks: 0, typed: 0, run: 0, expectations: 0, unchecked: 0, browser: 0 },
      files: files.length,
      markup: markup.checked
    },
    results: code?.results ?? [],
    unchecked: uncheckedOf(options, code?.counts)
  };
}
async function remembered({ cache, versions }, parts, make) {
  const key2 = keyOf(versions, ...parts);
  const known = cache.get(key2);
  if (known !== void 0) return known;
  const made = await make();
  cache.set(key2, made);
  return made;
}
function cachedMarkup(blocks, options) {
  const wanted = blocks.filter(isStatic);
  const places = wanted.map(({ file, line, indent, lang, code }) => [file, line, indent, lang, code]);
  return remembered(options, ["markup", places], () => checkStaticBlocks(wanted));
}
function cachedProse({ path, text, hash }, options) {
  const { today, staleAfter, cache, versions } = options;
  const key2 = keyOf(versions, "prose", path, hash, staleAfter === void 0 ? null : [today, staleAfter]);
  const known = cache.get(key2);
  if (known) return known;
  const found = checkProse(path, text, { today, staleAfter });
  cache.set(key2, found);
  return found;
}
function limitTo(options) {
  const typescript = options.enabled.has("types") ? options.typescript : void 0;
  return { ...options, typescript, run: options.run !== false && options.enabled.has("code") };
}
function uncheckedOf({ enabled, typescript, run, staleAfter }, counts) {
  const unchecked = CHECKS.filter((name) => !enabled.has(name)).map((what) => ({
    what,
    why: "not-asked"
  }));
  if (enabled.has("types") && !typescript) unchecked.push({ what: "types", why: "no-typescript" });
  if (enabled.has("code") && run === false) unchecked.push({ what: "code", why: "untrusted" });
  if (counts && counts.unchecked > 0) unchecked.push({ what: "blocks", why: "flagged", count: counts.unchecked });
  if (counts && counts.browser > 0 && !enabled.has("browser"))
    unchecked.push({ what: "blocks", why: "needs-browser", count: counts.browser });
  if (enabled.has("prose") && staleAfter === void 0) unchecked.push({ what: "reviews", why: "no-limit" });
  return unchecked;
}

// renderer/check/orphans.ts
function findOrphans(graph, baseUrl, menus) {
  const sidebars = graph.versions.flatMap((version) => [...version.sidebars.values()].map(({ items }) => items));
  const linked = new Set([baseUrl, ...addressesIn([menus, sidebars])].map(key));
  for (const [source, values] of graph.slots) {
    const own = routeOf(graph, source);
    for (const value of values) {
      if (value.kind !== "link") continue;
      const target = key(value.href);
      if (own === void 0 || target !== key(own)) linked.add(target);
    }
  }
  const docs = graph.versions.flatMap(({ docs: list, sidebars: own }) => {
    const members = new Set([...own.values()].flatMap(({ members: ids }) => ids));
    return list.filter(({ id, unlisted }) => !members.has(id) && !unlisted);
  });
  const pages = graph.pages.filter(({ unlisted, document }) => document && !unlisted);
  return [...docs, ...pages].filter(({ route }) => !linked.has(key(route))).map(({ document }) => problem("check-orphan", {}, { file: document.source, line: 1 }));
}
function addressesIn(value) {
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(
    ([name, inner]) => typeof inner === "string" ? name === "href" || name === "to" ? [inner] : [] : addressesIn(inner)
  );
}
var key = (address) => samePathKey(decodePath(splitUrl(address).pathname));
function routeOf(graph, source) {
  for (const { docs } of graph.versions) for (const doc of docs) if (doc.document.source === source) return doc.route;
  for (const { posts } of graph.blogs) for (const post of posts) if (post.document.source === source) return post.route;
  return graph.pages.find((page) => page.source === source)?.route;
}

// cli/check/fix.ts
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
function fixFiles(dir, sources) {
  const done = { repairs: 0, files: 0 };
  for (const { path, format } of sources) {
    if (format === "code") continue;
    const file = join(dir, path);
    const { text, count } = fixProse(readFileSync(file, "utf8"));
    if (count === 0) continue;
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, text);
    renameSync(temporary, file);
    done.repairs += count;
    done.files++;
  }
  return done;
}

// cli/check/record.ts
import { readFileSync as readFileSync2, renameSync as renameSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join2 } from "node:path";
function recordResults(dir, results, options) {
  const file = join2(dir, CHECKED_FILE);
  const before = read(file);
  if (before === void 0 && !options.start) return;
  const text = writeChecked(nextRecord(readChecked(before), results, options));
  if (text === before) return;
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync2(temporary, text);
  renameSync2(temporary, file);
}
function nextRecord(before, results, { today, node }) {
  const units = {};
  for (const { file, key: key2, hash, ok } of results) {
    if (!ok) continue;
    const old = before?.units[file] ?? [];
    const same = old.find((unit) => unit[0] === key2 && unit[1] === hash) ?? old.find((unit) => unit[1] === hash);
    units[file] = [...units[file] ?? [], [key2, hash, same?.[2] ?? today]];
  }
  return { node, units };
}
function read(file) {
  try {
    return readFileSync2(file, "utf8");
  } catch {
    return void 0;
  }
}

// cli/check/summary.ts
var WHAT = {
  build: ["links, tags, front matter", "\u94FE\u63A5\u3001\u6807\u7B7E\u3001front matter"],
  code: ["running code", "\u8FD0\u884C\u4EE3\u7801"],
  types: ["types", "\u7C7B\u578B"],
  markup: ["CSS and HTML blocks", "CSS \u4E0E HTML \u4EE3\u7801\u5757"],
  prose: ["prose", "\u6587\u5B57"],
  orphans: ["orphans", "\u5B64\u7ACB\u9875\u9762"],
  external: ["outer links", "\u7AD9\u5916\u94FE\u63A5"],
  browser: ["the pages in a browser", "\u6D4F\u89C8\u5668\u4E2D\u7684\u9875\u9762"],
  reviews: ["review dates", "\u6821\u5BF9\u65E5\u671F"],
  blocks: ["{count} blocks", "{count} \u4E2A\u4EE3\u7801\u5757"]
};
var WHY = {
  "no-typescript": ["needs the package typescript: npm i -D typescript", "\u9700\u8981 typescript\uFF1Anpm i -D typescript"],
  untrusted: ["`security: 'untrusted'` is set", "\u914D\u7F6E\u4E3A security: untrusted"],
  flagged: ["flagged no-check", "\u6807\u6CE8\u4E86 no-check"],
  "needs-browser": ["they run with --browser", "\u8981\u7528 --browser \u8FD0\u884C"],
  "no-limit": ["`check.staleAfter` is not set", "\u6CA1\u6709\u914D\u7F6E check.staleAfter"],
  "broken-build": ["the build has errors", "\u6784\u5EFA\u6709\u9519\u8BEF"]
};
var OPTION = { external: "--external", browser: "--browser" };
function checkSummary(result, { paint, language }) {
  const zh = language === "zh";
  const at2 = zh ? 1 : 0;
  const { counts, outer, pages, fixed } = result;
  const lines = [];
  if (fixed)
    lines.push(
      zh ? `\u4FEE\u6B63 ${fixed.files} \u4E2A\u6587\u4EF6\u4E2D\u7684 ${fixed.repairs} \u5904` : `${fixed.repairs} repairs in ${fixed.files} files`
    );
  lines.push(
    zh ? `${counts.files} \u4E2A\u6587\u4EF6\uFF0C${counts.blocks} \u4E2A JS/TS \u4EE3\u7801\u5757\uFF1A\u68C0\u67E5\u7C7B\u578B ${counts.typed}\uFF0C\u8FD0\u884C ${counts.run}\uFF08\u671F\u671B ${counts.expectations} \u6761\uFF09\uFF1BCSS/HTML ${counts.markup} \u4E2A` : `${counts.files} files, ${counts.blocks} JS/TS blocks: ${counts.typed} type-checked, ${counts.run} run with ${counts.expectations} expectations; ${counts.markup} CSS/HTML blocks parsed`
  );
  if (outer)
    lines.push(
      zh ? `${outer.asked} \u4E2A\u7AD9\u5916\u94FE\u63A5\uFF08\u7F13\u5B58 ${outer.cached}\uFF09` : `${outer.asked} outer links (${outer.cached} cached)`
    );
  if (pages !== void 0) lines.push(zh ? `\u6D4F\u89C8\u5668\u4E2D\u6253\u5F00 ${pages} \u9875` : `${pages} pages opened in the browser`);
  const missing = result.unchecked.map((entry) => uncheckedWords(entry, at2));
  if (missing.length > 0)
    lines.push(paint.dim(`${zh ? "\u6CA1\u6709\u68C0\u67E5\uFF1A" : "Not checked: "}${missing.join(zh ? "\uFF1B" : "; ")}`));
  const found = tally(result.problems, language);
  const time = `${Math.round(result.ms)} ms`;
  if (!result.ok) lines.push(paint.red(`\u2717 ${found}  ${time}`));
  else lines.push(`${paint.green("\u2713")} ${found || (zh ? "\u6CA1\u6709\u53D1\u73B0\u95EE\u9898" : "no findings")}  ${time}`);
  return lines.join("\n");
}
function uncheckedWords({ what, why, count }, at2) {
  const name = WHAT[what][at2].replace("{count}", String(count));
  const reason = WHY[why]?.[at2] ?? OPTION[what];
  if (!reason) return name;
  return at2 === 1 ? `${name}\uFF08${reason}\uFF09` : `${name} (${reason})`;
}

// cli/check-command.ts
async function checkCommand(dir, options) {
  const screen = terminal();
  const started = performance.now();
  const enabled = chosenChecks(options);
  if (typeof enabled === "string") return usage(screen, enabled);
  const today = options.clock ?? (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(Date.parse(today)))
    return usage(screen, `error: "${today}" is not a date like 2026-11-21`);
  const found = siteBuildOptions(dir, options);
  if ("problems" in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  const engine = found.options;
  const cache = openCache(join3(engine.cacheDir, "check.json"));
  const checking = { options, engine, enabled, today, cache, screen };
  const { survey, fixed } = await surveySite(checking);
  if (!isUsable(survey)) {
    await reportProblems(survey.problems, { screen, options, dir: engine.dir });
    return EXIT.usage;
  }
  if (options.mutate !== void 0)
    return (await import("./mutation-GU65632N.js")).mutationCommand(checking, checkOptions(checking, survey), survey);
  const tools = enabled.has("browser") ? await (await import("./browser-V2AK7YSU.js")).browserTools(engine.dir) : void 0;
  if (tools && "missing" in tools) return usage(screen, tools.missing);
  const result = await runChecks(checking, survey, tools);
  cache.save();
  if (enabled.has("code") && survey.site.security !== "untrusted" && !process.env.CI)
    recordResults(engine.dir, result.results, { today, node: process.versions.node, start: options.record ?? false });
  const ok = !result.problems.some(({ level }) => level === "error" || options.strict && level === "warning");
  const summary = { ...result, fixed, ok, ms: performance.now() - started };
  const { results, ...data } = { ...summary, results: result.results };
  await reportProblems(result.problems, { screen, options, dir: engine.dir, result: data });
  if (!options.json && (options.format ?? "frames") === "frames") screen.say(checkSummary(summary, screen));
  return ok ? EXIT.ok : EXIT.failed;
}
function usage(screen, message) {
  screen.say(message);
  return EXIT.usage;
}
var isUsable = (survey) => survey.site !== null && survey.files !== void 0;
function chosenChecks({ only, skip, external, browser }) {
  const names = (text) => (text ?? "").split(",").map((name) => name.trim()).filter(Boolean);
  for (const name of [...names(only), ...names(skip)]) {
    if (CHECKS.includes(name)) continue;
    const near = nearestName(name, CHECKS);
    return `error: there is no check "${name}"${near ? `. Did you mean "${near}"?` : `: ${CHECKS.join(", ")}`}`;
  }
  const chosen = new Set(only === void 0 ? DEFAULT_CHECKS : names(only));
  if (external) chosen.add("external");
  if (browser) chosen.add("browser");
  for (const name of names(skip)) chosen.delete(name);
  return chosen;
}
async function surveySite({ engine, options }) {
  const site = createEngine({ ...engine, out: null });
  try {
    const survey = await site.survey();
    if (!options.fix || !survey.site || !survey.files) return { survey };
    const fixed = fixFiles(survey.site.dir, survey.files.sources);
    return { fixed, survey: fixed.files > 0 ? await site.survey() : survey };
  } finally {
    await site.close();
  }
}
function checkOptions({ engine, enabled, today, cache }, { site }) {
  const typescript = findTypeScript(engine.dir, join3(engine.cacheDir, "types"), site.check.typescript);
  return {
    today,
    enabled,
    cache,
    staleAfter: site.check.staleAfter,
    harness: harnessFile,
    typescript: typescript?.tools,
    limits: { ...DEFAULT_LIMITS, timeout: site.check.runTimeout },
    // Most blocks wait for timers longer than they compute.
    parallel: 2 * availableParallelism(),
    // With untrusted content nothing runs outside the browser's frame (D36).
    run: site.security !== "untrusted",
    versions: `${toolVersion().code} ${process.version} ${typescript?.version ?? ""}`
  };
}
async function runChecks(checking, survey, tools) {
  const { enabled } = checking;
  const { site, files, linked } = survey;
  const result = await checkSources(files.sources, checkOptions(checking, survey));
  const problems = [...result.problems];
  if (enabled.has("build")) problems.push(...survey.problems);
  if (enabled.has("orphans") && linked)
    problems.push(...findOrphans(linked.graph, site.baseUrl, [linked.clientSite.navbar, linked.clientSite.footer]));
  if (enabled.has("external") && linked) {
    const found = await (await import("./outer-CGAPILGV.js")).checkExternal(checking, survey);
    problems.push(...found.problems);
    result.outer = found.outer;
  }
  if (tools && linked) {
    const found = await (await import("./browser-V2AK7YSU.js")).checkInBrowser(checking, survey, tools);
    problems.push(...found.problems);
    result.pages = found.pages;
    result.unchecked = [...result.unchecked, ...found.unchecked];
    result.counts = {
      ...result.counts,
      run: result.counts.run + found.run,
      expectations: result.counts.expectations + found.expectations
    };
  }
  return { ...result, problems: problems.sort(byPlace) };
}
export {
  checkCommand
};
