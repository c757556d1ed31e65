/**
 * Scores of the places of one page after another. Only the numbers of one page are held: this is most of what an answer costs, and it runs in code that has
 * just been loaded.
 */
import { type Candidate, leastOf } from './candidate.js';
import { type Met, measurePage, meet } from './measure-places.js';
import {
  clearPage,
  EXACT,
  IN_HEADING,
  IN_TEXT,
  mostOf,
  NEAR,
  noNumbers,
  type PageNumbers,
  PER_PLACE,
  readTerm,
  SCORE,
} from './page-numbers.js';
import { type Asked, type Judged, judgePage, LEAST_AT_ALL } from './page-worth.js';

/** Each further place of a page counts this much less, so that one page does not fill the list. */
const PAGE_DECAY = 0.7;
/** Share of the words that a place must contain if a phrase may be the rest. */
const IN_PIECES = 0.3;

/** Scores pages one after another, in the order of their slots; what they have that answers the query joins `found`. */
export function pageScorer(asked: Asked, found: Candidate[]) {
  const { heads, next, term, at } = asked.pages;
  const page = noNumbers(asked);
  /** 1 for each row that the page has. */
  const present = new Float32Array(asked.rows);
  /** Largest cover so far: pages that cannot come near it are left out at once. */
  let mostCovered = 0;

  /** @param size length class of the page; `share`: what is left of its worth */
  return (slot: number, size: number, share: number): void => {
    present.fill(0);
    for (let entry = heads[slot]!; entry; entry = next[entry]!) present[asked.rowOf[term[entry]!]!] = 1;
    if (!mayCount(present, asked, mostCovered)) return;
    for (let entry = heads[slot]!; entry; entry = next[entry]!) readTerm(page, asked, term[entry]!, at[entry]!);
    measurePage(page, asked);
    const judged = judgePage(page, asked, size);
    if (judged) {
      mostCovered = Math.max(mostCovered, judged.cover);
      judged.score *= share;
      for (const place of bestPlaces(page, asked, slot, judged)) found.push(place);
    }
    clearPage(page, asked);
  };
}

/** True if a page with these rows may be among the answers: if all were in one place, would it cover enough? */
function mayCount(present: Float32Array, { plans, total, isQuestion }: Asked, mostCovered: number): boolean {
  const met: Met = { exact: false };
  let covered = 0;
  let all = true;
  for (let p = 0; p < plans.length; p++) {
    const plan = plans[p]!;
    covered += plan.weight * meet(plan, present, 0, met);
    if (!met.exact && !plan.optional) all = false;
  }
  return all || covered / total >= Math.max(LEAST_AT_ALL, leastOf(mostCovered, isQuestion));
}

/** Returns the best places of a page. */
function bestPlaces(page: PageNumbers, { total, inPieces }: Asked, slot: number, judged: Judged): Candidate[] {
  const { places, units } = page;
  const { score, cover, exact, full } = judged;
  const at = exact ? EXACT : SCORE;
  const enough = mostOf(page, at) * (exact ? (inPieces ? IN_PIECES : 0.6) : 0.75);
  const worth = (unit: number) => places[unit * PER_PLACE + SCORE]! * (0.5 + places[unit * PER_PLACE + NEAR]! / total);
  // A heading that contains the whole query is a result, whatever the title's score.
  const chosen = units.filter(
    (unit) => places[unit * PER_PLACE + at]! >= enough || places[unit * PER_PLACE + IN_HEADING]! > 0.99 * total,
  );
  if (chosen.length > 1) chosen.sort((a, b) => worth(b) - worth(a) || a - b);
  const best = places[chosen[0]! * PER_PLACE + SCORE]! || 1;
  return chosen.map((unit, i) => {
    const place = unit * PER_PLACE;
    const share = 0.55 + (0.45 * places[place + SCORE]!) / best;
    const inHeading = places[place + IN_HEADING]!;
    // Field by field: spread from another object, they made the answer to a word of many pages take three times as long.
    return {
      slot,
      unit,
      score: score * share * PAGE_DECAY ** Math.min(i, 8),
      cover,
      heading: inHeading > 0 && inHeading >= places[place + IN_TEXT]!,
      exact,
      full,
    };
  });
}
