/** The package manager of a new site: the one whose lock file is there, else that of the workspace that it is in, else the one that started the command, else npm. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shellWord } from '../report/shell-word.js';
import { isInWorkspace } from './install-scripts.js';
import type { ScriptNames } from './site-manifest.js';

export type PackageManager = 'npm' | 'pnpm';

export function packageManager(folder: string): PackageManager {
  if (existsSync(join(folder, 'package-lock.json'))) return 'npm';
  if (existsSync(join(folder, 'pnpm-lock.yaml'))) return 'pnpm';
  if (isInWorkspace(resolve(folder))) return 'pnpm';
  return process.env.npm_config_user_agent?.startsWith('pnpm/') ? 'pnpm' : 'npm';
}

/** Commands to type in a site's folder. */
export interface SiteCommands {
  start: string;
  build: string;
  check: string;
  /** The tool's own command. */
  command: string;
  /** Installs exactly what the lock file says, on a build server. */
  cleanInstall: string;
}

export function siteCommands(manager: PackageManager, { start, build, check }: ScriptNames): SiteCommands {
  const run = (name: string) => (name === 'start' ? `${manager} start` : `${manager} run ${name}`);
  return {
    start: run(start),
    build: run(build),
    check: run(check),
    command: manager === 'npm' ? 'npx biji' : 'pnpm exec biji',
    cleanInstall: manager === 'npm' ? 'npm ci' : 'npx --yes pnpm install --frozen-lockfile',
  };
}

const inFolder = (folder: string, manager: PackageManager) =>
  folder === '.' ? '' : ` ${manager === 'npm' ? '--prefix' : '--dir'} ${shellWord(folder)}`;

/** The command that installs the packages, as typed where `init` was. */
export const installFrom = (folder: string, manager: PackageManager): string =>
  `${manager} install${inFolder(folder, manager)}`;

/** The command that shows the site, as typed where `init` was. */
export function startFrom(folder: string, manager: PackageManager, { start }: ScriptNames): string {
  const where = inFolder(folder, manager);
  if (manager === 'pnpm') return `pnpm${where} ${start === 'start' ? start : `run ${start}`}`;
  return start === 'start' ? `npm start${where}` : `npm run ${start}${where}`;
}

const ARGUMENTS: Record<PackageManager, readonly string[]> = {
  npm: ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'],
  pnpm: ['install', '--prefer-offline', '--reporter=append-only'],
};

/** Variables that npx sets for the programs that it starts. They describe npx itself, not an installation in another folder. */
const OF_NPX =
  /^npm_(?:config_(?:package|call|yes|local_prefix|global|location|workspaces?|dry_run)|lifecycle_|package_)/;

/** Installs the packages of a site. @returns what the package manager said, where it failed */
export function install(folder: string, manager: PackageManager): Promise<string | undefined> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_NPX.test(name)));
  return new Promise((resolve) => {
    const child = spawn(manager, [...ARGUMENTS[manager]], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) => resolve(code === 0 ? undefined : said.trim() || `${manager}: ${code}`));
  });
}
