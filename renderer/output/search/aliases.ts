/**
 * Terms for titles, headings and tags as a reader may type them otherwise: pinyin by pairs of syllables (`~fangdou`), initials (`=~sjxh`), and pairs of
 * traditional or simplified characters (`~閉包`). Not for whole texts: nearly any letters spell something in a long text.
 */
import { Converter as toTraditional } from 'opencc-js/cn2t';
import { Converter as toSimplified } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import { ALIAS, CJK, eachRun, fold, INITIALS, INITIALS_WINDOW, pairsOf } from '../../site/tokens.js';

type Convert = (text: string) => string;
let converters: Convert[] | undefined;

/** The dictionaries take a moment to load: only when the first Han title asks for them. */
function conversions(): Convert[] {
  converters ??= [
    toTraditional({ from: 'cn', to: 'tw' }),
    toTraditional({ from: 'cn', to: 'hk' }),
    toSimplified({ from: 't', to: 'cn' }),
  ];
  return converters;
}

const known = new Map<string, string[]>();
const KNOWN_MAX = 50_000;

/** Alias terms of a title, heading or tag. */
export function aliasTerms(text: string): string[] {
  const before = known.get(text);
  if (before) return before;
  const terms = new Set<string>();
  const folded = fold(text);
  eachRun(folded, (kind, start, end) => {
    if (kind === CJK) aliasesOfRun(folded.slice(start, end), terms);
  });
  const found = [...terms];
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(text, found);
  return found;
}

function aliasesOfRun(run: string, terms: Set<string>): void {
  const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true }).filter((syllable) =>
    /^[a-z]+$/.test(syllable),
  );
  syllables.forEach((syllable, i) => {
    terms.add(ALIAS + syllable + (syllables[i + 1] ?? ''));
    const initials = syllables.slice(i, i + INITIALS_WINDOW).map((next) => next[0]);
    if (initials.length > 1) terms.add(INITIALS + initials.join(''));
  });
  for (const convert of conversions()) {
    const converted = convert(run);
    if (converted === run) continue;
    const same = new Set(pairsOf(run));
    for (const pair of pairsOf(converted)) if (!same.has(pair)) terms.add(ALIAS + pair);
  }
}
