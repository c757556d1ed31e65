/** Commands that look at a site, and change nothing of it. */
import { type Command, Option } from 'commander';
import { helpAfter } from './help/help-language.js';
import { hostNames, integer } from './options/declare.js';

/** Adds them to the program. */
export function addLooking(program: Command, done: (code: number) => void): void {
  addPreview(program, done);
}

const OUTPUT = 'output folder (default: dist in the current folder, or in the site folder that is named)';

function addPreview(program: Command, done: (code: number) => void): void {
  program
    .command('preview')
    .description('serve the built site as a static host does')
    .argument('[dir]', 'site folder, or its output folder')
    .option('-o, --out-dir <folder>', OUTPUT)
    .option('--base <path>', 'base path, instead of the one that was built for')
    .addOption(
      new Option('-p, --port <n>', 'port (default: 4000; the next free one when it is taken)')
        .env('PORT')
        .argParser(integer(0, 65_535)),
    )
    .option('--host <name>', 'host to listen on; 0.0.0.0: all of the network can read the site', 'localhost')
    .option(
      '--allowed-hosts <list>',
      'further names that lead here, such as those of a tunnel; .example.com: all below it',
      hostNames,
    )
    .option('--open', 'open the site in a browser')
    .addHelpText(
      'after',
      helpAfter('\nExamples:\n  notes preview\n  notes preview content -p 8080 --open\n  notes preview -o public'),
    )
    .action(async (dir, options) =>
      done(await (await import('./commands/preview-command.js')).previewCommand(dir, options)),
    );
}
