/** Mistakes of two more fresh sets, each with others of its kind: indentation, characters that nobody sees, marks of code. */
import { config, group } from '../mistake.js';

const F = '```';
const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

export const fifthMarkdown = [
  ...group(
    'lists',
    ['nested by one space', 'doc', doc('- one\n ▸- two\n- three'), { fix: ['\n - two', '\n  - two'] }],
    ['bullets below a number', 'doc', doc('1. one\n  ▸- two\n2. three'), { fix: ['\n  - two', '\n   - two'] }],
    ['bullets below two digits', 'doc', doc('10. one\n   ▸- two'), { fix: ['\n   - two', '\n    - two'] }],
    ['numbers below a number', 'doc', doc('1. one\n  ▸1. two\n2. three'), { fix: ['\n  1. two', '\n   1. two'] }],
    ['paragraph by two', 'doc', doc('1. one\n\n  ▸More.\n\n2. two'), { fix: ['  More', '   More'] }],
    [
      'code by two',
      'doc',
      doc(`1. one\n\n  ▸${F}sh\n  ls\n  ${F}`),
      { fix: ['  ```sh\n  ls\n  ```', '   ```sh\n   ls\n   ```'] },
    ],
    [
      'code at the left',
      'doc',
      doc(`1. one\n\n▸${F}sh\nls\n${F}\n\n2. two`),
      { fix: ['```sh\nls\n```', '   ```sh\n   ls\n   ```'] },
    ],
    ['picture, numbers begin again', 'doc', doc('1. one\n\n▸![A](./pic.png)\n\n1. two'), { fix: ['![A]', '   ![A]'] }],
    ['no space behind bullets', 'doc', doc('Text:\n\n▸-one\n-two'), { fix: ['-one\n-two', '- one\n- two'] }],
    ['no space behind numbers', 'doc', doc('文字：\n\n▸1.甲\n2.乙'), { fix: ['1.甲\n2.乙', '1. 甲\n2. 乙'] }],
    ['no space behind stars', 'doc', doc('文字：\n\n▸*甲\n*乙'), { fix: ['*甲\n*乙', '* 甲\n* 乙'] }],
    ['Chinese brackets', 'doc', doc('▸1）甲\n2）乙'), { fix: ['1）甲\n2）乙', '1. 甲\n2. 乙'] }],
    ['number right below a sentence', 'doc', doc('Then:\n▸2. b\n3. c'), { fix: ['Then:\n', 'Then:\n\n'] }],
    ['task without space', 'doc', doc('- ▸[x]done'), { fix: ['[x]done', '[x] done'] }],
    ['task without sign', 'doc', doc('- ▸[] to do'), { fix: ['[] to', '[ ] to'] }],
    ['task with spaces', 'doc', doc('- ▸[ x ] done'), { fix: ['[ x ]', '[x]'] }],
    [
      'folders without fence',
      'doc',
      doc('▸├── a\n│   └── b\n└── c'),
      { fix: ['├── a\n│   └── b\n└── c', '```text\n├── a\n│   └── b\n└── c\n```'] },
    ],
  ),
  ...group(
    'fences',
    [
      'end outside of the item',
      'doc',
      doc(`1. one\n\n   ▸${F}js\n   let a = 1;\n${F}\n\n2. two`),
      { fix: [';\n```', ';\n   ```'] },
    ],
    [
      'code outside of the item',
      'doc',
      doc(`1. one\n\n   ▸${F}js\nlet a = 1;\n   ${F}\n\n2. two`),
      { fix: ['\nlet', '\n   let'] },
    ],
    ['end outside of the quote', 'doc', doc(`> ▸${F}js\n> let a = 1;\n${F}\n\nText.`), { fix: [';\n```', ';\n> ```'] }],
    ['behind words', 'doc', doc(`So: ▸${F}js\nlet a = 1;\n${F}\n\nText.`), { fix: ['So: ', 'So:\n\n'] }],
    [
      'note, misspelt',
      'doc',
      doc(`${F}js\nlet a = 1; // ▸[!code hightlight]\n${F}`),
      { near: 'highlight', fix: ['hightlight', 'highlight'] },
    ],
    [
      'note of another tool',
      'doc',
      doc(`${F}js\nlet a = 1; // ▸[!code add]\n${F}`),
      { near: '++', fix: ['add]', '++]'] },
    ],
    ['note with a space', 'doc', doc(`${F}js\nlet a = 1; // ▸[! code ++]\n${F}`), { fix: ['[! code', '[!code'] }],
    [
      'note with a Chinese colon',
      'doc',
      doc(`${F}js\nlet a = 1; // ▸[!code ++：2]\nlet b;\n${F}`),
      { fix: ['：2', ':2'] },
    ],
  ),
  ...group(
    'characters that nobody sees',
    ['before a heading', 'doc', doc('▸\u200b## Head'), { fix: ['\u200b', ''] }],
    ['behind a heading mark', 'doc', doc('##▸\u00a0Head'), { fix: ['\u00a0', ' '] }],
    ['behind a bullet', 'doc', doc('▸-\u00a0one\n-\u00a0two'), { fix: ['-\u00a0one\n-\u00a0two', '- one\n- two'] }],
    ['in code', 'doc', doc(`${F}js\nlet▸\u00a0a = 1;\n${F}`), { fix: ['\u00a0', ' '] }],
    ['in a command', 'doc', doc('Use `npm▸\u200b i`.'), { fix: ['\u200b', ''] }],
    ['in an address', 'doc', doc('See [g](./guide.md▸\u200b).'), { fix: ['\u200b', ''] }],
    ['in front matter', 'docs/a.md', '---\ntitle: A▸\u200b\n---\n\nText.\n', { fix: ['\u200b', ''] }],
  ),
  ...group('truncate', ['first of all', 'post', doc('▸<!-- truncate -->\n\nText.'), { says: /after the paragraphs/ }]),
];

