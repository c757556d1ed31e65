import { packageCommands } from '../../renderer/compile/code/npm2yarn.js';

const INSTALLATION = /\bnpm i(?:nstall)?(?: -D| --save-dev)?(?: [@\w][\w@/.-]*)+/g;

/**
 * Returns a message with its `npm install …` as the package manager that started the tool types it: another one's packages
 * would get a second lock file. Each manager names itself in `npm_config_user_agent` for the scripts it runs.
 */
export function inOwnManager(text: string, agent = process.env.npm_config_user_agent ?? ''): string {
  const manager = /^(?:pnpm|yarn|bun)(?=\/)/.exec(agent)?.[0];
  if (!manager) return text;
  return text.replace(INSTALLATION, (command) => packageCommands(command, [manager]).at(-1)?.code ?? command);
}
