/** Dates of front matter as the reference reads them: the month first in `06/29/2022`, and 30 February is 2 March. */
import { rolledDay } from '../helpers/dates.js';
import { isPlainObject, type Path } from '../helpers/schema.js';

export interface MovedDates {
  raw: Record<string, unknown>;
  /** Days that no calendar has, as they were written. */
  noDays: { path: Path; got: string }[];
}

/** The fields of a moved site with dates that ours can read. */
export function movedDates(raw: Record<string, unknown>): MovedDates {
  const noDays: MovedDates['noDays'] = [];
  const read = (value: unknown, path: Path): unknown => {
    if (typeof value !== 'string') return value;
    const written = value.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/, '$3-$1-$2');
    const rolled = rolledDay(written);
    if (rolled === undefined) return written;
    noDays.push({ path, got: value });
    return rolled;
  };
  const made = { ...raw };
  if (raw.date !== undefined) made.date = read(raw.date, ['date']);
  const { last_update: update } = raw;
  if (isPlainObject(update) && update.date !== undefined)
    made.last_update = { ...update, date: read(update.date, ['last_update', 'date']) };
  return { raw: made, noDays };
}
