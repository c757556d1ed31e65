/** What of a page is no text to its writer, hidden: front matter, code, links, tags. */
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
  const first = page.lines[0]?.start ?? 0;
  const chars = `${page.file.slice(0, first).replace(/[^\n]/g, '\u0000')}${page.file.slice(first)}`.split('');
  for (const node of hidden) {
    const [start, end] = [page.start(node), page.end(node)];
    // A bare address is text to its writer.
    if (node.type === 'link' && page.file[start] !== '[') continue;
    for (let i = start; i < end; i++) if (chars[i] !== '\n') chars[i] = '\u0000';
  }
  return chars.join('').replace(/<\/?[A-Za-z][^<>\n]*>|\\[[\]()]/g, (found) => '\u0000'.repeat(found.length));
}

/**
 * Characters of the longest line in which slips are looked for. Their patterns may need the square of a line, and nobody types such a
 * line: data do, and attackers.
 */
const LONGEST_LINE = 2000;
const LONG_LINES = new RegExp(`[^\\n]{${LONGEST_LINE + 1},}`, 'g');

/** The file with a NUL in place of each character of lines that are too long to be looked at. */
export function withoutLongLines(file: string): string {
  return file.replace(LONG_LINES, (line) => '\u0000'.repeat(line.length));
}
