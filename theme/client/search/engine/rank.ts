/** Postings → sorted places. Pages are visited one by one over all postings at once, so only the numbers of one page are kept besides the results. */
import { OF_CHANGES } from '../../../../renderer/shared/search-format.js';
import { better, type Candidate, leastOf } from './candidate.js';
import type { Resolved } from './lookup.js';
import { plansOf, sum } from './query-plan.js';
import { pageScorer } from './score.js';
import { slices, sortInSlices } from './slices.js';

/** Weight of a title for words, and for a question's Han pairs, some of which it contains by coincidence. */
const IN_TITLE = 4;
const PAIR_IN_TITLE = 3.2;
/** Bonus of a title equal to the query, and the same for a question. */
const IS_TITLE = 3;
const IS_ASKED_TITLE = 5;
/** Number of places with a word at which it reaches half of its maximum: for words, and for a question, whose words occur once in many pages. */
const HALF_SAID = 1.5;
const ASKED_HALF_SAID = 6;
/** Factor of a page about versions if a question asks for something else: it mentions much that other pages explain. */
const CHANGES_SHARE = 0.5;

export interface Ranking {
  /** Pages of the index. */
  pages: number;
  /** Slots of the index. */
  slots: number;
  /** Length class of the page in a slot, `OF_CHANGES` more where it tells of versions; 0: it is not asked for. */
  sizeOf: (slot: number) => number;
  /** The words must be contiguous, so all places with them are returned. */
  inPieces?: boolean;
  /** The words are those of a question: a page need not hold them all. */
  isQuestion?: boolean;
  /** The question asks for versions, or for what they bring. */
  ofChanges?: boolean;
}

/** Scores the places of all pages that are asked for. Exact ones first, best first. */
export async function rank(
  resolved: Resolved[],
  { pages, slots, sizeOf, inPieces = false, isQuestion = false, ofChanges = false }: Ranking,
): Promise<Candidate[]> {
  const plans = await plansOf(resolved, pages, slots);
  const { heads } = plans.pages;
  const found: Candidate[] = [];
  // Words and characters of the query, counted as those of titles are.
  const length = sum(
    resolved.map(({ group: { kind, text, terms } }) =>
      kind === 'han' ? text.length : kind === 'version' ? terms.length : kind === 'name' || kind === 'topic' ? 0 : 1,
    ),
  );
  const inTitle = isQuestion && resolved.some(({ group }) => group.kind === 'han') ? PAIR_IN_TITLE : IN_TITLE;
  const [asTitle, halfSaid] = isQuestion ? [IS_ASKED_TITLE, ASKED_HALF_SAID] : [IS_TITLE, HALF_SAID];
  const total = sum(plans.plans.map(({ weight }) => weight));
  const required = plans.plans.filter(({ optional }) => !optional).length;
  const asked = { ...plans, total, required, length, inPieces, isQuestion, inTitle, asTitle, halfSaid };
  const score = pageScorer(asked, found);
  const pause = slices();
  for (let slot = 0; slot < slots; slot++) {
    const size = heads[slot] ? sizeOf(slot) : 0;
    if (size === 0) continue;
    const tellsOfChanges = size > OF_CHANGES;
    const share = tellsOfChanges && isQuestion && !ofChanges ? CHANGES_SHARE : 1;
    score(slot, tellsOfChanges ? size - OF_CHANGES : size, share);
    const wait = pause();
    if (wait) await wait;
  }
  return inOrder(found, isQuestion);
}

/** Places in order, without those that hold too little. */
function inOrder(found: Candidate[], isQuestion: boolean): Promise<Candidate[]> {
  const least = leastOf(
    found.reduce((most, { cover }) => Math.max(most, cover), 0),
    isQuestion,
  );
  return sortInSlices(
    found.filter(({ exact, full, cover }) => exact || full || cover >= least),
    better,
  );
}
