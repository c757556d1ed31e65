/** `notes index [dir] --dry-run`: the search records of the site as JSON lines. */
import { createEngine } from '../renderer/engine/build.js';
import { EXIT } from './program.js';
import { reportProblems } from './report/report.js';
import { type SiteOptions, siteBuildOptions } from './site-options.js';
import { terminal } from './terminal.js';

export interface IndexCommandOptions extends SiteOptions {
  dryRun?: boolean;
}

export async function indexCommand(dir: string | undefined, options: IndexCommandOptions): Promise<number> {
  const screen = terminal();
  const found = siteBuildOptions(dir, options);
  if ('problems' in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  if (!options.dryRun) {
    screen.say('Pushing is not part of this version yet: use --dry-run to print the records.');
    return EXIT.usage;
  }
  const engine = createEngine({ ...found.options, out: null });
  try {
    const { records, problems, site } = await engine.records();
    const grave = problems.filter(({ level }) => level === 'error');
    if (grave.length > 0) {
      await reportProblems(grave, { screen, options: { format: options.format }, dir: found.options.dir });
      return site ? EXIT.failed : EXIT.usage;
    }
    for (const page of records) {
      const lines = page.records.map((record) => JSON.stringify(record));
      if (lines.length > 0) await screen.data(lines.join('\n'));
    }
    const count = records.reduce((sum, page) => sum + page.records.length, 0);
    screen.say(`${count} records of ${records.length} pages.`);
    return EXIT.ok;
  } finally {
    await engine.close();
  }
}
