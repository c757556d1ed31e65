/** Code that goes deeper than its parsers: they read each level in functions of their own, until the stack of the process is full. */
import { PREFIX } from '../compile/parse/nesting-depth.js';

/** Brackets, elements and signs in one another. Every parser of a block manages so many. */
const MOST_LEVELS = 1000;
export const TOO_DEEP = `more than ${MOST_LEVELS} levels in one another`;

const SIGNS = new RegExp(`<(?=[A-Za-z>])|<(?=/)|/>|\\)\\s*=>|[[({\\])},;]|${PREFIX}`, 'g');

/** True if no check may look at the code. */
export function isTooDeep(code: string): boolean {
  if (code.length < MOST_LEVELS) return false;
  let [open, elements, prefixes] = [0, 0, 0];
  for (const { 0: sign, index } of code.matchAll(SIGNS)) {
    if (/^[)\]},;]$/.test(sign)) prefixes = 0;
    if (sign === '<') elements = Math.max(0, elements + (code[index + 1] === '/' ? -1 : 1));
    else if (sign === '/>') elements = Math.max(0, elements - 1);
    else if (/^[[({]/.test(sign)) open++;
    else if (/^[)\]}]/.test(sign)) open = Math.max(0, open - 1);
    else if (!/^[,;]/.test(sign)) prefixes += /\w/.test(sign) ? 1 : sign.length;
    if (open + elements + prefixes > MOST_LEVELS) return true;
  }
  return false;
}
