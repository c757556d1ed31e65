/** Mistakes of a sixteenth set: what was told twice, or in words that say nothing to an author. */
import { config, group } from '../mistake.js';

const docs = { 'docs/index.md': '# A\n' };
const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

export const sixteenthCauses = group(
  'one cause',
  [
    'key that is required',
    'notes.config.ts',
    "export default {\n  ▸titel: 'T',\n  url: 'https://a.example',\n};\n",
    { fix: ['titel', 'title'], alone: true },
    docs,
  ],
  [
    'address of the site',
    'notes.config.ts',
    "export default {\n  title: 'T',\n  ▸ulr: 'https://a.example',\n};\n",
    { fix: ['ulr', 'url'], alone: true },
    docs,
  ],
  [
    'key of an author',
    'blog/authors.yml',
    'ada:\n  ▸nmae: Ada\n',
    { fix: ['nmae', 'name'], alone: true },
    {
      ...docs,
      'blog/2025-01-01-a.md': '---\ntitle: A\n---\n\nb\n\n<!-- truncate -->\n\nc\n',
    },
  ],
  ['backslashes of a path', 'doc', doc('See [a](▸docs\\no.md).'), { fix: ['docs\\no', 'docs/no'], alone: true }],
  ['host without a scheme', 'doc', doc('See [a](▸www.a.example/x).'), { fix: ['www', 'https://www'], alone: true }],
  [
    'link of a site that imports nothing',
    'docs/a.md',
    'See [a](▸no.md).\n',
    { says: /no\.md/, alone: true },
    { ...docs, 'notes.config.ts': "export default {\n  title: 'T',\n  url: 'https://a.example',\n};\n" },
  ],
  [
    'end of an excerpt',
    'blog/2025-01-01-a.md',
    '---\ntitle: A\n---\n\nb\n\n▸<!-- truncat -->\n\nc\n',
    { fix: ['truncat ', 'truncate '], alone: true },
    docs,
  ],
);

export const sixteenthMarks = group(
  'marks that do not pair',
  [
    'title in braces',
    'doc',
    doc(':::warning▸{Careful now}\n\na\n\n:::'),
    { fix: ['{Careful now}', '[Careful now]'], alone: true },
  ],
  [
    'title in Chinese in braces',
    'doc',
    doc(':::warning▸{小心}\n\na\n\n:::'),
    { fix: ['{小心}', '[小心]'], alone: true },
  ],
  ['one word in braces', 'doc', doc(':::warning▸{title}\n\na\n\n:::'), { fix: ['{title}', '[title]'], alone: true }],
  [
    'attributes behind a space',
    'doc',
    doc(':::warning ▸{title="Mind"}\n\na\n\n:::'),
    { fix: ['warning {', 'warning{'], alone: true },
  ],
  [
    'title without braces',
    'doc',
    doc(':::tip ▸title="Mind"\n\na\n\n:::'),
    { fix: [' title="Mind"', '[Mind]'], alone: true },
  ],
  ['title in round brackets', 'doc', doc(':::tip▸(Mind)\n\na\n\n:::'), { fix: ['(Mind)', '[Mind]'], alone: true }],
  ['colon in braces', 'doc', doc(':::tip▸{title: Mind it}\n\na\n\n:::'), { fix: ['{title: Mind it}', '[Mind it]'] }],
  ['fewer backticks behind', 'doc', doc('See ▸``a.b` here.'), { fix: ['``a.b`', '`a.b`'], alone: true }],
  ['fewer backticks before', 'doc', doc('见 ▸`a.b``。'), { fix: ['`a.b``', '`a.b`'], alone: true }],
  ['a single backtick', 'doc', doc('见 ▸`a.b 的说明。'), { says: /backtick/, alone: true }],
  ['three and two', 'mdx', 'See ▸```a.b`` here.\n', { fix: ['```a.b``', '`a.b`'], alone: true }],
  ['note of MyST', 'doc', doc('▸```{note}\na\n```'), { fix: ['```{note}\na\n```', ':::note\na\n:::'], alone: true }],
  [
    'warning of MyST with a title',
    'doc',
    doc('1. b\n\n   ▸```{attention} Mind it\n   a\n   ```'),
    { fix: ['```{attention} Mind it\n   a\n   ```', ':::warning Mind it\n   a\n   :::'], alone: true },
  ],
  ['note of MyST in colons', 'doc', doc('▸:::{note}\na\n:::'), { fix: ['{note}', 'note'], alone: true }],
  ['code of MyST', 'doc', doc('▸```{code-block} python\na\n```'), { says: /```js/, alone: true }],
);

export const sixteenthWords = group(
  'plain words',
  [
    'title without marks',
    'notes.config.ts',
    "export default {\n  title: My ▸Site,\n  url: 'https://a.example',\n};\n",
    { fix: ['My Site', "'My Site'"], alone: true },
    docs,
  ],
  [
    'list of the configuration',
    'notes.config.ts',
    config("scripts: ▸'x.js' as never,"),
    { says: /a list, each entry/ },
    docs,
  ],
  ['object of any keys', 'notes.config.ts', config('alias: ▸3,'), { says: /an object, each value a text/ }, docs],
  [
    'language that ends in a sign',
    'docs/a.md',
    '---\ntitle: C ▸# for all\n---\n\na\n',
    { fix: ['C # for all', "'C # for all'"], alone: true },
    docs,
  ],
);
