/** No file is written, moved or deleted outside the output folder, whatever content and configuration say. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTree, removeFolders, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, configText, makeSite, type SiteSource } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

/** Everything around the output folder, without the cache. */
const around = (dir: string) =>
  Object.fromEntries(Object.entries(readTree(dirname(dir))).filter(([path]) => !/^(dist|site\/\.notes)\//.test(path)));

const post = (field: string) => `---\ndate: 2025-01-01\n${field}\n---\n\n# A\n`;

/** Slugs that no post may have, as YAML. */
const SLUGS = {
  climbs: '../../../../escaped',
  'climbs-one': '../up',
  'climbs-from-root': '/../../docs/index',
  'climbs-inside': '/a/../../b',
  dot: '/a/./b',
  encoded: '"%2e%2E/%2e%2e/x"',
  'half-encoded': '".%2e/x"',
  'encoded-slash': '"..%2fx"',
  backslash: "'..\\..\\x'",
  'encoded-backslash': '"..%5cx"',
  nul: '"a\\0b"',
  'encoded-nul': '"a%00b"',
  'line-feed': '"a\\nb"',
  escape: '"a\\e[31mb"',
  'half-pair': '"a\\ud800b"',
};

const CONTENT: SiteSource = {
  ...Object.fromEntries(Object.entries(SLUGS).map(([name, slug]) => [`blog/${name}.md`, post(`slug: ${slug}`)])),
  'blog/tag.md': post('tags: [{ label: a, permalink: /../../../../x }]'),
  'blog/author.md': post('authors: a'),
  'blog/a\\b.md': post('title: A'),
  'blog/authors.yml': 'a:\n  name: A\n  page:\n    permalink: /../../../../x\n',
  'docs/index.md': '# Home\n',
  'docs/slug.md': '---\nslug: /../../../x\n---\n',
  'docs/nul.md': '---\nslug: "a\\0b"\n---\n',
  'docs/encoded.md': '---\nslug: /a%2fb\n---\n',
  'docs/tag.md': '---\ntags: [{ label: a, permalink: "../../x" }]\n---\n',
  'docs/tags.yml': 'js:\n  permalink: /../../../x\n',
  'docs/c/_category_.yml': 'link:\n  type: generated-index\n  slug: /../../../../x\n',
  'docs/c/d.md': '# D\n',
  'pages/slug.md': '---\nslug: /../../docs/index\n---\n\n# A\n',
  'pages/%2e%2e/markdown.md': '# A\n',
  'pages/%2e%2e/react.tsx': 'export default () => <p>x</p>;\n',
  'versions.json': '["../../x"]\n',
  'sidebars.js':
    "export default {\n  main: [{ type: 'category', label: 'C', items: ['index'], link: { type: 'generated-index', slug: '/../../y' } }],\n};\n",
};

const CONTENT_PLACES = [
  ...Object.keys(SLUGS).map((name) => `blog/${name}.md:3:7`),
  'blog/a\\b.md',
  'blog/authors.yml:4:16',
  'blog/tag.md:3:31',
  'docs/c/_category_.yml:3:9',
  'docs/encoded.md:2:7',
  'docs/nul.md:2:7',
  'docs/slug.md:2:7',
  'docs/tag.md:2:31',
  'docs/tags.yml:2:14',
  'pages/%2e%2e/markdown.md',
  'pages/%2e%2e/react.tsx',
  'pages/slug.md:2:7',
  'sidebars.js:2:99',
  'versions.json:1:2',
];

const up = '../../x';
const CONFIG = {
  baseUrl: '/../x/',
  i18n: { defaultLocale: up, locales: [up] },
  docs: { id: up, routeBasePath: '/../../x', tagsBasePath: up, versions: { 1: { path: up } } },
  blog: {
    id: up,
    routeBasePath: '..\\x',
    tagsBasePath: up,
    archiveBasePath: up,
    pageBasePath: '%2e%2e/x',
    authorsBasePath: up,
  },
  pages: { routeBasePath: '..' },
  redirects: [
    { from: '/../../x', to: '/docs' },
    { from: ['/a', 'https://x.y/a'], to: '/docs' },
  ],
  sitemap: { filename: '../../x.xml' },
  search: { searchPagePath: up },
};

const CONFIG_FIELDS = [
  'i18n.defaultLocale',
  'i18n.locales[0]',
  'docs.id',
  'docs.routeBasePath',
  'docs.tagsBasePath',
  'docs.versions.1.path',
  'blog.id',
  'blog.routeBasePath',
  'blog.tagsBasePath',
  'blog.archiveBasePath',
  'blog.pageBasePath',
  'blog.authorsBasePath',
  'pages.routeBasePath',
  'redirects[0].from',
  'redirects[1].from[1]',
  'sitemap.filename',
  'search.searchPagePath',
  '/../x/',
];

interface Told {
  code: string;
  args: Record<string, string>;
  file?: string;
  line?: number;
  column?: number;
}

const ADDRESS = /^(address-unsafe|doc-slug-unclean|config-base-invalid)$/;

/** Builds a site that must fail and write nothing; gives what was said of addresses. */
async function refused(files: SiteSource): Promise<Told[]> {
  const dir = makeSite(files);
  const before = around(dir);
  const built = await buildFolder(dir, ['--json']);
  expect([built.code === 0, built.paths]).toEqual([false, []]);
  expect(around(dir)).toEqual(before);
  const problems: Told[] = JSON.parse(built.stdout).problems;
  return problems.filter(({ code }) => ADDRESS.test(code));
}

describe.each(['trusted', 'untrusted'])('addresses that leave the site, %s', (security) => {
  it('are refused where content says them', async () => {
    const trustedPaths = ['pages'];
    const config = configText({ security, trustedPaths, docs: { sidebarPath: 'sidebars.js' } });
    const own = await refused({ 'notes.config.ts': config, ...CONTENT });
    // A category file counts where the sidebar is made of folders.
    const { 'sidebars.js': _, ...folders } = CONTENT;
    const made = await refused({ 'notes.config.ts': configText({ security, trustedPaths }), ...folders });
    const places = [...own, ...made].map(({ file, line, column }) => [file, line, column].filter(Boolean).join(':'));
    expect([...new Set(places)].sort()).toEqual([...CONTENT_PLACES].sort());
    expect([...own, ...made].filter(({ args }) => /[^\P{Cc}\n]/u.test(Object.values(args).join('')))).toEqual([]);
  });

  it('are refused where the configuration says them', async () => {
    const told = await refused({ 'notes.config.ts': configText({ ...CONFIG, security }), 'docs/a.md': '# A\n' });
    expect(told.map(({ args }) => args.field ?? args.base).sort()).toEqual([...CONFIG_FIELDS].sort());
    expect(told.filter(({ line }) => line === undefined)).toEqual([]);
  });
});

describe('a base path', () => {
  it.each(['javascript:x', 'https://x.y/n', '//x.y', '/../x/', '/a?b', '/a b/'])(
    'is not %s, in the configuration or as --base',
    async (base) => {
      const files = { 'docs/a.md': '# A\n' };
      const written = await buildFolder(makeSite({ ...files, 'notes.config.ts': configText({ baseUrl: base }) }));
      const given = await buildFolder(makeSite(files), ['--base', base]);
      for (const { code, stderr, paths } of [written, given])
        expect([code, stderr.match(/^error \S+/m)?.[0], paths]).toEqual([2, 'error config-base-invalid', []]);
    },
  );
});

describe('the output folder', () => {
  it('is left by no link in it', async () => {
    const dir = makeSite({ 'docs/a/b.md': '# B\n', 'docs/c.md': '# C\n' });
    await buildFolder(dir);
    const out = join(dir, '../dist');
    writeFiles(join(dir, '../other'), { 'a/b/index.html': 'theirs', 'file/a': 'theirs' });
    rmSync(join(out, 'docs'), { recursive: true });
    symlinkSync('../other', join(out, 'docs'));
    rmSync(join(out, '_notes/page'), { recursive: true });
    symlinkSync('../../other/file', join(out, '_notes/page'));
    const before = around(dir);
    const built = await buildFolder(dir);
    expect([built.code, around(dir)]).toEqual([0, before]);
    mkdirSync(join(dir, '../clean'));
    const clean = await buildFolder(dir, [], 'clean');
    expect(built.files).toEqual(clean.files);
  });
});
