/** Postings → places in order. Pages are met one by one over all postings at once, so only the numbers of one page are held beside the results. */
import { better, type Candidate, leastOf } from './candidate.js';
import type { Resolved } from './lookup.js';
import { plansOf, sum } from './query-plan.js';
import { pageScorer } from './score.js';
import { slices, sortInSlices } from './slices.js';

export interface Ranking {
  /** Pages of the index. */
  pages: number;
  /** Slots of the index. */
  slots: number;
  /** Length class of the page in a slot; 0: it is not asked for. */
  sizeOf: (slot: number) => number;
  /** The words have to stand in one piece, so all places that have them are told. */
  inPieces?: boolean;
  /** The words are those of a question: a page need not hold them all. */
  isQuestion?: boolean;
}

/** Scores the places of all pages that are asked for. Exact ones first, best first. */
export async function rank(
  resolved: Resolved[],
  { pages, slots, sizeOf, inPieces = false, isQuestion = false }: Ranking,
): Promise<Candidate[]> {
  const plans = await plansOf(resolved, pages, slots);
  const { heads } = plans.pages;
  const found: Candidate[] = [];
  // Words and characters of the query, counted as those of titles are.
  const length = sum(
    resolved.map(({ group: { kind, text, terms } }) =>
      kind === 'han' ? text.length : kind === 'version' ? terms.length : kind === 'name' ? 0 : 1,
    ),
  );
  const score = pageScorer(plans, { length, inPieces, isQuestion }, found);
  const pause = slices();
  for (let slot = 0; slot < slots; slot++) {
    const size = heads[slot] ? sizeOf(slot) : 0;
    if (size === 0) continue;
    score(slot, size);
    const wait = pause();
    if (wait) await wait;
  }
  return inOrder(found);
}

/** Places in order, without those that hold too little. */
function inOrder(found: Candidate[]): Promise<Candidate[]> {
  const least = leastOf(found.reduce((most, { cover }) => Math.max(most, cover), 0));
  return sortInSlices(
    found.filter(({ exact, full, cover }) => exact || full || cover >= least),
    better,
  );
}
