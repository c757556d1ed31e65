/**
 * Decides what a run of marks can do (CommonMark's "flanking"), and what it can do next to Chinese (D14). The repair leaves signs that CommonMark
 * shows: wildcards (`GM_*但GM.*都`, `src/**和lib/**目录`), notes (`价格*，运费*。`), tildes of ranges and tones (`5℃~十度，15℃~二十度`, `好~！行~！`).
 */
import { isCjk, isPunctuation, isWhitespace } from '../tree/characters.js';

/** A run of equal marks in the source, with the characters next to it. */
export interface MarkRun {
  char: string;
  start: number;
  end: number;
  before: string | undefined;
  after: string | undefined;
}

/** Bit 1: left-flanking, can open; bit 2: right-flanking, can close. */
export function flanks(before: string | undefined, after: string | undefined, friendly: boolean): number {
  const left = flanksOneSide(after, before, friendly);
  const right = flanksOneSide(before, after, friendly);
  return (left ? 1 : 0) + (right ? 2 : 0);
}

function flanksOneSide(inner: string | undefined, outer: string | undefined, friendly: boolean): boolean {
  if (isWhitespace(inner)) return false;
  const innerPunctuation = isPunctuation(inner!) && !(friendly && isCjk(inner!));
  if (!innerPunctuation) return true;
  return isWhitespace(outer) || isPunctuation(outer!) || (friendly && isCjk(outer!));
}

/** Signs that no emphasis begins with, and signs that none ends with. */
const ENDING = /[，。、；：！？）」』】》〉〕”’…,.;:!?)\]}]/;
const BEGINNING = /[（「『【《〈〔“‘([{]/;

/** Returns what a run can do next to Chinese: one star needs a sign that text can begin or end with, one tilde gains nothing. */
export function repairedFlanks({ char, start, end, before, after }: MarkRun): number {
  const plain = flanks(before, after, false);
  if (end - start > 1) return flanks(before, after, true);
  if (char === '~') return plain;
  let gained = flanks(before, after, true) & ~plain;
  if (ENDING.test(after ?? '')) gained &= ~1;
  if (BEGINNING.test(before ?? '')) gained &= ~2;
  return plain | gained;
}

// Tells whether two runs that only the repair would pair are wildcards: `GM_*` before the emphasis, `*.ts` behind it, or both inside of it
// (`**/src/**目录`). A single star inside is enough, because `GM.*` is more common than italics that end with such a sign.
export function isWildcardPair(opener: MarkRun, closer: MarkRun, text: string): boolean {
  if (endsPattern(opener, text) || beginsPattern(closer, text)) return true;
  const isSingle = [opener, closer].some(({ start, end }) => end - start === 1);
  const inside = [beginsPattern(opener, text), endsPattern(closer, text)];
  return isSingle ? inside.some(Boolean) : inside.every(Boolean);
}

/** A word and a sign that joins names are before the marks: `GM.*`, `src/**`. */
function endsPattern({ start, end }: MarkRun, text: string): boolean {
  return (end - start === 1 ? /[\w*)}\]][._/\\-]$/ : /[\w*)}\]][/\\]$/).test(text.slice(Math.max(0, start - 2), start));
}

/** A sign that joins names and a word follow the marks: `*.ts`. */
function beginsPattern({ end, start }: MarkRun, text: string): boolean {
  return (end - start === 1 ? /^[._/\\-][\w*{]/ : /^[/\\][\w.*{]/).test(text.slice(end, end + 2));
}
