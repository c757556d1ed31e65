/** Orders the first hits by their texts, which postings know only in part. */
import { fold } from '../../../../renderer/shared/tokens.js';
import { promised } from './candidate.js';
import { type Found, headingOf } from './hit.js';
import { type Matcher, spanOf } from './mark-text.js';
import { slices } from './slices.js';

/** Rows of the modal that are seen without scrolling: their texts are fetched before those of the others. */
export const FIRST_HITS = 6;
/** Of these so many are enough: a place that turns out to be a double of another is not worth a further round trip before anything is seen. */
export const FIRST_ENOUGH = 5;

/** Bonus of a text that contains the whole query contiguously, and that contains it at its start, where a page states its subject. */
const PIECE_GAIN = 0.2;
const BEGINNING_GAIN = 0.15;
const BEGINNING = 24;
/** For several words: bonus of a title that contains them contiguously, and of adjacent words; half of it with `APART` characters in between. */
const TITLE_PIECE_GAIN = 0.2;
const NEAR_GAIN = 0.1;
const APART = 9;
/** Texts searched for names with signs, whose words alone say little. */
export const SIGNED_HITS = 20;
/** Bonus of a title, and of a heading, equal to the query. */
const IS_TITLE_GAIN = 0.5;
const IS_HEADING_GAIN = 0.2;
/** Bonus of a title or heading in which the only typed word is the start of a word: it is inside `defineComponent`. */
const BEGINS_GAIN = 0.3;
/** Characters between words written as one: `Node.js`, `Set-Cookie`. */
const SEPARATORS = /[\s!-/:-@[-`{-~]+/g;

/** The typed query. */
interface Typed {
  matcher: Matcher;
  typed: string;
  /** Its names with signs (`signedOf`). */
  signed: string[];
}

/** Sorts the first of `found` by the bonuses of their texts. */
export async function putFirst(found: Found[], { matcher, typed, signed }: Typed): Promise<void> {
  const { resolved } = matcher;
  const begins = /^\w+$/.test(typed) ? new RegExp(`(^|[^\\w$])${fold(typed)}`, 'm') : undefined;
  const between = resolved[0]?.group.kind === 'sign' ? '' : SEPARATORS;
  const query = resolved
    .map(({ group }) => (group.kind === 'name' ? '' : group.text))
    .join('')
    .replace(between, '');
  const lettersOf = (text: string) => fold(text).replace(between, '');
  const letters = lettersOf(typed);
  const placeIn = (text: string) => lettersOf(text).indexOf(query);
  const gain = ({ candidate: { score, unit: n }, shard: [, , , title], unit }: Found) => {
    const [, , own, body, code] = unit;
    const texts = [headingOf(unit), body, code];
    const at = placeIn(body);
    let gained = 1 + (texts.some((text) => placeIn(text) >= 0) ? PIECE_GAIN : 0);
    if (at >= 0 && at < BEGINNING && n === 0) gained += BEGINNING_GAIN;
    const heading = own === 1 ? headingOf(unit) : '';
    if (lettersOf(title) === letters) gained += IS_TITLE_GAIN;
    else if (lettersOf(heading) === letters) gained += IS_HEADING_GAIN;
    if (begins?.test(fold(`${title}\n${heading}`))) gained += BEGINS_GAIN;
    if (resolved.length > 1) {
      const span = Math.min(...[title, ...texts].map((text) => spanOf(text, matcher)));
      gained += NEAR_GAIN / (1 + Math.max(0, span - query.length) / APART);
      if (placeIn(title) >= 0) gained += TITLE_PIECE_GAIN;
    }
    return score * gained;
  };
  const hasSigned = ({ shard: [, , , title], unit }: Found) => {
    const text = fold([title, headingOf(unit), unit[3], unit[4]].join('\n'));
    return Number(signed.every((name) => text.includes(name)));
  };
  const first = found.splice(0, signed.length > 0 ? SIGNED_HITS : FIRST_HITS);
  const order = new Map<Found, readonly [signed: number, gain: number]>();
  const pause = slices();
  for (const one of first) {
    order.set(one, [hasSigned(one), gain(one)]);
    await pause();
  }
  first.sort((a, b) => {
    const [[signedA, gainA], [signedB, gainB]] = [order.get(a)!, order.get(b)!];
    return promised(a.candidate, b.candidate) || signedB - signedA || gainB - gainA;
  });
  found.unshift(...first);
}
