/** Faults of HTML that a validator passes: names of ids and words of `rel` that are misspelt, scripts that end late. */
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
  const bare = code.replace(/<!--[\s\S]*?-->/g, (found) => found.replace(/[^\n]/g, ' '));
  const fault = (offset: number, message: string): BlockFault => ({ message, ...placeAt(code, offset) });
  const ids = [...bare.matchAll(/\sid\s*=\s*(["'])([^"'<>]+)\1/g)].map(([, , id = '']) => id);
  return [
    ...words(bare, POINTERS, ids, (id, near) => `no element has the id "${id}", near "${near}"`),
    ...words(
      bare,
      /(?<=\s)rel\s*=\s*(["'])([^"'<>]*)\1/g,
      RELATIONS,
      (word, near) => `unknown rel "${word}", near "${near}"`,
    ),
    ...[...bare.matchAll(OF_FEW)].flatMap(({ 1: name = '', 3: value = '', index }) =>
      FEW[name.toLowerCase()]?.includes(value.toLowerCase())
        ? []
        : [{ offset: index, message: `"${value}" is no value of ${name}` }],
    ),
    ...[...bare.matchAll(SWALLOWED)].map(({ index }) => ({
      offset: index,
      message: 'a script with src has text, which does not run; is its end tag misspelt?',
    })),
  ].map(({ offset, message }) => fault(offset, message));
}

/** Words of attributes that are not known but near one that is. */
function words(code: string, attribute: RegExp, known: readonly string[], say: (word: string, near: string) => string) {
  return [...code.matchAll(attribute)].flatMap(({ 0: whole, 2: value = '', index }) =>
    [...value.matchAll(/\S+/g)].flatMap(({ 0: word, index: at }) => {
      const near = word.length < 3 || known.includes(word) ? undefined : nearestOf(word, known);
      return near ? [{ offset: index + whole.indexOf(value) + at, message: say(word, near) }] : [];
    }),
  );
}
