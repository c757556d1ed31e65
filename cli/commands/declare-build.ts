/** Declares `notes build`; its work is loaded when it is called. */
import { type Command, Option } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { names, OUTPUT_FOLDER, resultOptions } from '../options/declare.js';

export function declareBuild(program: Command, done: (code: number) => void): void {
  resultOptions(program.command('build').description('build the site').argument('[dir]', 'site folder'))
    .option('--trace', 'print the time of each step and write .notes/trace.json for chrome://tracing')
    .option('-o, --out-dir <folder>', OUTPUT_FOLDER)
    .option('-D, --drafts', 'build drafts too')
    .option('--strict', 'warnings fail the build')
    .option('--no-check', 'do not check links and anchors')
    .option('--locale <name>', 'build this language alone; may be given several times', names)
    .option('--manifest <file>', 'write the hash of every output to a file outside the output folder')
    .addOption(
      new Option('--cache-url <address>', 'store from which machines take what others have built').env(
        'NOTES_CACHE_URL',
      ),
    )
    .option('--verify', 'check that every file named by any output exists, not only where something has changed')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes build\n  notes build content -o public --base /notes/\n  notes build --strict --json > result.json',
      ),
    )
    .action(async (dir, options) => done(await (await import('./build-command.js')).buildCommand(dir, options)));
}
