/** Full-width signs where Markdown has its own: readers would see them. */
import type { SlipContext } from './slip-context.js';

interface Rule {
  pattern: RegExp;
  wanted: (match: RegExpExecArray) => string;
}

const RULES: readonly Rule[] = [
  {
    pattern: /(＊{1,2})(?=[^\s＊])([^＊\n\u0000]*[^\s＊\u0000])\1(?!＊)/g,
    wanted: ([, marks = '', text = '']) => `${'*'.repeat(marks.length)}${text}${'*'.repeat(marks.length)}`,
  },
  { pattern: /｀(?=[^\s｀])([^｀\n\u0000]*[^\s｀\u0000])｀(?!｀)/g, wanted: ([, text = '']) => `\`${text}\`` },
  // The backtick key types this sign on a Chinese keyboard. Names of people have such dots between words.
  {
    pattern: /(?<![^\s，。、；：（“])·(?=[A-Za-z_$])([^·\s\u0000]*[^·\s\u0000])·(?![^\s，。、；：）”])/g,
    wanted: ([, text = '']) => `\`${text}\``,
  },
  { pattern: /～～(?=[^\s～])([^～\n\u0000]*[^\s～\u0000])～～(?!～)/g, wanted: ([, text = '']) => `~~${text}~~` },
  { pattern: /(?<=^[ \t]*)＞[ \u3000]*(?=\S)/gm, wanted: () => '> ' },
  // A Chinese keyboard types the sign of the currency for that of a formula.
  { pattern: /[￥¥](?=[^￥¥\n]*[\\^_])([^￥¥\n\u0000]+)[￥¥]/g, wanted: ([, text = '']) => `$${text}$` },
  { pattern: /＄(?=\S)([^＄\n\u0000]*[^\s＄\u0000])＄(?!＄)/g, wanted: ([, text = '']) => `$${text}$` },
  { pattern: /＜(?=\/?[A-Z][A-Za-z]*(?:[\s>＞/]))/g, wanted: () => '<' },
];

export function widthSlips(context: SlipContext): void {
  const { file } = context;
  if (!/[＊｀～＞＜·￥¥＄]/.test(file)) return;
  const masked = context.masked();
  for (const { pattern, wanted } of RULES)
    for (const match of masked.matchAll(pattern)) {
      const [found] = match;
      context.correct(found, wanted(match), match.index, { code: 'mark-width', sure: found.length > 2 });
    }
}
