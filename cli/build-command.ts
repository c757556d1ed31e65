/** `notes build [dir]` */
import { resolve } from 'node:path';
import { createTrace } from '../renderer/engine/trace.js';
import { EXIT } from './program.js';
import { reportProblems } from './report/report.js';
import { summary } from './report/summary.js';
import { type SiteOptions, siteBuildOptions } from './site-options.js';
import { terminal } from './terminal.js';
import { expectShortLife } from './v8.js';

export interface BuildCommandOptions extends SiteOptions {
  outDir?: string;
  drafts?: boolean;
  strict?: boolean;
  /** False with `--no-check`. */
  check?: boolean;
}

export async function buildCommand(dir: string | undefined, options: BuildCommandOptions): Promise<number> {
  const screen = terminal();
  const found = siteBuildOptions(dir, options);
  if ('problems' in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  const progress = screen.live && !options.json ? (await import('./report/progress.js')).startProgress() : undefined;
  const trace = createTrace((name) => progress?.step(name));
  expectShortLife();
  const { build } = await import('../renderer/engine/build.js');
  const out = resolve(options.outDir ?? 'dist');
  const result = await build({
    ...found.options,
    out,
    trace,
    drafts: options.drafts ?? false,
    strict: options.strict ?? false,
    check: options.check ?? true,
    onProgress: progress?.advance,
  });
  progress?.stop();
  await reportProblems(result.problems, { screen, options, dir: found.options.dir, result });
  if (!options.json && (options.format ?? 'frames') === 'frames')
    screen.say(summary(result, { screen, out, trace: options.trace ? trace : undefined }));
  if (result.ok) return EXIT.ok;
  return result.site ? EXIT.failed : EXIT.usage;
}
