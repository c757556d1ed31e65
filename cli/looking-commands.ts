/** Commands that look at a site, and change nothing of it. */
import { type Command, Option } from 'commander';
import { helpAfter } from './help/help-language.js';
import { listenOptions, lookOptions, OUTPUT_FOLDER, siteOptions } from './options/declare.js';

/** Adds them to the program. */
export function addLooking(program: Command, done: (code: number) => void): void {
  addPreview(program, done);
  addInspect(program, done);
  addList(program, done);
  addAnalyze(program, done);
  addExport(program, done);
  addExplain(program, done);
  addCompletion(program, done);
}

function addPreview(program: Command, done: (code: number) => void): void {
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
    .action(async (dir, options) =>
      done(await (await import('./commands/preview-command.js')).previewCommand(dir, options)),
    );
}

function addList(program: Command, done: (code: number) => void): void {
  lookOptions(
    program
      .command('list')
      .description('list what the site consists of')
      .argument('<what>', 'docs, posts, tags, routes, links or problems')
      .argument('[dir]', 'site folder'),
  )
    .option('-D, --drafts', 'look at drafts too')
    .option('--locale <name>', 'language to list (default: that of the site)')
    .addHelpText(
      'after',
      helpAfter('\nExamples:\n  notes list docs\n  notes list links --json\n  notes list problems content'),
    )
    .action(async (what, dir, options) =>
      done(await (await import('./commands/list-command.js')).listCommand(what, dir, options)),
    );
}

function addAnalyze(program: Command, done: (code: number) => void): void {
  program
    .command('analyze')
    .description('weigh the built site: pages, scripts, styles, search index, what a first view loads')
    .argument('[dir]', 'site folder, or its output folder')
    .option('-o, --out-dir <folder>', OUTPUT_FOLDER)
    .option('--json', 'print the result as JSON on stdout')
    .addHelpText('after', helpAfter('\nExamples:\n  notes analyze\n  notes analyze -o public --json'))
    .action(async (dir, options) =>
      done(await (await import('./commands/analyze-command.js')).analyzeCommand(dir, options)),
    );
}

function addExport(program: Command, done: (code: number) => void): void {
  siteOptions(
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
    .action(async (dir, options) =>
      done(await (await import('./commands/export-command.js')).exportCommand(dir, options)),
    );
}

function addCompletion(program: Command, done: (code: number) => void): void {
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
      done(await (await import('./commands/completion-command.js')).completionCommand(shell, options, program)),
    );
}

function addExplain(program: Command, done: (code: number) => void): void {
  program
    .command('explain')
    .description('explain a problem: what it means, how to mend it, an example')
    .argument('[code]', 'code of a problem; without one all are listed')
    .option('--json', 'print the result as JSON on stdout')
    .addHelpText('after', helpAfter('\nExamples:\n  notes explain link-broken\n  notes explain'))
    .action(async (code, options) =>
      done(await (await import('./commands/explain-command.js')).explainCommand(code, options)),
    );
}

function addInspect(program: Command, done: (code: number) => void): void {
  lookOptions(
    program
      .command('inspect')
      .description('show the way of a page: fields and where they come from, links, files, what makes it anew, time')
      .argument('<page>', 'file, address or id of a page')
      .argument('[dir]', 'site folder'),
  )
    .option('--locale <name>', 'language of the page (default: that of the site)')
    .addHelpText('after', helpAfter('\nExamples:\n  notes inspect docs/start.md\n  notes inspect /docs/start --json'))
    .action(async (page, dir, options) =>
      done(await (await import('./commands/inspect-command.js')).inspectCommand(page, dir, options)),
    );
}
