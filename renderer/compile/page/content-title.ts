/** The content title (B4.4, B4.5). */

export interface ContentTitle {
  /** Without id, closing marks and backticks. */
  text: string;
  /** Where the heading stands in the body: [start, end), line end included. */
  start: number;
  end: number;
}

const IMPORTS = /^(?:import\s(?:.|\r?\n(?!\r?\n))*(?:\r?\n){2,}\s*)*/;

/** Content title of a trimmed body, or undefined. */
export function contentTitleOf(body: string): ContentTitle | undefined {
  const start = body.startsWith('import') ? IMPORTS.exec(body)![0].length : 0;
  const rest = body.slice(start);
  const match =
    /^#[ \t]+([^ \t\r\n][^\r\n]*)(?:\r?\n|$)/.exec(rest) ?? /^([^\r\n]+)\r?\n=+[ \t]*(?:\r?\n|$)/.exec(rest);
  if (!match) return undefined;
  return { text: cleanTitle(match[1]!), start, end: start + match[0].length };
}

/** White space is tried from its start only: from each place of a long run it would take the square of its length. */
function cleanTitle(text: string): string {
  return text
    .trim()
    .replace(/(?<!\s)\s*(?:<!--.*?-->|\{\/\*.*?\*\/\})\s*$/, '')
    .replace(/(?<!\s)\s*(?:\{#[^{}]*\}|\s#+)\s*$/, '')
    .replace(/`([^`]*)`/g, '$1')
    .trim();
}
