import {
  loadSite,
  optionsHash
} from "./chunk-VEL3SJEM.js";
import {
  clock,
  createTrace
} from "./chunk-ILYLTBBS.js";
import {
  layoutOf
} from "./chunk-XRQHB4RX.js";
import {
  keyOf
} from "./chunk-TGKX7SGW.js";
import {
  MARKER,
  bodyRefs,
  commit,
  copyIntoStage,
  createStage,
  fileState,
  frontMatterPlace,
  holds,
  isEmpty,
  isOurs,
  longDate,
  makeFeeds,
  makeHostFiles,
  makeLlms,
  makeOpenSearch,
  makeSiteHead,
  makeSitemap,
  openMemo,
  outputPlace,
  parseDate,
  pathExists,
  placeAt,
  readBytes,
  readRecord,
  readYaml,
  recordOf,
  rollForward,
  shortDate,
  yamlPlace
} from "./chunk-LHZMD5TH.js";
import {
  any,
  anything,
  boolean,
  filled,
  isPlainObject,
  list,
  nothing,
  number,
  object,
  oneOf,
  pathText,
  plainObject,
  record,
  shown,
  string
} from "./chunk-E3NSBWOD.js";
import {
  CHECKED_FILE,
  checkedSource,
  readChecked
} from "./chunk-VUIBUO63.js";
import {
  bundleClient,
  bundlePages,
  bundleServerTheme,
  sharedKey
} from "./chunk-LSINRD35.js";
import {
  hashOfFile,
  loadModule,
  readText
} from "./chunk-Z5SG2HXQ.js";
import {
  toolRoot,
  toolVersion
} from "./chunk-PQZNGAZW.js";
import {
  hashData,
  hashOf
} from "./chunk-5OK2Z345.js";
import {
  nearestName,
  problem
} from "./chunk-7UOIDLLE.js";
import {
  applyTrailingSlash,
  decodePath,
  encodePath,
  fileOfAddress,
  finalPath,
  isExternal,
  joinPath,
  outputFile,
  pagePart,
  resolvePath,
  samePathKey,
  sidebarPart,
  splitUrl,
  withBase,
  withoutBase
} from "./chunk-IKKQILZO.js";
import {
  ASSETS_DIR,
  DATA_DIR,
  PART_FORMAT,
  SIDEBAR_CATEGORY_LIMIT,
  SIDEBAR_NEIGHBOURS
} from "./chunk-Y35N2B3X.js";

// renderer/site/source.ts
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";

