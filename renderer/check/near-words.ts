/** Finds what a misspelt word may mean. */
import { defined } from '../site/helpers/defined.js';

/** The known word that one or two changed letters lead to. */
export function nearestOf(word: string, known: readonly string[]): string | undefined {
  const most = word.length < 5 ? 1 : 2;
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const steps = distance(word, candidate);
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** Returns the word as written, and the known one that it probably means. */
export function nearTo(written: string, known: readonly string[]): { written: string; nearest?: string } {
  return { written, ...defined({ nearest: nearestOf(written.toLowerCase(), known) }) };
}

/** Letters added, left out, changed or exchanged with the next one. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      next.push(steps);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
