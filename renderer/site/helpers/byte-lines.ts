/** Lines of a file as bytes: to read a few of them nothing has to be decoded. */

export const NEWLINE: Buffer = Buffer.from('\n');

/** The lines of a file from a byte of it on, without their ends. */
export function linesFrom(file: Buffer, start = 0): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = start; from <= file.length; ) {
    const found = file.indexOf(NEWLINE, from);
    const end = found < 0 ? file.length : found;
    lines.push(file.subarray(from, end));
    from = end + 1;
  }
  return lines;
}

/** Lines as one file. */
export const joinLines = (lines: readonly Uint8Array[]): Buffer =>
  Buffer.concat(lines.flatMap((line, at) => (at === 0 ? [line] : [NEWLINE, line])));