// renderer/site/glob.ts
function matcher(globs) {
  const patterns = globs.map((glob) => new RegExp(`^${translate(glob.replace(/^\.\//, ""))}$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
function translate(glob) {
  let out = "";
  let depth = 0;
  for (let at = 0; at < glob.length; at++) {
    const character = glob[at];
    if (character === "*") {
      if (glob[at + 1] === "*") {
        const slash = glob[at + 2] === "/";
        out += slash ? "(?:[^/]+/)*" : ".*";
        at += slash ? 2 : 1;
      } else out += "[^/]*";
    } else if (character === "?") out += "[^/]";
    else if (character === "[") {
      const end2 = glob.indexOf("]", at + 2);
      if (end2 < 0) out += "\\[";
      else {
        out += `[${glob.slice(at + 1, end2).replace(/^!/, "^").replace(/\\/g, "\\\\")}]`;
        at = end2;
      }
    } else if (character === "{") {
      depth++;
      out += "(?:";
    } else if (character === "}" && depth > 0) {
      depth--;
      out += ")";
    } else if (character === "," && depth > 0) out += "|";
    else out += character.replace(/[.+^$()|\\{}\]]/g, "\\$&");
  }
  return out + ")".repeat(depth);
}

// renderer/site/versions.ts
var CURRENT = "current";
function versionsFile(docs) {
  return docs.id === "default" ? "versions.json" : `${docs.id}_versions.json`;
}
function readVersionNames(text2, file) {
  let value;
  try {
    value = JSON.parse(text2);
  } catch (cause) {
    return { names: [], problems: [problem("versions-file", { reason: String(cause) }, { file })] };
  }
  const good = Array.isArray(value) && value.every((name) => typeof name === "string" && name !== "");
  if (good) return { names: value, problems: [] };
  return { names: [], problems: [problem("versions-file", { reason: "string[]" }, { file })] };
}
function versionsOf(site, docs, names) {
  const all = [...docs.includeCurrentVersion ? [CURRENT] : [], ...names];
  const problems = [];
  const check = (name, option) => {
    if (all.includes(name)) return;
    const args = { name, option, known: all.join(", ") };
    problems.push(problem("versions-unknown", args, { file: site.configFile }));
  };
  for (const name of Object.keys(isPlainObject(docs.versions) ? docs.versions : {})) check(name, "versions");
  for (const name of docs.onlyIncludeVersions ?? []) check(name, "onlyIncludeVersions");
  if (docs.lastVersion !== void 0) check(docs.lastVersion, "lastVersion");
  const last = docs.lastVersion ?? names[0] ?? CURRENT;
  const lastAt = names.indexOf(last);
  const kept = all.filter((name) => !docs.onlyIncludeVersions || docs.onlyIncludeVersions.includes(name));
  const versions = kept.map((name) => {
    const older = lastAt >= 0 && names.indexOf(name) > lastAt;
    return versionOf(site, docs, { name, isLast: name === last, several: kept.length > 1, older });
  });
  return { versions, problems };
}
function versionOf(site, docs, { name, isLast, several, older }) {
  const given = docs.versions?.[name];
  const prefix = docs.id === "default" ? "" : `${docs.id}_`;
  const path = given?.path ?? (isLast ? "" : name === CURRENT ? "next" : name);
  const mount = joinPath(docs.routeBasePath, path).replace(/(.)\/$/, "$1");
  const current = name === CURRENT;
  return {
    scope: { area: "docs", instance: docs.id, version: name, locale: site.locale },
    docs,
    name,
    label: given?.label ?? (current ? "Next" : name),
    path: joinPath(site.baseUrl, mount).replace(/(.)\/$/, "$1"),
    isLast,
    banner: given?.banner ?? (isLast ? "none" : older ? "unmaintained" : "unreleased"),
    badge: given?.badge ?? several,
    className: given?.className ?? `docs-version-${name}`,
    folder: current ? docs.path : `${prefix}versioned_docs/version-${name}`,
    sidebarsFile: current || docs.sidebarPath === false ? docs.sidebarPath : `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
    mount,
    noIndex: given?.noIndex ?? false,
    several
  };
}

// renderer/site/source.ts
function diskIo(dir) {
  const missing = (action) => {
    try {
      return action();
    } catch (cause) {
      const { code } = cause;
      if (code === "ENOENT" || code === "ENOTDIR") return void 0;
      throw cause;
    }
  };
  return {
    list: (folder) => missing(
      () => readdirSync(join(dir, folder), { withFileTypes: true }).map((entry) => ({
        name: entry.name,
        folder: entry.isSymbolicLink() ? isFolder(join(dir, folder, entry.name)) : entry.isDirectory()
      }))
    ),
    read: (path) => missing(() => readFileSync(join(dir, path))),
    stat: (path) => missing(() => {
      const { size, mtimeMs, ctimeMs, ino } = statSync(join(dir, path));
      return { size, mtimeMs, ctimeMs, ino };
    })
  };
}
function isFolder(path) {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
function readSources(site, options = {}) {
  const reader = new Reader(site, options);
  for (const docs of site.docs) {
    const file = versionsFile(docs);
    const text2 = reader.text(file);
    const { names, problems } = text2 === void 0 ? { names: [], problems: [] } : readVersionNames(text2, file);
    const found = versionsOf(site, docs, names);
    reader.files.problems.push(...problems, ...found.problems);
    for (const version of found.versions) reader.docs(version);
  }
  for (const blog of site.blog) reader.blog(blog);
  reader.pages();
  reader.statics();
  reader.checked();
  reader.programs();
  return reader.files;
}
var isMarkdown = (name) => /\.mdx?$/.test(name);
var byCodeUnit = (a, b) => a < b ? -1 : a > b ? 1 : 0;
var Reader = class {
  constructor(site, options) {
    this.site = site;
    this.options = options;
    this.io = options.io ?? diskIo(site.dir);
  }
  site;
  options;
  files = {
    sources: [],
    versions: [],
    blogs: [],
    categories: [],
    tags: [],
    authors: [],
    assets: [],
    texts: {},
    seen: {},
    problems: []
  };
  io;
  decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  docs(version) {
    const { scope, folder, docs } = version;
    const paths = this.walk(folder);
    const place = { file: this.site.configFile };
    if (!paths) {
      this.files.problems.push(problem("docs-folder-missing", { version: version.name, folder }, place));
      return;
    }
    this.files.versions.push(version);
    const translated = this.translated(
      "docs",
      scope.instance,
      version.name === "current" ? "current" : `version-${version.name}`
    );
    const count = this.take(paths, {
      kind: "doc",
      scope,
      folder,
      translated,
      include: docs.include,
      exclude: docs.exclude
    });
    if (count === 0) this.files.problems.push(problem("docs-folder-empty", { folder }, place));
    for (const path of paths) {
      if (/^_category_\.(?:json|ya?ml)$/.test(posix.basename(path))) {
        this.data(this.files.categories, scope, folder, path);
      }
    }
    this.tags(scope, folder, docs.tags);
  }
  blog(blog) {
    const scope = { area: "blog", instance: blog.id, version: "current", locale: this.site.locale };
    const { path: folder, include, exclude } = blog;
    const translated = this.translated("blog", blog.id);
    const paths = this.walk(folder);
    if (!paths) return;
    this.files.blogs.push(blog.id);
    this.take(paths, { kind: "post", scope, folder, translated, include, exclude });
    this.tags(scope, folder, blog.tags);
    this.data(this.files.authors, scope, folder, blog.authorsMapPath);
  }
  pages() {
    const { pages, locale } = this.site;
    if (!pages) return;
    const scope = { area: "pages", instance: "default", version: "current", locale };
    const { path: folder, include, exclude } = pages;
    const translated = this.translated("pages", "default");
    this.take(this.walk(folder) ?? [], { kind: "page", scope, folder, translated, include, exclude });
  }
  statics() {
    const taken = /* @__PURE__ */ new Set();
    const found = [];
    for (const folder of this.site.staticDirectories) {
      for (const output of this.walk(posix.normalize(folder), true) ?? []) {
        if (taken.has(output)) continue;
        taken.add(output);
        found.push({ path: posix.join(folder, output), output });
      }
    }
    this.files.assets = found;
  }
  /** Files that the engine runs: here only their texts, for places of findings. */
  programs() {
    const paths = [this.site.configFile, ...this.files.versions.map((version) => version.sidebarsFile)];
    for (const path of paths) {
      if (!path) continue;
      let text2;
      const get = () => {
        text2 ??= this.text(path);
        return text2;
      };
      Object.defineProperty(this.files.texts, path, { enumerable: true, configurable: true, get });
    }
  }
  /** Tells sources which of their blocks were checked. */
  checked() {
    const record2 = readChecked(this.text(CHECKED_FILE));
    for (const source of this.files.sources) {
      const checked = checkedSource(record2, source.path);
      if (checked) source.checked = checked;
    }
  }
  text(path) {
    const bytes = this.io.read(path);
    return bytes && new TextDecoder().decode(bytes);
  }
  /** All files below a folder, sorted by code unit; undefined when it is missing. Hidden names only in static folders. */
  walk(folder, hidden = false) {
    const found = [];
    const visit = (below2) => {
      const entries = this.io.list(posix.join(folder, below2));
      for (const entry of entries ?? []) {
        if (entry.name === "node_modules" || entry.name === ".DS_Store") continue;
        if (!hidden && entry.name.startsWith(".")) continue;
        const path = below2 === "" ? entry.name : `${below2}/${entry.name}`;
        if (entry.folder) visit(path);
        else found.push(path);
      }
      return entries !== void 0;
    };
    return visit("") ? found.sort(byCodeUnit) : void 0;
  }
  translated(area, instance, version = "") {
    const suffix = instance === "default" ? "" : `-${instance}`;
    return posix.join("i18n", this.site.locale, `docusaurus-plugin-content-${area}${suffix}`, version);
  }
  /** Takes content and partials of one folder; returns the number of content files. */
  take(paths, found) {
    const included = matcher(found.include);
    const excluded = matcher(found.exclude);
    const replaced = new Set(this.walk(found.translated) ?? []);
    let count = 0;
    for (const relative of paths) {
      if (!included(relative)) continue;
      const partial = excluded(relative);
      if (partial && !isMarkdown(relative)) continue;
      if (!partial) count++;
      const folder = !partial && replaced.has(relative) ? found.translated : found.folder;
      this.source(posix.join(folder, relative), relative, partial ? "partial" : found.kind, found.scope);
    }
    return count;
  }
  source(path, relative, kind, scope) {
    const stat = this.io.stat(path);
    const before = this.options.seen?.[path];
    const format = relative.endsWith(".mdx") ? "mdx" : relative.endsWith(".md") ? "md" : "code";
    const same = stat && before && stat.size === before.size && stat.mtimeMs === before.mtimeMs && stat.ctimeMs === before.ctimeMs && stat.ino === before.ino;
    if (same) {
      this.files.seen[path] = before;
      this.files.sources.push(this.lazy({ path, relative, kind, scope, format, text: "", hash: before.hash }));
      return;
    }
    const text2 = this.decode(path);
    if (text2 === void 0) return;
    const hash = hashOf(text2);
    if (stat) this.files.seen[path] = { ...stat, hash };
    this.files.sources.push({ path, relative, kind, scope, format, text: text2, hash });
  }
  /** A source whose text is read when first asked for. */
  lazy(source) {
    let text2;
    Object.defineProperty(source, "text", {
      enumerable: true,
      get: () => text2 ??= this.decode(source.path) ?? ""
    });
    return source;
  }
  decode(path) {
    let bytes;
    try {
      bytes = this.io.read(path);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      this.files.problems.push(problem("source-unreadable", { reason }, { file: path }));
      return void 0;
    }
    if (!bytes) return void 0;
    try {
      return this.decoder.decode(bytes);
    } catch {
      this.files.problems.push(problem("source-encoding", {}, { file: path, line: badLine(bytes) }));
      return void 0;
    }
  }
  tags(scope, folder, option) {
    if (option === false || option === null) return;
    const found = this.data(this.files.tags, scope, folder, option ?? "tags.yml");
    if (!found && option !== void 0) {
      const place = { file: this.site.configFile };
      this.files.problems.push(problem("tags-file-missing", { file: posix.join(folder, option) }, place));
    }
  }
  data(into, scope, folder, relative) {
    const path = posix.join(folder, relative);
    const text2 = this.decode(path);
    if (text2 === void 0) return false;
    into.push({ scope, path, relative, text: text2 });
    return true;
  }
};
function badLine(bytes) {
  const text2 = new TextDecoder("utf-8").decode(bytes);
  return text2.slice(0, text2.indexOf("\uFFFD")).split("\n").length;
}

// renderer/engine/pool.ts
import { Worker } from "node:worker_threads";
var INLINE_BELOW = 60;
function inlinePool(handler) {
  return {
    threads: 0,
    async run(jobs, onDone) {
      const results = [];
      for (const [index, job] of jobs.entries()) {
        results.push(await handler.handle(job));
        onDone?.(index);
      }
      return results;
    },
    async close() {
      handler.close();
    }
  };
}
var YOUNG_MB = 64;
function threadPool(script, setups) {
  const threads = setups.map((setup) => startThread(script, setup));
  return {
    threads: threads.length,
    async run(jobs, onDone) {
      const results = new Array(jobs.length);
      let next = 0;
      const drain = async (thread) => {
        while (next < jobs.length) {
          const index = next++;
          results[index] = await ask(thread, index, jobs[index]);
          onDone?.(index);
        }
      };
      await Promise.all(threads.map(drain));
      return results;
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    }
  };
}
function startThread(script, setup) {
  const worker = new Worker(script, { workerData: setup, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const thread = { worker };
  worker.on("message", (reply) => {
    const { pending } = thread;
    if (!pending || "ready" in reply || reply.id !== pending.index) return;
    thread.pending = void 0;
    if ("error" in reply) pending.reject(reply.error);
    else pending.resolve(reply.result);
  });
  worker.on("error", (error) => {
    const { pending } = thread;
    thread.pending = void 0;
    pending?.reject(error);
  });
  return thread;
}
function ask(thread, index, job) {
  return new Promise((resolve, reject) => {
    thread.pending = { index, resolve, reject };
    thread.worker.postMessage({ id: index, job });
  });
}
function batches(items, threads, most = 32) {
  const size = Math.max(1, Math.min(most, Math.ceil(items.length / (Math.max(1, threads) * 4))));
  const cut = [];
  for (let at = 0; at < items.length; at += size) cut.push(items.slice(at, at + size));
  return cut;
}

// renderer/engine/compile-step.ts
function compileOptions(site, options) {
  return {
    markdown: site.markdown,
    prism: site.prism,
    liveCode: site.liveCode !== false,
    parser: options.parser ?? "native",
    forgive: options.forgive || site.markdown.missingComponents === "children",
    titleDefaults: { locale: site.locale }
  };
}
var bodyKey = (key) => `b:${key}`;
var documentKey = (key) => `d:${key}`;
async function compileSources(input) {
  const { sources: sources2, memo, store } = input;
  const keys = sources2.map((source) => sourceKey(source, input.optionsKey));
  const missing = [];
  for (const [index, source] of sources2.entries()) {
    const key = keys[index];
    const kept = store.get(key) ?? memo.get(documentKey(key));
    memo.touch(documentKey(key));
    if (kept && memo.ref(bodyKey(key)) && holds2(kept, input.dir)) store.set(key, kept);
    else if (source.format !== "code") missing.push({ source, key });
  }
  const problems = await compileMissing(missing, input);
  const alive = new Set(keys);
  for (const key of store.keys()) if (!alive.has(key)) store.delete(key);
  const documents = keys.flatMap((key) => store.get(key)?.document ?? []);
  return {
    documents,
    problems: [...problems, ...documents.flatMap((document) => document.problems)],
    compiled: missing.length
  };
}
function sourceKey({ hash, path, relative, kind, scope, format, checked }, optionsKey) {
  return hashData([hash, path, relative, kind, scope, format, checked ?? null, optionsKey]);
}
var holds2 = ({ exists }, dir) => exists.every(([path, there]) => pathExists(dir, path) === there);
async function compileMissing(missing, input) {
  if (missing.length === 0) return [];
  const { memo, store, onProgress } = input;
  const pool = await input.pool(missing.length);
  const jobs = batches(missing, pool.threads).map(
    (items) => ({ kind: "compile", items: items.map(plain) })
  );
  let done = 0;
  const results = await pool.run(jobs, (index) => {
    done += jobs[index].items.length;
    onProgress?.(done, missing.length);
  });
  const problems = [];
  for (const { key, document, exists, body, crash, source } of results.flatMap((result) => result.compiled)) {
    if (crash !== void 0) {
      problems.push(problem("compile-crashed", { message: crash }, { file: source }));
      continue;
    }
    const kept = { document, exists };
    store.set(key, kept);
    memo.set(documentKey(key), kept);
    memo.adopt(bodyKey(key), body);
  }
  return problems;
}
var plain = ({ source, key }) => ({ key, source: { ...source } });

// renderer/engine/hooks.ts
async function attempt(site, name, run) {
  try {
    return { value: await run(), problems: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { value: void 0, problems: [problem("hook-throws", { name, message }, { file: site.configFile })] };
  }
}
async function tellHook(site, name, data) {
  const hook = site.hooks[name];
  return hook ? (await attempt(site, name, () => hook(data))).problems : [];
}
var FIXED = ["kind", "route", "file", "part", "source"];
async function applyPageHooks(site, pages) {
  const { pageData, head } = site.hooks;
  if (!pageData && !head) return { pages, problems: [] };
  const out = [];
  for (const page of pages) {
    const changed = await attempt(site, pageData ? "pageData" : "head", () => hooked(page, site.hooks));
    if (!changed.value) return { pages, problems: changed.problems };
    out.push(changed.value);
  }
  return { pages: out, problems: [] };
}
async function hooked(page, { pageData, head }) {
  const given = await pageData?.(structuredClone(page)) ?? page;
  const kept = { ...given };
  for (const name of FIXED) if (name in page) kept[name] = page[name];
  const shown2 = kept;
  const tags = await head?.(shown2);
  return tags && tags.length > 0 ? { ...shown2, head: { ...shown2.head, tags } } : shown2;
}

// renderer/site/category.ts
import { posix as posix2 } from "node:path";

// renderer/site/order.ts
function byCodeUnit2(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function foldLatin(text2) {
  if (!/[\u00c0-\u017f]/.test(text2)) return text2;
  return text2.replace(/[\u00c0-\u017f]/g, (letter) => SPECIAL[letter] ?? letter.normalize("NFD")[0]);
}
var SPECIAL = {
  \u00C6: "Ae",
  \u00E6: "ae",
  \u00D0: "D",
  \u00F0: "d",
  \u00D8: "O",
  \u00F8: "o",
  \u00DE: "Th",
  \u00FE: "th",
  \u00DF: "ss",
  \u0110: "D",
  \u0111: "d",
  \u0126: "H",
  \u0127: "h",
  \u0131: "i",
  \u0132: "IJ",
  \u0133: "ij",
  \u0138: "k",
  \u0141: "L",
  \u0142: "l",
  \u0149: "'n",
  \u014A: "N",
  \u014B: "n",
  \u0152: "Oe",
  \u0153: "oe",
  \u0166: "T",
  \u0167: "t",
  \u017F: "s"
};
function labelKey(text2) {
  const folded = foldLatin(text2).toLowerCase();
  let key = "";
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    if (code >= 128) key += "";
    else if (code >= 97 && code <= 122) key += "";
    else key += code >= 48 && code <= 57 ? "" : "";
    key += folded[at];
  }
  return key;
}
function sortByLabel(items, label) {
  return items.map((item) => ({ item, text: label(item), key: labelKey(label(item)) })).sort((a, b) => byCodeUnit2(a.key, b.key) || byCodeUnit2(b.text, a.text)).map(({ item }) => item);
}

// renderer/site/places.ts
var sources = /* @__PURE__ */ new WeakMap();
function sourceOf(files, path) {
  let byPath = sources.get(files);
  if (!byPath) {
    byPath = new Map(files.sources.map((source) => [source.path, source]));
    sources.set(files, byPath);
  }
  return byPath.get(path);
}
function fieldPlace(files, path, field) {
  const source = sourceOf(files, path);
  return (source && frontMatterPlace(source.text, path, field)) ?? { file: path };
}
function dataPlace(file, path, want = "value") {
  const found = yamlPlace(file.text, path, want);
  return found ? placeAt(file.text, found.offset, found.length, file.path) : { file: file.path };
}
function quotedPlace(files, path, value) {
  const text2 = files.texts[path];
  if (text2 === void 0) return { file: path };
  for (const quote of ["'", '"', "`"]) {
    const at = text2.indexOf(quote + value + quote);
    if (at >= 0) return placeAt(text2, at, value.length + 2, path);
  }
  return { file: path };
}

// renderer/site/category.ts
var link = any(
  nothing,
  object({ type: oneOf("doc"), id: filled }, ["type", "id"]),
  object(
    {
      type: oneOf("generated-index"),
      slug: string,
      title: string,
      description: string,
      keywords: any(string, list(string)),
      image: string
    },
    ["type"]
  )
);
var shape = object({
  key: string,
  label: string,
  description: string,
  position: any(number, string),
  collapsed: boolean,
  collapsible: boolean,
  className: string,
  customProps: plainObject,
  link
});
function readData(file, against, code) {
  const read = readYaml(file.text);
  if (read.error) {
    const place = placeAt(file.text, read.error.offset, read.error.length, file.path);
    return { value: void 0, problems: [problem("data-file-syntax", { message: read.error.message }, place)] };
  }
  const issues = [];
  const value = read.value ?? {};
  against.check(value, [], issues);
  return { value, problems: issues.map((issue) => issueProblem(issue, file, code)) };
}
function issueProblem(issue, file, code) {
  if (issue.kind === "unknown") {
    const path = [...issue.path, issue.key];
    const nearest = nearestName(issue.key, issue.known);
    const args = { path: pathText(path), known: issue.known.join(", ") };
    const place = dataPlace(file, path, "key");
    return problem("data-file-unknown-key", args, nearest === void 0 ? place : { ...place, nearest });
  }
  const [rule, got] = issue.kind === "missing" ? ["required", "undefined"] : [issue.expected, issue.got];
  return problem(code, { path: pathText(issue.path) || ".", rule, got }, dataPlace(file, issue.path));
}
function readCategories(files) {
  const byFolder = /* @__PURE__ */ new Map();
  const problems = [];
  for (const file of [...files].sort((a, b) => byCodeUnit2(a.relative, b.relative))) {
    const folder = posix2.dirname(file.relative) === "." ? "" : posix2.dirname(file.relative);
    if (byFolder.has(folder)) {
      problems.push(problem("category-file-twice", { folder: folder || "." }, { file: file.path }));
      continue;
    }
    const { value, problems: found } = readData(file, shape, "category-file-shape");
    problems.push(...found);
    byFolder.set(folder, found.length === 0 ? asCategory(value) : {});
  }
  return { byFolder, problems };
}
function asCategory(value) {
  const category = { ...value };
  if (typeof value.position === "string") category.position = Number(value.position);
  if (category.position !== void 0 && !Number.isFinite(category.position)) delete category.position;
  const given = category.link;
  if (given?.type === "generated-index" && typeof given.keywords === "string") {
    category.link = { ...given, keywords: [given.keywords] };
  }
  return category;
}

// renderer/site/kebab.ts
var LOWER = "a-z\\xdf-\\xf6\\xf8-\\xff";
var UPPER = "A-Z\\xc0-\\xd6\\xd8-\\xde";
var BREAK = "\\xac\\xb1\\xd7\\xf7\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf\\u2000-\\u206f \\t\\x0b\\f\\xa0\\ufeff\\n\\r\\u2028\\u2029\\u1680\\u180e\\u202f\\u205f\\u3000";
var MISC = `[^\\ud800-\\udfff${BREAK}\\d\\u2700-\\u27bf${LOWER}${UPPER}]`;
var MISC_LOWER = `(?:[${LOWER}]|${MISC})`;
var MISC_UPPER = `(?:[${UPPER}]|${MISC})`;
var CONTRACTION_LOWER = "(?:['\u2019](?:d|ll|m|re|s|t|ve))?";
var CONTRACTION_UPPER = "(?:['\u2019](?:D|LL|M|RE|S|T|VE))?";
var MODIFIER = "(?:[\\u0300-\\u036f\\ufe20-\\ufe2f\\u20d0-\\u20ff]|\\ud83c[\\udffb-\\udfff])?";
var FLAG = "(?:\\ud83c[\\udde6-\\uddff]){2}";
var PAIR = "[\\ud800-\\udbff][\\udc00-\\udfff]";
var JOINED = `[\\ufe0e\\ufe0f]?${MODIFIER}(?:\\u200d(?:[^\\ud800-\\udfff]|${FLAG}|${PAIR})[\\ufe0e\\ufe0f]?${MODIFIER})*`;
var WORD = new RegExp(
  [
    `[${UPPER}]?[${LOWER}]+${CONTRACTION_LOWER}(?=[${BREAK}]|[${UPPER}]|$)`,
    `${MISC_UPPER}+${CONTRACTION_UPPER}(?=[${BREAK}]|[${UPPER}]${MISC_LOWER}|$)`,
    `[${UPPER}]?${MISC_LOWER}+${CONTRACTION_LOWER}`,
    `[${UPPER}]+${CONTRACTION_UPPER}`,
    "\\d*(?:1ST|2ND|3RD|(?![123])\\dTH)(?=\\b|[a-z_])",
    "\\d*(?:1st|2nd|3rd|(?![123])\\dth)(?=\\b|[A-Z_])",
    "\\d+",
    `(?:[\\u2700-\\u27bf]|${FLAG}|${PAIR})${JOINED}`
  ].join("|"),
  "g"
);
var HAS_BORDERS = /[a-z][A-Z]|[A-Z]{2}[a-z]|[0-9][a-zA-Z]|[a-zA-Z][0-9]|[^a-zA-Z0-9 ]/;
function kebabCase(text2) {
  const plain2 = foldLatin(text2).replace(/[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]/g, "").replace(/['’]/g, "");
  const words = HAS_BORDERS.test(plain2) ? plain2.match(WORD) : plain2.match(/[a-zA-Z0-9]+/g);
  return (words ?? []).map((word) => word.toLowerCase()).join("-");
}

// renderer/site/tags.ts
var shape2 = record(any(nothing, object({ label: string, permalink: string, description: string })));
function readTags(file) {
  if (!file) return { known: null, problems: [] };
  const { value, problems } = readData(file, shape2, "tags-file-shape");
  const known = /* @__PURE__ */ new Map();
  const places = /* @__PURE__ */ new Map();
  const entries = problems.length > 0 ? {} : value;
  for (const [key, entry] of Object.entries(entries)) {
    const label = entry?.label ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase();
    const permalink = entry?.permalink ?? `/${kebabCase(key)}`;
    const taken = places.get(permalink);
    if (taken !== void 0) {
      problems.push(
        problem("tags-file-duplicate", { permalink, first: taken, second: key }, dataPlace(file, [key], "key"))
      );
    }
    places.set(permalink, key);
    known.set(key, {
      label,
      permalink,
      ...entry?.description === void 0 ? {} : { description: entry.description }
    });
  }
  return { known, problems };
}
function tagsOf(document, set) {
  const tags = [];
  const inline = [];
  const seen = /* @__PURE__ */ new Set();
  for (const written of document.frontMatter.tags ?? []) {
    const entry = typeof written === "string" ? set.known?.get(written) : void 0;
    const own = typeof written === "string" ? { label: written, permalink: `/${kebabCase(written)}` } : written;
    if (!entry) inline.push(own.label);
    const found = entry ?? own;
    const permalink = applyTrailingSlash(joinPath(set.base, found.permalink), set.rules);
    if (seen.has(permalink)) continue;
    seen.add(permalink);
    tags.push({
      label: found.label,
      permalink,
      inline: entry === void 0,
      ...entry?.description === void 0 ? {} : { description: entry.description }
    });
  }
  return { tags, inline };
}
function policyLevel(policy) {
  return { ignore: void 0, log: "info", warn: "warning", throw: "error" }[policy];
}
function inlineTagProblem(document, inline, policy, files) {
  const level2 = policyLevel(policy);
  if (!level2 || inline.length === 0) return [];
  const args = { tags: inline.join(", "), count: inline.length };
  const at = document.frontMatter.tags?.findIndex((tag) => typeof tag === "string" && tag === inline[0]) ?? -1;
  const place = fieldPlace(files, document.source, at < 0 ? ["tags"] : ["tags", at]);
  return [{ ...problem("tags-inline", args, place), level: level2 }];
}
function groupTags(items, production) {
  const groups = /* @__PURE__ */ new Map();
  for (const [index, item] of items.entries()) {
    for (const tag of item.tags) {
      const group = groups.get(tag.permalink);
      if (group) group.all.push(index);
      else groups.set(tag.permalink, { tag, all: [index] });
    }
  }
  return [...groups.values()].map(({ tag, all }) => {
    const listed = production ? all.filter((index) => !items[index].unlisted) : all;
    return { tag, members: listed, unlisted: listed.length === 0 };
  });
}
function tagLetters(groups) {
  const letters = /* @__PURE__ */ new Map();
  for (const { tag, members, unlisted } of groups) {
    if (unlisted) continue;
    const letter = (String.fromCodePoint(tag.label.codePointAt(0) ?? 35) || "#").toUpperCase();
    const entry = {
      label: tag.label,
      permalink: tag.permalink,
      count: members.length,
      ...tag.description === void 0 ? {} : { description: tag.description }
    };
    letters.set(letter, [...letters.get(letter) ?? [], entry]);
  }
  const groupsOf = [...letters].map(([letter, tags]) => ({ letter, tags: sortByLabel(tags, ({ label }) => label) }));
  return sortByLabel(groupsOf, ({ letter }) => letter);
}

// renderer/site/authors.ts
var fields = {
  name: string,
  url: string,
  image_url: string,
  imageURL: string,
  title: string,
  email: string,
  description: string,
  page: any(boolean, object({ permalink: string })),
  socials: record(string),
  hide_table_of_contents: anything
};
var shape3 = record(object(fields, [], true));
var SOCIALS = {
  x: "https://x.com/",
  twitter: "https://twitter.com/",
  github: "https://github.com/",
  linkedin: "https://www.linkedin.com/in/",
  stackoverflow: "https://stackoverflow.com/users/",
  bluesky: "https://bsky.app/profile/",
  instagram: "https://www.instagram.com/",
  threads: "https://www.threads.net/@",
  mastodon: "https://mastodon.social/@",
  twitch: "https://twitch.tv/",
  youtube: "https://youtube.com/@",
  email: "mailto:"
};
function readAuthors(file, blog, site) {
  const authors = /* @__PURE__ */ new Map();
  if (!file) return { authors, problems: [] };
  const { value, problems } = readData(file, shape3, "authors-file-shape");
  const pages = /* @__PURE__ */ new Map();
  if (problems.length > 0) return { authors, problems };
  for (const [key, raw] of Object.entries(value)) {
    const place = dataPlace(file, [key], "key");
    if (!raw.name && !raw.image_url && !raw.imageURL) problems.push(problem("authors-nameless", { key }, place));
    const socials = Object.entries(raw.socials ?? {});
    for (const [name, handle] of socials) {
      if (!isExternal(handle) && handle.includes("/"))
        problems.push(problem("authors-handle", { key, name, handle }, dataPlace(file, [key, "socials", name])));
    }
    const author = authorOf(raw, site);
    author.key = key;
    if (raw.page) {
      const path = typeof raw.page === "object" && raw.page.permalink ? raw.page.permalink : `/${kebabCase(key)}`;
      author.page = finalPath(joinPath(site.baseUrl, blog.routeBasePath, blog.authorsBasePath, path), site);
      const taken = pages.get(author.page);
      if (taken !== void 0) {
        problems.push(problem("authors-page-twice", { first: taken, second: key, permalink: author.page }, place));
      }
      pages.set(author.page, key);
    }
    authors.set(key, author);
  }
  return { authors, problems };
}
function authorOf(raw, site) {
  const image = raw.imageURL ?? raw.image_url;
  const author = {};
  for (const key of ["name", "title", "url", "email", "description"]) {
    if (raw[key]) author[key] = raw[key];
  }
  if (image) author.imageUrl = finalImage(image, site);
  const socials = Object.entries(raw.socials ?? {}).map(([name, handle]) => [name, socialUrl(name, handle)]);
  if (socials.length > 0) author.socials = Object.fromEntries(socials);
  if (!author.url && author.email) author.url = `mailto:${author.email}`;
  return author;
}
var text = (value) => typeof value === "string" ? value : void 0;
function finalImage(image, site) {
  return isExternal(image) || !image.startsWith("/") ? image : joinPath(site.baseUrl, image);
}
function socialUrl(name, handle) {
  if (isExternal(handle)) return handle;
  const start = SOCIALS[name.toLowerCase()];
  return start ? start + handle.replace(/^@/, "") : handle;
}
function authorsOf(document, known, blog, { site, files }) {
  const front = document.frontMatter;
  const { authors: written, author } = front;
  const author_url = front.author_url ?? text(front.authorURL);
  const author_image_url = front.author_image_url ?? text(front.authorImageURL);
  const author_title = front.author_title ?? text(front.authorTitle);
  const at = (...path) => fieldPlace(files, document.source, ["authors", ...path]);
  const legacy = author ?? author_url ?? author_image_url ?? author_title;
  if (written === void 0 || written === null) {
    if (legacy === void 0) return { authors: [], problems: [] };
    const raw = { name: author, url: author_url, image_url: author_image_url, title: author_title };
    return { authors: [authorOf(raw, site)], problems: [] };
  }
  const problems = [];
  if (legacy !== void 0) problems.push(problem("authors-mixed", {}, at()));
  const authors = [];
  const inline = [];
  const seen = /* @__PURE__ */ new Set();
  for (const [index, entry] of (Array.isArray(written) ? written : [written]).entries()) {
    const here = () => Array.isArray(written) ? at(index) : at();
    const raw = typeof entry === "string" ? { key: entry } : isPlainObject(entry) ? entry : {};
    const base2 = raw.key === void 0 ? void 0 : known.get(raw.key);
    if (raw.key !== void 0 && !base2) problems.push(unknownAuthor(raw.key, known, blog, here()));
    if (raw.key !== void 0 && seen.has(raw.key)) problems.push(problem("authors-twice", { key: raw.key }, here()));
    if (raw.key !== void 0) seen.add(raw.key);
    else if (!raw.name && !raw.image_url && !raw.imageURL)
      problems.push(problem("authors-entry", { got: shown(entry) }, here()));
    else inline.push(raw.name ?? "");
    if (base2 || raw.key === void 0) authors.push({ ...base2, ...authorOf(raw, site) });
  }
  const level2 = policyLevel(blog.onInlineAuthors);
  if (level2 && inline.length > 0 && known.size > 0) {
    problems.push({ ...problem("authors-inline", { names: inline.join(", ") }, at()), level: level2 });
  }
  return { authors, problems };
}
function unknownAuthor(key, known, blog, place) {
  const nearest = nearestName(key, known.keys());
  const args = { key, file: blog.authorsMapPath, known: [...known.keys()].join(", ") || "\u2013" };
  return problem("authors-unknown", args, nearest === void 0 ? place : { ...place, nearest });
}

// renderer/site/identity.ts
import { posix as posix3 } from "node:path";
var NUMBERED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
var NOT_NUMBERED = /^\d+[-_.]\d/;
function splitNumber(name) {
  const first = name.charCodeAt(0);
  if (!(first >= 48 && first <= 57)) return { name };
  const match = NOT_NUMBERED.test(name) ? null : NUMBERED.exec(name);
  return match ? { name: match[2], number: Number(match[1]) } : { name };
}
function stripNumbers(path) {
  if (!/(?:^|\/)\d/.test(path)) return path;
  return path.split("/").map((segment) => splitNumber(segment).name).join("/");
}
function isIndexFile(stem, folder) {
  const name = stem.toLowerCase();
  return name === "index" || name === "readme" || folder !== "" && name === posix3.basename(folder).toLowerCase();
}
function docIdentity(relative, frontMatter, numbered) {
  const cut = relative.lastIndexOf("/");
  const folder = cut < 0 ? "" : relative.slice(0, cut);
  const stem = relative.slice(cut + 1, relative.lastIndexOf("."));
  const strip = numbered && frontMatter.parse_number_prefixes !== false;
  const split = strip ? splitNumber(stem) : { name: stem };
  const last = frontMatter.id ?? split.name;
  const clean = strip ? stripNumbers(folder) : folder;
  const isIndex = isIndexFile(stem, folder);
  const slug = docSlug(frontMatter.slug, clean === "" ? "/" : `/${clean}/`, isIndex ? void 0 : last);
  return {
    id: clean === "" ? last : `${clean}/${last}`,
    slug,
    folder,
    stem,
    isIndex,
    ...split.number === void 0 ? {} : { number: split.number },
    ...last.includes("/") ? { fault: "id" } : isCleanPath(slug) ? {} : { fault: "slug" }
  };
}
function docSlug(written, folder, last) {
  if (written?.startsWith("/")) return written;
  if (written !== void 0) return resolvePath(written, folder);
  return last === void 0 ? folder : resolvePath(last, folder);
}
function isCleanPath(slug) {
  if (!/[?#\\%]|\/\/|\/\.{1,2}(?:\/|$)/.test(slug)) return true;
  try {
    const { pathname } = new URL(slug, "https://a.invalid");
    return pathname === slug || pathname === encodePath(slug) || pathname === encodeURI(slug);
  } catch {
    return false;
  }
}
function permalinkOf(baseUrl, mount, slug) {
  return joinPath(baseUrl, mount, slug);
}
var DATED = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/;
function postName(relative) {
  const path = relative.replace(/\.mdx?$/, "");
  const match = DATED.exec(path);
  if (!match) {
    const text3 = path.replace(/\/index$/, "");
    return { slug: `/${text3}`, text: text3 };
  }
  const [, folder, written, text2] = match;
  const day = written.replaceAll("-", "/");
  return { slug: `/${day}/${folder}${text2}`, date: parseDate(day.replaceAll("/", "-")), text: text2 };
}
function pagePath(relative) {
  const path = relative.replace(/\.(?:mdx?|[jt]sx?)$/, "");
  return `/${path.replace(/(^|\/)index$/, "$1")}`;
}

// renderer/site/blog.ts
var NO_DATE = "1970-01-01T00:00:00.000Z";
function linkBlog(site, blog, documents, context) {
  const scope = { area: "blog", instance: blog.id, version: "current", locale: site.locale };
  const own = (file) => file.scope.area === "blog" && file.scope.instance === blog.id;
  const mount = joinPath(site.baseUrl, blog.routeBasePath);
  const known = readTags(context.files.tags.find(own));
  const { authors, problems } = readAuthors(context.files.authors.find(own), blog, site);
  problems.push(...known.problems);
  const set = { base: joinPath(mount, blog.tagsBasePath), rules: site, known: known.known };
  const all = documents.map((document) => {
    const found = authorsOf(document, authors, blog, { site, files: context.files });
    const { tags, inline } = tagsOf(document, set);
    problems.push(...found.problems);
    if (known.known) problems.push(...inlineTagProblem(document, inline, blog.onInlineTags, context.files));
    const post = postMeta(site, blog, document, context);
    if (post.date === NO_DATE) problems.push(problem("post-no-date", {}, { file: document.source }));
    return { ...post, tags, authors: found.authors };
  });
  const posts = (context.production ? all.filter((post) => !post.draft) : all).sort(newestFirst);
  if (blog.sortPosts === "ascending") posts.reverse();
  problems.push(...untruncated(posts, blog));
  const listed = context.production ? posts.filter((post) => !post.unlisted) : posts;
  const graph = {
    blog,
    scope,
    posts,
    listed,
    places: new Map(listed.map((post, index) => [post, index])),
    authors,
    tags: groupTags(posts, context.production),
    route: applyTrailingSlash(mount, site),
    tagsRoute: applyTrailingSlash(set.base, site)
  };
  return { graph, problems };
}
function newestFirst(a, b) {
  return byCodeUnit2(b.date, a.date) || byCodeUnit2(a.document.relative, b.document.relative);
}
function postMeta(site, blog, document, context) {
  const { frontMatter, relative, source } = document;
  const name = postName(relative);
  const slug = frontMatter.slug ?? name.slug;
  const permalink = joinPath(site.baseUrl, blog.routeBasePath, slug);
  return {
    document,
    slug,
    permalink,
    route: applyTrailingSlash(permalink, site),
    title: frontMatter.title ?? document.contentTitle ?? name.text,
    description: frontMatter.description ?? document.excerpt,
    date: frontMatter.date ?? name.date ?? context.dates?.[source]?.created ?? NO_DATE,
    unlisted: frontMatter.unlisted ?? false,
    draft: frontMatter.draft ?? false,
    tags: [],
    authors: [],
    readingTime: document.words / blog.readingTimeWpm
  };
}
function untruncated(posts, blog) {
  const level2 = policyLevel(blog.onUntruncatedBlogPosts);
  const files = posts.filter((post) => !post.document.hasTruncateMarker).map((post) => post.document.source);
  if (!level2 || files.length === 0) return [];
  const more = files.slice(1).map((file) => ({ file }));
  return [{ ...problem("post-untruncated", { count: files.length }, { file: files[0], more }), level: level2 }];
}
function paginate(site, blog, first, posts) {
  const size = blog.postsPerPage === "ALL" ? Math.max(1, posts.length) : blog.postsPerPage;
  const totalPages = Math.max(1, Math.ceil(posts.length / size));
  const routeOf = (page) => applyTrailingSlash(page === 1 ? first : joinPath(first, blog.pageBasePath, String(page)), site);
  return Array.from({ length: totalPages }, (_, index) => {
    const page = index + 1;
    return {
      route: routeOf(page),
      posts: posts.slice(index * size, page * size),
      pagination: {
        permalink: routeOf(page),
        page,
        postsPerPage: size,
        totalPages,
        totalCount: posts.length,
        ...page > 1 ? { previousPage: routeOf(page - 1) } : {},
        ...page < totalPages ? { nextPage: routeOf(page + 1) } : {}
      }
    };
  });
}
function recentPosts({ blog, listed }) {
  const count = blog.blogSidebarCount === "ALL" ? listed.length : blog.blogSidebarCount;
  if (count === 0) return null;
  const groups = /* @__PURE__ */ new Map();
  for (const post of listed.slice(0, count)) {
    const year = post.date.slice(0, 4);
    const group = groups.get(year) ?? { year, items: [] };
    group.items.push({ title: post.document.frontMatter.sidebar_label ?? post.title, permalink: post.route });
    groups.set(year, group);
  }
  const years = [...groups.values()].sort((a, b) => byCodeUnit2(b.year, a.year));
  return { title: blog.blogSidebarTitle, groups: years };
}
function archiveYears(graph, locale) {
  const years = /* @__PURE__ */ new Map();
  for (const post of graph.listed) {
    const year = post.date.slice(0, 4);
    const line = { title: post.title, permalink: post.route, date: post.date, shownDate: longDate(post.date, locale) };
    years.set(year, [...years.get(year) ?? [], line]);
  }
  const ascending = graph.blog.sortPosts === "ascending";
  return [...years].map(([year, posts]) => ({ year, posts: ascending ? posts : posts.reverse() }));
}

// renderer/site/sidebar.ts
import Slugger from "github-slugger";

// renderer/site/sidebar-auto.ts
import { posix as posix4 } from "node:path";
function folderTree(docs) {
  const root = { path: "", name: "", docs: [], folders: /* @__PURE__ */ new Map() };
  for (const doc of docs) {
    let at = root;
    if (doc.folder !== "") {
      for (const name of doc.folder.split("/")) {
        let next = at.folders.get(name);
        if (!next) {
          next = { path: posix4.join(at.path, name), name, docs: [], folders: /* @__PURE__ */ new Map() };
          at.folders.set(name, next);
        }
        at = next;
      }
    }
    at.docs.push(doc);
  }
  return root;
}
function autogenerate(root, dirName, input) {
  let folder = root;
  const path = posix4.normalize(dirName);
  for (const name of path === "." ? [] : path.split("/")) folder = folder?.folders.get(name);
  if (!folder) return void 0;
  const items = sorted(childrenOf(folder, input));
  return items.length > 0 ? items.map(({ item }) => item) : void 0;
}
function childrenOf(folder, input) {
  return [
    ...folder.docs.map((doc) => docItem(doc)),
    ...[...folder.folders.values()].map((child) => categoryItem(child, input))
  ];
}
function sorted(items) {
  const at = (item) => item.position ?? Number.POSITIVE_INFINITY;
  return items.sort((a, b) => at(a) === at(b) ? byCodeUnit2(a.name, b.name) : at(a) - at(b));
}
function docItem(doc) {
  const {
    sidebar_label: label,
    sidebar_class_name: className,
    sidebar_custom_props: customProps
  } = doc.document.frontMatter;
  return {
    item: {
      type: "doc",
      id: doc.id,
      ...label === void 0 ? {} : { label },
      ...className === void 0 ? {} : { className },
      ...customProps === void 0 ? {} : { customProps }
    },
    position: doc.position,
    name: posix4.basename(doc.document.relative)
  };
}
function categoryItem(folder, input) {
  const file = input.categories.get(folder.path) ?? {};
  const linked = linkedDoc(folder, file, input);
  const front = linked?.document.frontMatter;
  const children = childrenOf(folder, input).filter(({ item }) => !(item.type === "doc" && item.id === linked?.id));
  const split = input.numbered ? splitNumber(folder.name) : { name: folder.name };
  const className = file.className ?? front?.sidebar_class_name;
  const customProps = file.customProps ?? front?.sidebar_custom_props;
  const key = file.key ?? front?.sidebar_key;
  const link3 = linked ? { type: "doc", id: linked.id } : file.link?.type === "generated-index" ? file.link : void 0;
  return {
    item: {
      type: "category",
      label: file.label ?? front?.sidebar_label ?? linked?.title ?? split.name,
      items: sorted(children).map(({ item }) => item),
      ...link3 ? { link: link3 } : {},
      ...file.collapsible === void 0 ? {} : { collapsible: file.collapsible },
      ...file.collapsed === void 0 ? {} : { collapsed: file.collapsed },
      ...file.description === void 0 ? {} : { description: file.description },
      ...className === void 0 ? {} : { className },
      ...customProps === void 0 ? {} : { customProps },
      ...key === void 0 ? {} : { key }
    },
    position: file.position ?? linked?.position ?? split.number,
    name: folder.name
  };
}
function linkedDoc(folder, file, input) {
  if (file.link === void 0) return folder.docs.find((doc) => doc.isIndex);
  if (file.link?.type !== "doc") return void 0;
  const { id } = file.link;
  const local = folder.docs.find((doc) => doc.id.slice(doc.id.lastIndexOf("/") + 1) === id);
  const found = local ?? input.byId.get(id);
  if (!found) input.unknownLink(folder.path, id);
  return found;
}

// renderer/site/sidebar-config.ts
var ITEM_TYPES = ["doc", "ref", "link", "html", "autogenerated", "category"];
function readSidebars(value, find) {
  const reader = new SidebarReader(find);
  const sidebars = /* @__PURE__ */ new Map();
  if (!isPlainObject(value)) {
    reader.say("sidebar-file-shape", [], { got: shown(value) });
    return { sidebars, problems: reader.problems };
  }
  for (const [name, items] of Object.entries(value)) sidebars.set(name, reader.items(items, [name]));
  return { sidebars, problems: reader.problems };
}
var SidebarReader = class {
  constructor(find) {
    this.find = find;
  }
  find;
  problems = [];
  /** `near` is a text that stands quoted at the place. */
  say(code, path, args = {}, { near = "", nearest } = {}) {
    const place = this.find(near);
    const known = nearest === void 0 ? place : { ...place, nearest };
    this.problems.push(problem(code, { path: pathText(path), ...args }, known));
  }
  /** A list of items, or the shorthand object (B1.42). */
  items(value, path) {
    if (Array.isArray(value)) return value.flatMap((item, index) => this.item(item, [...path, index]));
    if (isPlainObject(value)) return this.shorthand(value, path);
    this.say("sidebar-item-shape", path, { expected: "SidebarItem[] | { [label]: SidebarItem[] }", got: shown(value) });
    return [];
  }
  shorthand(value, path) {
    return Object.entries(value).map(([label, items]) => ({
      type: "category",
      label,
      items: this.items(items, [...path, label])
    }));
  }
  item(value, path) {
    if (typeof value === "string") return [{ type: "doc", id: value }];
    if (!isPlainObject(value)) {
      this.say("sidebar-item-shape", path, { expected: "string | object", got: shown(value) });
      return [];
    }
    const { type } = value;
    if (type === void 0) return this.shorthand(value, path);
    if (typeof type !== "string" || !ITEM_TYPES.includes(type)) {
      const nearest = nearestName(String(type), ITEM_TYPES);
      const args = { type: shown(type), known: ITEM_TYPES.join(", ") };
      this.say("sidebar-unknown-type", path, args, { near: String(type), nearest });
      return [];
    }
    const made = type === "category" ? this.category(value, path) : this.leaf(type, value, path);
    return made ? [made] : [];
  }
  leaf(type, value, path) {
    const dress3 = this.dress(value);
    const label = this.optional(value, "label", path);
    switch (type) {
      case "doc":
      case "ref": {
        const id = this.text(value, "id", path);
        return id === void 0 ? void 0 : { type, id, ...label === void 0 ? {} : { label }, ...dress3 };
      }
      case "link": {
        const href = this.text(value, "href", path);
        const name = this.text(value, "label", path);
        if (href === void 0 || name === void 0) return void 0;
        const description = this.optional(value, "description", path);
        const plain2 = value.autoAddBaseUrl === false ? { autoAddBaseUrl: false } : {};
        return { type, label: name, href, ...description === void 0 ? {} : { description }, ...plain2, ...dress3 };
      }
      case "html": {
        const html = this.text(value, "value", path);
        return html === void 0 ? void 0 : { type, value: html, defaultStyle: value.defaultStyle === true, ...dress3 };
      }
      default: {
        const dirName = this.text(value, "dirName", path);
        if (dirName === void 0) return void 0;
        if (/^\/|\/$/.test(dirName)) {
          this.say("sidebar-dir-name", path, { dirName }, { near: dirName });
          return void 0;
        }
        return { type: "autogenerated", dirName };
      }
    }
  }
  category(value, path) {
    const label = this.text(value, "label", path);
    const description = this.optional(value, "description", path);
    const link3 = this.link(value.link, [...path, "link"]);
    for (const key of ["collapsible", "collapsed"]) {
      if (value[key] === void 0 || typeof value[key] === "boolean") continue;
      this.say("sidebar-item-shape", [...path, key], { expected: "boolean", got: shown(value[key]) });
    }
    if (value.items === void 0 && label !== void 0) {
      this.say(
        "sidebar-item-shape",
        [...path, "items"],
        { expected: "SidebarItem[]", got: "undefined" },
        { near: label }
      );
    }
    const items = value.items === void 0 ? [] : this.items(value.items, [...path, "items"]);
    if (label === void 0) return void 0;
    return {
      type: "category",
      label,
      items,
      ...link3 ? { link: link3 } : {},
      ...typeof value.collapsible === "boolean" ? { collapsible: value.collapsible } : {},
      ...typeof value.collapsed === "boolean" ? { collapsed: value.collapsed } : {},
      ...description === void 0 ? {} : { description },
      ...this.dress(value)
    };
  }
  /** B1.48. */
  link(value, path) {
    if (value === void 0 || value === null) return void 0;
    const type = isPlainObject(value) ? value.type : void 0;
    if (isPlainObject(value) && type === "doc") {
      const id = this.text(value, "id", path);
      return id === void 0 ? void 0 : { type, id };
    }
    if (isPlainObject(value) && type === "generated-index") {
      const link3 = { type };
      for (const key of ["slug", "title", "description", "image"]) {
        const text2 = this.optional(value, key, path);
        if (text2 !== void 0) link3[key] = text2;
      }
      if (Array.isArray(value.keywords)) link3.keywords = value.keywords.map(String);
      else if (typeof value.keywords === "string") link3.keywords = [value.keywords];
      return link3;
    }
    const nearest = nearestName(String(type), ["doc", "generated-index"]);
    this.say("sidebar-link-type", path, { type: shown(type ?? value) }, { near: String(type), nearest });
    return void 0;
  }
  dress(value) {
    const dress3 = {};
    if (typeof value.className === "string") dress3.className = value.className;
    if (value.customProps !== void 0) dress3.customProps = value.customProps;
    if (typeof value.key === "string") dress3.key = value.key;
    return dress3;
  }
  text(value, key, path) {
    const text2 = value[key];
    if (typeof text2 === "string" && text2 !== "") return text2;
    this.say("sidebar-item-shape", [...path, key], { expected: "string", got: shown(text2) });
    return void 0;
  }
  optional(value, key, path) {
    const text2 = value[key];
    if (text2 === void 0 || text2 === null) return void 0;
    if (typeof text2 === "string") return text2;
    this.say("sidebar-item-shape", [...path, key], { expected: "string", got: shown(text2) });
    return void 0;
  }
};

// renderer/site/sidebar-index.ts
function indexSidebar(input) {
  const { name, items, part } = input;
  const trails = /* @__PURE__ */ new Map();
  collectTrails(items, [], trails);
  const members = [];
  collectMembers(items, input.written, members);
  return {
    name,
    items,
    part,
    members,
    ...readingOrder(input),
    trails,
    landing: landing(items, input),
    closed: /* @__PURE__ */ new WeakMap()
  };
}
function collectTrails(items, categories, trails) {
  for (const item of items) {
    if (item.type === "html") continue;
    const key = item.href === void 0 ? void 0 : samePathKey(item.href);
    if (key !== void 0 && !trails.has(key)) trails.set(key, { categories, item });
    if (item.type === "category") collectTrails(item.items, [...categories, item], trails);
  }
}
function collectMembers(items, written, ids) {
  for (const item of items) {
    if (item.type === "html") continue;
    if (item.docId !== void 0 && !written.get(item)?.ref) ids.push(item.docId);
    if (item.type === "category") collectMembers(item.items, written, ids);
  }
}
function readingOrder({ items, written, byId }) {
  const order = [];
  const at = /* @__PURE__ */ new Map();
  const add = (key, route, label) => {
    if (!at.has(key)) at.set(key, order.length);
    order.push({ route, label });
  };
  const walk = (list2) => {
    for (const item of list2) {
      if (item.type === "html") continue;
      const doc = item.docId === void 0 ? void 0 : byId.get(item.docId);
      if (item.type === "category") {
        if (doc && !item.linkUnlisted) add(doc.id, doc.route, pagerLabel(doc));
        else if (!doc && item.href !== void 0) add(item.href, item.href, item.label);
        walk(item.items);
      } else if (doc && !item.unlisted && !written.get(item)?.ref) {
        add(doc.id, doc.route, pagerLabel(doc, written.get(item)?.label));
      }
    }
  };
  walk(items);
  return { order, at };
}
function pagerLabel(doc, written) {
  const front = doc.document.frontMatter;
  return front.pagination_label ?? front.sidebar_label ?? written ?? doc.title;
}
function neighbours(sidebar, key) {
  const at = sidebar.at.get(key);
  if (at === void 0) return {};
  const link3 = (entry) => entry && { title: entry.label, permalink: entry.route };
  const [prev, next] = [link3(sidebar.order[at - 1]), link3(sidebar.order[at + 1])];
  return { ...prev && { prev }, ...next && { next } };
}
function landing(items, input) {
  for (const item of items) {
    if (item.type === "html") continue;
    const doc = item.docId === void 0 ? void 0 : input.byId.get(item.docId);
    if (item.type === "link") {
      const written = input.written.get(item);
      if (doc && !item.unlisted && !written?.ref) return ofDoc(doc, written?.label ?? doc.id);
      continue;
    }
    if (doc && !item.linkUnlisted) return ofDoc(doc, item.label);
    if (!doc && item.href !== void 0) {
      const index = input.generated.find((entry) => entry.route === item.href);
      return { path: index?.permalink ?? item.href, href: item.href, label: item.label };
    }
    const found = landing(item.items, input);
    if (found) return found;
  }
  return void 0;
}
function ofDoc(doc, label) {
  return { path: doc.permalink, href: doc.route, label };
}

// renderer/site/sidebar.ts
function makeSidebars(input) {
  return new SidebarMaker(input).run();
}
var SidebarMaker = class {
  constructor(input) {
    this.input = input;
    this.drafts = new Set(input.draftIds);
  }
  input;
  problems = [];
  generated = [];
  slugger = new Slugger();
  drafts;
  unknown = /* @__PURE__ */ new Set();
  written = /* @__PURE__ */ new WeakMap();
  file = "";
  categories = /* @__PURE__ */ new Map();
  run() {
    const { context, version } = this.input;
    const files = context.files.categories.filter(
      (file) => file.scope.instance === version.scope.instance && file.scope.version === version.scope.version
    );
    const categories = readCategories(files);
    this.categories = categories.byFolder;
    const configs = this.expanded(this.configured());
    this.problems.push(...categories.problems);
    const sidebars = /* @__PURE__ */ new Map();
    for (const [name, items] of configs) sidebars.set(name, this.sidebar(name, items));
    this.reportUnknown();
    return { sidebars, generated: this.generated, problems: this.problems };
  }
  /** B1.39. */
  configured() {
    const { version, context, site } = this.input;
    const path = version.sidebarsFile;
    if (path === false) return /* @__PURE__ */ new Map();
    this.file = path ?? site.configFile;
    if (path === void 0) return /* @__PURE__ */ new Map([["defaultSidebar", [{ type: "autogenerated", dirName: "." }]]]);
    if (!Object.hasOwn(context.sidebars, path)) {
      if (version.name === "current")
        this.problems.push(
          problem("sidebar-file-missing", { path }, quotedPlace(context.files, site.configFile, path))
        );
      return /* @__PURE__ */ new Map();
    }
    const read = readSidebars(context.sidebars[path], (quoted) => this.find(quoted));
    this.problems.push(...read.problems);
    return read.sidebars;
  }
  expanded(sidebars) {
    const root = folderTree(this.input.docs);
    const auto = {
      docs: this.input.docs,
      byId: this.input.byId,
      categories: this.categories,
      numbered: this.input.version.docs.numberPrefixParser,
      unknownLink: (folder, id) => {
        const nearest = nearestName(id, this.input.byId.keys());
        const file = this.input.context.files.categories.find(
          ({ relative }) => relative.startsWith(`${folder}/_category_`)
        );
        const at = file ? dataPlace(file, ["link", "id"]) : { file: this.file };
        const place = nearest === void 0 ? at : { ...at, nearest };
        this.problems.push(problem("category-unknown-doc", { id, known: this.known() }, place));
      }
    };
    const expand = (items) => items.flatMap((item) => {
      if (item.type === "category") return [{ ...item, items: expand(item.items) }];
      if (item.type !== "autogenerated") return [item];
      const made = autogenerate(root, item.dirName, auto);
      if (made) return made;
      this.problems.push(problem("sidebar-autogenerated-empty", { dirName: item.dirName }, this.find(item.dirName)));
      return [];
    });
    return new Map([...sidebars].map(([name, items]) => [name, expand(items)]));
  }
  sidebar(name, config) {
    const { site, version, byId } = this.input;
    const items = this.resolved(config, name);
    const { instance } = version.scope;
    const part = sidebarPart({ instance, version: version.name, name }, site);
    return indexSidebar({ name, items, part, written: this.written, byId, generated: this.generated });
  }
  resolved(config, sidebar) {
    const items = [];
    for (const item of config) {
      const made = this.resolve(item, sidebar);
      if (made) items.push(made);
    }
    return items;
  }
  resolve(item, sidebar) {
    switch (item.type) {
      case "doc":
      case "ref":
        return this.docLink(item.id, item, item.type === "ref");
      case "link": {
        const { site } = this.input;
        const external = isExternal(item.href);
        const href = external || item.autoAddBaseUrl === false ? item.href : finalPath(item.href, site);
        return {
          type: "link",
          label: item.label,
          href,
          ...external ? { external: true } : {},
          ...item.description === void 0 ? {} : { description: item.description },
          ...dress(item)
        };
      }
      case "html":
        return { type: "html", value: item.value, defaultStyle: item.defaultStyle, ...dress(item) };
      case "category":
        return this.category(item, sidebar);
      default:
        return void 0;
    }
  }
  docLink(id, item, ref = false) {
    const doc = this.doc(id);
    if (!doc) return void 0;
    const { sidebar_label, sidebar_class_name, sidebar_custom_props, sidebar_key } = doc.document.frontMatter;
    const className = sidebar_class_name ?? item.className;
    const customProps = sidebar_custom_props ?? item.customProps;
    const key = sidebar_key ?? item.key;
    const made = {
      type: "link",
      label: sidebar_label ?? item.label ?? doc.title,
      href: doc.route,
      docId: doc.id,
      ...this.hidden(doc) ? { unlisted: true } : {},
      ...dress({ className, customProps, key })
    };
    this.written.set(made, { ref, ...item.label === void 0 ? {} : { label: item.label } });
    return made;
  }
  /** B1.50, B1.51, B1.53. */
  category(item, sidebar) {
    const { docs } = this.input.version;
    if (item.items.length === 0 && !item.link) {
      this.problems.push(problem("sidebar-empty-category", { label: item.label }, this.find(item.label)));
      return void 0;
    }
    const linked = item.link?.type === "doc" ? this.doc(item.link.id) : void 0;
    const index = item.link?.type === "generated-index" ? this.generatedIndex(item.link, item.label, sidebar) : void 0;
    const items = this.resolved(item.items, sidebar);
    if (items.length === 0) {
      if (index) this.generated.splice(this.generated.indexOf(index), 1);
      return linked ? this.docLink(linked.id, item) : void 0;
    }
    const collapsible = item.collapsible ?? docs.sidebarCollapsible;
    const category = {
      type: "category",
      label: item.label,
      items,
      collapsible,
      collapsed: collapsible && (item.collapsed ?? docs.sidebarCollapsed),
      ...item.description === void 0 ? {} : { description: item.description },
      ...dress(item)
    };
    if (linked) {
      category.href = linked.route;
      category.docId = linked.id;
      if (this.hidden(linked)) category.linkUnlisted = true;
    } else if (index) {
      category.href = index.route;
      index.category = category;
    }
    return category;
  }
  /** B1.66. */
  generatedIndex(link3, label, sidebar) {
    const { site, version } = this.input;
    const slug = link3.slug === void 0 ? `/category/${this.slugger.slug(label)}` : `/${link3.slug.replace(/^\/+/, "")}`;
    const permalink = permalinkOf(site.baseUrl, version.mount, slug);
    const index = {
      title: link3.title ?? label,
      label,
      slug,
      permalink,
      route: applyTrailingSlash(permalink, site),
      sidebar,
      category: { type: "category", label, items: [], collapsible: false, collapsed: false },
      ...link3.description === void 0 ? {} : { description: link3.description },
      ...link3.keywords === void 0 ? {} : { keywords: link3.keywords },
      ...link3.image === void 0 ? {} : { image: link3.image }
    };
    this.generated.push(index);
    return index;
  }
  doc(id) {
    const doc = this.input.byId.get(id);
    if (!doc && !this.drafts.has(id)) this.unknown.add(id);
    return doc;
  }
  hidden(doc) {
    return this.input.context.production && doc.unlisted;
  }
  /** Place of a quoted text in the sidebars file. */
  find(quoted) {
    return quotedPlace(this.input.context.files, this.file, quoted);
  }
  known() {
    return [...this.input.byId.keys()].sort(byCodeUnit2).join(", ");
  }
  /** B1.52: one finding for the file, each unknown id with the nearest one there is. */
  reportUnknown() {
    if (this.unknown.size === 0) return;
    const ids = [...this.unknown].sort(byCodeUnit2);
    const nearest = ids.map((id) => nearestName(id, this.input.byId.keys())).find((near) => near !== void 0);
    const args = { ids: ids.join(", "), count: ids.length, known: this.known() };
    this.problems.push(
      problem("sidebar-unknown-doc", args, { ...this.find(ids[0]), ...nearest === void 0 ? {} : { nearest } })
    );
  }
};
function dress(item) {
  return {
    ...item.className === void 0 ? {} : { className: item.className },
    ...item.customProps === void 0 ? {} : { customProps: item.customProps },
    ...item.key === void 0 ? {} : { key: item.key }
  };
}

// renderer/site/docs.ts
function linkVersion(site, version, documents, context) {
  const problems = [];
  const tagBase = permalinkOf(site.baseUrl, version.mount, version.docs.tagsBasePath);
  const { scope } = version;
  const tagsFile = context.files.tags.find(
    (file) => file.scope.area === "docs" && file.scope.instance === scope.instance && file.scope.version === scope.version
  );
  const known = readTags(tagsFile);
  problems.push(...known.problems);
  const set = { base: tagBase, rules: site, known: known.known };
  const all = documents.map((document) => docMeta(site, version, document, { problems, files: context.files }));
  const docs = context.production ? all.filter((doc) => !doc.draft) : all;
  const draftIds = all.filter((doc) => doc.draft).map((doc) => doc.id);
  problems.push(...duplicateIds(all));
  for (const doc of docs) {
    const { tags, inline } = tagsOf(doc.document, set);
    doc.tags = tags;
    if (known.known) problems.push(...inlineTagProblem(doc.document, inline, version.docs.onInlineTags, context.files));
  }
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const made = makeSidebars({ site, version, docs, byId, draftIds: context.production ? draftIds : [], context });
  problems.push(...made.problems, ...assignSidebars(docs, made.sidebars, context.files));
  const graph = {
    version,
    docs,
    byId,
    draftIds,
    sidebars: made.sidebars,
    generated: made.generated,
    tags: groupTags(docs, context.production),
    tagsRoute: applyTrailingSlash(tagBase, site),
    mainDoc: mainDoc(docs, byId, made.sidebars)
  };
  problems.push(...paginationProblems(graph, context.files));
  return { graph, problems };
}
function docMeta(site, version, document, { problems, files }) {
  const { frontMatter } = document;
  const { fault, number: number2, ...identity } = docIdentity(document.relative, frontMatter, version.docs.numberPrefixParser);
  if (fault) {
    const args = { id: identity.id, slug: identity.slug, folder: identity.folder || "." };
    const place = fieldPlace(files, document.source, [fault]);
    problems.push(problem(fault === "id" ? "doc-id-slash" : "doc-slug-unclean", args, place));
  }
  const permalink = permalinkOf(site.baseUrl, version.mount, identity.slug);
  return {
    ...identity,
    document,
    position: frontMatter.sidebar_position ?? number2,
    permalink,
    route: applyTrailingSlash(permalink, site),
    title: frontMatter.title ?? document.contentTitle ?? identity.id.slice(identity.id.lastIndexOf("/") + 1),
    description: frontMatter.description ?? document.excerpt,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    tags: []
  };
}
function duplicateIds(docs) {
  const byId = /* @__PURE__ */ new Map();
  for (const doc of docs) {
    const same = byId.get(doc.id);
    if (same) same.push(doc);
    else byId.set(doc.id, [doc]);
  }
  return [...byId.values()].filter((same) => same.length > 1).map((same) => {
    const paths = same.map((doc) => doc.document.source).sort(byCodeUnit2);
    const args = { id: same[0].id, count: same.length, paths: paths.join(", ") };
    return problem("doc-id-duplicate", args, { file: paths[0], more: paths.slice(1).map((file) => ({ file })) });
  });
}
function assignSidebars(docs, sidebars, files) {
  const member = /* @__PURE__ */ new Map();
  const several = /* @__PURE__ */ new Map();
  for (const [name, sidebar] of sidebars) {
    for (const id of new Set(sidebar.members)) {
      const before = member.get(id);
      if (before !== void 0) several.set(id, [...several.get(id) ?? [before], name]);
      member.set(id, name);
    }
  }
  const problems = [];
  const lonely = [];
  for (const doc of docs) {
    const displayed = doc.document.frontMatter.displayed_sidebar;
    const own = member.get(doc.id);
    if (own !== void 0) doc.member = own;
    const shown2 = displayed === void 0 ? own : displayed ?? void 0;
    if (shown2 !== void 0 && sidebars.has(shown2)) doc.sidebar = shown2;
    const place = { file: doc.document.source };
    if (shown2 !== void 0 && !sidebars.has(shown2)) {
      const nearest = nearestName(shown2, sidebars.keys());
      const args = { id: doc.id, sidebar: shown2, known: [...sidebars.keys()].join(", ") };
      const at = fieldPlace(files, doc.document.source, ["displayed_sidebar"]);
      problems.push(problem("doc-displayed-sidebar", args, nearest === void 0 ? at : { ...at, nearest }));
    }
    const names = several.get(doc.id);
    if (names) problems.push(problem("doc-several-sidebars", { id: doc.id, sidebars: names.join(", ") }, place));
    else if (shown2 === void 0 && displayed === void 0 && sidebars.size > 0 && !doc.unlisted && !doc.draft) {
      lonely.push(doc.document.source);
    }
  }
  if (lonely.length > 0) {
    const more = lonely.slice(1).map((file) => ({ file }));
    problems.push(problem("doc-no-sidebar", { count: lonely.length }, { file: lonely[0], more }));
  }
  return problems;
}
function paginationProblems({ docs, byId, draftIds }, files) {
  const problems = [];
  for (const doc of docs) {
    for (const field of ["pagination_next", "pagination_prev"]) {
      const id = doc.document.frontMatter[field];
      if (typeof id !== "string" || byId.has(id) || draftIds.includes(id)) continue;
      const nearest = nearestName(id, byId.keys());
      const at = fieldPlace(files, doc.document.source, [field]);
      const place = nearest === void 0 ? at : { ...at, nearest };
      problems.push(problem("doc-pagination-unknown", { id: doc.id, field, target: id }, place));
    }
  }
  return problems;
}
function mainDoc(docs, byId, sidebars) {
  const root = docs.find((doc) => doc.slug === "/");
  if (root) return root;
  const first = [...sidebars.values()][0]?.members[0];
  return (first === void 0 ? void 0 : byId.get(first)) ?? docs.find((doc) => !doc.unlisted) ?? docs[0];
}

// renderer/site/link-files.ts
import { posix as posix5 } from "node:path";
function indexFiles(site, files) {
  const folders = /* @__PURE__ */ new Map();
  const add = (area, instance, version, paths) => folders.set(`${area}/${instance}/${version}`, paths);
  for (const version of files.versions) add("docs", version.scope.instance, version.name, [version.folder]);
  for (const blog of site.blog) add("blog", blog.id, "current", [blog.path]);
  if (site.pages) add("pages", "default", "current", [site.pages.path]);
  return { site, statics: new Map(files.assets.map(({ path, output }) => [output, path])), folders };
}
function* markdownCandidates(url, document, index) {
  const { scope, source, relative } = document;
  const path = decodePath(splitUrl(url).pathname);
  if (path.startsWith("@site/")) {
    yield posix5.normalize(path.slice("@site/".length));
    return;
  }
  const folders = index.folders.get(`${scope.area}/${scope.instance}/${scope.version}`) ?? [];
  if (!path.startsWith("/")) {
    yield posix5.join(posix5.dirname(source), path);
    for (const folder of folders) yield posix5.join(folder, posix5.dirname(relative), path);
    if (/^\.\.?\//.test(path)) return;
  }
  for (const folder of folders) yield posix5.join(folder, path);
  yield posix5.normalize(path.replace(/^\//, ""));
}
function isMarkdownLink(url) {
  return !isExternal(url) && /\.mdx?$/.test(splitUrl(url).pathname);
}
function assetPaths(url, document, index) {
  if (url === "" || url.startsWith("#") || isExternal(url)) return [];
  const path = decodePath(splitUrl(url).pathname);
  if (path.startsWith("@site/")) return [posix5.normalize(path.slice("@site/".length))];
  if (!path.startsWith("/")) return path === "" ? [] : [posix5.join(posix5.dirname(document.source), path)];
  const found = index.statics.get(path.slice(1)) ?? index.statics.get(withoutBase(path, index.site.baseUrl).slice(1));
  return found === void 0 ? [] : [found];
}
function isFileLink(url) {
  if (isExternal(url) || url.startsWith("#")) return false;
  const extension = posix5.extname(decodePath(splitUrl(url).pathname));
  return extension !== "" && extension !== "." && !/^\.(?:mdx?|html?)$/i.test(extension);
}
function assetCandidates(site, documents, files) {
  const index = indexFiles(site, files);
  const paths = /* @__PURE__ */ new Set();
  const add = (url, document) => {
    for (const path of assetPaths(url, document, index)) paths.add(path);
  };
  for (const document of documents) {
    for (const slot of document.slots) {
      if (slot.kind === "image" || slot.kind === "link" && isFileLink(slot.url)) add(slot.url, document);
    }
    const { image } = document.frontMatter;
    if (image?.startsWith("./") || image?.startsWith("../")) add(image, document);
  }
  return paths;
}

// renderer/site/sidebar-slice.ts
function sliceFor(sidebar, route) {
  const trail = sidebar.trails.get(samePathKey(route));
  const path = trail ? [...trail.categories, trail.item] : [];
  return { name: sidebar.name, part: sidebar.part, items: level(sidebar, sidebar.items, path) };
}
function level(sidebar, items, path) {
  const current = path[0];
  const at = current ? items.indexOf(current) : -1;
  const [from, to] = windowOf(items.length, at);
  const out = [];
  if (from > 0) out.push({ type: "gap", count: from });
  for (let index = from; index < to; index++) {
    const item = items[index];
    const made = index === at ? openItem(sidebar, item, path) : closedItem(sidebar, item);
    if (made) out.push(made);
  }
  if (to < items.length) out.push({ type: "gap", count: items.length - to });
  return out;
}
function windowOf(length, at) {
  if (length <= SIDEBAR_CATEGORY_LIMIT) return [0, length];
  if (at < 0) return [0, SIDEBAR_CATEGORY_LIMIT];
  return [Math.max(0, at - SIDEBAR_NEIGHBOURS), Math.min(length, at + SIDEBAR_NEIGHBOURS + 1)];
}
function openItem(sidebar, item, path) {
  if (item.type === "html") return htmlItem(item);
  const here = path.length === 1;
  if (item.type === "link") return linkItem(item);
  const items = level(sidebar, item.items, path.slice(1));
  const href = item.linkUnlisted && !here ? void 0 : item.href;
  if (items.length === 0) return href === void 0 ? null : { type: "link", label: item.label, href, ...dress2(item) };
  return { ...categoryHead(item, href), firstHref: href ?? firstHref(items), items };
}
function closedItem(sidebar, item) {
  const known = sidebar.closed.get(item);
  if (known !== void 0) return known;
  const made = makeClosed(sidebar, item);
  sidebar.closed.set(item, made);
  return made;
}
function makeClosed(sidebar, item) {
  if (item.type === "html") return htmlItem(item);
  if (item.type === "link") return item.unlisted ? null : linkItem(item);
  const href = item.linkUnlisted ? void 0 : item.href;
  if (!hasVisible(item)) return href === void 0 ? null : { type: "link", label: item.label, href, ...dress2(item) };
  const head = { ...categoryHead(item, href), firstHref: href ?? firstVisible(item.items) };
  return item.collapsible && item.collapsed ? { ...head, more: true } : { ...head, items: level(sidebar, item.items, []) };
}
function hasVisible(category) {
  return category.items.some((item) => {
    if (item.type === "category") return item.href !== void 0 && !item.linkUnlisted || hasVisible(item);
    return item.type === "html" || !item.unlisted;
  });
}
function firstVisible(items) {
  for (const item of items) {
    if (item.type === "link" && !item.unlisted) return item.href;
    if (item.type !== "category") continue;
    const href = item.linkUnlisted ? void 0 : item.href;
    const found = href ?? firstVisible(item.items);
    if (found !== void 0) return found;
  }
  return void 0;
}
function firstHref(items) {
  for (const item of items) {
    if (item.type === "link") return item.href;
    if (item.type === "category" && item.firstHref !== void 0) return item.firstHref;
  }
  return void 0;
}
function linkItem(item) {
  return {
    type: "link",
    label: item.label,
    href: item.href,
    ...item.external ? { external: true } : {},
    ...item.unlisted ? { unlisted: true } : {},
    ...dress2(item)
  };
}
function htmlItem(item) {
  return { type: "html", value: item.value, defaultStyle: item.defaultStyle, ...dress2(item) };
}
function categoryHead(item, href) {
  return {
    type: "category",
    label: item.label,
    collapsible: item.collapsible,
    collapsed: item.collapsed,
    ...href === void 0 ? {} : { href },
    ...dress2(item)
  };
}
function dress2(item) {
  return item.className === void 0 ? {} : { className: item.className };
}
function publicItems(items) {
  const out = [];
  for (const item of items) {
    if (item.type === "html") out.push(item);
    else if (item.type === "link") {
      if (!item.unlisted) out.push(item);
    } else {
      const { href, docId, linkUnlisted, ...rest } = item;
      const inner = publicItems(item.items);
      const linked = linkUnlisted ? {} : { ...href === void 0 ? {} : { href }, ...docId === void 0 ? {} : { docId } };
      if (inner.length > 0 || "href" in linked) out.push({ ...rest, items: inner, ...linked });
    }
  }
  return out;
}
function breadcrumbsFor(sidebar, route) {
  const trail = sidebar.trails.get(samePathKey(route));
  if (!trail || trail.item.type === "html") return null;
  const crumbs = trail.categories.map((category) => ({
    label: category.label,
    ...category.href === void 0 || category.linkUnlisted ? {} : { href: category.href }
  }));
  return [...crumbs, { label: trail.item.label, href: route }];
}
function cardItems(sidebar, route) {
  const trail = sidebar.trails.get(samePathKey(route));
  if (!trail) return sidebar.items;
  if (trail.item.type === "category") return trail.item.items;
  return trail.categories[trail.categories.length - 1]?.items ?? sidebar.items;
}
function makeCards(items, version) {
  const cards = [];
  for (const item of items) {
    if (item.type === "html") continue;
    const doc = item.docId === void 0 ? void 0 : version.byId.get(item.docId);
    if (item.type === "link") {
      if (!item.unlisted) cards.push(linkCard(item, doc));
      continue;
    }
    const href = (item.linkUnlisted ? void 0 : item.href) ?? firstVisible(item.items);
    if (href === void 0) continue;
    const { icon, label } = leadingEmoji(item.label);
    const described = item.description ?? (doc?.description || void 0);
    const count = item.items.filter(
      (child) => child.type !== "html" && !(child.type === "link" && child.unlisted)
    ).length;
    cards.push({
      type: "category",
      href,
      label,
      icon: icon ?? "\u{1F5C3}\uFE0F",
      ...described === void 0 ? { count } : { description: described }
    });
  }
  return cards;
}
function linkCard(item, doc) {
  const { icon, label } = leadingEmoji(item.label);
  const description = item.description ?? (doc?.description || void 0);
  return {
    type: "link",
    href: item.href,
    ...item.external ? { external: true } : {},
    label,
    icon: icon ?? (item.external ? "\u{1F517}" : "\u{1F4C4}\uFE0F"),
    ...description === void 0 ? {} : { description }
  };
}
var EMOJI = /^(?:[\u{1f1e6}-\u{1f1ff}]{2}|[\d#*]\ufe0f?\u20e3|(?:[\u{1f000}-\u{1faff}]|[\u203c-\u3299]\ufe0f|[\u231a-\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693\u26a1\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705\u270a\u270b\u2728\u274c\u274e\u2753-\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50\u2b55])(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d[\u{1f000}-\u{1faff}\u2640-\u27bf]\ufe0f?)*)\s*/u;
function leadingEmoji(text2) {
  const match = EMOJI.exec(text2);
  return match ? { icon: match[0].trim(), label: text2.slice(match[0].length) } : { label: text2 };
}

// renderer/site/targets.ts
function collectTargets(site, graph) {
  const add = (route, target = { unlisted: false }) => {
    const key = samePathKey(route);
    if (!graph.targets.has(key)) graph.targets.set(key, { route, ...target });
  };
  const addDocument = (meta) => {
    add(meta.route, { unlisted: graph.production && meta.unlisted, document: meta.document });
  };
  for (const page of graph.pages) addDocument(page);
  for (const version of graph.versions) {
    for (const doc of version.docs) addDocument(doc);
    for (const index of version.generated) add(index.route);
    if (hasTagIndex(version)) add(version.tagsRoute);
    for (const { tag } of version.tags) add(tag.permalink);
  }
  for (const { blog, posts, listed, tags, authors, route, tagsRoute } of graph.blogs) {
    for (const post of posts) addDocument(post);
    for (const list2 of paginate(site, blog, route, listed)) add(list2.route);
    if (listed.length > 0 && blog.archiveBasePath) add(archiveRoute(site, blog));
    if (tags.length > 0) add(tagsRoute);
    for (const { tag, members } of tags) {
      for (const list2 of paginate(site, blog, tag.permalink, members)) add(list2.route);
    }
    if (authors.size > 0) add(authorsRoute(site, blog));
    for (const author of authors.values()) if (author.page) add(author.page);
  }
  for (const { from } of rootRedirects(site, graph)) add(from);
  for (const { from } of site.redirects) for (const path of from) add(finalPath(path, site));
  const search = searchRoute(site);
  if (search) add(search);
  add(joinPath(site.baseUrl, "404.html"));
  for (const { output } of graph.files.assets) add(joinPath(site.baseUrl, output.replace(/(^|\/)index\.html$/, "$1")));
}
function hasTagIndex(version) {
  return version.tags.some((group) => !group.unlisted);
}
function archiveRoute(site, blog) {
  return applyTrailingSlash(joinPath(site.baseUrl, blog.routeBasePath, blog.archiveBasePath ?? ""), site);
}
function authorsRoute(site, blog) {
  return applyTrailingSlash(joinPath(site.baseUrl, blog.routeBasePath, blog.authorsBasePath), site);
}
function searchRoute(site) {
  const path = site.search.provider === "none" ? false : site.search.searchPagePath;
  return path ? applyTrailingSlash(joinPath(site.baseUrl, path), site) : null;
}
function rootRedirects(site, graph) {
  const claimed = /* @__PURE__ */ new Set();
  for (const page of graph.pages) claimed.add(samePathKey(page.route));
  for (const { docs, generated } of graph.versions) {
    for (const doc of docs) claimed.add(samePathKey(doc.route));
    for (const index of generated) claimed.add(samePathKey(index.route));
  }
  for (const blog of graph.blogs) claimed.add(samePathKey(blog.route));
  return graph.versions.flatMap((version) => {
    const from = applyTrailingSlash(version.version.path, site);
    if (!version.mainDoc || claimed.has(samePathKey(from)) || from === site.baseUrl) return [];
    claimed.add(samePathKey(from));
    return [{ from, to: version.mainDoc, version }];
  });
}
function anchorsOf(document, graph) {
  const ids = /* @__PURE__ */ new Set();
  const seen = /* @__PURE__ */ new Set();
  const visit = (at) => {
    if (seen.has(at.source)) return true;
    seen.add(at.source);
    for (const id of at.ids) ids.add(id);
    return at.imports.every((use) => {
      if (use.target === "client") return false;
      const partial = use.target === "partial" && use.file !== void 0 ? graph.partials.get(use.file) : void 0;
      return use.target !== "partial" || partial !== void 0 && visit(partial);
    });
  };
  return visit(document) ? ids : void 0;
}

// renderer/site/links.ts
var NEAREST_FOR = 40;
function resolveLinks(site, graph) {
  return new Resolver(site, graph).run();
}
var Resolver = class {
  constructor(site, graph) {
    this.site = site;
    this.graph = graph;
    this.index = indexFiles(site, graph.files);
  }
  site;
  graph;
  index;
  /** Final address by source path. */
  bySource = /* @__PURE__ */ new Map();
  findings = /* @__PURE__ */ new Map();
  ids = /* @__PURE__ */ new Map();
  lookups = 0;
  names;
  run() {
    const places = [];
    for (const version of this.graph.versions) {
      for (const doc of version.docs) places.push({ document: doc.document, route: doc.route, version, doc });
    }
    for (const blog of this.graph.blogs) {
      for (const post of blog.posts) places.push({ document: post.document, route: post.route });
    }
    for (const page of this.graph.pages) {
      if (page.document) places.push({ document: page.document, route: page.route });
    }
    for (const { document, route } of places) {
      this.bySource.set(document.source, route);
      const { scope, relative } = document;
      for (const folder of this.index.folders.get(`${scope.area}/${scope.instance}/${scope.version}`) ?? []) {
        const path = `${folder}/${relative}`;
        if (!this.bySource.has(path)) this.bySource.set(path, route);
      }
    }
    for (const place of places) {
      const { document } = place;
      if (document.slots.length > 0)
        this.graph.slots.set(
          document.source,
          document.slots.map((slot) => this.fill(slot, place))
        );
    }
    for (const partial of this.graph.partials.values()) {
      const place = { document: partial, route: this.site.baseUrl };
      if (partial.slots.length > 0)
        this.graph.slots.set(
          partial.source,
          partial.slots.map((slot) => this.fill(slot, place))
        );
    }
    return [...this.findings.values()];
  }
  fill(slot, place) {
    if (slot.kind === "link") return this.link(slot, place);
    if (slot.kind === "image") return this.image(slot, place);
    return { kind: "cards", items: this.cards(place) };
  }
  cards({ version, doc, route }) {
    const sidebar = doc?.sidebar === void 0 ? void 0 : version?.sidebars.get(doc.sidebar);
    return sidebar && version ? makeCards(cardItems(sidebar, route), version) : [];
  }
  link(slot, place) {
    const { url } = slot;
    if (url.startsWith("pathname://")) return outside(url.slice("pathname://".length));
    if (isExternal(url)) return outside(url);
    if (url.startsWith("#")) {
      if (!slot.unchecked) this.checkAnchor(slot, place, place.route, url);
      return { kind: "link", href: url };
    }
    if (isMarkdownLink(url)) {
      const target = this.markdownTarget(url, place.document);
      if (target !== void 0) {
        const { rest } = splitUrl(url);
        if (!slot.unchecked) this.checkAnchor(slot, place, target, rest);
        return { kind: "link", href: target + rest };
      }
      this.report("link-markdown", this.site.policies.markdownLinks, slot, place, { url });
      return { kind: "link", href: url };
    }
    if (isFileLink(url)) {
      const asset = this.asset(url, place.document);
      if (asset) return { ...outside(asset.href + splitUrl(url).rest), asset: true };
      if (url.startsWith("@site/")) {
        this.report("link-file-missing", this.site.policies.markdownLinks, slot, place, { url });
        return { kind: "link", href: url };
      }
    }
    return this.internal(slot, place);
  }
  /** B4.52; a file of another area is found as well, after those of its own. */
  markdownTarget(url, document) {
    for (const path of markdownCandidates(url, document, this.index)) {
      const route = this.bySource.get(path);
      if (route !== void 0) return route;
    }
    return void 0;
  }
  /** B4.54, B4.55: other links are resolved against the page's own address, then get base and trailing-slash rule. */
  internal(slot, place) {
    const { pathname, rest } = splitUrl(slot.url);
    if (pathname === "") return { kind: "link", href: slot.url };
    const path = pathname.startsWith("/") ? withBase(pathname, this.site.baseUrl) : resolvePath(pathname, place.route);
    const href = finalPath(path, this.site) + rest;
    if (!slot.unchecked) this.check(slot, place, path, rest);
    return { kind: "link", href };
  }
  check(slot, place, path, rest) {
    const target = this.graph.targets.get(samePathKey(decodePath(path))) ?? this.graph.targets.get(samePathKey(path));
    const found = target ?? this.graph.targets.get(samePathKey(decodePath(path).replace(/(?:\/index)?\.html$/, "")));
    if (found) this.checkAnchor(slot, place, found.route, rest);
    else {
      const nearest = this.nearest(decodePath(path));
      this.report(
        "link-broken",
        this.site.policies.links,
        slot,
        place,
        { url: slot.url, path: decodePath(path) },
        nearest
      );
    }
  }
  checkAnchor(slot, place, route, rest) {
    const at = rest.indexOf("#");
    const anchor = at < 0 ? "" : decodePath(rest.slice(at + 1));
    if (anchor === "" || anchor === "top") return;
    const ids = this.anchors(this.graph.targets.get(samePathKey(route))?.document);
    if (!ids || ids.has(anchor) || ids.has(decodeAll(anchor))) return;
    const nearest = nearestName(anchor, ids);
    this.report(
      "link-anchor",
      this.site.policies.anchors,
      slot,
      place,
      { url: slot.url, path: route, anchor },
      nearest
    );
  }
  /** Anchors of a page, collected when first asked for. */
  anchors(document) {
    if (!document) return void 0;
    if (!this.ids.has(document)) this.ids.set(document, anchorsOf(document, this.graph));
    return this.ids.get(document);
  }
  image(slot, { document, route }) {
    const { url } = slot;
    const place = { document, route };
    if (url.startsWith("pathname://")) return { kind: "image", src: url.slice("pathname://".length) };
    if (isExternal(url)) return { kind: "image", src: url };
    const asset = this.asset(url, document);
    if (asset) {
      const { width, height } = asset;
      const size = width === void 0 || height === void 0 ? {} : { width, height };
      return { kind: "image", src: asset.href + hashOnly(url), ...size };
    }
    const code = url === "" ? "image-empty" : "image-missing";
    this.report(code, this.site.policies.markdownImages, slot, place, { url });
    return { kind: "image", src: withBase(url, this.site.baseUrl) };
  }
  asset(url, document) {
    for (const path of assetPaths(url, document, this.index)) {
      const asset = this.graph.assets[path];
      if (asset) return asset;
    }
    return void 0;
  }
  nearest(path) {
    if (++this.lookups > NEAREST_FOR) return void 0;
    this.names ??= [...this.graph.targets.values()].filter((target) => !target.unlisted).map((target) => target.route);
    return nearestName(path, this.names);
  }
  /** One finding for each cause: the same address in many places is one cause (B7.1). */
  report(code, policy, slot, place, args, nearest) {
    const level2 = policyLevel(policy);
    if (!level2) return;
    const { source } = place.document;
    const key = [code, args.path ?? (args.url.startsWith("/") ? "" : source), args.anchor ?? args.url].join("\n");
    const known = this.findings.get(key);
    if (known) {
      known.more ??= [];
      known.more.push({ file: source, line: slot.line });
      return;
    }
    const at = { file: source, line: slot.line, column: slot.column, ...nearest === void 0 ? {} : { nearest } };
    this.findings.set(key, { ...problem(code, args, at), level: level2 });
  }
};
function outside(href) {
  return { kind: "link", href, target: "_blank", rel: "noopener noreferrer" };
}
function hashOnly(url) {
  const at = url.indexOf("#");
  return at < 0 ? "" : url.slice(at);
}
function decodeAll(text2) {
  try {
    return decodeURIComponent(text2);
  } catch {
    return text2;
  }
}

// renderer/site/graph.ts
function linkSite(site, documents, context) {
  const problems = [];
  const sets = byScope(documents);
  const versions = [];
  const blogs = [];
  for (const version of context.files.versions) {
    const made = linkVersion(site, version, sets.get(scopeKey(version.scope)) ?? [], context);
    versions.push(made.graph);
    problems.push(...made.problems);
  }
  for (const blog of site.blog.filter(({ id }) => context.files.blogs.includes(id))) {
    const scope = { area: "blog", instance: blog.id, version: "current", locale: site.locale };
    const made = linkBlog(site, blog, sets.get(scopeKey(scope)) ?? [], context);
    blogs.push(made.graph);
    problems.push(...made.problems);
  }
  const pages = linkPages(site, documents, context);
  const graph = {
    production: context.production,
    files: context.files,
    versions,
    blogs,
    pages,
    slots: /* @__PURE__ */ new Map(),
    targets: /* @__PURE__ */ new Map(),
    assets: context.assets ?? {},
    partials: new Map(
      documents.filter(({ kind }) => kind === "partial").map((document) => [document.source, document])
    ),
    dates: context.dates ?? {},
    problems
  };
  collectTargets(site, graph);
  problems.push(...resolveLinks(site, graph));
  return graph;
}
var scopeKey = (scope) => `${scope.area}
${scope.instance}
${scope.version}`;
function byScope(documents) {
  const sets = /* @__PURE__ */ new Map();
  for (const document of documents) {
    if (document.kind === "partial") continue;
    const key = scopeKey(document.scope);
    const set = sets.get(key);
    if (set) set.push(document);
    else sets.set(key, [document]);
  }
  return sets;
}
function linkPages(site, documents, context) {
  if (!site.pages) return [];
  const compiled = new Map(documents.map((document) => [document.source, document]));
  const mount = joinPath(site.baseUrl, site.pages.routeBasePath);
  const pages = [];
  for (const source of context.files.sources) {
    if (source.kind !== "page") continue;
    const document = compiled.get(source.path);
    if (!document && source.format !== "code") continue;
    const front = document?.frontMatter ?? {};
    if (context.production && front.draft) continue;
    const permalink = joinPath(mount, front.slug ?? pagePath(source.relative));
    pages.push({
      ...document ? { document } : {},
      source: source.path,
      relative: source.relative,
      permalink,
      route: applyTrailingSlash(permalink, site),
      title: front.title ?? document?.contentTitle ?? "",
      description: front.description ?? document?.excerpt ?? "",
      draft: front.draft ?? false,
      unlisted: front.unlisted ?? false
    });
  }
  return pages;
}

// renderer/site/navbar.ts
function resolveNavbar(site, graph) {
  const resolver = new NavbarResolver(site, graph);
  const items = resolver.items(site.navbar.items);
  return { items, problems: resolver.problems };
}
var nameOf = ({ version }) => ({ instance: version.scope.instance, version: version.name });
var NavbarResolver = class {
  constructor(site, graph) {
    this.site = site;
    this.graph = graph;
  }
  site;
  graph;
  problems = [];
  items(configs) {
    return configs.flatMap((config) => {
      const made = this.item(config);
      return made ? [made] : [];
    });
  }
  item(config) {
    const shared = {
      position: config.position ?? "left",
      ...config.className === void 0 ? {} : { className: config.className }
    };
    const label = config.label ?? "";
    switch (config.type ?? (config.items ? "dropdown" : "link")) {
      case "docSidebar": {
        const found = this.sidebar(config);
        return found && {
          ...shared,
          type: "docSidebar",
          label: config.label ?? found.label,
          href: found.href,
          sidebar: found.name,
          ...found.inVersions
        };
      }
      case "doc": {
        const made = this.doc(config);
        return made && { ...shared, ...made };
      }
      case "docsVersion": {
        const version = this.latest(config);
        const main = version?.mainDoc;
        if (!version || !main) return void 0;
        return {
          ...shared,
          type: "docsVersion",
          label: config.label ?? version.version.label,
          href: config.to ? finalPath(config.to, this.site) : main.route,
          ...nameOf(version)
        };
      }
      case "docsVersionDropdown":
        return { ...shared, ...this.versions(config) };
      case "localeDropdown":
        return { ...shared, type: "localeDropdown", label, items: this.locales() };
      case "search":
        return { ...shared, type: "search" };
      case "html":
        return { ...shared, type: "html", value: config.value ?? "" };
      case "dropdown": {
        const target = config.to ?? config.href;
        const href = target === void 0 ? {} : { href: finalPath(target, this.site) };
        return { ...shared, type: "dropdown", label, ...href, items: this.items(config.items ?? []) };
      }
      default:
        return { ...shared, ...this.link(config) };
    }
  }
  link(config) {
    const written = config.to ?? config.href ?? "";
    const plain2 = written.startsWith("pathname://");
    const target = plain2 ? written.slice("pathname://".length) : written;
    const external = config.href !== void 0 ? isExternal(target) || plain2 : plain2 || isExternal(target);
    return {
      type: "link",
      label: config.label ?? "",
      ...config.html === void 0 ? {} : { html: config.html },
      href: external ? target : finalPath(target.startsWith("/") || target.startsWith("#") ? target : `/${target}`, this.site),
      external,
      ...config.activeBasePath === void 0 ? {} : { activeBasePath: this.base(config.activeBasePath) },
      ...config.activeBaseRegex === void 0 ? {} : { activeBaseRegex: config.activeBaseRegex }
    };
  }
  base(path) {
    return withBase(path.startsWith("/") ? path : `/${path}`, this.site.baseUrl);
  }
  instance(config) {
    const id = config.docsPluginId ?? "default";
    const own = this.graph.versions.filter((version) => version.version.scope.instance === id);
    return own.length > 0 || config.docsPluginId !== void 0 ? own : this.graph.versions;
  }
  latest(config) {
    const own = this.instance(config);
    return own.find((version) => version.version.isLast) ?? own[0];
  }
  /** Where a target stands in each version of an instance that has several (B5.89). */
  inVersions(config, find) {
    const own = this.instance(config);
    const first = own[0]?.version.scope.instance;
    if (own.length < 2 || own.some(({ version }) => version.scope.instance !== first)) return {};
    const found = own.flatMap((version) => {
      const href = find(version);
      return href === void 0 ? [] : [[version.version.name, href]];
    });
    return { instance: first, versions: Object.fromEntries(found) };
  }
  /** B5.54: in the latest version that has it. */
  sidebar(config) {
    const name = config.sidebarId ?? "";
    const latest = this.latest(config);
    const versions = [...latest ? [latest] : [], ...this.instance(config)];
    const sidebar = versions.map((version) => version.sidebars.get(name)).find((found) => !!found);
    if (sidebar?.landing) {
      const inVersions = this.inVersions(config, (version) => version.sidebars.get(name)?.landing?.href);
      return { name, href: sidebar.landing.href, label: sidebar.landing.label, inVersions };
    }
    const known = [...new Set(versions.flatMap((version) => [...version.sidebars.keys()]))];
    const place = quotedPlace(this.graph.files, this.site.configFile, name);
    if (sidebar) this.problems.push(problem("navbar-sidebar-empty", { id: name }, place));
    else {
      const nearest = nearestName(name, known);
      const args = { id: name, known: known.join(", ") || "\u2013" };
      this.problems.push(
        problem("navbar-sidebar-unknown", args, nearest === void 0 ? place : { ...place, nearest })
      );
    }
    return void 0;
  }
  /** B5.55. */
  doc(config) {
    const id = config.docId ?? "";
    const latest = this.latest(config);
    const versions = [...latest ? [latest] : [], ...this.instance(config)];
    const doc = versions.map((version) => version.byId.get(id)).find((found) => !!found);
    if (doc) {
      return {
        type: "doc",
        label: config.label ?? doc.title,
        href: doc.route,
        docId: doc.id,
        ...this.inVersions(config, (version) => version.byId.get(id)?.route),
        ...doc.sidebar === void 0 ? {} : { sidebar: doc.sidebar },
        ...doc.unlisted && this.graph.production ? { unlisted: true } : {}
      };
    }
    if (versions.some((version) => version.draftIds.includes(id))) return void 0;
    const known = [...new Set(versions.flatMap((version) => [...version.byId.keys()]))].sort();
    const nearest = nearestName(id, known);
    const at = quotedPlace(this.graph.files, this.site.configFile, id);
    const place = nearest === void 0 ? at : { ...at, nearest };
    this.problems.push(problem("navbar-doc-unknown", { id, known: known.join(", ") || "\u2013" }, place));
    return void 0;
  }
  versions(config) {
    const own = this.instance(config);
    const items = own.flatMap((version) => {
      const main = version.mainDoc;
      const { label } = version.version;
      return main ? [{ type: "docsVersion", position: "left", label, href: main.route, ...nameOf(version) }] : [];
    });
    return {
      type: "docsVersionDropdown",
      label: config.label ?? this.latest(config)?.version.label ?? "",
      instance: own[0]?.version.scope.instance ?? "default",
      items: [
        ...this.items(config.dropdownItemsBefore ?? []),
        ...items,
        ...this.items(config.dropdownItemsAfter ?? [])
      ]
    };
  }
  /** Other locales are other builds: their home is the place that surely exists. */
  locales() {
    const { locales, locale, baseUrl } = this.site;
    const first = locales[0]?.locale;
    const root = locale === first ? baseUrl : baseUrl.replace(new RegExp(`${locale}/$`), "");
    return locales.map((entry) => ({
      label: entry.label,
      lang: entry.htmlLang,
      active: entry.locale === locale,
      href: entry.locale === first ? root : `${root}${entry.locale}/`
    }));
  }
};

// renderer/site/client.ts
function searchMeta(site) {
  return `${site.baseUrl}${DATA_DIR}/search/meta.json`;
}
function makeClientSite(site, graph) {
  const navbar = resolveNavbar(site, graph);
  const { title, logo, hideOnScroll } = site.navbar;
  const clientSite = {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    home: graph.pages.some(({ route }) => samePathKey(route) === samePathKey(site.baseUrl)),
    trailingSlash: site.trailingSlash,
    titleDelimiter: site.titleDelimiter,
    locale: site.locale,
    htmlLang: site.htmlLang,
    direction: site.direction,
    router: site.router,
    ...site.favicon === void 0 ? {} : { favicon: address(site.favicon, site) },
    navbar: {
      title: title ?? "",
      ...logo ? { logo: clientLogo(logo, site, title ? "" : site.title) } : {},
      hideOnScroll: hideOnScroll ?? false,
      items: navbar.items
    },
    ...site.footer ? { footer: clientFooter(site) } : {},
    ...site.announcementBar ? { announcementBar: site.announcementBar } : {},
    colorMode: site.colorMode,
    docs: {
      sidebarHideable: site.docsSidebar.hideable,
      autoCollapseCategories: site.docsSidebar.autoCollapseCategories,
      versionPersistence: site.docsVersionPersistence,
      ...severalVersions(graph)
    },
    ...site.zoom ? { zoom: site.zoom } : {},
    search: clientSearch(site),
    searchTags: ["default", ...graph.versions.map(({ version }) => `docs-${version.scope.instance}-${version.name}`)],
    baseUrlIssueBanner: site.baseUrlIssueBanner,
    liveCode: site.liveCode || { position: "bottom" },
    mermaid: site.markdown.mermaid,
    texts: site.texts,
    customFields: site.customFields
  };
  return { clientSite, problems: navbar.problems };
}
function severalVersions({ versions }) {
  const names = {};
  for (const { version } of versions) {
    const { instance } = version.scope;
    names[instance] = [...names[instance] ?? [], version.name];
  }
  const several = Object.entries(names).filter(([, list2]) => list2.length > 1);
  return several.length > 0 ? { versions: Object.fromEntries(several) } : {};
}
function address(path, site) {
  if (isExternal(path)) return path;
  return withBase(path.startsWith("/") ? path : `/${path}`, site.baseUrl);
}
function clientLogo(logo, site, alt) {
  return {
    ...logo,
    src: address(logo.src, site),
    ...logo.srcDark === void 0 ? {} : { srcDark: address(logo.srcDark, site) },
    alt: logo.alt ?? alt,
    ...logo.href === void 0 ? {} : { href: isExternal(logo.href) ? logo.href : finalPath(logo.href, site) }
  };
}
function clientFooter(site) {
  const links = (site.footer?.links ?? []).filter(isPlainObject);
  const columned = links.some((link3) => Array.isArray(link3.items));
  const columns = columned ? links.map((column) => ({
    ...typeof column.title === "string" ? { title: column.title } : {},
    items: (Array.isArray(column.items) ? column.items : []).filter(isPlainObject).map((item) => footerLink(item, site))
  })) : links.length > 0 ? [{ items: links.map((item) => footerLink(item, site)) }] : [];
  return {
    style: site.footer?.style ?? "light",
    columns,
    ...site.footer?.copyright === void 0 ? {} : { copyright: site.footer.copyright },
    ...site.footer?.logo ? { logo: clientLogo(site.footer.logo, site, "") } : {}
  };
}
function footerLink(item, site) {
  if (typeof item.html === "string") return { html: item.html };
  const written = String(item.to ?? item.href ?? "");
  const plain2 = written.startsWith("pathname://");
  const target = plain2 ? written.slice("pathname://".length) : written;
  const external = plain2 || isExternal(target);
  return {
    label: typeof item.label === "string" ? item.label : target,
    href: external ? target : finalPath(target.startsWith("/") ? target : `/${target}`, site),
    ...external ? { external: true } : {}
  };
}
function clientSearch(site) {
  const { search } = site;
  if (search.provider === "none") return { provider: "none" };
  const shared = {
    indexName: search.indexName ?? "notes",
    searchPage: searchRoute(site),
    contextual: search.contextual ?? true,
    ...search.missingResultsUrl === void 0 ? {} : { missingResultsUrl: search.missingResultsUrl }
  };
  if (search.provider !== "algolia") return { provider: "embedded", ...shared, meta: searchMeta(site) };
  return {
    provider: "algolia",
    ...shared,
    appId: search.appId ?? "",
    apiKey: search.apiKey ?? "",
    ...search.hosts ? { hosts: search.hosts } : {},
    insights: search.insights ?? false,
    ...search.searchParameters ? { searchParameters: search.searchParameters } : {}
  };
}

// renderer/site/page-base.ts
function makeHead(context, input) {
  const { site } = context;
  const image = imageUrl(context, input.image ?? site.image, input.document);
  const hidden = site.noIndex || input.noIndex || input.unlisted;
  return {
    canonical: site.url + input.route,
    ...input.description ? { description: input.description } : {},
    ...input.keywords && input.keywords.length > 0 ? { keywords: input.keywords } : {},
    ...image === void 0 ? {} : { image: isExternal(image) ? image : site.url + image },
    ...hidden ? { robots: "noindex, nofollow" } : {},
    searchTag: input.searchTag,
    ...input.version === void 0 ? {} : { version: input.version },
    structuredData: []
  };
}
function imageUrl({ site, graph, index }, image, document) {
  if (!image) return void 0;
  if (document && /^\.\.?\//.test(image)) {
    for (const path of assetPaths(image, document, index)) {
      const asset = graph.assets[path];
      if (asset) return asset.href;
    }
    return void 0;
  }
  if (isExternal(image)) return image;
  return withBase(image.startsWith("/") ? image : `/${image}`, site.baseUrl);
}
function pageBase({ site }, input) {
  const { route, scope, title, head, htmlClass, document } = input;
  return {
    route,
    file: outputFile(route, site),
    part: pagePart(route, site),
    scope,
    title,
    head,
    htmlClass,
    ...input.unlisted ? { unlisted: true } : {},
    ...input.draft ? { draft: true } : {},
    features: input.features ?? document?.features ?? {},
    ...document ? { source: document.source } : {}
  };
}
function mergeFeatures(documents) {
  const merged = {};
  for (const { features } of documents) Object.assign(merged, features);
  return merged;
}
function bodyRef(graph, document, preview = false) {
  const slots = graph.slots.get(document.source) ?? [];
  const cut = preview && document.hasTruncateMarker;
  return {
    key: document.key,
    slots: cut ? slots.slice(0, document.previewSlots) : slots,
    ...cut ? { preview: true } : {},
    part: document.part,
    hydrate: document.hydrate,
    source: document.source
  };
}
function tocRange(site, document) {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = document.frontMatter;
  return [min ?? site.tocLevels[0], max ?? site.tocLevels[1]];
}
function tocOf(context, document) {
  const [, max] = tocRange(context.site, document);
  const items = [];
  const visit = (at, above) => {
    for (const heading of at.outline) {
      if (heading.partial !== void 0) {
        const file = at.imports[heading.partial]?.file;
        const partial = file === void 0 ? void 0 : context.graph.partials.get(file);
        if (partial && !above.includes(partial.source)) visit(partial, [...above, partial.source]);
      } else if (heading.level >= 2 && heading.level <= max && heading.html !== "") {
        items.push({ id: heading.id, level: heading.level, html: heading.html });
      }
    }
  };
  visit(document, [document.source]);
  return items;
}
function lastUpdate({ site, graph }, document, shows) {
  const given = document.frontMatter.last_update;
  const git = graph.dates[document.source];
  const date = shows.showLastUpdateTime ? given?.date ?? git?.updated : void 0;
  const author = shows.showLastUpdateAuthor ? given?.author ?? git?.author : void 0;
  if (date === void 0 && author === void 0) return void 0;
  return {
    ...date === void 0 ? {} : { date, shown: shortDate(date, site.locale) },
    ...author === void 0 ? {} : { author }
  };
}
function editUrl(document, start, folder) {
  const custom = document.frontMatter.custom_edit_url;
  if (custom !== void 0) return custom || void 0;
  if (!start) return void 0;
  const match = /^([a-z]+:\/\/[^/]+)?(.*)$/i.exec(start);
  const pieces = [];
  for (const piece of `${match[2]}/${folder}/${document.relative}`.split("/")) {
    if (piece === "..") pieces.pop();
    else if (piece !== "" && piece !== ".") pieces.push(piece);
  }
  return `${match[1] ?? ""}/${pieces.join("/")}`;
}
function breadcrumbData(site, crumbs) {
  const linked = (crumbs ?? []).filter((crumb) => crumb.href !== void 0);
  if (!site.structuredData || linked.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: linked.map((crumb, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: crumb.label,
        item: site.url + crumb.href
      }))
    }
  ];
}
function areaClasses(scope, ...more) {
  const wrapper = { docs: "docs-wrapper", blog: "blog-wrapper", pages: "mdx-wrapper" }[scope.area];
  const plugin = { docs: "plugin-docs", blog: "plugin-blog", pages: "plugin-pages" }[scope.area];
  return [wrapper, plugin, `plugin-id-${scope.instance}`, ...more];
}
function below(site, ...pieces) {
  return joinPath(site.baseUrl, ...pieces);
}

// renderer/site/pages-blog.ts
function blogPages(context, blog) {
  const inner = { ...context, blog, recent: recentPosts(blog) };
  return [
    ...blogLists(inner),
    ...blog.posts.map((post) => postPage(inner, post)),
    ...archivePage(inner),
    ...tagPages(inner),
    ...authorPages(inner)
  ];
}
function base(context, input) {
  const { scope } = context.blog;
  return pageBase(context, {
    route: input.route,
    scope,
    title: input.title,
    head: input.head,
    htmlClass: areaClasses(scope, input.page),
    features: mergeFeatures((input.posts ?? []).map((post) => post.document)),
    unlisted: input.unlisted
  });
}
function postItem(context, post, preview) {
  const { site, graph, blog } = context;
  const { document } = post;
  const image = imageUrl(context, document.frontMatter.image, document);
  return {
    title: post.title,
    permalink: post.route,
    date: post.date,
    shownDate: longDate(post.date, site.locale),
    ...blog.blog.showReadingTime ? { readingTime: post.readingTime } : {},
    tags: post.tags,
    authors: post.authors,
    ...image === void 0 ? {} : { image },
    hasMore: preview && document.hasTruncateMarker,
    body: bodyRef(graph, document, preview),
    ...post.unlisted ? { unlisted: true } : {}
  };
}
function blogLists(context) {
  const { site, blog } = context;
  const title = blog.blog.routeBasePath === "/" ? "" : blog.blog.blogTitle;
  return paginate(site, blog.blog, blog.route, blog.listed).map(({ route, posts, pagination }) => {
    const head = makeHead(context, {
      route,
      title,
      description: blog.blog.blogDescription,
      searchTag: "blog_posts_list"
    });
    head.structuredData = listData(context, posts);
    return {
      ...base(context, { route, title, page: "blog-list-page", head, posts }),
      kind: "blog-list",
      posts: posts.map((post) => postItem(context, post, true)),
      pagination,
      recent: context.recent
    };
  });
}
function postPage(context, post) {
  const { site, blog, graph } = context;
  const { document } = post;
  const { frontMatter } = document;
  const title = frontMatter.title_meta ?? post.title;
  const unlisted = post.unlisted && graph.production;
  const head = makeHead(context, {
    route: post.route,
    title,
    description: post.description,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    document,
    unlisted,
    searchTag: "default"
  });
  head.ogType = "article";
  head.publishedTime = post.date;
  const authorUrls = post.authors.flatMap((author) => author.url ? [author.url] : []);
  if (authorUrls.length > 0) head.authorUrls = authorUrls;
  if (post.tags.length > 0) head.articleTags = post.tags.map((tag) => tag.label);
  if (site.structuredData)
    head.structuredData = [{ "@context": "https://schema.org", ...postData(context, post, head) }];
  const updated = lastUpdate(context, document, blog.blog);
  if (updated?.date) head.modifiedTime = updated.date;
  const edit = editUrl(document, blog.blog.editUrl, blog.blog.path);
  return {
    ...pageBase(context, {
      route: post.route,
      scope: blog.scope,
      title,
      head,
      document,
      htmlClass: areaClasses(blog.scope, "blog-post-page"),
      unlisted: post.unlisted,
      draft: post.draft
    }),
    kind: "post",
    post: postItem(context, post, false),
    toc: tocOf(context, document),
    tocRange: tocRange(site, document),
    hideToc: frontMatter.hide_table_of_contents ?? false,
    recent: context.recent,
    ...chain(blog, post),
    ...edit === void 0 ? {} : { editUrl: edit },
    ...updated ? { lastUpdate: updated } : {}
  };
}
function chain({ listed, places }, post) {
  const at = places.get(post);
  if (at === void 0) return {};
  const link3 = (other) => other && { title: other.title, permalink: other.route };
  const [prev, next] = [link3(listed[at - 1]), link3(listed[at + 1])];
  return { ...prev && { prev }, ...next && { next } };
}
function postData({ site }, post, head) {
  const url = site.url + post.route;
  const authors = post.authors.map((author) => ({
    "@type": "Person",
    ...author.name ? { name: author.name } : {},
    ...author.title ? { description: author.title } : {},
    ...author.url ? { url: author.url } : {},
    ...author.imageUrl ? { image: author.imageUrl } : {}
  }));
  return {
    "@type": "BlogPosting",
    "@id": url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    ...post.description ? { description: post.description } : {},
    datePublished: post.date,
    ...authors.length === 0 ? {} : { author: authors.length === 1 ? authors[0] : authors },
    ...head.image ? { image: { "@type": "ImageObject", url: head.image } } : {},
    ...head.keywords ? { keywords: head.keywords } : {}
  };
}
function listData(context, posts) {
  const { site, blog } = context;
  if (!site.structuredData) return [];
  const url = site.url + blog.route;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Blog",
      "@id": url,
      mainEntityOfPage: url,
      headline: blog.blog.blogTitle,
      description: blog.blog.blogDescription,
      blogPost: posts.map((post) => {
        const image = imageUrl(context, post.document.frontMatter.image, post.document);
        const head = makeHead(context, {
          route: post.route,
          title: post.title,
          searchTag: "",
          ...image ? { image } : {}
        });
        return postData(context, post, head);
      })
    }
  ];
}
function archivePage(context) {
  const { site, blog } = context;
  if (blog.listed.length === 0 || !blog.blog.archiveBasePath) return [];
  const route = archiveRoute(site, blog.blog);
  const head = makeHead(context, { route, title: "", searchTag: "default" });
  return [
    {
      ...base(context, { route, title: "", page: "blog-archive-page", head }),
      kind: "archive",
      years: archiveYears(blog, site.locale)
    }
  ];
}
function tagPages(context) {
  const { site, blog, recent } = context;
  const pages = blog.tags.flatMap(({ tag, members, unlisted }) => {
    const posts = members.map((index) => blog.posts[index]);
    return paginate(site, blog.blog, tag.permalink, posts).map(({ route, posts: shown2, pagination }) => {
      const head2 = makeHead(context, {
        route,
        title: tag.label,
        description: tag.description,
        unlisted,
        searchTag: "blog_tags_posts"
      });
      return {
        ...base(context, { route, title: tag.label, page: "blog-tags-post-list-page", head: head2, posts: shown2, unlisted }),
        kind: "blog-tag",
        tag,
        tagsHref: blog.tagsRoute,
        posts: shown2.map((post) => postItem(context, post, true)),
        pagination,
        recent
      };
    });
  });
  if (blog.tags.length === 0) return pages;
  const head = makeHead(context, { route: blog.tagsRoute, title: "", searchTag: "blog_tags_list" });
  pages.push({
    ...base(context, { route: blog.tagsRoute, title: "", page: "blog-tags-list-page", head }),
    kind: "tag-index",
    area: "blog",
    groups: tagLetters(blog.tags),
    recent
  });
  return pages;
}
function authorPages(context) {
  const { site, blog, recent } = context;
  if (blog.authors.size === 0) return [];
  const byKey = /* @__PURE__ */ new Map();
  for (const post of blog.listed) {
    for (const { key } of post.authors) if (key !== void 0) byKey.set(key, [...byKey.get(key) ?? [], post]);
  }
  const pages = [];
  for (const [key, author] of blog.authors) {
    if (author.page)
      pages.push(...authorLists(context, author, paginate(site, blog.blog, author.page, byKey.get(key) ?? [])));
  }
  const route = authorsRoute(site, blog.blog);
  const head = makeHead(context, { route, title: "", searchTag: "blog_authors_list" });
  pages.push({
    ...base(context, { route, title: "", page: "blog-authors-list-page", head }),
    kind: "blog-authors",
    authors: [...blog.authors].map(([key, author]) => ({ ...author, count: byKey.get(key)?.length ?? 0 })),
    recent
  });
  return pages;
}
function authorLists(context, author, lists) {
  const title = author.name ?? author.key ?? "";
  return lists.map(({ route, posts, pagination }) => {
    const head = makeHead(context, { route, title, description: author.description, searchTag: "blog_authors_posts" });
    return {
      ...base(context, { route, title, page: "blog-authors-posts-page", head, posts }),
      kind: "blog-author",
      author,
      posts: posts.map((post) => postItem(context, post, true)),
      pagination,
      recent: context.recent
    };
  });
}

// renderer/site/pages-docs.ts
function docsPages(context, version) {
  return [
    ...version.docs.map((doc) => docPage(context, version, doc)),
    ...version.generated.map((index) => generatedPage(context, version, index)),
    ...tagPages2(context, version)
  ];
}
var searchTag = ({ version }) => `docs-${version.scope.instance}-${version.name}`;
function docPage(context, graph, doc) {
  const { site } = context;
  const { version } = graph;
  const { document } = doc;
  const { frontMatter } = document;
  const sidebar = doc.sidebar === void 0 ? void 0 : graph.sidebars.get(doc.sidebar);
  const breadcrumbs = sidebar && version.docs.breadcrumbs ? breadcrumbsFor(sidebar, doc.route) : null;
  const unlisted = doc.unlisted && context.graph.production;
  const range = tocRange(site, document);
  const edit = editUrl(document, version.docs.editUrl, version.folder);
  const updated = lastUpdate(context, document, version.docs);
  const pager = pagerOf(context, graph, doc);
  const head = makeHead(context, {
    route: doc.route,
    title: doc.title,
    description: doc.description,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    document,
    unlisted,
    noIndex: version.noIndex,
    searchTag: searchTag(graph),
    version: version.name
  });
  head.structuredData = breadcrumbData(site, breadcrumbs);
  if (pager.prev) head.prev = pager.prev.permalink;
  if (pager.next) head.next = pager.next.permalink;
  return {
    ...pageBase(context, {
      route: doc.route,
      scope: version.scope,
      title: doc.title,
      head,
      document,
      htmlClass: areaClasses(version.scope, version.className, "docs-doc-page", `docs-doc-id-${doc.id}`),
      unlisted: doc.unlisted,
      draft: doc.draft
    }),
    kind: "doc",
    docId: doc.id,
    heading: hasOwnHeading(document) || frontMatter.hide_title || doc.title === "" ? null : doc.title,
    body: bodyRef(context.graph, document),
    toc: tocOf(context, document),
    tocRange: range,
    hideToc: frontMatter.hide_table_of_contents ?? false,
    sidebar: sidebar ? sliceFor(sidebar, doc.route) : null,
    breadcrumbs,
    ...pager,
    tags: doc.tags,
    ...edit === void 0 ? {} : { editUrl: edit },
    ...updated ? { lastUpdate: updated } : {},
    version: versionInfo(context, graph, doc)
  };
}
function hasOwnHeading({ contentTitle, outline }) {
  return contentTitle !== void 0 || outline[0]?.level === 1 && outline[0].partial === void 0;
}
function pagerOf(context, graph, doc) {
  const sidebar = doc.sidebar === void 0 ? void 0 : graph.sidebars.get(doc.sidebar);
  const pager = sidebar ? { ...neighbours(sidebar, doc.id) } : {};
  for (const [side, field] of [
    ["prev", "pagination_prev"],
    ["next", "pagination_next"]
  ]) {
    const id = doc.document.frontMatter[field];
    if (id === void 0) continue;
    const target = id === null ? void 0 : graph.byId.get(id);
    delete pager[side];
    if (target && !(target.unlisted && context.graph.production)) {
      pager[side] = { title: pagerLabel(target), permalink: target.route };
    }
  }
  return pager;
}
function versionInfo({ graph }, { version }, doc) {
  const { name, label, path, isLast, banner, badge, className } = version;
  const info = { name, label, path, isLast, banner, badge, className };
  if (banner === "none" || isLast) return info;
  const latest = graph.versions.find(
    (other) => other.version.isLast && other.version.scope.instance === version.scope.instance
  );
  const target = latest && ((doc && latest.byId.get(doc.id)) ?? latest.mainDoc);
  if (target && latest) info.latest = { href: target.route, label: latest.version.label, name: latest.version.name };
  return info;
}
function generatedPage(context, graph, index) {
  const { version } = graph;
  const sidebar = graph.sidebars.get(index.sidebar);
  const breadcrumbs = version.docs.breadcrumbs ? breadcrumbsFor(sidebar, index.route) : null;
  const { route, title, description, keywords, image } = index;
  const head = makeHead(context, {
    route,
    title,
    description,
    keywords,
    image,
    noIndex: version.noIndex,
    searchTag: searchTag(graph),
    version: version.name
  });
  head.structuredData = breadcrumbData(context.site, breadcrumbs);
  return {
    ...pageBase(context, {
      route,
      scope: version.scope,
      title,
      head,
      htmlClass: areaClasses(version.scope, version.className, "docs-category-generated-index-page")
    }),
    kind: "generated-index",
    heading: title,
    ...description === void 0 ? {} : { intro: description },
    cards: makeCards(index.category.items, graph),
    sidebar: sliceFor(sidebar, route),
    breadcrumbs,
    ...neighbours(sidebar, route),
    version: versionInfo(context, graph)
  };
}
function tagPages2(context, graph) {
  const { version, tags, docs, tagsRoute } = graph;
  const shared = { scope: version.scope, noIndex: version.noIndex, version: version.name };
  const pages = tags.map(({ tag, members, unlisted }) => {
    const listed = sortByLabel(
      members.map((index) => docs[index]),
      (doc) => doc.title
    );
    const { permalink: route, label: title } = tag;
    const head2 = makeHead(context, {
      ...shared,
      route,
      title,
      description: tag.description,
      unlisted,
      searchTag: "doc_tag_doc_list"
    });
    return {
      ...pageBase(context, {
        route,
        scope: version.scope,
        title,
        head: head2,
        unlisted,
        htmlClass: areaClasses(version.scope, version.className, "docs-tags-doc-list-page")
      }),
      kind: "docs-tag",
      tag,
      tagsHref: tagsRoute,
      docs: listed.map((doc) => ({
        title: doc.title,
        permalink: doc.route,
        ...doc.description ? { description: doc.description } : {}
      }))
    };
  });
  if (!hasTagIndex(graph)) return pages;
  const head = makeHead(context, { ...shared, route: tagsRoute, title: "", searchTag: "doc_tags_list" });
  pages.push({
    ...pageBase(context, {
      route: tagsRoute,
      scope: version.scope,
      title: "",
      head,
      htmlClass: areaClasses(version.scope, version.className, "docs-tags-list-page")
    }),
    kind: "tag-index",
    area: "docs",
    groups: tagLetters(tags),
    recent: null
  });
  return pages;
}

// renderer/site/routes.ts
var RESERVED = /(?:^|\/)((?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.[^/]*)?)(?:\/|$)/i;
var ASCII = /^[\0-\x7f]*$/;
var NAME_BYTES = 255;
function checkRoutes(site, pages, files) {
  const problems = [];
  const kept = [];
  const byFile = /* @__PURE__ */ new Map();
  const folded = /* @__PURE__ */ new Map();
  const level2 = policyLevel(site.policies.duplicateRoutes);
  for (const page of pages) {
    const same = byFile.get(page.file);
    if (same) {
      if (level2 && page.source !== same.source) problems.push({ ...duplicate(page, same), level: level2 });
      continue;
    }
    byFile.set(page.file, page);
    kept.push(page);
    const key = (ASCII.test(page.file) ? page.file : page.file.normalize("NFC")).toLowerCase();
    const alike = folded.get(key);
    if (alike) problems.push(problem("route-alike", { route: page.route, other: alike.route }, placeOf(page, alike)));
    else folded.set(key, page);
    problems.push(...nameProblems(page));
  }
  for (const { output, path } of files.assets) {
    const page = byFile.get(output);
    if (page) problems.push(problem("route-static", { route: page.route, path }, { file: path }));
  }
  return { pages: kept, problems };
}
function duplicate(page, same) {
  const args = { route: page.route, first: same.source ?? same.kind, second: page.source ?? page.kind };
  return problem("route-duplicate", args, placeOf(page, same));
}
function placeOf(page, other) {
  const more = other.source === void 0 ? {} : { more: [{ file: other.source }] };
  return { ...page.source === void 0 ? {} : { file: page.source }, ...more };
}
function nameProblems(page) {
  const place = page.source === void 0 ? {} : { file: page.source };
  const problems = [];
  const reserved = RESERVED.exec(page.file)?.[1];
  if (reserved) problems.push(problem("route-name-reserved", { route: page.route, name: reserved }, place));
  if (page.file.length * 3 <= NAME_BYTES) return problems;
  for (const name of page.file.split("/")) {
    const bytes = Buffer.byteLength(name);
    if (bytes <= NAME_BYTES) continue;
    problems.push(problem("route-name-long", { route: page.route, bytes, limit: NAME_BYTES }, place));
  }
  return problems;
}

// renderer/site/pages.ts
var SHOWN = 6;
function makePages(site, graph) {
  const context = { site, graph, index: indexFiles(site, graph.files) };
  const client = makeClientSite(site, graph);
  const data = pagesData(context);
  const all = [
    ...graph.pages.map((page) => page.document ? markdownPage(context, page) : componentPage(context, page, data)),
    ...graph.versions.flatMap((version) => docsPages(context, version)),
    ...graph.blogs.flatMap((blog) => blogPages(context, blog)),
    ...specialPages(context)
  ];
  const configured = configuredRedirects(context, all);
  const checked = checkRoutes(site, [...all, ...rootPages(context), ...configured.pages], graph.files);
  const parts = graph.versions.flatMap(({ sidebars }) => [...sidebars.values()].map(sidebarPartOf));
  return {
    pages: checked.pages,
    parts,
    clientSite: client.clientSite,
    problems: [...client.problems, ...configured.problems, ...checked.problems]
  };
}
function sidebarPartOf(sidebar) {
  return {
    address: sidebar.part,
    value: { format: PART_FORMAT, name: sidebar.name, items: publicItems(sidebar.items) }
  };
}
var pagesScope = (site) => ({
  area: "pages",
  instance: "default",
  version: "current",
  locale: site.locale
});
function markdownPage(context, page) {
  const { site, graph } = context;
  const document = page.document;
  const { frontMatter } = document;
  const scope = pagesScope(site);
  const unlisted = page.unlisted && graph.production;
  const head = makeHead(context, {
    route: page.route,
    title: page.title,
    description: page.description,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    document,
    unlisted,
    searchTag: "default"
  });
  const edit = editUrl(document, site.pages?.editUrl, site.pages?.path ?? "");
  const updated = site.pages ? lastUpdate(context, document, site.pages) : void 0;
  return {
    ...pageBase(context, {
      route: page.route,
      scope,
      title: page.title,
      head,
      document,
      htmlClass: areaClasses(scope, "mdx-page"),
      unlisted: page.unlisted,
      draft: page.draft
    }),
    kind: "page",
    body: bodyRef(graph, document),
    toc: tocOf(context, document),
    tocRange: tocRange(site, document),
    hideToc: frontMatter.hide_table_of_contents ?? false,
    ...frontMatter.wrapperClassName === void 0 ? {} : { wrapperClassName: frontMatter.wrapperClassName },
    ...edit === void 0 ? {} : { editUrl: edit },
    ...updated ? { lastUpdate: updated } : {}
  };
}
function componentPage(context, page, data) {
  const { site } = context;
  const scope = pagesScope(site);
  const description = page.route === site.baseUrl ? site.tagline : void 0;
  const head = makeHead(context, { route: page.route, title: "", description, searchTag: "default" });
  return {
    ...pageBase(context, {
      route: page.route,
      scope,
      title: "",
      head,
      htmlClass: ["plugin-pages", "plugin-id-default"]
    }),
    kind: "component",
    source: page.source,
    data
  };
}
function pagesData({ site, graph }) {
  const described = (description) => description === "" ? {} : { description };
  const posts = graph.blogs.flatMap((blog) => blog.listed.slice(0, SHOWN));
  const latest = graph.versions.filter((version) => version.version.isLast);
  return {
    recentPosts: posts.map((post) => ({
      title: post.title,
      permalink: post.route,
      date: post.date,
      shownDate: longDate(post.date, site.locale),
      ...described(post.description)
    })),
    sidebars: latest.flatMap(
      (version) => [...version.sidebars.values()].flatMap((sidebar) => {
        if (!sidebar.landing) return [];
        const docs = listedDocs(version, sidebar);
        const first = docs.slice(0, SHOWN).map((doc) => ({ title: doc.title, permalink: doc.route, ...described(doc.description) }));
        const label = navbarLabel(site, sidebar.name) ?? sidebar.landing.label;
        return [{ name: sidebar.name, href: sidebar.landing.href, label, docs: first, count: docs.length }];
      })
    )
  };
}
function listedDocs(version, sidebar) {
  const docs = [...new Set(sidebar.members)].flatMap((id) => version.byId.get(id) ?? []);
  return docs.filter((doc) => !doc.unlisted);
}
function navbarLabel(site, sidebar) {
  const items = site.navbar.items.flatMap((item) => [item, ...item.items ?? []]);
  return items.find((item) => item.type === "docSidebar" && item.sidebarId === sidebar)?.label;
}
function specialPages(context) {
  const { site } = context;
  const scope = pagesScope(site);
  const make = (route, htmlClass, robots) => {
    const head = { ...makeHead(context, { route, title: "", searchTag: "default" }), robots };
    return pageBase(context, { route, scope, title: "", head, htmlClass });
  };
  const search = searchRoute(site);
  return [
    ...search ? [{ ...make(search, ["search-page-wrapper"], "noindex, follow"), kind: "search" }] : [],
    { ...make(below(site, "404.html"), [], "noindex, nofollow"), kind: "not-found" }
  ];
}
function redirectPage(context, from, to, scope) {
  const { site } = context;
  const head = makeHead(context, { route: from, title: "", searchTag: "default" });
  head.canonical = isExternal(to) ? to : site.url + to;
  head.robots = "noindex, follow";
  return { ...pageBase(context, { route: from, scope, title: "", head, htmlClass: [] }), kind: "redirect", to };
}
function rootPages(context) {
  return rootRedirects(context.site, context.graph).map(
    ({ from, to, version }) => redirectPage(context, from, to.route, version.version.scope)
  );
}
function configuredRedirects(context, pages) {
  const { site, graph } = context;
  const problems = [];
  const find = (quoted) => quotedPlace(graph.files, site.configFile, quoted);
  const taken = new Map(pages.map((page) => [samePathKey(page.route), page]));
  const made = [];
  for (const { from, to } of site.redirects) {
    const external = isExternal(to);
    const target = external ? to : finalPath(to, site);
    const known = external || graph.targets.has(samePathKey(splitUrl(target).pathname));
    if (!known) {
      const routes = [...graph.targets.values()].filter((entry) => !entry.unlisted).map((entry) => entry.route);
      const nearest = nearestName(target, routes);
      problems.push(problem("redirect-target", { to }, nearest === void 0 ? find(to) : { ...find(to), nearest }));
    }
    for (const path of from) {
      const route = finalPath(path, site);
      const key = samePathKey(route);
      if (taken.has(key)) {
        problems.push(problem("redirect-taken", { from: path }, find(path)));
        continue;
      }
      const page = redirectPage(context, route, target, pagesScope(site));
      taken.set(key, page);
      if (known) made.push(page);
    }
  }
  return { pages: made, problems };
}

// renderer/site/records.ts
var CONTENT_BYTES = 6e3;
function makeRecords(site, graph) {
  return pageFacts(site, graph).map((facts) => {
    const { document, ...rest } = facts;
    const keys = partsOf(document, graph).map(({ key }) => key);
    if (keys.includes("")) {
      const records = recordsOf(site, graph, facts);
      return { page: facts.route, hash: hashData(records), records };
    }
    return lazyRecords(facts.route, hashData([site.locale, keys, rest]), () => recordsOf(site, graph, facts));
  });
}
function lazyRecords(page, hash, make) {
  let made;
  const get = () => {
    made ??= make();
    return made;
  };
  return Object.defineProperty({ page, hash }, "records", { enumerable: true, get });
}
function pageFacts(site, graph) {
  const facts = [];
  for (const version of graph.versions) {
    if (version.version.noIndex) continue;
    for (const doc of version.docs) {
      if (!doc.unlisted) facts.push(docFacts(site, version, doc));
    }
  }
  for (const { listed, blog } of graph.blogs) {
    for (const post of listed) {
      if (post.unlisted) continue;
      const { document, route, title, tags } = post;
      facts.push({
        document,
        route,
        title,
        lvl0: blogLabel(site, blog.blogTitle),
        tag: "default",
        version: "current",
        tags: tags.map(({ label }) => label)
      });
    }
  }
  for (const { document, route, title, unlisted } of graph.pages) {
    if (document && !unlisted)
      facts.push({
        document,
        route,
        title: title || site.title,
        lvl0: site.title,
        tag: "default",
        version: "current",
        tags: []
      });
  }
  return facts;
}
function blogLabel(site, title) {
  return title === "Blog" && site.locale.toLowerCase().startsWith("zh") ? "\u535A\u5BA2" : title;
}
function docFacts(site, version, doc) {
  const sidebar = doc.sidebar === void 0 ? void 0 : version.sidebars.get(doc.sidebar);
  const { scope, name } = version.version;
  return {
    document: doc.document,
    route: doc.route,
    title: doc.title,
    lvl0: sidebar ? groupLabel(site, sidebar, doc.route) : site.title,
    tag: `docs-${scope.instance}-${name}`,
    version: name,
    tags: doc.tags.map(({ label }) => label)
  };
}
function groupLabel(site, sidebar, route) {
  const trail = sidebar.trails.get(samePathKey(route));
  const category = trail?.item.type === "category" ? trail.item : trail?.categories[trail.categories.length - 1];
  return category?.label ?? navbarLabel(site, sidebar.name) ?? site.title;
}
function recordsOf(site, graph, facts) {
  const records = [];
  const path = [];
  const used = /* @__PURE__ */ new Map();
  let top = true;
  for (const [position, section] of withPartials(facts.document, graph).entries()) {
    if (!top && section.level >= 2) {
      path.length = Math.min(path.length, section.level - 2);
      while (path.length < section.level - 2) path.push(null);
      path.push(section.heading);
    }
    const level2 = top ? 1 : Math.max(1, section.level);
    const anchor = top ? "" : section.id;
    const url = anchor === "" ? facts.route : `${facts.route}#${anchor}`;
    const shared = {
      url,
      page: facts.route,
      anchor,
      hierarchy: hierarchyOf(facts, path),
      language: site.locale,
      version: facts.version,
      docusaurus_tag: facts.tag,
      tags: facts.tags,
      weight: { level: 100 - level2 * 10, position }
    };
    let number2 = used.get(url) ?? 0;
    if (!used.has(url)) records.push({ objectID: url, type: `lvl${level2}`, content: null, ...shared });
    const pieces = splitText(section.text);
    if (pieces.length === 0 && section.code.length > 0) pieces.push("");
    for (const [index, content] of pieces.entries()) {
      const code = index === 0 && section.code.length > 0 ? { code: section.code } : {};
      records.push({
        objectID: `${url}${anchor === "" ? "#" : ""}-${number2++}`,
        type: "content",
        content,
        ...shared,
        ...code
      });
    }
    used.set(url, number2);
    top = false;
  }
  return records;
}
function partsOf(document, graph) {
  const parts = /* @__PURE__ */ new Map([[document.source, document]]);
  for (const at of parts.values()) {
    for (const use of at.imports) {
      const partial = use.target === "partial" && use.file !== void 0 ? graph.partials.get(use.file) : void 0;
      if (partial && !parts.has(partial.source)) parts.set(partial.source, partial);
    }
  }
  return [...parts.values()];
}
function withPartials(document, graph) {
  const sections = partsOf(document, graph).flatMap((part) => part.sections);
  const first = sections[0];
  if (first && first.id === "" && first.level === 1) return sections;
  return [{ id: "", level: 1, heading: "", text: "", code: [] }, ...sections];
}
function hierarchyOf(facts, path) {
  const at = (index) => path[index] ?? null;
  return { lvl0: facts.lvl0, lvl1: facts.title, lvl2: at(0), lvl3: at(1), lvl4: at(2), lvl5: at(3), lvl6: at(4) };
}
function splitText(text2) {
  if (text2 === "") return [];
  if (text2.length * 3 <= CONTENT_BYTES || Buffer.byteLength(text2) <= CONTENT_BYTES) return [text2];
  const pieces = [];
  let piece = "";
  const flush = () => {
    if (piece !== "") pieces.push(piece);
    piece = "";
  };
  for (const line of text2.split("\n")) {
    for (const [index, part] of linePieces(line).entries()) {
      const joined = piece === "" ? part : piece + (index === 0 ? "\n" : "") + part;
      if (Buffer.byteLength(joined) <= CONTENT_BYTES) piece = joined;
      else {
        flush();
        piece = part;
      }
    }
  }
  flush();
  return pieces;
}
function linePieces(line) {
  if (Buffer.byteLength(line) <= CONTENT_BYTES) return [line];
  const sentences = line.match(/[^。！？；.!?;]*[。！？；.!?;]+\s*|[^。！？；.!?;]+$/g) ?? [line];
  return sentences.flatMap((sentence) => {
    if (Buffer.byteLength(sentence) <= CONTENT_BYTES) return [sentence];
    const characters = Array.from(sentence);
    const size = Math.floor(CONTENT_BYTES / 4);
    const out = [];
    for (let at = 0; at < characters.length; at += size) out.push(characters.slice(at, at + size).join(""));
    return out;
  });
}

// renderer/engine/content-files.ts
import { posix as posix6 } from "node:path";
import { imageSize } from "image-size";
var IMAGE = /\.(png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?)$/i;
function contentFiles(site, documents, { files, memo }) {
  const statics = new Map(files.assets.map(({ path, output }) => [path, output]));
  const assets = {};
  const emitted = [];
  for (const source of [...assetCandidates(site, documents, files)].sort()) {
    const measured = measure(site.dir, source, memo);
    if (!measured) {
      assets[source] = null;
      continue;
    }
    const { hash, width, height } = measured;
    const output = statics.get(source) ?? hashedName(source, hash);
    if (!statics.has(source)) emitted.push({ path: output, source, hash });
    const size = width === void 0 || height === void 0 ? {} : { width, height };
    assets[source] = { href: encodePath(`${site.baseUrl}${output}`), ...size };
  }
  return { assets, files: emitted };
}
function fileHash(dir, source, memo) {
  return measure(dir, source, memo)?.hash;
}
function measure(dir, source, memo) {
  const state = fileState(dir, source);
  if (!state) return void 0;
  const key = `f:${hashData([source, state])}`;
  const known = memo.get(key);
  if (known) return known;
  const bytes = readBytes(dir, source);
  if (!bytes) return void 0;
  const measured = { hash: hashOf(bytes), ...IMAGE.test(source) ? sizeOf(bytes) : {} };
  memo.set(key, measured);
  return measured;
}
function sizeOf(bytes) {
  try {
    const { width, height, orientation } = imageSize(bytes);
    const turned = orientation !== void 0 && orientation >= 5;
    return turned ? { width: height, height: width } : { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}
function hashedName(source, hash) {
  const { name, ext } = posix6.parse(source);
  return `${ASSETS_DIR}/${name.replace(/[\s?#%"<>|*:]/g, "_")}.${hash.slice(0, 8).replace(/[-_]/g, "0")}${ext.toLowerCase()}`;
}

// renderer/engine/dates.ts
import { execFile } from "node:child_process";
import { posix as posix7 } from "node:path";
var MARK = "";
function isWanted(site, files) {
  const shown2 = [...site.docs, ...site.blog, ...site.pages ? [site.pages] : []].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor
  );
  const undated = files.sources.some(
    ({ kind, relative }) => kind === "post" && !/\d{4}-\d{1,2}-\d{1,2}/.test(relative)
  );
  return shown2 || site.sitemap !== false && site.sitemap.lastmod !== null || undated;
}
async function fileDates(site, files) {
  if (!isWanted(site, files)) return {};
  const known = await gitDates(site.dir);
  const dates = {};
  for (const { path } of files.sources) {
    const found = known.get(path);
    const seen = files.seen[path];
    if (found) dates[path] = found;
    else if (seen) dates[path] = { created: iso(seen.mtimeMs), updated: iso(seen.mtimeMs) };
  }
  return dates;
}
var iso = (ms) => new Date(Math.floor(ms / 1e3) * 1e3).toISOString();
function gitDates(dir) {
  const args = [
    "-c",
    "core.quotePath=false",
    "log",
    `--format=${MARK}%ct ${MARK}%an`,
    "--name-only",
    "--relative",
    "--",
    "."
  ];
  return new Promise((resolve) => {
    execFile(
      "git",
      args,
      { cwd: dir, maxBuffer: 1 << 28 },
      (error, stdout) => resolve(error ? /* @__PURE__ */ new Map() : readLog(stdout))
    );
  });
}
function readLog(log) {
  const dates = /* @__PURE__ */ new Map();
  let time = "";
  let author = "";
  for (const line of log.split("\n")) {
    if (line.startsWith(MARK)) {
      const [seconds, name] = line.slice(1).split(` ${MARK}`);
      time = iso(Number(seconds) * 1e3);
      author = name;
    } else if (line !== "") {
      const path = posix7.normalize(line);
      const known = dates.get(path);
      if (known) known.created = time;
      else dates.set(path, { created: time, updated: time, author });
    }
  }
  return dates;
}

// renderer/engine/sidebars.ts
import { extname, join as join2 } from "node:path";
async function loadSidebars(versions, { dir, cacheDir }, memo) {
  const result = { values: {}, files: [], problems: [] };
  const paths = new Set(versions.flatMap(({ sidebarsFile }) => sidebarsFile || []));
  for (const path of paths) {
    const file = join2(dir, path);
    const text2 = readText(file);
    if (text2 === void 0) continue;
    if (/^\.ya?ml$/.test(extname(path))) {
      result.files.push(file);
      await readYaml2(path, text2, result);
      continue;
    }
    const loaded = await loadModule(file, { dir, cacheDir, cache: memo });
    result.files.push(...loaded.files);
    result.problems.push(...loaded.problems);
    if (loaded.problems.length === 0) result.values[path] = loaded.value;
  }
  return result;
}
async function readYaml2(path, text2, result) {
  const { parse } = await import("yaml");
  try {
    result.values[path] = parse(text2);
  } catch (error) {
    const { message, linePos } = error;
    const place = { file: path, line: linePos?.[0].line, column: linePos?.[0].col };
    result.problems.push(problem("config-syntax", { message: message.split("\n")[0] }, place));
  }
}

// renderer/engine/link-step.ts
async function link2({ site, files, documents, options, memo }) {
  const told = await tellHook(site, "contentLoaded", documents);
  const sidebars = await loadSidebars(files.versions, options, memo);
  const emitted = contentFiles(site, documents, { files, memo });
  const graph = linkSite(site, documents, {
    files,
    sidebars: sidebars.values,
    production: !options.drafts,
    dates: await fileDates(site, files),
    assets: emitted.assets
  });
  const made = makePages(site, graph);
  const hooked2 = await applyPageHooks(site, made.pages);
  const problems = [...told, ...sidebars.problems, ...graph.problems, ...made.problems, ...hooked2.problems];
  return {
    graph,
    pages: hooked2.pages,
    parts: made.parts,
    clientSite: made.clientSite,
    contentFiles: emitted.files,
    sidebarFiles: sidebars.files,
    problems: options.check === false ? problems.filter(({ code }) => !CHECKS.test(code)) : problems,
    records: () => makeRecords(site, graph)
  };
}
var CHECKS = /^(link|anchor)-/;

// renderer/engine/list-step.ts
import { join as join3 } from "node:path";

// theme/client/frame/document.ts
var FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  "img-src data: https:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'"
].join("; ");
var frameDocument = (script) => `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}">
<meta name="robots" content="noindex">
<title>Code</title>
<style>html{background:transparent}body{margin:0;padding:16px;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}</style>
</head>
<body><div id="result"></div><script src="${script}"></script></body>
</html>
`;

// theme/client/markup.ts
var framePath = (baseUrl) => `${baseUrl}_notes/frame.html`;

// renderer/engine/render-step.ts
var SITE_DATA = `${DATA_DIR}/site.json`;
var renderKey = (key) => `r:${key}`;
async function renderPages(input) {
  const { linked, memo, store, outputs } = input;
  const context = renderContext(input);
  const { stage: _, out: __, ...shown2 } = context;
  const contextKey = hashData([shown2, input.versionKey]);
  const result = { problems: [], rendered: 0, changedRoutes: [], posts: /* @__PURE__ */ new Map() };
  const tasks = [];
  const used = /* @__PURE__ */ new Set();
  for (const page of linked.pages) {
    const own = moduleOf(page, input.modules);
    const key = hashData([page, contextKey, own]);
    used.add(key);
    memo.touch(renderKey(key));
    const kept = store.get(key) ?? memo.get(renderKey(key));
    if (kept?.outputs.every(([path, hash]) => outputs.known(path) === hash)) {
      store.set(key, kept);
      for (const [path] of kept.outputs) outputs.keep(path, page.route);
      take(result, page.route, kept);
    } else tasks.push({ page, key, bodies: bodiesOf(page, memo), known: {}, ...own });
  }
  for (const key of store.keys()) if (!used.has(key)) store.delete(key);
  await renderTasks(tasks, { input, context, result });
  return result;
}
function take(result, route, { problems, html }) {
  result.problems.push(...problems);
  if (html !== void 0) result.posts.set(route, html);
}
async function renderTasks(tasks, { input, context, result }) {
  if (tasks.length === 0) return;
  const { outputs, memo, store, onProgress } = input;
  memo.flush();
  for (const task of tasks) task.known = knownOf(task.page, outputs, context);
  const pool = await input.pool(tasks.length);
  const jobs = batches(tasks, pool.threads).map((batch) => ({ kind: "render", context, tasks: batch }));
  let done = 0;
  const results = await pool.run(jobs, (index) => {
    done += jobs[index].tasks.length;
    onProgress?.(done, tasks.length);
  });
  for (const item of results.flatMap(({ rendered }) => rendered)) {
    for (const output of item.outputs) outputs.adopt(output, item.route);
    const kept = keptOf(item);
    take(result, item.route, kept);
    if (item.outputs.some(({ changed }) => changed)) result.changedRoutes.push(item.route);
    store.set(item.key, kept);
    memo.set(renderKey(item.key), kept);
  }
  result.rendered = tasks.length;
}
var keptOf = ({ outputs, problems, html }) => ({
  outputs: outputs.map(({ path, hash }) => [path, hash]),
  problems,
  ...html !== void 0 && { html }
});
function knownOf(page, outputs, { site }) {
  const known = {};
  const part = page.part.slice(site.baseUrl.length);
  for (const path of [page.file, part, page.file.replace(/\.html$/, ".md")]) {
    const hash = outputs.known(path);
    if (hash !== void 0) known[path] = hash;
  }
  return known;
}
function bodiesOf(page, memo) {
  return bodyRefs(page).map(({ key }) => memo.ref(bodyKey(key)));
}
function moduleOf(page, modules) {
  const refs = bodyRefs(page).filter(({ part }) => part === "module");
  const sources2 = page.kind === "component" ? [page.source] : refs.map(({ source }) => source);
  if (sources2.length === 0) return {};
  const used = Object.fromEntries(sources2.map((source) => [source, modules.node[source]]));
  if ("posts" in page) return { modules: used };
  const own = sources2[0];
  return { modules: used, moduleUrl: modules.browser[own], style: modules.styles[own] };
}
function renderContext({ site, linked, bundle: bundle2, outputs, out, reload }) {
  const { clientSite } = linked;
  const address2 = (path) => `${site.baseUrl}${path}`;
  const posts = {};
  for (const page of linked.pages)
    if (page.kind === "post" && !page.unlisted) posts[page.scope.instance] = (posts[page.scope.instance] ?? 0) + 1;
  const { assets } = bundle2;
  return {
    site: clientSite,
    head: makeSiteHead(site, posts),
    assets: {
      css: address2(assets.style),
      script: assets.boot ? address2(assets.boot) : null,
      site: site.router === "hash" ? null : address2(SITE_DATA),
      frame: framePath(site.baseUrl)
    },
    reload,
    markdownCopies: site.markdownCopies,
    stage: outputs.stage,
    out: outputs.fresh ? null : out
  };
}

// renderer/engine/list-step.ts
function putLists(input) {
  putFiles(input);
  putParts(input);
  putMachineLists(input);
}
function putFiles({ site, files, linked, bundle: bundle2, modules, outputs, memo }) {
  outputs.put({ path: MARKER.path, bytes: MARKER.text, phase: "asset" }, "format");
  for (const { path, bytes } of [...bundle2.files, ...modules.files])
    outputs.put({ path, bytes, phase: "asset" }, "theme");
  if (bundle2.assets.frame) {
    const bytes = frameDocument(`${site.baseUrl}${bundle2.assets.frame}`);
    outputs.put({ path: fileOfAddress(framePath(site.baseUrl), site), bytes, phase: "part" }, "frame");
  }
  for (const { path, source, hash } of linked.contentFiles) outputs.putFile(path, join3(site.dir, source), hash);
  for (const { path, output } of files.assets) {
    const hash = fileHash(site.dir, path, memo);
    if (hash !== void 0) outputs.putFile(output, join3(site.dir, path), hash);
  }
}
function putParts({ site, linked, outputs }) {
  outputs.put({ path: SITE_DATA, bytes: JSON.stringify(linked.clientSite), phase: "part" }, "site");
  for (const { address: address2, value } of linked.parts) {
    outputs.put({ path: fileOfAddress(address2, site), bytes: JSON.stringify(value), phase: "part" }, address2);
  }
}
function putMachineLists({ site, files, linked, outputs, posts }) {
  const { pages } = linked;
  for (const blog of site.blog) {
    const listed = pages.filter(
      (page) => page.kind === "post" && page.scope.instance === blog.id && !page.unlisted && !page.draft
    );
    for (const draft of makeFeeds(site, blog, listed, (post) => posts.get(post.route) ?? ""))
      outputs.put(draft, "feed");
  }
  const own = new Set(files.assets.map(({ output }) => output));
  for (const draft of makeHostFiles(site, pages)) if (!own.has(draft.path)) outputs.put(draft, "host files");
  const description = makeOpenSearch(linked.clientSite);
  if (description && !own.has(description.path)) outputs.put(description, "search description");
  const sitemap = makeSitemap(site, pages);
  if (sitemap) outputs.put(sitemap, "sitemap");
  if (site.llms) outputs.put(makeLlms(site, pages), "llms");
}

// renderer/engine/module-step.ts
import { basename as basename2, join as join5 } from "node:path";
import { pathToFileURL } from "node:url";

// renderer/output/bundle-store.ts
import { existsSync, mkdirSync, readFileSync as readFileSync2, renameSync, writeFileSync } from "node:fs";
import { basename, join as join4 } from "node:path";
function readKept(folder, path) {
  try {
    return readFileSync2(join4(folder, basename(path)));
  } catch {
    return void 0;
  }
}
function writeKept(folder, path, bytes) {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const file = join4(folder, basename(path));
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

// renderer/engine/module-step.ts
async function makeModules(input) {
  const result = { node: {}, browser: {}, styles: {}, files: [], problems: [], inputs: [] };
  const modules = wanted(input);
  if (modules.length === 0) return result;
  const hydrated = new Set(hydratedSources(input.pages));
  const forBrowser = modules.filter(({ source }) => hydrated.has(source));
  const [node, browser] = await Promise.all([bundle("node", modules, input), bundle("browser", forBrowser, input)]);
  result.problems = uniqueProblems([...node.problems, ...browser.problems]);
  const { baseUrl } = input.site;
  for (const page of node.pages)
    result.node[page.source] = pathToFileURL(join5(folderOf("node", input), basename2(page.script))).href;
  for (const page of browser.pages) {
    result.browser[page.source] = `${baseUrl}${page.script}`;
    if (page.style) result.styles[page.source] = `${baseUrl}${page.style}`;
  }
  const files = /* @__PURE__ */ new Map();
  for (const page of [...browser.pages, ...node.pages])
    for (const path of page.files)
      if (!isNodeScript(page, path, node.pages))
        files.set(path, readKept(folderOf(targetOf(page, node.pages), input), path));
  result.files = [...files].map(([path, bytes]) => ({ path, bytes }));
  result.inputs = [...new Set([...node.pages, ...browser.pages].flatMap((page) => page.inputs.map(([file]) => file)))];
  return result;
}
var targetOf = (page, node) => node.includes(page) ? "node" : "browser";
var isNodeScript = (page, path, node) => node.includes(page) && (path === page.script || path.endsWith(".css"));
function wanted({ pages, memo }) {
  const found = /* @__PURE__ */ new Map();
  for (const page of pages) {
    if (page.kind === "component") found.set(page.source, { source: page.source });
    for (const { part, source, key } of bodyRefs(page)) {
      if (part !== "module" || found.has(source)) continue;
      const ref = memo.ref(bodyKey(key));
      const code = ref && memo.read(ref).module;
      if (code !== void 0) found.set(source, { source, code });
    }
  }
  return [...found.values()];
}
function hydratedSources(pages) {
  return pages.flatMap((page) => {
    if (page.kind === "component") return [page.source];
    const own = "body" in page ? page.body : page.kind === "post" ? page.post.body : void 0;
    return own?.part === "module" && own.hydrate ? [own.source] : [];
  });
}
var folderOf = (target, { options }) => join5(options.cacheDir, `modules-${target}`);
async function bundle(target, modules, input) {
  const { site, memo } = input;
  const folder = folderOf(target, input);
  const partialSlots = input.partials.map(({ source }) => [source, input.slots.get(source)]);
  const { dir, baseUrl, alias, themeDir } = site;
  const common = hashData([toolVersion().code, sharedKey(target), baseUrl, alias, themeDir, target, partialSlots]);
  const keyOf2 = ({ source, code }) => `m:${hashData([common, source, code])}`;
  const pages = [];
  const missing = [];
  for (const module of modules) {
    const kept = memo.get(keyOf2(module));
    const fresh = kept?.inputs.every(([file, hash]) => hashOfFile(file) === hash) && kept.files.every((path) => readKept(folder, path) !== void 0);
    if (fresh) pages.push(kept);
    else missing.push(module);
  }
  const partial = partialReader(input);
  const made = await bundlePages({ dir, baseUrl, alias, themeDir, modules: missing, target, partial });
  const bytes = new Map(made.files.map((file) => [file.path, file.bytes]));
  for (const [path, content] of bytes) writeKept(folder, path, content);
  for (const page of made.pages) {
    const kept = { ...page, files: page.files.filter((path) => bytes.has(path)) };
    pages.push(kept);
    memo.set(keyOf2(missing.find(({ source }) => source === page.source)), kept);
  }
  return { pages, problems: made.problems };
}
function partialReader({ partials, slots, memo }) {
  const keys = new Map(partials.map(({ source, key }) => [source, key]));
  return (path) => {
    const key = keys.get(path);
    const ref = key === void 0 ? void 0 : memo.ref(bodyKey(key));
    const body = ref && memo.read(ref);
    if (!body) return void 0;
    return { code: body.module ?? "export default () => null;", slots: slots.get(path) ?? [] };
  };
}
function uniqueProblems(problems) {
  return [...new Map(problems.map((entry) => [JSON.stringify(entry), entry])).values()];
}

// renderer/engine/outputs.ts
function clashes(problems) {
  const owners = /* @__PURE__ */ new Map();
  return (path, owner) => {
    const first = owners.get(path);
    owners.set(path, first ?? owner);
    if (first === void 0) return false;
    problems.push(problem("output-clash", { path, first, second: owner }));
    return true;
  };
}
function diskOutputs(place) {
  rollForward(place);
  const before = readRecord(place);
  const fresh = isEmpty(place.out);
  const stage = createStage(place.stage);
  const keep = /* @__PURE__ */ new Map();
  const staged = [];
  const problems = [];
  const clash = clashes(problems);
  const keepOr = (path, hash, write) => {
    const written = before.get(path);
    if (written?.hash === hash) keep.set(path, written);
    else return void write();
  };
  return {
    stage: place.stage,
    fresh,
    problems,
    known: (path) => before.get(path)?.hash,
    put({ path, bytes, phase }, owner) {
      if (clash(path, owner)) return;
      const hash = hashOf(bytes);
      keepOr(path, hash, () => {
        if (!fresh && !before.has(path) && holds(place.out, path, bytes))
          return keepUnrecorded(keep, place, { path, hash });
        stage.put(path, bytes);
        return staged.push({ path, hash, phase, size: Buffer.byteLength(bytes) });
      });
    },
    putFile(path, file, hash) {
      if (clash(path, file)) return;
      keepOr(
        path,
        hash,
        () => staged.push({ path, hash, phase: "asset", size: copyIntoStage(place.stage, path, file) })
      );
    },
    adopt({ path, hash, size, phase, changed }, owner) {
      if (clash(path, owner)) return;
      if (changed) staged.push({ path, hash, size, phase });
      else if (before.has(path)) keep.set(path, before.get(path));
      else keepUnrecorded(keep, place, { path, hash });
    },
    keep(path, owner) {
      if (!clash(path, owner)) keep.set(path, before.get(path));
    },
    commit(onStep) {
      const removed = commit({ place, staged, keep, onStep });
      const bytes = staged.reduce((sum, { size }) => sum + size, 0);
      return { changed: staged.map(({ path }) => path), removed, bytes };
    },
    discard: () => rollForward(place)
  };
}
function keepUnrecorded(keep, place, { path, hash }) {
  const written = recordOf(place, path, hash);
  if (written) keep.set(path, written);
  return keep.size;
}
function memoryOutputs(store) {
  const next = /* @__PURE__ */ new Map();
  const problems = [];
  const clash = clashes(problems);
  return {
    stage: null,
    fresh: true,
    problems,
    known: (path) => store.get(path)?.hash,
    put({ path, bytes, phase }, owner) {
      if (!clash(path, owner)) next.set(path, { bytes, phase, hash: hashOf(bytes) });
    },
    putFile(path, file, hash) {
      if (!clash(path, file)) next.set(path, { file, hash, phase: "asset" });
    },
    adopt({ path, hash, phase, bytes }, owner) {
      if (!clash(path, owner)) next.set(path, { hash, phase, bytes });
    },
    keep(path, owner) {
      if (!clash(path, owner)) next.set(path, store.get(path));
    },
    commit() {
      const changed = [...next].filter(([path, { hash }]) => store.get(path)?.hash !== hash).map(([path]) => path);
      const removed = [...store.keys()].filter((path) => !next.has(path));
      const bytes = changed.reduce((sum, path) => sum + sizeOf2(next.get(path)), 0);
      store.clear();
      for (const [path, output] of next) store.set(path, output);
      return { changed, removed, bytes };
    },
    discard() {
    }
  };
}
var sizeOf2 = ({ bytes }) => bytes === void 0 ? 0 : Buffer.byteLength(bytes);

// renderer/engine/pool-keeper.ts
import { availableParallelism } from "node:os";
import { join as join6 } from "node:path";
import { pathToFileURL as pathToFileURL2 } from "node:url";
var MOST_THREADS = 8;
function createPool(threads) {
  let plan;
  let inline;
  let pooled;
  let packs = 0;
  const close = async () => {
    await Promise.all([inline?.close(), pooled?.close()]);
    inline = void 0;
    pooled = void 0;
  };
  let closing = Promise.resolve();
  return {
    configure(next) {
      if (plan && plan.key !== next.key) closing = close();
      plan = next;
    },
    async take(work) {
      await closing;
      const { setup, run, inlineOnly } = plan;
      const nextSetup = () => setup(`${run}-${++packs}`);
      const useThreads = !inlineOnly && (threads === void 0 ? work >= INLINE_BELOW : threads > 0);
      if (!useThreads) {
        const { createHandler } = await import("./jobs-VK3ZZ3KQ.js");
        inline ??= inlinePool(await createHandler(nextSetup()));
        return inline;
      }
      const count = threads ?? Math.min(MOST_THREADS, availableParallelism());
      const script = pathToFileURL2(join6(toolRoot, "lib/renderer/engine/worker.js"));
      pooled ??= threadPool(script, Array.from({ length: count }, nextSetup));
      return pooled;
    },
    close
  };
}

// renderer/engine/search-step.ts
var STATE = "search state";
async function putSearch(input) {
  const { site, linked, outputs, memo } = input;
  if (site.search.provider !== "embedded") return void 0;
  const pages = linked.records();
  const indexKey = `s:${hashData(pages.map(({ page, hash }) => [page, hash]))}`;
  const kept = memo.get(indexKey);
  const { shardSize } = layoutOf(pages.map(({ page }) => page));
  for (const page of pages) memo.touch(keyOf(page, shardSize));
  memo.touch(STATE);
  if (kept && outputs.known(kept.meta[0]) === kept.meta[1] && kept.paths.every((path) => outputs.known(path) !== void 0)) {
    for (const path of [...kept.paths, kept.meta[0]]) outputs.keep(path, "search");
    return input.previous;
  }
  const previous = input.previous ?? readState(memo);
  const { buildIndex } = await import("./build-TCTEKONS.js");
  const { files, state } = buildIndex(pages, await tokens(pages, shardSize, { ...input, previous }), previous);
  const made = { paths: [], meta: ["", ""] };
  for (const { path, phase, bytes } of files) {
    const stands = previous !== void 0 && phase !== "list" && outputs.known(path) !== void 0;
    if (stands) outputs.keep(path, "search");
    else {
      const content = bytes();
      outputs.put({ path, phase, bytes: content }, "search");
      if (phase === "list") made.meta = [path, hashOf(content)];
    }
    if (phase !== "list") made.paths.push(path);
  }
  if (outputs.stage !== null) memo.set(STATE, writeState(state));
  memo.set(indexKey, made);
  return state;
}
async function tokens(pages, shardSize, { memo, previous, pool }) {
  const made = /* @__PURE__ */ new Map();
  const keep = (page) => {
    const { texts: _, entries, ...rest } = page;
    made.set(page.key, page);
    memo.set(page.key, { ...rest, entries: toBase64(entries) });
    return page;
  };
  const missing = pages.filter((page) => {
    const key = keyOf(page, shardSize);
    return previous?.pages.get(page.page)?.head.key !== key && memo.ref(key) === void 0;
  });
  if (missing.length > 0) {
    const workers = await pool(missing.length);
    const jobs = batches(missing, workers.threads).map(
      (batch) => ({ kind: "tokenise", pages: batch, shardSize })
    );
    for (const result of await workers.run(jobs)) for (const page of result.tokens) keep(page);
  }
  const { tokenisePage } = await import("./page-BCTJU25L.js");
  const earlier = (key) => {
    const kept = memo.get(key);
    return kept && { ...kept, entries: fromBase64(kept.entries) };
  };
  return {
    earlier,
    tokens(page) {
      const key = keyOf(page, shardSize);
      return made.get(key) ?? earlier(key) ?? keep(tokenisePage(page, shardSize));
    }
  };
}
function writeState({ blockSize, pages, table, blocks }) {
  return {
    blockSize,
    pages: [...pages.values()],
    terms: table.terms.join("\n"),
    ends: toBase64(new Uint8Array(table.ends.buffer, table.ends.byteOffset, table.ends.byteLength)),
    bytes: toBase64(table.bytes),
    blocks: [...blocks.values()]
  };
}
function readState(memo) {
  const kept = memo.get(STATE);
  if (!kept) return void 0;
  return {
    blockSize: kept.blockSize,
    pages: new Map(kept.pages.map((page) => [page.head.page, page])),
    table: {
      terms: kept.terms === "" ? [] : kept.terms.split("\n"),
      ends: new Uint32Array(fromBase64(kept.ends).buffer),
      bytes: fromBase64(kept.bytes)
    },
    blocks: new Map(kept.blocks.map((block) => [block.key, block]))
  };
}
var toBase64 = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
var fromBase64 = (text2) => new Uint8Array(Buffer.from(text2, "base64"));

// renderer/engine/seen.ts
var KEY = "seen";
var SETTLED_MS = 2e3;
function seenBefore(memo, { paranoid }) {
  return paranoid ? void 0 : memo.get(KEY);
}
function rememberSeen(memo, seen) {
  const limit = clock() - SETTLED_MS;
  const settled = Object.entries(seen).filter(([, { mtimeMs, ctimeMs }]) => mtimeMs < limit && ctimeMs < limit);
  memo.set(KEY, Object.fromEntries(settled));
}

// renderer/engine/theme-step.ts
import { join as join7 } from "node:path";
async function findTheme(site, { cacheDir }, memo) {
  const problems = [];
  const customCss = site.customCss.flatMap((path) => {
    const relative = path.replace(/^(@site|\.)\//, "");
    if (pathExists(site.dir, relative)) return join7(site.dir, relative);
    problems.push(problem("custom-css-missing", { path }, { file: site.configFile }));
    return [];
  });
  const theme = { customCss, version: toolVersion().theme, problems };
  if (!pathExists(site.dir, site.themeDir)) return theme;
  const overrides = join7(site.dir, site.themeDir);
  const server = await bundleServerTheme({ dir: site.dir, baseUrl: site.baseUrl, overrides, cacheDir, cache: memo });
  return {
    customCss,
    overrides,
    module: server.module,
    version: server.hash,
    problems: [...problems, ...server.problems]
  };
}

// renderer/engine/build.ts
async function build(options) {
  const engine = createEngine(options);
  try {
    return await engine.build();
  } finally {
    await engine.close();
  }
}
function createEngine(options) {
  const memo = openMemo(options.cacheDir, toolVersion().code);
  const kept = {
    memo,
    documents: /* @__PURE__ */ new Map(),
    rendered: /* @__PURE__ */ new Map(),
    outputs: /* @__PURE__ */ new Map(),
    pool: createPool(options.threads),
    configFiles: [options.configFile],
    place: options.out === null ? void 0 : outputPlace(options.cacheDir, options.out)
  };
  return {
    outputs: kept.outputs,
    get configFiles() {
      return kept.configFiles;
    },
    build: (trace) => runBuild(trace ? { ...options, trace } : options, kept),
    records: () => runRecords(options, kept),
    survey: () => runSurvey(options, kept),
    async close() {
      await kept.pool.close();
      memo.close();
    }
  };
}
async function runBuild(options, kept) {
  const trace = options.trace ?? createTrace();
  const result = emptyResult();
  const refused = refusal(options);
  if (refused) return end(result, trace, { problems: [refused] });
  const loaded = await trace.step("config", () => loadSite(options, kept.memo));
  kept.configFiles = loaded.files;
  result.notes.push(...loaded.notes);
  if (!loaded.site) return end(result, trace, loaded);
  result.site = { title: loaded.site.title, baseUrl: loaded.site.baseUrl, url: loaded.site.url };
  const outputs = kept.place ? diskOutputs(kept.place) : memoryOutputs(kept.outputs);
  try {
    await makeOutputs({ options, kept, trace, outputs, loaded, site: loaded.site, result });
  } catch (error) {
    outputs.discard();
    const cause = writeProblem(error, options.out);
    if (!cause) throw error;
    result.problems.push(cause);
    result.ok = false;
  }
  return end(result, trace, { problems: [] });
}
async function makeOutputs(building) {
  const { options, kept, trace, outputs, site, loaded, result } = building;
  const files = trace.step("read", () => readSources(site, { seen: seenBefore(kept.memo, options) }));
  const theme = await trace.step("theme", () => findTheme(site, options, kept.memo));
  const client = trace.step("client", () => bundleClient(clientInput(site, theme, options)));
  const compilation = await trace.step("compile", () => compile(building, files, theme));
  const linked = await trace.step(
    "link",
    () => link2({ site, files, options, memo: kept.memo, documents: compilation.documents })
  );
  const partials = compilation.documents.filter(({ kind }) => kind === "partial");
  const { pages, graph } = linked;
  const modules = await trace.step(
    "modules",
    () => makeModules({ site, options, pages, partials, slots: graph.slots, memo: kept.memo })
  );
  const bundle2 = await client;
  const problems = [
    ...loaded.problems,
    ...files.problems,
    ...theme.problems,
    ...bundle2.problems,
    ...compilation.problems,
    ...linked.problems,
    ...modules.problems
  ];
  result.counts.sources = files.sources.length;
  result.counts.compiled = compilation.compiled;
  result.counts.pages = linked.pages.length;
  result.problems.push(...problems);
  if (failed(result.problems, options)) return fail(building);
  const rendered = await trace.step("render", () => render(building, { theme, bundle: bundle2, linked, modules }));
  result.problems.push(...rendered.problems);
  result.counts.rendered = rendered.rendered;
  trace.step(
    "outputs",
    () => putLists({ site, files, linked, bundle: bundle2, modules, outputs, memo: kept.memo, posts: rendered.posts })
  );
  kept.index = await trace.step(
    "search",
    () => putSearch({ site, linked, outputs, memo: kept.memo, previous: kept.index, pool: (work) => kept.pool.take(work) })
  );
  result.problems.push(...outputs.problems);
  if (failed(result.problems, options)) return fail(building);
  const written = trace.step("write", () => outputs.commit(options.onStep));
  result.changed = written.changed;
  result.removed = written.removed;
  result.routes = rendered.changedRoutes;
  Object.assign(result.counts, {
    written: written.changed.length,
    removed: written.removed.length,
    bytes: written.bytes
  });
  trace.step("memo", () => {
    rememberSeen(kept.memo, files.seen);
    kept.memo.save(true);
  });
  result.problems.push(...await tellHook(site, "built", result));
}
function fail({ outputs, result, kept }) {
  outputs.discard();
  result.ok = false;
  kept.memo.save(false);
}
var failed = (problems, { strict }) => problems.some(({ level: level2 }) => level2 === "error" || strict && level2 === "warning");
function clientInput(site, theme, { cacheDir }) {
  return { dir: site.dir, baseUrl: site.baseUrl, overrides: theme.overrides, customCss: theme.customCss, cacheDir };
}
function compile({ options, kept, site, trace }, files, theme) {
  const compileWith = compileOptions(site, options);
  const setup = (pack) => ({
    dir: site.dir,
    packs: kept.memo.folder,
    pack,
    options: compileWith,
    themeModule: theme.module,
    themeVersion: theme.version
  });
  kept.pool.configure({
    setup,
    run: kept.memo.run,
    key: hashData([compileWith, theme.version, codeOf(site)]),
    inlineOnly: hasFunctions(site)
  });
  return compileSources({
    dir: site.dir,
    sources: files.sources,
    optionsKey: hashData([compileWith, theme.version, toolVersion().code, codeOf(site)]),
    memo: kept.memo,
    store: kept.documents,
    pool: (work) => trace.step("start threads", () => kept.pool.take(work)),
    onProgress: options.onProgress
  });
}
var hasFunctions = ({ markdown }) => [...markdown.remarkPlugins, ...markdown.rehypePlugins].flat().some((value) => typeof value === "function");
var codeOf = (site) => hasFunctions(site) ? site.configHash : 0;
function render({ options, kept, outputs, site }, { theme, bundle: bundle2, linked, modules }) {
  return renderPages({
    site,
    linked,
    modules,
    bundle: bundle2,
    outputs,
    out: options.out,
    reload: options.reload,
    versionKey: hashData([theme.version, toolVersion().code, optionsHash(options)]),
    memo: kept.memo,
    store: kept.rendered,
    pool: (work) => kept.pool.take(work),
    onProgress: options.onProgress
  });
}
async function runRecords(options, kept) {
  const { site, linked, problems } = await runSurvey(options, kept);
  return { site, problems, records: linked?.records() ?? [] };
}
async function runSurvey(options, kept) {
  const trace = options.trace ?? createTrace();
  const loaded = await trace.step("config", () => loadSite(options, kept.memo));
  if (!loaded.site) return { problems: loaded.problems, site: null };
  const { site } = loaded;
  const files = trace.step("read", () => readSources(site, { seen: seenBefore(kept.memo, options) }));
  const theme = await findTheme(site, options, kept.memo);
  const building = { options, kept, trace, outputs: memoryOutputs(/* @__PURE__ */ new Map()), loaded, site, result: emptyResult() };
  const compilation = await trace.step("compile", () => compile(building, files, theme));
  const linked = await trace.step(
    "link",
    () => link2({ site, files, options, memo: kept.memo, documents: compilation.documents })
  );
  kept.memo.save(false);
  const problems = [...loaded.problems, ...files.problems, ...compilation.problems, ...linked.problems];
  return { site, files, linked, problems };
}
function refusal({ out, dir }) {
  if (out === null) return void 0;
  if (dir === out || dir.startsWith(`${out}/`)) return problem("output-inside-source", { folder: out });
  return isOurs(out) ? void 0 : problem("output-foreign", { folder: out });
}
function writeProblem(error, out) {
  const { code, message } = error;
  if (code === "ENOSPC" || code === "EDQUOT") return problem("disk-full", { folder: out ?? "" });
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || code === "ENOTDIR")
    return problem("output-unwritable", { message });
  return void 0;
}
function emptyResult() {
  return {
    ok: true,
    changed: [],
    removed: [],
    routes: [],
    problems: [],
    counts: { sources: 0, compiled: 0, pages: 0, rendered: 0, written: 0, removed: 0, bytes: 0 },
    timings: {},
    notes: []
  };
}
function end(result, trace, { problems }) {
  result.problems.push(...problems);
  result.ok = result.ok && !result.problems.some(({ level: level2 }) => level2 === "error");
  result.timings = trace.timings();
  return result;
}

export {
  SITE_DATA,
  build,
  createEngine
};
