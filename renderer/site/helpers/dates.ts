/** Dates in the forms that authors write; those without a zone are UTC (B2.10). */

const WRITTEN =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?)?[ \t]*(Z|z|UTC|[+-]\d{1,2}(?::?\d{2})?)?$/;

/** A written date as ISO string in UTC with milliseconds; undefined if it names no day there is. */
export function parseDate(text: string): string | undefined {
  const match = WRITTEN.exec(text.trim());
  if (!match) return looseDate(text.trim());
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
  const [y, mo, d] = [Number(year), Number(month), Number(day)];
  const [h, mi, s] = [Number(hour), Number(minute), Number(second)];
  if (mo < 1 || mo > 12 || d < 1 || d > daysIn(y, mo) || h > 23 || mi > 59 || s > 59) return undefined;
  const millis = Math.trunc(Number(`0.${fraction || '0'}`) * 1000);
  return new Date(Date.UTC(y, mo - 1, d, h, mi, s, millis) - zoneMinutes(zone) * 60_000).toISOString();
}

/** Returns a day that its month does not have, counted on into the next one, with the text after it; undefined for all other texts. */
export function rolledDay(text: string): string | undefined {
  const [, year, month, day, rest = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)(.*)$/s.exec(text.trim()) ?? [];
  const [y, mo, d] = [Number(year), Number(month), Number(day)];
  if (!(mo >= 1 && mo <= 12 && d > daysIn(y, mo) && d <= 31)) return undefined;
  return new Date(Date.UTC(y, mo - 1, d)).toISOString().slice(0, 10) + rest;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function zoneMinutes(zone: string | undefined): number {
  const match = zone && /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0));
}

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The day, and after it a time and a zone. */
const ENGLISH =
  /^(?:[A-Za-z]{3},\s)?(?:([A-Za-z]{3,9})\.?\s+(\d{1,2})|(\d{1,2})\s+([A-Za-z]{3,9})\.?),?\s+(\d{4})(?:\s+(\d{1,2}:\d{2}(?::\d{2})?))?(?:\s+(GMT|UTC|[+-]\d{4}))?$/;

/** `March 23, 2025`, `23 Mar 2025 10:00 GMT`, `2025年3月23日`. */
function looseDate(text: string): string | undefined {
  const chinese = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日?$/.exec(text);
  if (chinese) return parseDate(`${chinese[1]}-${chinese[2]}-${chinese[3]}`);
  const english = ENGLISH.exec(text);
  if (!english) return undefined;
  const name = (english[1] ?? english[4] ?? '').toLowerCase();
  const month = MONTHS.findIndex((full) => full.startsWith(name));
  const [, , , , , year, time = '', zone = ''] = english;
  const day = `${year}-${month + 1}-${english[2] ?? english[3]}`;
  return month < 0 ? undefined : parseDate(`${day}${time && ` ${time}`}${zone.replace('GMT', 'UTC')}`);
}
