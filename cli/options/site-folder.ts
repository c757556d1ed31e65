/** Which site a command is about. */
import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';

/** Configuration file names, the first found counts; those of the reference come last (D19). */
export const CONFIG_NAMES: string[] = [
  ...['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((extension) => `notes.config.${extension}`),
  ...['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`),
];

export interface SiteFolder {
  dir: string;
  /** Absolute path of the configuration file. */
  configFile: string;
}

/**
 * Finds the site folder: the one named, else the current folder, else its `content/` (D1).
 * @param config configuration file named on the command line
 */
export function findSite(cwd: string, dir?: string, config?: string): SiteFolder | { problems: Problem[] } {
  if (config) {
    const configFile = isAbsolute(config) ? config : join(dir ? resolve(cwd, dir) : cwd, config);
    if (existsSync(configFile)) return { dir: dir ? resolve(cwd, dir) : join(configFile, '..'), configFile };
    return { problems: [notFound(config, [config])] };
  }
  const folders = dir ? [resolve(cwd, dir)] : [cwd, join(cwd, 'content')];
  for (const folder of folders)
    for (const name of CONFIG_NAMES)
      if (existsSync(join(folder, name))) return { dir: folder, configFile: join(folder, name) };
  return { problems: [notFound(dir ?? '.', [...CONFIG_NAMES.slice(0, 6), 'docusaurus.config.*'])] };
}

function notFound(folder: string, candidates: readonly string[]): Problem {
  return problem('config-not-found', { folder, candidates: candidates.join(', ') });
}
