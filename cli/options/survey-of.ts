/** The linked site for a command that looks at it, or a report of what keeps it from being one. */
import { createEngine, type SiteSurvey } from '../../renderer/engine/build.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import type { Linked } from '../../renderer/engine/steps/link-step.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import type { SiteFiles } from '../../renderer/site/sources/site-files.js';
import { reportProblems } from '../report/report.js';
import type { Terminal } from '../report/terminal.js';
import { foundSite } from './found-site.js';
import type { SiteOptions } from './site-options.js';

export interface LookOptions extends SiteOptions {
  drafts?: boolean;
}

/** A site that has been linked. */
export interface Surveyed extends Omit<SiteSurvey, 'documents'> {
  site: Site;
  files: SiteFiles;
  linked: Linked;
  /** Absolute site folder. */
  dir: string;
}

/**
 * @param isBuilt the problems are those of a whole build into memory: pages are rendered and their code is bundled
 * @returns undefined when the site cannot be used; that has been said then
 */
export async function surveyOf(
  dir: string | undefined,
  options: LookOptions,
  screen: Terminal,
  isBuilt = false,
): Promise<Surveyed | undefined> {
  const found = await foundSite(dir, options, { screen, options });
  if (!found) return undefined;
  const progress = screen.progress(!options.json);
  const engine = createEngine({
    ...found,
    out: null,
    drafts: options.drafts ?? false,
    trace: createTrace(progress.step),
    onProgress: progress.advance,
  });
  try {
    const survey = await engine.survey();
    const usable = asSurveyed(survey, found.dir);
    if (usable && isBuilt) usable.problems = (await engine.build()).problems;
    progress.stop();
    if (usable) return usable;
    await reportProblems(survey.problems, { screen, options, dir: found.dir });
    return undefined;
  } finally {
    progress.stop();
    await engine.close();
  }
}

/** A survey with all its parts; undefined when its configuration could not be used. */
export function asSurveyed({ problems, site, files, linked }: SiteSurvey, dir: string): Surveyed | undefined {
  return site && files && linked ? { problems, site, files, linked, dir } : undefined;
}
