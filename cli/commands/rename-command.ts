/** `notes rename <file#heading> <text>`: another text for a heading; links to it stay whole. */

import { renameHeading } from '../../renderer/move/rename-heading.js';
import { usageError } from '../help/help-language.js';
import { carryOut } from '../move/carry-out.js';
import { missing, namedPath } from '../move/move-targets.js';
import { type ChangeOptions, startChange } from '../move/start-change.js';
import { EXIT } from '../options/exit.js';
import { reportProblems } from '../report/report.js';
import { shellWord } from '../report/shell-word.js';
import { terminal } from '../report/terminal.js';

export interface RenameOptions extends ChangeOptions {
  newId?: boolean;
}

export async function renameCommand(target: string, text: string, options: RenameOptions): Promise<number> {
  const screen = terminal(options);
  const at = target.indexOf('#');
  if (at <= 0 || at === target.length - 1) {
    screen.say(
      usageError(`error: "${target}" is not a file and a heading such as docs/css/bfc.md#id`, screen.language),
    );
    return EXIT.usage;
  }
  const started = await startChange(screen, options);
  if (typeof started === 'number') return started;
  const { engine, survey, site } = started;
  const [file, heading] = [target.slice(0, at), target.slice(at + 1)];
  const found = namedPath(process.cwd(), engine.dir, file);
  if (!found) {
    await reportProblems([missing(process.cwd(), engine.dir, file)], { screen, options: {}, dir: engine.dir });
    return EXIT.failed;
  }
  const plan = await renameHeading(site, { path: found.path, heading, text, newId: options.newId });
  return carryOut(plan, {
    engine,
    screen,
    problems: survey.problems,
    command: `rename ${shellWord(target)} ${shellWord(text)}`,
    dryRun: options.dryRun,
  });
}
