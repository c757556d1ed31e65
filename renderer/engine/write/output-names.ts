/** Checks the files that an output names, as recorded by its writer: a build that would publish a name without its file reports it and writes nothing. */
import { posix } from 'node:path';
import { decodePath, fileOfAddress, isExternal, splitUrl } from '../../shared/urls.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';

/** An output with the paths of the files it names. */
export interface Naming {
  path: string;
  names: readonly string[];
  /** An author's file, copied unchanged. */
  copied?: boolean;
}

/** Returns problems for names of missing files: one for each file, with the first output that names it. */
export function holeProblems(outputs: Iterable<Naming>, isThere: (path: string) => boolean): Problem[] {
  const found = new Map<string, Problem>();
  for (const { path, names, copied } of outputs)
    for (const name of names)
      if (!isThere(name) && !found.has(name))
        found.set(name, problem(copied ? 'copied-file-hole' : 'output-hole', { path, name }));
  return [...found.values()];
}

/** Addresses that a browser loads by itself. */
const LOADED = {
  html: /<(?:script|img|source|iframe|audio|video|embed|input|track)\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)|<link\b(?![^>]*?\srel\s*=\s*["']?(?:canonical|alternate|prev|next)\b)[^>]*?\shref\s*=\s*["']?([^"'\s>]+)/gi,
  css: /url\(\s*["']?([^"')\s][^"')]*)["']?\s*\)|@import\s+["']([^"']+)["']/gi,
};

/** The address that those of an HTML file are relative to. */
const BASE = /<base\b[^>]*?\shref\s*=\s*["']?([^"'\s>]+)/i;

/** True for files of the author's that may name others. */
export const mayName = (path: string): boolean => /\.(?:html?|css)$/i.test(path);

/** Files of the site that a copied HTML file or style sheet loads. */
export function namesOfCopy(path: string, text: string, baseUrl: string): string[] {
  const pattern = path.toLowerCase().endsWith('.css') ? LOADED.css : LOADED.html;
  const found = [...text.matchAll(pattern)].map(([, quoted, bare = '']) => (quoted ?? bare).trim());
  const base = pattern === LOADED.html ? (BASE.exec(text)?.[1] ?? '') : '';
  return found.flatMap((written) => {
    const address = isExternal(written) || written.startsWith('/') ? written : base.replace(/[^/]*$/, '') + written;
    const { pathname } = splitUrl(address);
    // Syntax for bundlers is not an address to a browser: such a sheet is a source.
    if (pathname === '' || pathname.endsWith('/') || isExternal(address) || /^~|^@site\//.test(address)) return [];
    if (!pathname.startsWith('/')) return [decodePath(posix.join(posix.dirname(path), pathname))];
    return pathname.startsWith(baseUrl) ? [decodePath(fileOfAddress(pathname, { baseUrl }))] : [];
  });
}
