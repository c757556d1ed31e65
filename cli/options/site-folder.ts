/** Finds the site that a command works on. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, parse } from 'node:path';
import { capitalDrive, fullPath, pathFrom } from '../../renderer/site/helpers/file-paths.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { listNames } from '../../renderer/site/sources/disk-io.js';
import { nearestFile } from '../../renderer/site/sources/near-files.js';

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

/** A pipe of that name would be waited for without end. */
const canRead = (file: string): boolean => existsSync(file) && !statSync(file).isFIFO();

/**
 * Finds the site folder: the one named, else the current folder, else its `content/` (D1).
 * @param config configuration file named on the command line
 */
export function findSite(cwd: string, dir?: string, config?: string): SiteFolder | { problems: Problem[] } {
  if (config) {
    // A slash behind the name stays: that of a file has none.
    const configFile = isAbsolute(config) ? capitalDrive(config) : join(fullPath(cwd, dir ?? ''), config);
    if (existsSync(configFile)) return { dir: dir ? fullPath(cwd, dir) : dirname(configFile), configFile };
    const { root } = parse(configFile);
    const near = nearestFile(pathFrom(root, configFile), { list: listNames(root) })?.name;
    return { problems: [refused(dirname(configFile)) ?? notFound(dirname(config), [basename(config)], near)] };
  }
  const folders = dir ? [fullPath(cwd, dir)] : [fullPath(cwd), fullPath(cwd, 'content')];
  for (const folder of folders)
    for (const name of CONFIG_NAMES)
      if (canRead(join(folder, name))) return { dir: folder, configFile: join(folder, name) };
  const folder = fullPath(cwd, dir ?? '');
  const reason =
    refused(folder) ?? notFound(dir ?? '.', [...CONFIG_NAMES.slice(0, 6), 'docusaurus.config.*'], siteBelow(folder));
  return { problems: [reason] };
}

/** Returns what the system says of a folder that this user may not look into. */
function refused(folder: string): Problem | undefined {
  try {
    readdirSync(folder);
    return undefined;
  } catch (error) {
    const { code, message } = systemError(error);
    return code === 'EACCES' || code === 'EPERM' ? problem('disk-refused', { message }) : undefined;
  }
}

/** Returns the only direct subfolder that has a configuration, such as `website` in a repository. */
function siteBelow(folder: string): string | undefined {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return undefined;
  const below = readdirSync(folder).filter((name) =>
    CONFIG_NAMES.some((config) => canRead(join(folder, name, config))),
  );
  return below.length === 1 ? below[0] : undefined;
}

/** @param near name of the file or folder that may be meant */
function notFound(folder: string, candidates: readonly string[], near: string | undefined): Problem {
  const nearest = near ? { nearest: join(folder, basename(near)) } : {};
  return problem('config-not-found', { folder, candidates: candidates.join(', ') }, nearest);
}
