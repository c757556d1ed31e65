/** Other forms of a word, as far as the index has them: `prefetching` finds `prefetch`, and the reverse. */
import { SOLE } from '../../../../renderer/shared/tokens.js';
import { eachTerm } from './block-terms.js';
import type { Match } from './postings.js';
import type { Stem } from './stemmers.js';
import type { Store } from './store.js';

/** Weight of another form relative to the typed one. */
const FORM_FIT = 0.85;
/** Blocks read at most for the forms of a word. */
const FORM_BLOCKS = 4;
/** Endings of English, by which the blocks are found where many begin alike. */
const ENDINGS = ['', 's', 'ing', 'ed', 'e', 'es', 'y', 'ies', 'er', 'ion'];
const SHORTEST = 3;

/** @param sole the word is the whole query */
export async function inflectionsOf(store: Store, stem: Stem, text: string, sole: boolean): Promise<Match[]> {
  if (text.length < SHORTEST || /[\d_$]/.test(text)) return [];
  const wanted = stem(text);
  const root = rootOf(text, wanted);
  if (root.length < SHORTEST - 1) return [];
  const matches: Match[] = [];
  for (const block of await Promise.all(blocksOf(store, text, root).map((number) => store.block(number)))) {
    eachTerm(block, root, true, (term, i) => {
      const isSole = term.endsWith(SOLE);
      const word = isSole ? term.slice(0, -1) : term;
      if (word === text || (isSole && !sole) || /[^a-z\u00c0-\u1fff]/.test(word)) return;
      // The English stemmer takes the last letter of `status`, and leaves that of `statuses`.
      if (stem(word) !== wanted && (!word.endsWith('s') || `${word}es` !== text)) return;
      matches.push({ term, weight: FORM_FIT, bytes: block.bytes, start: block.ends[i]!, end: block.ends[i + 1]! });
    });
  }
  return matches;
}

/** Returns what all forms begin with: `cach` of cache and caching, `stud` of study and studies. */
function rootOf(text: string, stem: string): string {
  let same = 0;
  while (same < text.length && text[same] === stem[same]) same++;
  return text.slice(0, same).replace(/[eiy]$/, '');
}

/** Blocks that may hold forms of a word, those of the likeliest ones first. */
function blocksOf(store: Store, text: string, root: string): number[] {
  const first = store.blockOf(root);
  const last = store.blockOf(`${root}\uffff`);
  if (last - first < FORM_BLOCKS) return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const likely = new Set([text, ...ENDINGS.map((ending) => root + ending)].map((form) => store.blockOf(form)));
  return [...likely].slice(0, FORM_BLOCKS);
}
