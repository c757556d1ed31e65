import {
  makePlan,
  refusal
} from "./chunk-OGM6H73Z.js";
import "./chunk-KV6SII3C.js";
import {
  problem
} from "./chunk-7UOIDLLE.js";

// renderer/output/algolia/settings.ts
var DEFAULT_SETTINGS = {
  attributesForFaceting: ["type", "lang", "language", "version", "docusaurus_tag", "tags", "filterOnly(site)"],
  attributesToRetrieve: ["hierarchy", "content", "anchor", "url", "url_without_anchor", "type"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  searchableAttributes: [
    ...["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"].map((level) => `unordered(hierarchy.${level})`),
    "content"
  ],
  distinct: true,
  attributeForDistinct: "url",
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: ["en"],
  removeWordsIfNoResults: "allOptional",
  queryLanguages: ["zh", "en"],
  indexLanguages: ["zh", "en"],
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>"
};
function changedSettings(wanted, stored) {
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(stored[key]))
  );
}

// renderer/output/algolia/push.ts
var BATCH = 500;
async function push(options) {
  const { client, indexName, records, onProgress = () => {
  } } = options;
  const result = { plan: makePlan(records, /* @__PURE__ */ new Map()), settings: [], pushed: false, problems: [] };
  try {
    onProgress("compare", 0, 1);
    const stored = await storedHashes(client, indexName, options.site);
    result.plan = makePlan(records, stored);
    const settings = changedSettings(
      { ...DEFAULT_SETTINGS, ...options.settings },
      await storedSettings(client, indexName)
    );
    result.settings = Object.keys(settings).sort();
    const refused = refusal(records, result.plan, stored.size);
    if (refused && !options.force) {
      result.problems.push(problem(refused, { remove: result.plan.remove.length, stored: stored.size }));
      return result;
    }
    if (options.dryRun) return result;
    if (options.replace) await replaceAll(options, settings);
    else await applyPlan(options, result.plan, settings);
    result.pushed = true;
  } catch (error) {
    result.problems.push(serviceProblem(error, indexName));
  }
  return result;
}
async function storedHashes(client, indexName, site) {
  const stored = /* @__PURE__ */ new Map();
  try {
    await client.browseObjects({
      indexName,
      browseParams: { attributesToRetrieve: ["hash"], facetFilters: [`site:${site}`], hitsPerPage: 1e3 },
      aggregator: ({ hits }) => {
        for (const { objectID, hash } of hits) stored.set(objectID, hash ?? "");
      }
    });
  } catch (error) {
    if (error.status !== 404) throw error;
  }
  return stored;
}
async function storedSettings(client, indexName) {
  try {
    return await client.getSettings({ indexName });
  } catch (error) {
    if (error.status === 404) return {};
    throw error;
  }
}
async function applyPlan(options, plan, settings) {
  const { client, indexName, onProgress = () => {
  } } = options;
  const save = [...plan.add, ...plan.update];
  for (let at = 0; at < save.length; at += BATCH) {
    onProgress("save", at, save.length);
    await client.saveObjects({
      indexName,
      objects: save.slice(at, at + BATCH),
      waitForTasks: true
    });
  }
  for (let at = 0; at < plan.remove.length; at += BATCH) {
    onProgress("delete", at, plan.remove.length);
    await client.deleteObjects({ indexName, objectIDs: plan.remove.slice(at, at + BATCH), waitForTasks: true });
  }
  await applySettings(options, settings);
}
async function applySettings({ client, indexName, synonyms, onProgress = () => {
} }, settings) {
  if (Object.keys(settings).length > 0) {
    onProgress("settings", 0, 1);
    const { taskID } = await client.setSettings({ indexName, indexSettings: settings });
    await client.waitForTask({ indexName, taskID });
  }
  if (synonyms && synonyms.length > 0) {
    const { taskID } = await client.saveSynonyms({
      indexName,
      synonymHit: synonyms,
      replaceExistingSynonyms: true
    });
    await client.waitForTask({ indexName, taskID });
  }
}
async function replaceAll(options, settings) {
  options.onProgress?.("replace", 0, options.records.length);
  await options.client.replaceAllObjects({
    indexName: options.indexName,
    objects: options.records,
    batchSize: BATCH
  });
  await applySettings(options, settings);
}
var NEEDED = ["addObject", "deleteObject", "browse", "settings", "editSettings"];
var TOO_MUCH = ["admin", "logs", "listIndexes", "usage", "inference"];
async function checkKey(client, key, replace) {
  try {
    const { acl } = await client.getApiKey({ key });
    const rights = new Set(acl);
    const missing = [...NEEDED, ...replace ? ["deleteIndex"] : []].filter((right) => !rights.has(right));
    if (missing.length > 0) return [problem("index-key-too-weak", { missing: missing.join(", ") })];
    const extra = TOO_MUCH.filter((right) => rights.has(right));
    return extra.length > 0 ? [problem("index-key-too-strong", { extra: extra.join(", ") })] : [];
  } catch (error) {
    const { status } = error;
    return status === 403 || status === 401 ? [problem("index-key-refused", {})] : status === 404 ? [] : [serviceProblem(error, "")];
  }
}
function serviceProblem(error, indexName) {
  const { name, message, status } = error;
  if (status === 403 || status === 401) return problem("index-key-refused", {});
  if (status === 429) return problem("index-rate-limited", {});
  if (name === "RetryError") return problem("index-unreachable", {});
  return problem("index-failed", { index: indexName, message: message ?? String(error), status: status ?? "" });
}
export {
  checkKey,
  push
};
