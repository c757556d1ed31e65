/** Faults of HTML that a validator passes: names of ids and words of `rel` that are misspelt, scripts that end late. */
import { defined } from '../site/helpers/defined.js';
import { replaceComments } from '../site/helpers/replace-closed.js';
import { type BlockFault, placeAt } from './block-place.js';
import { nearestOf } from './near-words.js';

/** Attributes whose words are ids. */
const POINTERS =
  /(?<=\s)(?:for|form|list|headers|commandfor|popovertarget|interestfor|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))\s*=\s*(["'])([^"'<>]*)\1/g;
const RELATIONS = (
  'alternate author bookmark canonical compression-dictionary dns-prefetch expect external help icon license manifest me modulepreload ' +
  'next nofollow noopener noreferrer opener pingback preconnect prefetch preload prev privacy-policy search stylesheet tag ' +
  'terms-of-service apple-touch-icon mask-icon shortcut webmention'
).split(' ');

/** Values of attributes that have few, and that the validator knows nothing of. */
const FEW: Record<string, readonly string[]> = {
  loading: ['lazy', 'eager'],
  fetchpriority: ['high', 'low', 'auto'],
  decoding: ['sync', 'async', 'auto'],
};
const OF_FEW = /(?<=\s)(loading|fetchpriority|decoding)\s*=\s*(["'])([^"'<>]*)\2/gi;

/** A script that has an address and text too: the text does not run, and often it is what a misspelt end tag swallowed. */
const SWALLOWED = /<script\b[^>]*\ssrc\s*=[^>]*>(?=\s*\S)(?!\s*<\/script>)/gi;

export function referenceFaults(code: string): BlockFault[] {
  const bare = replaceComments(code, (found) => found.replace(/[^\n]/g, ' '));
  const ids = [...bare.matchAll(/\sid\s*=\s*(["'])([^"'<>]+)\1/g)].map(([, , id = '']) => id);
  return [
    ...words(bare, POINTERS, ids, (id) => `no element has the id "${id}"`),
    ...words(bare, /(?<=\s)rel\s*=\s*(["'])([^"'<>]*)\1/g, RELATIONS, (word) => `unknown rel "${word}"`),
    ...[...bare.matchAll(OF_FEW)].flatMap(({ 0: whole, 1: name = '', 3: value = '', index }) => {
      const known = FEW[name.toLowerCase()] ?? [];
      if (known.includes(value.toLowerCase())) return [];
      const nearest = nearestOf(value.toLowerCase(), known);
      const message = `"${value}" is no value of ${name}`;
      const offset = index + whole.length - 2 - value.length;
      return [{ offset, message, written: value, before: 1, ...defined({ nearest }) }];
    }),
    ...[...bare.matchAll(SWALLOWED)].map(({ index }) => ({
      offset: index,
      message: 'a script with src has text, which does not run; is its end tag misspelt?',
    })),
  ].map(({ offset, ...fault }): BlockFault => ({ ...fault, ...placeAt(code, offset) }));
}

/** Words of attributes that are not known but near one that is. */
function words(code: string, attribute: RegExp, known: readonly string[], say: (word: string) => string) {
  return [...code.matchAll(attribute)].flatMap(({ 0: whole, 2: value = '', index }) =>
    [...value.matchAll(/\S+/g)].flatMap(({ 0: word, index: at }) => {
      const nearest = word.length < 3 || known.includes(word) ? undefined : nearestOf(word, known);
      return nearest ? [{ offset: index + whole.indexOf(value) + at, message: say(word), written: word, nearest }] : [];
    }),
  );
}
