/** Code that goes deeper than its parsers: they read each level in functions of their own, until the stack of the process is full. */
import { LEVEL_SIGNS, Levels } from '../compile/parse/code-levels.js';

/** Brackets, elements and signs in one another. Every parser of a block manages so many. */
const MOST_LEVELS = 1000;
export const TOO_DEEP = `more than ${MOST_LEVELS} levels in one another`;

const SIGNS = new RegExp(`<(?=[A-Za-z>])|<(?=/)|/>|(?<![-+!~=>?*])\\n|${LEVEL_SIGNS}`, 'g');

/** True if no check may look at the code. */
export function isTooDeep(code: string): boolean {
  if (code.length < MOST_LEVELS) return false;
  const levels = new Levels();
  let elements = 0;
  for (const { 0: sign, index } of code.matchAll(SIGNS)) {
    if (sign === '<') elements = Math.max(0, elements + (code[index + 1] === '/' ? -1 : 1));
    else if (sign === '/>') elements = Math.max(0, elements - 1);
    // A line continues after such a sign.
    else if (sign === '\n') levels.endPart();
    else levels.take(sign);
    if (levels.depth + elements > MOST_LEVELS) return true;
  }
  return false;
}
