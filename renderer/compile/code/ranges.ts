/** Line ranges as info strings write them. */

/** `1,3-5` → [1, 3, 4, 5]; turned-round ranges count too (B4.46). At most 10,000 lines, so that a typing error cannot fill the memory. */
export function readRanges(text: string): number[] {
  const lines: number[] = [];
  for (const part of text.split(',')) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (!match) continue;
    const from = Number(match[1]);
    const to = match[2] === undefined ? from : Number(match[2]);
    for (let line = Math.min(from, to); line <= Math.max(from, to) && lines.length < 10_000; line++) lines.push(line);
  }
  return lines;
}
