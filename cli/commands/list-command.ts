/** `notes list <what> [dir]`: what a site consists of, as a table or as JSON. */
import { isOneOf } from '../../renderer/site/helpers/one-of.js';
import { nearestName } from '../../renderer/site/problems/problem.js';
import { usageError } from '../help/help-language.js';
import { LISTINGS, type ListingName, listing } from '../listing/listings.js';
import { EXIT } from '../options/exit.js';
import { type LookOptions, surveyOf } from '../options/survey-of.js';
import { printTable } from '../report/print-table.js';
import { terminal } from '../report/terminal.js';

const isListing = (name: string): name is ListingName => isOneOf(LISTINGS, name);

export async function listCommand(what: string, dir: string | undefined, options: LookOptions): Promise<number> {
  const screen = terminal(options);
  if (!isListing(what)) {
    const near = nearestName(what, LISTINGS);
    const hint = near ? `. Did you mean "${near}"?` : `: ${LISTINGS.join(', ')}`;
    screen.say(usageError(`error: there is no list "${what}"${hint}`, screen.language));
    return EXIT.usage;
  }
  // Problems are known only after a build.
  const survey = await surveyOf(dir, options, screen, what === 'problems');
  if (!survey) return EXIT.usage;
  const { rows, columns } = listing(what, survey, screen.language);
  if (options.json) await screen.data(JSON.stringify(rows, null, 2));
  else if (rows.length > 0) await printTable(screen, columns, rows);
  else screen.tell(screen.language === 'zh' ? '没有。' : 'None.');
  return what === 'problems' && survey.problems.some(({ level }) => level === 'error') ? EXIT.failed : EXIT.ok;
}
