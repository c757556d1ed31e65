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
  createTrace
} from "./chunk-ILYLTBBS.js";
import "./chunk-PQZNGAZW.js";
import "./chunk-7UOIDLLE.js";

// cli/build-command.ts
import { resolve } from "node:path";

// cli/report/summary.ts
import { relative } from "node:path";
function summary(result, { screen, out, trace }) {
  const { paint, language } = screen;
  const zh = language === "zh";
  const { counts, timings, problems } = result;
  const lines = [];
  if (trace) lines.push(...traceLines(trace));
  const found = tally(problems, language);
  const ms = Math.round(timings.total ?? 0);
  const rss = Math.round(process.memoryUsage.rss() / 1048576);
  if (!result.ok) {
    lines.push(paint.red(zh ? `\u6784\u5EFA\u5931\u8D25\uFF1A${found}\uFF08${ms} ms\uFF09` : `Build failed: ${found} (${ms} ms)`));
    if (result.site) lines.push(zh ? "\u4E0A\u4E00\u6B21\u7684\u8F93\u51FA\u4FDD\u6301\u4E0D\u53D8\u3002" : "The last good output stays.");
    return lines.join("\n");
  }
  const place = relative(process.cwd(), out) || ".";
  lines.push(
    zh ? `${counts.pages} \u4E2A\u9875\u9762\uFF08\u6E32\u67D3 ${counts.rendered}\uFF0C\u7F16\u8BD1 ${counts.compiled}\uFF09\uFF0C\u5199\u5165 ${counts.written} \u4E2A\u6587\u4EF6\uFF08${size(counts.bytes)}\uFF09\uFF0C\u5220\u9664 ${counts.removed} \u4E2A` : `${counts.pages} pages (${counts.rendered} rendered, ${counts.compiled} compiled), ${counts.written} files written (${size(counts.bytes)}), ${counts.removed} removed`
  );
  lines.push(...result.notes.map((note) => paint.dim(note)));
  if (found) lines.push(paint.yellow(found));
  lines.push(`${paint.green("\u2713")} ${place}/  ${ms} ms, ${rss} MB`);
  return lines.join("\n");
}
function size(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}
function traceLines(trace) {
  return trace.spans.toSorted((a, b) => a.start - b.start).map(({ name, start, ms }) => `${start.toFixed(0).padStart(6)} ms  ${ms.toFixed(1).padStart(8)} ms  ${name}`);
}

// cli/build-command.ts
async function buildCommand(dir, options) {
  const screen = terminal();
  const found = siteBuildOptions(dir, options);
  if ("problems" in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  const progress = screen.live && !options.json ? (await import("./progress-JEKODAUC.js")).startProgress() : void 0;
  const trace = createTrace((name) => progress?.step(name));
  const { build } = await import("./build-OGEKEPB7.js");
  const out = resolve(options.outDir ?? "dist");
  const result = await build({
    ...found.options,
    out,
    trace,
    drafts: options.drafts ?? false,
    strict: options.strict ?? false,
    check: options.check ?? true,
    onProgress: progress?.advance
  });
  progress?.stop();
  await reportProblems(result.problems, { screen, options, dir: found.options.dir, result });
  if (!options.json && (options.format ?? "frames") === "frames")
    screen.say(summary(result, { screen, out, trace: options.trace ? trace : void 0 }));
  if (result.ok) return EXIT.ok;
  return result.site ? EXIT.failed : EXIT.usage;
}
export {
  buildCommand
};
