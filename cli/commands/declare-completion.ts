/** Declares `notes completion`; its work is loaded when it is called. */
import { type Command, Option } from 'commander';
import { helpAfter } from '../help/help-language.js';

export function declareCompletion(program: Command, done: (code: number) => void): void {
  program
    .command('completion')
    .description('print the completion script of a shell')
    .argument('<shell>', 'bash, zsh or fish')
    .addOption(new Option('--page <begun>', 'addresses, for the script').hideHelp())
    .addOption(new Option('--heading <begun>', 'headings of a file, for the script').hideHelp())
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  eval "$(notes completion bash)"\n  eval "$(notes completion zsh)"\n  notes completion fish | source',
      ),
    )
    .action(async (shell, options) =>
      done(await (await import('./completion-command.js')).completionCommand(shell, options, program)),
    );
}
