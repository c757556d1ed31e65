/** Declares `notes serve`; its work is loaded when it is called. */
import type { Command } from 'commander';
import { helpAfter } from '../help/help-language.js';
import { listenOptions, siteOptions } from '../options/declare.js';

export function declareServe(program: Command, done: (code: number) => void): void {
  listenOptions(
    siteOptions(
      program.command('serve').description('serve the site while it is written').argument('[dir]', 'site folder'),
    ),
    3000,
  )
    .option('--locale <name>', 'language to show (default: that of the site)')
    .option('--drafts', 'show drafts (default: only where no one else can open the site)')
    .option('--no-drafts', 'leave drafts out')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes serve\n  notes serve content -p 4000 --open\n  notes serve --host 0.0.0.0 --drafts\n  notes serve --allowed-hosts .example.com',
      ),
    )
    .action(async (dir, options) => done(await (await import('./serve-command.js')).serveCommand(dir, options)));
}
