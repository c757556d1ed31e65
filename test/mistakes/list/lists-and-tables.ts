/** Mistakes in lists and tables. */

import { doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

export const listsAndTables: readonly Mistake[] = [
  ...group(
    'lists',
    ['numbers with a Chinese comma', 'doc', doc('▸1、甲\n2、乙'), { fix: ['1、甲\n2、乙', '1. 甲\n2. 乙'] }],
    ['bullets', 'doc', doc('▸• one\n• two'), { fix: ['• one\n• two', '- one\n- two'] }],
    ['nested by one space', 'doc', doc('- one\n ▸- two\n- three'), { fix: ['\n - two', '\n  - two'] }],
    ['bullets below a number', 'doc', doc('1. one\n  ▸- two\n2. three'), { fix: ['\n  - two', '\n   - two'] }],
    ['bullets below two digits', 'doc', doc('10. one\n   ▸- two'), { fix: ['\n   - two', '\n    - two'] }],
    ['numbers below a number', 'doc', doc('1. one\n  ▸1. two\n2. three'), { fix: ['\n  1. two', '\n   1. two'] }],
    ['paragraph by two', 'doc', doc('1. one\n\n  ▸More.\n\n2. two'), { fix: ['  More', '   More'] }],
    [
      'code by two',
      'doc',
      doc('1. one\n\n  ▸```sh\n  ls\n  ```'),
      { fix: ['  ```sh\n  ls\n  ```', '   ```sh\n   ls\n   ```'] },
    ],
    [
      'code at the left',
      'doc',
      doc('1. one\n\n▸```sh\nls\n```\n\n2. two'),
      { fix: ['```sh\nls\n```', '   ```sh\n   ls\n   ```'] },
    ],
    ['picture, numbers begin again', 'doc', doc('1. one\n\n▸![A](./pic.png)\n\n1. two'), { fix: ['![A]', '   ![A]'] }],
    ['no space behind bullets', 'doc', doc('Text:\n\n▸-one\n-two'), { fix: ['-one\n-two', '- one\n- two'] }],
    ['no space behind numbers', 'doc', doc('文字：\n\n▸1.甲\n2.乙'), { fix: ['1.甲\n2.乙', '1. 甲\n2. 乙'] }],
    ['no space behind stars', 'doc', doc('文字：\n\n▸*甲\n*乙'), { fix: ['*甲\n*乙', '* 甲\n* 乙'] }],
    ['Chinese brackets', 'doc', doc('▸1）甲\n2）乙'), { fix: ['1）甲\n2）乙', '1. 甲\n2. 乙'] }],
    ['number right below a sentence', 'doc', doc('Then:\n▸2. b\n3. c'), { fix: ['Then:\n', 'Then:\n\n'] }],
    ['task without space', 'doc', doc('- ▸[x]done'), { fix: ['[x]done', '[x] done'] }],
    ['task without sign', 'doc', doc('- ▸[] to do'), { fix: ['[] to', '[ ] to'] }],
    ['task with spaces', 'doc', doc('- ▸[ x ] done'), { fix: ['[ x ]', '[x]'] }],
    [
      'folders without fence',
      'doc',
      doc('▸├── a\n│   └── b\n└── c'),
      { fix: ['├── a\n│   └── b\n└── c', '```text\n├── a\n│   └── b\n└── c\n```'] },
    ],
    ['first of the bullets', 'doc', doc('▸-one\n- two\n- three'), { fix: ['-one', '- one'] }],
    ['wide stars of a list', 'doc', doc('▸＊ 甲\n＊ 乙'), { fix: ['＊ 甲\n＊ 乙', '* 甲\n* 乙'] }],
    ['wide number of a list', 'doc', doc('▸１．甲\n2. 乙'), { fix: ['１．', '1. '] }],
    [
      'letters of a list',
      'doc',
      doc('You can:\n\n▸a. download it\nb. build it\nc. borrow it'),
      { fix: ['a. download it\nb. build it\nc. borrow it', '1. download it\n2. build it\n3. borrow it'], alone: true },
    ],
    [
      'lines of a letter head',
      'doc',
      doc('联系我们：\n▸电话：010-12345678\n邮箱：b\n地址：北京'),
      { fix: ['电话：010-12345678\n邮箱：b\n', '电话：010-12345678\\\n邮箱：b\\\n'], alone: true },
    ],
  ),
  ...group(
    'tables',
    [
      'no line of dashes',
      'doc',
      doc('▸| A | B |\n| 1 | 2 |'),
      { says: /---/, fix: ['| A | B |\n', '| A | B |\n| --- | --- |\n'] },
    ],
    ['too few columns', 'doc', doc('| A | B |\n▸| --- |\n| 1 | 2 |'), { says: /2/, fix: ['| --- |', '| --- | --- |'] }],
    ['too many cells', 'doc', doc('| A | B |\n| --- | --- |\n▸| 1 | 2 | 3 |'), { says: /3/ }],
    [
      'full-width bars',
      'doc',
      doc('▸｜ A ｜ B ｜\n｜ --- ｜ --- ｜\n｜ 1 ｜ 2 ｜'),
      { fix: ['｜ A ｜ B ｜\n｜ --- ｜ --- ｜\n｜ 1 ｜ 2 ｜', '| A | B |\n| --- | --- |\n| 1 | 2 |'] },
    ],
    [
      'long dashes',
      'doc',
      doc('| A | B |\n▸| —— | —— |\n| 1 | 2 |'),
      { says: /---/, fix: ['| —— | —— |', '| --- | --- |'] },
    ],
    ['full-width colon', 'doc', doc('| A | B |\n▸|：---|---|\n| 1 | 2 |'), { says: /---/, fix: ['|：---|', '|:---|'] }],
    [
      'blank line before the dashes',
      'doc',
      doc('▸| A | B |\n\n| --- | --- |\n| 1 | 2 |'),
      { says: /blank|line|---/, fix: ['| B |\n\n', '| B |\n'] },
    ],
    ['too many dashes', 'doc', doc('| A | B |\n▸| --- | --- | --- |\n| 1 | 2 |'), { says: /\| --- \| --- \|/ }],
    [
      'rows behind a blank line',
      'doc',
      doc('| A | B |\n| --- | --- |\n| 1 | 2 |\n\n▸| 3 | 4 |'),
      { fix: ['2 |\n\n|', '2 |\n|'] },
    ],
    ['bar in code in a table', 'doc', doc('| A | B |\n| --- | --- |\n| `a ▸| b` | c |'), { fix: ['a |', 'a \\|'] }],
    ['row with a cell too few', 'doc', doc('| A | B |\n| - | - |\n▸| 1 |'), { says: /2 columns/ }],
    ['one cell too many', 'doc', '| a | b |\n| - | - |\n| 1 | 2 | ▸three |\n', { says: /3 cells|2/, alone: true }],
  ),
];
