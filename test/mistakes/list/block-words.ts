/** Mistakes in the words behind the language of a code block, and in comments that mark its lines. */

import { doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

export const blockWords: readonly Mistake[] = [
  ...group(
    'words behind a language',
    [
      'title without marks',
      'doc',
      doc('```js title=▸a.js\nlet a = 1;\n```'),
      { says: /quot/, fix: ['title=a.js', 'title="a.js"'] },
    ],
    ['curly marks', 'doc', doc('```js title=▸“a.js”\nlet a = 1;\n```'), { says: /quot/, fix: ['“a.js”', '"a.js"'] }],
    ['unclosed range', 'doc', doc('```js ▸{1-3\nlet a = 1;\n```'), { says: /\}/, fix: ['{1-3', '{1-3}'] }],
    [
      'full-width comma in a range',
      'doc',
      doc('```js {1▸，3}\nlet a = 1;\n\nlet b = 1;\n```'),
      { fix: ['{1，3}', '{1,3}'] },
    ],
    [
      'showLineNumber',
      'doc',
      doc('```js ▸showLineNumber\nlet a = 1;\n```'),
      { near: 'showLineNumbers', fix: ['showLineNumber', 'showLineNumbers'] },
    ],
    ['titel', 'doc', doc('```js ▸titel="a.js"\nlet a = 1;\n```'), { near: 'title', fix: ['titel', 'title'] }],
    [
      'title without its first mark',
      'doc',
      doc('```js title=▸a.js"\nlet a = 1;\n```'),
      { says: /quot/, fix: ['=a.js"', '="a.js"'] },
    ],
    ['unclosed title', 'doc', doc('```js title=▸"a.js\nlet a = 1;\n```'), { says: /quot/, fix: ['"a.js', '"a.js"'] }],
    [
      'range without braces',
      'doc',
      doc('```js ▸1,3-4\na;\nb;\nc;\nd;\n```'),
      { says: /\{1,3-4\}/, fix: ['js 1,3-4', 'js {1,3-4}'] },
    ],
    ['full-width braces', 'doc', doc('```js ▸｛1｝\nlet a = 1;\n```'), { fix: ['｛1｝', '{1}'] }],
    [
      'linenos',
      'doc',
      doc('```js ▸linenos\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { near: 'showLineNumbers', fix: ['linenos', 'showLineNumbers'] },
    ],
    [
      'lineNumbers',
      'doc',
      doc('```js ▸lineNumbers\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { near: 'showLineNumbers', fix: ['lineNumbers', 'showLineNumbers'] },
    ],
    [
      'line-numbers',
      'doc',
      doc('```js ▸line-numbers\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { near: 'showLineNumbers', fix: ['line-numbers', 'showLineNumbers'] },
    ],
    [
      'filename',
      'doc',
      doc('```js ▸filename="a.js"\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { near: 'title', fix: ['filename', 'title'] },
    ],
    [
      'range in square brackets',
      'doc',
      doc('```js ▸[1-2]\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { says: /\{1-2\}/, fix: ['[1-2]', '{1-2}'] },
    ],
    [
      'range in round brackets',
      'doc',
      doc('```js ▸(1,3)\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { says: /\{1,3\}/, fix: ['(1,3)', '{1,3}'] },
    ],
    [
      'range turned round',
      'doc',
      doc('```js ▸{2-1}\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { says: /\{1-2\}/, fix: ['{2-1}', '{1-2}'] },
    ],
    [
      'range with dots',
      'doc',
      doc('```js ▸{1..3}\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { says: /\{1-3\}/, fix: ['{1..3}', '{1-3}'] },
    ],
    [
      'range with a tilde',
      'doc',
      doc('```js ▸{1~3}\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { says: /\{1-3\}/, fix: ['{1~3}', '{1-3}'] },
    ],
    [
      'range with a colon',
      'doc',
      doc('```js ▸{1:3}\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { says: /\{1-3\}/, fix: ['{1:3}', '{1-3}'] },
    ],
    [
      'range with spaces',
      'doc',
      doc('```js ▸{1 3}\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'),
      { says: /\{1,3\}/, fix: ['{1 3}', '{1,3}'] },
    ],
    ['line 0', 'doc', doc('```js {▸0}\nlet a = 1;\nlet b = 2;\nlet c = 3;\n```'), { says: /first|1/ }],
    ['package managers', 'doc', doc('```bash ▸npm2yran\nnpm i\n```'), { fix: ['npm2yran', 'npm2yarn'] }],
    ['lines to mark', 'doc', doc('```js no-check ▸foucs={1}\na();\n```'), { fix: ['foucs', 'focus'] }],
    ['title without a language', 'doc', doc('```▸title="a.js"\n1;\n```'), { fix: ['```title', '```js title'] }],
    ['title of two words', 'doc', doc('```js title=▸my file\n1;\n```'), { fix: ['my file', '"my file"'] }],
    ['numbers of MkDocs', 'doc', doc('```js ▸linenums="1"\na\n```'), { fix: ['linenums="1"', 'showLineNumbers=1'] }],
  ),
  ...group(
    'comments that mark lines',
    [
      'highlight-nextline',
      'doc',
      doc('```js\n// ▸highlight-nextline\nlet a = 1;\n```'),
      { near: 'highlight-next-line', fix: ['nextline', 'next-line'] },
    ],
    ['highlight without end', 'doc', doc('```js\n▸// highlight-start\nlet a = 1;\n```'), { says: /highlight-end/ }],
    [
      'comment of another language',
      'doc',
      doc('```python\n▸// highlight-next-line\na = 1\n```'),
      { fix: ['// highlight', '# highlight'] },
    ],
    [
      'note, misspelt',
      'doc',
      doc('```js\nlet a = 1; // ▸[!code hightlight]\n```'),
      { near: 'highlight', fix: ['hightlight', 'highlight'] },
    ],
    [
      'note of another tool',
      'doc',
      doc('```js\nlet a = 1; // ▸[!code add]\n```'),
      { near: '++', fix: ['add]', '++]'] },
    ],
    ['note with a space', 'doc', doc('```js\nlet a = 1; // ▸[! code ++]\n```'), { fix: ['[! code', '[!code'] }],
    [
      'note with a Chinese colon',
      'doc',
      doc('```js\nlet a = 1; // ▸[!code ++：2]\nlet b;\n```'),
      { fix: ['：2', ':2'] },
    ],
    [
      'comment that begins marked lines',
      'doc',
      doc('```js no-check\n// ▸higlight-start\nrun();\n// highlight-end\n```'),
      { fix: ['higlight', 'highlight'] },
    ],
    [
      'comment that marks a line',
      'doc',
      doc('```js no-check\n// ▸higlight-next-line\nrun();\n```'),
      { fix: ['higlight', 'highlight'] },
    ],
  ),
];
