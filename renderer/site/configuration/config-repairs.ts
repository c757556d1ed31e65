/** Repairs of a configuration that write an option in two places, or at another level. */
import type { Place } from '../problems/problem.js';
import { textEdit, withNamed } from '../problems/repair.js';
import { literalPlace } from './literal-places.js';

type WithRepair = Pick<Place, 'repair'>;

/** The origin stays in `url`, and the path is moved to `baseUrl` if that is the root or absent. */
export function movedPath(
  url: string,
  path: string,
  baseUrl: unknown,
  urlPlace: Place,
  basePlace: () => Place,
): WithRepair {
  const origin = url.slice(0, -path.length);
  const base = `/${path.replace(/^\/|\/$/g, '')}/`;
  if (baseUrl === undefined) return withBase(urlPlace, url, origin, base);
  const edits = [
    ...(withNamed(urlPlace, url, { name: origin, sure: true }).repair?.edits ?? []),
    ...(baseUrl === '/' ? (withNamed(basePlace(), '/', { name: base, sure: true }).repair?.edits ?? []) : []),
  ];
  return edits.length === 2 ? { repair: { edits, sure: false } } : {};
}

/** Writes `baseUrl` below or after `url`. */
function withBase(place: Place, url: string, origin: string, base: string): WithRepair {
  const { sourceLine = '', column = 1, length = 0 } = place;
  const [, quote = ''] = /^(['"`])/.exec(sourceLine.slice(column - 1)) ?? [];
  if (quote === '' || sourceLine.slice(column - 1, column - 1 + length) !== quote + url + quote) return {};
  const indent = /^(\s*)url\s*:/.exec(sourceLine)?.[1];
  const between = indent === undefined ? ' ' : `\n${indent}`;
  const name = `${origin}${quote},${between}baseUrl: ${quote}${base}`;
  const { repair } = withNamed(place, url, { name, sure: false });
  return repair ? { repair } : {};
}

/** Writes a flag of the outermost level into the option that has it, where that is not there. @param option its whole name */
export function loweredFlag(
  key: string,
  option: string | undefined,
  { text, path }: { text?: string; path: string },
): WithRepair {
  const owner = option?.replace(`.${key}`, '');
  if (text === undefined || owner === undefined || owner === option || owner.includes('.')) return {};
  const found = literalPlace(text, [key]);
  if (!found?.key || literalPlace(text, [owner]) || new RegExp(`\\b${owner}\\b`).test(text)) return {};
  if (path.endsWith('.json') || !/^(?:true|false)$/.test(text.slice(...found.value))) return {};
  const entry = text.slice(found.key[0], found.value[1]);
  const edits = [textEdit(text, found.key[0], found.value[1], `${owner}: { ${entry} }`)];
  return { repair: { edits, sure: false } };
}
