import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the files below a folder, sorted, by paths relative to it with `/`; what cannot be read is left out. Folders are read one by one: listed
 * recursively, those in archives (Yarn's Plug'n'Play) do not say where their entries are.
 * @param without name of folders that are not looked into
 */
export function filesBelow(folder: string, without?: string): string[] {
  const files: string[] = [];
  const visit = (below: string) => {
    for (const entry of entriesOf(join(folder, below))) {
      const path = below + entry.name;
      if (entry.isDirectory() && entry.name !== without) visit(`${path}/`);
      else if (entry.isFile()) files.push(path);
    }
  };
  visit('');
  return files.sort();
}

/** Returns what is in a folder; nothing where it cannot be read. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
