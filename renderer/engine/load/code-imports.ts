/** Collects files that code of a site imports, directly or through other code: Markdown, which is compiled as parts of a page, and more code. */
import { posix } from 'node:path';
import { joinPath } from '../../compile/mdx/esm.js';

/** An import in code: its second group is the name of a file of the site. */
export const IMPORT =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(['"])(\.{1,2}\/[^'"\n]+|@site\/[^'"\n]+|\/[^'"\n/][^'"\n]*\.mdx?)\1/g;
const ENDS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** Files that some code files lead to. */
export interface CodeImports {
  /** Site-relative paths of Markdown files. */
  markdown: string[];
  /** Texts of code files, the first ones included, by site-relative path. */
  code: Map<string, string>;
}

/**
 * @param entries site-relative paths of code files
 * @param read returns the text of a file; undefined if it does not exist
 * @param own returns the canonical path of a file, whose path may leave the site folder and return
 */
export function codeImports(
  entries: Iterable<string>,
  read: (path: string) => string | undefined,
  own = (path: string) => path,
): CodeImports {
  const found = new Set<string>();
  const code = new Map<string, string>();
  const seen = new Set(entries);
  for (const file of seen) {
    const text = read(file);
    if (text === undefined) continue;
    code.set(file, text);
    for (const [, , specifier = ''] of text.matchAll(IMPORT)) {
      const fromRoot = /^(?:@site)?\/(.*)$/.exec(specifier)?.[1];
      const target = own(fromRoot ?? joinPath(posix.dirname(file), specifier));
      if (/\.mdx?$/.test(target)) found.add(target);
      else if (!/\.(?!tsx?$|jsx?$)\w+$/.test(target)) {
        const path = ENDS.map((end) => target + end).find(
          (path) => /\.[jt]sx?$/.test(path) && read(path) !== undefined,
        );
        if (path !== undefined) seen.add(path);
      }
    }
  }
  return { markdown: [...found], code };
}
