/** The start of every command that changes files of a site: the site found, a run that was killed taken back, the site surveyed. */
import type { SiteSurvey } from '../../renderer/engine/build.js';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import type { MoveSite } from '../../renderer/move/move-site.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { EXIT } from '../options/exit.js';
import { foundSite } from '../options/found-site.js';
import { reportProblems } from '../report/report.js';
import type { Loudness, Terminal } from '../report/terminal.js';
import { changed, withLock } from './carry-out.js';
import { openJournal } from './journal.js';
import { openSite } from './open-site.js';

export interface ChangeOptions extends Loudness {
  dir?: string;
  config?: string;
  dryRun?: boolean;
}

export interface Started {
  engine: EngineOptions;
  survey: SiteSurvey;
  site: MoveSite;
}

/** @returns the site, or the exit code of a command that cannot start */
export async function startChange(screen: Terminal, options: ChangeOptions): Promise<Started | number> {
  const engine = await foundSite(options.dir, options, { screen, options: {} });
  if (!engine) return EXIT.usage;
  const report = async (problems: readonly Problem[]) => {
    await reportProblems(problems, { screen, options: {}, dir: engine.dir });
    return EXIT.failed;
  };
  const recovered = await withLock(engine, report, async () => {
    const left = openJournal(engine.dir, engine.cacheDir).recover() ?? [];
    return left.length > 0 ? report([changed(left)]) : EXIT.ok;
  });
  if (recovered !== EXIT.ok) return recovered;
  const progress = screen.progress();
  progress.step('compile');
  const { survey, site } = await openSite(engine);
  progress.stop();
  if (site) return { engine, survey, site };
  await reportProblems(survey.problems, { screen, options: {}, dir: engine.dir });
  return EXIT.usage;
}
