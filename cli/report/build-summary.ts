/** The last lines of a build: what was made, in how long, what to do next. */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { EngineResult } from '../../renderer/engine/run/options.js';
import type { Trace } from '../../renderer/engine/run/trace.js';
import type { Look } from '../../renderer/engine/unchanged/look.js';
import { plural, tally } from './frames.js';
import { size } from './sizes.js';
import { STEP_NAMES } from './step-names.js';
import type { Terminal } from './terminal.js';

export interface SummaryContext {
  screen: Terminal;
  out: string;
  /** Site folder as it was named. */
  dir?: string;
  /** Given with `--trace`. */
  trace?: Trace;
  /** Result of the scan before the build. */
  look?: Look;
}

export function summary(result: EngineResult, { screen, out, dir, trace, look }: SummaryContext): string {
  const { paint, language } = screen;
  const zh = language === 'zh';
  const { counts, timings, problems } = result;
  const lines: string[] = [];
  if (trace) lines.push(...traceLines(trace, zh));
  if (look && screen.verbose) lines.push(...lookLines(look, zh));
  if (result.pagesAlone && screen.verbose)
    lines.push(
      zh
        ? '只有部分页面变了：只重做这些页面和搜索索引，没有读取和链接整个站点'
        : 'only some pages have changed: these and the search index were made anew, the site was neither read nor linked',
    );
  const found = tally(problems, language);
  const ms = Math.round(timings.total ?? 0);
  // The most that the process has held: whether a machine has enough depends on that.
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  if (!result.ok) {
    lines.push(paint.red(zh ? `构建失败：${found}（${ms} ms）` : `Build failed: ${found} (${ms} ms)`));
    if (result.written)
      lines.push(zh ? '输出已经写好，出错在那之后。' : 'The output is written; what failed came after that.');
    else if (result.site && existsSync(out)) lines.push(zh ? '上一次的输出保持不变。' : 'The last good output stays.');
    return lines.join('\n');
  }
  const near = relative(process.cwd(), out) || '.';
  // Steps up to a folder far away say less than its own path.
  const place = /^(?:\.\.[\\/]){2}/.test(near) ? out : near;
  lines.push(
    zh
      ? `${counts.pages} 个页面（渲染 ${counts.rendered}，编译 ${counts.compiled}），写入 ${counts.written} 个文件（${size(counts.bytes)}），删除 ${counts.removed} 个`
      : `${plural(counts.pages, 'page')} (${counts.rendered} rendered, ${counts.compiled} compiled), ${plural(counts.written, 'file')} written (${size(counts.bytes)}), ${counts.removed} removed`,
  );
  lines.push(...result.notes.map((note) => paint.dim(note)));
  if (found) lines.push(paint.yellow(found));
  const { heaviest } = result;
  if (heaviest) lines.push(`${zh ? '最大的页面：' : 'Heaviest page: '}${heaviest.path} (${size(heaviest.bytes)})`);
  lines.push(`${paint.green('✓')} ${place}/  ${ms} ms, ${peak} MB`);
  const check = `notes check${dir === undefined ? '' : ` ${dir}`}`;
  lines.push(
    paint.dim(
      zh
        ? `接着：把 ${place}/ 放到静态服务器上；发布前可运行 ${check}`
        : `Next: put ${place}/ on a static host; ${check} before that`,
    ),
  );
  return lines.join('\n');
}

function traceLines(trace: Trace, zh: boolean): string[] {
  const named = (name: string) => (zh && STEP_NAMES[name] ? `${name}  ${STEP_NAMES[name].zh}` : name);
  return trace.spans
    .toSorted((a, b) => a.start - b.start)
    .map(
      ({ name, start, ms }) => `${start.toFixed(0).padStart(6)} ms  ${ms.toFixed(1).padStart(8)} ms  ${named(name)}`,
    );
}

/** Returns how `--verbose` says that nothing was to do, or why that cannot be known beforehand. */
function lookLines({ looked, unknown }: Look, zh: boolean): string[] {
  if (looked) {
    const { inputs, outputs } = looked;
    const seen = zh
      ? `看过 ${inputs} 个输入和 ${outputs} 个输出`
      : `looked at ${plural(inputs, 'input')} and ${plural(outputs, 'output')}`;
    return [zh ? `没有变化：${seen}，没有载入引擎` : `nothing has changed: ${seen}, the engine was not loaded`];
  }
  return unknown.map((name) =>
    zh ? `每次都要构建，因为无法预知结果：${name}` : `runs each time, for nobody can know beforehand: ${name}`,
  );
}
