/** `notes completion <shell>`: prints the script by which a shell completes commands, options and their values. */
import type { Command } from 'commander';
import { nearestName } from '../../renderer/site/problems/problem.js';
import { bashScript } from '../completion/bash-script.js';
import { fishScript } from '../completion/fish-script.js';
import { completedCommands, programOptions } from '../completion/program-words.js';
import { SHELLS } from '../completion/shells.js';
import { zshScript } from '../completion/zsh-script.js';
import { inHelp, usageError } from '../help/help-language.js';
import { EXIT } from '../options/exit.js';
import { type Loudness, terminal } from '../report/terminal.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

interface CompletionOptions extends Loudness {
  /** The part of a page address, or of a file and heading, typed so far: the completion script asks for matches. */
  page?: string;
  heading?: string;
}

export async function completionCommand(shell: string, options: CompletionOptions, program: Command): Promise<number> {
  const screen = terminal(options);
  const { page, heading } = options;
  if (page !== undefined || heading !== undefined) {
    const { headingsOf, pagesOf } = await import('../completion/site-words.js');
    const words = heading === undefined ? await pagesOf(page ?? '') : await headingsOf(heading);
    if (words.length > 0) await screen.data(words.join('\n'));
    return EXIT.ok;
  }
  const known = SHELLS.find((name) => name === shell);
  if (known === undefined) {
    const near = nearestName(shell, SHELLS);
    const hint = near ? `. Did you mean "${near}"?` : `: ${SHELLS.join(', ')}`;
    screen.say(usageError(`error: there is no completion for "${shell}"${hint}`, screen.language));
    return EXIT.usage;
  }
  const inLanguage = (english: string) => inHelp(english, screen.language);
  const script = SCRIPTS[known](completedCommands(program, inLanguage), programOptions(program, inLanguage));
  await screen.data(script.trimEnd());
  return EXIT.ok;
}
