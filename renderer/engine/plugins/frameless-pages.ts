/** React pages of a moved site that do not use `@theme/Layout`: the reference shows nothing around them. */
import { join, posix } from 'node:path';
import { readText } from '../../output/modules/file-text.js';
import { filesBelow } from '../../output/modules/files-below.js';

const CODE = /(?<!\.d|\.test|\.stories)\.[jt]sx?$/;
const IMPORT =
  /\b(?:import|export)\b([^'";]*?)\bfrom\s*['"]([^'"\n]+)['"]|\b(?:import|require)\s*\(\s*['"]([^'"\n]+)['"]/g;
/** Parts of the theme that include the layout. */
const FRAMED = /^@theme(?:-\w+)?\/(?:Layout|NotFound|Blog\w+Page|Doc\w*Page|MDXPage|SearchPage)(?:\/index)?$/;

/** @param folder of the pages, relative to the site folder @returns sources, relative to the site folder */
export function framelessPages(dir: string, folder: string): string[] {
  const isPage = (path: string) => CODE.test(path) && !/(?:^|\/)_|__tests__/.test(path);
  return filesBelow(join(dir, folder))
    .filter(isPage)
    .map((path) => `${folder}/${path}`)
    .filter((source) => !isFramed(dir, source, new Set()));
}

/** True if a file, or one of the site's own that it imports, uses a part that includes the layout. Unparsable code counts as one. */
function isFramed(dir: string, file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const code = (readText(join(dir, file)) ?? '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(IMPORT)].some(([statement, names = '', from, asked]) => {
    const specifier = from ?? asked ?? '';
    if (FRAMED.test(specifier)) return isUsed(code.replace(statement, ''), names);
    const next = ownFile(dir, specifier, file);
    return next !== undefined && isFramed(dir, next, seen);
  });
}

/** True unless nothing else names what an import binds. @param code without the import */
function isUsed(code: string, names: string): boolean {
  const name = /[A-Za-z_]\w*/.exec(names)?.[0];
  return name === undefined || new RegExp(`\\b${name}\\b`).test(code);
}

/** A code file of the site that an import means. */
function ownFile(dir: string, specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(importer), specifier)
    : /^@(?:site\/|theme\/)/.test(specifier)
      ? specifier.replace(/^@site\//, '').replace(/^@theme\//, 'src/theme/')
      : undefined;
  if (path === undefined || path.startsWith('..')) return undefined;
  const ends = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];
  return ends.map((end) => `${path}${end}`).find((name) => CODE.test(name) && readText(join(dir, name)) !== undefined);
}
