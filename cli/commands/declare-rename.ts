/** Declares `notes rename`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { changeOptions } from '../options/declare.js';

export function declareRename(program: Command, done: (code: number) => void): void {
  changeOptions(
    program
      .command('rename')
      .usage('[options] <file#heading> <text>')
      .description('give a heading another text; links to it stay whole')
      .argument('<at>', 'file, and id or text of the heading')
      .argument('<text>', 'new text, as Markdown'),
  )
    .option(
      '--new-id',
      'the heading takes the id of its new text; links change, and the old id stays as an empty anchor',
    )
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes rename docs/css/bfc.md#触发条件 "怎样触发"\n  notes rename docs/css/bfc.md#how "When it applies" --new-id',
      ),
    )
    .action(async (target, text, options) =>
      done(await (await import('./rename-command.js')).renameCommand(target, text, options)),
    );
}
