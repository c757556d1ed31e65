/** The notes of this repository, and a copy of their site that a test may spoil. */
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../engine/folders.js';
import { root, sourceFilesOf } from '../structure/imports.js';

const content: string = join(root, 'content');

/** Every Markdown file: path below `content/` → text. */
export function allNotes(): Map<string, string> {
  return new Map(
    ['docs', 'blog', 'pages'].flatMap((folder) =>
      sourceFilesOf(join(content, folder), /\.mdx?$/).map((path): [string, string] => [
        `${folder}/${path}`,
        readFileSync(join(content, folder, path), 'utf8'),
      ]),
    ),
  );
}

/** A copy of the site in a folder of its own; returns the site folder. */
export function copyOfSite(): string {
  const folder = temporaryFolder();
  const site = join(folder, 'content');
  mkdirSync(site);
  cpSync(content, site, { recursive: true, filter: (path) => !/[\\/]\.notes([\\/]|$)/.test(path) });
  // The configuration names its types by a relative path.
  symlinkSync(join(root, 'renderer'), join(folder, 'renderer'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return site;
}

/** Seed of a test: `SEED=7 npx vitest run test/check`. */
export const seed: number = Number(process.env.SEED ?? 1);