const logo = { 'static/img/logo.png': 'no picture' };
const BASE_URL = "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n";
const guide = { 'docs/guide.md': '# Guide\n' };

export const fifthAddresses = [
  ...group(
    'images',
    [
      'of a colour mode',
      'docs/a.mdx',
      doc('<ThemedImage sources={{ light: ▸"/img/lgo.png", dark: "/img/logo.png" }} alt="A" />'),
      { near: '/img/logo.png', fix: ['lgo', 'logo'] },
      logo,
    ],
    [
      'of a colour mode, by a call',
      'docs/a.mdx',
      doc(
        `${BASE_URL}<ThemedImage sources={{ light: useBaseUrl('▸/img/lgo.png'), dark: useBaseUrl('/img/logo.png') }} />`,
      ),
      { near: '/img/logo.png', fix: ['lgo', 'logo'] },
      logo,
    ],
    [
      'colour mode, misspelt',
      'docs/a.mdx',
      doc('<ThemedImage sources={{ light: "/img/logo.png", ▸drak: "/img/logo.png" }} alt="A" />'),
      { near: 'dark', fix: ['drak', 'dark'] },
      logo,
    ],
    [
      'colour mode, missing',
      'docs/a.mdx',
      doc('<ThemedImage ▸sources={{ light: "/img/logo.png" }} alt="A" />'),
      { says: /sources\.dark/ },
      logo,
    ],
    [
      'of a call in a page',
      'pages/a.tsx',
      `${BASE_URL}export default function A() {\n  const src = useBaseUrl('▸/img/lgo.png');\n  return <img src={src} alt="A" />;\n}\n`,
      { near: '/img/logo.png', fix: ['lgo', 'logo'] },
      logo,
    ],
    ['of the own machine', 'doc', doc('![it](▸http://localhost:3000/pic.png)'), { says: /own machine/ }],
  ),
  ...group(
    'links',
    ['to the own machine', 'doc', doc('See [it](▸http://localhost:3000/docs/guide).'), { says: /own machine/ }],
    [
      'to the own machine, HTML',
      'docs/a.mdx',
      doc('<a href=▸"http://localhost:3000/docs/guide">A</a>'),
      { near: '/docs/guide', fix: ['http://localhost:3000', ''] },
      guide,
    ],
    [
      'to the own machine, navbar',
      'notes.config.ts',
      config("navbar: { items: [{ label: 'A', href: ▸'http://localhost:3000/' }] },"),
      { says: /own machine/ },
      { 'docs/index.md': '# A\n' },
    ],
  ),
  ...group(
    'without encryption',
    ['frame', 'docs/a.mdx', doc('<iframe title="A" src=▸"http://b.example/x"></iframe>'), { fix: ['http:', 'https:'] }],
    [
      'picture of a page',
      'pages/a.tsx',
      'export default () => <img alt="A" src=▸"http://b.example/x.png" />;\n',
      { fix: ['http:', 'https:'] },
      { 'docs/index.md': '# A\n' },
    ],
    [
      'script',
      'notes.config.ts',
      config("scripts: ['▸http://b.example/x.js'],"),
      { fix: ['http:', 'https:'] },
      { 'docs/index.md': '# A\n' },
    ],
    [
      'social card',
      'docs/a.md',
      '---\ntitle: A\nimage: ▸http://b.example/x.png\n---\n\nText.\n',
      { fix: ['http:', 'https:'] },
    ],
  ),
];

const home = { 'docs/index.md': '# A\n' };
const post = { 'blog/2025-01-01-a.md': '---\ntags: [a]\nauthors: [jane]\n---\n\nText.\n' };
const footer = 'export default function Footer() {\n  return <p>A</p>;\n}\n';

