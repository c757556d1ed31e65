/**
 * Postings → places in order. Pages are met one by one over all postings at once, so only the numbers of one page are held beside the results.
 *
 * Score of a page: for each group, its rarity × (title, best heading, body) with the weights below, times how much of the query the page covers and how
 * much of it stands together in one unit (BM25F in spirit; the hierarchy counts more than repetition).
 */
import { CODE, HEADING, TITLE } from './format.js';
import type { Match, Resolved } from './lookup.js';

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
/** Pairs of words that ask, and say nothing of what is asked for. */
const ASKING = /^(?:如何|怎[么样]|什么|为什|是什|么[办样是]|一个)$/;
/** Words that a page about the others need not hold. */
const LITTLE = /^(?:an?|the|i|is|are|to|and|or|of|in|on|for|with|how|what|why|does|can)$/;
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

/** A place in postings. */
interface Cursor {
  row: number;
  match: Match;
  at: number;
  slot: number;
}

/** One reading of a group with the rows its parts are counted in and their shares by rarity. */
interface Plan {
  readings: { exact: boolean; rows: number[]; shares: number[] }[];
  weight: number;
  /** A page that lacks it may still be the one that is looked for. */
  optional: boolean;
}

/** Reads a varint; returns its value and leaves the position after it in `end`. */
let end = 0;
function varint(bytes: Uint8Array, at: number): number {
  let value = 0;
  let shift = 0;
  let byte: number;
  end = at;
  do {
    byte = bytes[end++]!;
    value |= (byte & 127) << shift;
    shift += 7;
  } while (byte > 127);
  return value;
}

/** Visits the entries of one page from `at`; returns the position after them. */
function entries(bytes: Uint8Array, at: number, visit: (number: number, field: number) => void): number {
  end = at;
  for (let last = 0; !last; ) {
    const entry = varint(bytes, end);
    last = entry & 1;
    visit(entry >> 3, (entry >> 1) & 3);
  }
  return end;
}

