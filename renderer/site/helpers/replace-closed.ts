/** Replaces the comments of HTML or Markdown. */
export const replaceComments = (text: string, replace: (found: string) => string): string =>
  replaceClosed(text, /<!--[\s\S]*?-->/g, '-->', replace);

/**
 * Replaces what `pattern` matches. Each match ends with `end`; text after the last `end` is left alone, so that parts without an end are
 * not followed to the end of the text from each place where one begins.
 */
export function replaceClosed(text: string, pattern: RegExp, end: string, replace: (found: string) => string): string {
  const last = text.lastIndexOf(end);
  if (last < 0) return text;
  const to = last + end.length;
  return text.slice(0, to).replace(pattern, (found) => replace(found)) + text.slice(to);
}
