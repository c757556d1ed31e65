/** Declares `notes preview`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { listenOptions, OUTPUT_FOLDER } from '../options/declare.js';

export function declarePreview(program: Command, done: (code: number) => void): void {
  listenOptions(
    program
      .command('preview')
      .description('serve the built site as a static host does')
      .argument('[dir]', 'site folder, or its output folder')
      .option('-o, --out-dir <folder>', OUTPUT_FOLDER)
      .option('--base <path>', 'base path, instead of the one that was built for'),
    4000,
  )
    .addHelpText(
      'after',
      helpAfter('\nExamples:\n  notes preview\n  notes preview content -p 8080 --open\n  notes preview -o public'),
    )
    .action(async (dir, options) => done(await (await import('./preview-command.js')).previewCommand(dir, options)));
}
