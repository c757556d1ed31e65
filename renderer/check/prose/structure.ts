/** Checks of a note's structure that need no other file: headings, images, links, review date. */
import { REVIEWED_LINE } from '../../site/front-matter/front-matter-fields.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { lineAt, type TextPlace } from './prose-position.js';

export interface StructureOptions {
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Days after `last_reviewed` from which a note is stale; undefined: not checked. */
  staleAfter?: number;
}

/** @param masked the text with code and addresses hidden (see `mask.ts`) */
export function checkStructure(place: TextPlace, masked: string, options: StructureOptions): Problem[] {
  return [...headings(place, masked), ...images(place), ...emptyLinks(place, masked), ...staleness(place, options)];
}

const at = (place: TextPlace, offset: number, length?: number) => ({
  file: place.file,
  ...lineAt(place, offset),
  length,
});

const MARKED = /^(#{1,6})[ \t]+\S.*$/gm;

/** The last line of a heading's text, and the line below it that makes it one. */
const UNDERLINED = /^ {0,3}(?![-+*>#|<\s]|\d+[.)]|:::)[^\n]+\n {0,3}(=+|-+)[ \t]*$/gm;

/** Headings of both forms, in the order of the text. */
function findHeadings({ text }: TextPlace, masked: string): { index: number; level: number; written: string }[] {
  const marked = Array.from(masked.matchAll(MARKED), ({ 0: { length }, 1: marks = '', index }) => ({
    index,
    level: marks.length,
    written: text.slice(index, index + length),
  }));
  const underlined = Array.from(text.matchAll(UNDERLINED), ({ 0: lines, 1: line, index }) => ({
    index,
    level: line?.startsWith('=') ? 1 : 2,
    written: lines.slice(0, lines.indexOf('\n')),
  })).filter(({ index }) => masked[index] === text[index]);
  return [...marked, ...underlined].sort((a, b) => a.index - b.index);
}

/** Levels go down one step at a time, and no two headings of a note read alike. */
function headings(place: TextPlace, masked: string): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  let last = 1;
  for (const { index, level, written } of findHeadings(place, masked)) {
    const text = written.replace(/^#+\s*/, '').trim();
    if (level > last + 1) problems.push(problem('check-heading-order', { level, last }, at(place, index, level)));
    const key = `${level} ${text}`;
    const before = seen.get(key);
    if (level > 1 && before !== undefined)
      problems.push(problem('check-heading-twice', { heading: text, line: before }, at(place, index, written.length)));
    seen.set(key, lineAt(place, index).line);
    last = level;
  }
  return problems;
}

/** Images need a text for readers who do not see them; Markdown images only, for HTML may say `alt=""` on purpose. */
function images(place: TextPlace): Problem[] {
  const problems: Problem[] = [];
  for (const match of place.prose.matchAll(/!\[\s*\]\((<[^<>\n]*>|[^)\s]*)/g)) {
    const [whole, url = ''] = match;
    problems.push(
      problem('check-image-alt', { url: url.replace(/^<|>$/g, '') }, at(place, match.index, whole.length + 1)),
    );
  }
  return problems;
}

function emptyLinks(place: TextPlace, masked: string): Problem[] {
  const found = [...place.prose.matchAll(/(?<!!)\[\s*\]\(([^)\s]*)\)/g)].filter((match) => masked[match.index] === '[');
  return found.map((match) => {
    const [whole, url = ''] = match;
    return problem('check-link-empty', { url }, at(place, match.index, whole.length));
  });
}

const DAY = 86_400_000;

function staleness(place: TextPlace, { today, staleAfter }: StructureOptions): Problem[] {
  const match = REVIEWED_LINE.exec(/^\uFEFF?---\n[\s\S]*?\n---/.exec(place.text)?.[0] ?? '');
  if (!match || staleAfter === undefined) return [];
  const [whole, date = ''] = match;
  const days = Math.floor((Date.parse(today) - Date.parse(date)) / DAY);
  return days > staleAfter
    ? [problem('check-stale', { days, date, limit: staleAfter }, at(place, match.index, whole.length))]
    : [];
}
