/** Options that several commands declare, and how their values are read. */
import { type Command, InvalidArgumentError, Option } from 'commander';

/** Reads a whole number of a range. */
export function integer(least: number, most: number) {
  return (text: string) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`"${text}" is not a whole number from ${least} to ${most}.`);
    return value;
  };
}

/** Names separated by commas, without scheme and port; the option may be given several times. */
function hostNames(text: string, before: readonly string[] = []): string[] {
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !/^\.?[\p{L}\d-]+(\.[\p{L}\d-]+)*$/u.test(name));
  if (wrong !== undefined) throw new InvalidArgumentError(`"${wrong}" is not a host name such as "notes.example.com".`);
  return [...before, ...names];
}

/** Names of languages; the option may be given several times. */
export const names = (name: string, before: readonly string[] = []): string[] => [...before, name];

/** Options of every command that reads a site. */
export function siteOptions(command: Command): Command {
  return command
    .option('-c, --config <file>', 'configuration file')
    .option('--base <path>', 'base path, instead of the configured one')
    .addOption(new Option('--parser <name>', 'Markdown parser').choices(['native', 'reference']).default('native'))
    .option('--threads <n>', 'threads that work, the main one among them', integer(0, 64))
    .option('--page-timeout <seconds>', 'time that one page may take (default: 60)', integer(1, 86_400))
    .option('--forgive', 'show the children of components that are not there')
    .option('--paranoid', 'read every file, even those whose size and times are unchanged');
}

/** Options of those of them that end with a result. */
export function resultOptions(command: Command): Command {
  return siteOptions(command)
    .option('--json', 'print the result as JSON on stdout')
    .addOption(
      new Option('--format <name>', 'how problems are printed').choices(['frames', 'json', 'github', 'sarif']),
    );
}

/** Options of commands that look at a linked site. */
export function lookOptions(command: Command): Command {
  return command
    .option('-c, --config <file>', 'configuration file')
    .option('--base <path>', 'base path, instead of the configured one')
    .option('--json', 'print the result as JSON on stdout');
}

/** Options of commands that serve a site on this machine. */
export function listenOptions(command: Command, defaultPort: number): Command {
  return command
    .addOption(
      new Option('-p, --port <n>', `port (default: ${defaultPort}; the next free one when it is taken)`)
        .env('PORT')
        .argParser(integer(0, 65_535)),
    )
    .option('--host <name>', 'host to listen on; 0.0.0.0: all of the network can read the site', 'localhost')
    .option(
      '--allowed-hosts <list>',
      'further names that lead here, such as those of a tunnel; .example.com: all below it',
      hostNames,
    )
    .option('--open', 'open the site in a browser');
}

/** Says what `--out-dir` names. */
export const OUTPUT_FOLDER = 'output folder (default: dist in the current folder, or in the site folder that is named)';

/** Options of the commands that change files of a site. */
export const changeOptions = (command: Command): Command =>
  command
    .option('--dir <folder>', 'site folder')
    .option('-c, --config <file>', 'configuration file')
    .option('--dry-run', 'print the patch and change nothing');
