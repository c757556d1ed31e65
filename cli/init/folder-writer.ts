/** Writes files into a folder and can take all of it back: what fails half-way leaves the folder as it was. */
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../renderer/engine/write/make-folder.js';

export interface FolderWriter {
  folder: string;
  /** Paths written, in order. */
  written: string[];
  /** True if a path is there already, from before. */
  has(path: string): boolean;
  write(path: string, text: string): void;
  copy(from: string, path: string): void;
  /** Takes back what was written. */
  undo(): void;
}

export function folderWriter(folder: string): FolderWriter {
  const written: string[] = [];
  const steps: (() => void)[] = [];
  const place = (path: string) => {
    const file = join(folder, path);
    const first = makeFolder(dirname(file));
    if (first !== undefined) steps.push(() => rmSync(first, { recursive: true, force: true }));
    const before = existsSync(file) ? readFileSync(file) : undefined;
    steps.push(() => (before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before)));
    written.push(path);
    return file;
  };
  return {
    folder,
    written,
    has: (path) => existsSync(join(folder, path)),
    write: (path, text) => writeFileSync(place(path), text),
    copy: (from, path) => copyFileSync(from, place(path)),
    undo() {
      for (const step of steps.splice(0).reverse()) step();
    },
  };
}
