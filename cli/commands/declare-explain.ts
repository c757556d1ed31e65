/** Declares `notes explain`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';

export function declareExplain(program: Command, done: (code: number) => void): void {
  program
    .command('explain')
    .description('explain a problem: what it means, how to mend it, an example')
    .argument('[code]', 'code of a problem; without one all are listed')
    .option('--json', 'print the result as JSON on stdout')
    .addHelpText('after', helpAfter('\nExamples:\n  notes explain link-broken\n  notes explain'))
    .action(async (code, options) => done(await (await import('./explain-command.js')).explainCommand(code, options)));
}
