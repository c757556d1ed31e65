/**
 * Elements with one tag on a line of its own and the other in a line of text: the first is a block to MDX 2, the second a part of a
 * paragraph, and they never match. HTML and MDX 1 read both as one element. The same applies if a list item contains the closing tag.
 */

/** Characters of a paragraph that are looked at. */
const MOST = 4000;
/** Characters of an element that are looked at for its beginning. */
const MOST_OF_ELEMENT = 20_000;
const BLANK = /\n[ \t>]*\n/;

/** Returns the length of the line break and indent after an opening tag on its own line whose end is in a line of text; 0 for other tags. */
export function tornOpening(text: string, at: number, end: number, name: string): number {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const gap = /^[ \t]*\n[ \t]*(?=\S)/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  if (gap === 0 || /\S/.test(text.slice(line, at))) return 0;
  const rest = text.slice(end, end + MOST);
  const paragraph = rest.slice(0, BLANK.exec(rest)?.index);
  const close = partner(tagsOf(paragraph, name), 1);
  return close !== undefined && isBesideText(text, end + close) ? gap : 0;
}

/** Returns the length of the line break and indent before a closing tag on its own line whose start is in a line of text; 0 for other tags. */
export function tornClosing(text: string, at: number, end: number, name: string): number {
  const gap = /(?<=\S)[ \t]*\n[ \t]*$/.exec(text.slice(Math.max(0, at - 200), at))?.[0].length ?? 0;
  if (gap === 0 || !/^[ \t]*(?:\n|$)/.test(text.slice(end, end + 200))) return 0;
  const start = Math.max(0, at - MOST);
  const before = text.slice(start, at);
  const from = [...before.matchAll(new RegExp(BLANK, 'g'))].at(-1)?.index ?? 0;
  const open = partner(tagsBackwards(before.slice(from), name), -1);
  return open !== undefined && isBesideText(text, start + from + open) ? gap : 0;
}

/**
 * Returns the length of the indent of a closing tag that is aligned with its opening tag, after a list whose last item would contain it; 0 for
 * other tags. To MDX 1 a list ends at two blank lines.
 */
export function indentInList(text: string, at: number, end: number, name: string): number {
  const before = text.slice(Math.max(0, at - MOST_OF_ELEMENT), at);
  const indent = /\n[ \t]*\n([ \t]+)$/.exec(before)?.[1] ?? '';
  if (indent === '' || !/^[ \t]*(?:\n|$)/.test(text.slice(end, end + 200))) return 0;
  const open = partner(tagsBackwards(before, name), -1) ?? -1;
  const isAsFar = open >= 0 && before.slice(before.lastIndexOf('\n', open) + 1, open) === indent;
  const list = new RegExp(`\\n[ \\t]{0,${indent.length}}(?:[-*+]|\\d{1,9}[.)])[ \\t]`);
  return isAsFar && list.test(before.slice(open)) ? indent.length : 0;
}

type Tag = readonly [at: number, step: number];

/** Tags of a name: where each begins, and whether it opens (1) or closes (-1). */
function* tagsOf(text: string, name: string): Generator<Tag> {
  for (const { 0: tag, index } of text.matchAll(patternOf(name, 'g')))
    if (!tag.endsWith('/>')) yield [index, stepOf(tag)];
}

/** The same from the last one to the first: the one looked for is mostly near. */
function* tagsBackwards(text: string, name: string): Generator<Tag> {
  const pattern = patternOf(name, 'y');
  for (let at = text.lastIndexOf('<'); at >= 0; at = at > 0 ? text.lastIndexOf('<', at - 1) : -1) {
    pattern.lastIndex = at;
    const tag = pattern.exec(text)?.[0];
    if (tag && !tag.endsWith('/>')) yield [at, stepOf(tag)];
  }
}

const patternOf = (name: string, flags: string) => new RegExp(`</?${name}(?![\\w.:-])[^<>]*>`, flags);
const stepOf = (tag: string) => (tag[1] === '/' ? -1 : 1);

/** Elements of one name in one another that are followed: more are no text of a person, and all would be read for each. */
const DEEPEST = 32;

/** Place of the tag that ends what was begun before the first; `step` is that of a tag which begins another. */
function partner(tags: Iterable<Tag>, step: 1 | -1): number | undefined {
  let depth = 1;
  for (const [at, of] of tags) {
    depth += of * step;
    if (depth === 0) return at;
    if (depth > DEEPEST) return undefined;
  }
  return undefined;
}

/** True if the line of a place has more than tags. */
function isBesideText(text: string, at: number): boolean {
  const end = text.indexOf('\n', at);
  const line = text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
  return /\S/.test(line.replace(/<[^<>]*>/g, ''));
}
