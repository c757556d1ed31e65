/** Many command lines of the compiled tool in one process. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../structure/imports.js';
import { compileTool } from './tool.js';

/**
 * Runs command lines one after another.
 * @param lines arguments alone, of which only the data is kept, or with a folder to run them in
 * @param folder for the files in between
 * @returns what each printed
 */
export function manyRuns(
  lines: readonly (readonly string[] | { args: readonly string[]; cwd: string })[],
  folder: string,
  env: Record<string, string> = {},
): string[] {
  compileTool();
  const [asked, answered] = [join(folder, 'lines.json'), join(folder, 'answers.json')];
  writeFileSync(asked, JSON.stringify(lines));
  execFileSync(process.execPath, [join(root, 'test/engine/many-commands.mjs'), asked, answered], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
  });
  return JSON.parse(readFileSync(answered, 'utf8')) as string[];
}
