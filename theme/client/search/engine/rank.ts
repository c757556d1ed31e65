/**
 * Postings → places in order. Pages are met one by one over all postings at once, so only the numbers of one page are held beside the results.
 *
 * Score of a page: for each group, its rarity × (title, best heading, body) with the weights below, times how much of the query the page covers and how
 * much of it stands together in one unit (BM25F in spirit; the hierarchy counts more than repetition).
 */
import { CODE, HEADING, TITLE } from './format.js';
import type { Resolved } from './lookup.js';
import { type Cursor, type Plan, plansOf, sum } from './plan.js';
import { end, skipEntries, varint } from './postings.js';

/** By field: body, code, heading, title. */
const FIELD_WEIGHT = [1, 0.75, 2.2, 4];
/** What the title gives to every place of the page. */
const INHERITED = 2;
/** Each further place of a page counts this much less, so that one page does not fill the list. */
const PAGE_DECAY = 0.7;
/** What a page whose title is the query gains over those whose titles only hold it. */
const TITLE_BONUS = 1.25;
/** Where a page holds every word, what it keeps when it says next to nothing of one of them, and from what worth of that word on it keeps all. */
const LOPSIDED = 0.4;
const BALANCED = 2;
/** What a page gains whose title holds the whole query. */
const TITLED_GAIN = 0.5;
/** Pages that cover less of the query than this are left out, unless none covers more: then those near the best stay. */
const LEAST_COVER = 0.22;
const NEAR_BEST = 0.4;
/** Less than this is chance. */
const LEAST_AT_ALL = 0.015;

/** A place that answers the query. */
export interface Candidate {
  slot: number;
  unit: number;
  score: number;
  /** Share of the query that the page holds, 0–1. */
  cover: number;
  /** The title or heading of the unit holds as much of the query as its text. */
  heading: boolean;
  /** The only group of the query stands here as typed, as far as postings tell. */
  exact: boolean;
  /** The page holds every word of a query of several. */
  full: boolean;
}

