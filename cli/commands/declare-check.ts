/** Declares `notes check`; its work is loaded when it is called. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { CHECKS } from '../../renderer/check/check-names.js';
import { helpAfter } from '../help/help-language.js';
import { integer, resultOptions } from '../options/declare.js';

export function declareCheck(program: Command, done: (code: number) => void): void {
  resultOptions(
    program
      .command('check')
      .description('check the notes: run and type-check their code, read their prose, follow their links')
      .argument('[dir]', 'site folder'),
  )
    .option('--fix [suggested]', 'repair in place what has one meaning; with =suggested, show other repairs and ask')
    .option('--yes', 'with --fix=suggested: write all repairs without asking')
    .option('--only <list>', `make these checks alone: ${CHECKS.join(', ')}`)
    .option('--skip <list>', 'leave these checks out')
    .option('--locale <name>', 'language to check (default: that of the site)')
    .option('--facts', 'name the claims in prose that no data confirms')
    .option('--search', 'try the search with what readers may type, and name the pages that it does not find')
    .option('--external', 'ask the outer links whether they are there')
    .option('--browser', 'open the built pages and the browser blocks in Chromium')
    .option('--clock <date>', 'the date that counts as today, YYYY-MM-DD')
    .option('--strict', 'warnings fail the check')
    .option('--record', 'start the file of results that the badges show; from then on every check keeps it')
    .option('--second-node', 'name this Node too on the badges of the code whose result is the same as in that file')
    .option('--require-isolation', 'run code only where the system can take the network away from it')
    .option('--mutate <n>', 'plant n faults in the code of the notes and count those noticed', integer(1, 100_000))
    .option('--seed <n>', 'seed of the places of the faults', integer(0, 4_294_967_295), 1)
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes check\n  notes check --fix\n  notes check --only code,types --format github\n  notes check --external --browser\n  notes check --mutate 200 --seed 7',
      ),
    )
    .action(async (dir, options) =>
      // A folder after `--fix` is the site, not a value of the option.
      typeof options.fix === 'string' && dir === undefined && existsSync(options.fix)
        ? done(await (await import('./check-command.js')).checkCommand(options.fix, { ...options, fix: true }))
        : done(await (await import('./check-command.js')).checkCommand(dir, options)),
    );
}
