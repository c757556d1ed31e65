/** Copies that file managers and network drives create next to a file: they become unintended pages. */
import { posix } from 'node:path';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';

const COPY =
  /^(.*?)(?: ?[(（]\d+[)）]| - (?:Copy|副本|複製|コピー)(?: ?\(\d+\))?|[ _](?:copy|副本)(?: \d+)?|的副本| \([^()]*conflicted copy[^()]*\)|\.sync-conflict-[\w-]+)(\.mdx?)$/i;

/** @param pages paths of pages below a content folder */
export function copiedFiles(folder: string, pages: readonly string[]): Problem[] {
  const known = new Set(pages);
  return pages.flatMap((path) => {
    const [, stem, ending] = COPY.exec(path) ?? [];
    const original = `${stem}${ending}`;
    if (stem === undefined || !known.has(original)) return [];
    const place = { file: posix.join(folder, path), line: 1, column: 1 };
    return [problem('source-copy', { name: posix.basename(path), original: posix.basename(original) }, place)];
  });
}
