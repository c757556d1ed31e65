/** `notes build [dir]` */
import { join, relative } from 'node:path';
import type { EngineResult } from '../../renderer/engine/run/options.js';
import { createTrace, type Trace } from '../../renderer/engine/run/trace.js';
import { forgetLook, lookAt } from '../../renderer/engine/unchanged/look.js';
import { fullPath, isInside } from '../../renderer/site/helpers/file-paths.js';
import { problem } from '../../renderer/site/problems/problem.js';
import { EXIT } from '../options/exit.js';
import { foundSite } from '../options/found-site.js';
import type { SiteOptions } from '../options/site-options.js';
import { storeAddress } from '../options/store-address.js';
import { sayAboutRun } from '../report/about-run.js';
import { type SummaryContext, summary } from '../report/build-summary.js';
import { reportProblems } from '../report/report.js';
import { type Terminal, terminal } from '../report/terminal.js';
import { expectShortLife, keepCode } from './v8.js';

export interface BuildCommandOptions extends Omit<SiteOptions, 'locale'> {
  locale?: readonly string[];
  outDir?: string;
  drafts?: boolean;
  strict?: boolean;
  verify?: boolean;
  manifest?: string;
  cacheUrl?: string;
  /** False with `--no-check`. */
  check?: boolean;
}

export async function buildCommand(dir: string | undefined, options: BuildCommandOptions): Promise<number> {
  const screen = terminal(options);
  const { locale: locales, ...siteOptions } = options;
  const found = await foundSite(dir, siteOptions, { screen, options });
  if (!found) return EXIT.usage;
  // Relative to the named site, else to the current folder (D1).
  const out = fullPath(options.outDir ?? (dir === undefined ? 'dist' : join(found.dir, 'dist')));
  if (options.manifest !== undefined) {
    const { tryManifest } = await import('../../renderer/engine/write/manifest.js');
    if (isInside(out, options.manifest)) {
      await reportProblems([problem('manifest-inside', { file: options.manifest })], { screen, options });
      return EXIT.usage;
    }
    tryManifest(fullPath(options.manifest));
  }
  const store = storeAddress(options.cacheUrl);
  if ('problem' in store) {
    await reportProblems([store.problem], { screen, options });
    return EXIT.usage;
  }
  sayAboutRun(screen, found);
  const progress = screen.progress(!options.json);
  const trace = createTrace(progress.step);
  const settled = {
    ...found,
    out,
    drafts: options.drafts ?? false,
    strict: options.strict ?? false,
    verify: options.verify ?? false,
    check: options.check ?? true,
    locales,
    ...store,
  };
  const tell = async (result: EngineResult, told: Pick<SummaryContext, 'look' | 'trace'>): Promise<number> => {
    progress.stop();
    await reportProblems(result.problems, { screen, options, dir: found.dir, result });
    if (!options.json && (options.format ?? 'frames') === 'frames')
      screen.tell(summary(result, { screen, out, dir, ...told }));
    if (result.ok) return EXIT.ok;
    return result.site ? EXIT.failed : EXIT.usage;
  };
  const look = hasToRun(options) ? undefined : await lookAt(settled);
  if (look?.unchanged && !options.trace) return tell({ ...look.unchanged, timings: trace.timings() }, { look });
  if (look) {
    forgetLook(look);
    // The steps of a build are asked for: it runs.
    look.looked = undefined;
  }
  if (look?.edited) keepCode(found.cacheDir);
  else expectShortLife();
  const { build } = await import('../../renderer/engine/build.js');
  const input = {
    ...settled,
    trace,
    onWhole: expectShortLife,
    onProgress: progress.advance,
    onWait: (pid: number) =>
      screen.tell(
        screen.language === 'zh'
          ? `进程 ${pid} 正在写同一个输出文件夹，等它写完。`
          : `Process ${pid} is writing to the same output folder; waiting for it.`,
      ),
  };
  const result = await build(input, look);
  if (options.manifest !== undefined && result.ok) {
    const { writeManifest } = await import('../../renderer/engine/write/manifest.js');
    writeManifest(fullPath(options.manifest), out, found.dir);
  }
  if (options.trace && !options.json) await keepTrace(trace, found.cacheDir, screen);
  return tell(result, options.trace || options.verbose ? { look, trace } : {});
}

async function keepTrace(trace: Trace, cacheDir: string, screen: Terminal): Promise<void> {
  const { writeTrace } = await import('../report/trace-file.js');
  const written = writeTrace(trace, cacheDir);
  // The unwritable cache folder has already been reported.
  if (written === undefined) return;
  const file = relative(process.cwd(), written);
  screen.tell(
    screen.language === 'zh'
      ? `每一步的用时在 ${file}：在 chrome://tracing 或 ui.perfetto.dev 里打开。`
      : `Steps and threads are in ${file}: open it in chrome://tracing or ui.perfetto.dev.`,
  );
}

/** Options whose answer only a build has. */
const hasToRun = ({ manifest, verify, paranoid, json, format }: BuildCommandOptions): boolean =>
  manifest !== undefined || format === 'json' || [verify, paranoid, json].includes(true);
