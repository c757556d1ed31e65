/** Mistakes of a seventeenth set: marks of emphasis that do not pair, and what few look at. */
import { config, group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

export const seventeenthMarks = group(
  'marks of emphasis',
  ['space before the star', 'doc', doc('这里▸*强调 *一下。'), { fix: ['*强调 *', '*强调*'], alone: true }],
  ['space behind the star', 'doc', doc('Mind ▸* the gap* here.'), { fix: ['* the gap*', '*the gap*'], alone: true }],
  ['a star more before', 'doc', doc('See ▸***this** here.'), { fix: ['***this**', '**this**'], alone: true }],
  ['a star more behind', 'doc', doc('见▸**这里***的说明。'), { fix: ['**这里***', '**这里**'], alone: true }],
  ['underscores between letters', 'doc', doc('请▸_务必_备份。'), { fix: ['_务必_', '*务必*'], alone: true }],
  ['two underscores', 'doc', doc('请▸__务必__备份。'), { fix: ['__务必__', '**务必**'], alone: true }],
  [
    'code of an emoji',
    'doc',
    doc('Start ▸:roket: now.'),
    { near: ':rocket:', fix: [':roket:', ':rocket:'], alone: true },
  ],
  ['break of a string', 'doc', doc('第一行。▸\\n第二行。'), { fix: ['\\n', '<br />'], alone: true }],
);

const docs = { 'docs/index.md': '# A\n' };
const languages = {
  'notes.config.ts': config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },"),
};

export const seventeenthFiles = group(
  'files',
  ['two endings', 'docs/setup.md.md', '▸# Set up\n', { near: 'setup.md', alone: true }, docs],
  [
    'translation without its version',
    'i18n/en/docusaurus-plugin-content-docs/index.md',
    '▸# A\n',
    { near: 'current/index.md', alone: true },
    { ...docs, ...languages },
  ],
  [
    'authors without a comma',
    'blog/2025-01-01-a.md',
    '---\ntitle: A\nauthors: [▸ada bob]\n---\n\nb\n\n<!-- truncate -->\n\nc\n',
    { fix: ['ada bob', 'ada, bob'], alone: true },
    { ...docs, 'blog/authors.yml': 'ada:\n  name: Ada\nbob:\n  name: Bob\n' },
  ],
);

