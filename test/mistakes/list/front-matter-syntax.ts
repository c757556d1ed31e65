/** Mistakes in how front matter is written: YAML, its fences, its signs. */

import { fields } from '../file-texts.js';
import { home, vault } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

export const frontMatterSyntax: readonly Mistake[] = [
  ...group(
    'YAML of front matter',
    [
      'unclosed quotation mark',
      'doc',
      fields('title: ▸"A page', 'sidebar_position: 2'),
      { says: /quot/, fix: ['"A page', '"A page"'] },
    ],
    ['unclosed single mark', 'doc', fields("title: ▸'A page"), { says: /quot/, fix: ["'A page", "'A page'"] }],
    ['unclosed list', 'doc', fields('tags: ▸[a, b', 'title: A'), { says: /\]/, fix: ['[a, b', '[a, b]'] }],
    [
      'unclosed map',
      'doc',
      fields('last_update: ▸{date: 2025-01-02', 'title: A'),
      { says: /\}/, fix: ['2025-01-02', '2025-01-02}'] },
    ],
    [
      'missing end',
      'doc',
      '▸---\ntitle: A\n\n# Heading\n\nText: here.\n',
      { says: /---/, fix: ['title: A\n', 'title: A\n---\n'] },
    ],
    [
      'missing start',
      'doc',
      '▸title: A\nsidebar_position: 2\n---\n\nText.\n',
      { says: /---/, fix: ['title: A\n', '---\ntitle: A\n'] },
    ],
    [
      'blank line before',
      'doc',
      '\n▸---\ntitle: A\n---\n\nText.\n',
      { says: /first line|第一行/, fix: ['\n---\ntitle', '---\ntitle'] },
    ],
    [
      'tab as indentation',
      'doc',
      fields('last_update:', '▸\tdate: 2025-01-02'),
      { says: /tab/i, fix: ['\tdate', '  date'] },
    ],
    ['tab before an item', 'doc', fields('tags:', '▸\t- a'), { says: /tab/i, fix: ['\t- a', '  - a'] }],
    ['colon in a value', 'doc', fields('title: a▸: b'), { says: /quotes/, fix: ['a: b', "'a: b'"] }],
    ['key twice', 'doc', fields('title: A', '▸title: B'), { says: /twice|unique|两次/ }],
    ['at sign', 'doc', fields('title: ▸@scope/name'), { says: /quotes/, fix: ['@scope/name', "'@scope/name'"] }],
    [
      'backtick',
      'doc',
      fields('title: ▸`let` and `const`'),
      { says: /quotes/, fix: ['`let` and `const`', "'`let` and `const`'"] },
    ],
    ['asterisk', 'doc', fields('title: ▸*args'), { says: /quotes/, fix: ['*args', "'*args'"] }],
    ['percent', 'doc', fields('title: ▸%d in C'), { says: /quotes/, fix: ['%d in C', "'%d in C'"] }],
    [
      'text after a quotation',
      'doc',
      fields('title: "let" ▸and "const"'),
      { says: /quotes/, fix: ['"let" and "const"', '\'"let" and "const"\''] },
    ],
    ['no space after the colon', 'doc', fields('title▸:A'), { says: /space/, fix: ['title:A', 'title: A'] }],
    [
      'no space after the dash',
      'doc',
      fields('tags:', '  ▸-a', '  -b'),
      { says: /space/, fix: ['  -a\n  -b', '  - a\n  - b'] },
    ],
    ['equals sign', 'doc', fields('title ▸= A'), { says: /colon/, fix: ['title = A', 'title: A'] }],
    [
      'four dashes',
      'doc',
      '▸----\ntitle: A\n----\n\nText.\n',
      { says: /---/, fix: ['----\ntitle: A\n----', '---\ntitle: A\n---'] },
    ],
    [
      'toml',
      'doc',
      '▸+++\ntitle = "A"\n+++\n\nText.\n',
      { says: /YAML/, fix: ['+++\ntitle = "A"\n+++', '---\ntitle: "A"\n---'] },
    ],
    [
      'indentation by one',
      'doc',
      fields('last_update:', '  date: 2025-01-02', ' ▸author: ada'),
      { says: /inden/, fix: [' author', '  author'] },
    ],
    [
      'item further in than the first',
      'doc',
      fields('tags:', '- a', ' ▸- b'),
      { says: /inden|align/, fix: [' - b', '- b'] },
    ],
    ['number sign before the value', 'doc', fields('title: ▸#1 rule'), { says: /quot/, fix: ['#1 rule', "'#1 rule'"] }],
    [
      'text behind a list',
      'doc',
      fields('title: [draft] ▸A page'),
      { says: /quot/, fix: ['[draft] A page', "'[draft] A page'"] },
    ],
    [
      'quotation marks in quotation marks',
      'doc',
      fields('title: "A ▸"quoted" page"'),
      { says: /quot/, fix: ['"A "quoted" page"', '\'A "quoted" page\''] },
    ],
    ['two dashes at the end', 'doc', '---\ntitle: A\n▸--\n\nText.\n', { says: /---/, fix: ['\n--\n', '\n---\n'] }],
    ['long dashes at the end', 'doc', '---\ntitle: A\n▸———\n\nText.\n', { says: /---/, fix: ['\n———\n', '\n---\n'] }],
    [
      'indented key',
      'doc',
      fields('title: A', '  ▸sidebar_position: 2'),
      { says: /inden/, fix: ['  sidebar_position', 'sidebar_position'] },
    ],
    ['number sign', 'docs/a.md', fields('title: Mend ▸#12'), { fix: ['Mend #12', "'Mend #12'"] }],
    [
      'behind a comment',
      'docs/a.md',
      '<!-- Copyright -->\n▸---\ntitle: A\nsidebar_position: 2\n---\n\nText.\n',
      {
        fix: [
          '<!-- Copyright -->\n---\ntitle: A\nsidebar_position: 2\n---',
          '---\ntitle: A\nsidebar_position: 2\n---\n\n<!-- Copyright -->',
        ],
      },
    ],
    ['dashes at the end', 'doc', '---\ntitle: A\n▸----\n\nText.\n', { fix: ['\n----', '\n---'] }],
    ['field twice', 'doc', '---\ntitle: A\n▸title: B\n---\n\n# A\n', { says: /line 2/ }],
    ['line twice', 'doc', '---\ntitle: A\n▸title: A\n---\n\n# A\n', { fix: ['title: A\n', ''] }],
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
      vault,
    ],
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
    [
      'language that ends in a sign',
      'docs/a.md',
      '---\ntitle: C ▸# for all\n---\n\na\n',
      { fix: ['C # for all', "'C # for all'"], alone: true },
      home,
    ],
    [
      'below a heading',
      'doc',
      '# B\n\n▸---\ntitle: B\nsidebar_position: 3\n---\n\nText.\n',
      {
        fix: [
          '# B\n\n---\ntitle: B\nsidebar_position: 3\n---\n\n',
          '---\ntitle: B\nsidebar_position: 3\n---\n\n# B\n\n',
        ],
        alone: true,
      },
    ],
  ),
  ...group(
    'full-width signs in YAML',
    ['colon', 'doc', fields('title▸：A'), { says: /colon/, fix: ['：A', ': A'] }],
    [
      'colon in two lines',
      'doc',
      fields('title▸：A', 'sidebar_position：2'),
      { says: /colon/, fix: ['title：A\nsidebar_position：2', 'title: A\nsidebar_position: 2'] },
    ],
    ['quotation marks', 'doc', fields('title: ▸“a: b”'), { says: /quotation/, fix: ['“a: b”', "'a: b'"] }],
    ['brackets round tags', 'doc', fields('tags: ▸【甲，乙】'), { says: /\[/, fix: ['【甲，乙】', '[甲, 乙]'] }],
    ['full-width square brackets', 'doc', fields('tags: ▸［甲, 乙］'), { says: /\[/, fix: ['［甲, 乙］', '[甲, 乙]'] }],
    ['dash of a list', 'doc', fields('tags:', '  ▸－ 甲'), { says: /-/, fix: ['－ 甲', '- 甲'] }],
    ['full-width digits', 'doc', fields('sidebar_position: ▸３'), { says: /number/, fix: ['３', '3'] }],
    [
      'ideographic space after the colon',
      'doc',
      fields('title:▸\u3000A'),
      { says: /space/, fix: ['title:\u3000A', 'title: A'] },
    ],
    ['hash sign', 'doc', fields('title: 论「a▸: b」'), { says: /quot/, fix: ['论「a: b」', "'论「a: b」'"] }],
    [
      'long dashes',
      'doc',
      '▸———\ntitle: A\n———\n\nText.\n',
      { says: /---/, fix: ['———\ntitle: A\n———', '---\ntitle: A\n---'] },
    ],
    ['round brackets round tags', 'doc', fields('tags: ▸（甲, 乙）'), { says: /\[/, fix: ['（甲, 乙）', '[甲, 乙]'] }],
    ['last bracket of a list', 'doc', fields('tags: ▸[甲, 乙】'), { says: /\]/, fix: ['乙】', '乙]'] }],
  ),
  ...group(
    'a tab or a colon',
    ['tab before a field', 'doc', '---\ntitle: A\n\t▸tags: [a]\n---\n\na\n', { fix: ['\ttags', 'tags'], alone: true }],
    [
      'colon in a title',
      'doc',
      '---\ntitle: Part two▸: an end\n---\n\na\n',
      { says: /title: 'Part two: an end'/, fix: ['Part two: an end', "'Part two: an end'"] },
    ],
  ),
];
