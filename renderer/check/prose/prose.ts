/** Checks of the words of one file. */
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { maskCode, maskProse, NO_PROSE } from './mask.js';
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
    const [left, right] = code === 'check-space-code' ? around(text, start) : ['', next];
    const found = {
      found: quote(left + text.slice(start, end) + right),
      wanted: quote(left + repaired(text, finding) + right),
    };
    return problem(code, found, { file, ...lineAt(place, start), length: end - start });
  });
  return [...typography, ...checkStructure(place, masked, options)].sort(byPlace);
}

const byPlace = (a: Problem, b: Problem): number => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** The words on both sides of a place, for a space that is missing there. */
function around(text: string, at: number): [left: string, right: string] {
  const [left = ''] = /[^\s，。；：、！？（）]{0,8}$/.exec(text.slice(Math.max(0, at - 8), at)) ?? [];
  const [right = ''] = /^[^\s，。；：、！？（）]{0,8}/.exec(text.slice(at, at + 8)) ?? [];
  return [left, right];
}

const NO_WORDS = new RegExp(`[${NO_PROSE}]`, 'g');
const quote = (text: string) => text.replace(NO_WORDS, '').replaceAll('\n', ' ');

/** The text with its typography repaired; code, addresses and tags are never touched. */
export function fixProse(text: string): { text: string; count: number } {
  return fixTypography(text, maskProse);
}
