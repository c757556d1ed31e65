/** `notes inspect <file or route> [dir]`: the way of one page through a build. */
import { createEngine, type Engine } from '../../renderer/engine/build.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import { problem } from '../../renderer/site/problems/problem.js';
import { findSubject, nearestSubject } from '../inspection/asked-page.js';
import { inspectPage } from '../inspection/inspect-page.js';
import { shownJourney } from '../inspection/show-journey.js';
import { EXIT } from '../options/exit.js';
import { foundSite } from '../options/found-site.js';
import { asSurveyed, type LookOptions, type Surveyed } from '../options/survey-of.js';
import { paper } from '../report/print-table.js';
import { reportProblems } from '../report/report.js';
import { terminal } from '../report/terminal.js';

export async function inspectCommand(name: string, dir: string | undefined, options: LookOptions): Promise<number> {
  const screen = terminal(options);
  const found = await foundSite(dir, options, { screen, options });
  if (!found) return EXIT.usage;
  const progress = screen.progress(!options.json);
  const engine = createEngine({ ...found, out: null, drafts: true, onProgress: progress.advance });
  try {
    const survey = await surveyed(engine, name, found.dir, progress.step);
    progress.stop();
    const report = (problems: Parameters<typeof reportProblems>[0]) =>
      reportProblems(problems, { screen, options, dir: found.dir });
    if ('problems' in survey && !('linked' in survey)) {
      await report(survey.problems);
      return EXIT.usage;
    }
    const journey = await inspectPage(name, survey, engine);
    if (!journey) {
      const nearest = nearestSubject(name, survey);
      await report([problem('inspect-unknown', { name }, nearest === undefined ? {} : { nearest })]);
      return EXIT.usage;
    }
    await screen.data(
      options.json
        ? JSON.stringify(journey, null, 2)
        : shownJourney(journey, { language: screen.language, ...paper(screen) }),
    );
    return EXIT.ok;
  } finally {
    progress.stop();
    await engine.close();
  }
}

/** The site as a build of one page into memory sees it; where that fails, as far as it can be linked. */
async function surveyed(
  engine: Engine,
  name: string,
  dir: string,
  onStep: (name: string) => void,
): Promise<Surveyed | Pick<Surveyed, 'problems'>> {
  // Other pages are linked, for this one may depend on them, and not rendered.
  const { problems } = await engine.build(createTrace(onStep), {
    only(linked) {
      const page = findSubject(name, { ...linked, problems: [], dir })?.page;
      return page ? [page] : [];
    },
  });
  const { built } = engine;
  if (built) return { ...built, problems, dir };
  const survey = await engine.survey();
  return asSurveyed(survey, dir) ?? { problems: survey.problems };
}
