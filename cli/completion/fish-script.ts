import type { CompletedCommand, CompletedOption, Value } from './program-words.js';

/** The completion for fish, with descriptions. */
export function fishScript(commands: readonly CompletedCommand[], own: readonly CompletedOption[]): string {
  const valued = [...new Set(commands.flatMap(({ options }) => options.flatMap(valuedFlags)))];
  const first = '__notes_at 0';
  const lines = [
    ...own.map((option) => optionLine(option, first)),
    ...commands.map(({ name, description }) => line(first, `-a ${name} -d ${quoted(description)}`)),
    ...commands.flatMap(({ name, options, arguments: values }) => [
      ...options.map((option) => optionLine(option, `__notes_in ${name}`)),
      ...values.flatMap((value, place) => {
        const offer = offered(value);
        return offer === '' ? [] : line(`__notes_in ${name}; and __notes_at ${place + 1}`, offer);
      }),
    ]),
  ];
  return `# Completion for notes and biji. In config.fish: notes completion fish | source
function __notes_words
  set -l skip
  for word in (commandline -opc)[2..-1]
    if set -q skip[1]
      set -e skip
    else if contains -- $word ${valued.join(' ')}
      set skip 1
    else if not string match -q -- '-*' $word
      echo $word
    end
  end
end

function __notes_at
  test (count (__notes_words)) -eq $argv[1]
end

function __notes_in
  set -l words (__notes_words)
  test "$words[1]" = $argv[1]
end

function __notes_site
  set -l words (commandline -opc)
  $words[1] completion fish --$argv[1] (commandline -ct | string unescape) 2>/dev/null
end

function __notes_list
  set -l begun (commandline -ct | string replace -r '^--[^=]*=' '' | string replace -r '[^,]*$' '')
  for word in $argv
    echo "$begun$word"
  end
end

complete -c notes -f
complete -c biji -w notes
${lines.join('\n')}
`;
}

/** Options whose value is the next word. */
const valuedFlags = ({ flags, value }: CompletedOption): string[] =>
  value === undefined || (typeof value === 'object' && value.behindEquals) ? [] : flags;

const line = (condition: string, rest: string) => `complete -c notes -n ${quoted(condition)} ${rest}`;

function optionLine({ flags, description, value }: CompletedOption, condition: string): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const isBehind = typeof value === 'object' && value.behindEquals === true;
  const offer = value === undefined ? '' : offered(value);
  // fish offers files as a value unless told otherwise.
  const takes = value === undefined || isBehind ? offer : `${value === 'file' ? '-r' : '-x'} ${offer}`;
  return line(condition, [...names, takes, `-d ${quoted(description)}`].filter(Boolean).join(' '));
}

function offered(value: Value): string {
  if (typeof value === 'object') {
    const words = value.words.join(' ');
    return `-a ${quoted(value.isList ? `(__notes_list ${words})` : words)}`;
  }
  if (value === 'text') return '';
  if (value === 'page') return `-F -a '(string match -q -- "/*" (commandline -ct); and __notes_site page)'`;
  if (value === 'heading') return `-F -a '(string match -q -- "*#*" (commandline -ct); and __notes_site heading)'`;
  return value === 'folder' ? "-a '(__fish_complete_directories)'" : '-F';
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
