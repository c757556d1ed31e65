/** Query syntax: `"in this order"`, `-without`. */
import { fold } from '../../../../renderer/shared/tokens.js';

export interface Asked {
  /** The words that are looked for. */
  text: string;
  /** Folded; a page must hold each in one piece. */
  phrases: string[];
  /** Words that must not occur on a page. */
  excluded: string[];
}

const PHRASE = /["\u201c\u201d]([^"\u201c\u201d]+)["\u201c\u201d]/g;
/** A minus before a word of two letters and more; one letter is an option of a command (`npm i -g`). */
const EXCLUDED = /(^|\s)-(?!-)(?=[\w\u00c0-\uffff]{2})(\S+)/g;

export function readQuery(query: string): Asked {
  const phrases: string[] = [];
  const excluded: string[] = [];
  let text = query
    .replace(PHRASE, (_, words: string) => {
      const phrase = fold(words).replace(/\s+/g, ' ').trim();
      if (phrase) phrases.push(phrase);
      return ` ${words} `;
    })
    .replace(EXCLUDED, (_, before: string, word: string) => {
      excluded.push(fold(word));
      return before;
    });
  // The text before an excluded word may be as incomplete as at the end of the query.
  if (excluded.length > 0) text = text.trimEnd();
  // `-word` alone names an option.
  return text.trim() === '' ? { text: query, phrases: [], excluded: [] } : { text, phrases, excluded };
}
