/** Marks what was searched for in a text. */
import {
  CJK,
  eachRun,
  fold,
  INNER,
  JOINT,
  jointOf,
  partsOf,
  WORD,
  wholeOf,
} from '../../../../renderer/shared/tokens.js';
import type { Highlight } from '../transport.js';
import type { Resolved } from './lookup.js';

export interface Marks {
  before: string;
  after: string;
  ellipsis: string;
}

/** A text without what joins or parts words. */
const lettersIn = (folded: string) => folded.replace(/[\0-/:-@[-`{-\x7f]+/g, '');

type Range = [start: number, end: number, group: number];

/** Finds what was searched for in texts. */
export interface Matcher {
  resolved: Resolved[];
  /** Places of the groups in a text, in order and without overlap. */
  ranges(text: string): Range[];
}

export function matcherOf(resolved: Resolved[]): Matcher {
  // Titles come by again and again.
  const known = new Map<string, Range[]>();
  const found = resolved.map(({ group, readings }) => {
    const terms = readings.flatMap((reading) => reading.parts.flatMap((part) => part.map(({ term }) => term)));
    return {
      /** Terms of a word with the number of letters to mark. */
      lengths: new Map(
        group.kind === 'word'
          ? terms.map((term) => [
              term.replace(INNER, ''),
              term.startsWith(group.text) ? group.text.length : term.length,
            ])
          : [],
      ),
      pairs: group.terms.filter((pair) => group.kind === 'han' && terms.includes(pair)),
    };
  });
  const words = found.flatMap(({ lengths }) => [...lengths.keys()].map(lettersIn));
  const find = (text: string): Range[] => {
    const folded = fold(text);
    const ranges: Range[] = [];
    resolved.forEach(({ group }, g) => {
      const whole = group.kind === 'word' ? [] : places(folded, group.text, g);
      ranges.push(...(whole.length > 0 ? whole : found[g]!.pairs.flatMap((pair) => places(folded, pair, g))));
    });
    // Most texts hold none of them, and to go from word to word is slow.
    const letters = words.length > 0 ? lettersIn(folded) : '';
    if (!words.some((word) => letters.includes(word))) return merge(ranges);
    const lengthsOf = (term: string) => found.map(({ lengths }) => lengths.get(term));
    let before = [-9, -9] as [start: number, end: number];
    eachRun(folded, (kind, start, end) => {
      if (kind !== WORD) return;
      markWord(text.slice(start, end), start, lengthsOf, ranges);
      if (start - before[1] === 1) {
        const joint = jointOf(folded.slice(...before), folded.slice(start, end));
        // The query may end in the first word, which is then marked as a word, or in the second.
        const first = before[1] - before[0];
        for (const term of [joint, joint + JOINT])
          lengthsOf(term).forEach((length = 0, group) => {
            if (length > first) ranges.push([before[0], Math.min(end, start + length - first), group]);
          });
      }
      before = [start, end];
    });
    return merge(ranges);
  };
  return {
    resolved,
    ranges(text) {
      const ranges = known.get(text) ?? find(text);
      known.set(text, ranges);
      return ranges;
    },
  };
}

function places(text: string, part: string, group: number): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push([at, at + part.length, group]);
  return found;
}

/** Marks a word, or the parts of it that match; `lengthsOf` says for each group how many letters of a term. */
function markWord(
  word: string,
  start: number,
  lengthsOf: (term: string) => (number | undefined)[],
  ranges: Range[],
): void {
  const folded = fold(word);
  let at = 0;
  const add = (term: string) => {
    at = folded.indexOf(term, at);
    const before = ranges.length;
    lengthsOf(term).forEach((length, group) => {
      if (length) ranges.push([start + at, start + at + length, group]);
    });
    return ranges.length > before;
  };
  if (add(wholeOf(word))) return;
  at = 0;
  for (const part of partsOf(word)) {
    add(part);
    at += part.length;
  }
}

function merge(ranges: Range[]): Range[] {
  ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged[merged.length - 1];
    if (last && range[0] < last[1]) last[1] = Math.max(last[1], range[1]);
    else merged.push([...range]);
  }
  return merged;
}

/** Length of the shortest piece of a text that holds every group; infinite when none does. */
export function spanOf(text: string, matcher: Matcher): number {
  const last = matcher.resolved.map(() => -Infinity);
  let shortest = Infinity;
  for (const [start, end, group] of matcher.ranges(text)) {
    last[group] = start;
    shortest = Math.min(shortest, end - Math.min(...last));
  }
  return shortest;
}

function mark(text: string, ranges: Range[], { before, after }: Marks, from = 0, to = text.length): string {
  let marked = '';
  let at = from;
  for (const [start, end] of ranges) {
    if (start < from || start >= to) continue;
    marked += text.slice(at, start) + before + text.slice(start, Math.min(end, to)) + after;
    at = Math.min(end, to);
  }
  marked += text.slice(at, to);
  // Words with nothing than a joint between them are one name.
  for (const joint of '-.') marked = marked.split(after + joint + before).join(joint);
  return marked;
}

function level(ranges: Range[], resolved: Resolved[]): Highlight['matchLevel'] {
  const groups = new Set(ranges.map((range) => range[2])).size;
  return groups === 0 ? 'none' : groups < resolved.length ? 'partial' : 'full';
}

/** A text with all matches marked. */
export function highlight(text: string, matcher: Matcher, marks: Marks): Highlight {
  const ranges = matcher.ranges(text);
  const matchedWords = [...new Set(ranges.map((range) => matcher.resolved[range[2]]!.group.text))];
  return { value: mark(text, ranges, marks), matchLevel: level(ranges, matcher.resolved), matchedWords };
}

/** Han characters that count as one word of a snippet. */
const HAN_PER_WORD = 2;
/** Share of a snippet kept before the first match. */
const LEAD = 0.25;

/** The `words` words of a text that hold most of what was searched for. */
export function snippet(text: string, words: number, matcher: Matcher, marks: Marks): Highlight {
  const ranges = matcher.ranges(text);
  const ends = wordEnds(text);
  let first = 0;
  let most = -1;
  for (const range of ranges) {
    const word = Math.max(0, ends.findIndex((end) => end > range[0]) - Math.floor(words * LEAD));
    const limit = ends[Math.min(word + words, ends.length) - 1]!;
    const inside = ranges.filter(([start, end]) => start >= range[0] && end <= limit);
    const value = new Set(inside.map((other) => other[2])).size * 10 + Math.min(9, inside.length);
    if (value > most) [first, most] = [word, value];
  }
  // Near the end of the text the window moves back, so that it is full.
  first = Math.max(0, Math.min(first, ends.length - words));
  const from = first > 0 ? ends[first - 1]! : 0;
  const to = first + words < ends.length ? ends[first + words - 1]! : text.length;
  const value = mark(text, ranges, marks, from, to).replace(/\s+/g, ' ').trim();
  return {
    value: (from > 0 ? marks.ellipsis : '') + value + (to < text.length ? marks.ellipsis : ''),
    matchLevel: level(ranges, matcher.resolved),
  };
}

function wordEnds(text: string): number[] {
  const ends: number[] = [];
  eachRun(fold(text), (kind, start, end) => {
    if (kind === CJK) for (let at = start + HAN_PER_WORD; at < end; at += HAN_PER_WORD) ends.push(at);
    ends.push(end);
  });
  return ends;
}
