/**
 * Which files of a bundled theme decide what Markdown becomes: a change of all others changes pages, but not their compiled bodies, which
 * are most of the work of a large site.
 */
import { join, resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import { isOfTool, themeRoot } from '../tool.js';

/** Both import what they need: the rest of the theme only reaches them through globals. */
const SERVER = join(themeRoot, 'server.tsx');
const CONTENT = './content/index.js';
const FOLDER = join(themeRoot, 'content') + sep;

/**
 * The table of content components with all of its imports; and modules of the site that import it, with all of
 * their imports: they may change the table.
 * @param dir folder to which names of the metafile are relative
 * @returns absolute paths; undefined if the site replaces the entry of the theme, which may take the table from anywhere
 */
export function contentInputs({ inputs }: Metafile, dir: string): ReadonlySet<string> | undefined {
  const names = Object.keys(inputs);
  const fileOf = (name: string) => resolve(dir, name);
  const server = names.find((name) => fileOf(name) === SERVER);
  const table = server && inputs[server]?.imports.find(({ original }) => original === CONTENT)?.path;
  if (table === undefined) return undefined;
  const importsOf = (name: string) =>
    inputs[name]?.imports.flatMap(({ path, external }) => (external ? [] : [path])) ?? [];
  const isOfContent = (name: string) => name === table || fileOf(name).startsWith(FOLDER);
  // A module of the site may come to it through others of the site.
  const takers = new Set<string>();
  const own = names.filter((name) => !isOfTool(fileOf(name)));
  for (let size = -1; size < takers.size; ) {
    size = takers.size;
    for (const name of own) if (importsOf(name).some((path) => isOfContent(path) || takers.has(path))) takers.add(name);
  }
  const reached = new Set([table, ...takers]);
  for (const name of reached) for (const path of importsOf(name)) reached.add(path);
  return new Set([...reached].map(fileOf));
}
