/** The program: commands, options, help, and what happens when one is misspelt. */
import { Command, CommanderError } from 'commander';
import { toolVersion } from '../renderer/output/tool.js';
import { nearestName } from '../renderer/site/problems/problem.js';
import { COMMANDS } from './commands/command-table.js';
import { endWith } from './fault.js';
import { helpAfter, inHelp, localHelp, usageError } from './help/help-language.js';
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
    await program.parseAsync(withHelp(args, program), { from: 'user' });
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

/** `help build` as `build --help`; of what is no command the name is left, which is an error. */
function withHelp(args: readonly string[], program: Command): readonly string[] {
  const [first, name = '--help'] = args;
  if (first !== 'help') return args;
  return program.commands.some((command) => command.name() === name) ? [name, '--help'] : [name];
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
  for (const declare of COMMANDS) declare(program, done);
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
