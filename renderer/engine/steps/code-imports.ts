/** Markdown files that code of a site imports, directly or through code beside it: they are compiled as parts of a page. */
import { posix } from 'node:path';
import { joinPath } from '../../compile/mdx/esm.js';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(['"])(\.{1,2}\/[^'"\n]+|@site\/[^'"\n]+)\1/g;
const ENDS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/**
 * @param entries site-relative paths of code files
 * @param read text of a file; undefined when there is none
 */
export function markdownImports(entries: Iterable<string>, read: (path: string) => string | undefined): string[] {
  const found = new Set<string>();
  const seen = new Set(entries);
  for (const file of seen) {
    for (const [, , specifier] of (read(file) ?? '').matchAll(IMPORT)) {
      const target = specifier!.startsWith('@site/') ? specifier!.slice(6) : joinPath(posix.dirname(file), specifier!);
      if (/\.mdx?$/.test(target)) found.add(target);
      else if (!/\.(?!tsx?$|jsx?$)\w+$/.test(target)) {
        const code = ENDS.map((end) => target + end).find(
          (path) => /\.[jt]sx?$/.test(path) && read(path) !== undefined,
        );
        if (code !== undefined) seen.add(code);
      }
    }
  }
  return [...found];
}
