/**
 * Which of some class names a site's own files use, in strings of code and in attributes of Markdown, which variables of Infima they read, and
 * which its sheets set: these with a colon behind.
 */
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow } from '../modules/files-below.js';

/** Kept data of a file: its size and time, and the names in it, of classes and of variables. */
export type ScannedFiles = Record<string, [stamp: string, names: string[]]>;

const CODE = /\.(?:[jt]sx?)$/;
const MARKDOWN = /\.mdx?$/;
const SHEET = /\.(?:css|s[ac]ss|less)$/;
/** Variables that a text reads. */
const READS = /\bvar\(\s*(--ifm-[\w-]+)/g;
/** Variables that a sheet sets, and where it sets them for the whole site: those of a part are no colours of the frame. */
const SETS = /(?<![\w-])(--ifm-[\w-]+)\s*:/g;
const WHOLE = /:root|\bhtml\b|\bbody\b|data-theme|\.navbar|\.footer/;
/** Selectors that may give the whole page a background. */
const PAGE = /(?:^|[\s,])(?:html|body|#__docusaurus|\.(?:main|docs)-wrapper)(?:[[.:][^\s,]*)?\s*(?:,|$)/;
const GROUND = /(?<![\w-])background(?:-color|-image)?\s*:(?!\s*(?:none|transparent|inherit|unset))/;
/** Pseudo-variable that marks a sheet with a page background. */
export const PAGE_GROUND = '--page-ground:';
const STRINGS = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const ATTRIBUTES = /\bclass(?:Name)?\s*=\s*(?:\{\s*)?(['"`])([^'"`\n]*)\1/g;

export interface ClassSearch {
  dir: string;
  /** Folders and files, relative to `dir`. */
  places: readonly string[];
  known: ReadonlySet<string>;
  before: ScannedFiles | undefined;
}

/** Scans folders; a file with unchanged size and time is not read again. */
export function usedClasses({ dir, places, known, before = {} }: ClassSearch): {
  used: Set<string>;
  files: ScannedFiles;
} {
  const files: ScannedFiles = {};
  for (const path of places.flatMap((place) => classFiles(dir, place))) {
    const { size, mtimeMs } = statSync(join(dir, path));
    const stamp = `${size} ${mtimeMs}`;
    const kept = before[path];
    files[path] = kept?.[0] === stamp ? kept : [stamp, classesOf(readFileSync(join(dir, path), 'utf8'), path, known)];
  }
  return { used: new Set(Object.values(files).flatMap(([, names]) => names)), files };
}

/** Files below a folder that may name classes, relative to the site. */
const classFiles = (dir: string, place: string): string[] =>
  (SHEET.test(place) ? [place] : filesBelow(join(dir, place)).map((path) => posix.join(place, path))).filter(
    (path) => [CODE, MARKDOWN, SHEET].some((kind) => kind.test(path)) && !/(?:^|\/)node_modules\//.test(path),
  );

/** Returns the names in one text, those of variables with their dashes. The part of a name before a placeholder matches all names that start with it. */
function classesOf(text: string, path: string, known: ReadonlySet<string>): string[] {
  const found = new Set([...text.matchAll(READS)].map(([, name = '']) => name));
  if (SHEET.test(path)) {
    for (const [, selector = '', body = ''] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)\{([^{}]*)/g)) {
      if (WHOLE.test(selector)) for (const [, name = ''] of body.matchAll(SETS)) found.add(`${name}:`);
      if (PAGE.test(selector.trim()) && GROUND.test(body)) found.add(PAGE_GROUND);
    }
    return [...found].sort();
  }
  for (const [, , value = ''] of text.matchAll(CODE.test(path) ? STRINGS : ATTRIBUTES)) {
    for (const [word, name = '', open] of value.matchAll(/([\w-]+)(\$\{)?/g)) {
      if (known.has(word)) found.add(word);
      else if (open && name.endsWith('-'))
        for (const one of known) if (one.startsWith(name) && !one.slice(name.length).includes('-')) found.add(one);
    }
  }
  return [...found].sort();
}
