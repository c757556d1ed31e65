/** Declares `notes init`; its work is loaded when it is called. */
import { type Command, Option } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { CONTENTS, HERE, TEMPLATE_LANGUAGES } from '../init/site-choice.js';

export function declareInit(program: Command, done: (code: number) => void): void {
  program
    .command('init')
    .description('start a site; on a terminal and without options it asks what it is to be')
    .argument('[dir]', 'folder to make', '.')
    .option('--title <text>', 'title of the site (default: name of the folder)')
    .addOption(
      new Option('--lang <name>', 'language of the site (default: that of the terminal)').choices(TEMPLATE_LANGUAGES),
    )
    .addOption(
      new Option(
        '--content <name>',
        'what the site holds; here: the Markdown that is in the folder (default: both)',
      ).choices([...CONTENTS, HERE]),
    )
    .option('--no-install', 'do not install the packages')
    .option('--force', 'write into a folder that is not empty; files that are there are kept')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes init my-site\n  notes init my-site --title 我的笔记 --lang zh --content docs\n  notes init --content here',
      ),
    )
    .action(async (dir, options) => done(await (await import('./init-command.js')).initCommand(dir, options)));
}
