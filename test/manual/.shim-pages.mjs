// test/manual/pages.test.ts
import { existsSync, readFileSync as readFileSync4 } from "node:fs";
import { join as join6 } from "node:path";

// ../../../tmp/shim/vitest.mjs
import assert from "node:assert";
import { readFileSync, writeFileSync } from "node:fs";
var jobs = [];
var prefix = [];
var fmt = (n, a) => {
  let i = 0;
  return n.replace(/%s/g, () => String(a[i++]));
};
var filter = process.env.T ? new RegExp(process.env.T) : null;
var tbl = (f) => (rows) => (name, fn, t) => {
  for (const r of rows) {
    const a = Array.isArray(r) ? r : [r];
    f(fmt(name, a), () => fn(...a));
  }
};
var it = (name, fn) => jobs.push([[...prefix, name].join(" > "), fn]);
it.each = tbl(it);
var describe = (name, fn) => {
  prefix.push(name);
  fn();
  prefix.pop();
};
describe.each = tbl(describe);
var hooks = { before: [], after: [] };
var afterAll = (f) => hooks.after.push(f);
var vi = { setConfig() {
} };
var show = (x) => JSON.stringify(x, (k, v) => v instanceof RegExp ? String(v) : v)?.slice(0, 1500);
var Asym = class {
  constructor(f) {
    this.f = f;
  }
};
var eq = (a, b) => {
  if (b instanceof Asym) return b.f(a);
  if (Array.isArray(b)) return Array.isArray(a) && a.length === b.length && b.every((x, i) => eq(a[i], x));
  if (b && typeof b === "object" && !(b instanceof RegExp)) {
    try {
      if ([...Object.values(b)].some((v) => v instanceof Asym)) return Object.keys(b).every((k) => eq(a?.[k], b[k]));
    } catch {
    }
  }
  try {
    assert.deepStrictEqual(a, b);
    return true;
  } catch {
    return false;
  }
};
var match = (a, b) => b && typeof b === "object" && !Array.isArray(b) ? Object.keys(b).every((k) => match(a?.[k], b[k])) : eq(a, b);
var expect = (v, msg) => make(v, msg, false);
function make(v, msg, not) {
  const ok = (c, what) => {
    if (!!c === not) throw new Error(`${msg ?? ""} ${not ? "not " : ""}${what}`.slice(0, 4e3));
  };
  const m = {
    toEqual: (e) => ok(eq(v, e), `
 got ${show(v)}
 exp ${show(e)}`),
    toBe: (e) => ok(Object.is(v, e), `
 got ${show(v)}
 exp ${show(e)}`),
    toContain: (e) => ok(v.includes(e), `contain ${show(e)} in ${show(v)}`),
    toMatch: (e) => ok(typeof e === "string" ? v.includes(e) : e.test(v), `match ${e} in ${show(v)}`),
    toHaveLength: (n) => ok(v.length === n, `length ${v.length} vs ${n}`),
    toBeGreaterThan: (n) => ok(v > n, `${v} > ${n}`),
    toBeGreaterThanOrEqual: (n) => ok(v >= n, `${v} >= ${n}`),
    toMatchObject: (e) => ok(match(v, e), `match ${show(e)} in ${show(v)}`),
    toContainEqual: (e) => ok(v.some((x) => eq(x, e)), `containEqual ${show(e)} in ${show(v)}`),
    toMatchFileSnapshot: async (p) => {
      if (process.env.U) writeFileSync(p, v);
      else ok(readFileSync(p, "utf8") === v, `file ${p} differs`);
    },
    toBeUndefined: () => ok(v === void 0, "undefined"),
    toBeDefined: () => ok(v !== void 0, "defined"),
    toBeNull: () => ok(v === null, "null"),
    toBeTruthy: () => ok(v, "truthy"),
    toThrow: (e) => {
      let t;
      try {
        v();
      } catch (x) {
        t = x;
      }
      ok(t, "throw");
    }
  };
  if (!not) Object.defineProperty(m, "not", { get: () => make(v, msg, true) });
  return m;
}
expect.stringMatching = (r) => new Asym((a) => new RegExp(r).test(a));
expect.arrayContaining = (l) => new Asym((a) => l.every((x) => a.some((y) => eq(y, x))));
expect.objectContaining = (o) => new Asym((a) => Object.keys(o).every((k) => eq(a?.[k], o[k])));
expect.not = { stringMatching: (r) => new Asym((a) => !new RegExp(r).test(a)) };
setTimeout(async () => {
  let pass = 0, fail = 0;
  for (const [name, fn, hook] of jobs) {
    if (!hook && filter && !filter.test(name)) continue;
    try {
      await fn();
      if (!hook) pass++;
    } catch (e) {
      fail++;
      console.log("FAIL", name, String(e?.message ?? e).slice(0, 3e3), process.env.STACK ? e.stack : "");
    }
  }
  for (const f of hooks.after) await f();
  console.log(`pass ${pass} fail ${fail}`);
  process.exit(fail ? 1 : 0);
}, 0);

