/** Lines and columns of offsets in a text. */

/** First line of a text, without its end. */
export function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}

/** Offset of the end of the line that an offset is in. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Line of an offset, from 1. */
export function countLines(text: string, end: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** Place of an offset in a text, with its line for the frame. */
export function placeAt(text: string, offset: number, length: number, file: string) {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const sourceLine = text.slice(lineStart, end < 0 ? undefined : end).replace(/\r$/, '');
  const column = offset - lineStart + 1;
  const room = Math.max(1, sourceLine.length - column + 1);
  return { file, line: countLines(text, offset), column, length: Math.min(length, room), sourceLine };
}

/** A stretch of a text with the quotation marks around it: a quoted value is marked from its mark on, wherever it is written. */
export function withQuotes(text: string, at: number, length: number): [at: number, length: number] {
  const quote = text[at - 1];
  const isQuoted = quote !== undefined && /["'`]/.test(quote) && text[at + length] === quote;
  return isQuoted ? [at - 1, length + 2] : [at, length];
}

/** The column, from 0, that a bundler counts in bytes. */
export const bytesToColumn = (line: string, bytes: number): number =>
  Buffer.from(line).subarray(0, bytes).toString().length;