export const fifthData = [
  ...group(
    'addresses of pages',
    [
      'base of the docs',
      'docs/a.md',
      '---\ntitle: A\nslug: ▸/docs/x\n---\n\nText.\n',
      { near: '/x', fix: ['/docs/x', '/x'] },
    ],
    [
      'base of the blog',
      'blog/2025-01-01-a.md',
      '---\ntitle: A\nslug: ▸blog/x\n---\n\nText.\n',
      { near: '/x', fix: ['blog/x', '/x'] },
      home,
    ],
    [
      'ending of a file',
      'docs/a.md',
      '---\ntitle: A\nslug: ▸/x.md\n---\n\nText.\n',
      { near: '/x', fix: ['/x.md', '/x'] },
    ],
    [
      'whole address',
      'docs/a.md',
      '---\ntitle: A\nslug: ▸https://a.example/docs/x\n---\n\nText.\n',
      { near: '/x', fix: ['https://a.example/docs/x', '/x'] },
    ],
    [
      'edit address without scheme',
      'notes.config.ts',
      config("docs: { editUrl: ▸'github.com/me/x/edit/main' },"),
      { fix: ['github.com', 'https://github.com'] },
      home,
    ],
    [
      'edit address with one slash',
      'notes.config.ts',
      config("docs: { editUrl: ▸'https:/github.com/me/x/edit/main' },"),
      { fix: ['https:/g', 'https://g'] },
      home,
    ],
  ),
  ...group(
    'front matter',
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
    [
      'not published',
      'docs/a.md',
      '---\ntitle: A\n▸published: false\n---\n\nText.\n',
      { near: 'draft', fix: ['published: false', 'draft: true'] },
    ],
    [
      'hidden',
      'docs/a.md',
      '---\ntitle: A\n▸hidden: true\n---\n\nText.\n',
      { near: 'draft', fix: ['hidden: true', 'draft: true'] },
    ],
    ['year of another century', 'post', '---\ntitle: A\ndate: ▸2205-01-01\n---\n\nText.\n', { says: /year/ }],
    [
      'day that is none, in a name',
      'blog/2026-02-30-a.md',
      '▸---\ntitle: A\n---\n\nText.\n',
      { says: /calendar/ },
      home,
    ],
  ),
  ...group(
    'theme files',
    ['default export', 'theme/layout/Footer.tsx', `▸${footer}`, { fix: ['default function', 'function'] }, home],
    [
      'no export',
      'theme/layout/Footer.tsx',
      '▸const Footer = () => <p>A</p>;\n',
      { fix: ['const', 'export const'] },
      home,
    ],
    [
      'other folder',
      'theme/Footer.tsx',
      `▸${footer.replace('default ', '')}`,
      { near: 'layout/Footer', says: /layout\/Footer/ },
      home,
    ],
    [
      'misspelt in its folder',
      'theme/layout/frame/Foter.tsx',
      `▸${footer.replace('default ', '')}`,
      { near: 'layout/Footer', says: /layout\/Footer/ },
      home,
    ],
  ),
  ...group(
    'data files',
    [
      'fields not indented',
      'blog/authors.yml',
      'jane:\n▸name: Jane\ntitle: Dev\n',
      { fix: ['name: Jane\ntitle', '  name: Jane\n  title'] },
      { ...home, ...post },
    ],
    [
      'link of a category not indented',
      'docs/b/_category_.yml',
      'label: B\nlink:\n▸type: generated-index\n',
      { fix: ['type:', '  type:'] },
      { ...home, 'docs/b/a.md': '# A\n' },
    ],
    [
      'address of a tag twice',
      'blog/tags.yml',
      'a:\n  label: A\n  permalink: /x\nb:\n  label: B\n  permalink: ▸/x\n',
      { says: /another/ },
      { ...home, ...post, 'blog/authors.yml': 'jane:\n  name: Jane\n' },
    ],
    [
      'version without folder',
      'versions.json',
      '[\n  "1.0",\n  ▸"2.0"\n]\n',
      { says: /folder/ },
      { ...home, 'versioned_docs/version-1.0/index.md': '# A\n' },
    ],
  ),
  ...group(
    'marks in one line',
    [
      'admonition',
      'doc',
      doc('▸:::tip Save your work. :::\n\nMore.'),
      { fix: [':::tip Save your work. :::', ':::tip\nSave your work.\n:::'] },
    ],
    ['container with a space', 'doc', doc('▸::: details The log\n\nText.\n\n:::'), { says: /<details>/ }],
    ['key, opened twice', 'docs/a.md', doc('Press <kbd>Ctrl▸<kbd> now.'), { fix: ['Ctrl<kbd>', 'Ctrl</kbd>'] }],
    ['bar in code in a table', 'doc', doc('| A | B |\n| --- | --- |\n| `a ▸| b` | c |'), { fix: ['a |', 'a \\|'] }],
    ['comment without end', 'docs/a.md', doc('Text.\n\n▸<!-- TODO\n\nMore.'), { says: /-->/ }],
    ['first of the bullets', 'doc', doc('▸-one\n- two\n- three'), { fix: ['-one', '- one'] }],
  ),
];