/** What a stranger wrote without having seen the messages. */
export const seventeenthSigns = group(
  'signs',
  [
    'star less behind a link',
    'doc',
    doc('先看▸**[首页](./index.md)*。'),
    { fix: ['**[首页](./index.md)*', '**[首页](./index.md)**'], alone: true },
  ],
  [
    'star less behind words',
    'doc',
    doc('See ▸**this one* here.'),
    { fix: ['**this one*', '**this one**'], alone: true },
  ],
  ['star less before a character', 'doc', doc('这里▸**强调*一下。'), { fix: ['**强调*', '**强调**'], alone: true }],
  ['name of Python', 'doc', doc('Open ▸__init__.py first.'), { fix: ['__init__.py', '`__init__.py`'], alone: true }],
  ['product', 'doc', doc('共 ▸2*3*4 个。'), { fix: ['2*3*4', '`2*3*4`'], alone: true }],
  [
    'path of a share',
    'doc',
    doc('Copy it to ▸\\\\server\\share\\tally now.'),
    { fix: ['\\\\server\\share\\tally', '`\\\\server\\share\\tally`'], alone: true },
  ],
  [
    'path before a dot',
    'doc',
    doc('Open ▸C:\\Users\\ann\\.ssh now.'),
    { fix: ['C:\\Users\\ann\\.ssh', '`C:\\Users\\ann\\.ssh`'], alone: true },
  ],
  [
    'letters of a list',
    'doc',
    doc('You can:\n\n▸a. download it\nb. build it\nc. borrow it'),
    { fix: ['a. download it\nb. build it\nc. borrow it', '1. download it\n2. build it\n3. borrow it'], alone: true },
  ],
  [
    'lines of a letter head',
    'doc',
    doc('联系我们：\n▸电话：010-12345678\n邮箱：b\n地址：北京'),
    { fix: ['电话：010-12345678\n邮箱：b\n', '电话：010-12345678\\\n邮箱：b\\\n'], alone: true },
  ],
  [
    'curly marks of an attribute',
    'doc',
    doc('注意：▸<font color=“red”>不要删除</font>它。'),
    { fix: ['<font color=“red”>', '<font color="red">'], alone: true },
  ],
  ['formula in a line', 'docs/a.md', doc('勾股定理是 ▸$a^2 + b^2 = c^2$。'), { says: /math: true/, alone: true }, {}],
  [
    'link the wrong way round',
    'doc',
    doc('See the ▸(./index.md)[home page] first.'),
    { fix: ['(./index.md)[home page]', '[home page](./index.md)'], alone: true },
  ],
  [
    'address with a space',
    'doc',
    doc('Write to [us](▸mailto: a@b.example).'),
    { fix: ['mailto: a', 'mailto:a'], alone: true },
  ],
  [
    'page of a picture',
    'doc',
    doc('![Logo](▸https://github.com/ann/a/blob/main/logo.png)'),
    { fix: ['https://github.com/ann/a/blob/main/', 'https://raw.githubusercontent.com/ann/a/main/'], alone: true },
  ],
  [
    'anchor with spaces',
    'docs/a.md',
    '# A\n\nSee [this](./b.md▸#Set up).\n',
    { fix: ['#Set up', '#set-up'], alone: true },
    { 'docs/b.md': '# B\n\nSee [A](./a.md).\n\n## Set up\n\nc\n' },
  ],
  [
    'part of an anchor',
    'docs/a.md',
    '# A\n\n见[安装](./b.md▸#安装)。\n',
    { near: '安装步骤', fix: ['#安装)', '#安装步骤)'], alone: true },
    { 'docs/b.md': '# B\n\n见 [A](./a.md)。\n\n## 安装步骤\n\nc\n' },
  ],
  [
    'public folder of other tools',
    'docs/a.md',
    '# A\n\n![Logo](▸/public/logo.svg)\n',
    { near: '/logo.svg', fix: ['/public/logo.svg', '/logo.svg'], alone: true },
    { 'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n' },
  ],
  [
    'width in braces',
    'docs/a.md',
    '# A\n\n![Flow](/flow.svg)▸{width=300}\n',
    { fix: ['![Flow](/flow.svg){width=300}', '<img src="/flow.svg" alt="Flow" width="300" />'], alone: true },
    { 'static/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n' },
  ],
  [
    'full stop behind an end',
    'doc',
    doc('▹```bash\nnpm install\n```。\n\n## Next\n\nb').replace('▹', '').replace('```。', '▸```。'),
    { fix: ['```。', '```'], alone: true },
  ],
  [
    'width of Obsidian',
    'docs/a.md',
    '# A\n\n![Flow▸|300](/flow.svg)\n',
    { fix: ['![Flow|300](/flow.svg)', '<img src="/flow.svg" alt="Flow" width="300" />'], alone: true },
    { 'static/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n' },
  ],
  [
    'open quotation mark',
    'docs/a.md',
    '# A\n\n<img src="/flow.svg" alt="Flow" width=▸"300>\n',
    { fix: ['"300>', '"300">'], alone: true },
    { 'static/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n' },
  ],
);

export const seventeenthFolders = group(
  'folders of other tools',
  ['posts of Jekyll', '_posts/2026-03-01-first.md', '▸# First\n', { near: 'blog', alone: true }, docs],
  ['pages of Docusaurus', 'src/pages/about.md', '▸# About\n', { near: 'pages', alone: true }, docs],
  [
    'files of Vite',
    'public/logo.svg',
    '▸<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    { near: 'static', alone: true },
    docs,
  ],
);