/** Scores the places of all pages whose `sizeOf` is not 0. Exact ones first, best first. */
export function rank(resolved: Resolved[], pages: number, sizeOf: (slot: number) => number): Candidate[] {
  const { plans, cursors, rows } = plansOf(resolved, pages);
  const total = sum(plans.map(({ weight }) => weight));
  // Words and characters of the query, counted as those of titles are.
  const length = sum(
    resolved.map(({ group: { kind, text } }) => (kind === 'han' ? text.length : kind === 'name' ? 0 : 1)),
  );
  const sole = resolved.length === 1;
  const found: Candidate[] = [];
  /** Numbers of one page: row r of field f in unit u at `(u * 4 + f) * rows + r`. */
  let scores = new Float32Array(rows * 4 * 64);
  /** Units of the page that hold anything, and in which fields, as bits. */
  let units: number[] = [];
  let fields = new Uint8Array(64);
  /** Rows that the page has. */
  const present = new Uint8Array(rows);
  let titleLength = 0;
  /** Largest cover so far: pages that cannot come near it are left out at once. */
  let mostCovered = 0;

  const advance = (cursor: Cursor) => {
    cursor.slot = cursor.at < cursor.match.end ? cursor.slot + varint(cursor.match.bytes, cursor.at) : Infinity;
    cursor.at = end;
  };

  const grow = (unit: number) => {
    const larger = new Float32Array((unit + 1) * 8 * rows);
    larger.set(scores);
    scores = larger;
    const more = new Uint8Array((unit + 1) * 2);
    more.set(fields);
    fields = more;
  };

  const read = ({ match: { bytes, weight }, at, row }: Cursor): number => {
    let unit = 0;
    for (let last = 0; !last; at = end) {
      const entry = varint(bytes, at);
      const field = (entry >> 1) & 3;
      last = entry & 1;
      if (field === TITLE) titleLength = entry >> 3;
      else unit += entry >> 3;
      if (unit >= fields.length) grow(unit);
      if (!fields[unit]) units.push(unit);
      fields[unit]! |= 1 << field;
      const cell = (unit * 4 + field) * rows + row;
      scores[cell] = Math.max(scores[cell]!, weight);
    }
    return at;
  };

  /** Whether the page with these rows may be among the answers: if all stood in one place, would it hold enough? */
  const mayCount = (): boolean => {
    let covered = 0;
    let all = true;
    for (const { readings, weight, optional } of plans) {
      let best = 0;
      let met = optional;
      for (const { rows: own, shares, exact } of readings) {
        const complete = own.every((row) => present[row]);
        const value = sum(shares.filter((_, i) => present[own[i]!]));
        best = Math.max(best, complete ? value : value ** 1.5 * 0.7);
        met ||= complete && exact;
      }
      covered += weight * best;
      all &&= met;
    }
    return all || covered / total >= Math.max(LEAST_AT_ALL, leastOf(mostCovered));
  };

  let exactValue = false;
  /** How well the best reading of a group is met in a field of a unit, 0–1; leaves in `exactValue` whether one is met as typed. */
  const valueIn = ({ readings }: Plan, unit: number, field: number): number => {
    let best = 0;
    exactValue = false;
    for (const { rows: own, shares, exact } of readings) {
      let value = 0;
      let complete = true;
      for (let i = 0; i < own.length; i++) {
        const score = scores[(unit * 4 + field) * rows + own[i]!]!;
        if (!score) complete = false;
        value += shares[i]! * score;
      }
      // Parts of a reading that is not complete are worth less than their share.
      best = Math.max(best, complete ? value : value ** 1.5 * 0.7);
      if (complete && exact) exactValue = true;
    }
    return best;
  };

  const finish = (slot: number, size: number) => {
    const groups = plans.map((plan) => {
      const title = valueIn(plan, 0, TITLE);
      return { plan, title, heading: 0, body: 0, count: 0, cover: title, exact: exactValue };
    });
    const places = units.map((unit) => {
      const place = { unit, score: 0, near: 0, headed: 0, exact: 0, inHeading: 0, inText: 0 };
      for (const group of groups) {
        const { plan, title } = group;
        let near = title / 2;
        let own = 0;
        let exact = false;
        let inHeading = 0;
        let inText = 0;
        for (let field = TITLE; field >= 0; field--) {
          if (!((fields[unit]! >> field) & 1)) continue;
          const value = valueIn(plan, unit, field);
          exact ||= exactValue;
          near = Math.max(near, value);
          own = Math.max(own, value * FIELD_WEIGHT[field]!);
          if (field <= CODE) {
            group.body = Math.max(group.body, value * FIELD_WEIGHT[field]!);
            group.count += value;
            inText = Math.max(inText, value);
          } else if (value > 0) {
            inHeading = Math.max(inHeading, value);
            if (field === HEADING) place.headed += plan.weight * value;
            group.heading = Math.max(group.heading, field === HEADING ? value : 0);
          }
        }
        group.cover = Math.max(group.cover, near);
        if (exact) {
          group.exact = true;
          place.exact += plan.weight;
        }
        place.score += plan.weight * Math.max(own, title * INHERITED);
        place.near += plan.weight * near;
        place.inHeading += plan.weight * inHeading;
        place.inText += plan.weight * inText;
      }
      return place;
    });
    const most = (of: (place: (typeof places)[0]) => number) => Math.max(...places.map(of));
    const covered = sum(groups.map(({ plan, cover }) => plan.weight * cover)) / total;
    const titled = sum(groups.map(({ plan, title }) => plan.weight * title));
    const all = groups.every(({ exact, plan }) => exact || plan.optional);
    const exact = all && sole;
    const full = all && !sole;
    if (!all && covered < LEAST_AT_ALL) return;
    mostCovered = Math.max(mostCovered, covered);

    const headed = most((place) => place.headed) / total;
    const norm = 1.5 * (0.6 + size / 55) ** 2;
    const values = groups.map(
      ({ title, heading, body, count }) =>
        title * 4 + heading * (1 + 1.4 * headed) + body * (0.4 + (1.2 * count) / (count + norm)),
    );
    const weakest = full ? Math.min(...values.filter((_, i) => !plans[i]!.optional)) : BALANCED;
    const relevance =
      sum(values.map((value, i) => value * plans[i]!.weight)) +
      // A title that is the query is worth more than a long one that holds its words.
      ((titled * titled) / total) * 3 * Math.min(1, length / Math.max(1, titleLength));
    const isTitle = titled > 0.6 * total && titleLength === length;
    const score =
      (isTitle ? TITLE_BONUS : 1) *
      relevance *
      (LOPSIDED + (1 - LOPSIDED) * Math.min(1, weakest / BALANCED)) *
      (1 + TITLED_GAIN * (titled / total) ** 4) *
      (0.3 + 0.7 * covered * covered) *
      (0.5 + 0.5 * (most((place) => place.near) / total) ** 2);

    const enough = exact ? most((place) => place.exact) * 0.6 : most((place) => place.score) * 0.75;
    const chosen = places
      .filter((place) => (exact ? place.exact : place.score) >= enough)
      .sort((a, b) => b.score * (0.5 + b.near / total) - a.score * (0.5 + a.near / total) || a.unit - b.unit);
    chosen.forEach(({ unit, score: own, inHeading, inText }, i) => {
      const heading = inHeading > 0 && inHeading >= inText;
      const share = 0.55 + (0.45 * own) / (chosen[0]!.score || 1);
      found.push({
        slot,
        unit,
        score: score * share * PAGE_DECAY ** Math.min(i, 8),
        cover: covered,
        heading,
        exact,
        full,
      });
    });
  };

  cursors.forEach(advance);
  for (;;) {
    let slot = Infinity;
    for (const cursor of cursors) if (cursor.slot < slot) slot = cursor.slot;
    if (slot === Infinity) return inOrder(found);
    present.fill(0);
    for (const cursor of cursors) if (cursor.slot === slot) present[cursor.row] = 1;
    const size = sizeOf(slot);
    const counts = size > 0 && mayCount();
    for (const cursor of cursors) {
      if (cursor.slot !== slot) continue;
      cursor.at = counts ? read(cursor) : skipEntries(cursor.match.bytes, cursor.at);
      advance(cursor);
    }
    if (counts) finish(slot, size);
    for (const unit of units) {
      scores.fill(0, unit * 4 * rows, (unit + 1) * 4 * rows);
      fields[unit] = 0;
    }
    units = [];
    titleLength = 0;
  }
}

/** What a page has to cover of the query where another covers `most`. */
const leastOf = (most: number) => Math.min(LEAST_COVER, most * NEAR_BEST);

/** Places in order, without those that hold too little. */
function inOrder(found: Candidate[]): Candidate[] {
  const least = leastOf(found.reduce((most, { cover }) => Math.max(most, cover), 0));
  return found.filter(({ exact, full, cover }) => exact || full || cover >= least).sort(better);
}

/** What a reader is promised: pages with the one Han string as typed, or with every one of several words, come before those that hold less. */
export const promised = (a: Candidate, b: Candidate) =>
  Number(b.exact) - Number(a.exact) || Number(b.full) - Number(a.full);

/** Order of places: by that promise, by score, then by place. */
export const better = (a: Candidate, b: Candidate) =>
  promised(a, b) || b.score - a.score || a.slot - b.slot || a.unit - b.unit;
