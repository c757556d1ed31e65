/**
 * Contexts of a moved site's own code: its theme files are one bundle and each page is another, so that a provider in `Root` and a hook on a page would
 * have a context each. All copies of a file take the one that the first has made.
 */
import { relative } from 'node:path';
import { hashOf } from '../../site/helpers/hash.js';

const CALL = /(?<![\w$.])((?:React\s*\.\s*)?createContext)(?=\s*[<(])/g;

/** Appended in one line behind the code, so that every place stays. */
const SHARE =
  'function __contextOf(key, make) { return (initial) => { const all = globalThis.__notesContexts ??= new Map(); if (!all.has(key)) all.set(key, make(initial)); return all.get(key); }; }';

/** Code whose contexts have names: those of its file, as long as it stays as it is. @param dir site folder */
export function withSharedContexts(code: string, file: string, dir: string): string {
  if (!/\bcreateContext\s*[<(]/.test(code) || /\bfunction\s+createContext\b/.test(code)) return code;
  const name = `${relative(dir, file).split('\\').join('/')} ${hashOf(code)}`;
  let count = 0;
  const made = code.replace(CALL, (call) => `__contextOf(${JSON.stringify(`${name} ${count++}`)}, ${call})`);
  return count > 0 ? `${made}\n${SHARE}` : code;
}
