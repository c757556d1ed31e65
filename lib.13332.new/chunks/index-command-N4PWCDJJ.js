import {
  siteBuildOptions
} from "./chunk-GZPWVKYL.js";
import {
  reportProblems
} from "./chunk-L2LQBA4T.js";
import {
  terminal
} from "./chunk-JQZKSOLU.js";
import {
  EXIT
} from "./chunk-FH77VVFQ.js";
import {
  createEngine
} from "./chunk-LVGZG4IZ.js";
import "./chunk-VEL3SJEM.js";
import "./chunk-ILYLTBBS.js";
import "./chunk-XRQHB4RX.js";
import "./chunk-TGKX7SGW.js";
import "./chunk-LHZMD5TH.js";
import "./chunk-E3NSBWOD.js";
import "./chunk-VUIBUO63.js";
import "./chunk-LSINRD35.js";
import "./chunk-Z5SG2HXQ.js";
import "./chunk-PQZNGAZW.js";
import "./chunk-5OK2Z345.js";
import {
  problem
} from "./chunk-7UOIDLLE.js";
import "./chunk-I4DNR6TI.js";
import "./chunk-IKKQILZO.js";
import "./chunk-Y35N2B3X.js";
import "./chunk-CZTYYPRF.js";

// cli/index-command.ts
async function indexCommand(dir, options) {
  const screen = terminal();
  const found = siteBuildOptions(dir, options);
  if ("problems" in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  const engine = createEngine({ ...found.options, out: null });
  try {
    const { records, problems, site } = await engine.records();
    const report = (list) => reportProblems([...list], { screen, options: { format: options.format }, dir: found.options.dir });
    const grave = problems.filter(({ level }) => level === "error");
    if (!site || grave.length > 0) {
      await report(grave);
      return site ? EXIT.failed : EXIT.usage;
    }
    return await pushSite({ site, records, options, screen, report });
  } finally {
    await engine.close();
  }
}
function credentialsOf(site) {
  const hosted = site.search.provider === "algolia" ? site.search : void 0;
  return {
    appId: process.env.ALGOLIA_APP_ID || site.index.appId || hosted?.appId,
    key: process.env.ALGOLIA_WRITE_KEY || void 0,
    indexName: site.index.indexName ?? hosted?.indexName ?? "notes"
  };
}
async function pushSite(input) {
  const { site, options, screen, report } = input;
  const { makeHostedRecords } = await import("./records-POU5MJY2.js");
  const marker = site.index.site ?? `${site.url}${site.baseUrl}`;
  const hosted = makeHostedRecords(input.records, marker, site.url, site.index.maxRecordBytes);
  if (hosted.problems.length > 0) {
    await report(hosted.problems);
    return EXIT.failed;
  }
  const credentials = credentialsOf(site);
  const { appId, key } = credentials;
  if (!appId || !key) {
    if (options.dryRun) return await offlinePlan(hosted, input);
    await report([
      ...appId ? [] : [problem("index-app-id-missing")],
      ...key ? [] : [problem("index-api-key-missing")]
    ]);
    return EXIT.usage;
  }
  const result = await pushTo({ ...credentials, appId, key }, hosted, marker, input);
  await report(result.problems);
  await print(result, hosted, input);
  screen.say(outcome(result, options));
  return result.problems.some(({ level }) => level === "error") ? EXIT.failed : EXIT.ok;
}
async function pushTo({ appId, key, indexName }, hosted, marker, { site, options, screen }) {
  const [{ algoliasearch }, { checkKey, push }] = await Promise.all([
    import("algoliasearch"),
    import("./push-3IJ7L3GI.js")
  ]);
  const client = algoliasearch(appId, key, site.index.hosts ? { hosts: site.index.hosts.map(hostOf) } : void 0);
  const rights = await checkKey(client, key, options.replace ?? false);
  const progress = screen.live ? (await import("./progress-JEKODAUC.js")).startProgress() : void 0;
  let shown;
  const refused = rights.some(({ level }) => level === "error");
  const result = await push({
    client,
    indexName,
    site: marker,
    records: hosted.records,
    settings: site.index.settings,
    synonyms: site.index.synonyms,
    dryRun: options.dryRun || refused,
    replace: options.replace,
    force: options.force,
    onProgress(step, done, total) {
      if (step !== shown) {
        progress?.step(step);
        if (!progress) screen.say(`${step} \u2026`);
      }
      shown = step;
      progress?.advance(done, total);
    }
  });
  progress?.stop();
  return { ...result, problems: [...rights, ...refused ? [] : result.problems] };
}
function hostOf(address) {
  const url = new URL(address.includes("://") ? address : `http://${address}`);
  const protocol = url.protocol === "https:" ? "https" : "http";
  return { url: url.hostname, port: url.port ? Number(url.port) : void 0, protocol, accept: "readWrite" };
}
async function offlinePlan(hosted, input) {
  const { makePlan } = await import("./plan-JD44HKWR.js");
  const result = { plan: makePlan(hosted.records, /* @__PURE__ */ new Map()), settings: [], pushed: false, problems: [] };
  await print(result, hosted, input);
  input.screen.say("No keys in the environment (ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY): compared with an empty index.");
  input.screen.say(outcome(result, input.options));
  return EXIT.ok;
}
async function print(result, hosted, { options, screen }) {
  const { plan, settings, pushed } = result;
  if (options.json) {
    const ids = (list) => list.map(({ objectID }) => objectID);
    const { unchanged, bytes, biggest, remove } = plan;
    await screen.data(
      JSON.stringify({
        pushed,
        add: ids(plan.add),
        update: ids(plan.update),
        remove,
        unchanged,
        bytes,
        biggest,
        settings
      })
    );
  } else if (options.dryRun) {
    await screen.data(hosted.records.map((record) => JSON.stringify(record)).join("\n"));
  }
}
function outcome({ plan, settings, pushed }, { dryRun }) {
  const biggest = plan.biggest.map(({ objectID, bytes }) => `
  ${bytes} bytes  ${objectID}`).join("");
  const counts = `${plan.add.length} to add, ${plan.update.length} to update, ${plan.remove.length} to delete, ${plan.unchanged} unchanged; ${(plan.bytes / 1024).toFixed(1)} KB to send`;
  const set = settings.length > 0 ? `; settings: ${settings.join(", ")}` : "";
  if (dryRun) return `Plan: ${counts}${set}
Biggest records:${biggest}`;
  return pushed ? `Pushed: ${counts.replaceAll(" to ", " ")}${set}` : `Nothing pushed: ${counts}`;
}
export {
  indexCommand
};
