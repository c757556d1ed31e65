/** Declares `notes verify`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';

export function declareVerify(program: Command, done: (code: number) => void): void {
  program
    .command('verify')
    .description('compare a folder or a published site with the manifest of its build')
    .argument('<target>', 'output folder, or address of the site with its base path')
    .requiredOption('--manifest <file>', 'file that `notes build --manifest` has written')
    .option('--json', 'print the result as JSON on stdout')
    .addHelpText(
      'after',
      helpAfter(
        '\nKeep the manifest elsewhere than on the host: whoever can change the site must not be able to change it.\n\nExamples:\n  notes build --manifest ../manifest.json\n  notes verify dist --manifest ../manifest.json\n  notes verify https://notes.example.com/docs/ --manifest ../manifest.json',
      ),
    )
    .action(async (target, options) =>
      done(await (await import('./verify-command.js')).verifyCommand(target, options)),
    );
}
