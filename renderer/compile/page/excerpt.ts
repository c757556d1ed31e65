/** The first line with content, as description (B4.7, B4.8). Kept close to the reference, so that descriptions of a moved site stay. */

/** Excerpt of a body without front matter; empty if no line has content. */
export function excerptOf(body: string): string {
  const start = /^\s*(?:[^\r\n]*\r?\n=+(?=\r?\n|$))?/.exec(body)![0].length;
  let fence = '';
  let inImport = false;
  for (const line of linesFrom(body, start)) {
    const trimmed = line.trim();
    if (trimmed === '') {
      if (line === '') inImport = false;
      continue;
    }
    if (!fence && (inImport || /^(?:import|export)\s/.test(line))) {
      inImport = true;
      continue;
    }
    const mark = /^(?:`{3,}|~{3,})/.exec(trimmed)?.[0];
    if (mark && !fence) fence = mark;
    else if (mark && mark[0] === fence[0] && mark.length >= fence.length) fence = '';
    else if (!fence) {
      const text = cleanLine(line.slice(0, LONGEST));
      if (text) return text;
    }
  }
  return '';
}

/** A description is cut long before: of a longer line the end is not read, for some of the patterns would read it again for every sign. */
const LONGEST = 4000;

/** Lines one by one: an excerpt is found in the first few of a long text. */
function* linesFrom(text: string, start: number): Generator<string> {
  for (let at = start; at <= text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? undefined : end);
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (end < 0) return;
    at = end + 1;
  }
}

function cleanLine(line: string): string {
  return (
    line
      .replace(/<[^>]*>/g, '')
      .replace(/^(#\s.*?)\s*\{#[^{}#]+\}\s*$/, '$1')
      .replace(/^#[^#]+#?/, '')
      .replace(/^#{1,6}\s*([^#]*?)\s*#{0,6}/, '$1')
      .replace(/([*_]{1,3})(.*?)\1/g, '$2')
      .replace(/~~(\S.*\S)~~/g, '$1')
      .replace(/!\[(.*?)\][[(].*?[\])]/g, '$1')
      .replace(/\[\^.+?\](?:: .*$)?/g, '')
      .replace(/\[(.*?)\][[(].*?[\])]/g, '$1')
      .replace(/`(.+?)`/g, '$1')
      .replace(/^\s{0,3}>\s?/, '')
      .replace(/:::.*/, '')
      // An emoji code with the space before it; the middle of a text, an address or a time with two colons is not one (B4.8).
      .replace(/\s?:(?:[+-]1|(?=[\w+-]*[a-z])[\w+-]+):/gi, '')
      .replace(/\{#*[\w-]+\}/, '')
      .trim()
  );
}
