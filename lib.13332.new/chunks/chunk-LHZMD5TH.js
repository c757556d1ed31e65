import {
  isPlainObject,
  pathText,
  shown
} from "./chunk-E3NSBWOD.js";
import {
  hashOf
} from "./chunk-5OK2Z345.js";
import {
  nearestName,
  problem
} from "./chunk-7UOIDLLE.js";
import {
  text
} from "./chunk-I4DNR6TI.js";
import {
  withBase
} from "./chunk-IKKQILZO.js";
import {
  ASSETS_DIR,
  DATA_DIR
} from "./chunk-Y35N2B3X.js";

// renderer/engine/write.ts
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync
} from "node:fs";
import { basename, dirname, join } from "node:path";
var ORDER = ["asset", "part", "page", "list"];
function outputPlace(cache, out) {
  const id = hashOf(out).slice(0, 10);
  return {
    out,
    journal: join(cache, `journal-${id}.json`),
    record: join(cache, `output-${id}.json`),
    lock: join(cache, `lock-${id}`),
    stage: sameDisk(cache, dirname(out)) ? join(cache, `stage-${id}`) : join(dirname(out), `.${basename(out)}.stage`)
  };
}
function sameDisk(a, b) {
  const diskOf = (folder) => statSync(folder, { throwIfNoEntry: false })?.dev ?? (dirname(folder) === folder ? -1 : diskOf(dirname(folder)));
  return diskOf(a) === diskOf(b);
}
var MARKER = { path: "_notes/format", text: "1\n" };
function isOurs(out) {
  return isEmpty(out) || existsSync(join(out, MARKER.path));
}
function isEmpty(folder) {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
function createStage(folder) {
  return {
    put(path, bytes) {
      const file = join(folder, path);
      try {
        writeFileSync(file, bytes);
      } catch (error) {
        if (error.code !== "ENOENT") throw error;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
    }
  };
}
function readRecord(place) {
  const known = /* @__PURE__ */ new Map();
  const record = readJson(place.record);
  if (!record || record.out !== place.out) return known;
  for (const [path, written] of Object.entries(record.files)) {
    const stat = statOf(join(place.out, path));
    if (stat?.isFile() && stat.size === written.size && stat.mtimeMs === written.mtime) known.set(path, written);
  }
  return known;
}
function listFiles(folder) {
  if (!existsSync(folder)) return [];
  const found = [];
  const walk = (prefix) => {
    for (const entry2 of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix ? `${prefix}/${entry2.name}` : entry2.name;
      if (entry2.isDirectory()) walk(path);
      else found.push(path);
    }
  };
  walk("");
  return found;
}
function pathExists(folder, path) {
  return existsSync(join(folder, path));
}
function statOf(path) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return void 0;
  }
}
function fileState(folder, path) {
  const stat = statOf(join(folder, path));
  return stat?.isFile() ? [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino] : void 0;
}
function readBytes(folder, path) {
  try {
    return readFileSync(join(folder, path));
  } catch {
    return void 0;
  }
}
function holds(folder, path, bytes) {
  try {
    const found = readFileSync(join(folder, path));
    return found.equals(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  } catch {
    return false;
  }
}
function copyIntoStage(stage, path, file) {
  const to = join(stage, path);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(file, to, constants.COPYFILE_FICLONE);
  return statSync(to).size;
}
function recordOf(place, path, hash) {
  const stat = statOf(join(place.out, path));
  return stat && { hash, size: stat.size, mtime: stat.mtimeMs };
}
function commit({ place, staged, keep, onStep }) {
  const { stage } = place;
  const swap = isEmpty(place.out);
  const wanted = /* @__PURE__ */ new Set([...keep.keys(), ...staged.map(({ path }) => path)]);
  const deletions = swap ? [] : listFiles(place.out).filter((path) => !wanted.has(path));
  const renames = ORDER.flatMap(
    (phase) => staged.filter((output) => output.phase === phase).map(({ path }) => path).sort()
  );
  if (renames.length === 0 && deletions.length === 0) {
    rmSync(stage, { recursive: true, force: true });
    writeRecord(place, Object.fromEntries(keep));
    return [];
  }
  const record = Object.fromEntries(keep);
  for (const { path, hash, size } of staged) record[path] = { hash, size, mtime: statSync(join(stage, path)).mtimeMs };
  const journal = { out: place.out, stage, swap, renames, deletions, record };
  writeDurably(place.journal, JSON.stringify(journal));
  carryOut(place, journal, onStep);
  return deletions;
}
function rollForward(place) {
  const journal = readJson(place.journal);
  if (journal && journal.out === place.out) carryOut(place, journal);
  rmSync(place.journal, { force: true });
  rmSync(place.stage, { recursive: true, force: true });
}
function carryOut(place, journal, onStep = () => {
}) {
  if (journal.swap && isEmpty(place.out)) {
    onStep("swap");
    mkdirSync(dirname(place.out), { recursive: true });
    if (existsSync(journal.stage)) renameSync(journal.stage, place.out);
  } else {
    for (const path of journal.renames) {
      onStep(path);
      moveIntoPlace(join(journal.stage, path), join(place.out, path), place.out);
    }
    for (const path of journal.deletions) {
      onStep(`delete ${path}`);
      removeFile(place.out, path);
    }
  }
  onStep("record");
  writeRecord(place, journal.record);
  onStep("end");
  unlinkSync(place.journal);
  rmSync(journal.stage, { recursive: true, force: true });
}
function moveIntoPlace(from, to, out) {
  try {
    renameSync(from, to);
  } catch (error) {
    const { code } = error;
    if (!existsSync(from)) return;
    if (code !== "ENOENT") clearTheWay(to, out);
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
}
function clearTheWay(to, out) {
  for (let parent = dirname(to); parent.length > out.length; parent = dirname(parent))
    if (kindOf(parent) === "file") unlinkSync(parent);
  if (kindOf(to) === "folder") rmSync(to, { recursive: true });
}
function kindOf(path) {
  try {
    return lstatSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return void 0;
  }
}
function removeFile(out, path) {
  if (kindOf(join(out, path)) === "file") unlinkSync(join(out, path));
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    try {
      rmdirSync(join(out, parent));
    } catch {
      return;
    }
  }
}
function writeRecord(place, files) {
  const record = { out: place.out, files };
  writeFileSync(`${place.record}.new`, JSON.stringify(record));
  renameSync(`${place.record}.new`, place.record);
}
function writeDurably(path, text3) {
  const file = openSync(`${path}.new`, "w");
  writeFileSync(file, text3);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return void 0;
  }
}

