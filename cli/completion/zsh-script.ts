import type { CompletedCommand, CompletedOption, Value } from './program-words.js';

/** The completion for zsh, with descriptions. */
export function zshScript(commands: readonly CompletedCommand[], own: readonly CompletedOption[]): string {
  return `#compdef notes biji
# Completion for notes and biji. In ~/.zshrc, below compinit: eval "$(notes completion zsh)"
_notes_site() {
  local -a offered
  offered=("\${(@f)$("\${_notes_command:-notes}" completion zsh --$1 "\${(Q)PREFIX}" 2>/dev/null)}")
  [[ -n $offered ]] && compadd -a offered
}

_notes_page() { [[ $PREFIX == /* ]] && _notes_site page || _files }

_notes_heading() { [[ $PREFIX == *\\#* || $PREFIX == *'#'* ]] && _notes_site heading || _files -S '' }

_notes() {
  local _notes_command=$words[1]
  local context state state_descr line
  typeset -A opt_args
  _arguments -C ${own.map(optionSpec).join(' ')} '1:command:->command' '*::argument:->argument'
  case $state in
    command)
      local -a commands
      commands=(
${commands.map(({ name, description }) => `        ${quoted(`${name}:${description}`)}`).join('\n')}
      )
      _describe command commands
      ;;
    argument)
      case $words[1] in
${commands.map(commandCase).join('\n')}
      esac
      ;;
  esac
}

if [[ \${funcstack[1]} == _notes ]]; then _notes "$@"; else compdef _notes notes biji; fi
`;
}

function commandCase({ name, options, arguments: values }: CompletedCommand): string {
  const places = values.map((value, place) => quoted(`${place + 1}:argument:${action(value)}`));
  const specs = [...options.map(optionSpec), ...places];
  return `        ${name})\n          _arguments ${specs.join(' \\\n            ')}\n          ;;`;
}

function optionSpec({ flags, description, value }: CompletedOption): string {
  const text = `[${description.replace(/[\\[\]:]/g, '\\$&')}]`;
  const isBehind = typeof value === 'object' && value.behindEquals === true;
  const tail = value === undefined ? text : `${text}${isBehind ? '::' : ':'}value:${action(value)}`;
  const ending = (flag: string) => (value === undefined ? '' : isBehind ? '=-' : flag.startsWith('--') ? '=' : '+');
  const [first = '', second] = flags;
  if (second === undefined) return quoted(`${first}${ending(first)}${tail}`);
  return `${quoted(`(${flags.join(' ')})`)}{${flags.map((flag) => flag + ending(flag)).join(',')}}${quoted(tail)}`;
}

const ACTIONS = { text: ' ', folder: '_files -/', file: '_files', page: '_notes_page', heading: '_notes_heading' };

function action(value: Value): string {
  if (typeof value === 'object') {
    const words = value.words.join(' ');
    return value.isList ? ` _values -s , value ${words}` : `(${words})`;
  }
  return ACTIONS[value];
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
