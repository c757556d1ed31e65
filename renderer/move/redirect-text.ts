/** Updates the text of `redirects.yml` after addresses have changed: new entries are appended, others changed in place. */

import { samePathKey, splitUrl } from '../shared/urls.js';
import { type YamlPlace, yamlPlaces } from '../site/helpers/yaml.js';
import { readRedirects } from '../site/sources/redirects-file.js';

/** An address that a page had and the one that it has now, without base. */
export interface Change {
  from: string;
  to: string;
}

interface Entry {
  from: string[];
  to: string;
}

/** An entry of the file and what is to become of it; without addresses it goes. */
interface ChangedEntry extends Entry {
  index: number;
  before: Entry;
}

/**
 * @param isLive tells whether an address has a page
 * @returns the new text; undefined if it does not change
 */
export function redirectText(
  text: string | undefined,
  changes: readonly Change[],
  isLive: (address: string) => boolean,
): string | undefined {
  if (changes.length === 0) return undefined;
  const old = text ?? '';
  const entries = changedEntries(text, changes, isLive);
  const kept = new Set(entries.flatMap(({ from }) => from.map(samePathKey)));
  const added = changes.filter(
    ({ from, to }) => !isLive(from) && samePathKey(from) !== samePathKey(to) && !kept.has(samePathKey(from)),
  );
  const wanted = [
    ...entries.filter(({ from }) => from.length > 0),
    ...added.map(({ from, to }) => ({ from: [from], to })),
  ];
  const lines = added.map(entryLines).join('');
  const edited = edit(old, entries);
  const result = edited + (lines === '' || edited === '' || edited.endsWith('\n') ? '' : '\n') + lines;
  if (result === old) return undefined;
  // A list in another form than that of one entry after the other is written again, below its comments.
  if (says(result, wanted)) return result;
  const [comments = ''] = /^(?:\s*(?:#.*)?\n)*/.exec(old) ?? [];
  return comments + wanted.map(entryLines).join('');
}

/** Returns the redirects of today, without addresses that pages have now, leading to where the pages are now. */
function changedEntries(
  text: string | undefined,
  changes: readonly Change[],
  isLive: (address: string) => boolean,
): ChangedEntry[] {
  const now = new Map(changes.map(({ from, to }) => [samePathKey(from), to]));
  return readRedirects(text).redirects.map(({ from, to, index = 0 }) => {
    const { pathname, rest } = splitUrl(to);
    const moved = now.get(samePathKey(pathname));
    const newTo = moved === undefined ? to : moved + rest;
    const target = samePathKey(splitUrl(newTo).pathname);
    const left = from.filter((path) => !isLive(path) && samePathKey(path) !== target);
    return { index, from: left, to: newTo, before: { from, to } };
  });
}

/** Returns the text with entries changed or removed in place. */
function edit(text: string, entries: readonly ChangedEntry[]): string {
  const placeOf = yamlPlaces(text);
  let result = text;
  // From the last one on, so that places of those before it stay.
  for (const { index, from, to, before } of [...entries].reverse()) {
    if (from.length === 0) {
      const [start, end] = entrySpan(text, placeOf([index]));
      result = result.slice(0, start) + result.slice(end);
      continue;
    }
    const fields = [
      ...(from.length < before.from.length ? [{ key: 'from', text: listText(from) }] : []),
      ...(to === before.to ? [] : [{ key: 'to', text: yamlText(to) }]),
    ].flatMap((field) => ({ ...field, place: placeOf([index, field.key]) }));
    for (const { place, text: written } of fields.sort((a, b) => (b.place?.offset ?? 0) - (a.place?.offset ?? 0)))
      if (place) result = result.slice(0, place.offset) + written + result.slice(place.offset + place.length);
  }
  return result;
}

/** The lines of an entry, up to the next one. */
function entrySpan(text: string, place: YamlPlace | undefined): [start: number, end: number] {
  const lineStart = (offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
  if (!place) return [0, 0];
  const end = text.indexOf('\n', place.offset + place.length - 1);
  return [lineStart(place.offset), end < 0 ? text.length : end + 1];
}

function says(text: string, wanted: readonly Entry[]): boolean {
  const { redirects, problems } = readRedirects(text);
  const plain = (entries: readonly Entry[]) => JSON.stringify(entries.map(({ from, to }) => [from, to]));
  return problems.length === 0 && plain(redirects) === plain(wanted);
}

/** An entry of the file. */
export const entryLines = ({ from, to }: { from: string | string[]; to: string }): string =>
  `- from: ${listText([from].flat())}\n  to: ${yamlText(to)}\n`;

const listText = (from: readonly string[]): string => {
  const list = from.map(yamlText).join(', ');
  return from.length === 1 ? list : `[${list}]`;
};

/** A text as YAML: plain where nothing in it has another meaning. */
const yamlText = (text: string): string =>
  /^[\w/.~-][^\s:#'",[\]{}&*!|>%@`]*(?:#[^\s:'",[\]{}]*)?$/u.test(text) ? text : JSON.stringify(text);
