/** Mistakes of a ninth set: notes of other tools, paths of the author's machine, copies, rows and footnotes that lack something. */
import { group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const home = { 'docs/index.md': '# A\n', 'docs/grid.md': '# Grid\n', 'docs/img/box.png': 'x' };

export const ninthNotes = group(
  'brought from elsewhere',
  ['page between double brackets', 'doc', doc('Read ▸[[guide]] first.'), { fix: ['[[guide]]', '[guide](guide.md)'] }],
  [
    'page with other words',
    'doc',
    doc('Read ▸[[guide|this page]].'),
    { fix: ['[[guide|this page]]', '[this page](guide.md)'] },
  ],
  ['picture between double brackets', 'doc', doc('▸![[pic.png|300]]'), { fix: ['![[pic.png|300]]', '![](pic.png)'] }],
  [
    'picture in a folder beside',
    'docs/a.md',
    '# A\n\n![A box](▸D:\\notes\\box.png)\n',
    { fix: ['D:\\notes\\box.png', 'img/box.png'] },
    home,
  ],
  [
    'file of the disk',
    'docs/a.md',
    '# A\n\nSee [the grid](▸file:///home/me/docs/grid.md).\n',
    { fix: ['file:///home/me/docs/grid.md', 'grid.md'] },
    home,
  ],
  [
    'box of another generator with a title',
    'doc',
    doc('▸!!! tip "In short"\n    One.\n\n    Two.\n\nThree.'),
    {
      fix: ['!!! tip "In short"\n    One.\n\n    Two.', ':::tip In short\nOne.\n\nTwo.\n:::'],
    },
  ],
);

export const ninthMarks = group(
  'what lacks something',
  ['footnote without its colon', 'doc', doc('Words[^a].\n\n▸[^a] More of it.'), { fix: ['[^a] More', '[^a]: More'] }],
  ['space behind bold words', 'doc', doc('This is ▸**bold **text.'), { fix: ['**bold **text', '**bold** text'] }],
  ['row with a cell too few', 'doc', doc('| A | B |\n| - | - |\n▸| 1 |'), { says: /2 columns/ }],
  ['hard space in a link', 'doc', doc('Read [the guide]▸\u00a0(./guide.md).'), { fix: [']\u00a0(', ']('] }],
  ['copy by a file manager', 'docs/grid (1).md', '▸# Grid\n', { says: /grid\.md/ }, home],
  ['copy with a Chinese name', 'docs/grid - 副本.md', '▸# Grid\n', { says: /grid\.md/ }, home],
);
