/** Ranges of an answer (RFC 9110, section 14), read as nginx reads them, and answers of several parts. */
import { randomBytes } from 'node:crypto';

/** Positions of the first and the last byte. */
export interface Range {
  start: number;
  end: number;
}

/** Parts of a response: byte ranges of the content, and text between them. */
export type Piece = Range | string;

/**
 * Parses a `Range` header. Other units get the whole content, and so do ranges that add up to more than it.
 * @returns 'none' if the content has no such bytes; undefined for the whole content
 */
export function rangesOf(header: string | undefined, size: number): Range[] | 'none' | undefined {
  const [, list] = /^bytes=(.+)$/i.exec(header ?? '') ?? [];
  if (list === undefined || size === 0) return undefined;
  const ranges: Range[] = [];
  for (const entry of list.split(',')) {
    const [, first, last] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(entry) ?? [];
    if (first === undefined || last === undefined || (first === '' && last === '')) return 'none';
    const range =
      first === ''
        ? { start: Math.max(0, size - Number(last)), end: size - 1 }
        : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
    if (range.start <= range.end) ranges.push(range);
  }
  if (ranges.length === 0) return 'none';
  return ranges.reduce((sum, range) => sum + lengthOf(range), 0) > size ? undefined : ranges;
}

export const lengthOf = (piece: Piece): number =>
  typeof piece === 'string' ? Buffer.byteLength(piece) : piece.end - piece.start + 1;

/** Several ranges as the parts of one answer. */
export function inParts(ranges: readonly Range[], type: string, size: number): { type: string; pieces: Piece[] } {
  const boundary = randomBytes(12).toString('hex');
  const pieces = ranges.flatMap((range): Piece[] => [
    `\r\n--${boundary}\r\nContent-Type: ${type}\r\nContent-Range: bytes ${range.start}-${range.end}/${size}\r\n\r\n`,
    range,
  ]);
  return { type: `multipart/byteranges; boundary=${boundary}`, pieces: [...pieces, `\r\n--${boundary}--\r\n`] };
}
