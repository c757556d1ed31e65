import {
  openCache
} from "./chunk-C4LN3MXI.js";
import {
  problem
} from "./chunk-7UOIDLLE.js";

// cli/check/outer.ts
import { join } from "node:path";

// renderer/check/external.ts
var OUTER_DEFAULTS = { interval: 1e3, timeout: 15e3, hosts: 8 };
var BELIEVED = 7 * 864e5;
var TURNED_AWAY = /* @__PURE__ */ new Set([401, 403, 405, 406, 429, 451, 503, 999]);
var HEAD_UNSURE = /* @__PURE__ */ new Set([400, 401, 403, 404, 405, 406, 429, 500, 501, 503, 999]);
function outerLinks(documents, sources) {
  const links = /* @__PURE__ */ new Map();
  const add = (address, place) => {
    const url = address.startsWith("//") ? `https:${address}` : address;
    if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return;
    const bare = url.replace(/#.*$/, "");
    const link = links.get(bare);
    if (link) link.places.push(place);
    else links.set(bare, { url: bare, places: [place] });
  };
  for (const { source, slots } of documents)
    for (const slot of slots)
      if (slot.kind === "link" && !slot.unchecked)
        add(slot.url, { file: source, line: slot.line, column: slot.column });
  for (const { path, text } of sources)
    for (const match of text.matchAll(/<LinkCard\b[^>]*?\surl="([^"]+)"/g))
      add(match[1], { file: path, line: text.slice(0, match.index).split("\n").length });
  return [...links.values()];
}
async function checkOuter(links, options) {
  const hosts = /* @__PURE__ */ new Map();
  const problems = [];
  let cached = 0;
  for (const link of links) {
    const known = options.cache.get(link.url);
    if (known && options.now() - known.at < BELIEVED) {
      cached++;
      continue;
    }
    const host = new URL(link.url).host;
    hosts.set(host, [...hosts.get(host) ?? [], link]);
  }
  const queue = [...hosts.values()];
  const lane = async () => {
    for (let list = queue.shift(); list; list = queue.shift()) problems.push(...await askHost(list, options));
  };
  await Promise.all(Array.from({ length: options.hosts }, lane));
  return { problems, asked: links.length, cached };
}
async function askHost(links, options) {
  const problems = [];
  let last = Number.NEGATIVE_INFINITY;
  const wait = async () => {
    const left = last + options.interval - options.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    last = options.now();
  };
  for (const link of links) {
    await wait();
    let answer = await ask(link.url, "HEAD", options);
    if ("reason" in answer || HEAD_UNSURE.has(answer.status)) {
      await wait();
      answer = await ask(link.url, "GET", options);
    }
    problems.push(...answerProblems(link, answer, options));
  }
  return problems;
}
async function ask(url, method, { fetch: fetch2, timeout }) {
  const headers = { "user-agent": "Mozilla/5.0 (compatible; notes-check)", accept: "text/html,*/*;q=0.8" };
  try {
    const response = await fetch2(url, { method, headers, redirect: "follow", signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    const { name, message, cause } = error;
    const slow = name === "TimeoutError" ? `no answer within ${timeout / 1e3} s` : void 0;
    return { reason: slow ?? cause?.code ?? cause?.message ?? message };
  }
}
function answerProblems({ url, places }, answer, { cache, now }) {
  if ("status" in answer && answer.status < 400) {
    cache.set(url, { status: answer.status, at: now() });
    return [];
  }
  if ("status" in answer && TURNED_AWAY.has(answer.status))
    return places.map((place) => problem("check-link-refused", { url, status: answer.status }, place));
  const reason = "status" in answer ? `status ${answer.status}` : answer.reason;
  return places.map((place) => problem("check-link-dead", { url, reason }, place));
}

// cli/check/outer.ts
async function checkExternal({ engine }, { files, linked }) {
  const graph = linked.graph;
  const documents = [
    ...graph.versions.flatMap(({ docs }) => docs.map(({ document }) => document)),
    ...graph.blogs.flatMap(({ posts }) => posts.map(({ document }) => document)),
    ...graph.pages.flatMap(({ document }) => document ?? []),
    ...graph.partials.values()
  ];
  const cache = openCache(join(engine.cacheDir, "links.json"));
  const links = outerLinks(
    documents,
    files.sources.filter(({ format }) => format !== "code")
  );
  const { problems, asked, cached } = await checkOuter(links, { ...OUTER_DEFAULTS, cache, now: Date.now, fetch });
  cache.save();
  return { problems, outer: { asked, cached } };
}
export {
  checkExternal
};
