/** Finds the site of a command, or reports that there is none. */
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import { type ReportContext, reportProblems } from '../report/report.js';
import { type SiteOptions, siteBuildOptions } from './site-options.js';

/** Returns the options of the site's build; undefined if there is no site, which has then been reported. */
export async function foundSite(
  dir: string | undefined,
  options: SiteOptions,
  context: ReportContext,
): Promise<EngineOptions | undefined> {
  const found = siteBuildOptions(dir, options);
  if ('options' in found) return found.options;
  await reportProblems(found.problems, context);
  return undefined;
}
