import type { CompletedCommand, CompletedOption, Value } from './program-words.js';

/** The completion for bash, 3.2 as on macOS included. */
export function bashScript(commands: readonly CompletedCommand[], own: readonly CompletedOption[]): string {
  const valued = commands.flatMap(({ name, options }) =>
    options.flatMap(({ flags, value }) => (value ? flags.map((flag) => ({ at: `${name}:${flag}`, value })) : [])),
  );
  const words = (list: readonly string[]) => list.join(' ');
  const flagsOf = (options: readonly CompletedOption[]) => words(options.flatMap(({ flags }) => flags));
  return `# Completion for notes and biji. In ~/.bashrc: eval "$(notes completion bash)"
_notes_reply() {
  local IFS=$'\\n'
  case $1 in
    folder) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$cur")) ;;
    file) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")) ;;
    page) if [[ $cur == /* ]]; then _notes_site page; fi; ((\${#COMPREPLY[@]})) || _notes_reply file ;;
    heading) if [[ $cur == *#* ]]; then _notes_site heading; else compopt -o nospace 2>/dev/null; _notes_reply file; fi ;;
    words) IFS=$' \\n'; COMPREPLY=($(compgen -W "$2" -- "$cur")) ;;
    list) local begun=\${cur%"\${cur##*,}"}; IFS=$' \\n'; compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -P "$begun" -W "$2" -- "\${cur##*,}")) ;;
  esac
}

# Names of pages and headings are text of others: they are compared, never expanded.
_notes_site() {
  local word
  while read -r word; do
    [[ $word == "$cur"* ]] && COMPREPLY[\${#COMPREPLY[@]}]=$(printf %q "$word")
  done < <("\${COMP_WORDS[0]}" completion bash "--$1" "$cur" 2>/dev/null)
}

_notes() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} equals= command= place=0 skip= word i
  COMPREPLY=()
  if [[ $cur == = ]]; then
    cur= equals=1
  elif [[ $prev == = ]]; then
    prev=\${COMP_WORDS[COMP_CWORD - 2]} equals=1
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [[ $word == = ]]; then
      skip=1
    elif [[ -n $skip ]]; then
      skip=
    elif [[ -z $command ]]; then
      [[ $word == -* ]] || command=$word
    elif [[ $word == -* ]]; then
      case $command:$word in
        ${pattern(valued.filter(({ value }) => !isOptional(value)).map(({ at }) => at))}) skip=1 ;;
      esac
    else
      place=$((place + 1))
    fi
  done
  [[ -n $skip || -n $equals ]] && case $command:$prev in
${valued.map(({ at, value }) => `    ${at}) ${reply(value)}; return ;;`).join('\n')}
  esac
  if [[ -z $command ]]; then
    if [[ $cur == -* ]]; then _notes_reply words '${flagsOf(own)}'; else _notes_reply words '${words(commands.map(({ name }) => name))}'; fi
    return
  fi
  if [[ $cur == -* ]]; then
    case $command in
${commands.map(({ name, options }) => `      ${name}) _notes_reply words '${flagsOf(options)}' ;;`).join('\n')}
    esac
    return
  fi
  case $command:$place in
${commands
  .flatMap(({ name, arguments: values }) => values.map((value, place) => `    ${name}:${place}) ${reply(value)} ;;`))
  .join('\n')}
  esac
}

complete -F _notes notes biji
`;
}

/** True if the value of an option such as `--fix` is only allowed after `=`. */
const isOptional = (value: Value) => typeof value === 'object' && value.behindEquals === true;

const pattern = (list: readonly string[]) => list.join(' | ');

function reply(value: Value): string {
  if (typeof value === 'object') return `_notes_reply ${value.isList ? 'list' : 'words'} '${value.words.join(' ')}'`;
  return value === 'text' ? ':' : `_notes_reply ${value}`;
}
