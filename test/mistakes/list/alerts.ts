/** Mistakes in alerts as GitHub has them. */

import { doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

export const alerts: readonly Mistake[] = group(
  'GitHub alerts',
  ['NTOE', 'doc', doc('> [!▸NTOE]\n> Text.'), { near: 'NOTE', fix: ['NTOE', 'NOTE'] }],
  ['WARNNING', 'doc', doc('> [!▸WARNNING]\n> Text.'), { near: 'WARNING', fix: ['WARNNING', 'WARNING'] }],
  ['without the sign', 'doc', doc('> ▸[NOTE]\n> Text.'), { fix: ['[NOTE]', '[!NOTE]'] }],
  ['full-width sign', 'doc', doc('> ▸[！NOTE]\n> Text.'), { fix: ['[！NOTE]', '[!NOTE]'] }],
  ['full-width brackets', 'doc', doc('> ▸【!NOTE】\n> Text.'), { fix: ['【!NOTE】', '[!NOTE]'] }],
  [
    'text in the same line',
    'doc',
    doc('> [!NOTE] ▸Text.'),
    { says: /line/, fix: ['[!NOTE] Text.', '[!NOTE]\n> Text.'] },
  ],
  ['brace', 'doc', doc('> ▸[!NOTE}\n> Text.'), { fix: ['[!NOTE}', '[!NOTE]'] }],
  ['space behind the sign', 'doc', doc('> ▸[! NOTE]\n> Text.'), { fix: ['[! NOTE]', '[!NOTE]'] }],
  ['colon behind', 'doc', doc('> ▸[!TIP]：Text.'), { fix: ['[!TIP]：Text.', '[!TIP]\n> Text.'] }],
  ['colon behind, text below', 'doc', doc('> ▸[!NOTE]:\n> Text.'), { fix: ['[!NOTE]:', '[!NOTE]'] }],
  ['sign to fold', 'doc', doc('> ▸[!NOTE]-\n> Text.'), { fix: ['[!NOTE]-', '[!NOTE]'] }],
  ['in bold', 'doc', doc('> ▸**[!NOTE]**\n> Text.'), { fix: ['**[!NOTE]**', '[!NOTE]'] }],
  ['INFO', 'doc', doc('> [!▸INFO]\n> Text.'), { near: 'NOTE', fix: ['INFO', 'NOTE'] }],
  ['DANGER', 'doc', doc('> [!▸DANGER]\n> Text.'), { near: 'CAUTION', fix: ['DANGER', 'CAUTION'] }],
  ['Chinese name', 'doc', doc('> [!▸提示]\n> Text.'), { near: 'TIP', fix: ['提示', 'TIP'] }],
  ['name of nothing', 'doc', doc('> [!▸ABSTRACT]\n> Text.'), { says: /NOTE, TIP/ }],
  ['callout of Obsidian', 'doc', doc('> [!▸quote]\n> Text.'), { says: /NOTE, TIP/ }],
  ['bug of Obsidian', 'doc', doc('> [!▸bug]\n> Text.'), { near: 'CAUTION', fix: ['bug', 'CAUTION'] }],
  ['behind a line of text', 'doc', doc('> Text.\n> ▸[!NOTE]\n> More.'), { fix: ['> [!NOTE]', '\n> [!NOTE]'] }],
  [
    'behind another one',
    'doc',
    doc('> [!TIP]\n> Text.\n>\n> ▸[!NOTE]\n> More.'),
    { fix: ['> [!NOTE]', '\n> [!NOTE]'] },
  ],
  ['quote of an alert', 'doc', doc('▸[!TIP]\n> Text.'), { fix: ['[!TIP]', '> [!TIP]'] }],
  ['bracket of an alert', 'doc', doc('> ▸[!TIP\n> Text.'), { fix: ['[!TIP', '[!TIP]'] }],
  ['alert with backslashes', 'doc', doc('> ▸\\[!NOTE\\]\n> Text.'), { fix: ['\\[!NOTE\\]', '[!NOTE]'] }],
);
