/**
 * Says to the package manager that esbuild may run nothing when it is installed. It works without: the script only makes its own command
 * start faster. npm warns of a script that nobody has decided about, and pnpm ends with an error.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { FolderWriter } from './folder-writer.js';

const PACKAGE = 'esbuild';
const WORKSPACE = 'pnpm-workspace.yaml';

/** Packages that may run a script when they are installed. */
export type AllowedScripts = Readonly<Record<string, boolean>>;

/** The field `allowScripts` of a package.json, which npm reads; what a folder has decided itself stays. */
export const refusedScripts = (before: AllowedScripts | undefined): AllowedScripts => ({ [PACKAGE]: false, ...before });

/** Writes the file that pnpm reads, unless the folder is in a workspace, whose top decides. */
export function writeRefusedScripts(writer: FolderWriter): void {
  if (!isInWorkspace(resolve(writer.folder))) writer.write(WORKSPACE, `allowBuilds:\n  ${PACKAGE}: false\n`);
}

/** True if a folder is in a workspace of pnpm, or its top. */
export const isInWorkspace = (folder: string): boolean =>
  existsSync(join(folder, WORKSPACE)) || (dirname(folder) !== folder && isInWorkspace(dirname(folder)));
