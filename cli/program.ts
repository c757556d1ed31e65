/** The program: commands, options, help, and what happens when one is misspelt. */
import { existsSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { CHECKS } from '../renderer/check/check-names.js';
import { toolVersion } from '../renderer/output/tool.js';
import { nearestName } from '../renderer/site/problems/problem.js';
import { endWith } from './fault.js';
import { helpAfter, inHelp, localHelp, usageError } from './help/help-language.js';
import { CONTENTS, HERE, TEMPLATE_LANGUAGES } from './init/site-choice.js';
import { addLooking } from './looking-commands.js';
import { integer, listenOptions, names, OUTPUT_FOLDER, siteOptions } from './options/declare.js';
import { EXIT } from './options/exit.js';
import { fitToWidth } from './report/display-width.js';
import { keepForData } from './report/own-stdout.js';

/** Runs a command line. @returns the exit code */
export async function run(args: readonly string[]): Promise<number> {
  let code: number = EXIT.ok;
  const program = createProgram((exit) => {
    code = exit;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) return endWith(error);
    if (error.exitCode === 0) return EXIT.ok;
    if (error.code === 'commander.unknownCommand')
      process.stderr.write(`${fitToTerminal(usageError(error.message))}\n`);
    const hint = suggestion(error, args, program);
    if (hint) process.stderr.write(`${fitToTerminal(usageError(hint))}\n`);
    return EXIT.usage;
  }
}

/** The nearest command or option for one that does not exist. */
function suggestion(error: CommanderError, args: readonly string[], program: Command): string | undefined {
  const given = error.message.match(/'([^']+)'/)?.[1];
  if (!given) return undefined;
  if (error.code === 'commander.unknownCommand') {
    const near = nearestName(
      given,
      program.commands.map((command) => command.name()),
    );
    return near ? `Did you mean "notes ${near}"?` : undefined;
  }
  const command = program.commands.find((entry) => entry.name() === args.find((arg) => !arg.startsWith('-')));
  if (error.code === 'commander.invalidArgument') {
    const [, flags, value] = error.message.match(/option '([^']+)'.* '([^']*)'/) ?? [];
    const choices = command?.options.find((option) => option.flags === flags)?.argChoices;
    // Of two letters nearly everything is near.
    const near = value && value.length > 2 && choices && nearestName(value, choices);
    return near ? `Did you mean "${near}"?` : undefined;
  }
  if (error.code !== 'commander.unknownOption') return undefined;
  const known = [...(command?.options ?? []), ...program.options].flatMap(({ long }) => (long ? [long] : []));
  const name = given.replace(/=.*/, '');
  const other = OTHER_OPTIONS[nearestName(name, Object.keys(OTHER_OPTIONS)) ?? ''];
  const near = nearestName(name, [...known, '--help']) ?? (other && known.includes(other) ? other : undefined);
  return near ? `Did you mean "${near}"?` : undefined;
}

/** Option names of other tools, and ours. */
const OTHER_OPTIONS: Readonly<Record<string, string>> = {
  '--output': '--out-dir',
  '--dest': '--out-dir',
  '--destination': '--out-dir',
  '--dist': '--out-dir',
  '--base-url': '--base',
  '--prefix': '--base',
  '--silent': '--quiet',
  '--debug': '--verbose',
  '--draft': '--drafts',
  '--autofix': '--fix',
  '--repair': '--fix',
};

/** Text wrapped where somebody looks at it. */
const fitToTerminal = (text: string) => (process.stderr.columns ? fitToWidth(text, process.stderr.columns) : text);

