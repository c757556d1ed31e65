/** Mistakes in the marks of links. */

import { doc } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

export const linkMarks: readonly Mistake[] = [
  ...group(
    'full-width signs in links',
    ['round brackets', 'doc', doc('See [g]▸（./guide.md）.'), { fix: ['（./guide.md）', '(./guide.md)'] }],
    ['last bracket', 'doc', doc('See [g](./guide.md▸）。'), { fix: ['guide.md）', 'guide.md)'] }],
    ['first bracket', 'doc', doc('See [g]▸（./guide.md).'), { fix: ['（./', '(./'] }],
    ['square brackets', 'doc', doc('See ▸【g】(./guide.md).'), { fix: ['【g】', '[g]'] }],
    ['full-width square brackets', 'doc', doc('See ▸［g］(./guide.md).'), { fix: ['［g］', '[g]'] }],
    ['exclamation mark', 'doc', doc('See ▸！[g](./pic.png).'), { fix: ['！[', '!['] }],
    [
      'round brackets of an address',
      'doc',
      doc('See [g]▸（https://b.example）.'),
      { fix: ['（https://b.example）', '(https://b.example)'] },
    ],
    ['curly title', 'doc', doc('See [g](./guide.md ▸“标题”).'), { fix: ['“标题”', '"标题"'] }],
    [
      'full stop in a name',
      'doc',
      doc('See [g](▸./guide。md).'),
      { near: './guide.md', fix: ['guide。md', 'guide.md'] },
    ],
    [
      'colon of a scheme',
      'doc',
      doc('See [g](▸https：//b.example).'),
      { says: /https:\/\//, fix: ['https：', 'https:'] },
    ],
    ['number sign', 'doc', doc('See [g](▸./guide.md＃install).'), { near: './guide.md#install', fix: ['＃', '#'] }],
  ),
  ...group(
    'marks of links',
    ['space before the bracket', 'doc', doc('See [g]▸ (./guide.md).'), { says: /space/, fix: ['[g] (', '[g]('] }],
    ['turned round', 'doc', doc('See ▸(g)[./guide.md].'), { fix: ['(g)[./guide.md]', '[g](./guide.md)'] }],
    [
      'undefined reference',
      'doc',
      doc('See ▸[the guide][giude].\n\n[guide]: ./guide.md'),
      { near: 'guide', fix: ['[giude]', '[guide]'] },
    ],
    ['not closed', 'doc', doc('See ▸[g](./guide.md for more.'), { says: /\)/, fix: ['.md for', '.md) for'] }],
    ['no address', 'doc', doc('See ▸[g]().'), { says: /address/ }],
    ['space before the anchor', 'doc', doc('See ▸[g](./guide.md #install).'), { fix: ['md #install', 'md#install'] }],
    ['turned marks', 'doc', doc('See ▸[g]{./guide.md}.'), { fix: ['{./guide.md}', '(./guide.md)'] }],
    ['escaped link', 'doc', doc('See ▸\\[g\\](./guide.md).'), { fix: ['\\[g\\]', '[g]'] }],
    [
      'bare, in a Chinese sentence',
      'doc',
      doc('见 ▸https://b.example/a，再看。'),
      { fix: ['https://b.example/a，', '[https://b.example/a](https://b.example/a)，'] },
    ],
    ['label of a link', 'doc', doc('[text][▸guidde]\n\n[guide]: ./guide.md'), { fix: ['guidde', 'guide'] }],
    ['link that a sentence ends', 'doc', doc('See ▸[the guide](./guide.md.'), { fix: ['md.', 'md).'] }],
    ['hard space in a link', 'doc', doc('Read [the guide]▸\u00a0(./guide.md).'), { fix: [']\u00a0(', ']('] }],
    [
      'page that is not closed before a comma',
      'doc',
      doc('看 ▸[甲](./guide.md，再看 [乙](./index.md)。'),
      { fix: ['guide.md，', 'guide.md)，'] },
    ],
    ['colon before an address', 'doc', doc('See ▸[the guide]:(./guide.md) first.'), { fix: [']:(', ']('] }],
    ['colon before an address, at the left', 'doc', doc('▸[the guide]:(./guide.md)'), { fix: [']:(', ']('] }],
    ['bracket too many', 'doc', doc('见 [指南]▸](./a.md)。'), { fix: [']](', ']('] }],
    ['bracket behind a link', 'doc', doc('见 [指南](./a.md)▸)。'), { fix: ['a.md))', 'a.md)'] }],
    [
      'address before Chinese',
      'doc',
      doc('访问 ▸https://a.example获取更多'),
      { fix: ['https://a.example获', '[https://a.example](https://a.example)获'] },
    ],
    ['link with a bracket of another width', 'doc', doc('见[官网](https://a.example▸）。'), { fix: ['）。', ')。'] }],
    [
      'link the wrong way round',
      'doc',
      doc('See the ▸(./index.md)[home page] first.'),
      { fix: ['(./index.md)[home page]', '[home page](./index.md)'], alone: true },
    ],
  ),
  ...group('a link without its end', [
    'end of a link',
    'doc',
    doc('See ▸[the page](a.md'),
    { fix: ['(a.md', '(a.md)'] },
  ]),
];
