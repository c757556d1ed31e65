/** A query → groups of terms to look up. */
import {
  areJoined,
  CJK,
  eachName,
  eachRun,
  fold,
  isJoint,
  isVersion,
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
/** Invisible characters in copied text: soft hyphens, zero width, marks of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

export interface Group {
  /**
   * `version`: numbers with dots between them. `name`: words that are one name (`package.json`, `--watch`) or may be one (`rule files` for `rule_files`),
   * besides each of them. `topic`: what a question is about in other words.
   */
  kind: 'han' | 'word' | 'version' | 'sign' | 'name' | 'topic';
  /** Folded. */
  text: string;
  /** Pairs of a Han run; parts of an identifier or version; other spellings of a name. */
  terms: string[];
  /** May be the beginning of a longer word. */
  open: boolean;
  /** A page need not have it: single characters among words. */
  optional: boolean;
  /** Its weight relative to the others of the query. */
  share?: number;
  /** The pairs before and after it in the run of a question that it was taken from. */
  beside?: readonly string[];
  /** Pairs of a run of a question that are the end of one known word and the beginning of the next. */
  meetings?: readonly string[];
  /** Looked up when all others have been: it says little. */
  late?: boolean;
  /** Synonyms by pair of a run, for the word that contains the pair. */
  meant?: ReadonlyMap<string, readonly string[]>;
  /** Words that the name is made of: where it is found a page need not have them apart from it. */
  covers?: Group[];
  /** Synonyms, each the words of a query. */
  others?: string[];
}

export function parseQuery(query: string): Group[] {
  const text = query.slice(0, MAX_QUERY).replace(UNSEEN, '');
  const folded = fold(text);
  const groups: Group[] = [];
  const words: Placed[] = [];
  const signed = signedNames(folded);
  eachRun(folded, (kind, start, end) => {
    const run = folded.slice(start, end);
    // `__proto__` is whole, `proto` may be the beginning of `prototype`; 20 is not that of 2024.
    const open = end === folded.length && !/[_$]$|^\d+$/.test(run);
    if (kind === CJK) {
      const terms = pairsOf(run);
      groups.push({ kind: 'han', text: run, terms, open, optional: terms[0] === run && [...run].length < 2 });
    } else if (kind === WORD) {
      const version = signed.find((name) => isVersion(name.text) && start >= name.start && end <= name.end);
      const terms = version ? version.text.split('.') : partsOf(text.slice(start, end));
      const group: Group = version
        ? { kind: 'version', text: version.text, terms, open: false, optional: false }
        : { kind: 'word', text: wholeOf(run), terms, open, optional: run.length < 2 };
      groups.push(group);
      if (!version) words.push({ group, start, end });
    }
  });
  const names = [
    ...signed.flatMap((name) =>
      isVersion(name.text) ? [] : [nameOf(name.text, { words: words.filter(within(name)) })],
    ),
    ...joinedNames(words, folded),
  ];
  const signs = operatorsOf(text);
  if (groups.length === 0) for (const sign of signs) groups.push(groupOfSign('sign', sign));
  else for (const sign of signs) if (/\w/.test(sign)) names.push(groupOfSign('name', sign));
  if (groups.every(({ optional }) => optional)) for (const group of groups) group.optional = false;
  // Of a word that is typed twice the last may be only begun.
  const last = new Map([...groups, ...names].map((group) => [`${group.kind} ${group.text}`, group]));
  return [...last.values()].slice(0, MAX_GROUPS);
}

/** Limits the Han pairs to look up: if there are more, some represent all, and texts decide. */
export function withFewPairs(groups: Group[], most: number): Group[] {
  const runs = groups.filter(({ kind }) => kind === 'han');
  const all = runs.reduce((count, { terms }) => count + terms.length, 0);
  if (all <= most) return groups;
  const least = runs.length > most / 2 ? 1 : 2;
  return groups.map((group) => {
    const { kind, terms } = group;
    const count = Math.max(least, Math.floor((most * terms.length) / all));
    if (kind !== 'han' || terms.length <= count) return group;
    const step = (terms.length - 1) / Math.max(1, count - 1);
    return { ...group, terms: Array.from({ length: count }, (_, i) => terms[Math.round(i * step)]!) };
  });
}

/** A word of the query with its position. */
interface Placed {
  group: Group;
  start: number;
  end: number;
}

function signedNames(folded: string): { text: string; start: number; end: number }[] {
  const names: { text: string; start: number; end: number }[] = [];
  eachName(folded, (text, start, end) => names.push({ text, start, end }));
  return names;
}

const within =
  (name: { start: number; end: number }) =>
  ({ start, end }: Placed) =>
    start >= name.start && end <= name.end;

/** @param terms other spellings */
const nameOf = (text: string, { words = [], terms = [] }: { words?: Placed[]; terms?: string[] }): Group => ({
  kind: 'name',
  text,
  terms,
  open: words.some(({ group }) => group.open),
  optional: true,
  ...(words.length > 0 && { covers: words.map(({ group }) => group) }),
});

/** Names that are tried for words with spaces between them. */
const APART = 3;

/** Neighbouring words as one name: by the sign that joins them, or because an identifier may be made of them. */
function joinedNames(words: Placed[], folded: string): Group[] {
  const names: Group[] = [];
  const apart: Group[] = [];
  words.forEach((word, i) => {
    const before = words[i - 1];
    if (!before || !areJoined(before.group.text, word.group.text)) return;
    const [first, second] = [before.group.text, word.group.text];
    const sign = folded.slice(before.end, word.start);
    if (sign.length === 1 && isJoint(sign)) names.push(nameOf(jointOf(first, second), { words: [before, word] }));
    else if (/^\s+$/.test(sign) && first.length > 1 && second.length > 1)
      apart.push(nameOf(jointOf(first, second), { terms: [`${first}_${second}`] }));
  });
  if (words.length > 2 && apart.length === words.length - 1) {
    const all = words.map(({ group }) => group.text);
    apart.unshift(nameOf(all.join(''), { terms: [all.join('_')] }));
  }
  return [...names, ...apart.slice(0, APART)];
}

const groupOfSign = (kind: 'sign' | 'name', text: string): Group => ({
  kind,
  text,
  terms: [],
  open: false,
  optional: kind === 'name',
});

/** Returns names with significant signs, as they must occur in a text: `:host`, `C++`, `--check`, `text/html`. Postings contain joined words (`name`). */
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
