/** Mistakes in the addresses that pages have and had. */

import { config, fields } from '../file-texts.js';
import { guide, guideAndLogo, home, startAndPage } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

export const addressesOfPages: readonly Mistake[] = [
  ...group(
    'addresses that two pages have',
    ['slug', 'docs/b.md', fields('slug: ▸/same'), { says: /slug/ }, { 'docs/a.md': fields('slug: /same') }],
    ['id', 'docs/b.md', fields('id: ▸same'), { says: /id/ }, { 'docs/a.md': fields('id: same') }],
    ['case', 'docs/b.md', fields('slug: ▸/Same'), { says: /case/ }, { 'docs/a.md': fields('slug: /same') }],
    ['two endings', 'docs/a.mdx', '▸# A\n', { says: /docs\/a\.md/ }, { 'docs/a.md': '# A\n' }],
    [
      'slugs of posts',
      'blog/2025-01-01-b.md',
      fields('slug: ▸same'),
      { says: /slug/ },
      { ...home, 'blog/2025-01-02-a.md': fields('slug: same') },
    ],
    ['from the name', 'docs/a.md', fields('slug: ▸/b'), { says: /slug/ }, { 'docs/b.md': '# B\n' }],
    [
      'of a page',
      'src/pages/x.md',
      '▸# X\n',
      { says: /pages\/x/ },
      { ...home, 'src/pages/x.tsx': 'export default () => <p>X</p>;\n' },
    ],
  ),
  ...group(
    'addresses of pages',
    ['base of the docs', 'docs/a.md', fields('title: A', 'slug: ▸/docs/x'), { near: '/x', fix: ['/docs/x', '/x'] }],
    [
      'base of the blog',
      'blog/2025-01-01-a.md',
      fields('title: A', 'slug: ▸blog/x'),
      { near: '/x', fix: ['blog/x', '/x'] },
      home,
    ],
    ['ending of a file', 'docs/a.md', fields('title: A', 'slug: ▸/x.md'), { near: '/x', fix: ['/x.md', '/x'] }],
    [
      'whole address',
      'docs/a.md',
      fields('title: A', 'slug: ▸https://a.example/docs/x'),
      { near: '/x', fix: ['https://a.example/docs/x', '/x'] },
    ],
    ['slug with backslashes', 'doc', '---\nslug: ▸/in\\a\n---\n\n# A\n', { fix: ['/in\\a', '/in/a'] }],
  ),
  ...group(
    'redirects',
    [
      'leads nowhere',
      'notes.config.ts',
      config("redirects: [{ from: '/old', to: ▸'/docs/giude' }],"),
      { near: '/docs/guide', fix: ['giude', 'guide'] },
      guide,
    ],
    [
      'from is taken',
      'notes.config.ts',
      config("redirects: [{ from: ▸'/docs/guide', to: '/docs' }],"),
      { says: /remove/i },
      guide,
    ],
    [
      'form',
      'notes.config.ts',
      config("redirects: [{ ▸form: '/old', to: '/docs/guide' }],"),
      { near: 'from', fix: ['form:', 'from:'] },
      guide,
    ],
    [
      'whole address',
      'notes.config.ts',
      config("redirects: [{ from: ▸'https://a.example/old', to: '/docs/guide' }],"),
      { says: /host|path/, fix: ["'https://a.example/old'", "'/old'"] },
      guide,
    ],
    [
      'no list',
      'notes.config.ts',
      config("redirects: ▸{ from: '/old', to: '/docs/guide' },"),
      { says: /\[/, fix: ["{ from: '/old', to: '/docs/guide' }", "[{ from: '/old', to: '/docs/guide' }]"] },
      guideAndLogo,
    ],
    [
      'to a file',
      'notes.config.ts',
      config("redirects: [{ from: '/old', to: ▸'/docs/guide.md' }],"),
      { near: '/docs/guide', fix: ['guide.md', 'guide'] },
      guideAndLogo,
    ],
    [
      'redirects in a circle',
      'redirects.yml',
      '- from: /x\n  to: ▸/y\n- from: /y\n  to: /x\n',
      { says: /no page/ },
      startAndPage,
    ],
    [
      'end of a redirect',
      'notes.config.ts',
      config("redirects: [{ from: '/a', ▸target: '/docs' }],"),
      { fix: ['target', 'to'] },
      home,
    ],
    [
      'redirect to itself',
      'notes.config.ts',
      config("redirects: [{ from: '/docs/old', to: ▸'/docs/old' }],"),
      { says: /no page/ },
      home,
    ],
    [
      'address that two redirects have',
      'notes.config.ts',
      config("redirects: [{ from: '/old', to: '/docs' }, { from: ▸'/old', to: '/docs' }],"),
      { says: /ignored/ },
      home,
    ],
    [
      'source of a redirect',
      'redirects.yml',
      '- ▸source: /docs/old\n  to: /docs\n',
      { says: /ones: from/, fix: ['source', 'from'], alone: true },
      home,
    ],
    [
      'redirect without an end',
      'redirects.yml',
      '- ▸from: /docs/old\n',
      { says: /"\[0\]\.to" is required/, alone: true },
      home,
    ],
  ),
];
