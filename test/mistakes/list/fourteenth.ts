/** Mistakes of a fourteenth set: what a blind author wrote and nothing, or something else, was said of; and repairs that were wrong. */
import { group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

export const fourteenthMarks = group(
  'a hurried hand',
  ['entity without its end', 'doc', doc('甲▸&nbsp乙。'), { fix: ['&nbsp', '&nbsp;'] }],
  ['misspelt entity', 'doc', doc('甲▸&nbps;乙。'), { fix: ['&nbps;', '&nbsp;'] }],
  ['a star too few', 'doc', doc('这一点 ▸*很重要** 。'), { fix: ['*很重要**', '**很重要**'] }],
  ['a tilde too few', 'doc', doc('▸~~旧的~ 新的'), { fix: ['~~旧的~', '~~旧的~~'] }],
  ['heading in stars', 'doc', doc('▸**## 安装**\n\n正文。'), { fix: ['**## 安装**', '## 安装'] }],
  ['quote of an input method', 'doc', doc('▸》 少即是多。'), { fix: ['》 少', '> 少'] }],
  ['break as an end', 'doc', doc('第一行▸</br>第二行'), { fix: ['</br>', '<br />'] }],
  ['bracket too many', 'doc', doc('见 [指南]▸](./a.md)。'), { fix: [']](', ']('] }],
  ['bracket behind a link', 'doc', doc('见 [指南](./a.md)▸)。'), { fix: ['a.md))', 'a.md)'] }],
  ['sign of a picture inside', 'doc', doc('▸[!图](https://a.example/flow.png)'), { fix: ['[!图]', '![图]'] }],
  [
    'address before Chinese',
    'doc',
    doc('访问 ▸https://a.example获取更多'),
    { fix: ['https://a.example获', '[https://a.example](https://a.example)获'] },
  ],
  ['link with a bracket of another width', 'doc', doc('见[官网](https://a.example▸）。'), { fix: ['）。', ')。'] }],
);

export const fourteenthTools = group(
  'other tools',
  ['comment with spaces', 'doc', doc('▸%% 以后再写 %%'), { fix: ['%% 以后再写 %%', '<!-- 以后再写 -->'] }],
  ['box of docsify', 'doc', doc('▸!> 先备份。'), { says: /:::warning/ }],
  ['box of Sphinx', 'doc', doc('▸.. note:: 先备份。'), { says: /:::note/ }],
  ['raised sign', 'doc', doc('面积是 9 m▸^2^。'), { fix: ['^2^', '<sup>2</sup>'] }],
  ['numbers of MkDocs', 'doc', doc('```js ▸linenums="1"\na\n```'), { fix: ['linenums="1"', 'showLineNumbers=1'] }],
  ['date of Astro', 'blog/a.md', '---\ntitle: A\n▸pubDate: 2025-03-23\n---\n\na\n', { near: 'date' }],
);

export const fourteenthValues = group(
  'values of YAML',
  [
    'apostrophe in single marks',
    'docs/a.md',
    "---\ntitle: 'It▸'s here'\n---\n\na\n",
    { fix: ["'It's here'", '"It\'s here"'] },
  ],
  [
    'text behind the mark of a block',
    'docs/a.md',
    '---\ntitle: A\ndescription: ▸| 这是说明\n---\n\na\n',
    { fix: ['| 这是说明', "'这是说明'"] },
  ],
);
