/** Hides parts of a page that are not text to its author: front matter, code, links, tags. */
import type { Node } from '../tree/tree.js';

interface Page {
  file: string;
  lines: readonly { start: number }[];
  of(...types: string[]): Node[];
  start(node: Node): number;
  end(node: Node): number;
}

/** The file with a NUL in place of each character that is no text. */
export function maskOf(page: Page, hidesExpressions: boolean): string {
  const hidden = page.of(
    'code',
    'inlineCode',
    'math',
    'inlineMath',
    'html',
    ...(hidesExpressions ? ['mdxFlowExpression', 'mdxTextExpression'] : []),
    'mdxjsEsm',
    'link',
    'image',
    'definition',
    'linkReference',
    'imageReference',
  );
  const ranges = hidden
    // A bare address is text to its writer.
    .filter((node) => node.type !== 'link' || page.file[page.start(node)] === '[')
    .map((node): [start: number, end: number] => [page.start(node), page.end(node)])
    .sort(([a], [b]) => a - b);
  let at = page.lines[0]?.start ?? 0;
  let text = masked(page.file.slice(0, at));
  for (const [start, end] of ranges) {
    // It is inside the previous one.
    if (end <= at) continue;
    const from = Math.max(at, start);
    text += page.file.slice(at, from) + masked(page.file.slice(from, end));
    at = end;
  }
  text += page.file.slice(at);
  return text.replace(/<\/?[A-Za-z][^<>\n]*>|\\[[\]()]/g, masked);
}

/** Replaces each character by a NUL; line breaks stay. */
const masked = (text: string): string =>
  text
    .split('\n')
    .map((line) => '\u0000'.repeat(line.length))
    .join('\n');

/**
 * Maximum length of a line that is searched for slips. The patterns may be quadratic in a line, and longer lines are not typed by hand:
 * they are data or attacks.
 */
const LONGEST_LINE = 2000;
/** Anchored to the start of a line: tried from every character it would be quadratic. */
const LONG_LINES = new RegExp(`^[^\\n]{${LONGEST_LINE + 1},}`, 'gm');

/** The file with a NUL in place of each character of lines that are too long to be looked at. */
export function withoutLongLines(file: string): string {
  return file.replace(LONG_LINES, masked);
}
