/** The numbers of one page that may answer a query, in flat arrays which the next page uses again: they run in code that has just been loaded. */
import { varint, varintEnd } from '../../../../renderer/shared/index-bytes.js';
import { TITLE } from '../../../../renderer/shared/search-format.js';
import type { Plans } from './query-plan.js';

/** Numbers of a place: score, nearness, weight of its words as typed, best in its title or heading, in its text, and in its heading alone. */
export const SCORE = 0;
export const NEAR = 1;
export const EXACT = 2;
export const IN_HEADING = 3;
export const IN_TEXT = 4;
export const IN_OWN_HEADING = 5;
export const PER_PLACE = 6;

/** Numbers of a group: best in the title, in a heading, in a text, sum over texts, best cover. */
export const TITLED = 0;
export const HEADED = 1;
export const SAID = 2;
export const COUNT = 3;
export const COVER = 4;
export const PER_GROUP = 5;

export interface PageNumbers {
  /** Row r of field f in unit u at `(u * 4 + f) * rows + r`. */
  scores: Float32Array;
  /** Fields of unit u that hold anything of group g, as bits, at `u * plans.length + g`. */
  fields: Uint8Array;
  /** Units with any entry, in order of occurrence, and their marks. */
  units: number[];
  seen: Uint8Array;
  titleLength: number;
  places: Float64Array;
  groups: Float64Array;
  /** Groups that occur on the page as typed. */
  typed: Uint8Array;
}

/** Initial capacity in units. */
const ROOM = 64;

/** Returns the numbers of a page that has nothing of the query. */
export const noNumbers = ({ rows, plans }: Plans): PageNumbers => ({
  scores: new Float32Array(rows * 4 * ROOM),
  fields: new Uint8Array(plans.length * ROOM),
  units: [],
  seen: new Uint8Array(ROOM),
  titleLength: 0,
  places: new Float64Array(PER_PLACE * ROOM),
  groups: new Float64Array(PER_GROUP * plans.length),
  typed: new Uint8Array(plans.length),
});

/** Makes room for a unit and as many again. */
function grow(page: PageNumbers, { rows, plans }: Plans, unit: number): void {
  const { scores, fields, seen } = page;
  const room = (unit + 1) * 2;
  page.scores = new Float32Array(room * 4 * rows);
  page.scores.set(scores);
  page.fields = new Uint8Array(room * plans.length);
  page.fields.set(fields);
  page.seen = new Uint8Array(room);
  page.seen.set(seen);
  page.places = new Float64Array(room * PER_PLACE);
}

/** Reads what a term has of the page, from `at` in its bytes on. */
export function readTerm(page: PageNumbers, asked: Plans, term: number, at: number): void {
  const { bytes, weight } = asked.terms[term]!;
  const { rows, plans } = asked;
  const row = asked.rowOf[term]!;
  const plan = asked.planOf[row]!;
  let unit = 0;
  for (let last = 0; !last; at = varintEnd(bytes, at)) {
    const entry = varint(bytes, at);
    const field = (entry >> 1) & 3;
    last = entry & 1;
    if (field === TITLE) page.titleLength = entry >> 3;
    else unit += entry >> 3;
    if (unit >= page.seen.length) grow(page, asked, unit);
    const { scores, seen } = page;
    if (!seen[unit]) page.units.push(unit);
    seen[unit] = 1;
    page.fields[unit * plans.length + plan]! |= 1 << field;
    const cell = (unit * 4 + field) * rows + row;
    if (scores[cell]! < weight) scores[cell] = weight;
  }
}

/** Returns the largest of one number of all places. */
export function mostOf({ units, places }: PageNumbers, number: number): number {
  let most = 0;
  for (let i = 0; i < units.length; i++) most = Math.max(most, places[units[i]! * PER_PLACE + number]!);
  return most;
}

/** Forgets what was read of the page. */
export function clearPage(page: PageNumbers, { rows, plans }: Plans): void {
  const { scores, fields, units, seen } = page;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    scores.fill(0, unit * 4 * rows, (unit + 1) * 4 * rows);
    fields.fill(0, unit * plans.length, (unit + 1) * plans.length);
    seen[unit] = 0;
  }
  page.units = [];
  page.titleLength = 0;
}
