/** Navbar items of versions: each page shows its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite, configText } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** Labels of links and buttons of the navbar, those of active ones with a star. */
const labelsOf = (html: string): string[] => {
  const [bar = ''] = /<nav aria-label.*?<\/nav>/s.exec(html) ?? [];
  return [...bar.matchAll(/<(?:a|button)\b([^>]*)>([^<]+)/g)].map(
    ([, attributes = '', label]) => label + (attributes.includes('aria-current') ? '*' : ''),
  );
};

it('the item and the dropdown say the version of the page, which alone is marked', async () => {
  const items = [{ type: 'docsVersion' }, { type: 'docsVersionDropdown' }, { type: 'docsVersion', label: '最新' }];
  const { code, stderr, file } = await buildSite({
    'notes.config.ts': configText({
      blog: false,
      navbar: { items },
      docs: { versions: { current: { label: '2.0 dev', path: 'next' } } },
    }),
    'versions.json': '["1.0"]',
    'docs/a.md': '---\nslug: /\n---\n\n# A\n',
    'versioned_docs/version-1.0/a.md': '---\nslug: /\n---\n\n# A\n',
    'pages/index.md': '# P\n',
  });
  expect(code, stderr).toBe(0);
  expect(labelsOf(file('docs/next/index.html'))).toEqual(['2.0 dev*', '2.0 dev', '2.0 dev*', '1.0', '最新']);
  expect(labelsOf(file('docs/index.html'))).toEqual(['1.0*', '1.0', '2.0 dev', '1.0*', '最新*']);
  expect(labelsOf(file('index.html'))).toEqual(['1.0', '1.0', '2.0 dev', '1.0', '最新']);
});

it('B5.89 the list of versions leads to the same doc or category page where a version has it, else to its start', async () => {
  const sidebar = (...items: string[]) =>
    JSON.stringify({ s: [{ type: 'category', label: 'C', link: { type: 'generated-index', slug: '/c' }, items }] });
  const { code, stderr, file } = await buildSite({
    'notes.config.ts': configText({
      blog: false,
      navbar: { items: [{ type: 'docsVersionDropdown' }] },
      docs: { sidebarPath: 'sidebars.json' },
    }),
    'sidebars.json': sidebar('a', 'b', 'new'),
    'versions.json': '["1.0"]',
    'versioned_sidebars/version-1.0-sidebars.json': sidebar('a', 'b'),
    'docs/a.md': '# A\n',
    'docs/b.md': '---\nslug: /other\n---\n\n# B\n',
    'docs/new.md': '# New\n',
    'versioned_docs/version-1.0/a.md': '# A\n',
    'versioned_docs/version-1.0/b.md': '# B\n',
    'pages/index.md': '# P\n',
  });
  expect(code, stderr).toBe(0);
  const menu = (path: string) =>
    [...file(path).matchAll(/<a href="([^"]+)" class="dropdown__link[^"]*"/g)].map(([, href]) => href);
  expect(menu('docs/b/index.html')).toEqual(['/docs/next/other', '/docs/b']);
  expect(menu('docs/next/other/index.html')).toEqual(['/docs/next/other', '/docs/b']);
  expect(menu('docs/next/c/index.html')).toEqual(['/docs/next/c', '/docs/c']);
  expect(menu('docs/next/new/index.html')).toEqual(['/docs/next/new', '/docs/a']);
  expect(menu('index.html')).toEqual(['/docs/next/a', '/docs/a']);
});
