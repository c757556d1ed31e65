/** Checks of the words of one file. */
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { HIDDEN, maskCode, maskProse } from './mask.js';
import { lineAt, makePlace } from './prose-position.js';
import { checkStructure, type StructureOptions } from './structure.js';
import { checkTypography, fixTypography, repaired } from './typography.js';

/** All findings of one Markdown file, in the order of the text. */
export function checkProse(file: string, text: string, options: StructureOptions): Problem[] {
  const masked = maskProse(text);
  const place = makePlace(file, text, maskCode(text));
  const typography = checkTypography(masked).map((finding) => {
    const { code, start, end } = finding;
    // A missing space is seen between two characters.
    const next = code === 'check-space-han-latin' ? text.slice(end, end + 1) : '';
    const found = { found: quote(text.slice(start, end) + next), wanted: quote(repaired(text, finding) + next) };
    return problem(code, found, { file, ...lineAt(place, start), length: end - start });
  });
  return [...typography, ...checkStructure(place, masked, options)].sort(
    (a, b) => a.line! - b.line! || a.column! - b.column!,
  );
}

const quote = (text: string) => text.replaceAll(HIDDEN, '').replaceAll('\n', ' ');

/** The text with its typography repaired; code, addresses and tags are never touched. */
export function fixProse(text: string): { text: string; count: number } {
  return fixTypography(text, maskProse);
}
