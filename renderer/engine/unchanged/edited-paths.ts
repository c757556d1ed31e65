/** Finds changed, added and removed files. Loads nothing but Node. */
import { readFileSync } from 'node:fs';
import { isBelow, posixPath } from '../../site/helpers/file-paths.js';
import { hashOf } from '../../site/helpers/hash.js';

/** With more edits than this the whole site is built. */
const MOST_EDITS = 20;

/** The first text of a scan lists the files of the site folder, if it contains all sources. */
interface Texts {
  now: readonly string[];
  /** Those of the last build; after them comes what it wrote. */
  before: readonly string[];
}

/** Markdown files of the site folder by what has happened to them. Paths relative to it. */
export interface EditedPaths {
  /** Size, time or text has changed. */
  paths: string[];
  added: string[];
  gone: string[];
}

/**
 * Compares a look with that of the last build.
 * @param kept hashes of files that had been changed shortly before that look
 * @returns undefined when anything but Markdown files in the site folder is other than before
 */
export function editedPaths(
  dir: string,
  { young, reach: { roots } }: { young: Readonly<Record<string, string>>; reach: { roots: readonly string[] } },
  { now, before }: Texts,
): EditedPaths | undefined {
  if (now.length !== before.length - 1 || now.some((text, at) => at > 0 && text !== before[at])) return undefined;
  const found = now[0] === before[0] ? NONE : changedLines(now[0] ?? '', before[0] ?? '');
  const { added, gone } = found;
  const paths = new Set(found.paths);
  for (const [path, hash] of Object.entries(young)) {
    const name = roots.length === 1 && isBelow(dir, path) ? posixPath(path.slice(dir.length + 1)) : '';
    if (!paths.has(name) && !gone.includes(name) && hashOf(readFileSync(path)) !== hash) paths.add(name);
  }
  const all = [...paths, ...added, ...gone];
  const areEdits = all.length <= MOST_EDITS && all.every(isMarkdown) && (all.length === 0 || roots.length === 1);
  return areEdits ? { paths: [...paths], added, gone } : undefined;
}

const NONE: EditedPaths = { paths: [], added: [], gone: [] };

const isMarkdown = (path: string) => /\.mdx?$/.test(path);

/** Files whose lines differ, are new, or are there no longer; folders among them end with a slash. */
function changedLines(now: string, before: string): EditedPaths {
  const lines = now.split('\n');
  const others = before.split('\n');
  let start = 0;
  while (start < lines.length && lines[start] === others[start]) start++;
  let end = 0;
  while (end < Math.min(lines.length, others.length) - start && lines.at(-1 - end) === others.at(-1 - end)) end++;
  const byName = (list: readonly string[]) =>
    new Map(list.slice(start, list.length - end).map((line) => [line.split('\t', 1)[0] ?? '', line]));
  const here = byName(lines);
  const there = byName(others);
  const names = [...here.keys()];
  return {
    paths: names.filter((name) => there.has(name) && there.get(name) !== here.get(name)),
    added: names.filter((name) => !there.has(name)),
    gone: [...there.keys()].filter((name) => !here.has(name)),
  };
}
