// renderer/check/harness.ts
import { readFileSync, writeSync } from "node:fs";
import { format, inspect, isDeepStrictEqual } from "node:util";
import vm from "node:vm";
var ALLOWED = /* @__PURE__ */ new Set([
  "node:assert",
  "node:assert/strict",
  "node:async_hooks",
  "node:buffer",
  "node:crypto",
  "node:events",
  "node:path",
  "node:perf_hooks",
  "node:querystring",
  "node:string_decoder",
  "node:timers",
  "node:timers/promises",
  "node:url",
  "node:util",
  "node:util/types",
  "node:zlib",
  "node:stream",
  "node:stream/web",
  "react",
  "react/jsx-runtime",
  "react-dom/server"
]);
var REMOVED_GLOBALS = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];
var REMOVED_PROCESS = [
  "binding",
  "dlopen",
  "getBuiltinModule",
  "kill",
  "chdir",
  "report",
  "_linkedBinding",
  "openStdin"
];
var job = JSON.parse(readFileSync(0, "utf8"));
var stringify = JSON.stringify;
var bare = (value) => Object.setPrototypeOf(value, null);
var add = (list, item) => {
  list[list.length] = item;
};
var report = bare({ output: bare([]), failures: bare([]), missed: bare([]) });
var reached = bare([]);
var pending = bare([]);
var captures = [];
var show = (value) => inspect(value, { depth: 4, breakLength: 100, maxArrayLength: 20, maxStringLength: 200 });
var fail = (id, actual) => {
  add(report.failures, bare({ id, actual }));
};
function compare(id, actual, expected) {
  reached[id] = true;
  const wanted = expected();
  if (!isDeepStrictEqual(actual, wanted)) fail(id, show(actual));
}
function checkThrown(id, error) {
  const [name = "", ...rest] = job.expectations[id].expected.split(":");
  const message = rest.join(":").trim();
  const thrown = error;
  const names = [thrown?.name, thrown?.constructor?.name];
  if (!names.includes(name.trim()) || message && !String(thrown?.message).includes(message))
    fail(id, `${String(thrown?.name)}: ${String(thrown?.message)}`);
}
function print(args) {
  const line = format(...args);
  add(report.output, line);
  return line;
}
var PRINTING = /* @__PURE__ */ new Set(["log", "info", "debug", "warn", "error"]);
var console_ = globalThis.console;
for (const method of Object.keys(console_)) {
  if (typeof console_[method] === "function")
    console_[method] = PRINTING.has(method) ? (...args) => void print(args) : () => {
    };
}
var notes = {
  value(id, actual, expected) {
    compare(id, actual, expected);
    return actual;
  },
  /** At the top level the module awaits this before it goes on; elsewhere it runs beside. */
  promise(id, actual, expected) {
    reached[id] = true;
    const isPromise = typeof actual?.then === "function";
    const settled = isPromise ? Promise.resolve(actual).then(
      (value) => {
        compare(id, value, expected);
        return value;
      },
      (error) => fail(id, `a rejection with ${show(error)}`)
    ) : Promise.resolve(fail(id, `${show(actual)}, not a promise`));
    add(pending, settled);
    return settled;
  },
  throws(id, run) {
    reached[id] = true;
    try {
      run();
    } catch (error) {
      checkThrown(id, error);
      return;
    }
    fail(id, "no error");
  },
  async throwsAsync(id, run) {
    reached[id] = true;
    try {
      await run();
    } catch (error) {
      checkThrown(id, error);
      return;
    }
    fail(id, "no error");
  },
  prints(id, method) {
    return (...args) => {
      reached[id] = true;
      const line = PRINTING.has(method) ? print(args) : "";
      if (line !== job.expectations[id].expected) fail(id, line);
    };
  },
  capture(id) {
    captures.push({ id, from: report.output.length });
  },
  release(id) {
    reached[id] = true;
    const { from } = captures.pop();
    let lines = report.output[from] ?? "";
    for (let i = from + 1; i < report.output.length; i++) lines += `
${report.output[i]}`;
    if (lines !== job.expectations[id].expected) fail(id, lines || "nothing");
  }
};
function lockDown() {
  const globals = globalThis;
  for (const name of REMOVED_GLOBALS) delete globals[name];
  const process_ = process;
  for (const name of REMOVED_PROCESS) delete process_[name];
  process.env = {};
  Object.defineProperty(globals, "__notes", { value: Object.freeze(notes) });
}
var link = async (specifier, referrer) => {
  const name = specifier.startsWith("node:") || specifier.includes("react") ? specifier : `node:${specifier}`;
  if (!ALLOWED.has(name)) throw new Error(`import of '${specifier}' is not allowed in a note`);
  const namespace = await import(name);
  const module = new vm.SyntheticModule(
    Object.keys(namespace),
    () => {
      for (const key of Object.keys(namespace)) module.setExport(key, namespace[key]);
    },
    { context: referrer?.context }
  );
  return module;
};
var completed = false;
function finish() {
  if (!completed && !report.error)
    report.error = bare({ name: "Exit", message: "the code ended the process before its own end", stack: "" });
  for (let id = 0; id < job.expectations.length; id++) if (!reached[id]) add(report.missed, id);
  writeSync(3, stringify(report));
}
function describeError(error) {
  const { name, message, stack } = error ?? {};
  return bare({ name: String(name ?? typeof error), message: String(message ?? error), stack: String(stack ?? "") });
}
var failedHard = false;
var failHard = (error) => {
  if (failedHard) return;
  failedHard = true;
  report.error = describeError(error);
};
process.on("uncaughtException", failHard);
process.on("unhandledRejection", failHard);
process.on("exit", finish);
lockDown();
try {
  const module = new vm.SourceTextModule(job.code, {
    identifier: "block",
    importModuleDynamically: async (specifier) => {
      const target = await link(specifier);
      await target.link(() => Promise.reject(new Error("no further imports")));
      await target.evaluate();
      return target;
    }
  });
  await module.link((specifier, referrer) => link(specifier, referrer));
  await module.evaluate();
  for (let i = 0; i < pending.length; i++) await pending[i];
  completed = true;
} catch (error) {
  failHard(error);
}
