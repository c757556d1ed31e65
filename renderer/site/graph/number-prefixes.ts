/** Number prefixes of files and folders: `01-intro`, `2. Guide` (B1.8–B1.11). */
import type { NumberPrefixParser } from '../configuration/sidebar-generator-types.js';
import { messageOf } from '../helpers/caught-error.js';
import { defined } from '../helpers/defined.js';

const NUMBERED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** Dates and versions: digits, one separator, a digit (B1.9). */
const NOT_NUMBERED = /^\d+[-_.]\d/;

/** Splits a number prefix off one name (B1.8, B1.9). */
export function splitNumber(name: string): { name: string; number?: number } {
  const first = name.charCodeAt(0);
  if (!(first >= 0x30 && first <= 0x39)) return { name };
  const [, number, rest] = (NOT_NUMBERED.test(name) ? null : NUMBERED.exec(name)) ?? [];
  return rest === undefined ? { name } : { name: rest, number: Number(number) };
}

/** Splits names as `numberPrefixParser` says: by our rule, not at all, or by the site's function. */
export type NumberSplitter = typeof splitNumber;

/** @param onFault receives exceptions of the site's function, and results without `filename`; the name is then unchanged */
export function numberSplitter(
  parser: boolean | NumberPrefixParser,
  onFault: (message: string) => void = () => {},
): NumberSplitter {
  if (parser === true) return splitNumber;
  if (parser === false) return (name) => ({ name });
  return (raw) => {
    try {
      const { filename, numberPrefix } = parser(raw);
      if (typeof filename !== 'string') throw new TypeError(`{ filename: string } expected for "${raw}"`);
      return { name: filename, ...defined({ number: numberPrefix }) };
    } catch (error) {
      onFault(messageOf(error));
      return { name: raw };
    }
  };
}

/** Removes the number prefix of every segment of a folder path (B1.10). */
export function stripNumbers(path: string, split: NumberSplitter = splitNumber): string {
  if (path === '' || (split === splitNumber && !/(?:^|\/)\d/.test(path))) return path;
  return path
    .split('/')
    .map((segment) => split(segment).name)
    .join('/');
}
