import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { comparableAddress, comparableRoute } from '../../cli/prove/addresses.js';
import { openBuilt, sitemapRoutes } from '../../cli/prove/built-folder.js';
import { compareSites } from '../../cli/prove/compare-sites.js';
import { explainLosses } from '../../cli/prove/explain-losses.js';
import { knownClass } from '../../cli/prove/known-classes.js';
import { nearestRoute } from '../../cli/prove/nearest-route.js';
import { textChanges, wordsOf } from '../../cli/prove/text-changes.js';
import { problem } from '../../renderer/site/problems/problem.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';

afterAll(removeFolders);

const DATA = join(import.meta.dirname, 'data');
const PUBLISHED = { origin: 'https://example.com', baseUrl: '/base/' };
const SOURCES: Record<string, string> = { '/docs/a': 'docs/a.md', '/docs/b': 'docs/b.md' };
const TEXTS: Record<string, string> = {
  'docs/a.md': '# A\n\nSome **words** of the text.\n\n## First\n\nRead [the part](./b.md#section).\n',
  'docs/b.md': '---\ntitle: B2\n---\n\n# B\n',
};

/** Compares the folders next to this file. */
function compareData() {
  const [reference, ours] = ['reference', 'ours'].map((name) => openBuilt(join(DATA, name), PUBLISHED));
  if (!reference || !ours) throw new Error('no data');
  const compared = compareSites(reference, ours, PUBLISHED, () => {});
  const explained = explainLosses(compared, {
    problems: [problem('link-broken', { url: './c.md', route: '/docs/c' }, { file: 'docs/b.md', line: 3 })],
    words: ({ code }) => `words of ${code}`,
    sourceOf: (route) => SOURCES[route],
    textOf: (file) => TEXTS[file],
    routes: [...ours.pages.keys()],
  });
  return { ...explained, added: compared.added };
}

it('finds what the folders of the data have not in common, with the edit for each', async () => {
  const found = JSON.stringify(compareData(), null, 2);
  await expect(`${found}
`).toMatchFileSnapshot('data/expected.snap');
});

it('a picture within the document of the reference is a file of ours, with a text and without', () => {
  const folder = ([image, other]: string[]) => {
    const dir = temporaryFolder();
    const text = `<article><div class="theme-doc-markdown"><h1>A</h1>${image}${other}</div></article>`;
    writeFiles(dir, { 'index.html': `<html><body><main>${text}</main></body></html>` });
    return openBuilt(dir, PUBLISHED);
  };
  const reference = folder(['<img src="data:image/png;base64,AA">', '<img src="data:image/png;base64,AB" alt="two">']);
  const [bare, named] = ['<img src="/a-0123456789abcdef.png">', '<img src="/b.png" alt="two">'];
  const lost = (ours: string[]) => compareSites(reference, folder(ours), PUBLISHED, () => {}).differences.length;
  expect([lost([bare, named]), lost([named, '']), lost([bare, ''])]).toEqual([0, 1, 1]);
});

it('finds nothing between a folder and itself', () => {
  const folder = openBuilt(join(DATA, 'reference'), PUBLISHED);
  const { differences, added } = compareSites(folder, folder, PUBLISHED, () => {});
  expect({ differences, added }).toEqual({ differences: [], added: [] });
});

it.each([
  ['/docs/a/', '/docs/a'],
  ['/docs/a.html', '/docs/a'],
  ['/docs/a/index.html', '/docs/a'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/%E4%B8%AD', '/中'],
])('the route %s is compared as %s', (route, expected) => {
  expect(comparableRoute(route)).toBe(expected);
});

it.each([
  ['b/#x', '/docs/b#x'],
  ['/base/docs/b.html?a=1#x', '/docs/b?a=1#x'],
  ['https://example.com/base/blog/', '/blog'],
  ['https://example.org/', 'https://example.org'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['#x', '/docs/a#x'],
])('the address %s on a page is compared as %s', (address, expected) => {
  expect(comparableAddress(address, { ...PUBLISHED, route: '/docs/a' })).toBe(expected);
});

it('reads routes of a sitemap without the base', () => {
  const text =
    '<urlset><url><loc>\nhttps://a.b/base/x/</loc></url><url><loc>https://a.b/base</loc></url><url><loc>https://a.b/other</loc></url></urlset>';
  expect(sitemapRoutes(text, '/base/')).toEqual(['/x', '/', '/other']);
});

it.each([
  ['older-syntax', { aspect: 'text', want: ':::note', got: '' }],
  ['older-syntax', { aspect: 'text', want: ':::', got: '' }],
  ['older-syntax', { aspect: 'headings', want: '## Part {#part}', got: '## Part' }],
  ['title-twice', { aspect: 'titles', want: 'M | M', got: 'M' }],
  [undefined, { aspect: 'text', want: 'note', got: '' }],
  [undefined, { aspect: 'text', want: ':::note', got: ':::' }],
  [undefined, { aspect: 'headings', want: '## Part', got: '## Other' }],
  [undefined, { aspect: 'titles', want: 'A | M', got: 'M' }],
] as const)('the class of a difference is %s for %j', (expected, difference) => {
  expect(knownClass({ route: '/docs/a', ...difference }, { kind: 'doc' })).toBe(expected);
});

const ROUTES = [
  '/',
  '/docs',
  '/docs/intro',
  '/docs/next/intro',
  '/docs/guide/setup',
  '/blog/mdx-blog-post',
  '/fr/docs/intro',
];

it.each([
  ['/docs/2.x/intro', '/docs/intro'],
  ['/de/docs/intro', '/docs/intro'],
  ['/docs/handbook/setup', '/docs/guide/setup'],
  ['/blog/mdx-blog', '/blog/mdx-blog-post'],
  ['/docs/intor', '/docs/intro'],
  ['/docs/completely/otherwise', '/docs'],
  ['/nothing/like/it', undefined],
])('the page nearest to %s is %s', (route, expected) => {
  expect(nearestRoute(route, ROUTES)).toBe(expected);
});

it('says what a text has lost and what stands in its place, with what is around', () => {
  const changes = textChanges(wordsOf('one two three four 中文 字'), wordsOf('one two 3 four 中 文字 five'));
  expect(changes).toEqual([
    { before: 'one two', lost: 'three', added: '3', after: 'four 中文字' },
    { before: 'two three four 中文字', lost: '', added: 'five', after: '' },
  ]);
});

it('does not look for words in common where texts are altogether different', () => {
  const [a, b] = ['a', 'b'].map((letter) => Array.from({ length: 20_000 }, (_, index) => `${letter}${index}`));
  expect(textChanges(a ?? [], b ?? [])).toHaveLength(1);
});
