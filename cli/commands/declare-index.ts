/** Declares `notes index`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { names, resultOptions } from '../options/declare.js';

export function declareIndex(program: Command, done: (code: number) => void): void {
  resultOptions(
    program.command('index').description('push the search records of the site').argument('[dir]', 'site folder'),
  )
    .option('--dry-run', 'show the plan and print the records as JSON lines instead of pushing')
    .option('--locale <name>', 'push this language alone; may be given several times', names)
    .option('--replace', 'swap the whole index at once')
    .option('--force', 'push even if it empties the index or deletes more than half of it')
    .addHelpText(
      'after',
      helpAfter(
        '\nKeys come from the environment: ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY.\n\nExamples:\n  notes index --dry-run | wc -l\n  notes index --dry-run --json\n  notes index --replace',
      ),
    )
    .action(async (dir, options) => done(await (await import('./index-command.js')).indexCommand(dir, options)));
}
