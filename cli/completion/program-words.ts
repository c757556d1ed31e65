/** The words that can be completed, read from the program. */
import type { Argument, Command, Option } from 'commander';
import { CHECKS } from '../../renderer/check/check-names.js';
import { problemTable } from '../../renderer/site/problems/problem.js';
import { LISTINGS } from '../listing/listings.js';
import { SHELLS } from './shells.js';

/**
 * The value that follows an option or a command: one of some words, a file, a folder, a page by its file or address, a heading after its file,
 * or free text. An optional value is only allowed after `=`; items of a list are separated by commas.
 */
export type Value =
  | { words: readonly string[]; behindEquals?: boolean; isList?: boolean }
  | 'file'
  | 'folder'
  | 'page'
  | 'heading'
  | 'text';

export interface CompletedOption {
  /** `-o`, `--out-dir`. */
  flags: string[];
  description: string;
  /** Absent: the option takes no value. */
  value?: Value;
}

export interface CompletedCommand {
  name: string;
  description: string;
  options: CompletedOption[];
  arguments: Value[];
}

/** Values of arguments that commander does not know. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  what: LISTINGS,
  kind: ['doc', 'post', 'page'],
  code: Object.keys(problemTable),
  shell: SHELLS,
};

/** The commands of the program, with descriptions in the language of the terminal. */
export function completedCommands(program: Command, inLanguage: (english: string) => string): CompletedCommand[] {
  return program.commands.map((command) => ({
    name: command.name(),
    description: inLanguage(command.description()),
    options: [...command.options.filter(({ hidden }) => !hidden), ...help(command)].map((option) =>
      optionOf(option, inLanguage),
    ),
    arguments: command.registeredArguments.map(argumentValue),
  }));
}

/** Options of the program itself. */
export const programOptions = (program: Command, inLanguage: (english: string) => string): CompletedOption[] =>
  [...program.options, ...help(program)].map((option) => optionOf(option, inLanguage));

/** The help option, which the others do not include. */
const help = (command: Command): Option[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .filter(({ long }) => long === '--help');

function optionOf(option: Option, inLanguage: (english: string) => string): CompletedOption {
  const { short, long, required, optional, description } = option;
  const flags = [short, long].flatMap((flag) => flag ?? []);
  const takesValue = required || optional;
  return { flags, description: inLanguage(description), ...(takesValue ? { value: optionValue(option) } : {}) };
}

/** Words of lists behind options. */
const LISTS: Readonly<Record<string, readonly string[]>> = { '--only <list>': CHECKS, '--skip <list>': CHECKS };

function optionValue({ flags, argChoices }: Option): Value {
  if (argChoices) return { words: argChoices };
  const list = LISTS[flags];
  if (list) return { words: list, isList: true };
  const [, name = ''] = /[<[]([^>\]]+)[>\]]/.exec(flags) ?? [];
  if (name === 'suggested') return { words: [name], behindEquals: true };
  return name === 'file' || name === 'folder' ? name : 'text';
}

function argumentValue(argument: Argument): Value {
  const name = argument.name();
  const words = WORDS[name] ?? argument.argChoices;
  if (words) return { words };
  if (name === 'dir') return 'folder';
  if (name === 'page') return 'page';
  if (name === 'at') return 'heading';
  return /^(?:title|text)$/.test(name) ? 'text' : 'file';
}
