/** The way through a folder and all below it. Loads nothing but Node. */
import { readdirSync, type Stats } from 'node:fs';
import { sep } from 'node:path';
import { statOf } from '../write/disk.js';

/** Callbacks of a walk. Places are relative to the folder. */
export interface Walk {
  /** In the order of names; otherwise as the disk gives them. */
  isSorted?: boolean;
  /** Skips a path, and everything below it. */
  skips?: (path: string, name: string) => boolean;
  /** Called for a folder before its content. */
  onFolder?: (place: string) => void;
  /** Called for everything that is not a folder. */
  onFile: (place: string, path: string, stat: Stats | undefined) => void;
}

/** Goes through a folder; symbolic links are followed, cycles are not. */
export function walkFolder(root: string, stat: Stats, { isSorted, skips, onFolder, onFile }: Walk): void {
  const above: string[] = [];
  const visit = (folder: string, prefix: string, { dev, ino }: Stats) => {
    const id = `${dev}:${ino}`;
    if (above.includes(id)) return;
    above.push(id);
    const names = readdirSync(folder);
    for (const name of isSorted ? names.sort() : names) {
      const path = folder + sep + name;
      if (skips?.(path, name)) continue;
      const place = prefix + name;
      const stat = statOf(path);
      if (stat?.isDirectory()) {
        onFolder?.(place);
        visit(path, `${place}/`, stat);
      } else onFile(place, path, stat);
    }
    above.pop();
  };
  visit(root, '', stat);
}
