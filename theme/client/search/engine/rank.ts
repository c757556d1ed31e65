/** Postings → places in order. Pages are met one by one over all postings at once, so only the numbers of one page are held beside the results. */
import { better, type Candidate, leastOf } from './candidate.js';
import type { Resolved } from './lookup.js';
import { plansOf, sum } from './query-plan.js';
import { pageScorer } from './score.js';

/**
 * Scores the places of all pages whose `sizeOf` is not 0. Exact ones first, best first.
 * @param pages pages of the index
 * @param slots slots of the index
 */
export function rank(
  resolved: Resolved[],
  pages: number,
  slots: number,
  sizeOf: (slot: number) => number,
): Candidate[] {
  const plans = plansOf(resolved, pages, slots);
  const { heads } = plans.pages;
  const found: Candidate[] = [];
  // Words and characters of the query, counted as those of titles are.
  const length = sum(
    resolved.map(({ group: { kind, text } }) => (kind === 'han' ? text.length : kind === 'name' ? 0 : 1)),
  );
  const score = pageScorer(plans, length, found);
  for (let slot = 0; slot < slots; slot++) {
    const size = heads[slot] ? sizeOf(slot) : 0;
    if (size > 0) score(slot, size);
  }
  return inOrder(found);
}

/** Places in order, without those that hold too little. */
function inOrder(found: Candidate[]): Candidate[] {
  const least = leastOf(found.reduce((most, { cover }) => Math.max(most, cover), 0));
  return found.filter(({ exact, full, cover }) => exact || full || cover >= least).sort(better);
}
