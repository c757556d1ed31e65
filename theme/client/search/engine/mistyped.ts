/** Known words that a mistyped one may mean. Loaded with the lists of words, by the few queries that need it. */
import type { Word } from './store.js';

/** Words taken for a mistyped one. */
const TYPO_WORDS = 6;

interface Near {
  word: string;
  mistakes: number;
  rank: number;
}

/**
 * The known words that differ least.
 * @param letters of the text (`lettersOf`)
 * @param limit mistakes that are forgiven
 */
export function nearest(text: string, letters: number, known: readonly Word[], limit: number): Near[] {
  const near: Near[] = [];
  for (const { word, letters: own, rank } of known) {
    const mistakes = mayBeNear(letters, own, limit) ? distance(text, word, limit) : 9;
    if (mistakes <= limit) near.push({ word, mistakes, rank: rank + (word[0] === text[0] ? 3 : 0) });
  }
  near.sort((a, b) => a.mistakes - b.mistakes || b.rank - a.rank);
  return near.filter(({ mistakes }) => mistakes === near[0]!.mistakes).slice(0, TYPO_WORDS);
}

/** True if two sets of letters can belong to words `mistakes` apart. */
function mayBeNear(a: number, b: number, mistakes: number): boolean {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count <= mistakes * 2;
}

/** Optimal string alignment distance of two words, or more than `limit`. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return least;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
