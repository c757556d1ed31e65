/** The TypeScript that a site has for exercises in types (D5): one that runs in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InstalledPackage, installedPackage } from '../modules/installed-package.js';

/** Names that the package may have: version 7, under its own, is a program and no script. */
const NAMES = ['typescript', 'typescript-5.9'];
const WANTED = /^5\.9\./;
/** Argument that installs it next to another version. */
export const INSTALL = 'typescript-5.9@npm:typescript@5.9';

/** The compiler that a site has; undefined without one. */
export function findCompiler(dir: string): InstalledPackage | undefined {
  return NAMES.map((name) => installedPackage(name, dir)).find((found) => found && WANTED.test(found.version));
}

/** The declarations of the language without those of browsers and of Node, as one text without comments. */
export function libraryOf({ folder }: InstalledPackage): string {
  const seen = new Set<string>();
  const read = (name: string): string => {
    if (seen.has(name)) return '';
    seen.add(name);
    const text = readFileSync(join(folder, 'lib', `lib.${name}.d.ts`), 'utf8');
    const needed = [...text.matchAll(/^\/\/\/ <reference lib="([^"]+)" \/>/gm)].map(([, other = '']) => read(other));
    return `${needed.join('')}${text.replace(COMMENT, '')}`;
  };
  return read('es2023');
}

/** A comment that begins a line. */
const COMMENT = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*)[ \t]*(?:\r?\n|$)/gm;
