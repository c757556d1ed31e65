/** Sources of mutated input: pages of this repository and of folders that `TORTURE_PAGES` names, their front matter, data files, a configuration. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const read = (folder: string, named: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => named.test(path) && !path.includes('node_modules'))
    .sort()
    .map((path) => readFileSync(join(folder, path), 'utf8'));

const FOLDERS = ['content', 'docs/manual', ...(process.env.TORTURE_PAGES?.split(':').filter(Boolean) ?? [])].map(
  (folder) => resolve(folder),
);

export const PAGES = FOLDERS.flatMap((folder) => read(folder, /\.mdx?$/));

export const DATA = [
  'label: 甲\nposition: 2\nlink:\n  type: generated-index\n  slug: /a\n  title: b\ncollapsed: true\n',
  '{"label": "A", "position": 1, "link": {"type": "doc", "id": "a"}, "customProps": {"a": [1, {"b": null}]}}',
  'js:\n  label: 脚本\n  permalink: /script\n  description: "a: b"\nweb: {label: &x Web, permalink: *x}\n',
  'ada:\n  name: Ada\n  url: https://a.example\n  image_url: /a.png\n  socials:\n    github: ada\n  page:\n    permalink: /ada\n',
  ...FOLDERS.flatMap((folder) => read(folder, /(?:_category_|tags|authors)\.(?:ya?ml|json)$/)),
];
export const FRONT = [
  'title: 甲\ntags: [a, "b c"]\ndate: 2025-01-01 10:00\nslug: /a\nsidebar_position: 2.5\n',
  'authors:\n  - name: A\n    url: https://a.example\n  - ada\nlast_update: {date: 2025-01-01, author: A}\nhide_title: true\n',
  "title: 'it''s'\ndescription: |\n  a\n  b\nkeywords:\n- a\n- b\nimage: ./a.png\nunlisted: no\n",
  ...PAGES.flatMap((text) => /^---\r?\n([\s\S]*?)\n---/.exec(text)?.slice(1) ?? []),
];
export const CONFIG = {
  title: 'T',
  url: 'https://a.example',
  docs: { path: 'docs', sidebarPath: 'sidebars.js' },
  blog: [{ id: 'a', path: 'blog' }],
  navbar: {
    items: [
      { type: 'doc', docId: 'a' },
      { to: '/a', label: 'A' },
    ],
  },
  redirects: [{ from: '/a', to: '/b' }],
  search: { provider: 'embedded' },
};
export const EVENTS =
  'n ["start"]\nn ["value",0,{"t":"n","v":1},null,"1"]\nn ["print","a"]\nn ["threw",1,["Error"],"x"]\nn ["end",0]\n';

/** Parts of 100 KB inputs: every sign of ASCII, others that readers of Markdown treat specially, and beginnings of its constructs. */
export const PARTS = [
  ...Array.from({ length: 95 }, (_, sign) => String.fromCharCode(32 + sign)),
  ...['\t', '\n', '\r', '中', '，', '：', '「', '\u3000', '\u00a0', '\u200b', '\ufeff', '\u0301', '😀', '\0'],
  ...[
    '[a](',
    '![',
    '<!--',
    '{/*',
    '**a',
    '_a ',
    '> ',
    '- a\n',
    '1. ',
    '# a\n',
    '|a',
    ':::a\n',
    '[^a]: b\n',
    '[a]: b\n',
    '`a',
    '$a',
    '</a>',
    '<b>',
    '<a b="',
    '~~~',
    '```',
    '```js\n',
    '~~a',
    'www.',
    'https://',
    '\\(',
    '\\[',
    '{%',
    '{{<',
    '[[',
    '!!! a\n',
    '&lt;',
    '【',
    '＜',
    '“',
    'id=',
    'import ',
    '    ',
    '\n\n',
    '> [!',
    ':a[',
  ],
];
