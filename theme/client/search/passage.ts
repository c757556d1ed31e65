/** The passage of a text around its best match, as long as what shows it has room for; what is longer the style sheet cuts off. */
import { type Hit, MARK } from './transport.js';

/** Width in halves of a Chinese character, which a Latin letter takes about. */
export type Room = number;

/** Maximum share of the space before the first match. */
const LEAD = 0.3;
/** Text beyond the room, so that a line of narrow letters is full too. */
const BEYOND = 1.4;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
const ENDS_SENTENCE = /[。！？；\n]|[.!?;](?=\s)/g;

type Range = [start: number, end: number];

/** A value as its text and the places of its matches (`MARK`). */
function unmarked(value: string): { text: string; ranges: Range[] } {
  const ranges: Range[] = [];
  let text = '';
  value.split(new RegExp(`[${MARK.join('')}]`)).forEach((piece, index) => {
    if (index % 2 === 1) ranges.push([text.length, text.length + piece.length]);
    text += piece;
  });
  return { text, ranges };
}

const widthOf = (sign: string): number => (WIDE.test(sign) ? 2 : 1);

/** The end of what fits into a room from a place on. */
function fitAfter(text: string, from: number, room: Room): number {
  let end = from;
  for (let left = room; end < text.length && left > 0; end++) left -= widthOf(text.charAt(end));
  return end;
}

/** The beginning of what fits into a room before a place. */
function fitBefore(text: string, to: number, room: Room): number {
  let start = to;
  for (let left = room; start > 0 && left > 0; start--) left -= widthOf(text.charAt(start - 1));
  return start;
}

/** The match from which on the room holds most: first of all different ones. */
function bestOf(text: string, ranges: readonly Range[], room: Room): Range | undefined {
  let best: Range | undefined;
  let most = 0;
  for (const range of ranges) {
    const limit = fitAfter(text, range[0], room);
    const inside = ranges.filter(([start, end]) => start >= range[0] && end <= limit);
    const different = new Set(inside.map((other) => text.slice(...other).toLowerCase())).size;
    const value = 1 + different * 10 + Math.min(9, inside.length);
    if (value > most) [best, most] = [range, value];
  }
  return best;
}

/** Returns the place to begin at so that a match is near: the start of a sentence, else of a word. */
function beginning(text: string, match: number, room: Room): number {
  const least = Math.min(fitBefore(text, match, room * LEAD), fitBefore(text, text.length, room));
  if (least <= 0) return 0;
  const before = text.slice(least, match);
  const sentence = [...before.matchAll(ENDS_SENTENCE)][0];
  if (sentence) return least + sentence.index + 1;
  const word = /^[\w-]*\s*/.exec(before)?.[0].length ?? 0;
  return word < before.length ? least + word : least;
}

/** Cuts a value with marks to the passage of its best match. */
export function passageOf(value: string, room: Room): string {
  const { text, ranges } = unmarked(value);
  const best = bestOf(text, ranges, room * (1 - LEAD));
  const from = best ? beginning(text, best[0], room) : 0;
  const to = fitAfter(text, from, room * BEYOND);
  let passage = '';
  let at = from;
  for (const [start, end] of ranges) {
    if (start < from || start >= to) continue;
    passage += text.slice(at, start) + MARK[0] + text.slice(start, Math.min(end, to)) + MARK[1];
    at = Math.min(end, to);
  }
  passage = (passage + text.slice(at, to))
    .replace(/\s+/g, ' ')
    .replace(/([。，、：；！？]) /g, '$1')
    .trim();
  const isCut = from > 0 && !/[。！？；.!?;\n]\s*$/.test(text.slice(0, from));
  return (isCut ? '…' : '') + passage + (to < text.length ? '…' : '');
}

/** The passage of a hit's text; empty where it has none. */
export function passageOfHit({ _highlightResult: marked, _snippetResult: snipped, content }: Hit, room: Room): string {
  // A host may send snippets alone.
  return passageOf(marked?.content?.value ?? snipped?.content?.value ?? content ?? '', room);
}
