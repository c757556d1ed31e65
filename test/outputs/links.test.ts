/** One resolver for every link and asset: what fails a build of ours, what the reference's defaults do, and that builds after the first one know it too. */
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, configText, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** Broken addresses, each with the code of its finding and its position. */
const BROKEN = {
  'docs/a.md': `---
title: 甲
image: ./no.png
---

## 有

[一](./gudie.md) [二](/docs/none) [三](./guide.md#没有) ![四](./none.png) [五](./none.zip)

<a href="/docs/literal">六</a> <img src="./literal.png"/> <Link to="/docs/link">七</Link>

<a href="/docs/asked" data-noBrokenLinkCheck>八</a>
`,
  'docs/guide.md': '# 指南\n',
  'docs/old.md': '# 旧\n',
  'pages/own.tsx': `// <a href="/docs/comment">
import { Part } from '../components/Part';

export default function Own() {
  return (
    <>
      <a href="/docs/page">it's</a> <img src={'/img/page.png'} alt="" />
      <Part to={\`/docs/property\`} />
    </>
  );
}
`,
  'components/Part.tsx': "export const Part = ({ to }: { to: string }) => <a href='/docs/part'>{to}</a>;\n",
  'blog/2024-01-02-p.md': '---\ntitle: P\nauthors: ada\n---\n\n正文\n\n<!-- truncate -->\n\n更多\n',
  'blog/authors.yml': 'ada:\n  name: Ada\n  image_url: /img/ada.png\n  url: /ada\n',
};

const OURS = `export default {
  title: 'T', url: 'https://example.com', i18n: { defaultLocale: 'zh-Hans' }, trailingSlash: false,
  favicon: '/img/icon.svg',
  navbar: { logo: { src: '/img/logo.svg' }, items: [{ to: '/docs/navbar', label: 'N' }, { to: '/blog/rss.xml', label: 'R' }] },
  footer: { links: [{ label: 'F', to: '/docs/footer' }], copyright: '<a href="/docs/html">©</a>' },
  announcementBar: { content: '<a href="/docs/bar">新</a>' },
  redirects: [{ from: '/was', to: '/docs/a#weg' }],
};
`;

const FOREIGN = `module.exports = {
  title: 'T', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  favicon: '/img/icon.svg',
  presets: [['classic', { pages: { path: 'pages' } }]],
  themeConfig: {
    navbar: { logo: { src: '/img/logo.svg' }, items: [{ to: '/docs/navbar', label: 'N' }] },
    footer: { links: [{ label: 'F', to: '/docs/footer' }], copyright: '<a href="/docs/html">©</a>' },
    announcementBar: { content: '<a href="/docs/bar">新</a>' },
  },
};
`;

interface Found {
  code: string;
  level: string;
  file?: string;
  line?: number;
  column?: number;
  nearest?: string;
  args: { url?: string };
}

const isLink = ({ code }: Found) => /^(?:link|image)-/.test(code) && code !== 'link-default-changed';

async function findings(dir: string) {
  const { code, stdout } = await buildFolder(dir, ['--json']);
  const { problems } = JSON.parse(stdout) as { problems: Found[] };
  return { code, found: problems.filter(isLink) };
}

const shown = ({ level, code, file, line, column, args }: Found) =>
  `${level} ${code} ${file}:${line}:${column} ${args.url}`;

it('B7.1 a site of ours fails for each broken page, file, image and anchor, wherever it is named', async () => {
  const { code, found } = await findings(makeSite({ ...BROKEN, 'notes.config.ts': OURS }));
  expect(code).toBe(1);
  expect(found.map(shown).sort()).toEqual(
    [
      'error image-missing docs/a.md:3:8 ./no.png',
      'error link-markdown docs/a.md:8:5 ./gudie.md',
      'error link-broken docs/a.md:8:21 /docs/none',
      'error link-anchor docs/a.md:8:48 ./guide.md#没有',
      'error image-missing docs/a.md:8:57 ./none.png',
      'error link-broken docs/a.md:8:73 ./none.zip',
      'error link-broken docs/a.md:10:9 /docs/literal',
      'error link-asset-missing docs/a.md:10:40 ./literal.png',
      'error link-broken docs/a.md:10:67 /docs/link',
      'error link-broken pages/own.tsx:7:15 /docs/page',
      'error link-asset-missing pages/own.tsx:7:47 /img/page.png',
      'error link-broken pages/own.tsx:8:17 /docs/property',
      'error link-broken components/Part.tsx:1:57 /docs/part',
      'error link-asset-missing blog/authors.yml:3:14 /img/ada.png',
      'error link-broken blog/authors.yml:4:8 /ada',
      'error link-asset-missing notes.config.ts:3:12 /img/icon.svg',
      'error link-asset-missing notes.config.ts:4:26 /img/logo.svg',
      'error link-broken notes.config.ts:4:59 /docs/navbar',
      'error link-broken notes.config.ts:5:39 /docs/footer',
      'error link-broken notes.config.ts:5:78 /docs/html',
      'error link-broken notes.config.ts:6:40 /docs/bar',
      'error link-anchor notes.config.ts:7:44 /docs/a#weg',
    ].sort(),
  );
  expect(found.find(({ code }) => code === 'link-markdown')?.nearest).toBe('./guide.md');
});

