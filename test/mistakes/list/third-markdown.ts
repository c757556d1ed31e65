/** Mistakes in Markdown of which fresh sets showed that nothing was said, each with others of its kind. */
import { group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const F = '```';
const code = (info: string, lines = 'let a = 1;\nlet b = 2;\nlet c = 3;') => doc(`${F}js ${info}\n${lines}\n${F}`);
const value = (comment: string) => doc(`${F}js\n1 + 2; ${comment}\n${F}`);

export const thirdMarkdown = [
  ...group(
    'expectations',
    ['full-width bracket', 'doc', value('▸// =＞ 3'), { says: /=> 3/, fix: ['=＞', '=>'] }],
    ['full-width equals sign', 'doc', value('▸// ＝> 3'), { says: /=> 3/, fix: ['＝>', '=>'] }],
    ['both', 'doc', value('▸// ＝＞ 3'), { says: /=> 3/, fix: ['＝＞', '=>'] }],
    ['thin arrow', 'doc', value('▸// -> 3'), { says: /=> 3/, fix: ['->', '=>'] }],
    ['long arrow', 'doc', value('▸// ==> 3'), { says: /=> 3/, fix: ['==>', '=>'] }],
    ['double arrow of typography', 'doc', value('▸// ⇒ 3'), { says: /=> 3/, fix: ['⇒', '=>'] }],
    ['space in the arrow', 'doc', value('▸// = > 3'), { says: /=> 3/, fix: ['= >', '=>'] }],
  ),
  ...group(
    'fences',
    ['shel', 'doc', doc(`${F}▸shel\nls\n${F}`), { near: 'shell', fix: ['shel', 'shell'] }],
    ['bahs', 'doc', doc(`${F}▸bahs\nls\n${F}`), { near: 'bash', fix: ['bahs', 'bash'] }],
    ['josn', 'doc', doc(`${F}▸josn\n{}\n${F}`), { near: 'json', fix: ['josn', 'json'] }],
    ['pyton', 'doc', doc(`${F}▸pyton\na = 1\n${F}`), { near: 'python', fix: ['pyton', 'python'] }],
    ['linenos', 'doc', code('▸linenos'), { near: 'showLineNumbers', fix: ['linenos', 'showLineNumbers'] }],
    ['lineNumbers', 'doc', code('▸lineNumbers'), { near: 'showLineNumbers', fix: ['lineNumbers', 'showLineNumbers'] }],
    [
      'line-numbers',
      'doc',
      code('▸line-numbers'),
      { near: 'showLineNumbers', fix: ['line-numbers', 'showLineNumbers'] },
    ],
    ['filename', 'doc', code('▸filename="a.js"'), { near: 'title', fix: ['filename', 'title'] }],
    ['range in square brackets', 'doc', code('▸[1-2]'), { says: /\{1-2\}/, fix: ['[1-2]', '{1-2}'] }],
    ['range in round brackets', 'doc', code('▸(1,3)'), { says: /\{1,3\}/, fix: ['(1,3)', '{1,3}'] }],
    ['range turned round', 'doc', code('▸{2-1}'), { says: /\{1-2\}/, fix: ['{2-1}', '{1-2}'] }],
    ['range with dots', 'doc', code('▸{1..3}'), { says: /\{1-3\}/, fix: ['{1..3}', '{1-3}'] }],
    ['range with a tilde', 'doc', code('▸{1~3}'), { says: /\{1-3\}/, fix: ['{1~3}', '{1-3}'] }],
    ['range with a colon', 'doc', code('▸{1:3}'), { says: /\{1-3\}/, fix: ['{1:3}', '{1-3}'] }],
    ['range with spaces', 'doc', code('▸{1 3}'), { says: /\{1,3\}/, fix: ['{1 3}', '{1,3}'] }],
    ['line 0', 'doc', code('{▸0}'), { says: /first|1/ }],
  ),
  ...group(
    'GitHub alerts',
    ['colon behind, text below', 'doc', doc('> ▸[!NOTE]:\n> Text.'), { fix: ['[!NOTE]:', '[!NOTE]'] }],
    ['sign to fold', 'doc', doc('> ▸[!NOTE]-\n> Text.'), { fix: ['[!NOTE]-', '[!NOTE]'] }],
    ['in bold', 'doc', doc('> ▸**[!NOTE]**\n> Text.'), { fix: ['**[!NOTE]**', '[!NOTE]'] }],
    ['INFO', 'doc', doc('> [!▸INFO]\n> Text.'), { near: 'NOTE', fix: ['INFO', 'NOTE'] }],
    ['DANGER', 'doc', doc('> [!▸DANGER]\n> Text.'), { near: 'CAUTION', fix: ['DANGER', 'CAUTION'] }],
    ['Chinese name', 'doc', doc('> [!▸提示]\n> Text.'), { near: 'TIP', fix: ['提示', 'TIP'] }],
    ['name of nothing', 'doc', doc('> [!▸ABSTRACT]\n> Text.'), { says: /NOTE, TIP/ }],
    ['callout of Obsidian', 'doc', doc('> [!▸quote]\n> Text.'), { says: /NOTE, TIP/ }],
    ['bug of Obsidian', 'doc', doc('> [!▸bug]\n> Text.'), { near: 'CAUTION', fix: ['bug', 'CAUTION'] }],
  ),
  ...group(
    'headings and ids',
    ['one sign without a blank', 'doc', doc('▸#two words\n\nText.'), { says: /space/, fix: ['#two', '# two'] }],
    ['one sign, Chinese', 'doc', doc('▸#两个词\n\nText.'), { says: /space/, fix: ['#两', '# 两'] }],
    ['in a list of parts', 'doc', doc('## A\n\nText.\n\n▸##2. B\n\nText.'), { says: /space/, fix: ['##2.', '## 2.'] }],
  ),
  ...group(
    'links',
    ['blank in the scheme', 'doc', doc('See ▸[g](https:// b.example).'), { fix: ['https:// b', 'https://b'] }],
    ['blank before the slashes', 'doc', doc('See ▸[g](https: //b.example).'), { fix: ['https: //b', 'https://b'] }],
    ['blank in a bare address', 'doc', doc('See ▸https:// b.example for more.'), { fix: ['https:// b', 'https://b'] }],
    ['capitals and a blank', 'doc', doc('See ▸[g](my Page.MD).'), { fix: ['(my Page.MD)', '(<my Page.MD>)'] }],
    ['full-width slashes', 'doc', doc('See ▸[g](https:／／b.example).'), { fix: ['／／', '//'] }],
    ['slashes twice', 'doc', doc('See ▸[g](https://https://b.example).'), { fix: ['https://https', 'https'] }],
  ),
  ...group(
    'images',
    ['backslash', 'doc', doc('▸![A picture](.\\pic.png)'), { fix: ['.\\pic', './pic'] }],
    [
      'backslash in a folder',
      'doc',
      doc('▸![A picture](..\\_img\\pic.png)'),
      { fix: ['..\\_img\\pic', '../_img/pic'] },
    ],
    ['capitals in the ending', 'doc', doc('![A picture](▸./pic.PNG)'), { near: './pic.png', fix: ['PNG', 'png'] }],
    ['HTML, misspelt', 'doc', doc('<img src=▸"./pci.png" alt="A" />'), { near: './pic.png' }],
  ),
  ...group(
    'components',
    ['full-width angle', 'mdx', doc('▸＜Admonition type="note">Text.</Admonition>'), { fix: ['＜', '<'] }],
    ['full-width angle at the end', 'mdx', doc('<DocCardList /▸＞'), { fix: ['＞', '>'] }],
    [
      'full-width angle of the closing tag',
      'mdx',
      doc('<Admonition type="note">Text.▸＜/Admonition>'),
      { fix: ['＜', '<'] },
    ],
  ),
  ...group(
    'imports',
    [
      'braces round what a partial shows',
      'mdx',
      doc("import ▸{ Chart } from './_chart.mdx';\n\n<Chart />"),
      { says: /default|brace/, fix: ['{ Chart }', 'Chart'] },
    ],
    ['HTML in MDX', 'mdx', doc('<img src=▸"./pick.png" alt="A" />'), { near: './pic.png' }],
  ),
  ...group(
    'addresses twice',
    ['from the name', 'docs/a.md', '---\nslug: ▸/b\n---\n\nText.\n', { says: /slug/ }, { 'docs/b.md': '# B\n' }],
    [
      'of a page',
      'src/pages/x.md',
      '▸# X\n',
      { says: /pages\/x/ },
      { 'docs/index.md': '# A\n', 'src/pages/x.tsx': 'export default () => <p>X</p>;\n' },
    ],
  ),
  ...group(
    'signs of a Chinese keyboard',
    [
      'dots in place of backticks',
      'doc',
      doc('状态用 ▸·useState· 保存。'),
      { says: /`/, fix: ['·useState·', '`useState`'] },
    ],
    [
      'dots behind a comma',
      'doc',
      doc('先调用，▸·list.map()·，再返回。'),
      { says: /`/, fix: ['·list.map()·', '`list.map()`'] },
    ],
  ),
  ...group(
    'syntax of other tools',
    ['include of VitePress', 'doc', doc('文字。\n\n▸<!-- @include: ./part.md -->'), { says: /import/ }],
    ['include without a blank', 'doc', doc('▸<!--@include: ./part.md-->'), { says: /import/ }],
    ['brackets of LaTeX', 'doc', doc('▸\\[\nE = mc^2\n\\]'), { fix: ['\\[\nE = mc^2\n\\]', '$$\nE = mc^2\n$$'] }],
    [
      'brackets of LaTeX in a line',
      'doc',
      doc('▸\\[ \\frac{1}{2} \\]'),
      { fix: ['\\[ \\frac{1}{2} \\]', '$$\n\\frac{1}{2}\n$$'] },
    ],
  ),
];
