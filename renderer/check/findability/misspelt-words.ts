/**
 * Finds words of titles that are probably misspelt: no other page has them, and the page itself writes one that differs by a letter. Words that mix
 * Latin letters with lookalikes count too.
 */

import type { FindablePage, Finding } from './findable-page.js';
import { undisguised } from './typed-queries.js';

const SHORTEST = 5;
/** Times that the page has to write the other word. */
const OFTEN = 2;

export function misspeltWords(pages: readonly FindablePage[]): Map<FindablePage, Finding[]> {
  const counts = new Map<string, number>();
  const own = new Map(pages.map((page) => [page, wordsOf(textsOf(page))]));
  for (const words of own.values())
    for (const [word, count] of words) counts.set(word, (counts.get(word) ?? 0) + count);
  const found = new Map<FindablePage, Finding[]>();
  for (const [page, words] of own) {
    const findings: Finding[] = [];
    findings.push(...disguisedWords(page, words));
    for (const [word] of wordsOf([page.title])) {
      if ((counts.get(word) ?? 0) > 0) continue;
      const near = [...words]
        .filter(([other, count]) => count >= OFTEN && isNear(word, other))
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0];
      if (near) findings.push({ code: 'find-misspelt', args: { word: writtenIn(page.title, word), nearest: near[0] } });
    }
    if (findings.length > 0) found.set(page, findings);
  }
  return found;
}

/** Words of the title with letters that only look Latin, which the page itself writes in Latin ones. Both look alike, so the letters are named. */
function disguisedWords({ title }: FindablePage, words: ReadonlyMap<string, number>): Finding[] {
  return [...title.matchAll(/\p{L}+/gu)].flatMap(([word]): Finding[] => {
    const nearest = undisguised(word);
    if (!nearest || !words.has(nearest.toLowerCase())) return [];
    const codes = [...word]
      .filter((letter) => letter > '\u024f')
      .map((letter) => `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
    return [{ code: 'find-misspelt', args: { word: `${word} (${codes.join(' ')})`, nearest } }];
  });
}

const writtenIn = (title: string, word: string) => {
  const at = title.toLowerCase().indexOf(word);
  return at < 0 ? word : title.slice(at, at + word.length);
};

/** Returns what the page says below its title. */
const textsOf = ({ records: { records }, headings }: FindablePage): string[] => [
  ...headings,
  ...records.flatMap(({ content, code }) => [content ?? '', ...(code ?? [])]),
];

function wordsOf(texts: readonly string[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(/[a-z]{2,}/g))
      if (word.length >= SHORTEST - 1) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** One letter more, less or other, or two exchanged; not the other form of a word. */
function isNear(a: string, b: string): boolean {
  if (a.length < SHORTEST || Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (end === 0 && /^[sdyre]?$/.test(restA) && /^[sdyre]?$/.test(restB)) return false;
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
