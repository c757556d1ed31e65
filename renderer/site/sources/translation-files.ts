/** Translation files of a language: `i18n/<locale>/code.json` and the others in its folder (B7.21). */
import type { Texts } from '../configuration/translations.js';
import { messageOf } from '../helpers/caught-error.js';
import * as s from '../helpers/schema.js';
import { placeAt } from '../helpers/text-place.js';
import { nearestName, nearestOf } from '../problems/near-names.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed, withNearest } from '../problems/repair.js';
import type { DataText } from './data-file-text.js';
import { readData } from './data-files.js';
import { dataPlace } from './line-and-column.js';

/** Each value is a text, or an object with `message`. */
const textsShape = s.record(s.any(s.string, s.object({ message: s.string, description: s.string }, ['message'])));

/** Reads one file. @param known texts of the tool by id: ids and placeholders that resemble them are reported as slips */
export function readTexts(
  text: string | undefined,
  path: string,
  known: Texts = {},
): { texts: Texts; problems: Problem[] } {
  if (text === undefined) return { texts: {}, problems: [] };
  const file: DataText = { path, text };
  const place = placeAt(text, 0, 1, path);
  try {
    const value: unknown = JSON.parse(text);
    if (!s.isPlainObject(value)) {
      const args = { reason: `${s.shown(value)} is no object` };
      return { texts: {}, problems: [problem('translations-file', args, place)] };
    }
    const { problems } = readData(file, textsShape, 'translations-shape');
    // A text that is missing stays as it was.
    const shapes = problems.map((each): Problem => ({ ...each, level: 'warning' }));
    const texts = messagesOf(value);
    return { texts, problems: [...shapes, ...slips(Object.entries(texts), file, known)] };
  } catch (error) {
    const { value, problems } = readData(file, textsShape, 'translations-shape');
    const reason = messageOf(error);
    return {
      texts: messagesOf(value ?? {}),
      problems: problems.length > 0 ? problems : [problem('translations-file', { reason }, place)],
    };
  }
}

function messagesOf(value: Record<string, unknown>): Texts {
  const entries = Object.entries(value).flatMap(([id, entry]): [string, string][] => {
    const message = s.isPlainObject(entry) ? entry.message : entry;
    return typeof message === 'string' ? [[id, message]] : [];
  });
  return Object.fromEntries(entries);
}

function slips(entries: readonly [string, string][], file: DataText, known: Texts): Problem[] {
  return entries.flatMap(([id, message]) => {
    const ours = Object.hasOwn(known, id) ? known[id] : undefined;
    if (ours !== undefined) return placeholderSlips(id, message, ours, file);
    return nearId(id, { file, known: Object.keys(known), written: entries.map(([other]) => other) });
  });
}

/** Ids of a file that none of those has which are asked for, but nearly. */
export function nearIds(file: DataText, asked: ReadonlySet<string>): Problem[] {
  const { value } = readData(file, textsShape, 'translations-shape');
  const written = Object.keys(value ?? {});
  return written.flatMap((id) => {
    if (asked.has(id)) return [];
    const same = [...asked].filter((each) => plain(each) === plain(id));
    if (same[0] !== undefined && same.length === 1) return named(id, file, same[0]);
    const [prefix = ''] = LABEL.exec(id) ?? [];
    const known = [...asked].filter((each) => each.startsWith(prefix));
    // Nothing begins so: the name in the middle is a slip.
    if (known.length === 0) return nearId(id, { file, known: [...asked], written });
    // Labels are short: one other character of two makes another label, and this id is of no use either way.
    const label =
      prefix &&
      nearestName(
        id.slice(prefix.length),
        known.map((each) => each.slice(prefix.length)),
      );
    if (label === undefined) return [];
    return nearId(id, { file, known: label === '' ? known : [prefix + label], written });
  });
}

/** Prefix of a label in the id of its translation. */
const LABEL = /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link|doc))\./;

/** An id in small letters, each name of a kind in the singular: `categories` for `category`, `items` for `item`. */
const plain = (id: string): string =>
  id
    .toLowerCase()
    .split('.')
    .map((part) => part.replace(/ies$/, 'y').replace(/s$/, ''))
    .join('.');

function named(id: string, file: DataText, name: string): Problem[] {
  const place = dataPlace(file, [id], 'key');
  return [problem('translations-id', { id }, withNamed(place, id, { name, sure: false }))];
}

/** Ids of the site's own components are its business. */
function nearId(
  id: string,
  { file, known, written }: { file: DataText; known: readonly string[]; written: readonly string[] },
): Problem[] {
  const near = nearestOf(id, known);
  if (!near?.sure || written.includes(near.name)) return [];
  return named(id, file, near.name);
}

const PLACEHOLDER = /\{\w+\}/g;

/** Placeholders that the tool does not fill: readers would see them. */
function placeholderSlips(id: string, message: string, ours: string, file: DataText): Problem[] {
  if (ours === '') return [];
  const known: string[] = ours.match(PLACEHOLDER) ?? [];
  return (message.match(PLACEHOLDER) ?? []).flatMap((name) => {
    if (known.includes(name)) return [];
    const at = dataPlace(file, typeof JSON.parse(file.text)[id] === 'string' ? [id] : [id, 'message']);
    const args = { name, id, known: known.join(', ') || '–' };
    return [problem('translations-placeholder', args, withNearest(at, name, known))];
  });
}
