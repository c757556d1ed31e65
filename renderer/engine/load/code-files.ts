/** React files of a site with the literal addresses in them: pages, what pages and content import, the site's own theme files. */

import { posix } from 'node:path';
import { addressesInCode } from '../../compile/code/code-addresses.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Document } from '../../site/content/document.js';
import type { CodeFile } from '../../site/graph/graph-types.js';
import type { SiteFiles } from '../../site/sources/site-files.js';
import { isFolder, listFiles, readBytes } from '../write/disk.js';
import { codeImports } from './code-imports.js';

export function codeFiles(site: Site, files: SiteFiles, documents: readonly Document[]): CodeFile[] {
  return [...codeTexts(site, files, documents)].flatMap(([path, text]) => {
    const addresses = addressesInCode(text);
    return addresses.length > 0 || /\bid=/.test(text) ? [{ path, text, addresses }] : [];
  });
}

/** Texts of these files by path. */
export function codeTexts(site: Site, files: SiteFiles, documents: readonly Document[]): Map<string, string> {
  const pages = files.sources.flatMap(({ format, path }) => (format === 'code' ? [path] : []));
  const imported = documents.flatMap(({ imports }) =>
    imports.flatMap(({ target, file }) => (target === 'client' && file !== undefined ? [file] : [])),
  );
  const entries = [...pages, ...imported, ...themeFiles(site)];
  if (entries.length === 0) return new Map();
  const read = (path: string) => {
    const bytes = readBytes(site.dir, path);
    return bytes && Buffer.from(bytes).toString();
  };
  return codeImports(entries, read).code;
}

function themeFiles({ dir, themeDir }: Site): string[] {
  if (!isFolder(dir, themeDir)) return [];
  return listFiles(posix.join(dir, themeDir))
    .filter((path) => /\.[jt]sx$/.test(path))
    .map((path) => posix.join(themeDir, path));
}