// test/engine/folders.ts
import { mkdirSync, mkdtempSync, readdirSync, readFileSync as readFileSync2, rmSync, writeFileSync as writeFileSync2 } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "notes-engine-"));
  made.push(folder);
  return folder;
}
var made = [];
function removeFolders() {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync2(join(folder, path), text);
  }
}
function readTree(folder) {
  const found = {};
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      found[file.slice(folder.length + 1)] = readFileSync2(file, "latin1");
    }
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a < b ? -1 : 1));
}

// test/outputs/sites.ts
import { join as join4 } from "node:path";

// test/engine/tool.ts
import { execFileSync, spawn } from "node:child_process";
import { join as join3 } from "node:path";

// test/structure/imports.ts
import { dirname as dirname2, join as join2, posix, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
var root = resolve(dirname2(fileURLToPath(import.meta.url)), "../..");

// test/engine/tool.ts
var compiled = false;
function compileTool() {
  if (compiled || process.env.NOTES_COMPILED) return;
  execFileSync(process.execPath, [join3(root, "cli/compile.mjs")], { stdio: ["ignore", "ignore", "inherit"] });
  compiled = true;
}
function notes(args, { cwd, killAfter, env }) {
  compileTool();
  return new Promise((resolve2, reject) => {
    const child = spawn(process.execPath, [join3(root, "lib/cli/main.js"), ...args], {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: "C.UTF-8", ...env }
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr += text;
    });
    const timer = killAfter === void 0 ? void 0 : setTimeout(() => child.kill("SIGKILL"), killAfter);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      resolve2({ code, signal, stdout, stderr });
    });
  });
}

// test/outputs/sites.ts
var DEFAULTS = { title: "\u7AD9\u70B9", url: "https://example.com", i18n: { defaultLocale: "zh-Hans" } };
function configText(options = {}, code = "") {
  const text = JSON.stringify({ ...DEFAULTS, ...options }, null, 2).slice(0, -2);
  return `export default ${text}${code ? `,
  ${code}` : ""}
};
`;
}
function makeSite(files) {
  const dir = join4(temporaryFolder(), "site");
  const own = Object.keys(files).some((path) => /^(notes|docusaurus)\.config\./.test(path));
  writeFiles(dir, own ? files : { "notes.config.ts": configText(), ...files });
  return dir;
}
async function buildFolder(dir, args = [], name = "dist") {
  const out = join4(dir, "..", name);
  const run = await notes(["build", dir, "-o", out, ...args], { cwd: join4(dir, "..") });
  const files = Object.fromEntries(
    Object.entries(readTree(out)).map(([path, bytes]) => [path, Buffer.from(bytes, "latin1").toString("utf8")])
  );
  const file = (path) => {
    const text = files[path];
    if (text === void 0)
      throw new Error(`no output ${path}; there are
${Object.keys(files).join("\n")}
${run.stderr}`);
    return text;
  };
  return { ...run, dir, out, files, paths: Object.keys(files), file, json: (path) => JSON.parse(file(path)) };
}
var buildSite = (files, args = []) => buildFolder(makeSite(files), args);

// test/manual/fences.ts
import { readFileSync as readFileSync3 } from "node:fs";
import { join as join5 } from "node:path";
var HALVES = ["zh", "en"];
var manualFolder = (half) => half === "zh" ? "docs/manual/docs" : "docs/manual/i18n/en/docusaurus-plugin-content-docs/current";
var FENCE = /^([ \t]*)(`{3,})([\w-]+)([^\n`]*)\n([\s\S]*?)\n\1\2$/gm;
var manualPage = (name, half = "zh") => readFileSync3(join5(root, manualFolder(half), `${name}.md`), "utf8");
function fencesOf(name, half = "zh") {
  const page = manualPage(name, half);
  return [...page.matchAll(FENCE)].map((match2) => {
    const [whole, indent = "", , lang = "", meta = "", code = ""] = match2;
    return {
      lang,
      meta: meta.trim(),
      title: /title="([^"]*)"/.exec(meta)?.[1],
      code: `${code.split("\n").map((line) => line.startsWith(indent) ? line.slice(indent.length) : line).join("\n")}
`,
      rest: page.slice(match2.index + whole.length)
    };
  });
}
function titled(name, title, n = 0, half = "zh") {
  const found = fencesOf(name, half).filter((fence) => fence.title === title);
  if (!found[n]) throw new Error(`${name}.md (${half}) has no ${title} (${n})`);
  return found[n].code;
}

