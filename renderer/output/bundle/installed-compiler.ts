/** The TypeScript that a site has for exercises in types (D5): one that runs in a browser. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** An installed TypeScript that runs in a browser. */
export interface InstalledCompiler {
  folder: string;
  version: string;
}

/** Names that the package may have: version 7, under its own, is a program and no script. */
const NAMES = ['typescript', 'typescript-5.9'];
const WANTED = /^5\.9\./;
/** What installs it beside another version. */
export const INSTALL = 'typescript-5.9@npm:typescript@5.9';

/** The compiler that a site has; undefined without one. */
export function findCompiler(dir: string): InstalledCompiler | undefined {
  for (const name of NAMES)
    for (const modules of createRequire(join(dir, 'x.js')).resolve.paths(name) ?? []) {
      const file = join(modules, name, 'package.json');
      if (!existsSync(file)) continue;
      const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
      if (WANTED.test(version)) return { folder: dirname(realpathSync(file)), version };
    }
  return undefined;
}

/** The declarations of the language without those of browsers and of Node, as one text without comments. */
export function libraryOf({ folder }: InstalledCompiler): string {
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
