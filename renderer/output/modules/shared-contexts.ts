/**
 * Contexts of a moved site: its theme files are one bundle and each page is another, so that a provider in `Root` and a hook on a page would
 * have a context each. All copies of a file, of the site or of a package whose provider it uses, take the one that the first has made.
 */

import { pathFrom } from '../../site/helpers/file-paths.js';
import { hashOf } from '../../site/helpers/hash.js';

/** A top-level assignment of a call's result. Calls within functions create a context each time, so they get no name. */
const DECLARED =
  /^((?:export\s+)?(?:default\s+|(?:const|let|var)\s(?:(?!\n\s*(?:const|let|var|function|return|if|export|class)\b)[\s\S]){0,400}?=\s*)(?:\/\*[^*]*\*\/\s*)*)((?:[\w$]+\s*\.\s*)?createContext)(?=\s*[<(])/gm;

/** Appended in one line after the code, so that every place stays. */
const SHARE =
  'function __contextOf(key, make) { return (...given) => { const all = globalThis.__notesContexts ??= new Map(); if (!all.has(key)) all.set(key, make(...given)); return all.get(key); }; }';

/** Names the contexts in code after their file, as long as it is unchanged. @param dir site folder */
export function withSharedContexts(code: string, file: string, dir: string): string {
  if (!/\bcreateContext\s*[<(]/.test(code)) return code;
  const name = `${pathFrom(dir, file)} ${hashOf(code)}`;
  let count = 0;
  const made = code.replace(
    DECLARED,
    (_, before: string, make: string) => `${before}__contextOf(${JSON.stringify(`${name} ${count++}`)}, ${make})`,
  );
  return count > 0 ? `${made}\n${SHARE}` : code;
}
