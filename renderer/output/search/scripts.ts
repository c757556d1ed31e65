/**
 * Characters that are one in the other Chinese script: 发 ↔ 發, 髮. Single characters only: the phrase dictionaries, which choose between several forms,
 * are thirty times as large and take half a second to load, and for searching every form is welcome.
 */
import hongKong from 'opencc-js/dict/HKVariants';
import toTraditional from 'opencc-js/dict/STCharacters';
import toSimplified from 'opencc-js/dict/TSCharacters';
import taiwan from 'opencc-js/dict/TWVariants';
import { once } from '../../site/helpers/once.js';

type Forms = Map<string, string[]>;
/** UTF-16 units that a character with other forms begins with. */
const starts = new Uint8Array(1 << 16);
const NONE: readonly string[] = [];

function add(forms: Forms, from: string, to: string): void {
  const own = forms.get(from) ?? [];
  if (from === to || own.includes(to)) return;
  forms.set(from, [...own, to]);
  starts[from.charCodeAt(0)] = 1;
}

const pairs = (dictionary: string) => dictionary.split('|').map((line) => line.split(' '));

/** Forms that only the phrase dictionaries have: 瞭解, 座標, 覆盖. */
const IN_PHRASES = '了 瞭|坐 座|复 覆';

const allForms = once((): Forms => {
  const forms: Forms = new Map();
  for (const [simplified, ...traditional] of pairs(`${toTraditional}|${IN_PHRASES}`))
    for (const one of traditional) {
      add(forms, simplified!, one);
      add(forms, one, simplified!);
    }
  for (const [traditional, ...simplified] of pairs(toSimplified))
    for (const one of simplified) {
      add(forms, traditional!, one);
      add(forms, one, traditional!);
    }
  // A region's form of a traditional character maps to the same simplified ones.
  for (const [traditional, regional] of [...pairs(taiwan), ...pairs(hongKong)]) {
    const one = simplified(traditional!);
    add(forms, one, regional!);
    add(forms, regional!, one);
  }
  return forms;
});

const simplifiedForms = once(() => new Map(pairs(toSimplified).map(([traditional, one]) => [traditional!, one!])));

/** A text in simplified characters, one by one. */
export function simplified(text: string): string {
  const forms = simplifiedForms();
  return [...text].map((character) => forms.get(character) ?? character).join('');
}

/** Other forms of a character; none for most. */
export function otherForms(character: string): readonly string[] {
  const forms = allForms();
  return starts[character.charCodeAt(0)] === 0 ? NONE : (forms.get(character) ?? NONE);
}
