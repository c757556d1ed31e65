/** Mistakes of a thirteenth set: what comes with a vault or a site of another tool, and slips of a hurried hand. */
import { config, group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const notes = { 'docs/index.md': '# A\n', 'docs/My Topics/Loops.md': '# L\n\n## Why they turn\n\nb\n' };

export const thirteenthVault = group(
  'notes of a vault',
  [
    'heading of another note',
    'docs/a.md',
    'See ▸[[Loops#Why they turn|this]].\n',
    { fix: ['[[Loops#Why they turn|this]]', '[this](<My Topics/Loops.md#why-they-turn>)'] },
    notes,
  ],
  ['heading of this note', 'docs/a.md', '▸[[#One]]\n\n## One\n', { fix: ['[[#One]]', '[One](#one)'] }, notes],
  [
    'other name of a note',
    'docs/a.md',
    'See ▸[[Round]].\n',
    { fix: ['[[Round]]', '[Round](b.md)'] },
    { ...notes, 'docs/b.md': '---\naliases: [Round]\n---\n\nb\n' },
  ],
  ['note inside a note', 'docs/a.md', '▸![[Loops]]\n', { fix: ['![[Loops]]', '[Loops](<My Topics/Loops.md>)'] }, notes],
  [
    'two notes of one name',
    'docs/a.md',
    'See ▸[[Dup]].\n',
    { says: /\[Dup\]\(b\/Dup\.md\)`, `\[Dup\]\(c\/Dup\.md\)/ },
    { ...notes, 'docs/b/Dup.md': 'b\n', 'docs/c/Dup.md': 'c\n' },
  ],
  [
    'fields of Hugo',
    'docs/a.md',
    '▸+++\ntitle = "A \\"b\\""\n# c\ntags = [\n  \'d\',\n  "e",\n]\nweight = 3\ndate = 2024-01-02T03:04:05Z\n\n[params]\nf = true\n+++\n\ng\n',
    {
      fix: [
        '+++\ntitle = "A \\"b\\""\n# c\ntags = [\n  \'d\',\n  "e",\n]\nweight = 3\ndate = 2024-01-02T03:04:05Z\n\n[params]\nf = true\n+++',
        '---\ntitle: "A \\"b\\""\n# c\ntags: [\'d\', "e"]\nweight: 3\ndate: 2024-01-02T03:04:05Z\n\nparams:\n  f: true\n---',
      ],
    },
    notes,
  ],
  [
    'comment',
    'doc',
    doc('Words ▸%%not for readers%% here.'),
    { fix: ['%%not for readers%%', '<!-- not for readers -->'] },
  ],
  ['table of contents', 'doc', doc('▸[[_TOC_]]'), { says: /TOCInline/ }],
  ['tab of MkDocs', 'doc', doc('▸=== "One"\n\n    text'), { says: /<Tabs>/ }],
  ['words that were added', 'doc', doc('Now ▸^^new^^ words.'), { fix: ['^^new^^', '<ins>new</ins>'] }],
  ['definition', 'doc', doc('Apple\n▸:   A fruit.'), { says: /<dl>/ }],
  ['attributes of a link', 'doc', doc('[A](a.md)▸{ .button }'), { says: /className="button"/ }],
  ['attributes of an image', 'doc', doc('![A](https://a.b/c.png)▸{: width="300" }'), { says: /width="300"/ }],
  ['attributes of a paragraph', 'doc', doc('Words.\n▸{: .note #a }'), { says: /className="note"/ }],
  ['keys', 'doc', doc('Press ▸++ctrl+c++ now.'), { fix: ['++ctrl+c++', '<kbd>Ctrl</kbd>+<kbd>C</kbd>'] }],
);

export const thirteenthHand = group(
  'hurried',
  ['language twice', 'doc', doc('```js ▸js\na\n```'), { fix: ['js js', 'js'] }],
  ['language under two names', 'doc', doc('```js ▸javascript\na\n```'), { fix: ['js javascript', 'js'] }],
  ['both marks in the first line', 'doc', doc('▸```js```\na\n```\n\nText.'), { fix: ['```js```', '```js'] }],
  ['comma behind a type', 'doc', doc(':::warning▸, Careful\n\na\n\n:::'), { fix: ['warning, ', 'warning '] }],
  [
    'tab of another name',
    'docs/a.mdx',
    '<Tabs>\n▸<Tab value="a">\n\nb\n\n</Tab>\n</Tabs>\n',
    { fix: ['<Tab value="a">\n\nb\n\n</Tab>', '<TabItem value="a">\n\nb\n\n</TabItem>'] },
    { 'docs/index.md': '# A\n' },
  ],
  [
    'comma behind an address',
    'notes.config.ts',
    config("baseUrl: '/',", "organizationName: 'https://b.example'", "▸tagline: 'x',"),
    { fix: ["b.example'", "b.example',"] },
    { 'docs/index.md': '# A\n' },
  ],
  ['picture without words', 'doc', doc('▸![](<./pic.png>)'), { says: /image \.\/pic\.png has/ }],
  ['colon before an address', 'doc', doc('See ▸[the guide]:(./guide.md) first.'), { fix: [']:(', ']('] }],
  ['colon before an address, at the left', 'doc', doc('▸[the guide]:(./guide.md)'), { fix: [']:(', ']('] }],
  [
    'admonition of MkDocs in a list',
    'doc',
    doc('1. a\n\n    ▸!!! note "Mind"\n        b\n\n2. c'),
    { fix: ['!!! note "Mind"\n        b\n', ':::note Mind\n    b\n    :::\n'] },
  ],
  [
    'folded admonition of MkDocs',
    'doc',
    doc('▸??? note "Mind"\n    b\n\nc'),
    {
      fix: ['??? note "Mind"\n    b\n', '<details>\n<summary>Mind</summary>\n\nb\n\n</details>\n'],
    },
  ],
  [
    'admonition that only MkDocs has',
    'doc',
    doc('▸!!! abstract\n    b\n\nc'),
    { fix: ['!!! abstract\n    b\n', ':::info\nb\n:::\n'] },
  ],
  [
    'link of Hugo',
    'doc',
    doc('See [the guide](▸{{< relref "guide.md#start" >}}).'),
    { fix: ['{{< relref "guide.md#start" >}}', 'guide.md#start'] },
  ],
  [
    'admonition far from the left',
    'docs/a.md',
    'Text.\n\n    ▸:::note\n\n    a\n\n    :::\n',
    { fix: ['    :::note\n\n    a\n\n    :::', ':::note\n\na\n\n:::'] },
    { 'docs/index.md': '# A\n', 'notes.config.ts': config("markdown: { format: 'detect' },") },
  ],
  [
    'kind of a text in the plural',
    'i18n/en/docusaurus-plugin-content-docs/current.json',
    '{\n  ▸"sidebar.docs.categories.In": { "message": "Inside" }\n}\n',
    { fix: ['categories', 'category'] },
    {
      'docs/index.md': '# A\n',
      'notes.config.ts': config(
        "i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },",
        "docs: { sidebarPath: 'sidebars.json' },",
      ),
      'sidebars.json': '{ "docs": [{ "type": "category", "label": "In", "items": ["index"] }] }\n',
    },
  ],
);
