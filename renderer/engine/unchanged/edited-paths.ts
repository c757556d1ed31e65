/** Which files are other than before, where the same files are there. Loads nothing but Node. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../site/helpers/hash.js';

/** With more edits than this the whole site is built. */
const MOST_EDITS = 20;

/** The first of the texts of a look lists the files of the site folder, where all its sources lie in it. */
interface Texts {
  now: readonly string[];
  /** Those of the last build; behind them comes what it wrote. */
  before: readonly string[];
}

/**
 * Compares a look with that of the last build.
 * @param kept hashes of files that had been changed shortly before that look
 * @returns paths of Markdown files in the site folder of which size, time or text has changed; undefined when anything else has
 */
export function editedPaths(
  dir: string,
  { young, reach: { roots } }: { young: Readonly<Record<string, string>>; reach: { roots: readonly string[] } },
  { now, before }: Texts,
): string[] | undefined {
  if (now.length !== before.length - 1 || now.some((text, at) => at > 0 && text !== before[at])) return undefined;
  const paths = new Set(now[0] === before[0] ? [] : changedLines(now[0] ?? '', before[0] ?? ''));
  if (paths.size > MOST_EDITS || ![...paths].every(isMarkdown)) return undefined;
  for (const [path, hash] of Object.entries(young)) {
    const name = roots.length === 1 && path.startsWith(join(dir, '/')) ? path.slice(dir.length + 1) : '';
    if (!paths.has(name) && hashOf(readFileSync(path)) !== hash) paths.add(name);
  }
  const areEdits = [...paths].every(isMarkdown) && (paths.size === 0 || roots.length === 1);
  return areEdits ? [...paths] : undefined;
}

const isMarkdown = (path: string) => /\.mdx?$/.test(path);

/** Names of the files whose lines differ; an empty one where lines have come or gone. */
function changedLines(now: string, before: string): string[] {
  const lines = now.split('\n');
  const others = before.split('\n');
  if (lines.length !== others.length) return [''];
  return lines.flatMap((line, at) => {
    const other = others[at] ?? '';
    if (line === other) return [];
    const [name = '', stat] = line.split('\t');
    return [stat !== undefined && other.startsWith(`${name}\t`) ? name : ''];
  });
}
