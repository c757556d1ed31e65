/** A text with the offsets of its lines. */
export interface TextPlace {
  /** Site-relative path. */
  file: string;
  text: string;
  /** The text with fenced and inline code hidden, but addresses kept. */
  prose: string;
  /** Offset of the first character of each line. */
  lines: number[];
}

/** Indexes a text once; `lineAt` then finds a line by bisection. */
export function makePlace(file: string, text: string, prose: string): TextPlace {
  const lines = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.push(at + 1);
  return { file, text, prose, lines };
}

/** 1-based line and column of an offset, with the line itself for the frame. */
export function lineAt(
  { text, lines }: TextPlace,
  offset: number,
): { line: number; column: number; sourceLine: string } {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] ?? offset) <= offset) low = middle;
    else high = middle - 1;
  }
  const start = lines[low] ?? 0;
  const end = text.indexOf('\n', start);
  return { line: low + 1, column: offset - start + 1, sourceLine: text.slice(start, end === -1 ? undefined : end) };
}
