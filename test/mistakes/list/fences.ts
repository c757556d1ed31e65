/** Mistakes in the fences of code blocks. */

import { doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

export const fences: readonly Mistake[] = [
  ...group(
    'fences',
    ['not closed', 'doc', doc('▸```js\nlet a = 1;'), { says: /clos/, fix: ['let a = 1;', 'let a = 1;\n```'] }],
    [
      'apostrophes',
      'doc',
      doc("▸'''js\nlet a = 1;\n'''"),
      { says: /`/, fix: ["'''js\nlet a = 1;\n'''", '```js\nlet a = 1;\n```'] },
    ],
    [
      'middle dots',
      'doc',
      doc('▸···js\nlet a = 1;\n···'),
      { says: /`/, fix: ['···js\nlet a = 1;\n···', '```js\nlet a = 1;\n```'] },
    ],
    [
      'middle dots before a title',
      'doc',
      doc('▸···js title="a.js" {1}\nlet a = 1;\n···'),
      { says: /`/, fix: ['···js title="a.js" {1}\nlet a = 1;\n···', '```js title="a.js" {1}\nlet a = 1;\n```'] },
    ],
    [
      'two backticks',
      'doc',
      doc('▸``js\nlet a = 1;\n``'),
      { says: /```/, fix: ['``js\nlet a = 1;\n``', '```js\nlet a = 1;\n```'] },
    ],
    ['closed by the other mark', 'doc', doc('▸```js\nlet a = 1;\n~~~'), { says: /~~~/, fix: ['~~~', '```'] }],
    [
      'language at the end',
      'doc',
      doc('```js\nlet a = 1;\n▸```js\n\nText.'),
      { says: /clos/, fix: ['let a = 1;\n```js', 'let a = 1;\n```'] },
    ],
    [
      'block in a block of Markdown',
      'doc',
      doc('▸```md\n# A\n\n```js\nlet a = 1;\n```\n\nEnd.\n```\n\nText.'),
      { says: /longer/ },
    ],
    [
      'end outside of the item',
      'doc',
      doc('1. one\n\n   ▸```js\n   let a = 1;\n```\n\n2. two'),
      { fix: [';\n```', ';\n   ```'] },
    ],
    [
      'code outside of the item',
      'doc',
      doc('1. one\n\n   ▸```js\nlet a = 1;\n   ```\n\n2. two'),
      { fix: ['\nlet', '\n   let'] },
    ],
    ['end outside of the quote', 'doc', doc('> ▸```js\n> let a = 1;\n```\n\nText.'), { fix: [';\n```', ';\n> ```'] }],
    ['behind words', 'doc', doc('So: ▸```js\nlet a = 1;\n```\n\nText.'), { fix: ['So: ', 'So:\n\n'] }],
    ['two backticks', 'doc', doc('▸``js\n1;\n```\n\nText.'), { fix: ['``js', '```js'] }],
    ['fence with other marks at its start', 'doc', doc('▸···js\n1;\n```\n\nText.'), { fix: ['···', '```'] }],
    ['fence with two marks at its end', 'doc', doc('▸```js\n1;\n``\n\nText.'), { fix: ['\n``\n', '\n```\n'] }],
    [
      'start with two marks before other code',
      'doc',
      doc('▸``js\n1;\n```\n\n```css\na {}\n```'),
      { fix: ['``js', '```js'] },
    ],
    ['end of another width', 'doc', doc('```js no-check\n1;\n▸｀｀｀'), { fix: ['｀｀｀', '```'] }],
    ['both marks in the first line', 'doc', doc('▸```js```\na\n```\n\nText.'), { fix: ['```js```', '```js'] }],
    [
      'full stop behind an end',
      'doc',
      doc('```bash\nnpm install\n▸```。\n\n## Next\n\nb'),
      { fix: ['```。', '```'], alone: true },
    ],
  ),
  ...group(
    'languages of code',
    [
      'javscript',
      'doc',
      doc('```▸javscript\nlet a = 1;\n```'),
      { near: 'javascript', fix: ['javscript', 'javascript'] },
    ],
    ['pyhton', 'doc', doc('```▸pyhton\na = 1\n```'), { near: 'python', fix: ['pyhton', 'python'] }],
    [
      'typescirpt',
      'doc',
      doc('```▸typescirpt\nlet a = 1;\n```'),
      { near: 'typescript', fix: ['typescirpt', 'typescript'] },
    ],
    ['space before the language', 'doc', doc('```▸：js\nlet a = 1;\n```'), { fix: ['：js', 'js'] }],
    [
      'JavaScirpt',
      'doc',
      doc('```▸JavaScirpt\nlet a = 1;\n```'),
      { near: 'javascript', fix: ['JavaScirpt', 'javascript'] },
    ],
    ['shel', 'doc', doc('```▸shel\nls\n```'), { near: 'shell', fix: ['shel', 'shell'] }],
    ['bahs', 'doc', doc('```▸bahs\nls\n```'), { near: 'bash', fix: ['bahs', 'bash'] }],
    ['josn', 'doc', doc('```▸josn\n{}\n```'), { near: 'json', fix: ['josn', 'json'] }],
    ['pyton', 'doc', doc('```▸pyton\na = 1\n```'), { near: 'python', fix: ['pyton', 'python'] }],
    ['live', 'doc', doc('```jsx ▸live\n<p>A</p>\n```'), { says: /liveCodeBlock/ }],
    ['diagram', 'doc', doc('▸```mermaid\ngraph TD; A-->B;\n```'), { says: /mermaid: true/ }],
    ['short language', 'doc', doc('```▸ccs\na {}\n```'), { fix: ['ccs', 'css'] }],
    ['language twice', 'doc', doc('```js ▸js\na\n```'), { fix: ['js js', 'js'] }],
    ['language under two names', 'doc', doc('```js ▸javascript\na\n```'), { fix: ['js javascript', 'js'] }],
  ),
];
