/** The text of `redirects.yml` after some addresses have changed: entries are added at its end, and others changed where they stand. */

import { samePathKey, splitUrl } from '../shared/urls.js';
import { yamlPlace } from '../site/helpers/yaml.js';
import { readRedirects } from '../site/sources/redirects-file.js';

/** An address that a page had and the one that it has now, without base. */
export interface Change {
  from: string;
  to: string;
}

/**
 * @param isLive whether a page stands at an address
 * @returns the new text; undefined where nothing changes
 */
export function redirectText(
  text: string | undefined,
  changes: readonly Change[],
  isLive: (address: string) => boolean,
): string | undefined {
  if (changes.length === 0) return undefined;
  const old = text ?? '';
  const now = new Map(changes.map(({ from, to }) => [samePathKey(from), to]));
  const entries = readRedirects(text).redirects.map(({ from, to, index = 0 }) => {
    const { pathname, rest } = splitUrl(to);
    const moved = now.get(samePathKey(pathname));
    return { index, from, to, newTo: moved === undefined ? to : moved + rest };
  });
  const edits: { from: number; to: number; insert: string }[] = [];
  const kept: string[] = [];
  for (const { index, from, to, newTo } of entries) {
    const left = from.filter((path) => !isLive(path) && samePathKey(path) !== samePathKey(splitUrl(newTo).pathname));
    kept.push(...left.map(samePathKey));
    if (left.length === 0) {
      edits.push({ ...entrySpan(old, index), insert: '' });
      continue;
    }
    if (left.length < from.length) {
      const place = yamlPlace(old, [index, 'from']);
      if (place)
        edits.push({
          ...spanOf(place),
          insert: left.length === 1 ? yamlText(left[0]!) : `[${left.map(yamlText).join(', ')}]`,
        });
    }
    const place = newTo === to ? undefined : yamlPlace(old, [index, 'to']);
    if (place) edits.push({ ...spanOf(place), insert: yamlText(newTo) });
  }
  const added = changes.filter(
    ({ from, to }) => !isLive(from) && samePathKey(from) !== samePathKey(to) && !kept.includes(samePathKey(from)),
  );
  let result = old;
  for (const { from, to, insert } of edits.sort((a, b) => b.from - a.from))
    result = result.slice(0, from) + insert + result.slice(to);
  const gap = result === '' || result.endsWith('\n') ? '' : '\n';
  result += gap + added.map(({ from, to }) => `- from: ${yamlText(from)}\n  to: ${yamlText(to)}\n`).join('');
  return result === old ? undefined : result;
}

const spanOf = ({ offset, length }: { offset: number; length: number }) => ({ from: offset, to: offset + length });

/** The lines of an entry, up to the next one. */
function entrySpan(text: string, index: number): { from: number; to: number } {
  const lineStart = (offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
  const place = yamlPlace(text, [index]);
  const next = yamlPlace(text, [index + 1]);
  const isNext = next && place && next.offset > place.offset;
  const from = lineStart(place?.offset ?? text.length);
  const end = place ? text.indexOf('\n', Math.max(place.offset, place.offset + place.length - 1)) : -1;
  return { from, to: isNext ? lineStart(next.offset) : end < 0 ? text.length : end + 1 };
}

/** A text as YAML: plain where nothing in it has another meaning. */
const yamlText = (text: string): string =>
  /^[\w/.~-][^\s:#'",[\]{}&*!|>%@`]*(?:#[^\s:'",[\]{}]*)?$/u.test(text) ? text : JSON.stringify(text);