/** Creates the program with all its commands; `done` receives the exit code. */
export function createProgram(done: (code: number) => void): Command {
  const program = new Command('notes');
  program
    .description('Turns a folder of Markdown into a documentation site and blog.')
    .version(toolVersion().version, '-v, --version', 'print the version')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes init my-site        start a site\n  notes serve               write with live reload\n  notes build -o public     build the site into public/\n\nExit codes: 0 done, 1 failed or findings, 2 wrong usage or configuration, 130 interrupted.',
      ),
    );
  addBuild(program, done);
  addVerify(program, done);
  addServe(program, done);
  addLooking(program, done);
  addCheck(program, done);
  addIndex(program, done);
  addInit(program, done);
  addNew(program, done);
  addMv(program, done);
  addRename(program, done);
  addImport(program, done);
  for (const command of [program, ...program.commands])
    command
      .exitOverride()
      .showSuggestionAfterError(false)
      .helpOption('-h, --help', inHelp('show help'))
      .configureHelp(localHelp)
      .configureOutput({ outputError: (text, write) => write(fitToTerminal(usageError(text))) });
  for (const command of program.commands)
    command
      .option('--quiet', 'problems and data alone')
      .option('--verbose', 'what is read and made, the time of each step, all problems of a kind');
  program.hook('preAction', keepForData);
  program.allowExcessArguments(true).action(() => {
    const [unknown] = program.args;
    if (unknown === undefined) program.outputHelp({ error: true });
    else throw new CommanderError(EXIT.usage, 'commander.unknownCommand', `error: unknown command '${unknown}'`);
    done(EXIT.usage);
  });
  return program;
}

function addBuild(program: Command, done: (code: number) => void): void {
  siteOptions(program.command('build').description('build the site').argument('[dir]', 'site folder'))
    .option('-o, --out-dir <folder>', OUTPUT_FOLDER)
    .option('-D, --drafts', 'build drafts too')
    .option('--strict', 'warnings fail the build')
    .option('--no-check', 'do not check links and anchors')
    .option('--locale <name>', 'build this language alone; may be given several times', names)
    .option('--manifest <file>', 'write the hash of every output to a file outside the output folder')
    .addOption(
      new Option('--cache-url <address>', 'store from which machines take what others have built').env(
        'NOTES_CACHE_URL',
      ),
    )
    .option('--verify', 'check that every file named by any output exists, not only where something has changed')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes build\n  notes build content -o public --base /notes/\n  notes build --strict --json > result.json',
      ),
    )
    .action(async (dir, options) =>
      done(await (await import('./commands/build-command.js')).buildCommand(dir, options)),
    );
}

function addVerify(program: Command, done: (code: number) => void): void {
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
      done(await (await import('./commands/verify-command.js')).verifyCommand(target, options)),
    );
}

function addServe(program: Command, done: (code: number) => void): void {
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
    .action(async (dir, options) =>
      done(await (await import('./commands/serve-command.js')).serveCommand(dir, options)),
    );
}

function addCheck(program: Command, done: (code: number) => void): void {
  siteOptions(
    program
      .command('check')
      .description('check the notes: run and type-check their code, read their prose, follow their links')
      .argument('[dir]', 'site folder'),
  )
    .option('--fix [suggested]', 'repair in place what has one meaning; with =suggested, show other repairs and ask')
    .option('--yes', 'with --fix=suggested: write all repairs without asking')
    .option('--only <list>', `make these checks alone: ${CHECKS.join(', ')}`)
    .option('--skip <list>', 'leave these checks out')
    .option('--locale <name>', 'language to check (default: that of the site)')
    .option('--facts', 'name the claims in prose that no data stands behind')
    .option('--search', 'try the search with what readers may type, and name the pages that it does not find')
    .option('--external', 'ask the outer links whether they are there')
    .option('--browser', 'open the built pages and the browser blocks in Chromium')
    .option('--clock <date>', 'the date that counts as today, YYYY-MM-DD')
    .option('--strict', 'warnings fail the check')
    .option('--record', 'start the file of results that the badges show; from then on every check keeps it')
    .option('--second-node', 'name this Node too on the badges of the code whose result is the same as in that file')
    .option('--require-isolation', 'run code only where the system can take the network away from it')
    .option('--mutate <n>', 'plant n faults in the code of the notes and count those noticed', integer(1, 100_000))
    .option('--seed <n>', 'seed of the places of the faults', integer(0, 4_294_967_295), 1)
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes check\n  notes check --fix\n  notes check --only code,types --format github\n  notes check --external --browser\n  notes check --mutate 200 --seed 7',
      ),
    )
    .action(async (dir, options) =>
      // A folder behind `--fix` is the site, not a value of the option.
      typeof options.fix === 'string' && dir === undefined && existsSync(options.fix)
        ? done(await (await import('./commands/check-command.js')).checkCommand(options.fix, { ...options, fix: true }))
        : done(await (await import('./commands/check-command.js')).checkCommand(dir, options)),
    );
}

