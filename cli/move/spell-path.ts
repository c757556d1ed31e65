/** Names on disks that do not tell capital letters from small ones: a file that is there keeps the letters that it had. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renameFile } from '../../renderer/output/modules/until-free.js';

/** A name as case-insensitive file systems compare it. */
export const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Gives a path below a folder the letters it is written with, where the disk has others. */
export function spellPath(dir: string, path: string): void {
  let folder = dir;
  for (const name of path.split('/')) {
    const names = readdirSync(folder);
    const other = names.includes(name) ? undefined : names.find((entry) => folded(entry) === folded(name));
    if (other !== undefined) renameFile(join(folder, other), join(folder, name));
    folder = join(folder, name);
  }
}
