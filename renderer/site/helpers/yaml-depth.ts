/**
 * How deep YAML goes: the `yaml` package reads each level in functions of its own, and a pattern that is first used where the stack of
 * V8 is nearly full ends the whole process.
 */

/** Levels of lists and maps in one another. No person writes so many. */
export const MOST_LEVELS = 100;

/** Offset of the first bracket, line or mark that goes deeper than `MOST_LEVELS`. */
export function deepPlace(text: string): number | undefined {
  if (text.length < MOST_LEVELS) return undefined;
  return deepBracket(text) ?? deepLine(text);
}

/** Brackets, and marks that open a level each until the next part of a list or map begins. */
const MARKS = /[[\]{},\n]|[-?:](?=[ \t])/g;

function deepBracket(text: string): number | undefined {
  let open = 0;
  let marks = 0;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (/[-?:]/.test(mark)) marks++;
    else {
      marks = 0;
      if (mark === '[' || mark === '{') open++;
      else if (mark === ']' || mark === '}') open = Math.max(0, open - 1);
    }
    if (open + marks > MOST_LEVELS) return index;
  }
  return undefined;
}

function deepLine(text: string): number | undefined {
  const indents: number[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const indent = line.search(/[^ ]/);
    if (indent >= 0) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      if (indents.push(indent) > MOST_LEVELS) return start;
    }
    start += line.length + 1;
  }
  return undefined;
}