// test/manual/pages.test.ts
afterAll(removeFolders);
vi.setConfig({ testTimeout: 6e4 });
var read = (path) => readFileSync4(join6(root, path), "utf8");
var WORDS = {
  zh: {
    variables: "| \u53D8\u91CF | \u7528\u5728 |",
    files: "| \u6587\u4EF6 | \u5185\u5BB9 |",
    range: /`--n-t(\d)` 至 `--n-t(\d)`/,
    memory: "| \u5185\u5B58\uFF08MB\uFF09 |",
    docusaurus: "Docusaurus 3.10\uFF08faster\uFF09",
    seen: [/写于 2026 年/, /跳到正文/, /需要 Node 24 或更高的版本/, /<h1>关于<\/h1>/]
  },
  en: {
    variables: "| Variable | Used for |",
    files: "| File | Contents |",
    range: /`--n-t(\d)` to `--n-t(\d)`/,
    memory: "| Memory (MB) |",
    docusaurus: "Docusaurus 3.10 (faster)",
    seen: [/Written in 2026/, /Skip to the text/, /You need Node 24 or later/, /<h1>About<\/h1>/]
  }
};
it.each(HALVES)("the page of the theme names every variable of the theme, and no other (%s)", (half) => {
  const variables = new Set(read("theme/styles/tokens.css").match(/--n-[\w-]+(?=:)/g));
  const table = manualPage("theme", half).split(WORDS[half].variables)[1].split("\n\n")[0];
  const [first = 0, last = 0] = (WORDS[half].range.exec(table) ?? []).slice(1).map(Number);
  const range = Array.from({ length: last - first + 1 }, (_, n) => `--n-t${first + n}`);
  const told = /* @__PURE__ */ new Set([...table.match(/(?<=`)--n-[\w-]+(?=`)/g) ?? [], ...range]);
  expect([...told].sort()).toEqual([...variables].sort());
});
it.each(HALVES)("the theme has the files that its page names (%s)", (half) => {
  const table = manualPage("theme", half).split(WORDS[half].files)[1].split("\n\n")[0];
  const files = [...table.matchAll(/`([\w/]+\.tsx)`/g)].map(([, path]) => path);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !existsSync(join6(root, "theme", path)))).toEqual([]);
});
it.each(HALVES)("the examples of the theme and of components build, and are seen (%s)", async (half) => {
  const locale = half === "zh" ? "zh-Hans" : "en";
  const code = (name, title) => titled(name, title, 0, half);
  const built = await buildSite({
    "notes.config.ts": configText({
      trailingSlash: false,
      i18n: { defaultLocale: locale, locales: [locale] },
      customCss: "css/site.css",
      footer: { copyright: "\u7248\u6743\u6240\u6709" }
    }),
    "css/site.css": code("theme", "css/site.css"),
    "theme/layout/frame/Footer.tsx": code("theme", "theme/layout/frame/Footer.tsx"),
    [`i18n/${locale}/code.json`]: code("theme", `i18n/${locale}/code.json`),
    "components/Counter.tsx": code("own-components", "components/Counter.tsx"),
    "pages/about.tsx": code("own-components", "pages/about.tsx"),
    "docs/_node-version.md": code("own-components", "docs/_node-version.md"),
    "docs/a.md": `# \u7532

import Counter from '@site/components/Counter';
import NodeVersion from './_node-version.md';

<Counter start={3} />

<NodeVersion version="24" />
`,
    "blog/2026-01-02-b.md": "# \u4E59\n"
  });
  expect(built.code, built.stderr).toBe(0);
  const html = (built.file("docs/a.html") + built.file("about.html")).replace(/<!-- -->/g, "");
  for (const text of [...WORDS[half].seen, /👍 3/, /版权所有/]) expect(html).toMatch(text);
  const sheets = built.paths.filter((path) => path.endsWith(".css")).map(built.file);
  expect(sheets.join("")).toMatch(/--n-accent:\s*#7a3b69/);
});
it.each(HALVES)("the files that the pages show are those that the manual has (%s)", (half) => {
  expect(titled("own-components", "components/Counter.tsx", 0, half)).toBe(read("docs/manual/components/Counter.tsx"));
  expect(titled("own-components", "docs/_node-version.md", 0, half)).toBe(
    read(`${manualFolder(half)}/_node-version.md`)
  );
  const [, own] = /^---\n([\s\S]*?)---\n/.exec(manualPage("front-matter", half));
  expect(titled("front-matter", "docs/front-matter.md", 0, half)).toBe(own);
});
it.each([
  ["zh", "docs/manual/pages/index.md"],
  ["en", "docs/manual/i18n/en/docusaurus-plugin-content-pages/index.md"]
])("the figures of the home page are those of the benchmarks (%s)", (half, home) => {
  const cells = (line) => line.split("|").slice(1, -1).map((cell) => cell.trim());
  const measured = read("docs/benchmarks.md").split("## plain corpus")[1].split("\n## ")[0].split("\n").map(cells);
  const tenth = (figure) => (Math.round(Number(figure) * 10) / 10).toFixed(1);
  const row = (name, step) => measured.find((each) => each[0]?.startsWith(name) && each[1] === step);
  const table = read(home).split(WORDS[half].memory)[1].split("\n\n")[0];
  const told = table.split("\n").slice(2).map(cells);
  expect(told.map(([name]) => name)).toEqual(["notes", "Hugo 0.111", "Eleventy 3.1", WORDS[half].docusaurus]);
  const names = ["notes", "hugo v0.111", "eleventy 3.1", "docusaurus-faster 3.10"];
  expect(told.map(([, ...figures]) => figures)).toEqual(
    names.map((name) => {
      const [cold, edit] = [row(name, "cold"), row(name, "edit")];
      return [tenth(cold[2]), tenth(edit[2]), cold[4]];
    })
  );
});
