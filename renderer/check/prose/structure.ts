/** Checks of a note's structure that need no other file: headings, images, links, review date. */
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

/** Levels go down one step at a time, and no two headings of a note read alike. */
function headings(place: TextPlace, masked: string): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  let last = 1;
  for (const match of masked.matchAll(/^(#{1,6})[ \t]+\S.*$/gm)) {
    const [, marks = ''] = match;
    const level = marks.length;
    const text = place.text
      .slice(match.index, match.index + match[0].length)
      .replace(/^#+\s*/, '')
      .trim();
    if (level > last + 1) problems.push(problem('check-heading-order', { level, last }, at(place, match.index, level)));
    const key = `${level} ${text}`;
    const line = seen.get(key);
    if (level > 1 && line !== undefined)
      problems.push(problem('check-heading-twice', { heading: text, line }, at(place, match.index, match[0].length)));
    seen.set(key, lineAt(place, match.index).line);
    last = level;
  }
  return problems;
}

/** Images need a text for readers who do not see them; Markdown images only, for HTML may say `alt=""` on purpose. */
function images(place: TextPlace): Problem[] {
  const problems: Problem[] = [];
  for (const match of place.prose.matchAll(/!\[\s*\]\(([^)\s]*)/g)) {
    const [whole, url = ''] = match;
    problems.push(problem('check-image-alt', { url }, at(place, match.index, whole.length + 1)));
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
  const match = /^last_reviewed:\s*["']?(\d{4}-\d{2}-\d{2})/m.exec(
    /^\uFEFF?---\n[\s\S]*?\n---/.exec(place.text)?.[0] ?? '',
  );
  if (!match || staleAfter === undefined) return [];
  const [whole, date = ''] = match;
  const days = Math.floor((Date.parse(today) - Date.parse(date)) / DAY);
  return days > staleAfter
    ? [problem('check-stale', { days, date, limit: staleAfter }, at(place, match.index, whole.length))]
    : [];
}
