/** `notes mv <from> <to>`: moves a page or a folder with everything that leads to it; `--undo` takes the last run back. */
import { planMove } from '../../renderer/move/plan-move.js';
import { problem } from '../../renderer/site/problems/problem.js';
import { usageError } from '../help/help-language.js';
import { carryOut, changed, withLock } from '../move/carry-out.js';
import { openJournal } from '../move/journal.js';
import { findTargets } from '../move/move-targets.js';
import { filesBelow } from '../move/open-site.js';
import { type ChangeOptions, startChange } from '../move/start-change.js';
import { EXIT } from '../options/exit.js';
import { foundSite } from '../options/found-site.js';
import { reportProblems } from '../report/report.js';
import { shellWord } from '../report/shell-word.js';
import { terminal } from '../report/terminal.js';

export interface MvOptions extends ChangeOptions {
  undo?: boolean;
}

export async function mvCommand(from: string | undefined, to: string | undefined, options: MvOptions): Promise<number> {
  if (options.undo && from === undefined) return undo(options);
  const screen = terminal(options);
  if (options.undo || from === undefined || to === undefined) {
    screen.say(
      usageError(
        options.undo
          ? 'error: --undo takes no paths'
          : `error: missing required argument '${from === undefined ? 'from' : 'to'}'`,
        screen.language,
      ),
    );
    return EXIT.usage;
  }
  const started = await startChange(screen, options);
  if (typeof started === 'number') return started;
  const { engine, survey, site } = started;
  const { dir } = engine;
  const targets = findTargets({ cwd: process.cwd(), dir, from, to }, survey, (folder) => filesBelow(dir, folder));
  if ('problems' in targets) {
    await reportProblems(targets.problems, { screen, options: {}, dir });
    return EXIT.failed;
  }
  const plan = await planMove(site, targets.moves, targets.folder);
  return carryOut(plan, {
    engine,
    screen,
    problems: survey.problems,
    command: `mv ${shellWord(from)} ${shellWord(to)}`,
    dryRun: options.dryRun,
  });
}

async function undo(options: MvOptions): Promise<number> {
  const screen = terminal(options);
  const found = await foundSite(options.dir, options, { screen, options: {} });
  if (!found) return EXIT.usage;
  const { dir, cacheDir } = found;
  const report = async (problems: Parameters<typeof reportProblems>[0]) => {
    await reportProblems(problems, { screen, options: {}, dir });
    return EXIT.failed;
  };
  return withLock(found, report, async () => {
    const journal = openJournal(dir, cacheDir);
    const left = journal.recover();
    if (left && left.length > 0) return report([changed(left)]);
    if (left) return tellUndone(screen, undefined);
    const result = journal.undo();
    if (!result) return report([problem('move-nothing-to-undo')]);
    if ('changed' in result) return report([changed(result.changed)]);
    return tellUndone(screen, result.command);
  });
}

function tellUndone({ tell, language, paint }: ReturnType<typeof terminal>, command: string | undefined): number {
  const what = command === undefined ? '' : ` \`notes ${command}\``;
  tell(
    `${paint.green('✓')} ${language === 'zh' ? `已撤销${what || '中断的操作'}` : `undone:${what || ' the run that was interrupted'}`}`,
  );
  return EXIT.ok;
}
