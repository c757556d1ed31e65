import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Source files below some folders, as POSIX paths relative to the root. */
export function sourceFiles(...folders: string[]): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.tsx?$/.test(entry.name)) found.push(relative(root, path).split('\\').join('/'));
    }
  };
  for (const folder of folders) walk(join(root, folder));
  return found.sort();
}

/** Files below one folder whose path matches, POSIX, relative to the folder. */
export function sourceFilesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split('\\').join('/'))
    .filter((path) => pattern.test(path))
    .sort();
}

export interface ImportEdge {
  specifier: string;
  /** Repository path of a relative import; undefined for packages. */
  target?: string;
  typeOnly: boolean;
}

const PATTERN =
  /(?:^|[\s;])(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/** Import and export-from edges of one file. */
export function importsOf(file: string, known: ReadonlySet<string>): ImportEdge[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(PATTERN)].map(([, type, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    const base = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
    const stem = base?.replace(/\.js$/, '');
    const target =
      stem && [`${stem}.ts`, `${stem}.tsx`, base, `${stem}/index.ts`].find((path) => path && known.has(path));
    return { specifier, target: target || undefined, typeOnly: Boolean(type) };
  });
}
