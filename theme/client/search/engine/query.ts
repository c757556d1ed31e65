/** A query → groups of terms to look up. */
import {
  CJK,
  eachRun,
  fold,
  isJoint,
  jointOf,
  operatorsOf,
  pairsOf,
  partsOf,
  WORD,
  wholeOf,
} from '../../../../renderer/shared/tokens.js';

/** Longest query that is read. */
const MAX_QUERY = 256;
const MAX_GROUPS = 12;
/** What comes with copied text and is not seen: soft hyphens, zero width, marks of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

export interface Group {
  /** `name`: two words beside each other that are one name (`package.json`), besides each of them. */
  kind: 'han' | 'word' | 'sign' | 'name';
  /** Folded. */
  text: string;
  /** Pairs of a Han run; parts of an identifier. */
  terms: string[];
  /** May be the beginning of a longer word. */
  open: boolean;
  /** A page need not have it: single characters among words. */
  optional: boolean;
}

export function parseQuery(query: string): Group[] {
  const text = query.slice(0, MAX_QUERY).replace(UNSEEN, '');
  const folded = fold(text);
  const groups: Group[] = [];
  const names: Group[] = [];
  let before = '';
  let beforeEnd = -1;
  eachRun(folded, (kind, start, end) => {
    const run = folded.slice(start, end);
    // `__proto__` is whole, `proto` may be the beginning of `prototype`.
    const open = end === folded.length && !/[_$]$/.test(run);
    if (kind === CJK) {
      const terms = pairsOf(run);
      groups.push({ kind: 'han', text: run, terms, open, optional: terms[0] === run && [...run].length < 2 });
    } else if (kind === WORD) {
      groups.push({
        kind: 'word',
        text: wholeOf(run),
        terms: partsOf(text.slice(start, end)),
        open,
        optional: run.length < 2,
      });
    }
    if (kind === WORD && before && start - beforeEnd === 1 && isJoint(folded[beforeEnd])) {
      names.push({ kind: 'name', text: jointOf(before, run), terms: [], open, optional: true });
    }
    before = kind === WORD ? run : '';
    beforeEnd = end;
  });
  const signs = operatorsOf(text);
  if (groups.length === 0) for (const sign of signs) groups.push(groupOfSign('sign', sign));
  else for (const sign of signs) if (/\w/.test(sign)) names.push(groupOfSign('name', sign));
  if (groups.every(({ optional }) => optional)) for (const group of groups) group.optional = false;
  // Of a word that is typed twice the last may be only begun.
  const last = new Map([...groups, ...names].map((group) => [`${group.kind} ${group.text}`, group]));
  return [...last.values()].slice(0, MAX_GROUPS);
}

const groupOfSign = (kind: 'sign' | 'name', text: string): Group => ({
  kind,
  text,
  terms: [],
  open: false,
  optional: kind === 'name',
});

/** Names with signs that are part of them, as they have to stand in a text: `:host`, `C++`, `--check`, `text/html`. What joins words is in postings (`name`). */
export function signedOf(query: string): string[] {
  const names =
    query
      .slice(0, MAX_QUERY)
      .toLowerCase()
      .match(/[!-~]+/g) ?? [];
  return names
    .map((name) => name.replace(/\(\)$|[!?.,;:]+$/, ''))
    .filter((name) =>
      /\w/.test(name)
        ? /[^\w$]/.test(name.replace(/(\w)[-.](?=\w)/g, '$1'))
        : name.length < query.trim().length && operatorsOf(name).length > 0,
    );
}

const ASKING = /为什么|是什么|什么是|怎么样|怎么办|如何|怎[么样]|什么|[吗呢]$/g;

/** A question in one Han run longer than the words that pages are searched for, as what it asks about; undefined for any other query. */
export function askedAbout([group, second]: Group[]): Group[] | undefined {
  if (second || group?.kind !== 'han' || group.text.length < 5) return undefined;
  const rest = parseQuery(group.text.replace(ASKING, ' '));
  return rest.length > 0 && rest[0]!.text !== group.text ? rest : undefined;
}

const SYLLABLE =
  /^(?:(?:[zcs]h?|r)(?:i|u(?:ang|ai|an|n|i|o|a)?|ang|ai|an|ao|a|eng|ei|en|e|ong|ou)|[bpmfdtnlgkhjqxyw](?:i(?:ang|ong|an|ao|ng|n|u|e|a)?|u(?:ang|ai|an|n|i|o|e|a)?|v[en]?|ang|ai|an|ao|a|eng|ei|en|e|ong|ou|o)|ang|ai|an|ao|a|en|er|e|ou|o)/;
const START = /^(?:[zcs]h?|[bpmfdtnlgkhjqxryw])(?:i(?:an?|on?)?|u(?:an?)?|on|o)?$/;
/** Ways to read letters that are looked for, of those that are found first: `bendianzhuang` is 本地安装, and `dian` a syllable too. */
const SPELLINGS = 4;
const WAYS = 24;

/** Splits letters into pinyin syllables, in several ways, the fewest syllables first; the last one may be only begun. */
export function spellingsOf(text: string): string[][] {
  const found: string[][] = [];
  const failed = new Set<number>();
  const go = (from: number, before: string[]): void => {
    const known = found.length;
    const rest = text.slice(from);
    const longest = SYLLABLE.exec(rest)?.[0].length ?? 0;
    for (let length = longest; length > 0 && found.length < WAYS; length--) {
      const head = rest.slice(0, length);
      if (SYLLABLE.exec(head)?.[0] !== head || failed.has(from + length)) continue;
      if (length === rest.length) found.push([...before, head]);
      else go(from + length, [...before, head]);
    }
    if (longest < rest.length && found.length < WAYS && START.test(rest)) found.push([...before, rest]);
    if (found.length === known) failed.add(from);
  };
  go(0, []);
  return found.sort((a, b) => a.length - b.length).slice(0, SPELLINGS);
}

/** Whether letters can be the initials of Han characters. */
export const areInitials = (text: string) => /^[a-hj-tw-z]{2,12}$/.test(text);

/** The letters of a word as bits. A mistake changes at most two of them. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** Whether two sets of letters can belong to words `mistakes` apart. */
export function mayBeNear(a: number, b: number, mistakes: number): boolean {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count <= mistakes * 2;
}

/** Optimal string alignment distance of two words, or more than `limit`. */
export function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return least;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
