/** Mistakes in the tags, braces and comments of MDX and HTML. */

import { doc, TABS } from '../file-texts.js';
import { home, start } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

export const mdxSyntax: readonly Mistake[] = [
  ...group(
    'tags and braces',
    ['unclosed tag', 'mdx', doc('▸<details>\n\nText.'), { says: /details/, fix: ['Text.', 'Text.\n\n</details>'] }],
    ['unclosed component', 'mdx', doc(`${TABS}▸<Tabs>\n  <TabItem value="a" label="A">A</TabItem>`), { says: /Tabs/ }],
    ['unclosed brace', 'mdx', doc('Text ▸{a here.'), { says: /brace|\}/ }],
    ['break', 'mdx', doc('One▸<br>two.'), { says: /<br ?\/>/, fix: ['<br>', '<br />'] }],
    ['image tag', 'mdx', doc('▸<img src="/pic.png" alt="A">'), { says: /\/>/, fix: ['alt="A">', 'alt="A" />'] }],
    ['wrong end', 'mdx', doc('▸<b>bold</i> text.'), { says: /<\/b>|b/ }],
    [
      'style in quotes',
      'mdx',
      doc('<span ▸style="color: red">A</span>'),
      { says: /style=\{\{/, fix: ['style="color: red"', "style={{ color: 'red' }}"] },
    ],
    ['value without quotes', 'mdx', doc('<span title▸=A>A</span>'), { says: /quot/, fix: ['title=A', 'title="A"'] }],
    ['comparison', 'mdx', doc('When a ▸<5 it ends.'), { says: /\\</, fix: ['a <5', 'a \\<5'] }],
    ['curly quotation marks', 'mdx', doc('<span title=▸“A”>A</span>'), { says: /quot/, fix: ['“A”', '"A"'] }],
    [
      'address in angles',
      'mdx',
      doc('See ▸<https://b.example>.'),
      { says: /\[/, fix: ['<https://b.example>', '[https://b.example](https://b.example)'] },
    ],
    ['end without a start', 'mdx', doc('Text.\n\n▸</details>'), { says: /details/ }],
    ['generic', 'mdx', doc('An Array▸<string> is given.'), { says: /`|\\</ }],
    [
      'export without a value',
      'mdx',
      doc('export const a = ▸;\n\nText.'),
      { says: /value|expression|export|Unexpected/i },
    ],
    [
      'comma between attributes',
      'mdx',
      doc('<span title="A"▸, lang="en">A</span>'),
      { says: /comma|,/, fix: ['"A", lang', '"A" lang'] },
    ],
    ['unclosed quotation', 'mdx', doc('<span title=▸"A>text</span>'), { says: /quot/ }],
    ['handler in quotes', 'mdx', doc('<button ▸onclick="go()">A</button>'), { near: 'onClick' }],
    ['full-width brace', 'mdx', doc('export const a = 3;\n\nThis is {a▸｝.'), { says: /\}/, fix: ['{a｝', '{a}'] }],
    ['full-width angle', 'mdx', doc('▸＜Admonition type="note">Text.</Admonition>'), { fix: ['＜', '<'] }],
    ['full-width angle at the end', 'mdx', doc('<DocCardList /▸＞'), { fix: ['＞', '>'] }],
    [
      'full-width angle of the closing tag',
      'mdx',
      doc('<Admonition type="note">Text.▸＜/Admonition>'),
      { fix: ['＜', '<'] },
    ],
    ['key, opened twice', 'docs/a.md', doc('Press <kbd>Ctrl▸<kbd> now.'), { fix: ['Ctrl<kbd>', 'Ctrl</kbd>'] }],
    ['ends the wrong way round', 'mdx', '<Steps>\n<b>a▸</Steps></b>\n', { fix: ['</Steps></b>', '</b></Steps>'] }],
    ['end without its slash', 'mdx', '<Steps>\n\n1. A\n\n▸<Steps>\n', { fix: ['A\n\n<Steps>', 'A\n\n</Steps>'] }],
    ['open brace', 'mdx', '<Tabs groupId=▸{2 />\n', { fix: ['{2 ', '{2} '] }],
    [
      'curly marks of an attribute',
      'doc',
      doc('注意：▸<font color=“red”>不要删除</font>它。'),
      { fix: ['<font color=“red”>', '<font color="red">'], alone: true },
    ],
    [
      'open quotation mark',
      'docs/a.md',
      '# A\n\n<img src="/flow.svg" alt="Flow" width=▸"300>\n',
      { fix: ['"300>', '"300">'], alone: true },
      { 'static/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n' },
    ],
    [
      'object in one pair of braces',
      'mdx',
      doc("<div style=▸{ color: 'red', top: 0 }>Text</div>"),
      { fix: ["{ color: 'red', top: 0 }", "{{ color: 'red', top: 0 }}"], alone: true },
    ],
    [
      'object of several lines',
      'mdx',
      doc("<div\n  style=▸{\n    color: 'red',\n  }\n>\n\nText\n\n</div>"),
      { fix: ["{\n    color: 'red',\n  }", "{{\n    color: 'red',\n  }}"], alone: true },
    ],
  ),
  ...group(
    'comments',
    ['unclosed comment', 'mdx', doc('▸{/* note }\n\nText.'), { says: /\*\//, fix: ['note }', 'note */}'] }],
    ['comment without end', 'docs/a.md', doc('Text.\n\n▸<!-- TODO\n\nMore.'), { says: /-->/ }],
    ['comment without end', 'docs/a.mdx', doc('▸{/* Later\n\nText.'), { says: /\*\/\}/ }, start],
    ['end of a comment', 'mdx', 'Text.\n\n▸{/* Nobody sees it. *}\n', { fix: ['*}', '*/}'] }],
  ),
  ...group(
    'code of other tools in MDX',
    ['script of Vue', 'mdx', doc('▸<script setup>\nconst a = { b: 1 };\n</script>'), { says: /component/ }],
    ['style sheet', 'mdx', doc('▸<style>\np { color: red; }\n</style>'), { says: /customCss/ }],
  ),
  ...group(
    'ends of excerpts',
    ['first of all', 'post', doc('▸<!-- truncate -->\n\nText.'), { says: /after the paragraphs/ }],
    [
      'second mark',
      'post',
      doc('A.\n\n<!-- truncate -->\n\nB.\n\n▸<!-- truncate -->\n\nC.'),
      { fix: ['B.\n\n<!-- truncate -->\n', 'B.\n\n'] },
    ],
    [
      'comment with a dash too few',
      'post',
      'Text.\n\n▸<!- truncate ->\n\nMore.\n',
      { fix: ['<!- truncate ->', '<!-- truncate -->'] },
    ],
    [
      'end of an excerpt',
      'blog/2025-01-01-a.md',
      doc('b\n\n▸<!-- truncat -->\n\nc'),
      { fix: ['truncat ', 'truncate '], alone: true },
      home,
    ],
  ),
  ...group(
    'text below an export',
    [
      'text below an export',
      'mdx',
      'export const year = 2026;\n▸words of text\n\nMore.',
      { fix: ['2026;\nwords', '2026;\n\nwords'] },
    ],
    [
      'Chinese below an export',
      'mdx',
      'export const year = 2026;\n▸正文\n\nMore.',
      { fix: ['2026;\n正文', '2026;\n\n正文'], alone: true },
    ],
  ),
];