function addIndex(program: Command, done: (code: number) => void): void {
  siteOptions(
    program.command('index').description('push the search records of the site').argument('[dir]', 'site folder'),
  )
    .option('--dry-run', 'show the plan and print the records as JSON lines instead of pushing')
    .option('--locale <name>', 'push this language alone; may be given several times', names)
    .option('--replace', 'swap the whole index at once')
    .option('--force', 'push even if it empties the index or deletes more than half of it')
    .addHelpText(
      'after',
      helpAfter(
        '\nKeys come from the environment: ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY.\n\nExamples:\n  notes index --dry-run | wc -l\n  notes index --dry-run --json\n  notes index --replace',
      ),
    )
    .action(async (dir, options) =>
      done(await (await import('./commands/index-command.js')).indexCommand(dir, options)),
    );
}

function addInit(program: Command, done: (code: number) => void): void {
  program
    .command('init')
    .description('start a site; on a terminal and without options it asks what it is to be')
    .argument('[dir]', 'folder to make', '.')
    .option('--title <text>', 'title of the site (default: name of the folder)')
    .addOption(
      new Option('--lang <name>', 'language of the site (default: that of the terminal)').choices(TEMPLATE_LANGUAGES),
    )
    .addOption(
      new Option(
        '--content <name>',
        'what the site holds; here: the Markdown that is in the folder (default: both)',
      ).choices([...CONTENTS, HERE]),
    )
    .option('--no-install', 'do not install the packages')
    .option('--force', 'write into a folder that is not empty; files that are there are kept')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes init my-site\n  notes init my-site --title 我的笔记 --lang zh --content docs\n  notes init --content here',
      ),
    )
    .action(async (dir, options) => done(await (await import('./commands/init-command.js')).initCommand(dir, options)));
}

function addMv(program: Command, done: (code: number) => void): void {
  changeOptions(
    program
      .command('mv')
      .description('move a page or a folder; links, sidebars and imports follow, and the old addresses lead on')
      .argument('[from]', 'file or folder of docs, posts or pages')
      .argument('[to]', 'where it goes; a folder that is there takes it in'),
  )
    .option('--undo', 'take back the last run of mv or rename')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes mv docs/css/bfc.md docs/layout/bfc.md\n  notes mv docs/css docs/style --dry-run\n  notes mv --undo',
      ),
    )
    .action(async (from, to, options) =>
      done(await (await import('./commands/mv-command.js')).mvCommand(from, to, options)),
    );
}

function addRename(program: Command, done: (code: number) => void): void {
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
      done(await (await import('./commands/rename-command.js')).renameCommand(target, text, options)),
    );
}

/** Options of the commands that change files of a site. */
const changeOptions = (command: Command): Command =>
  command
    .option('--dir <folder>', 'site folder')
    .option('-c, --config <file>', 'configuration file')
    .option('--dry-run', 'print the patch and change nothing');

function addImport(program: Command, done: (code: number) => void): void {
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
        ? done(await (await import('./commands/prove-command.js')).proveCommand(dir, options))
        : done(await (await import('./commands/import-command.js')).importCommand(dir, options)),
    );
}

function addNew(program: Command, done: (code: number) => void): void {
  program
    .command('new')
    .description('add a doc, a post or a page')
    .argument('<kind>', 'doc, post or page')
    .argument('<title>', 'title; a doc may have folders: css/层叠上下文')
    .option('--dir <folder>', 'site folder')
    .option('--in <name>', 'docs set or blog, by id or folder (default: the first one)')
    .option('--slug <name>', 'file name without extension, instead of one made from the title')
    .option('--tags <list>', 'tags, separated by commas')
    .option('--dry-run', 'say what would be written')
    .addHelpText(
      'after',
      helpAfter(
        '\nExamples:\n  notes new doc css/BFC\n  notes new post "为什么需要微任务" --tags js\n  notes new doc auth --in api',
      ),
    )
    .action(async (kind, title, options) =>
      done(await (await import('./commands/new-command.js')).newCommand(kind, title, options)),
    );
}