it('B7.14 a Docusaurus site has the defaults of Docusaurus; what it never looks at only warns', async () => {
  const { found } = await findings(makeSite({ ...BROKEN, 'docusaurus.config.js': FOREIGN }));
  const levels = Object.fromEntries(found.map(({ args, level }) => [args.url, level]));
  expect(levels).toEqual({
    './gudie.md': 'error',
    '/docs/none': 'error',
    './guide.md#没有': 'warning',
    './none.png': 'error',
    './none.zip': 'error',
    '/docs/link': 'error',
    '/docs/navbar': 'error',
    '/docs/footer': 'error',
    '/ada': 'error',
    './no.png': 'warning',
    '/docs/literal': 'warning',
    './literal.png': 'warning',
    '/docs/page': 'warning',
    '/img/page.png': 'warning',
    '/docs/property': 'warning',
    '/docs/part': 'warning',
    '/img/ada.png': 'warning',
    '/img/icon.svg': 'warning',
    '/img/logo.svg': 'warning',
    '/docs/html': 'warning',
    '/docs/bar': 'warning',
  });
});

it('onBrokenHtmlLinks turns off what stands in HTML and literal attributes, and nothing else', async () => {
  const files = { 'docs/a.md': '# 甲\n\n<a href="/docs/x">x</a> [y](/docs/y)\n' };
  const dir = makeSite({ ...files, 'notes.config.ts': configText({ onBrokenHtmlLinks: 'ignore' }) });
  expect((await findings(dir)).found.map(({ args }) => args.url)).toEqual(['/docs/y']);
});

it('a literal address is what a browser reads: it has the base, and starts at the page', async () => {
  const text =
    '# 甲\n\n<a href="/docs/b">out</a> <a href="/x/docs/b">in</a> <a href="b">beside</a> <a href="docs/b">no</a>\n';
  const files = { 'docs/a.md': text, 'docs/b.md': '# 乙\n' };
  const { found } = await findings(makeSite({ ...files, 'notes.config.ts': configText({ baseUrl: '/x/' }) }));
  expect(found.map(({ code, args, nearest }) => [code, args.url, nearest])).toEqual([
    ['link-outside-base', '/docs/b', '/x/docs/b'],
    // Hosts show the page with a final slash: there it leads into the folder.
    ['link-broken', 'b', '/x/docs/b'],
    ['link-broken', 'docs/b', '/x/docs/b'],
  ]);
});

it('HTML that several languages show may lead to the page in one of them, and nowhere else', async () => {
  const i18n = { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] };
  const text =
    '# 甲\n\n<a href="/docs/b">there</a> <a href="/en/docs/b">too</a> <a href="/docs/c">not</a> <img src="/img/none.png" alt="" />\n';
  const dir = makeSite({
    'docs/a.md': text,
    'docs/b.md': '# 乙\n',
    'pages/index.tsx': 'import Link from \'@docusaurus/Link\';\nexport default () => <Link to="/en/docs/b">b</Link>;\n',
    'i18n/en/code.json': '{}\n',
    'notes.config.ts': configText({ i18n }),
  });
  const { found } = await findings(dir);
  // Each once, not once for each language.
  expect(found.map(({ code, args }) => [code, args.url])).toEqual([
    ['link-broken', '/docs/c'],
    ['link-asset-missing', '/img/none.png'],
  ]);
});

it('properties of components that name a page by its file lead there', async () => {
  const dir = makeSite({
    'docs/a.mdx':
      '<LinkCard url="./b.md" title="B" />\n\n<LinkCard url="./c.md" title="C" />\n\n<Card href="./d.md" title="D">D</Card>\n',
    'docs/b.md': '# 乙\n',
    'notes.config.ts': configText({ onBrokenMarkdownLinks: 'warn', onBrokenHtmlLinks: 'warn' }),
  });
  const { found } = await findings(dir);
  expect(found.map(({ code, args }) => [code, args.url])).toEqual([
    ['link-markdown', './c.md'],
    ['link-markdown', './d.md'],
  ]);
  const built = await buildFolder(dir);
  expect(built.file('docs/a/index.html')).toContain('href="/docs/b"');
});

it('a later build finds what an edit elsewhere has broken, and forgets it when that is mended', async () => {
  const target = '# 乙\n\n## 这里\n';
  const dir = makeSite({
    'docs/a.md': '# 甲\n\n[乙](./b.md#这里)\n',
    'docs/b.md': target,
    'pages/own.tsx': 'export default () => <a href="/docs/b">b</a>;\n',
    'notes.config.ts': configText({}),
  });
  const file = join(dir, 'docs/b.md');
  const codes = async () => {
    const { code, found } = await findings(dir);
    return [code, found.map((entry) => `${entry.file} ${entry.code}`)];
  };
  expect(await codes()).toEqual([0, []]);
  writeFileSync(file, '# 乙\n\n## 那里\n');
  expect(await codes()).toEqual([1, ['docs/a.md link-anchor']]);
  writeFileSync(file, target);
  expect(await codes()).toEqual([0, []]);
  rmSync(file);
  expect(await codes()).toEqual([1, ['docs/a.md link-markdown', 'pages/own.tsx link-broken']]);
  writeFileSync(file, target);
  expect(await codes()).toEqual([0, []]);
});

it('a symbolic link to nothing is told, and followed once it leads somewhere', async () => {
  const dir = makeSite({ 'notes.config.ts': configText(), 'docs/a.md': '# A\n' });
  symlinkSync('../later.md', join(dir, 'docs/b.md'));
  const before = await buildFolder(dir);
  expect(before.stderr).toMatch(/symlink-broken +docs\/b\.md/);
  expect(before.paths).not.toContain('docs/b/index.html');
  writeFileSync(join(dir, 'later.md'), '# Later\n');
  const after = await buildFolder(dir);
  expect(after.stderr).not.toContain('symlink-broken');
  expect(after.file('docs/b/index.html')).toContain('Later');
});
