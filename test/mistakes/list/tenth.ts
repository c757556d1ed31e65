/** Mistakes of a tenth set: what chats, office programs and input methods leave, handlers, formulas and addresses of styles. */
import { config, group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const sheet = { 'docs/index.md': '# A\n', 'notes.config.ts': config("customCss: 'css/a.css',"), 'css/back.png': 'x' };

export const tenthLeft = group(
  'left by other programs',
  [
    'source of a chat',
    'doc',
    doc('See [it](https://a.example/b▸?utm_source=chatgpt.com).'),
    { fix: ['?utm_source=chatgpt.com', ''] },
  ],
  [
    'source of a chat before a query',
    'doc',
    doc('See [it](https://a.example/b▸?utm_source=chatgpt.com&c=1).'),
    { fix: ['utm_source=chatgpt.com&', ''] },
  ],
  ['formula of a chat', 'doc', doc('So ▸\\(x^2 = y\\) holds.'), { fix: ['\\(x^2 = y\\)', '$x^2 = y$'] }],
  ['formula of its own', 'doc', doc('▸\\[\nx^2 = y\n\\]'), { fix: ['\\[\nx^2 = y\n\\]', '$$\nx^2 = y\n$$'] }],
  [
    'formula in one line',
    'doc',
    doc('▸\\[ \\frac{1}{x} \\]'),
    { fix: ['\\[ \\frac{1}{x} \\]', '$$\n\\frac{1}{x}\n$$'] },
  ],
  [
    'box of a notebook',
    'doc',
    doc('▸<aside>\n💡 Keep it short.\n</aside>'),
    { fix: ['<aside>\n💡 Keep it short.\n</aside>', ':::note\n\nKeep it short.\n\n:::'] },
  ],
  [
    'page with the id of a notebook',
    'doc',
    doc('See [it](▸Guide%200123456789abcdef0123456789abcdef.md).'),
    { fix: ['Guide%200123456789abcdef0123456789abcdef.md', 'guide.md'] },
  ],
  [
    'picture that its host keeps',
    'doc',
    doc('![A](▸https://mmbiz.qpic.cn/sz_mmbiz_png/a/640)'),
    { says: /Save the picture/ },
  ],
  ['picture for some hours', 'doc', doc('![A](▸https://s3.example/a.png?X-Amz-Expires=3600)'), { says: /some time/ }],
);

export const tenthSigns = group(
  'signs and names',
  ['wide stars of a list', 'doc', doc('▸＊ 甲\n＊ 乙'), { fix: ['＊ 甲\n＊ 乙', '* 甲\n* 乙'] }],
  ['wide marks of a formula', 'doc', doc('公式▸＄x+y＄如下。'), { fix: ['＄x+y＄', '$x+y$'] }],
  [
    'end of a formula',
    'doc',
    doc('$$\n\\begin{cases}\n1\n▸\\end{case}\n$$'),
    { near: 'cases', fix: ['\\end{case}', '\\end{cases}'] },
  ],
  ['anchor with a space', 'doc', doc('## Set up\n\nSee [it](▸#set up).'), { fix: ['#set up', '#set-up'] }],
  [
    'import twice',
    'mdx',
    "import A from './_chart.mdx';\nimport ▸A from './_chart.mdx';\n\n<A />\n",
    { fix: ["\nimport A from './_chart.mdx';", ''] },
  ],
  ['handler in small letters', 'mdx', '<button ▸onkeydown={() => 1}>A</button>\n', { fix: ['onkeydown', 'onKeyDown'] }],
  [
    'variable of Docusaurus',
    'css/a.css',
    ':root {\n  ▸--ifm-color-primery: red;\n}\n',
    { fix: ['primery', 'primary'] },
    sheet,
  ],
  [
    'picture of a style sheet',
    'css/a.css',
    '.a {\n  background: url(▸./bakc.png);\n}\n',
    { fix: ['bakc', 'back'] },
    sheet,
  ],
  [
    'page in another folder',
    'docs/a/b.md',
    '# B\n\nSee [it](▸../elsewhere/far/guide.md).\n',
    { fix: ['../elsewhere/far/guide.md', '../guide.md'] },
    { 'docs/guide.md': '# Guide\n' },
  ],
);