// renderer/engine/memo.ts
import {
  closeSync as closeSync2,
  existsSync as existsSync2,
  mkdirSync as mkdirSync2,
  openSync as openSync2,
  readdirSync as readdirSync2,
  readFileSync as readFileSync2,
  readSync,
  renameSync as renameSync2,
  rmSync as rmSync2,
  statSync as statSync2,
  writeFileSync as writeFileSync2,
  writeSync
} from "node:fs";
import { join as join2 } from "node:path";
var MEMO_FORMAT = 1;
var WASTE_ALLOWED = 16 * 1024 * 1024;
var PACKS_ALLOWED = 24;
var FLUSH_AT = 1 << 18;
function openPacks(folder) {
  const files = /* @__PURE__ */ new Map();
  return {
    read([pack, offset, length]) {
      try {
        let file = files.get(pack);
        if (file === void 0) {
          file = openSync2(join2(folder, pack), "r");
          files.set(pack, file);
        }
        const bytes = Buffer.allocUnsafe(length);
        if (readSync(file, bytes, 0, length, offset) !== length) return void 0;
        return JSON.parse(bytes.toString("utf8"));
      } catch {
        return void 0;
      }
    },
    close() {
      for (const file of files.values()) closeSync2(file);
      files.clear();
    }
  };
}
function createPack(folder, name) {
  let file;
  let offset = 0;
  let waiting = [];
  let waitingBytes = 0;
  const flush = () => {
    if (waiting.length === 0) return;
    if (file === void 0) {
      mkdirSync2(folder, { recursive: true });
      file = openSync2(join2(folder, name), "w");
    }
    const bytes = Buffer.concat(waiting, waitingBytes);
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    waiting = [];
    waitingBytes = 0;
  };
  return {
    append(value) {
      const bytes = Buffer.from(JSON.stringify(value), "utf8");
      const ref = [name, offset, bytes.length];
      offset += bytes.length;
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes >= FLUSH_AT) flush();
      return ref;
    },
    flush,
    close() {
      flush();
      if (file !== void 0) closeSync2(file);
      file = void 0;
    }
  };
}
function openMemo(folder, tool) {
  const shared = takeLock(folder);
  const home = shared ? folder : join2(folder, `alone-${process.pid}`);
  const packs = join2(home, "packs");
  const entries = new Map(Object.entries(shared ? readIndex(home, tool) : {}));
  const run = nextRun(packs);
  const reader = openPacks(packs);
  const writer = createPack(packs, `${run}-0`);
  const used = /* @__PURE__ */ new Set();
  const memo = {
    folder: packs,
    run,
    shared,
    get(key) {
      const ref = memo.ref(key);
      return ref && memo.read(ref);
    },
    ref(key) {
      used.add(key);
      return entries.get(key);
    },
    set(key, value) {
      const ref = writer.append(value);
      memo.adopt(key, ref);
      return ref;
    },
    adopt(key, ref) {
      used.add(key);
      entries.set(key, ref);
    },
    touch: (key) => void used.add(key),
    read(ref) {
      if (ref[0] === `${run}-0`) writer.flush();
      return reader.read(ref);
    },
    flush: () => writer.flush(),
    save(drop) {
      writer.flush();
      if (drop) {
        for (const key of entries.keys()) if (!used.has(key)) entries.delete(key);
      }
      if (shared) persist(home, { tool, entries, run }, reader);
    },
    close() {
      writer.close();
      reader.close();
      if (shared) rmSync2(join2(folder, "lock"), { force: true });
      else rmSync2(home, { recursive: true, force: true });
    }
  };
  return memo;
}
function readIndex(home, tool) {
  try {
    const index = JSON.parse(readFileSync2(join2(home, "index.json"), "utf8"));
    return index.format === MEMO_FORMAT && index.tool === tool ? index.entries : {};
  } catch {
    return {};
  }
}
function nextRun(packs) {
  const names = existsSync2(packs) ? readdirSync2(packs) : [];
  const last = Math.max(0, ...names.map((name) => Number.parseInt(name, 36) || 0));
  return (last + 1).toString(36);
}
function persist(home, { tool, entries, run }, reader) {
  const packs = join2(home, "packs");
  mkdirSync2(packs, { recursive: true });
  if (isWasteful(packs, entries)) compact(packs, entries, reader);
  const index = { format: MEMO_FORMAT, tool, entries: Object.fromEntries(entries) };
  replaceFile(join2(home, "index.json"), JSON.stringify(index));
  const named = new Set([...entries.values()].map(([pack]) => pack));
  for (const name of readdirSync2(packs))
    if (!named.has(name) && !name.startsWith(`${run}-`)) rmSync2(join2(packs, name), { force: true });
}
function isWasteful(packs, entries) {
  const names = readdirSync2(packs);
  const all = names.reduce((sum, name) => sum + statSync2(join2(packs, name)).size, 0);
  const alive = [...entries.values()].reduce((sum, [, , length]) => sum + length, 0);
  return names.length > PACKS_ALLOWED || all > 2 * alive + WASTE_ALLOWED;
}
function compact(packs, entries, reader) {
  const writer = createPack(packs, `${nextRun(packs)}-0`);
  for (const [key, ref] of entries) {
    const value = reader.read(ref);
    if (value === void 0) entries.delete(key);
    else entries.set(key, writer.append(value));
  }
  writer.close();
}
function replaceFile(path, text3) {
  writeFileSync2(`${path}.new`, text3);
  renameSync2(`${path}.new`, path);
}
function takeLock(folder) {
  mkdirSync2(folder, { recursive: true });
  const path = join2(folder, "lock");
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync2(path, String(process.pid), { flag: "wx" });
      return true;
    } catch {
      if (holderOf(path) !== void 0) return false;
      rmSync2(path, { force: true });
    }
  }
  return false;
}
function holderOf(path) {
  try {
    const pid = Number(readFileSync2(path, "utf8"));
    if (!pid || pid === process.pid) return void 0;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === "EPERM" ? Number(readFileSync2(path, "utf8")) : void 0;
  }
}