function countPages({ bytes, start, end: stop }: Match): number {
  let count = 0;
  for (let at = start; at < stop; count++) {
    varint(bytes, at);
    at = entries(bytes, end, () => {});
  }
  return count;
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

function plansOf(resolved: Resolved[], pages: number): { plans: Plan[]; cursors: Cursor[]; rows: number } {
  const cursors: Cursor[] = [];
  let rows = 0;
  // Longer words that only begin with what was typed make it less rare by as much as they fit.
  const rarity = (matches: Match[]) =>
    Math.log(1 + pages / (0.5 + Math.min(pages, sum(matches.map((match) => countPages(match) * match.weight ** 3)))));
  const never = rarity([]);
  const plans = resolved.map(({ group, readings }) => {
    let weight = 0;
    const typed = readings.some(({ exact, parts }) => exact && parts.every((matches) => matches.length > 0));
    const own = readings.map(({ parts, exact }) => {
      const rarities = parts.map((matches, i) => rarity(matches) * (ASKING.test(group.terms[i] ?? '') ? 0.2 : 1));
      // What no page has is no rarer than the rarest of what some have: else nothing near would be left.
      const rarest = Math.max(0, ...rarities.filter((value) => value < never));
      const total = sum(rarities.map((value) => Math.min(value, rarest)));
      // Of a long run the rarest pair counts in full and the rest a little: overlapping pairs are no independent words.
      weight = Math.max(weight, rarest * (1 + 0.15 * (parts.length - 1)));
      return {
        // Where nobody writes a word as it was typed, what it may have been meant for counts as well.
        exact: exact || !typed,
        shares: rarities.map((value) => Math.min(value, rarest) / total),
        rows: parts.map((matches) => {
          for (const match of matches) cursors.push({ row: rows, match, at: match.start, slot: 0 });
          return rows++;
        }),
      };
    });
    const { kind, text, terms } = group;
    const asks = kind === 'han' ? terms.every((term) => ASKING.test(term)) : LITTLE.test(text);
    return { readings: own, weight: group.optional ? weight * 0.4 : weight, optional: group.optional || asks };
  });
  return { plans, cursors, rows };
}

/** Scores the places of all pages whose `sizeOf` is not 0. Exact ones first, best first. */
export function rank(resolved: Resolved[], pages: number, sizeOf: (slot: number) => number): Candidate[] {
  const { plans, cursors, rows } = plansOf(resolved, pages);
  const total = sum(plans.map(({ weight }) => weight));
  // Words and characters of the query, counted as those of titles are.
  const length = sum(resolved.map(({ group }) => (group.kind === 'han' ? group.text.length : 1)));
  const sole = resolved.length === 1;
  const found: Candidate[] = [];
  /** Numbers of one page: row r of field f in unit u at `(u * 4 + f) * rows + r`. */
  let scores = new Float32Array(rows * 4 * 64);
  let units = new Set<number>();
  let titleLength = 0;

  const advance = (cursor: Cursor) => {
    cursor.slot = cursor.at < cursor.match.end ? cursor.slot + varint(cursor.match.bytes, cursor.at) : Infinity;
    cursor.at = end;
  };

  const read = ({ match, at, row }: Cursor) => {
    let unit = 0;
    return entries(match.bytes, at, (number, field) => {
      if (field === TITLE) titleLength = number;
      else unit += number;
      const cell = (unit * 4 + field) * rows + row;
      if (cell >= scores.length) {
        const larger = new Float32Array(cell * 2);
        larger.set(scores);
        scores = larger;
      }
      scores[cell] = Math.max(scores[cell]!, match.weight);
      units.add(unit);
    });
  };

  let exactValue = false;
  /** How well the best reading of a group is met in a field of a unit, 0–1; leaves in `exactValue` whether one is met as typed. */
  const valueIn = ({ readings }: Plan, unit: number, field: number): number => {
    let best = 0;
    exactValue = false;
    for (const { rows: own, shares, exact } of readings) {
      let value = 0;
      let complete = true;
      own.forEach((row, i) => {
        const score = scores[(unit * 4 + field) * rows + row]!;
        if (!score) complete = false;
        value += shares[i]! * score;
      });
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
    const places = [...units].map((unit) => {
      const place = { unit, score: 0, near: 0, headed: 0, exact: 0, inHeading: 0, inText: 0 };
      for (const group of groups) {
        const { plan, title } = group;
        let near = title / 2;
        let own = 0;
        let exact = false;
        let inHeading = 0;
        let inText = 0;
        for (let field = unit === 0 ? TITLE : HEADING; field >= 0; field--) {
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
    for (const cursor of cursors) {
      if (cursor.slot !== slot) continue;
      cursor.at = read(cursor);
      advance(cursor);
    }
    const size = sizeOf(slot);
    if (size > 0) finish(slot, size);
    for (const unit of units) scores.fill(0, unit * 4 * rows, (unit + 1) * 4 * rows);
    units = new Set();
    titleLength = 0;
  }
}

/** Places in order, without those that hold too little. */
function inOrder(found: Candidate[]): Candidate[] {
  const best = found.reduce((most, { cover }) => Math.max(most, cover), 0);
  const least = Math.min(LEAST_COVER, best * NEAR_BEST);
  return found.filter(({ exact, full, cover }) => exact || full || cover >= least).sort(better);
}

/** What a reader is promised: pages with the one Han string as typed, or with every one of several words, come before those that hold less. */
export const promised = (a: Candidate, b: Candidate) =>
  Number(b.exact) - Number(a.exact) || Number(b.full) - Number(a.full);

/** Order of places: by that promise, by score, then by place. */
export const better = (a: Candidate, b: Candidate) =>
  promised(a, b) || b.score - a.score || a.slot - b.slot || a.unit - b.unit;
