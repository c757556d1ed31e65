/** Marks of Chinese typing where YAML wants its own: a full-width colon after a field, curly or corner quotation marks around a value. */

import { narrow } from '../helpers/narrow-signs.js';

export interface Slip {
  code: 'front-matter-colon' | 'front-matter-quotes';
  /** Offset in the YAML text. */
  offset: number;
  length: number;
  args: { field: string; got: string; line: string };
}

const FIELD = /^(\s*(?:-\s+)?)([A-Za-z_][\w-]*)/;
const OPENING = '“”‘’「『„‟＂＇';
const CLOSING = '”“’‘」』””＂＇';

/**
 * Finds the lines that make front matter unreadable because of such marks, each with its correction.
 * @returns none if the corrections would not make it readable: then there is another cause
 */
export function findSlips(yaml: string, isReadable: (yaml: string) => boolean): Slip[] {
  const slips: Slip[] = [];
  const mended: string[] = [];
  let offset = 0;
  for (const line of yaml.split('\n')) {
    const slip = colonSlip(line) ?? quoteSlip(line);
    if (slip) slips.push({ ...slip, offset: offset + slip.offset });
    mended.push(slip?.args.line ?? line);
    offset += line.length + 1;
  }
  return slips.length > 0 && isReadable(mended.join('\n')) ? slips : [];
}

/** `title：x`, and `title:x`, which is a text to YAML. */
function colonSlip(line: string): Slip | undefined {
  const [start, , name] = FIELD.exec(line) ?? [];
  if (start === undefined || name === undefined) return undefined;
  const [spaced, colon] = /^\s*(：\s*|:(?=[^\s:/]))/.exec(line.slice(start.length)) ?? [];
  if (spaced === undefined || colon === undefined) return undefined;
  const written = line.slice(start.length + spaced.length).trim();
  const rest = /^[－０-９．]+$/.test(written) ? narrow(written) : written;
  const value = quoteSlip(`${start}: ${rest}`)?.args.line ?? `${start}: ${rest}`.trimEnd();
  return {
    code: 'front-matter-colon',
    offset: start.length + spaced.length - colon.length,
    length: 1,
    args: { field: name, got: colon.trim(), line: value },
  };
}

/** `title: “a: b”`: to YAML the marks are letters, and `: ` starts another map. */
function quoteSlip(line: string): Slip | undefined {
  const [, start, field, value] = /^(\s*(?:-\s+)?([A-Za-z_][\w-]*):[ \t]+)(\S(?:.*\S)?)\s*$/.exec(line) ?? [];
  if (start === undefined || field === undefined || value === undefined) return undefined;
  const at = [...value].findIndex((character) => OPENING.includes(character));
  if (at < 0 || /^["'[{|>&*!]/.test(value) || !/:(?:\s|$)|\s#/.test(value)) return undefined;
  const pair = OPENING.indexOf(value.charAt(0));
  const isWrapped = pair >= 0 && value.length > 1 && value.endsWith(CLOSING.charAt(pair));
  const inner = isWrapped ? value.slice(1, -1) : value;
  const quoted = inner.includes("'") ? JSON.stringify(inner) : `'${inner}'`;
  const mark = isWrapped ? value.charAt(0) + value.slice(-1) : value.charAt(at);
  return {
    code: 'front-matter-quotes',
    offset: start.length + (isWrapped ? at : value.search(/:(?:\s|$)|\s#/)),
    length: 1,
    args: { field, got: mark, line: start + quoted },
  };
}