// renderer/output/draft.ts
function escapeMarkup(text3) {
  return text3.replace(/[&<>"']/g, (character) => ESCAPES[character]);
}
var ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
function absoluteUrl(origin, route) {
  return origin + encodeURI(route);
}
function absoluteLinks(html, origin, route) {
  const page = absoluteUrl(origin, route);
  return html.replace(
    /(\s(?:href|src|poster)=")(\/(?!\/)|#)/g,
    (_, attribute, start) => attribute + (start === "#" ? `${page}#` : `${origin}/`)
  );
}

// renderer/output/feeds.ts
var FEEDS = {
  rss: { file: "rss.xml", mediaType: "application/rss+xml", name: "RSS" },
  atom: { file: "atom.xml", mediaType: "application/atom+xml", name: "Atom" },
  json: { file: "feed.json", mediaType: "application/json", name: "JSON" }
};
var DEFAULT_LIMIT = 20;
function feedTypes(site, blog, postCount) {
  const { type } = blog.feedOptions;
  if (postCount === 0 || type === null || site.router === "hash") return [];
  if (type === void 0) return ["rss", "atom"];
  if (type === "all") return ["rss", "atom", "json"];
  return Array.isArray(type) ? type : [type];
}
function feedTitle(site, blog, type) {
  return `${blog.feedOptions.title ?? site.title} ${FEEDS[type].name} Feed`;
}
function makeFeeds(site, blog, posts, htmlOf) {
  const types = feedTypes(site, blog, posts.length);
  if (types.length === 0) return [];
  const feed = makeFeed(site, blog, posts, htmlOf);
  const folder = blog.routeBasePath.replace(/^\/+|\/+$/g, "");
  return types.map((type) => ({
    path: [folder, FEEDS[type].file].filter(Boolean).join("/"),
    phase: "list",
    bytes: WRITERS[type](feed)
  }));
}
function makeFeed(site, blog, posts, htmlOf) {
  const { title: title2, description, copyright, language, limit } = blog.feedOptions;
  const count = limit === null || limit === false ? posts.length : limit ?? DEFAULT_LIMIT;
  const home = `${site.baseUrl}${blog.routeBasePath.replace(/^\/+|\/+$/g, "")}`;
  return {
    title: title2 ?? `${site.title} Blog`,
    description: description ?? `${site.title} Blog`,
    home: absoluteUrl(site.url, site.trailingSlash && !home.endsWith("/") ? `${home}/` : home),
    language: language ?? site.locale,
    updated: posts[0].post.date,
    copyright: copyright || void 0,
    icon: site.favicon && absoluteUrl(site.url, site.baseUrl + site.favicon.replace(/^\//, "")),
    items: posts.slice(0, count).map((page) => ({
      title: page.post.title,
      url: absoluteUrl(site.url, page.route),
      date: page.post.date,
      description: page.head.description ?? "",
      tags: page.post.tags.map(({ label }) => label),
      html: absoluteLinks(htmlOf(page), site.url, page.route)
    }))
  };
}
var WRITERS = { rss: writeRss, atom: writeAtom, json: writeJson };
var element = (name, text3) => text3 ? `<${name}>${escapeMarkup(text3)}</${name}>` : "";
var cdata = (html) => `<![CDATA[${html.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
function writeRss(feed) {
  const items = feed.items.map(
    (item) => `<item>${element("title", item.title)}${element("link", item.url)}<guid>${escapeMarkup(item.url)}</guid>${element("pubDate", new Date(item.date).toUTCString())}${element("description", item.description)}<content:encoded>${cdata(item.html)}</content:encoded>${item.tags.map((tag2) => element("category", tag2)).join("")}</item>
`
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${element("title", feed.title)}${element("link", feed.home)}${element("description", feed.description)}${element("lastBuildDate", new Date(feed.updated).toUTCString())}<docs>https://www.rssboard.org/rss-specification</docs>${element("language", feed.language)}${element("copyright", feed.copyright)}
${items.join("")}</channel></rss>
`;
}
function writeAtom(feed) {
  const link2 = (url2) => `<link href="${escapeMarkup(url2)}"/>`;
  const entries = feed.items.map(
    (item) => `<entry><title type="html">${cdata(item.title)}</title>${element("id", item.url)}${link2(item.url)}${element("updated", item.date)}${element("published", item.date)}<summary type="html">${cdata(item.description)}</summary><content type="html">${cdata(item.html)}</content>${item.tags.map((tag2) => `<category label="${escapeMarkup(tag2)}" term="${escapeMarkup(tag2)}"/>`).join("")}</entry>
`
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(feed.language)}">${element("id", feed.home)}${element("title", feed.title)}${element("updated", feed.updated)}<link rel="alternate" href="${escapeMarkup(feed.home)}"/>${element("subtitle", feed.description)}${element("icon", feed.icon)}${element("rights", feed.copyright)}
${entries.join("")}</feed>
`;
}
function writeJson(feed) {
  const items = feed.items.map((item) => ({
    id: item.url,
    url: item.url,
    title: item.title,
    content_html: item.html,
    summary: item.description || void 0,
    date_modified: item.date,
    date_published: item.date,
    tags: item.tags.length > 0 ? item.tags : void 0
  }));
  const head = {
    version: "https://jsonfeed.org/version/1",
    title: feed.title,
    home_page_url: feed.home,
    description: feed.description,
    icon: feed.icon,
    language: feed.language
  };
  return `${JSON.stringify({ ...head, items }, null, 2)}
`;
}

// renderer/output/hosts.ts
import { createHash } from "node:crypto";
function makeHostFiles(site, pages) {
  const files = [];
  if (site.robots) files.push({ path: "robots.txt", phase: "list", bytes: robots(site) });
  if (site.hostFiles && site.router === "browser") {
    files.push({ path: "_headers", phase: "list", bytes: headers(site) });
    const redirects = pages.flatMap(
      (page) => page.kind === "redirect" ? [`${encodeURI(page.route)} ${encodeURI(page.to)} 301
`] : []
    );
    if (redirects.length > 0) files.push({ path: "_redirects", phase: "list", bytes: redirects.sort().join("") });
  }
  return files;
}
function robots(site) {
  if (site.noIndex) return "User-agent: *\nDisallow: /\n";
  const sitemap = site.sitemap && site.router === "browser" ? `
Sitemap: ${site.url}${site.baseUrl}${site.sitemap.filename}
` : "";
  return `User-agent: *
Disallow:
${sitemap}`;
}
function headers(site) {
  const rule = (path, ...lines) => `${site.baseUrl}${path}
${lines.map((line) => `  ${line}
`).join("")}`;
  return [
    rule(`${ASSETS_DIR}/*`, "Cache-Control: public, max-age=31536000, immutable"),
    rule(`${DATA_DIR}/*`, "Cache-Control: no-cache"),
    rule("*.md", "Content-Type: text/markdown; charset=utf-8", "X-Robots-Tag: noindex"),
    rule("*", "X-Content-Type-Options: nosniff", "Referrer-Policy: strict-origin-when-cross-origin")
  ].join("\n");
}
var FORWARD = "var a=document.querySelector('a').href;location.replace(a+(a.includes('?')?'':location.search)+(a.includes('#')?'':location.hash))";
var POLICY = `default-src 'none'; script-src 'sha256-${createHash("sha256").update(FORWARD).digest("base64")}'; base-uri 'none'; form-action 'none'`;
function renderRedirect(site, to) {
  const address = escapeMarkup(encodeURI(to));
  const canonical = escapeMarkup(/^[a-z][a-z\d+.-]*:/i.test(to) ? to : site.url + to);
  return `<!doctype html>
<html lang="${site.htmlLang}" dir="${site.direction}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${escapeMarkup(to)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="1; url=${address}"></head><body><p><a href="${address}">${escapeMarkup(to)}</a></p><script>${FORWARD}</script></body></html>
`;
}

// renderer/output/sitemap.ts
function makeSitemap(site, pages) {
  const options = site.sitemap;
  if (!options || site.noIndex || site.router === "hash") return null;
  const ignored = options.ignorePatterns.map(globPattern);
  const entries = pages.filter((page) => isIndexed(page) && !ignored.some((pattern) => pattern.test(page.route))).map((page) => entry(site.url, page, options)).sort();
  if (entries.length === 0) return null;
  return {
    path: options.filename,
    phase: "list",
    bytes: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`
  };
}
function isIndexed(page) {
  const hidden = page.kind === "redirect" || page.kind === "search" || page.kind === "not-found";
  return !hidden && !page.unlisted && !page.draft && !page.head.robots?.startsWith("noindex");
}
function entry(origin, page, options) {
  const modified = "lastUpdate" in page ? page.lastUpdate?.date : void 0;
  const lastmod = options.lastmod && modified ? `<lastmod>${options.lastmod === "date" ? modified.slice(0, 10) : modified}</lastmod>` : "";
  const location = escapeMarkup(absoluteUrl(origin, page.route));
  return `<url><loc>${location}</loc>${lastmod}<changefreq>${options.changefreq}</changefreq><priority>${options.priority.toFixed(1)}</priority></url>
`;
}
function globPattern(glob) {
  const source = glob.replace(
    /\*\*|\*|[.+?^${}()|[\]\\]/g,
    (token) => token === "**" ? ".*" : token === "*" ? "[^/]*" : `\\${token}`
  );
  return new RegExp(`^${source}$`);
}

// renderer/output/llms.ts
function markdownPath(page) {
  return page.file.replace(/\.html$/, ".md");
}
function hasMarkdownCopy(page) {
  return (page.kind === "doc" || page.kind === "post" || page.kind === "page") && isIndexed(page);
}
function markdownCopy(page, body) {
  const title2 = page.kind === "doc" ? page.heading : page.kind === "post" ? page.post.title : null;
  return { path: markdownPath(page), phase: "list", bytes: `${title2 ? `# ${title2}

` : ""}${body.trim()}
` };
}
function makeLlms(site, pages) {
  const readable = pages.filter(hasMarkdownCopy);
  const docs = readable.filter((page) => page.kind === "doc");
  const posts = readable.filter((page) => page.kind === "post");
  const names = [...new Set(docs.map((doc) => doc.sidebar?.name ?? ""))].sort();
  const sections = names.map(
    (name) => section(
      site,
      name || "docs",
      docs.filter((doc) => (doc.sidebar?.name ?? "") === name)
    )
  );
  if (posts.length > 0) sections.push(section(site, "blog", posts));
  const tagline = site.tagline ? `
> ${site.tagline}
` : "";
  return { path: "llms.txt", phase: "list", bytes: `# ${site.title}
${tagline}
${sections.join("\n")}` };
}
function section(site, name, pages) {
  const lines = pages.map((page) => {
    const address = site.markdownCopies ? absoluteUrl(site.url, site.baseUrl + markdownPath(page)) : absoluteUrl(site.url, page.route);
    const description = page.head.description ? `: ${page.head.description}` : "";
    return `- [${page.title}](${address})${description}
`;
  });
  return `## ${name}

${lines.sort().join("")}`;
}

// renderer/output/opensearch.ts
var OPENSEARCH = "opensearch.xml";
var SHORT_NAME = 16;
function hasOpenSearch({ search, router }) {
  return search.provider !== "none" && search.searchPage !== null && router === "browser";
}
var searchTitle = (site) => `${site.title} ${text(site, "theme.SearchBar.label")}`;
function makeOpenSearch(site) {
  const { search } = site;
  if (!hasOpenSearch(site) || search.provider === "none") return null;
  const address = absoluteUrl(site.url, search.searchPage);
  const icon = site.favicon && `
  <Image>${escapeMarkup(new URL(site.favicon, site.url).href)}</Image>`;
  return {
    path: OPENSEARCH,
    phase: "list",
    bytes: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup([...site.title].slice(0, SHORT_NAME).join(""))}</ShortName>
  <Description>${escapeMarkup(searchTitle(site))}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon ?? ""}
  <Url type="text/html" method="get" template="${escapeMarkup(address)}?q={searchTerms}"/>
</OpenSearchDescription>
`
  };
}

// theme/title.ts
function pageTitle(page, site) {
  switch (page.kind) {
    case "archive":
      return text(site, "theme.blog.archive.title");
    case "tag-index":
      return text(site, "theme.tags.tagsPageTitle");
    case "blog-authors":
      return text(site, "theme.blog.authorsList.pageTitle");
    case "blog-author":
      return text(site, "theme.blog.author.pageTitle", {
        authorName: page.author.name ?? page.author.key ?? "",
        nPosts: text(site, "theme.blog.post.plurals", { count: page.pagination.totalCount })
      });
    case "blog-tag":
      return text(site, "theme.blog.tagTitle", {
        nPosts: text(site, "theme.blog.post.plurals", { count: page.pagination.totalCount }),
        tagName: page.tag.label
      });
    case "docs-tag":
      return text(site, "theme.docs.tagDocListPageTitle", {
        nDocsTagged: text(site, "theme.docs.tagDocListPageTitle.nDocsTagged", { count: page.docs.length }),
        tagName: page.tag.label
      });
    case "search":
      return text(site, "theme.SearchPage.emptyResultsTitle");
    case "not-found":
      return text(site, "theme.NotFound.title");
    default:
      return page.title;
  }
}
function pageDescription(page, site) {
  return page.head.description || (page.kind === "archive" ? text(site, "theme.blog.archive.description") : void 0);
}
function documentTitle(page, site) {
  return joinTitle(pageTitle(page, site), site);
}
function joinTitle(own, site) {
  const title2 = own.trim();
  return title2 === "" || title2 === site.title ? site.title : `${title2} ${site.titleDelimiter} ${site.title}`;
}

// renderer/output/head-tags.ts
var givenTag = ({ tagName, attributes = {}, innerHTML }) => ({
  tag: tagName,
  attributes,
  inner: innerHTML
});
var VOID = /* @__PURE__ */ new Set(["meta", "link", "base"]);
var meta = (name, content) => ({
  tag: "meta",
  attributes: { [/^(og|article):/.test(name) ? "property" : "name"]: name, content }
});
var link = (rel, href, more = {}) => ({
  tag: "link",
  attributes: { rel, href, ...more }
});
function tagHtml({ tag: tag2, attributes, inner }) {
  let html = `<${tag2}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) html += ` ${name}`;
    else if (value !== void 0 && value !== false) html += ` ${name}="${escapeMarkup(value)}"`;
  }
  return VOID.has(tag2) ? `${html}>` : `${html}>${inner ?? ""}</${tag2}>`;
}
function replaceKey({ tag: tag2, attributes }) {
  if (tag2 === "title") return "title";
  if (tag2 === "meta") {
    const name = attributes.name ?? attributes.property ?? attributes["http-equiv"];
    return typeof name === "string" ? `meta:${name.toLowerCase()}` : null;
  }
  return tag2 === "link" && attributes.rel === "canonical" ? "canonical" : null;
}
function mergeTags(tags2) {
  const places = /* @__PURE__ */ new Map();
  const out = [];
  for (const tag2 of tags2) {
    const key = replaceKey(tag2);
    const place = key === null ? void 0 : places.get(key);
    if (place !== void 0) out[place] = tag2;
    else {
      if (key !== null) places.set(key, out.length);
      out.push(tag2);
    }
  }
  return out;
}
function parseHead(html) {
  const tags2 = [];
  const pattern = /<(meta|link|base)\b([^>]*)>|<(title|script|style|noscript)\b([^>]*)>([\s\S]*?)<\/\3>/gi;
  for (const [, empty, emptyAttributes, full, attributes, inner] of html.matchAll(pattern)) {
    const tag2 = (empty ?? full).toLowerCase();
    tags2.push({ tag: tag2, attributes: parseAttributes(emptyAttributes ?? attributes ?? ""), inner });
  }
  return tags2;
}
function parseAttributes(text3) {
  const out = {};
  for (const [, name, double, single, bare] of text3.matchAll(
    /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
  )) {
    const value = double ?? single ?? bare;
    out[name.toLowerCase()] = value === void 0 ? true : unescapeMarkup(value);
  }
  return out;
}
var unescapeMarkup = (text3) => text3.replace(
  /&(amp|lt|gt|quot|#39|#x27);/g,
  (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "'"
);

// renderer/output/script-json.ts
function scriptJson(value) {
  return JSON.stringify(value).replace(/</g, "\\u003c").replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
}

// renderer/output/head.ts
function makeSiteHead(site, posts) {
  const base = (path) => withBase(path, site.baseUrl);
  const metas = [
    { tag: "meta", attributes: { name: "generator", content: "notes" } },
    { tag: "meta", attributes: { name: "viewport", content: "width=device-width, initial-scale=1" } },
    meta("twitter:card", "summary_large_image"),
    ...site.image ? imageTags(site.url + base(site.image)) : [],
    ...site.metadata.map((attributes) => ({ tag: "meta", attributes }))
  ];
  const extra = [];
  if (site.favicon) extra.push(link("icon", base(site.favicon), iconType(site.favicon)));
  for (const blog of site.blog) {
    for (const type of feedTypes(site, blog, posts[blog.id] ?? 0)) {
      const href = base(
        `/${[blog.routeBasePath.replace(/^\/+|\/+$/g, ""), FEEDS[type].file].filter(Boolean).join("/")}`
      );
      extra.push(link("alternate", href, { type: FEEDS[type].mediaType, title: feedTitle(site, blog, type) }));
    }
  }
  extra.push(...site.headTags.map(givenTag));
  for (const sheet of site.stylesheets) {
    const attributes = typeof sheet === "string" ? { href: sheet } : sheet;
    extra.push({ tag: "link", attributes: { rel: "stylesheet", ...attributes } });
  }
  for (const script of site.scripts) {
    const attributes = typeof script === "string" ? { src: script } : script;
    extra.push({ tag: "script", attributes });
  }
  const alternates = site.locales.map(({ locale, htmlLang }) => ({ locale, hreflang: htmlLang }));
  return { metas, extra, alternates, defaultLocale: site.locale };
}
var ICON_TYPES = { svg: "image/svg+xml", png: "image/png" };
function iconType(path) {
  return { type: ICON_TYPES[path.split(".").pop().toLowerCase()] };
}
var imageTags = (url2) => [meta("og:image", url2), meta("twitter:image", url2)];
function pageTags(page, site) {
  const { head } = page;
  const title2 = documentTitle(page, site);
  const tags2 = [
    { tag: "title", attributes: {}, inner: escapeText(title2) },
    meta("og:title", title2),
    meta("og:url", head.canonical),
    meta("og:locale", site.locale.replace(/-/g, "_")),
    meta("docusaurus_locale", site.locale),
    meta("docsearch:language", site.locale),
    meta("docusaurus_tag", head.searchTag),
    meta("docsearch:docusaurus_tag", head.searchTag)
  ];
  if (head.version) tags2.push(meta("docusaurus_version", head.version), meta("docsearch:version", head.version));
  const description = pageDescription(page, site);
  if (description) tags2.push(meta("description", description), meta("og:description", description));
  if (head.keywords?.length) tags2.push(meta("keywords", head.keywords.join(",")));
  if (head.image) tags2.push(...imageTags(head.image));
  if (head.robots) tags2.push(meta("robots", head.robots));
  if (head.ogType) tags2.push(meta("og:type", head.ogType));
  if (head.publishedTime) tags2.push(meta("article:published_time", head.publishedTime));
  if (head.modifiedTime) tags2.push(meta("article:modified_time", head.modifiedTime));
  if (head.authorUrls?.length) tags2.push(meta("article:author", head.authorUrls.join(",")));
  if (head.articleTags?.length) tags2.push(meta("article:tag", head.articleTags.join(",")));
  return tags2;
}
function pageLinks(page, site, shared) {
  const { head } = page;
  const tags2 = [link("canonical", head.canonical)];
  for (const { hreflang } of shared.alternates.slice(0, 1)) tags2.push(link("alternate", head.canonical, { hreflang }));
  tags2.push(link("alternate", head.canonical, { hreflang: "x-default" }));
  if (head.prev) tags2.push(link("prev", head.prev));
  if (head.next) tags2.push(link("next", head.next));
  const { search } = site;
  if (search.provider === "algolia") {
    const host = search.hosts?.[0] ?? `https://${search.appId}-dsn.algolia.net`;
    tags2.push(link("preconnect", host, { crossorigin: "anonymous" }));
  }
  if (hasOpenSearch(site)) {
    const type = "application/opensearchdescription+xml";
    tags2.push(link("search", site.baseUrl + OPENSEARCH, { type, title: searchTitle(site) }));
  }
  return tags2;
}
function structuredDataTags(page) {
  return page.head.structuredData.map((data) => ({
    tag: "script",
    attributes: { type: "application/ld+json" },
    inner: scriptJson(data)
  }));
}
var escapeText = (value) => value.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

// renderer/engine/render-types.ts
function bodyRefs(page) {
  switch (page.kind) {
    case "doc":
    case "page":
      return [page.body];
    case "post":
      return [page.post.body];
    case "blog-list":
    case "blog-tag":
    case "blog-author":
      return page.posts.map(({ body }) => body);
    default:
      return [];
  }
}

// renderer/site/dates.ts
var WRITTEN = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?)?[ \t]*(Z|z|UTC|[+-]\d{1,2}(?::?\d{2})?)?$/;
function parseDate(text3) {
  const match = WRITTEN.exec(text3.trim());
  if (!match) return looseDate(text3.trim());
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "", zone] = match;
  const fields = [year, month, day, hour, minute, second].map(Number);
  const [y, mo, d, h, mi, s] = fields;
  if (mo < 1 || mo > 12 || d < 1 || d > daysIn(y, mo) || h > 23 || mi > 59 || s > 59) return void 0;
  const millis = Math.trunc(Number(`0.${fraction || "0"}`) * 1e3);
  return new Date(Date.UTC(y, mo - 1, d, h, mi, s, millis) - zoneMinutes(zone) * 6e4).toISOString();
}
function daysIn(year, month) {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
function zoneMinutes(zone) {
  const match = zone && /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!match) return 0;
  return (match[1] === "-" ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0));
}
var MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december"
];
function looseDate(text3) {
  const chinese = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日?$/.exec(text3);
  if (chinese) return parseDate(`${chinese[1]}-${chinese[2]}-${chinese[3]}`);
  const english = /^(?:([A-Za-z]{3,9})\.?\s+(\d{1,2})|(\d{1,2})\s+([A-Za-z]{3,9})\.?),?\s+(\d{4})$/.exec(text3);
  if (!english) return void 0;
  const name = (english[1] ?? english[4]).toLowerCase();
  const month = MONTHS.findIndex((full) => full.startsWith(name));
  return month < 0 ? void 0 : parseDate(`${english[5]}-${month + 1}-${english[2] ?? english[3]}`);
}
var isChinese = (locale) => locale.toLowerCase().startsWith("zh");
var title = (name) => name[0].toUpperCase() + name.slice(1);
function longDate(iso, locale) {
  const [year, month, day] = parts(iso);
  return isChinese(locale) ? `${year}\u5E74${month}\u6708${day}\u65E5` : `${title(MONTHS[month - 1])} ${day}, ${year}`;
}
function shortDate(iso, locale) {
  const [year, month, day] = parts(iso);
  return isChinese(locale) ? `${year}\u5E74${month}\u6708${day}\u65E5` : `${title(MONTHS[month - 1].slice(0, 3))} ${day}, ${year}`;
}
function parts(iso) {
  return [Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10))];
}

