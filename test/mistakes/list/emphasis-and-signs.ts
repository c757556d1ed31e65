/** Mistakes in the marks of emphasis and code inside of a line, and in single signs of a text. */

import { doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

export const emphasisAndSigns: readonly Mistake[] = [
  ...group(
    'marks of emphasis',
    ['spaces in bold', 'doc', doc('这是▸** 重要 **的。'), { fix: ['** 重要 **', '**重要**'] }],
    ['escaped bold', 'doc', doc('This is ▸\\*\\*bold\\*\\* text.'), { fix: ['\\*\\*bold\\*\\*', '**bold**'] }],
    ['emphasis without its end', 'doc', doc('It is ▸**very short.'), { says: /\*\*very\*\*/ }],
    ['space behind bold words', 'doc', doc('This is ▸**bold **text.'), { fix: ['**bold **text', '**bold** text'] }],
    ['a star too few', 'doc', doc('这一点 ▸*很重要** 。'), { fix: ['*很重要**', '**很重要**'] }],
    ['a tilde too few', 'doc', doc('▸~~旧的~ 新的'), { fix: ['~~旧的~', '~~旧的~~'] }],
    ['space before the star', 'doc', doc('这里▸*强调 *一下。'), { fix: ['*强调 *', '*强调*'], alone: true }],
    ['space behind the star', 'doc', doc('Mind ▸* the gap* here.'), { fix: ['* the gap*', '*the gap*'], alone: true }],
    ['a star more before', 'doc', doc('See ▸***this** here.'), { fix: ['***this**', '**this**'], alone: true }],
    ['a star more behind', 'doc', doc('见▸**这里***的说明。'), { fix: ['**这里***', '**这里**'], alone: true }],
    ['underscores between letters', 'doc', doc('请▸_务必_备份。'), { fix: ['_务必_', '*务必*'], alone: true }],
    ['two underscores', 'doc', doc('请▸__务必__备份。'), { fix: ['__务必__', '**务必**'], alone: true }],
    [
      'star less behind a link',
      'doc',
      doc('先看▸**[首页](./index.md)*。'),
      { fix: ['**[首页](./index.md)*', '**[首页](./index.md)**'], alone: true },
    ],
    [
      'star less behind words',
      'doc',
      doc('See ▸**this one* here.'),
      { fix: ['**this one*', '**this one**'], alone: true },
    ],
    ['star less before a character', 'doc', doc('这里▸**强调*一下。'), { fix: ['**强调*', '**强调**'], alone: true }],
    ['name of Python', 'doc', doc('Open ▸__init__.py first.'), { fix: ['__init__.py', '`__init__.py`'], alone: true }],
    ['product', 'doc', doc('共 ▸2*3*4 个。'), { fix: ['2*3*4', '`2*3*4`'], alone: true }],
  ),
  ...group(
    'code in a line',
    [
      'dots in place of backticks',
      'doc',
      doc('状态用 ▸·useState· 保存。'),
      { says: /`/, fix: ['·useState·', '`useState`'] },
    ],
    [
      'dots behind a comma',
      'doc',
      doc('先调用，▸·list.map()·，再返回。'),
      { says: /`/, fix: ['·list.map()·', '`list.map()`'] },
    ],
    ['escaped angles', 'doc', doc('It gives ▸`Set\\<string\\>` back.'), { fix: ['Set\\<string\\>', 'Set<string>'] }],
    ['fewer backticks behind', 'doc', doc('See ▸``a.b` here.'), { fix: ['``a.b`', '`a.b`'], alone: true }],
    ['fewer backticks before', 'doc', doc('见 ▸`a.b``。'), { fix: ['`a.b``', '`a.b`'], alone: true }],
    ['a single backtick', 'doc', doc('见 ▸`a.b 的说明。'), { says: /backtick/, alone: true }],
    ['three and two', 'mdx', 'See ▸```a.b`` here.\n', { fix: ['```a.b``', '`a.b`'], alone: true }],
  ),
  ...group(
    'signs of a text',
    ['rule below a sentence', 'doc', doc('This is it.\n▸---\n\nMore.'), { fix: ['it.\n---', 'it.\n\n---'] }],
    ['entity without its end', 'doc', doc('甲▸&nbsp乙。'), { fix: ['&nbsp', '&nbsp;'] }],
    ['misspelt entity', 'doc', doc('甲▸&nbps;乙。'), { fix: ['&nbps;', '&nbsp;'] }],
    ['quote of an input method', 'doc', doc('▸》 少即是多。'), { fix: ['》 少', '> 少'] }],
    ['break as an end', 'doc', doc('第一行▸</br>第二行'), { fix: ['</br>', '<br />'] }],
    [
      'code of an emoji',
      'doc',
      doc('Start ▸:roket: now.'),
      { near: ':rocket:', fix: [':roket:', ':rocket:'], alone: true },
    ],
    ['break of a string', 'doc', doc('第一行。▸\\n第二行。'), { fix: ['\\n', '<br />'], alone: true }],
    [
      'path of a share',
      'doc',
      doc('Copy it to ▸\\\\server\\share\\tally now.'),
      { fix: ['\\\\server\\share\\tally', '`\\\\server\\share\\tally`'], alone: true },
    ],
    [
      'path before a dot',
      'doc',
      doc('Open ▸C:\\Users\\ann\\.ssh now.'),
      { fix: ['C:\\Users\\ann\\.ssh', '`C:\\Users\\ann\\.ssh`'], alone: true },
    ],
  ),
];
