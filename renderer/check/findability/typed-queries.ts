/** Makes the queries that readers may type to find a page, from its title, headings, labels and keywords. */
import { CJK, eachRun, fold } from '../../shared/tokens.js';
import type { FindablePage } from './findable-page.js';

/** Origin of a query, as its problem describes it. */
export type QueryKind =
  | 'title'
  | 'plain'
  | 'heading'
  | 'form'
  | 'version'
  | 'pinyin'
  | 'synonym'
  | 'question'
  | 'label'
  | 'keyword';

export interface TypedQuery {
  kind: QueryKind;
  text: string;
  /** The heading that it was made from. */
  heading?: string;
}

/** Tables for making the queries of a page. */
export interface QueryTables {
  /** Headings that only one page has, folded. */
  ownHeadings: ReadonlySet<string>;
  /** Words of the site's synonyms by word, folded. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  pinyinOf(run: string): string;
  /** The site's language has other forms of a word. */
  hasForms: boolean;
}

/** Characters that the search's field takes. */
const LONGEST = 64;
/** Longer titles are not typed in full. */
const TYPED_WHOLE = 24;
const MOST_HEADINGS = 6;
const MOST_PINYIN = 6;

const VERSION = /\bv?\d+(?:\.\d+)+\b/gi;

export function queriesOf(page: FindablePage, tables: QueryTables): TypedQuery[] {
  const { title, headings, labels, keywords } = page;
  const plain = plainText(title);
  const queries: TypedQuery[] = [{ kind: 'title', text: title }];
  const add = (kind: QueryKind, text: string, heading?: string) => queries.push({ kind, text, heading });
  if (plain !== title) add('plain', plain);
  for (const heading of headings.filter((text) => tables.ownHeadings.has(fold(text))).slice(0, MOST_HEADINGS))
    add('heading', heading, heading);
  for (const text of [title, ...headings])
    for (const [version] of text.matchAll(VERSION)) {
      const number = version.replace(/^v/i, '');
      add('version', number, text);
      add('version', `v${number}`, text);
    }
  if (tables.hasForms) for (const form of otherForms(plain)) add('form', form);
  const [run = '', ...more] = runsOf(plain);
  if (more.length === 0 && run === plain && run.length > 1 && run.length <= MOST_PINYIN) {
    const letters = tables.pinyinOf(run);
    if (letters.length > 3) add('pinyin', letters);
  }
  for (const other of tables.synonyms.get(fold(plain)) ?? []) add('synonym', other);
  if (plain.length > 1 && plain.length <= TYPED_WHOLE) add('question', question(plain));
  for (const label of labels) add('label', label);
  for (const keyword of keywords) add('keyword', keyword);
  const seen = new Set<string>();
  return queries.filter(({ text }) => {
    const key = fold(text).trim();
    return key !== '' && text.length <= LONGEST && !seen.has(key) && seen.add(key);
  });
}

/** Letters of other scripts that look like Latin ones, in the order of `LATIN`. */
const ALIKE = 'асеорхуіјѕԁԛԝАВЕКМНОРСТХІЈЅαονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'aceopxyijsdqwABEKMHOPCTXIJSaovABEZHIKMNOPTYX';

/** Normalizes a text to what readers type: no invisible characters, narrow letters for wide ones, Latin letters for lookalikes. */
export function plainText(text: string): string {
  const narrow = text
    .normalize('NFKC')
    .replace(/\p{Cf}|\ufe0f/gu, '')
    .replace(/[\u{1f000}-\u{1faff}\u2600-\u27bf]/gu, ' ');
  return narrow
    .replace(/[\p{L}]+/gu, (word) => undisguised(word) ?? word)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A word in the Latin letters that some of its own look like; undefined where it is what it seems. */
export const undisguised = (word: string): string | undefined =>
  isDisguised(word) ? [...word].map(latin).join('') : undefined;

const latin = (letter: string): string => {
  const at = ALIKE.indexOf(letter);
  return at < 0 ? letter : LATIN.charAt(at);
};

/** True for a word that mixes Latin letters with lookalikes. */
const isDisguised = (word: string) =>
  /[a-z]/i.test(word) &&
  [...word].some((letter) => ALIKE.includes(letter)) &&
  /^[a-z]+$/i.test([...word].map(latin).join(''));

function runsOf(text: string): string[] {
  const runs: string[] = [];
  eachRun(fold(text), (kind, start, end) => {
    if (kind === CJK) runs.push(text.slice(start, end));
  });
  return runs;
}

/** The title with its last word in other forms, where it is a name of few English words. */
function otherForms(title: string): string[] {
  const words = title.split(' ');
  const last = words.pop() ?? '';
  if (words.length > 2 || !words.every((word) => /^[a-z]+$/i.test(word)) || !/^[a-z]{5,}$/i.test(last)) return [];
  if (/(?:s|ing|ed|ly)$/i.test(last)) return [];
  const many = /(?:x|ch|sh)$/i.test(last)
    ? `${last}es`
    : /[^aeiou]y$/i.test(last)
      ? `${last.slice(0, -1)}ies`
      : `${last}s`;
  return [[...words, many].join(' ')];
}

const question = (title: string) => (runsOf(title).length > 0 ? `${title}是什么` : `what is ${title}`);
