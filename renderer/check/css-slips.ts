/** Slips of CSS blocks: what style sheets of the site are looked through for, too. */
import { textSlips } from '../output/bundle/sheet-slips.js';
import type { Problem } from '../site/problems/problem-types.js';
import { movedInto } from './block-place.js';
import type { CodeBlock } from './find-blocks.js';

/** Slips that make parsers fail at the text after them. */
const AT_LARGE = new Set(['sheet-open', 'sheet-end', 'sheet-sign', 'sheet-missing', 'sheet-comment']);

/** Returns what a CSS block has not, by name and at its place. */
export function cssSlips(block: CodeBlock): Problem[] {
  const slips = textSlips(block.code, block.file).map((slip) =>
    movedInto(block, slip.code === 'sheet-missing' ? atGap(slip) : slip),
  );
  // An unknown name may be a consequence of a missing sign.
  return slips.some(({ code }) => AT_LARGE.has(code)) ? slips.filter(({ code }) => AT_LARGE.has(code)) : slips;
}

/** A missing sign is reported at the position where it belongs. */
function atGap(slip: Problem): Problem {
  const [edit] = slip.repair?.edits ?? [];
  return edit ? { ...slip, line: edit.line, column: edit.column, length: 1 } : slip;
}

/** Returns what parsers found besides: nothing that follows from a slip. */
export function besideSlips(found: readonly Problem[], slips: readonly Problem[]): Problem[] {
  if (slips.some(({ code }) => AT_LARGE.has(code))) return [];
  const told = new Set(slips.map(({ line }) => line));
  return found.filter(({ line }) => !told.has(line));
}
