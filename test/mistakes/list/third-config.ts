/** Mistakes in the configuration and data files of which fresh sets showed that nothing was said, each with others of its kind. */
import { config, group } from '../mistake.js';

const docs = { 'docs/index.md': '# A\n', 'docs/guide.md': '# Guide\n', 'docs/guide/one.md': '# One\n' };
const file = 'notes.config.ts';
const chinese = {
  ...docs,
  [file]: config("i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },", 'blog: false,'),
};

export const thirdConfig = [
  ...group(
    'configuration keys',
    ['title twice', file, config("▸title: 'U',"), { says: /twice|duplicate/i }, docs],
    [
      'items twice',
      file,
      config("navbar: { items: [], ▸items: [{ label: 'A', to: '/docs' }] },"),
      { says: /twice|duplicate/i },
      docs,
    ],
    ['nav of VitePress', file, config('▸nav: [],'), { near: 'navbar' }, docs],
    ['base of VitePress', file, config("▸base: '/x/',"), { near: 'baseUrl', fix: ['base:', 'baseUrl:'] }, docs],
    ['description', file, config("▸description: 'about',"), { near: 'tagline', fix: ['description', 'tagline'] }, docs],
    ['head', file, config('▸head: [],'), { near: 'headTags' }, docs],
    ['ignoreDeadLinks', file, config('▸ignoreDeadLinks: true,'), { near: 'onBrokenLinks' }, docs],
    [
      'text and link',
      file,
      config("navbar: { items: [{ ▸text: 'A', to: '/docs' }] },"),
      { near: 'label', fix: ['text:', 'label:'] },
      docs,
    ],
    [
      'link of an item',
      file,
      config("navbar: { items: [{ label: 'A', ▸link: '/docs' }] },"),
      { near: 'to', fix: ['link:', 'to:'] },
      docs,
    ],
    ['siteTitle', file, config("navbar: { ▸siteTitle: 'A' },"), { near: 'title', fix: ['siteTitle', 'title'] }, docs],
  ),
  ...group(
    'configuration values',
    ['text for a switch', file, config("search: ▸'yes',"), { says: /true|object|boolean/ }, docs],
    ['onBrokenLinks severe', file, config("onBrokenLinks: ▸'severe',"), { near: 'throw' }, docs],
    [
      'onBrokenAnchors error',
      file,
      config("onBrokenAnchors: ▸'error',"),
      { near: 'throw', fix: ["'error'", "'throw'"] },
      docs,
    ],
    ['onBrokenLinks off', file, config("onBrokenLinks: ▸'off',"), { near: 'ignore', fix: ["'off'", "'ignore'"] }, docs],
    [
      'onBrokenLinks false',
      file,
      config('onBrokenLinks: ▸false,'),
      { near: 'ignore', fix: ['false', "'ignore'"] },
      docs,
    ],
    [
      'onBrokenLinks warning',
      file,
      config("onBrokenLinks: ▸'warning',"),
      { near: 'warn', fix: ["'warning'", "'warn'"] },
      docs,
    ],
    ['value in the next line', file, config('navbar:', "  ▸'top',"), { says: /object/ }, docs],
    ['mode night', file, config("colorMode: { defaultMode: ▸'night' },"), { near: 'dark' }, docs],
    [
      'blank in the url',
      file,
      "export default {\n  title: 'T',\n  url: ▸'https:// a.example',\n};\n",
      { says: /space|https/, fix: ["'https:// a", "'https://a"] },
      docs,
    ],
  ),
  ...group('links', [
    'anchor of a React page',
    'docs/x.md',
    '# X\n\nSee [it](/about#▸taem).\n',
    { near: 'team', fix: ['taem', 'team'] },
    { ...docs, 'pages/about.tsx': 'export default () => <h2 id="team">Team</h2>;\n' },
  ]),
  ...group(
    'tags files',
    [
      'full-width colon inside a tag',
      'docs/tags.yml',
      'javascript:\n  label▸：JS\n',
      { says: /colon/, fix: ['：JS', ': JS'] },
      { 'docs/x.md': '---\ntags: [javascript]\n---\n\nText.\n' },
    ],
    [
      'equals sign inside a tag',
      'docs/tags.yml',
      'javascript:\n  label ▸= JS\n',
      { says: /colon/, fix: [' = JS', ': JS'] },
      { 'docs/x.md': '---\ntags: [javascript]\n---\n\nText.\n' },
    ],
    [
      'no space behind the colon inside a tag',
      'docs/tags.yml',
      'javascript:\n  label▸:JS\n',
      { says: /space/, fix: ['label:JS', 'label: JS'] },
      { 'docs/x.md': '---\ntags: [javascript]\n---\n\nText.\n' },
    ],
    [
      'full-width colon inside an author',
      'blog/authors.yml',
      'ada:\n  name▸：Ada\n',
      { says: /colon/, fix: ['：Ada', ': Ada'] },
      { 'docs/index.md': '# A\n', 'blog/2025-01-01-a.md': '---\nauthors: ada\n---\n\nText.\n' },
    ],
    [
      'full-width colon inside a link',
      'docs/guide/_category_.yml',
      'link:\n  type▸：generated-index\n',
      { says: /colon/, fix: ['：g', ': g'] },
      docs,
    ],
  ),
  ...group(
    'message ids',
    [
      'text without message',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.NotFound.title": ▸"无"\n}\n',
      { says: /message/, fix: ['"无"', '{ "message": "无" }'] },
      chinese,
    ],
    [
      'list for a message',
      'i18n/zh-Hans/code.json',
      '{\n  "theme.NotFound.title": ▸["无"]\n}\n',
      { says: /message/ },
      chinese,
    ],
  ),
];
