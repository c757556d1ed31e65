/** Findings of the search at their places in the files, with the keywords that would help as a patch. */
import { fold } from '../../shared/tokens.js';
import type { Source } from '../../site/content/source.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem, Repair } from '../../site/problems/problem-types.js';
import { lineEdit } from '../../site/problems/repair.js';
import type { Finding } from './findable-page.js';

/** @param sources by path */
export function placeFindings(
  file: string | undefined,
  findings: readonly Finding[],
  sources: ReadonlyMap<string, Source>,
): Problem[] {
  const source = file === undefined ? undefined : sources.get(file);
  const lines = source?.text.split(/\r?\n/) ?? [];
  return findings.map(({ code, args, heading, keyword }) => {
    const at = lineOf(lines, heading ?? '');
    const repair = source && keyword ? addKeyword(lines, keyword) : undefined;
    return problem(code, args, {
      ...(file !== undefined && { file, line: at + 1, column: 1, sourceLine: lines[at] ?? '' }),
      ...(lines[at] && { length: lines[at].length }),
      ...(repair && { repair }),
    });
  });
}

/** Returns the line index of a heading, or of the title if there is none. */
function lineOf(lines: readonly string[], heading: string): number {
  const wanted = plain(heading);
  const own = wanted === '' ? -1 : lines.findIndex((line) => /^#{1,6}\s/.test(line) && plain(line).includes(wanted));
  if (own >= 0) return own;
  return Math.max(
    0,
    lines.findIndex((line, i) => (i < frontMatterEnd(lines) && /^title\s*:/.test(line)) || /^#\s/.test(line)),
  );
}

const plain = (text: string) => fold(text).replace(/[\s#`*_~[\]\\]+|\{#.*?\}/g, '');

/** Index of the line that ends the front matter; -1 without any. */
const frontMatterEnd = (lines: readonly string[]): number => (lines[0] === '---' ? lines.indexOf('---', 1) : -1);

/** The edit that gives a page a further keyword. */
function addKeyword(lines: readonly string[], keyword: string): Repair | undefined {
  const word = /^[\p{L}\d][\p{L}\d ._-]*$/u.test(keyword) && /\p{L}/u.test(keyword) ? keyword : JSON.stringify(keyword);
  const end = frontMatterEnd(lines);
  if (end < 0) {
    if (lines[0] === '---') return undefined;
    return { edits: [lineEdit(1, 1, 0, `---\nkeywords: [${word}]\n---\n\n`)], sure: false };
  }
  const at = lines.findIndex((line, i) => i < end && /^keywords\s*:/.test(line));
  const line = lines[at];
  if (line === undefined) return { edits: [lineEdit(end + 1, 1, 0, `keywords: [${word}]\n`)], sure: false };
  const [, listed] = /^keywords\s*:\s*\[(.*)\]\s*$/.exec(line) ?? [];
  if (listed !== undefined) {
    const separator = listed.trim() === '' ? '' : ', ';
    return { edits: [lineEdit(at + 1, line.lastIndexOf(']') + 1, 0, separator + word)], sure: false };
  }
  // A list of lines: the new one goes first, as the others are indented.
  const item = /^(\s*)-\s/.exec(lines[at + 1] ?? '');
  return item && line.trim() === 'keywords:'
    ? { edits: [lineEdit(at + 2, 1, 0, `${item[1]}- ${word}\n`)], sure: false }
    : undefined;
}
