/**
 * Elements of which one tag stands on a line of its own and the other beside text: the first is a block to MDX 2, the second a part of a
 * paragraph, and they never meet. HTML and MDX 1 read both as one element.
 */

/** Characters of a paragraph that are looked at. */
const MOST = 4000;
const BLANK = /\n[ \t>]*\n/;

/** Length of the line break and indent behind an opening tag that stands alone while its end is beside text; 0 for all other tags. */
export function tornOpening(text: string, at: number, end: number, name: string): number {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const gap = /^[ \t]*\n[ \t]*(?=\S)/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  if (gap === 0 || /\S/.test(text.slice(line, at))) return 0;
  const rest = text.slice(end, end + MOST);
  const paragraph = rest.slice(0, BLANK.exec(rest)?.index);
  const close = partner([...tagsOf(paragraph, name)]);
  return close !== undefined && isBesideText(text, end + close) ? gap : 0;
}

/** Length of the line break and indent before a closing tag that stands alone while its beginning is beside text; 0 for all other tags. */
export function tornClosing(text: string, at: number, end: number, name: string): number {
  const gap = /(?<=\S)[ \t]*\n[ \t]*$/.exec(text.slice(Math.max(0, at - 200), at))?.[0].length ?? 0;
  if (gap === 0 || !/^[ \t]*(?:\n|$)/.test(text.slice(end, end + 200))) return 0;
  const start = Math.max(0, at - MOST);
  const before = text.slice(start, at);
  const from = [...before.matchAll(new RegExp(BLANK, 'g'))].at(-1)?.index ?? 0;
  const open = partner([...tagsOf(before.slice(from), name)].reverse().map(([place, step]) => [place, -step]));
  return open !== undefined && isBesideText(text, start + from + open) ? gap : 0;
}

/** Tags of a name: where each begins, and whether it opens (1) or closes (-1). */
function* tagsOf(text: string, name: string): Generator<[at: number, step: number]> {
  for (const { 0: tag, index } of text.matchAll(new RegExp(`<(/?)${name}(?![\\w.:-])[^<>]*>`, 'g')))
    if (!tag.endsWith('/>')) yield [index, tag[1] === '/' ? -1 : 1];
}

/** Place of the tag that ends what was opened before the first. */
function partner(tags: readonly [at: number, step: number][]): number | undefined {
  let depth = 1;
  return tags.find(([, step]) => {
    depth += step;
    return depth === 0;
  })?.[0];
}

/** True if the line of a place has more than tags. */
function isBesideText(text: string, at: number): boolean {
  const end = text.indexOf('\n', at);
  const line = text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
  return /\S/.test(line.replace(/<[^<>]*>/g, ''));
}
