/** Mistakes in the names of front matter fields. */

import { fields } from '../file-texts.js';
import { start, twoAuthors } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

export const frontMatterFields: readonly Mistake[] = [
  ...group(
    'names of fields',
    ['titel', 'doc', fields('▸titel: A'), { near: 'title', fix: ['titel', 'title'] }],
    [
      'sidebar_postion',
      'doc',
      fields('title: A', '▸sidebar_postion: 3'),
      { near: 'sidebar_position', fix: ['sidebar_postion', 'sidebar_position'] },
    ],
    [
      'descripton',
      'doc',
      fields('title: A', '▸descripton: about'),
      { near: 'description', fix: ['descripton', 'description'] },
    ],
    [
      'hide_tabel_of_contents',
      'doc',
      fields('▸hide_tabel_of_contents: true'),
      { near: 'hide_table_of_contents', fix: ['tabel', 'table'] },
    ],
    [
      'sidebarPosition',
      'doc',
      fields('▸sidebarPosition: 3'),
      { near: 'sidebar_position', fix: ['sidebarPosition', 'sidebar_position'] },
    ],
    [
      'sidebar-label',
      'doc',
      fields('▸sidebar-label: A'),
      { near: 'sidebar_label', fix: ['sidebar-label', 'sidebar_label'] },
    ],
    ['keyword', 'doc', fields('▸keyword: [a]'), { near: 'keywords', fix: ['keyword', 'keywords'] }],
    ['tag', 'post', fields('▸tag: [a]'), { near: 'tags', fix: ['tag:', 'tags:'] }],
    ['Title', 'doc', fields('▸Title: A'), { near: 'title', fix: ['Title', 'title'] }],
    ['autors', 'post', fields('▸autors: ada'), { near: 'authors', fix: ['autors', 'authors'] }],
    [
      'side_bar_position',
      'doc',
      fields('▸side_bar_position: 2'),
      { near: 'sidebar_position', fix: ['side_bar_position', 'sidebar_position'] },
    ],
    [
      'last_udpate',
      'doc',
      fields('▸last_udpate:', '  date: 2025-01-02'),
      { near: 'last_update', fix: ['last_udpate', 'last_update'] },
    ],
    [
      'dat of last_update',
      'doc',
      fields('last_update:', '  ▸dat: 2025-01-02'),
      { near: 'date', fix: ['dat:', 'date:'] },
    ],
    [
      'titel of an author',
      'blog/2025-01-02-b.md',
      fields('authors:', '  - name: Ada', '    ▸titel: Dr.'),
      { near: 'title', fix: ['titel', 'title'] },
      twoAuthors,
    ],
    [
      'authors in a list',
      'post',
      '---\ndate: 2025-01-02\n▸auther: [ada]\n---\n\nA.\n\n<!-- truncate -->\n',
      { near: 'authors', fix: ['auther', 'authors'] },
    ],
  ),
  ...group(
    'fields of other tools',
    ['password', 'docs/a.md', fields('title: A', '▸password: b'), { says: /draft/ }],
    [
      'not published',
      'docs/a.md',
      fields('title: A', '▸published: false'),
      { near: 'draft', fix: ['published: false', 'draft: true'] },
    ],
    [
      'hidden',
      'docs/a.md',
      fields('title: A', '▸hidden: true'),
      { near: 'draft', fix: ['hidden: true', 'draft: true'] },
    ],
    ['home of VitePress', 'docs/b.md', '---\n▸layout: home\nhero:\n  name: A\n---\n', { says: /pages\/index/ }, start],
    ['date of Astro', 'blog/a.md', '---\ntitle: A\n▸pubDate: 2025-03-23\n---\n\na\n', { near: 'date' }],
    ['old addresses of Hugo', 'doc', fields('title: A', '▸aliases: [/old]'), { says: /redirects\.yml/, alone: true }],
    [
      'old address of Jekyll',
      'doc',
      fields('title: A', '▸redirect_from: /old'),
      { says: /redirects\.yml/, alone: true },
    ],
    [
      'no contents',
      'doc',
      fields('title: A', '▸toc: false'),
      { fix: ['toc: false', 'hide_table_of_contents: true'], alone: true },
    ],
    [
      'no sidebar',
      'doc',
      fields('title: A', '▸sidebar: false'),
      { fix: ['sidebar: false', 'displayed_sidebar: null'], alone: true },
    ],
  ),
  ...group(
    'fields of other tools',
    [
      'place in the sidebar of Starlight',
      'doc',
      '---\ntitle: A\n▸sidebar_order: 2\n---\n\na\n',
      { near: 'sidebar_position' },
    ],
    ['address of Hugo', 'doc', '---\ntitle: A\n▸url: /a/\n---\n\na\n', { near: 'slug' }],
  ),
];
