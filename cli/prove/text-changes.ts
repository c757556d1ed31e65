/** Texts as words, and what two of them have not in common. */

/** Han characters and kana are words of their own. */
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu;

/** Cuts a text into words. */
export const wordsOf = (text: string): string[] => text.replace(/[\u200b\ufeff]/g, '').match(WORD) ?? [];

/** Joins words to a text; Han characters without a space. */
const textOfWords = (words: readonly string[]): string =>
  words.join(' ').replace(/(?<=[\p{sc=Han}\p{P}]) (?=[\p{sc=Han}])|(?<=\p{sc=Han}) (?=[\p{sc=Han}\p{P}])/gu, '');

/** A place where two texts differ, with the words around it. */
export interface TextChange {
  before: string;
  lost: string;
  added: string;
  after: string;
}

/** Words around a change. */
const CONTEXT = 6;
/** Edits after which two texts are taken to have nothing more in common. */
const MOST_EDITS = 300;

/** Places where two texts differ. Spaces do not count. */
export function textChanges(reference: readonly string[], ours: readonly string[]): TextChange[] {
  if (reference.join('') === ours.join('')) return [];
  return stretches(reference, ours).flatMap(({ from, to, oursFrom, oursTo }) => {
    const lost = reference.slice(from, to);
    const added = ours.slice(oursFrom, oursTo);
    if (lost.join('') === added.join('')) return [];
    return {
      before: textOfWords(reference.slice(Math.max(0, from - CONTEXT), from)),
      lost: textOfWords(lost),
      added: textOfWords(added),
      after: textOfWords(reference.slice(to, to + CONTEXT)),
    };
  });
}

/** A range of one list that replaces a range of another. */
interface Stretch {
  from: number;
  to: number;
  oursFrom: number;
  oursTo: number;
}

/** Stretches between the words that both lists have, after Myers ("An O(ND) Difference Algorithm", 1986). */
function stretches(a: readonly string[], b: readonly string[]): Stretch[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const found: Stretch[] = [];
  let [x, y] = [start, start];
  const add = (toX: number, toY: number) => {
    if (toX > x || toY > y) found.push({ from: x, to: toX, oursFrom: y, oursTo: toY });
  };
  for (const { at, oursAt, length } of commonRuns(a.slice(start, a.length - end), b.slice(start, b.length - end))) {
    add(start + at, start + oursAt);
    [x, y] = [start + at + length, start + oursAt + length];
  }
  add(a.length - end, b.length - end);
  return found;
}

interface Run {
  at: number;
  oursAt: number;
  length: number;
}

/** Runs of words that both lists have, in order; none where the lists are too different. */
function commonRuns(a: readonly string[], b: readonly string[]): Run[] {
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  const most = Math.min(a.length + b.length, MOST_EDITS);
  for (let edits = 0; edits <= most; edits++) {
    trace.push(new Map(furthest));
    for (let k = -edits; k <= edits; k += 2) {
      let x = startOf(furthest, k, edits);
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      furthest.set(k, x);
      if (x >= a.length && x - k >= b.length) return runsOf(trace, a.length, b.length);
    }
  }
  return [];
}

/** Returns the start of an edit on a diagonal: below the one next to it, or to its right. */
function startOf(furthest: ReadonlyMap<number, number>, k: number, edits: number): number {
  const left = furthest.get(k - 1) ?? -1;
  const right = furthest.get(k + 1) ?? -1;
  return k === -edits || (k !== edits && left < right) ? right : left + 1;
}

/** Walks back over the edits to the runs between them. */
function runsOf(trace: readonly ReadonlyMap<number, number>[], endX: number, endY: number): Run[] {
  const runs: Run[] = [];
  let [x, y] = [endX, endY];
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    const furthest = trace[edits] ?? new Map<number, number>();
    const k = x - y;
    const from = edits === 0 ? 0 : startOf(furthest, k, edits);
    const length = x - from;
    if (length > 0) runs.unshift({ at: from, oursAt: from - k, length });
    const down = k === -edits || (k !== edits && (furthest.get(k - 1) ?? -1) < (furthest.get(k + 1) ?? -1));
    [x, y] = down ? [from, from - k - 1] : [from - 1, from - k];
  }
  return runs;
}
