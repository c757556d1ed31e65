/** Declares `notes analyze`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { OUTPUT_FOLDER } from '../options/declare.js';

export function declareAnalyze(program: Command, done: (code: number) => void): void {
  program
    .command('analyze')
    .description('weigh the built site: pages, scripts, styles, search index, what a first view loads')
    .argument('[dir]', 'site folder, or its output folder')
    .option('-o, --out-dir <folder>', OUTPUT_FOLDER)
    .option('--json', 'print the result as JSON on stdout')
    .addHelpText('after', helpAfter('\nExamples:\n  notes analyze\n  notes analyze -o public --json'))
    .action(async (dir, options) => done(await (await import('./analyze-command.js')).analyzeCommand(dir, options)));
}
