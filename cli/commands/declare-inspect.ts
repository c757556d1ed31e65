/** Declares `notes inspect`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { lookOptions } from '../options/declare.js';

export function declareInspect(program: Command, done: (code: number) => void): void {
  lookOptions(
    program
      .command('inspect')
      .description('show the way of a page: fields and where they come from, links, files, what makes it anew, time')
      .argument('<page>', 'file, address or id of a page')
      .argument('[dir]', 'site folder'),
  )
    .option('--locale <name>', 'language of the page (default: that of the site)')
    .addHelpText('after', helpAfter('\nExamples:\n  notes inspect docs/start.md\n  notes inspect /docs/start --json'))
    .action(async (page, dir, options) =>
      done(await (await import('./inspect-command.js')).inspectCommand(page, dir, options)),
    );
}
