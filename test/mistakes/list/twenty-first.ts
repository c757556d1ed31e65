/** Mistakes of a twenty-first set: what five new authors met, most of them with the files of another tool. */
import { config, group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

/** A site whose pages are plain Markdown. */
const plain = { 'notes.config.ts': config("markdown: { format: 'detect' },"), 'docs/index.md': '# Home\n' };

export const twentyFirstPlain = group(
  'plain Markdown',
  ['contents of MkDocs', 'docs/a.md', doc('▸[TOC]'), { says: /TOCInline.*read as MDX/, alone: true }, plain],
  ['tab of MkDocs', 'docs/a.md', doc('▸=== "One"\n\n    text'), { says: /<Tabs>.*read as MDX/ }, plain],
  ['class of a link', 'docs/a.md', doc('[A](index.md)▸{ .button }'), { says: / class="button"/, alone: true }, plain],
  ['video of Hugo', 'docs/a.md', doc('▸{{< youtube abc >}}'), { says: /<\/iframe>/, alone: true }, plain],
  [
    'placeholder',
    'docs/a.md',
    doc('Run it with ▸<name> behind it.'),
    { fix: ['<name>', '\\<name>'], alone: true },
    plain,
  ],
  ['type', 'docs/a.md', doc('It gives a List▸<String> then.'), { fix: ['<String>', '\\<String>'], alone: true }, plain],
  [
    'component of Vue',
    'docs/a.md',
    doc('Words ▸<Badge text="new" /> and more.'),
    { says: /a component add/, alone: true },
    plain,
  ],
);

export const twentyFirstTools = group(
  'other tools',
  ['classes of a heading', 'doc', doc('## Words ▸{#words .red}'), { fix: ['{#words .red}', '{#words}'], alone: true }],
  [
    'attributes of a heading',
    'doc',
    doc('## Words ▸{ .red #words data-x="1 2" }'),
    { fix: ['{ .red #words data-x="1 2" }', '{#words}'], alone: true },
  ],
  ['comment of Obsidian', 'doc', doc('Words ▸%%no words%% here.'), { fix: ['%%no words%%', '<!-- no words -->'] }],
  ['callout with a title', 'doc', doc('> [!▸question] Which one?\n> This.'), { says: /NOTE/, alone: true }],
  ['callout that folds', 'doc', doc('> [!▸example]- One\n> This.'), { says: /NOTE/, alone: true }],
  ['keys', 'doc', doc('Press ▸++ctrl+s++ now.'), { fix: ['++ctrl+s++', '<kbd>Ctrl</kbd>+<kbd>S</kbd>'], alone: true }],
  ['raised words', 'doc', doc('A m▸^2^ of it.'), { fix: ['^2^', '<sup>2</sup>'], alone: true }],
  [
    'folded text of MkDocs',
    'doc',
    doc('▸??? note "More"\n    text'),
    { fix: ['??? note "More"\n    text', '<details>\n<summary>More</summary>\n\ntext\n\n</details>'], alone: true },
  ],
  [
    'details of VitePress',
    'doc',
    doc('▸:::details More {open}\n\na\n\n:::'),
    { says: /<details open><summary>More</, alone: true },
  ],
  [
    'numbers of VitePress',
    'doc',
    doc('```js▸:line-numbers=4\na\n```'),
    { fix: ['js:line-numbers=4', 'js showLineNumbers=4'], alone: true },
  ],
  ['lines in braces', 'doc', doc('```js ▸highlight={1}\na\n```'), { fix: ['highlight={1}', '{1}'], alone: true }],
  [
    'kind of a box of Hexo',
    'doc',
    doc('▸{% note danger %}\na\n{% endnote %}'),
    { fix: ['{% note danger %}\na\n{% endnote %}', ':::danger\na\n:::'] },
  ],
  [
    'language of Hugo',
    'doc',
    doc('▸{{< highlight go "x=y" >}}\na\n{{< /highlight >}}'),
    { fix: ['{{< highlight go "x=y" >}}\na\n{{< /highlight >}}', '~~~go\na\n~~~'] },
  ],
  [
    'place in the sidebar of Starlight',
    'doc',
    '---\ntitle: A\n▸sidebar_order: 2\n---\n\na\n',
    { near: 'sidebar_position' },
  ],
  ['address of Hugo', 'doc', '---\ntitle: A\n▸url: /a/\n---\n\na\n', { near: 'slug' }],
);

export const twentyFirstHand = group(
  'hurried',
  ['tab before a field', 'doc', '---\ntitle: A\n\t▸tags: [a]\n---\n\na\n', { fix: ['\ttags', 'tags'], alone: true }],
  [
    'colon in a title',
    'doc',
    '---\ntitle: Part two▸: an end\n---\n\na\n',
    { says: /title: 'Part two: an end'/, fix: ['Part two: an end', "'Part two: an end'"] },
  ],
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
  [
    'export of CommonJS',
    'notes.config.ts',
    "▸module.exports = {\n  title: 'T',\n  url: 'https://a.example',\n};\n",
    { fix: ['module.exports =', 'export default'], alone: true },
    { 'docs/a.md': '# A\n', 'package.json': '{"type":"module"}\n' },
  ],
  ['end of a link', 'doc', doc('See ▸[the page](a.md'), { fix: ['(a.md', '(a.md)'] }],
  [
    'folder of the blog',
    'notes.config.ts',
    config("blog: { path: ▸'psts' },"),
    { fix: ['psts', 'posts'], alone: true },
    { 'docs/a.md': '# A\n', 'posts/2025-01-01-a.md': '---\ntitle: A\n---\n\nb\n\n<!-- truncate -->\n\nc\n' },
  ],
);
