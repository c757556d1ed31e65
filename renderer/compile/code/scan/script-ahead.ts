/** Classifies a name by the next few characters. Each function looks a limited distance ahead, so that no input makes the scan quadratic. */
import { inWord, type Scan, skipSpace, startsWord, wordEnd } from './scan.js';

/** Maximum distance to the end of a list of parameters or type arguments, in UTF-16 units. */
const FAR = 600;
const LATE_CALL = /\s*\.\s*(?:apply|bind|call)\s*\(/y;

/** A call or a method: `(` follows, in TypeScript behind type arguments, or `.call(` and its like. */
export function isCalled(scan: Scan, to: number, types: boolean): boolean {
  const next = skipSpace(scan, to);
  const c = scan.at(next);
  if (c === 40) return true;
  if (c === 46) {
    LATE_CALL.lastIndex = to;
    return LATE_CALL.test(scan.code);
  }
  if (!types || c !== 60 || next !== to) return false;
  const behind = balanced(scan, next, 60, 62);
  return behind > 0 && scan.at(skipSpace(scan, behind)) === 40;
}

/** `name = () => …`, `name: async function …`, `name = x => …`: a function is assigned to the name. */
export function isFunctionValue(scan: Scan, to: number): boolean {
  let pos = skipSpace(scan, to);
  const c = scan.at(pos);
  if ((c !== 61 && c !== 58) || scan.at(pos + 1) === c || scan.at(pos + 1) === 62) return false;
  pos = skipSpace(scan, pos + 1);
  if (isWord(scan, pos, 'async')) pos = skipSpace(scan, pos + 5);
  if (isWord(scan, pos, 'function')) return true;
  if (scan.at(pos) === 40) return isArrow(scan, behindResult(scan, balanced(scan, pos, 40, 41)));
  return startsWord(scan.at(pos)) && isArrow(scan, wordEnd(scan, pos));
}

function isWord(scan: Scan, pos: number, word: string): boolean {
  return scan.code.startsWith(word, pos) && !inWord(scan.at(pos + word.length));
}

function isArrow(scan: Scan, from: number): boolean {
  if (from < 0) return false;
  const pos = skipSpace(scan, from);
  return scan.at(pos) === 61 && scan.at(pos + 1) === 62;
}

/** Index after the type of a result, `: Promise<void>`, where there is one. */
function behindResult(scan: Scan, from: number): number {
  if (from < 0 || scan.at(skipSpace(scan, from)) !== 58) return from;
  for (let to = from; to < scan.end && to - from < FAR; to++) {
    const c = scan.at(to);
    if (c === 61) return to;
    if (c === 10 || c === 59 || c === 40 || c === 123) break;
  }
  return -1;
}

/** Index after the bracket that closes the one at `from`; -1 where it is far or a statement ends before. */
function balanced(scan: Scan, from: number, open: number, close: number): number {
  let depth = 0;
  for (let to = from; to < scan.end && to - from < FAR; to++) {
    const c = scan.at(to);
    if (c === open) depth++;
    else if (c === close && --depth === 0) return to + 1;
    else if (c === 59 && open === 60) break;
  }
  return -1;
}
