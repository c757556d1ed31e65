/**
 * Scores of the places of one page after another. Only the numbers of one page are held, in flat arrays: this is most of what an answer costs, and it runs in
 * code that has just been loaded.
 *
 * Score of a page: for each group, its rarity × (title, best heading, body) with the weights below, times how much of the query the page covers and how
 * much of it stands together in one unit (BM25F in spirit; the hierarchy counts more than repetition).
 */

import { CODE, HEADING, TITLE } from '../../../../renderer/shared/search-format.js';
import { type Candidate, leastOf } from './candidate.js';
import { varint, varintEnd } from './postings.js';
import { type Plans, sum } from './query-plan.js';

/** By field: body, code, heading, title. */
const FIELD_WEIGHT = [1, 0.75, 2.2, 4];
/** What the title gives to every place of the page. */
const INHERITED = 2;
/** Share of a title's worth for a question that goes by how much of the title it holds: a long title has some word of it by chance. */
const TITLE_HELD = 0.8;
/** Each further place of a page counts this much less, so that one page does not fill the list. */
const PAGE_DECAY = 0.7;
/** What a page whose title is the query gains over those whose titles only hold it. */
const TITLE_BONUS = 1.25;
/** Where a page holds every word, what it keeps when it says next to nothing of one of them, and from what worth of that word on it keeps all. */
const LOPSIDED = 0.4;
const BALANCED = 2;
/** What a page gains whose title holds the whole query. */
const TITLED_GAIN = 0.5;
/** Of so many words a reader means each; of more, pages that say much of most may answer better. */
const FEW_WORDS = 4;
/** Share of the words that a place has to hold where a phrase may be the rest. */
const IN_PIECES = 0.3;
/** Length class up to which a page is no longer than others, and by how much a longer one counts less for a question: some words of it stand in any long page. */
const USUAL_SIZE = 18;
const LONGER = 0.1;
/** What a page gains for a question with a second place that holds all of it, and with a beginning that does: it is about what another only mentions. */
const SECOND_GAIN = 0.8;
const BEGINNING_GAIN = 0.3;
/** Units that a page begins with. */
const BEGINNING = 1;
/** Less than this is chance. */
const LEAST_AT_ALL = 0.015;

/** Numbers of a place: score, nearness, weight of what stands in it as typed, best in its heading and in its text. */
const [SCORE, NEAR, EXACT, IN_HEADING, IN_TEXT, PER_PLACE] = [0, 1, 2, 3, 4, 5];
/** Numbers of a group on the page: best in the title, in a heading, in a text, sum over texts, best cover. */
const [TITLED, HEADED, BODY, COUNT, COVER, PER_GROUP] = [0, 1, 2, 3, 4, 5];

interface Scoring {
  /** Words and characters of the query, counted as those of titles are. */
  length: number;
  /** Its words have to stand in one piece. */
  inPieces: boolean;
  /** The words are those of a question: a page need not hold them all. */
  isQuestion: boolean;
  /** What a title counts, and what one gains that is the query. */
  inTitle: number;
  asTitle: number;
  /** How many places have to say a word for it to count half of the most that it can. */
  halfSaid: number;
}

/** Returns what is left of a title's worth for a question that has so many words in it. */
function heldShare(groups: Float64Array, count: number, titleLength: number): number {
  let held = 0;
  for (let p = 0; p < count; p++) if (groups[p * PER_GROUP + TITLED]) held++;
  return 1 - TITLE_HELD + TITLE_HELD * Math.min(1, held / Math.max(1, titleLength));
}

/** Returns what a page gains for a question by its places. */
function placesGain(units: readonly number[], places: Float64Array, total: number): number {
  let [most, second, beginning] = [0, 0, 0];
  for (const unit of units) {
    const held = places[unit * PER_PLACE + IN_TEXT] ?? 0;
    if (held > most) [most, second] = [held, most];
    else if (held > second) second = held;
    if (unit <= BEGINNING) beginning = Math.max(beginning, places[unit * PER_PLACE + NEAR] ?? 0);
  }
  return (1 + (SECOND_GAIN * second) / total) * (1 + (BEGINNING_GAIN * beginning) / total);
}

