/** Declares `notes list`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { lookOptions } from '../options/declare.js';

export function declareList(program: Command, done: (code: number) => void): void {
  lookOptions(
    program
      .command('list')
      .description('list what the site consists of')
      .argument('<what>', 'docs, posts, tags, routes, links or problems')
      .argument('[dir]', 'site folder'),
  )
    .option('-D, --drafts', 'look at drafts too')
    .option('--locale <name>', 'language to list (default: that of the site)')
    .addHelpText(
      'after',
      helpAfter('\nExamples:\n  notes list docs\n  notes list links --json\n  notes list problems content'),
    )
    .action(async (what, dir, options) =>
      done(await (await import('./list-command.js')).listCommand(what, dir, options)),
    );
}
