/**
 * Scores a page by its numbers: for each group, its rarity × (title, best heading, body) with the weights below, times the covered share of the query and
 * the share that occurs together in one unit (BM25F in spirit; the hierarchy counts more than repetition).
 */
import type { Candidate } from './candidate.js';
import {
  COUNT,
  COVER,
  HEADED,
  IN_OWN_HEADING,
  IN_TEXT,
  mostOf,
  NEAR,
  type PageNumbers,
  PER_GROUP,
  PER_PLACE,
  SAID,
  TITLED,
} from './page-numbers.js';
import type { Plans } from './query-plan.js';

/** Share of a title's worth for a question that goes by how much of the title it holds: a long title has some word of it by chance. */
const TITLE_HELD = 0.8;
/** Factor of a page whose title equals the query, relative to those whose titles contain it. */
const TITLE_BONUS = 1.25;
/** If a page contains every word but hardly mentions one, the factor applied, and the relevance of that word from which on there is none. */
const LOPSIDED = 0.4;
const BALANCED = 2;
/** Bonus of a page whose title contains the whole query. */
const TITLED_GAIN = 0.5;
/** Of so many words a reader means each; of more, pages that say much of most may answer better. */
const FEW_WORDS = 4;
/** Length class from which on a page counts as long, and the penalty of a longer one for a question: any long page contains some of its words. */
const USUAL_SIZE = 18;
const LONGER = 0.1;
/** Bonuses of a page for a question with a second place that contains all of it, and with a start that does: it is about the subject that other pages mention. */
const SECOND_GAIN = 0.8;
const BEGINNING_GAIN = 0.6;
/** Share of a page's score that depends on how much of the query is in one place: for words, and for a question, which a page may answer in several. */
const NEAR_WORDS = 0.5;
const NEAR_ASKED = 0.35;
/** Units that a page begins with. */
const BEGINNING = 1;
/** Less than this is chance. */
export const LEAST_AT_ALL = 0.015;

/** Parameters of the scoring for every page. */
export interface Asked extends Plans {
  /** Weight of all groups. */
  total: number;
  /** Groups that a page has to hold. */
  required: number;
  /** Words and characters of the query, counted as those of titles are. */
  length: number;
  /** The words must be contiguous. */
  inPieces: boolean;
  /** The words are those of a question: a page need not hold them all. */
  isQuestion: boolean;
  /** Weight of a title, and the bonus of one equal to the query. */
  inTitle: number;
  asTitle: number;
  /** Number of places with a word at which it reaches half of its maximum. */
  halfSaid: number;
}

/** Result shared by all places of a page. */
export type Judged = Pick<Candidate, 'score' | 'cover' | 'exact' | 'full'>;

/**
 * Judges a page that has been measured; undefined: it has too little of the query.
 * @param size length class of the page
 */
export function judgePage(page: PageNumbers, asked: Asked, size: number): Judged | undefined {
  const { groups, typed, titleLength } = page;
  const { plans, total, length, isQuestion } = asked;
  let held = 0;
  let titled = 0;
  let all = true;
  for (let p = 0; p < plans.length; p++) {
    const { weight, optional } = plans[p]!;
    held += weight * groups[p * PER_GROUP + COVER]!;
    titled += weight * groups[p * PER_GROUP + TITLED]!;
    if (!typed[p] && !optional) all = false;
  }
  const cover = held / total;
  if (!all && cover < LEAST_AT_ALL) return undefined;
  const exact = all && (plans.length === 1 || asked.inPieces);
  const full = all && !exact && !isQuestion && asked.required <= FEW_WORDS;
  const [relevance, weakest] = relevanceOf(page, asked, size);
  // A title that is the query is worth more than a long one that holds its words.
  const asTitle = ((titled * titled) / total) * asked.asTitle * Math.min(1, length / Math.max(1, titleLength));
  const isTitle = titled > 0.6 * total && titleLength === length;
  const near = isQuestion ? NEAR_ASKED : NEAR_WORDS;
  const score =
    (isTitle ? TITLE_BONUS : 1) *
    ((relevance + asTitle) * (isQuestion ? placesGain(page, total) : 1)) *
    (LOPSIDED + (1 - LOPSIDED) * Math.min(1, (full ? weakest : BALANCED) / BALANCED)) *
    (1 + TITLED_GAIN * (titled / total) ** 4) *
    coverShare(cover, isQuestion ? size : undefined) *
    (1 - near + near * (mostOf(page, NEAR) / total) ** 2);
  return { score, cover, exact, full };
}

/** Returns the relevance of the page for all groups, and for the required one with the least. */
function relevanceOf(page: PageNumbers, asked: Asked, size: number): [number, number] {
  const { groups, titleLength } = page;
  const { plans, total, inTitle } = asked;
  const norm = asked.halfSaid * (0.6 + size / 55) ** 2;
  const perTitle = asked.isQuestion ? inTitle * heldShare(groups, plans.length, titleLength) : inTitle;
  const perHeading = 1 + 1.4 * (mostOf(page, IN_OWN_HEADING) / total);
  let relevance = 0;
  let weakest = Number.POSITIVE_INFINITY;
  for (let p = 0; p < plans.length; p++) {
    const { weight, optional } = plans[p]!;
    const group = p * PER_GROUP;
    const count = groups[group + COUNT]!;
    const value =
      groups[group + TITLED]! * perTitle +
      groups[group + HEADED]! * perHeading +
      groups[group + SAID]! * (0.4 + (1.2 * count) / (count + norm));
    if (!optional && value < weakest) weakest = value;
    relevance += value * weight;
  }
  return [relevance, weakest];
}

/** Returns what is left of a title's worth for a question that has so many words in it. */
function heldShare(groups: Float64Array, count: number, titleLength: number): number {
  let held = 0;
  for (let p = 0; p < count; p++) if (groups[p * PER_GROUP + TITLED]) held++;
  return 1 - TITLE_HELD + TITLE_HELD * Math.min(1, held / Math.max(1, titleLength));
}

/** Returns what a page gains for a question by its places. */
function placesGain({ units, places }: PageNumbers, total: number): number {
  let [most, second, beginning] = [0, 0, 0];
  for (const unit of units) {
    const held = places[unit * PER_PLACE + IN_TEXT] ?? 0;
    if (held > most) [most, second] = [held, most];
    else if (held > second) second = held;
    if (unit <= BEGINNING) beginning = Math.max(beginning, places[unit * PER_PLACE + NEAR] ?? 0);
  }
  return (1 + (SECOND_GAIN * second) / total) * (1 + (BEGINNING_GAIN * beginning) / total);
}

/** @param size length class of the page, where a question is asked */
const coverShare = (covered: number, size?: number) =>
  size === undefined
    ? 0.3 + 0.7 * covered * covered
    : (0.3 + 0.7 * covered) / (1 + LONGER * Math.max(0, size - USUAL_SIZE));
