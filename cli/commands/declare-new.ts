/** Declares `notes new`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';

export function declareNew(program: Command, done: (code: number) => void): void {
  program
    .command('new')
    .description('add a doc, a post or a page')
    .argument('<kind>', 'doc, post or page')
    .argument('<title>', 'title; a doc may have folders: css/层叠上下文')
    .option('--dir <folder>', 'site folder')
    .option('--in <name>', 'docs set or blog, by id or folder (default: the first one)')
    .option('--slug <name>', 'file name without extension, instead of one made from the title')
    .option('--tags <list>', 'tags, separated by commas')
    .option('--dry-run', 'say what would be written')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes new doc css/BFC\n  notes new post "为什么需要微任务" --tags js\n  notes new doc auth --in api',
      ),
    )
    .action(async (kind, title, options) =>
      done(await (await import('./new-command.js')).newCommand(kind, title, options)),
    );
}
