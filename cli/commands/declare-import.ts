/** Declares `notes import`; its work is loaded when it is called. */
import { type Command, Option } from 'commander';
import { helpAfter } from '../help/help-language.js';

export function declareImport(program: Command, done: (code: number) => void): void {
  program
    .command('import')
    .description('write the notes.config.ts that equals a Docusaurus configuration')
    .argument('[dir]', 'site folder', '.')
    .option('--force', 'replace a notes.config.ts that is there')
    .option('--dry-run', 'print the file on stdout instead of writing it')
    .option('--prove', 'write a report of what the site would lose, and nothing else')
    .addOption(
      new Option('--sitemap <file>', 'with --prove: compare with the addresses of this sitemap').implies({
        prove: true,
      }),
    )
    .addOption(
      new Option('--reference <folder>', 'with --prove: compare with what Docusaurus has built there').implies({
        prove: true,
      }),
    )
    .option('--out <file>', 'file of the report (default: import-report.html)')
    .option('--json', 'print the result as JSON on stdout')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes import my-site\n  notes import --dry-run | less\n  notes import --prove --out report.html\n  notes import --prove --sitemap old.xml',
      ),
    )
    .action(async (dir, options) =>
      options.prove
        ? done(await (await import('./prove-command.js')).proveCommand(dir, options))
        : done(await (await import('./import-command.js')).importCommand(dir, options)),
    );
}
