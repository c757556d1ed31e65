/** Replaces a character of code. */
const HIDDEN = '\u0000';

/** Returns a Markdown text of the same length in which each character of fenced code, and of its fences, is a NUL. */
export function maskFences(text: string): string {
  let open: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const match = /^[ \t>]*(`{3,}|~{3,})([^\n]*)$/.exec(line);
      const [, mark = '', info = ''] = match ?? [];
      if (open !== undefined) {
        if (mark[0] === open[0] && mark.length >= open.length && !info.trim()) open = undefined;
        return HIDDEN.repeat(line.length);
      }
      if (!match || (mark[0] === '`' && info.includes('`'))) return line;
      open = mark;
      return HIDDEN.repeat(line.length);
    })
    .join('\n');
}