/**
 * Scores pages one after another, in the order of their slots; what they have that answers the query joins `found`.
 */
export function pageScorer(
  { plans, rows, planOf, terms, rowOf, pages }: Plans,
  { length, inPieces, isQuestion, inTitle, asTitle, halfSaid }: Scoring,
  found: Candidate[],
) {
  const sole = plans.length === 1;
  const total = sum(plans.map(({ weight }) => weight));
  const required = plans.filter(({ optional }) => !optional).length;
  /** Row r of field f in unit u at `(u * 4 + f) * rows + r`. */
  let scores = new Float32Array(rows * 4 * 64);
  /** Fields of unit u that hold anything of group g, as bits, at `u * plans.length + g`. */
  let fields = new Uint8Array(plans.length * 64);
  let places = new Float64Array(PER_PLACE * 64);
  const groups = new Float64Array(PER_GROUP * plans.length);
  /** Groups that stand on the page as typed. */
  const typed = new Uint8Array(plans.length);
  /** Rows that the page has. */
  const present = new Uint8Array(rows);
  /** Units of the page that hold anything, as they came. */
  let units: number[] = [];
  let seen = new Uint8Array(64);
  let titleLength = 0;
  /** Largest cover so far: pages that cannot come near it are left out at once. */
  let mostCovered = 0;
  /** Of the last value: whether it is met as typed. */
  let exactValue = false;
  /** Largest numbers of one place of the page. */
  let mostScore = 0;
  let mostNear = 0;
  let mostExact = 0;
  let mostHeaded = 0;
  /** What the page says of the word that it says least of. */
  let weakest = 0;

  const grow = (unit: number) => {
    const larger = (unit + 1) * 2;
    const moreScores = new Float32Array(larger * 4 * rows);
    moreScores.set(scores);
    scores = moreScores;
    const moreFields = new Uint8Array(larger * plans.length);
    moreFields.set(fields);
    fields = moreFields;
    const moreSeen = new Uint8Array(larger);
    moreSeen.set(seen);
    seen = moreSeen;
    places = new Float64Array(larger * PER_PLACE);
  };

  /** Reads what one term has of the page, from `at` on. */
  const read = (term: number, at: number): void => {
    const { bytes, weight } = terms[term]!;
    const row = rowOf[term]!;
    const plan = planOf[row]!;
    let unit = 0;
    for (let last = 0; !last; at = varintEnd(bytes, at)) {
      const entry = varint(bytes, at);
      const field = (entry >> 1) & 3;
      last = entry & 1;
      if (field === TITLE) titleLength = entry >> 3;
      else unit += entry >> 3;
      if (unit >= seen.length) grow(unit);
      if (!seen[unit]) units.push(unit);
      seen[unit] = 1;
      fields[unit * plans.length + plan]! |= 1 << field;
      const cell = (unit * 4 + field) * rows + row;
      if (scores[cell]! < weight) scores[cell] = weight;
    }
  };

  /** True if the page with these rows may be among the answers: if all stood in one place, would it hold enough? */
  const mayCount = (): boolean => {
    let covered = 0;
    let all = true;
    for (let p = 0; p < plans.length; p++) {
      const { readings, weight, optional } = plans[p]!;
      let best = 0;
      let met = optional;
      for (let r = 0; r < readings.length; r++) {
        const { rows: own, shares, exact } = readings[r]!;
        let value = 0;
        let complete = true;
        for (let i = 0; i < own.length; i++) {
          if (present[own[i]!]) value += shares[i]!;
          else complete = false;
        }
        if (complete && exact) met = true;
        const worth = worthOf(value, complete);
        if (worth > best) best = worth;
      }
      covered += weight * best;
      if (!met) all = false;
    }
    return all || covered / total >= Math.max(LEAST_AT_ALL, leastOf(mostCovered, isQuestion));
  };

  /** Returns how well the best reading of a group is met in a field of a unit, 0–1; leaves in `exactValue` whether one is met as typed. */
  const valueIn = (plan: number, unit: number, field: number): number => {
    const { readings } = plans[plan]!;
    const start = (unit * 4 + field) * rows;
    let best = 0;
    exactValue = false;
    for (let r = 0; r < readings.length; r++) {
      const { rows: own, shares, exact } = readings[r]!;
      let value = 0;
      let complete = true;
      for (let i = 0; i < own.length; i++) {
        const score = scores[start + own[i]!]!;
        if (score) value += shares[i]! * score;
        else complete = false;
      }
      const worth = worthOf(value, complete);
      if (worth > best) best = worth;
      if (complete && exact) exactValue = true;
    }
    return best;
  };

  /** The numbers of one place; what it says of the page joins those of the groups. */
  const measure = (unit: number): void => {
    const place = unit * PER_PLACE;
    places.fill(0, place, place + PER_PLACE);
    let headedHere = 0;
    for (let p = 0; p < plans.length; p++) {
      const { weight } = plans[p]!;
      const group = p * PER_GROUP;
      const title = groups[group + TITLED]!;
      const bits = fields[unit * plans.length + p]!;
      let near = title / 2;
      let own = title * INHERITED;
      let exact = false;
      let heading = 0;
      let text = 0;
      for (let field = TITLE; field >= 0; field--) {
        if (!((bits >> field) & 1)) continue;
        const value = valueIn(p, unit, field);
        const worth = value * FIELD_WEIGHT[field]!;
        if (exactValue) exact = true;
        if (value > near) near = value;
        if (worth > own) own = worth;
        if (field <= CODE) {
          if (worth > groups[group + BODY]!) groups[group + BODY] = worth;
          groups[group + COUNT]! += value;
          if (value > text) text = value;
          continue;
        }
        if (value > heading) heading = value;
        if (field !== HEADING) continue;
        headedHere += weight * value;
        if (value > groups[group + HEADED]!) groups[group + HEADED] = value;
      }
      if (near > groups[group + COVER]!) groups[group + COVER] = near;
      if (exact) {
        typed[p] = 1;
        places[place + EXACT]! += weight;
      }
      places[place + SCORE]! += weight * own;
      places[place + NEAR]! += weight * near;
      places[place + IN_HEADING]! += weight * heading;
      places[place + IN_TEXT]! += weight * text;
    }
    mostScore = Math.max(mostScore, places[place + SCORE]!);
    mostNear = Math.max(mostNear, places[place + NEAR]!);
    mostExact = Math.max(mostExact, places[place + EXACT]!);
    mostHeaded = Math.max(mostHeaded, headedHere);
  };

  const measureAll = (): void => {
    mostScore = mostNear = mostExact = mostHeaded = 0;
    groups.fill(0);
    for (let p = 0; p < plans.length; p++) {
      const isTitled = ((fields[p]! >> TITLE) & 1) === 1;
      groups[p * PER_GROUP + TITLED] = groups[p * PER_GROUP + COVER] = isTitled ? valueIn(p, 0, TITLE) : 0;
      typed[p] = Number(isTitled && exactValue);
    }
    for (let i = 0; i < units.length; i++) measure(units[i]!);
  };

  /** @param size length class of the page */
  const relevanceOf = (size: number, titled: number): number => {
    const norm = halfSaid * (0.6 + size / 55) ** 2;
    let relevance = 0;
    weakest = Number.POSITIVE_INFINITY;
    const perTitle = isQuestion ? inTitle * heldShare(groups, plans.length, titleLength) : inTitle;
    for (let p = 0; p < plans.length; p++) {
      const group = p * PER_GROUP;
      const count = groups[group + COUNT]!;
      const value =
        groups[group + TITLED]! * perTitle +
        groups[group + HEADED]! * (1 + 1.4 * (mostHeaded / total)) +
        groups[group + BODY]! * (0.4 + (1.2 * count) / (count + norm));
      if (!plans[p]!.optional && value < weakest) weakest = value;
      relevance += value * plans[p]!.weight;
    }
    // A title that is the query is worth more than a long one that holds its words.
    return relevance + ((titled * titled) / total) * asTitle * Math.min(1, length / Math.max(1, titleLength));
  };

  /** Puts the best places of the page among those found. */
  const choose = (candidate: Omit<Candidate, 'unit' | 'heading'>): void => {
    const { exact, score } = candidate;
    const at = exact ? EXACT : SCORE;
    const enough = exact ? mostExact * (inPieces ? IN_PIECES : 0.6) : mostScore * 0.75;
    const worth = (unit: number) =>
      places[unit * PER_PLACE + SCORE]! * (0.5 + places[unit * PER_PLACE + NEAR]! / total);
    // A heading that holds the whole query is a place to go to, whatever the title is worth.
    const chosen = units.filter(
      (unit) => places[unit * PER_PLACE + at]! >= enough || places[unit * PER_PLACE + IN_HEADING]! > 0.99 * total,
    );
    if (chosen.length > 1) chosen.sort((a, b) => worth(b) - worth(a) || a - b);
    const best = places[chosen[0]! * PER_PLACE + SCORE]! || 1;
    for (let i = 0; i < chosen.length; i++) {
      const unit = chosen[i]!;
      const place = unit * PER_PLACE;
      const share = 0.55 + (0.45 * places[place + SCORE]!) / best;
      const inHeading = places[place + IN_HEADING]!;
      found.push({
        ...candidate,
        unit,
        score: score * share * PAGE_DECAY ** Math.min(i, 8),
        heading: inHeading > 0 && inHeading >= places[place + IN_TEXT]!,
      });
    }
  };

  const judge = (slot: number, size: number, share: number): void => {
    let covered = 0;
    let titled = 0;
    let all = true;
    for (let p = 0; p < plans.length; p++) {
      const { weight, optional } = plans[p]!;
      covered += weight * groups[p * PER_GROUP + COVER]!;
      titled += weight * groups[p * PER_GROUP + TITLED]!;
      if (!typed[p] && !optional) all = false;
    }
    covered /= total;
    if (!all && covered < LEAST_AT_ALL) return;
    mostCovered = Math.max(mostCovered, covered);
    const exact = all && (sole || inPieces);
    const full = all && !exact && !isQuestion && required <= FEW_WORDS;
    const relevance = relevanceOf(size, titled) * share * (isQuestion ? placesGain(units, places, total) : 1);
    const isTitle = titled > 0.6 * total && titleLength === length;
    const score =
      (isTitle ? TITLE_BONUS : 1) *
      relevance *
      (LOPSIDED + (1 - LOPSIDED) * Math.min(1, (full ? weakest : BALANCED) / BALANCED)) *
      (1 + TITLED_GAIN * (titled / total) ** 4) *
      coverShare(covered, isQuestion ? size : undefined) *
      (0.5 + 0.5 * (mostNear / total) ** 2);
    choose({ slot, score, cover: covered, exact, full });
  };

  const clear = (): void => {
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!;
      scores.fill(0, unit * 4 * rows, (unit + 1) * 4 * rows);
      fields.fill(0, unit * plans.length, (unit + 1) * plans.length);
      seen[unit] = 0;
    }
    units = [];
    titleLength = 0;
  };

  return (slot: number, size: number, share: number): void => {
    const { heads, next, term, at } = pages;
    present.fill(0);
    for (let entry = heads[slot]!; entry; entry = next[entry]!) present[rowOf[term[entry]!]!] = 1;
    if (!mayCount()) return;
    for (let entry = heads[slot]!; entry; entry = next[entry]!) read(term[entry]!, at[entry]!);
    measureAll();
    judge(slot, size, share);
    clear();
  };
}

/** Parts of a reading that is not complete are worth less than their share. */
const worthOf = (value: number, complete: boolean) => (complete || !value ? value : value ** 1.5 * 0.7);

/** @param size length class of the page, where a question is asked */
const coverShare = (covered: number, size?: number) =>
  size === undefined
    ? 0.3 + 0.7 * covered * covered
    : (0.3 + 0.7 * covered) / (1 + LONGER * Math.max(0, size - USUAL_SIZE));
