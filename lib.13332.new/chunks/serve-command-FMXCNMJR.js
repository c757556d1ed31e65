import {
  LiveReload,
  RELOAD_PATH,
  listen
} from "./chunk-PTPVN5Y7.js";
import {
  siteBuildOptions
} from "./chunk-GZPWVKYL.js";
import {
  frames,
  reportProblems,
  tally
} from "./chunk-L2LQBA4T.js";
import {
  placeOf,
  terminal
} from "./chunk-JQZKSOLU.js";
import {
  EXIT
} from "./chunk-FH77VVFQ.js";
import {
  SITE_DATA,
  createEngine
} from "./chunk-LVGZG4IZ.js";
import "./chunk-VEL3SJEM.js";
import {
  createTrace
} from "./chunk-ILYLTBBS.js";
import "./chunk-XRQHB4RX.js";
import "./chunk-TGKX7SGW.js";
import "./chunk-LHZMD5TH.js";
import "./chunk-E3NSBWOD.js";
import "./chunk-VUIBUO63.js";
import "./chunk-LSINRD35.js";
import "./chunk-Z5SG2HXQ.js";
import "./chunk-PQZNGAZW.js";
import "./chunk-5OK2Z345.js";
import "./chunk-7UOIDLLE.js";
import "./chunk-I4DNR6TI.js";
import "./chunk-IKKQILZO.js";
import "./chunk-Y35N2B3X.js";
import "./chunk-CZTYYPRF.js";

// cli/serve-command.ts
import { relative } from "node:path";

// cli/serve/watch.ts
import { basename, sep } from "node:path";
import { watch } from "chokidar";
var GATHER_MS = 10;
var IGNORED = /* @__PURE__ */ new Set(["node_modules", ".git", ".notes", "dist", ".DS_Store"]);
async function watchSite(dir, engine, rebuild2) {
  const outside = engine.configFiles.filter((file) => !file.startsWith(dir + sep));
  const watcher = watch([dir, ...outside], {
    ignoreInitial: true,
    // Names of files that editors keep beside the real one end in `~` or `.swp`, or are numbers (vim's probe).
    ignored: (path) => path !== dir && (IGNORED.has(basename(path)) || /~$|\.sw[a-z]$|(^|[\\/])4913$/.test(path))
  });
  let waiting = /* @__PURE__ */ new Set();
  let timer;
  let running;
  const start = () => {
    timer = void 0;
    if (running || waiting.size === 0) return;
    const changes = [...waiting].sort();
    waiting = /* @__PURE__ */ new Set();
    running = rebuild2(changes).finally(() => {
      running = void 0;
      start();
    });
  };
  watcher.on("all", (_event, path) => {
    waiting.add(path);
    timer ??= setTimeout(start, GATHER_MS);
  });
  await new Promise((resolve) => watcher.once("ready", () => resolve()));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await running;
    }
  };
}

// cli/serve-command.ts
var DEFAULT_PORT = 3e3;
async function serveCommand(dir, options) {
  const screen = terminal();
  const found = siteBuildOptions(dir, options);
  if ("problems" in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  const progress = screen.live ? (await import("./progress-JEKODAUC.js")).startProgress() : void 0;
  const trace = createTrace((name) => progress?.step(name));
  const engine = createEngine({
    ...found.options,
    out: null,
    drafts: options.drafts ?? true,
    reload: RELOAD_PATH,
    onProgress: progress?.advance
  });
  const first = await engine.build(trace);
  progress?.stop();
  const live = new LiveReload();
  const session = { engine, screen, live, told: /* @__PURE__ */ new Set(), dir: found.options.dir, options };
  tell(session, first);
  if (!first.site) {
    await engine.close();
    return EXIT.usage;
  }
  const server = await listen({
    host: options.host,
    port: options.port ?? DEFAULT_PORT,
    outputs: engine.outputs,
    baseUrl: first.site.baseUrl,
    live
  });
  announce(server, session, options);
  const watcher = await watchSite(found.options.dir, engine, (changes) => rebuild(session, changes));
  if (options.open) await openBrowser(server.url);
  await untilInterrupted();
  await Promise.all([watcher.close(), server.close()]);
  await engine.close();
  return 130;
}
function announce(server, { screen }, { port }) {
  const wanted = port ?? DEFAULT_PORT;
  if (wanted !== 0 && server.port !== wanted)
    screen.say(
      screen.language === "zh" ? `\u7AEF\u53E3 ${wanted} \u5DF2\u88AB\u5360\u7528\uFF0C\u6539\u7528 ${server.port}\u3002` : `Port ${wanted} is taken; using ${server.port}.`
    );
  screen.say(`${screen.paint.green("\u2713")} ${screen.paint.bold(server.url)}`);
}
function tell(session, result) {
  const { screen, live, told } = session;
  const { language, paint } = screen;
  const serious = result.problems.filter(({ level }) => level !== "info");
  const fresh = serious.filter((entry) => !told.has(JSON.stringify(entry)));
  session.told = new Set(serious.map((entry) => JSON.stringify(entry)));
  if (fresh.length > 0) screen.say(frames(fresh, { language, paint, most: 5 }));
  const count = tally(result.problems, language);
  if (count && fresh.length > 0) screen.say(count);
  live.problems = overlay(result.problems, screen);
}
function overlay(problems, { language }) {
  return problems.filter(({ level }) => level === "error").map((entry) => ({ title: `${entry.code} ${placeOf(entry)}`, frame: frames([entry], { language }) }));
}
async function rebuild(session, changes) {
  const { engine, screen, live, dir } = session;
  const trace = createTrace();
  const result = await engine.build(trace);
  const ms = Math.round(result.timings.total ?? 0);
  const names = changes.map((path) => relative(dir, path).split("\\").join("/"));
  const what = names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(", ");
  const pages = result.routes.length;
  const done = screen.language === "zh" ? `${pages} \u4E2A\u9875\u9762` : `${pages} ${pages === 1 ? "page" : "pages"}`;
  screen.say(result.ok ? `${what} \u2192 ${done}, ${ms} ms` : `${what} \u2192 ${screen.paint.red("\u2717")} ${ms} ms`);
  tell(session, result);
  if (result.ok && result.changed.length + result.removed.length > 0) live.send(messageFor(result));
}
function messageFor({ changed, routes }) {
  const swappable = changed.every((path) => path.startsWith("_notes/") && path !== SITE_DATA) || routes.length > 0;
  const whole = changed.some((path) => path.startsWith("assets/") || path === SITE_DATA);
  return whole || !swappable ? { kind: "full" } : { kind: "pages", routes };
}
async function openBrowser(url) {
  const { spawn } = await import("node:child_process");
  const command = process.platform === "darwin" ? "open" : process.platform === "win32" ? "explorer" : "xdg-open";
  spawn(command, [url], { stdio: "ignore", detached: true }).on("error", () => {
  }).unref();
}
function untilInterrupted() {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) {
      process.removeAllListeners(signal);
      process.once(signal, () => {
        resolve();
        process.once(signal, () => process.exit(130));
      });
    }
  });
}
export {
  serveCommand
};
