/**
 * Terms for titles, headings and tags as a reader may type them otherwise: pinyin by pairs of syllables (`~fangdou`), initials (`=~sjxh`), pairs of traditional or
 * simplified characters (`~閉包`), and pairs of words as another region says them (`~函式` for 函数). Not for whole texts: nearly any letters spell something in a long text.
 */
import { createRequire } from 'node:module';
import { ALIAS, CJK, eachRun, fold, INITIALS, INITIALS_WINDOW, pairsOf } from '../../shared/tokens.js';
import { once } from '../../site/helpers/once.js';
import { otherForms } from './scripts.js';
import { hasWordings, wordingsOf } from './wordings.js';

/** Words of our readers' trade that the dictionary reads otherwise: 重 as zhong, 行 as xing. */
const TRADE: Record<string, string> = {
  重排: 'chong pai',
  重绘: 'chong hui',
  重构: 'chong gou',
  重载: 'chong zai',
  重写: 'chong xie',
  重放: 'chong fang',
  重置: 'chong zhi',
  重命名: 'chong ming ming',
  重渲染: 'chong xuan ran',
  重定向: 'chong ding xiang',
  重连: 'chong lian',
  重用: 'chong yong',
  重入: 'chong ru',
  去重: 'qu chong',
  排重: 'pai chong',
  行内: 'hang nei',
  折行: 'zhe hang',
  逐行: 'zhu hang',
  命令行: 'ming ling hang',
  剥离: 'bo li',
};

/** Takes a moment to load: only the thread that meets a Han title does. */
const dictionary = once(() => {
  const loaded = createRequire(import.meta.url)('pinyin-pro') as typeof import('pinyin-pro');
  loaded.customPinyin(TRADE);
  return loaded;
});

const pinyin = (text: string, multiple = false): string[] =>
  dictionary().pinyin(text, { toneType: 'none', type: 'array', v: true, multiple });

/** A Han run as it is typed with letters. */
export const pinyinOf = (run: string): string => syllablesOf(run, [...run]).join('');

/** Returns the alias terms of a title, heading or tag. @param ofRun gives those of a run, where they may be known already */
export function aliasTerms(text: string, ofRun = aliasesOfRun): string[] {
  const terms = new Set<string>();
  const folded = fold(text);
  eachRun(folded, (kind, start, end) => {
    if (kind === CJK) for (const term of ofRun(folded.slice(start, end))) terms.add(term);
  });
  return [...terms];
}

/** Returns the alias terms of a Han run. */
export function aliasesOfRun(run: string): readonly string[] {
  const terms = new Set<string>();
  const characters = [...run];
  const syllables = syllablesOf(run, characters);
  const initials = syllables.map((syllable) => syllable[0]!).join('');
  syllables.forEach((syllable, i) => {
    terms.add(ALIAS + syllable + (syllables[i + 1] ?? ''));
    if (i + 1 < syllables.length) terms.add(INITIALS + initials.slice(i, i + INITIALS_WINDOW));
  });
  addForms(characters, terms);
  if (hasWordings(run)) addWordings(run, terms);
  return [...terms];
}

/** Adds pairs of the run in the wording of another region: within such a word, and across its boundaries. */
function addWordings(run: string, terms: Set<string>): void {
  const words = wordingsOf(run);
  words.forEach(([, ...others], i) => {
    for (const other of others) {
      const before = (words[i - 1] ?? ['']).map((word) => [...word].pop() ?? '');
      const after = (words[i + 1] ?? ['']).map((word) => [...word][0] ?? '');
      for (const start of before)
        for (const end of after)
          for (const pair of pairsOf(start + other + end)) {
            if (!run.includes(pair)) terms.add(ALIAS + pair);
            addForms([...pair], terms);
          }
    }
  });
}

/** The pairs of some characters, or the only one, with each character in all its forms. */
function addForms(characters: readonly string[], terms: Set<string>): void {
  let seconds = otherForms(characters[0]!);
  for (let i = 0; i === 0 || i + 1 < characters.length; i++) {
    const first = characters[i]!;
    const second = characters[i + 1] ?? '';
    const firsts = seconds;
    seconds = second === '' ? [] : otherForms(second);
    if (firsts.length + seconds.length === 0) continue;
    for (const other of seconds) terms.add(ALIAS + first + other);
    for (const one of firsts) {
      terms.add(ALIAS + one + second);
      for (const other of seconds) terms.add(ALIAS + one + other);
    }
  }
}

/** The readings of a character independent of its neighbours; null if they decide. */
const readings = new Map<string, string | null>();

function readingOf(character: string): string | null {
  let reading = readings.get(character);
  if (reading === undefined) {
    const all = new Set(pinyin(character, true));
    reading = all.size === 1 ? [...all][0]! : null;
    readings.set(character, reading);
  }
  return reading;
}

/** Pinyin of a run without tones. The dictionary of phrases is asked only for runs with a character of several readings. */
function syllablesOf(run: string, characters: readonly string[]): string[] {
  const single = characters.map(readingOf);
  const all = single.includes(null) ? pinyin(run) : (single as string[]);
  return all.filter((syllable) => /^[a-z]+$/.test(syllable));
}
