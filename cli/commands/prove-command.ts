/** `notes import --prove`: what a site would lose by switching, as a report. Nothing of the site is changed. */
import { relative, resolve } from 'node:path';
import { replaceFile } from '../../renderer/engine/write/disk.js';
import { toolVersion } from '../../renderer/output/tool.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { problem } from '../../renderer/site/problems/problem.js';
import { ownFolder } from '../options/cache-folder.js';
import { EXIT } from '../options/exit.js';
import { findSite } from '../options/site-folder.js';
import type { Proof } from '../prove/proof.js';
import { reportHtml } from '../prove/proof-report.js';
import { proveSite } from '../prove/prove-site.js';
import { REPORT_WORDS } from '../prove/report-words.js';
import { reportProblems } from '../report/report.js';
import { table } from '../report/table.js';
import { type Loudness, type Terminal, terminal } from '../report/terminal.js';

export interface ProveOptions extends Loudness {
  /** Sitemap of the live site. */
  sitemap?: string;
  /** Folder that Docusaurus has built. */
  reference?: string;
  /** File of the report. */
  out?: string;
  json?: boolean;
}

const REPORT_FILE = 'import-report.html';

/** Losses that the terminal shows. */
const MOST_SHOWN = 10;

export async function proveCommand(dir: string | undefined, options: ProveOptions): Promise<number> {
  const screen = terminal(options);
  const found = findSite(process.cwd(), dir, undefined);
  if ('problems' in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  const progress = screen.progress(!options.json);
  const proved = await proveSite({
    options: { ...found, cacheDir: ownFolder(found.dir), parser: 'native', environment: process.env },
    sitemap: options.sitemap,
    reference: options.reference === undefined ? undefined : resolve(options.reference),
    language: screen.language,
    progress,
  });
  progress.stop();
  if ('refused' in proved) {
    await reportProblems(proved.refused, { screen, options, dir: found.dir });
    return proved.usage ? EXIT.usage : EXIT.failed;
  }
  const { proof } = proved;
  const path = resolve(options.out ?? REPORT_FILE);
  const date = new Date().toISOString().slice(0, 10);
  try {
    replaceFile(path, reportHtml({ proof, language: screen.language, date, version: toolVersion().version }));
  } catch (error) {
    const refused = problem('export-unwritable', { path, message: systemError(error).message });
    await reportProblems([refused], { screen, options });
    return EXIT.failed;
  }
  const ok = proof.losses.length === 0;
  if (options.json) await screen.data(JSON.stringify({ ok, ...proof, report: path }, null, 2));
  else summarise(proof, screen, relative('.', path));
  return ok ? EXIT.ok : EXIT.failed;
}

/** Prints the result in a few lines for a person at the terminal. */
function summarise(proof: Proof, screen: Terminal, report: string): void {
  const words = REPORT_WORDS[screen.language];
  const { aspect, compared, lost, known } = words.columns;
  const rows = table(
    [
      { title: aspect, text: (row) => words.aspects[row.aspect] },
      { title: compared, right: true, text: (row) => String(row.compared) },
      { title: lost, right: true, text: (row) => String(row.lost) },
      { title: known, right: true, text: (row) => String(row.known) },
    ],
    proof.aspects,
    { columns: screen.columns, paint: screen.paint },
  );
  screen.tell(rows);
  const { losses } = proof;
  for (const loss of losses.slice(0, MOST_SHOWN)) {
    const { route, want, got, edit } = loss;
    screen.say(`${screen.paint.red('✗')} ${words.aspects[loss.aspect]}: ${route}`);
    if (want !== route) screen.say(`    ${want} → ${got || words.nothing}`);
    if (edit && !edit.isPlace)
      for (const line of [`${edit.file}${edit.line ? `:${edit.line}` : ''}`, ...edit.text.split('\n')])
        screen.say(`    ${line}`);
  }
  if (losses.length > MOST_SHOWN) screen.say(`  ${words.more(losses.length - MOST_SHOWN)}`);
  const pages = new Set(losses.flatMap(({ route, also }) => [route, ...also]));
  if (losses.length === 0) screen.tell(`${screen.paint.green('✓')} ${words.nothingLost}: ${report}`);
  else screen.say(`${words.lost(losses.length, pages.size)}: ${report}`);
}