// renderer/site/frontmatter-fields.ts
var ok = (value) => ({ value });
var wrong = (path, expected, value) => ({
  issues: [{ code: "front-matter-type", path, args: { expected, got: shown(value) } }]
});
var text2 = (empty = false) => (value, path) => {
  if (typeof value === "number" || typeof value === "bigint") return ok(String(value));
  if (typeof value !== "string") return wrong(path, "string", value);
  return value === "" && !empty ? wrong(path, "non-empty string", value) : ok(value);
};
var orNull = (field) => (value, path) => value === null ? ok(null) : field(value, path);
var flag = (value, path) => {
  if (typeof value === "boolean") return ok(value);
  const lower = typeof value === "string" ? value.toLowerCase() : "";
  return lower === "true" || lower === "false" ? ok(lower === "true") : wrong(path, "true | false", value);
};
var numeric = (value, path) => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? ok(number) : wrong(path, "number", value);
};
var headingLevel = (value, path) => {
  const level = numeric(value, path);
  if (!("value" in level)) return level;
  const whole = Number.isInteger(level.value) && level.value >= 2 && level.value <= 6;
  return whole ? level : wrong(path, "2 | 3 | 4 | 5 | 6", value);
};
var list = (item, expected) => (value, path) => {
  if (!Array.isArray(value)) return wrong(path, expected, value);
  const made = value.map((entry2, index) => item(entry2, [...path, index]));
  const issues = made.flatMap((entry2) => "issues" in entry2 ? entry2.issues : []);
  return issues.length > 0 ? { issues } : ok(made.map((entry2) => "value" in entry2 ? entry2.value : void 0));
};
var tag = (value, path) => {
  if (!isPlainObject(value)) return text2()(value, path);
  const { label, permalink } = value;
  const good = typeof label === "string" && label !== "" && typeof permalink === "string" && permalink !== "";
  return good ? ok({ label, permalink }) : wrong(path, "string | { label: string, permalink: string }", value);
};
var url = (empty = false) => (value, path) => {
  if (typeof value !== "string") return wrong(path, "URL", value);
  if (value === "") return empty ? ok("") : wrong(path, "URL", value);
  return /[\s<>"]/.test(value) ? wrong(path, "URL without spaces", value) : ok(value);
};
var object = (value, path) => isPlainObject(value) ? ok(value) : wrong(path, "object", value);
var date = (value, path) => {
  const parsed = typeof value === "string" || typeof value === "number" ? parseDate(String(value)) : void 0;
  return parsed ? ok(parsed) : { issues: [{ code: "front-matter-date", path, args: { got: shown(value) } }] };
};
var lastUpdate = (value, path) => {
  if (!isPlainObject(value)) return wrong(path, "{ date?: date, author?: string }", value);
  if (value.date === void 0 && value.author === void 0) {
    return wrong(path, "{ date?: date, author?: string }", value);
  }
  const made = {};
  const issues = [];
  for (const [key, field] of [
    ["date", date],
    ["author", text2()]
  ]) {
    if (value[key] === void 0) continue;
    const entry2 = field(value[key], [...path, key]);
    if ("issues" in entry2) issues.push(...entry2.issues);
    else made[key] = entry2.value;
  }
  return issues.length > 0 ? { issues } : ok(made);
};
var mdx = (value, path) => {
  const format = isPlainObject(value) ? value.format : void 0;
  return isPlainObject(value) && [void 0, "md", "mdx", "detect"].includes(format) ? ok(value) : wrong(path, "{ format: 'md' | 'mdx' | 'detect' }", value);
};
var keywords = list(text2(), "string[]");
var tags = list(tag, "(string | { label: string, permalink: string })[]");
var SHARED = {
  title: text2(true),
  description: text2(true),
  slug: text2(),
  keywords,
  image: url(),
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  last_update: lastUpdate,
  last_reviewed: (value, path) => {
    const made = date(value, path);
    return "value" in made ? ok(made.value.slice(0, 10)) : made;
  },
  draft: flag,
  unlisted: flag,
  mdx
};
var FIELDS = {
  doc: {
    ...SHARED,
    id: text2(),
    hide_title: flag,
    sidebar_key: text2(),
    sidebar_label: text2(),
    sidebar_position: numeric,
    sidebar_class_name: text2(),
    sidebar_custom_props: object,
    displayed_sidebar: orNull(text2()),
    tags,
    pagination_label: text2(),
    pagination_next: orNull(text2()),
    pagination_prev: orNull(text2()),
    custom_edit_url: orNull(url(true)),
    parse_number_prefixes: flag
  },
  post: {
    ...SHARED,
    title_meta: text2(),
    sidebar_label: text2(),
    tags,
    date,
    author: text2(),
    author_title: text2(),
    author_url: url(),
    author_image_url: url()
  },
  page: { ...SHARED, wrapperClassName: text2() },
  partial: {}
};
function checkFields(raw, kind) {
  const fields = FIELDS[kind];
  const frontMatter = {};
  const issues = [];
  for (const [key, value] of Object.entries(raw)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : void 0;
    const made = field ? field(value, [key]) : ok(value);
    if ("issues" in made) issues.push(...made.issues);
    else frontMatter[key] = made.value;
  }
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter;
  if (min !== void 0 && max !== void 0 && min > max) {
    issues.push({ code: "front-matter-toc-levels", path: ["toc_min_heading_level"], args: { min, max } });
    delete frontMatter.toc_min_heading_level;
    delete frontMatter.toc_max_heading_level;
  }
  if (frontMatter.draft && frontMatter.unlisted) {
    issues.push({ code: "front-matter-draft-unlisted", path: ["unlisted"], args: {} });
  }
  return { frontMatter, issues };
}

// renderer/site/yaml.ts
import { isMap, isNode, isPair, isScalar, parseDocument } from "yaml";
function readYaml(text3) {
  const simple = readSimpleMap(text3);
  return simple ? { value: simple } : readAnyYaml(text3);
}
function readAnyYaml(text3) {
  const document = parse(text3);
  const error = document.errors[0];
  if (error) {
    const [start, end] = error.pos;
    return { error: { message: error.message, offset: start, length: Math.max(1, end - start) } };
  }
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) ?? void 0 };
  } catch (cause) {
    return { error: { message: cause instanceof Error ? cause.message : String(cause), offset: 0, length: 1 } };
  }
}
function parse(text3) {
  return parseDocument(text3, { merge: true, prettyErrors: false, logLevel: "silent", stringKeys: true });
}
function yamlPlace(text3, path, want = "value") {
  let node = parse(text3).contents;
  let key;
  for (const piece of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(piece)
      );
      if (!pair) break;
      [key, node] = [pair.key, pair.value];
    } else if (isNode(node) && "items" in node && typeof piece === "number") {
      [key, node] = [void 0, node.items[piece]];
    } else break;
  }
  const written = want === "value" && isScalar(node) && node.range && node.range[1] > node.range[0];
  const target = !written && isNode(key) ? key : node;
  if (!isNode(target) || !target.range) return void 0;
  return { offset: target.range[0], length: Math.max(1, target.range[1] - target.range[0]) };
}
var KEY_LINE = /^([A-Za-z_][\w-]*):(?:[ ]+(.*?))?[ ]*$/;
var LIST_LINE = /^[ ]*-[ ]+(.*?)[ ]*$/;
var PLAIN = /^[^\s\-?:,[\]{}#&*!|>'"%@`](?:[^\s:#]|:(?=[^\s])|(?<=[^\s])#|[ ](?![ ]*#))*$/;
var IN_FLOW = /^[^\s\-?:,[\]{}#&*!|>'"%@`](?:[^\s:#,[\]{}]|[ ](?![ ]*#))*$/;
function readSimpleMap(text3) {
  const map = {};
  const lines = text3.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line.trim() === "") continue;
    const match = KEY_LINE.exec(line);
    if (!match || Object.hasOwn(map, match[1]) || match[1] === "__proto__") return void 0;
    const written = match[2];
    let value;
    if (written) value = written.startsWith("[") ? flowList(written) : scalar(written, PLAIN);
    else {
      const items = [];
      while (index + 1 < lines.length) {
        const item = LIST_LINE.exec(lines[index + 1]);
        if (!item) break;
        items.push(scalar(item[1], PLAIN));
        index++;
      }
      if (items.includes(void 0)) return void 0;
      value = items.length > 0 ? items : null;
    }
    if (value === void 0) return void 0;
    map[match[1]] = value;
  }
  return map;
}
function flowList(text3) {
  if (!text3.endsWith("]")) return void 0;
  const inner = text3.slice(1, -1).trim();
  if (inner === "") return [];
  const items = inner.split(",").map((item) => scalar(item.trim(), IN_FLOW));
  return items.includes(void 0) ? void 0 : items;
}
function scalar(text3, plain) {
  const quote = text3[0];
  if (quote === "'" || quote === '"') {
    const inner = text3.slice(1, -1);
    return text3.length > 1 && text3.endsWith(quote) && !/['"\\\n]/.test(inner) ? inner : void 0;
  }
  return plain.test(text3) ? plainValue(text3) : void 0;
}
function plainValue(text3) {
  if (/^(?:true|True|TRUE)$/.test(text3)) return true;
  if (/^(?:false|False|FALSE)$/.test(text3)) return false;
  if (/^(?:null|Null|NULL|~)$/.test(text3)) return null;
  if (/^\d{1,15}$/.test(text3) || /^\d{1,9}\.\d{1,6}$/.test(text3)) return Number(text3);
  const numberLike = /^[\d+][\da-fxo.+_-]*$/i.test(text3) && !/^\d{4}-\d/.test(text3);
  return numberLike || text3.startsWith(".") ? void 0 : text3;
}

// renderer/site/frontmatter.ts
function cut(text3) {
  if (!text3.startsWith("---") || text3[3] === "-") return void 0;
  const lineEnd = text3.indexOf("\n");
  const language = text3.slice(3, lineEnd < 0 ? void 0 : lineEnd).trim();
  const start = lineEnd < 0 ? text3.length : lineEnd + 1;
  const close = text3.startsWith("---", start) ? start : closing(text3, start);
  if (close < 0) return { yaml: text3.slice(start), start, bodyStart: text3.length, language };
  let bodyStart = close + 3;
  if (text3[bodyStart] === "\r") bodyStart++;
  if (text3[bodyStart] === "\n") bodyStart++;
  return { yaml: text3.slice(start, close), start, bodyStart, language };
}
function closing(text3, from) {
  const found = text3.indexOf("\n---", Math.max(0, from - 1));
  return found < 0 ? -1 : found + 1;
}
function readFrontMatter(text3, file) {
  const bare = text3.startsWith("\uFEFF") ? text3.slice(1) : text3;
  const block = cut(bare);
  if (!block) return { frontMatter: {}, body: bare, bodyLine: 1, problems: [] };
  const body = bare.slice(block.bodyStart);
  const bodyLine = countLines(bare, block.bodyStart);
  const done = (frontMatter2, problems2) => ({ frontMatter: frontMatter2, body, bodyLine, problems: problems2 });
  const at = (offset, length) => placeAt(bare, block.start + offset, length, file.path);
  if (block.language !== "" && block.language !== "yaml" && block.language !== "yml") {
    const place = placeAt(bare, 3, Math.max(1, block.language.length), file.path);
    return done({}, [problem("front-matter-language", { language: block.language }, place)]);
  }
  const read = readYaml(block.yaml);
  if (read.error) {
    const place = at(read.error.offset, read.error.length);
    return done({}, [problem("front-matter-yaml", { message: read.error.message }, place)]);
  }
  const raw = read.value ?? {};
  if (!isPlainObject(raw)) return done({}, [problem("front-matter-no-map", {}, at(0, 1))]);
  if (file.kind === "partial" && Object.keys(raw).length > 0) {
    return done({}, [problem("front-matter-partial", {}, placeAt(bare, 0, 3, file.path))]);
  }
  const { frontMatter, issues } = checkFields(raw, file.kind);
  const problems = issues.map(({ path, ...issue }) => {
    const found = yamlPlace(block.yaml, path) ?? { offset: 0, length: 1 };
    return problem(issue.code, { field: pathText(path), ...issue.args }, at(found.offset, found.length));
  });
  return done(frontMatter, [
    ...problems,
    ...nearMisses(raw, file.kind, (path) => yamlPlace(block.yaml, path, "key"), at)
  ]);
}
function frontMatterPlace(text3, file, field) {
  const bare = text3.startsWith("\uFEFF") ? text3.slice(1) : text3;
  const block = cut(bare);
  const found = block && yamlPlace(block.yaml, field);
  return found ? placeAt(bare, block.start + found.offset, found.length, file) : void 0;
}
function nearMisses(raw, kind, find, at) {
  const known = knownFields(kind);
  return Object.keys(raw).flatMap((key) => {
    if (key.length < 5 || known.includes(key)) return [];
    const nearest = nearestName(key, known);
    if (nearest === void 0 || nearest in raw) return [];
    const place = find([key]) ?? { offset: 0, length: 1 };
    return [problem("front-matter-near-miss", { field: key }, { ...at(place.offset, place.length), nearest })];
  });
}
var SHARED2 = [
  "title",
  "description",
  "slug",
  "keywords",
  "image",
  "hide_table_of_contents",
  "toc_min_heading_level",
  "toc_max_heading_level",
  "last_update",
  "draft",
  "unlisted",
  "last_reviewed"
];
var DOC = [
  "hide_title",
  "sidebar_key",
  "sidebar_label",
  "sidebar_position",
  "sidebar_class_name",
  "sidebar_custom_props",
  "displayed_sidebar",
  "tags",
  "pagination_label",
  "pagination_next",
  "pagination_prev",
  "custom_edit_url",
  "parse_number_prefixes"
];
var POST = [
  "author",
  "author_url",
  "author_image_url",
  "author_title",
  "authorURL",
  "authorImageURL",
  "authorTitle",
  "title_meta",
  "sidebar_label",
  "tags",
  "authors",
  "date"
];
function knownFields(kind) {
  if (kind === "doc") return [...SHARED2, ...DOC];
  if (kind === "post") return [...SHARED2, ...POST];
  return [...SHARED2, "wrapperClassName"];
}
function countLines(text3, end) {
  let lines = 1;
  for (let at = text3.indexOf("\n"); at >= 0 && at < end; at = text3.indexOf("\n", at + 1)) lines++;
  return lines;
}
function placeAt(text3, offset, length, file) {
  const lineStart = text3.lastIndexOf("\n", offset - 1) + 1;
  const end = text3.indexOf("\n", offset);
  const sourceLine = text3.slice(lineStart, end < 0 ? void 0 : end).replace(/\r$/, "");
  const column = offset - lineStart + 1;
  const room = Math.max(1, sourceLine.length - column + 1);
  return { file, line: countLines(text3, offset), column, length: Math.min(length, room), sourceLine };
}

export {
  outputPlace,
  MARKER,
  isOurs,
  isEmpty,
  createStage,
  readRecord,
  pathExists,
  fileState,
  readBytes,
  holds,
  copyIntoStage,
  recordOf,
  commit,
  rollForward,
  parseDate,
  longDate,
  shortDate,
  readYaml,
  yamlPlace,
  readFrontMatter,
  frontMatterPlace,
  placeAt,
  escapeMarkup,
  makeFeeds,
  makeHostFiles,
  renderRedirect,
  makeSitemap,
  hasMarkdownCopy,
  markdownCopy,
  makeLlms,
  makeOpenSearch,
  documentTitle,
  givenTag,
  tagHtml,
  mergeTags,
  parseHead,
  scriptJson,
  makeSiteHead,
  pageTags,
  pageLinks,
  structuredDataTags,
  bodyRefs,
  openPacks,
  createPack,
  openMemo
};
