import {
  LiveReload,
  listen
} from "./chunk-PTPVN5Y7.js";
import {
  findBrowser,
  findPackage,
  importPackage
} from "./chunk-FTHSDEYC.js";
import {
  DEFAULT_LIMITS,
  extractBlocks,
  instrument,
  keyOf,
  makeUnits,
  markExpectations,
  outcomeProblems
} from "./chunk-RO6BPVVG.js";
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
import "./chunk-VUIBUO63.js";
import "./chunk-LSINRD35.js";
import "./chunk-Z5SG2HXQ.js";
import {
  toolRoot,
  toolVersion
} from "./chunk-PQZNGAZW.js";
import "./chunk-5OK2Z345.js";
import {
  problem
} from "./chunk-7UOIDLLE.js";
import "./chunk-I4DNR6TI.js";
import {
  fileOfAddress
} from "./chunk-IKKQILZO.js";
import "./chunk-Y35N2B3X.js";
import "./chunk-CZTYYPRF.js";

// cli/check/browser.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";

// renderer/check/browser/blocks.ts
import { build } from "esbuild";
var ADDRESS = "https://notes.invalid/";
var DOCUMENT = '<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>block</title><body></body></html>';
async function runBrowserBlocks(blocks, options) {
  const units = makeUnits(blocks).filter(({ blocks: list }) => list.some(({ mode }) => mode === "browser"));
  const harness = await bundle({ entryPoints: [options.harness], format: "iife" });
  const found = { problems: [], run: units.length, expectations: 0 };
  for (const unit of units) {
    const marked = markExpectations(unit);
    found.expectations += marked.expectations.length;
    const module = await instrument(marked, unit.loader);
    const code = await bundleModule(module.code, options.packages);
    const outcome = await runInPage(code, harness, marked.expectations, options);
    found.problems.push(...outcomeProblems(unit, marked, outcome, { map: module.map, limits: options.limits }));
  }
  return found;
}
async function bundle(options) {
  const { outputFiles } = await build({ ...options, bundle: true, write: false, logLevel: "silent" });
  return outputFiles[0].text;
}
function bundleModule(contents, resolveDir) {
  return bundle({
    stdin: { contents, resolveDir, loader: "js" },
    format: "esm",
    target: "esnext",
    define: { "process.env.NODE_ENV": '"production"' }
  });
}
async function runInPage(code, harness, expectations, { browser, limits }) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route(
      "**/*",
      (route) => route.request().url() === ADDRESS ? route.fulfill({ contentType: "text/html", body: DOCUMENT }) : route.abort("blockedbyclient")
    );
    await page.goto(ADDRESS);
    const wanted = expectations.map(({ kind, expected }) => ({ kind, expected }));
    await page.evaluate(`window.__notesExpectations = ${JSON.stringify(wanted)}; ${harness}`);
    return await withTimeout(evaluateModule(page, code), limits.timeout);
  } finally {
    await context.close();
  }
}
var EVALUATE = `async (text) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  let error;
  try {
    await import(url);
  } catch (cause) {
    error = { name: String(cause?.name), message: String(cause?.message ?? cause), stack: String(cause?.stack ?? '') };
  }
  const report = await window.__notesReport();
  return error ? { ...report, error } : report;
}`;
async function evaluateModule(page, code) {
  const report = await page.evaluate(`(${EVALUATE})(${JSON.stringify(code)})`);
  return { kind: "report", report };
}
function withTimeout(work, ms) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve({ kind: "timeout" }), ms);
  });
  work.catch(() => {
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

// renderer/check/browser/pages.ts
import { gzipSync } from "node:zlib";
var DESKTOP = { width: 1280, height: 800 };
var PHONE = { width: 390, height: 844 };
var SHIFT_LIMIT = 0.1;
async function checkPages(targets, options) {
  const problems = [];
  let next = 0;
  let opened = 0;
  const lane = async () => {
    for (let target = targets[next++]; target; target = targets[next++]) {
      let found = options.cache.get(target.key);
      if (!found) {
        opened++;
        found = await checkPage(target, options);
        options.cache.set(target.key, found);
      }
      problems.push(...found);
    }
  };
  await Promise.all(Array.from({ length: options.parallel }, lane));
  return { problems, opened };
}
async function checkPage(target, options) {
  const context = await options.browser.newContext({ viewport: DESKTOP, colorScheme: "light" });
  try {
    const page = await context.newPage();
    const watch = watchPage(page, options.origin);
    await page.addInitScript(OBSERVER);
    await page.goto(options.origin + encodeURI(target.route), { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    const seen = await page.evaluate("window.__seen");
    const weights = await weigh(watch.requests);
    const { route } = target;
    const place = target.source === void 0 ? {} : { file: target.source };
    const say = (code, args) => problem(code, { route, ...args }, place);
    const problems = [
      ...[...watch.errors].map((message) => say("check-console", { message })),
      ...seen.policy.map(([directive, url]) => say("check-policy", { directive, url })),
      ...[...watch.foreign].map((url) => say("check-foreign-request", { url })),
      ...weightProblems(weights, options.budgets, say)
    ];
    if (seen.shift > SHIFT_LIMIT)
      problems.push(say("check-layout-shift", { value: seen.shift.toFixed(3), limit: SHIFT_LIMIT }));
    problems.push(...await accessibility(page, options.axe, say));
    await page.setViewportSize(PHONE);
    const width = await page.evaluate("document.documentElement.scrollWidth");
    if (width > PHONE.width) problems.push(say("check-overflow", { width, screen: PHONE.width }));
    return problems;
  } finally {
    await context.close();
  }
}
var OBSERVER = `(() => {
  const seen = { shift: 0, policy: [] };
  window.__seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', (event) => seen.policy.push([event.violatedDirective, event.blockedURI]));
})()`;
function watchPage(page, origin) {
  const watch = { errors: /* @__PURE__ */ new Set(), foreign: /* @__PURE__ */ new Set(), requests: [] };
  page.on("console", (message) => {
    const told = /Content Security Policy/.test(message.text());
    const own = message.location().url === page.url() && /status of 404/.test(message.text());
    if (message.type() === "error" && !told && !own) watch.errors.add(message.text());
  });
  page.on("pageerror", (error) => watch.errors.add(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (/^(data|blob|about):/.test(url)) return;
    if (url.startsWith(`${origin}/`)) watch.requests.push(request);
    else watch.foreign.add(url);
  });
  return watch;
}
var COMPRESSED = /^(image\/(?!svg)|font\/|audio\/|video\/|application\/(zip|gzip|pdf))/;
async function weigh(requests) {
  const weights = /* @__PURE__ */ new Map();
  for (const request of requests) {
    const response = await request.response();
    const body = await response?.body().catch(() => void 0);
    if (!response || !body) continue;
    const bytes = COMPRESSED.test(response.headers()["content-type"] ?? "") ? body : gzipSync(body, { level: 6 });
    for (const kind of [request.resourceType(), "total"])
      weights.set(kind, (weights.get(kind) ?? 0) + bytes.byteLength);
  }
  return weights;
}
function weightProblems(weights, budgets, say) {
  return Object.entries(budgets).flatMap(([kind, limit]) => {
    const bytes = weights.get(kind) ?? 0;
    return bytes > limit ? [say("check-weight", { kind, bytes, limit })] : [];
  });
}
var STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
async function accessibility(page, axe, say) {
  await page.evaluate(axe);
  const light = await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(STANDARD)} })`);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForTimeout(300);
  const dark = await page.evaluate("axe.run(document, { runOnly: ['color-contrast'] })");
  await page.emulateMedia({ colorScheme: "light" });
  return [...axeProblems(light, "light", say), ...axeProblems(dark, "dark", say)];
}
function axeProblems({ violations }, scheme, say) {
  return violations.map(({ id, help, nodes }) => {
    const place = { count: nodes.length, target: String(nodes[0]?.target.flat().join(" ") ?? "") };
    return id === "color-contrast" ? say("check-contrast", { scheme, ...place }) : say("check-axe", { rule: id, help, ...place });
  });
}

// cli/check/browser.ts
var PACKAGES = ["playwright-core", "axe-core"];
var ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
async function browserTools(dir) {
  const absent = PACKAGES.filter((name) => !findPackage(name, dir));
  if (absent.length > 0) return { missing: `--browser needs ${absent.join(" and ")}: npm i -D ${absent.join(" ")}` };
  const executablePath = findBrowser();
  if (!executablePath)
    return { missing: "--browser needs Chromium: install it at /usr/bin/chromium or name it in CHROMIUM_PATH" };
  const loaded = await importPackage("playwright-core", dir);
  const axe = readFileSync(join(findPackage("axe-core", dir).folder, "axe.min.js"), "utf8");
  return { playwright: loaded.chromium ? loaded : loaded.default, executablePath, axe };
}
async function checkInBrowser(checking, survey, { playwright, executablePath, axe }) {
  const browser = await playwright.chromium.launch({ executablePath, args: ARGS });
  const engine = createEngine({ ...checking.engine, out: null });
  try {
    const blocks = await runBrowserBlocks(blocksOf(survey), {
      browser,
      harness: join(toolRoot, "lib/renderer/check/browser/harness.js"),
      packages: toolRoot,
      limits: DEFAULT_LIMITS
    });
    const built = await engine.build();
    if (!built.ok) return { ...blocks, pages: 0, unchecked: [{ what: "browser", why: "broken-build" }] };
    const targets = pageTargets(survey, engine, [axe.length, browser.version(), survey.site.check.budgets]);
    const live = new LiveReload();
    const { baseUrl } = survey.site;
    const server = await listen({ host: "127.0.0.1", port: 0, outputs: engine.outputs, baseUrl, live });
    try {
      const origin = new URL(server.url).origin;
      const { cache } = checking;
      const { budgets } = survey.site.check;
      const pages = await checkPages(targets, { browser, origin, axe, budgets, cache, parallel: 2 });
      return { ...blocks, problems: [...blocks.problems, ...pages.problems], pages: targets.length, unchecked: [] };
    } finally {
      await server.close();
    }
  } finally {
    await engine.close();
    await browser.close();
  }
}
var blocksOf = ({ files }) => files.sources.filter(({ format }) => format !== "code").flatMap(({ path, text }) => extractBlocks(path, text));
function pageTargets({ linked, site }, { outputs }, versions) {
  const shared = [...outputs].flatMap(([path, { phase, hash }]) => phase === "asset" ? [[path, hash]] : []);
  const sharedKey = keyOf(toolVersion().code, versions, shared);
  return linked.pages.filter(({ kind }) => kind !== "redirect").map(({ route, file, part, source }) => ({
    route,
    source,
    key: keyOf("page", sharedKey, outputs.get(file)?.hash, outputs.get(fileOfAddress(part, site))?.hash)
  }));
}
export {
  browserTools,
  checkInBrowser
};
