/** Declares `notes mv`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { changeOptions } from '../options/declare.js';

export function declareMv(program: Command, done: (code: number) => void): void {
  changeOptions(
    program
      .command('mv')
      .description('move a page or a folder; links, sidebars and imports follow, and the old addresses lead on')
      .argument('[from]', 'file or folder of docs, posts or pages')
      .argument('[to]', 'where it goes; a folder that is there takes it in'),
  )
    .option('--undo', 'take back the last run of mv or rename')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes mv docs/css/bfc.md docs/layout/bfc.md\n  notes mv docs/css docs/style --dry-run\n  notes mv --undo',
      ),
    )
    .action(async (from, to, options) => done(await (await import('./mv-command.js')).mvCommand(from, to, options)));
}
