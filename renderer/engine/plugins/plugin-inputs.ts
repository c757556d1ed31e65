/** The files and variables that plugins declare. */
import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import { filesBelow } from '../../output/modules/files-below.js';
import type { PluginFile, PluginReads } from '../../site/configuration/plugin-contract.js';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { matcher } from '../../site/helpers/glob.js';
import { kindOf, readBytes } from '../write/disk.js';
import { watchedRoot } from './folder-files.js';

/** Folders in which no pattern finds anything unless it names them. */
const SKIPPED = /(?:^|\/)(?:node_modules|\.git|\.notes)\//;

/** Texts of the files that patterns mean, by path; what is no text is left out. @param dir site folder */
export function declaredFiles({ files = [] }: PluginReads, dir: string): PluginFile[] {
  const isDeclared = matcher(files.map((pattern) => pattern.replace(/^\.\//, '')));
  const found = new Map<string, string>();
  for (const pattern of files.filter((glob) => !glob.startsWith('!'))) {
    const root = watchedRoot(pattern, dir);
    const paths = kindOf(root) === 'folder' ? filesBelow(root).map((path) => join(root, path)) : [root];
    const isSkipped = (path: string) => SKIPPED.test(path) && !SKIPPED.test(`${pattern}/`);
    for (const file of paths) {
      const path = pathFrom(dir, file);
      if (found.has(path) || isSkipped(path) || !isDeclared(path)) continue;
      const bytes = readBytes(dir, path);
      if (bytes && isUtf8(bytes)) found.set(path, new TextDecoder().decode(bytes));
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => ({ path, text }));
}

/** Values of declared variables. */
export const declaredVariables = (
  { env = [] }: PluginReads,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> => Object.fromEntries(env.map((name) => [name, environment[name]]));

/** Files, and folders in which patterns begin, whose change may change what a plugin gives; absolute. */
export const declaredRoots = ({ files = [] }: PluginReads, dir: string): string[] =>
  files.filter((pattern) => !pattern.startsWith('!')).map((pattern) => watchedRoot(pattern, dir));
