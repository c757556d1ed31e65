/** Words of a query that other words mean the same as (`synonymList` of the index). */
import { TOPIC } from '../../../../renderer/shared/search-format.js';
import type { Group } from './query.js';

/** Maximum synonyms looked up for a word. */
const MOST = 4;

/** By each word the others of its groups. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** @param list lines of words separated by `|`, except those of topics */
export function readSynonyms(list: string): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const line of list.split('\n')) {
    if (line.startsWith(TOPIC)) continue;
    const words = line.split('|');
    for (const word of words)
      synonyms.set(word, [...(synonyms.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  return synonyms;
}

/** Adds synonyms to the groups of a query. Several words that form one (`event loop`) get a group of their own. */
export function withSynonyms(groups: readonly Group[], synonyms: Synonyms, isQuestion = false): Group[] {
  const words = groups.filter(({ kind }) => kind === 'word');
  const joined: Group[] = [];
  words.forEach((_, i) => {
    for (let count = 2; count <= 3 && i + count <= words.length; count++) {
      const covers = words.slice(i, i + count);
      const text = covers.map((group) => group.text).join(' ');
      const others = synonyms.get(text) ?? synonyms.get(text.replace(' ', '-'));
      if (others)
        joined.push({
          kind: 'name',
          text,
          terms: [],
          open: false,
          optional: true,
          covers,
          others: [text, ...others.slice(0, MOST)],
        });
    }
  });
  const meantBy = (group: Group) =>
    isQuestion && group.kind === 'han' ? wordsOf(group, synonyms) : othersOf(group, synonyms);
  return [...groups.map((group) => ({ ...group, ...meantBy(group) })), ...joined].map((group, _, all) =>
    // The groups are copies: what is covered is meant by its place.
    group.covers ? { ...group, covers: group.covers.map((one) => all[groups.indexOf(one)] ?? one) } : group,
  );
}

function othersOf({ kind, text }: Group, synonyms: Synonyms): Pick<Group, 'others'> {
  if (kind === 'word') {
    const others = synonyms.get(text);
    return others ? { others: others.slice(0, MOST) } : {};
  }
  if (kind !== 'han') return {};
  // The longest word that the run holds.
  const inside = substrings(text).find((part) => synonyms.has(part));
  const others = inside === undefined ? [] : synonyms.get(inside)!.slice(0, MOST);
  return inside === undefined ? {} : { others: others.map((other) => text.replace(inside, ` ${other} `)) };
}

/** Longest word of a question that has synonyms. */
const LONGEST_WORD = 8;

/** Returns for each pair of a question's run the synonyms of the words that contain it: the pairs are looked up one by one. */
function wordsOf({ text }: Group, synonyms: Synonyms): Pick<Group, 'others' | 'meant'> {
  const characters = [...text];
  const othersAt = (at: number, length: number) =>
    synonyms.get(characters.slice(at, at + length).join(''))?.slice(0, MOST);
  const alone = characters.length === 1 ? othersAt(0, 1) : undefined;
  if (alone) return { others: alone };
  const meant = new Map<string, string[]>();
  for (let at = 0; at < characters.length - 1; at++) {
    let length = Math.min(LONGEST_WORD, characters.length - at);
    while (length > 1 && !othersAt(at, length)) length--;
    const others = length > 1 && othersAt(at, length);
    if (!others) continue;
    for (let i = at; i < at + length - 1; i++) meant.set(characters.slice(i, i + 2).join(''), others);
    at += length - 2;
  }
  return meant.size > 0 ? { meant } : {};
}

/** Longest run in which words are looked for. */
const LONGEST = 16;

/** Pieces of two characters and more, the longest first. */
function substrings(text: string): string[] {
  if (text.length > LONGEST) return [];
  const pieces: string[] = [];
  for (let length = text.length; length > 1; length--)
    for (let at = 0; at + length <= text.length; at++) pieces.push(text.slice(at, at + length));
  return pieces;
}
