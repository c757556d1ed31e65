/** Characters of a wrong encoding, and such that nobody sees. */

import { doc, fields } from '../file-texts.js';
import { group, type Mistake } from '../mistake.js';

export const characters: readonly Mistake[] = [
  ...group(
    'wrong encodings',
    ['UTF-8 as GBK, twice', 'doc', doc('前面▸锟斤拷锟斤拷后面。'), { says: /UTF-8/ }],
    ['UTF-8 as Latin-1', 'doc', doc('The caf▸Ã© is open.'), { fix: ['Ã©', 'é'] }],
    ['a quotation mark', 'doc', doc('It▸â€™s open.'), { fix: ['â€™', '’'] }],
    ['Chinese as Latin-1', 'doc', doc('The word ▸æ–‡ä»¶ here.'), { fix: ['æ–‡ä»¶', '文件'] }],
    ['Chinese as GBK', 'doc', doc('The word ▸鏂囦欢 here.'), { fix: ['鏂囦欢', '文件'] }],
  ),
  ...group(
    'characters that nobody sees',
    ['before a heading', 'doc', doc('▸\u200b## Head'), { fix: ['\u200b', ''] }],
    ['behind a heading mark', 'doc', doc('##▸\u00a0Head'), { fix: ['\u00a0', ' '] }],
    ['behind a bullet', 'doc', doc('▸-\u00a0one\n-\u00a0two'), { fix: ['-\u00a0one\n-\u00a0two', '- one\n- two'] }],
    ['in code', 'doc', doc('```js\nlet▸\u00a0a = 1;\n```'), { fix: ['\u00a0', ' '] }],
    ['in a command', 'doc', doc('Use `npm▸\u200b i`.'), { fix: ['\u200b', ''] }],
    ['in an address', 'doc', doc('See [g](./guide.md▸\u200b).'), { fix: ['\u200b', ''] }],
    ['in front matter', 'docs/a.md', fields('title: A▸\u200b'), { fix: ['\u200b', ''] }],
  ),
];
