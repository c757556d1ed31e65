/** Declares `notes export`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { resultOptions } from '../options/declare.js';

export function declareExport(program: Command, done: (code: number) => void): void {
  resultOptions(
    program
      .command('export')
      .description('make one document of the docs, as HTML that works alone or as PDF')
      .argument('[dir]', 'site folder'),
  )
    .option('--html <file>', 'write the document as HTML: pictures, styles and fonts are in the file')
    .option('--pdf <file>', 'write the document as PDF, printed by Chromium')
    .option('--sidebar <name>', 'sidebar whose pages, order and titles the document has (default: the first one)')
    .option('--in <name>', 'docs set, by id or folder (default: the first one)')
    .option('--docs-version <name>', 'version of the docs (default: the one that readers get)')
    .option('--only <address>', 'only pages at and below this address, such as /docs/css')
    .option('--locale <name>', 'language of the document (default: that of the site)')
    .option('--title <text>', 'title on the cover (default: title of the site)')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes export --html notes.html\n  notes export --pdf notes.pdf --sidebar api\n  notes export content --html css.html --only /docs/css --title CSS',
      ),
    )
    .action(async (dir, options) => done(await (await import('./export-command.js')).exportCommand(dir, options)));
}
