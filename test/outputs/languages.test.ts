/** A site in several languages, seen from outside: one build makes all, each below its own path with its own texts, index, feeds and sitemap. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTree, removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import {
  type Built,
  buildClean,
  buildFolder,
  buildSite,
  configText,
  differing,
  hrefs,
  makeSite,
  type SiteSource,
} from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const I18N = {
  defaultLocale: 'en',
  locales: ['en', 'zh-Hans', 'ar'],
  localeConfigs: { 'zh-Hans': { title: '甲的笔记', tagline: '写下来' } },
};
const TRANSLATED = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current';
const post = (title: string) => `# ${title}\n\nIntro.\n\n<!-- truncate -->\n\nMore.\n`;

const CARDS = `<Card title="A" href="/docs/guide/a">Card.</Card>

<LinkCard title="B" url="/docs/guide/b" image="/pic.svg" />

<LinkButton href="/docs/guide/a">Go</LinkButton>

<ThemedImage alt="P" sources={{ light: '/pic.svg', dark: '/pic.svg' }} />
`;

const FILES: SiteSource = {
  'notes.config.ts': configText({
    i18n: I18N,
    navbar: { items: [{ to: '/docs/guide/a', label: 'Docs' }, { type: 'localeDropdown' }] },
    footer: { copyright: 'Mine' },
  }),
  'docs/guide/a.md': '# Alpha\n\nEnglish words, [beta](./b.md).\n\n:::note\n\nTold.\n\n:::\n',
  'docs/guide/b.md': '# Beta\n\nOnly in English.\n',
  'docs/guide/_category_.json': '{ "label": "Guide" }',
  'blog/2024-01-01-p.md': post('Post'),
  'pages/index.md': `# Home\n\n[Docs](/docs/guide/a)\n\n${CARDS}`,
  'components/Live.tsx':
    "import { useState } from 'react';\nexport default () => {\n  const [n] = useState(1);\n  return <b>{n}</b>;\n};\n",
  'pages/live.mdx': `import Live from '@site/components/Live';\n\n# Live\n\n<Live />\n\n${CARDS}`,
  'pages/about.md': '# About\n',
  'static/pic.txt': 'a file\n',
  'static/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>\n',
  [`${TRANSLATED}/guide/a.md`]: '# 甲文\n\n中文的话，[乙](./b.md)。\n\n:::note\n\n说明。\n\n:::\n',
  'i18n/zh-Hans/docusaurus-plugin-content-docs/current.json':
    '{ "sidebar.defaultSidebar.category.Guide": { "message": "指南" } }',
  'i18n/zh-Hans/docusaurus-plugin-content-blog/2024-01-01-p.md': post('文章'),
  'i18n/zh-Hans/docusaurus-plugin-content-pages/about.md': '# 关于\n',
  'i18n/zh-Hans/docusaurus-theme-classic/navbar.json': '{ "item.label.Docs": { "message": "文档" } }',
  'i18n/zh-Hans/docusaurus-theme-classic/footer.json': '{ "copyright": { "message": "我的" } }',
  'i18n/zh-Hans/code.json': '{ "theme.docs.paginator.next": { "message": "后一篇吧" } }',
  'i18n/ar/code.json': '{}',
};

const html = (built: Built, path: string) => built.file(join(path, 'index.html'));
const below = (built: Built, folder: string) =>
  built.paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));

describe('one build', () => {
  let built: Built;
  beforeAll(async () => {
    built = await buildClean(FILES);
  });

  it('makes every language, the default one at the base, the others below their names', () => {
    const pages = (folder: string) => below(built, folder).filter((path) => /^[^_]*(?:\.html|\.xml|\.txt)$/.test(path));
    const own = pages('').filter((path) => !/^(?:zh-Hans|ar)\//.test(path) && path !== 'robots.txt');
    expect(own).toContain('docs/guide/a/index.html');
    expect(pages('zh-Hans/')).toEqual(own);
    expect(pages('ar/')).toEqual(own);
    // Hosts read these at the root alone.
    expect(built.paths.filter((path) => /(?:robots\.txt|_headers|_redirects)$/.test(path))).toEqual([
      '_headers',
      '_redirects',
      'robots.txt',
    ]);
  });

  it('takes translated docs, posts and pages, and the default ones where there is none', () => {
    expect(html(built, 'docs/guide/a')).toContain('English words');
    expect(html(built, 'zh-Hans/docs/guide/a')).toContain('中文的话');
    expect(html(built, 'zh-Hans/docs/guide/a')).not.toContain('English words');
    expect(html(built, 'zh-Hans/docs/guide/b')).toContain('Only in English.');
    expect(html(built, 'zh-Hans/blog/2024/01/01/p')).toContain('>文章</h1>');
    expect(html(built, 'zh-Hans/about')).toContain('>关于</h1>');
    expect(html(built, 'ar/docs/guide/a')).toContain('English words');
  });

  it('takes texts of navbar, footer, sidebars and interface from their files', () => {
    const page = html(built, 'zh-Hans/docs/guide/a');
    for (const text of ['>文档</a>', '我的', '指南', '后一篇吧', '>说明</div>']) expect(page).toContain(text);
    const english = html(built, 'docs/guide/a');
    for (const text of ['>Docs</a>', 'Mine', 'Guide', 'Next']) expect(english).toContain(text);
  });

  it('takes title and tagline of the site from the language, and those of the site where it has none', () => {
    const titles = ['docs/guide/a', 'zh-Hans/docs/guide/a', 'ar/docs/guide/a'].map(
      (path) => /<title>([^<]*)<\/title>/.exec(html(built, path))?.[1],
    );
    expect(titles).toEqual(['Alpha | 站点', '甲文 | 甲的笔记', 'Alpha | 站点']);
    expect(built.file('zh-Hans/llms.txt')).toMatch(/^# 甲的笔记\n\n> 写下来\n/);
    expect(built.file('zh-Hans/blog/rss.xml')).toContain('甲的笔记');
  });

  it('says language and direction, and links within the language', () => {
    expect(html(built, 'docs/guide/a')).toMatch(/^<!DOCTYPE html>\n<html lang="en" dir="ltr"/);
    expect(html(built, 'zh-Hans/docs/guide/a')).toMatch(/<html lang="zh-Hans" dir="ltr"/);
    expect(html(built, 'ar/docs/guide/a')).toMatch(/<html lang="ar" dir="rtl"/);
    expect(hrefs(html(built, 'zh-Hans/docs/guide/a'))).toContain('/zh-Hans/docs/guide/b');
    expect(hrefs(html(built, 'zh-Hans'))).toContain('/zh-Hans/docs/guide/a');
  });

  it.each(['', 'live'])('adds the base of the language to the addresses of components (/%s)', (page) => {
    for (const folder of ['', 'zh-Hans/']) {
      const home = html(built, join(folder, page));
      const cards = [
        ...home.matchAll(
          /<a class="(?:link-card|card|link-button)[^>]*? href="([^"]*)"|<a href="([^"]*)"[^>]* class="(?:link-card|card|link-button)/g,
        ),
      ];
      expect(cards.map(([, after, before]) => after ?? before)).toEqual([
        `/${folder}docs/guide/a`,
        `/${folder}docs/guide/b`,
        `/${folder}docs/guide/a`,
      ]);
      const images = [...home.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
      expect(images).toEqual(Array(3).fill(`/${folder}pic.svg`));
      for (const mode of ['light', 'dark']) expect(home).toContain(`themedComponent--${mode}`);
    }
  });

  it('names the page of each language and the one for all other readers, and itself first', () => {
    const alternates = (path: string) =>
      [...html(built, path).matchAll(/<link rel="alternate" href="([^"]*)" hreflang="([^"]*)">/g)].map(
        ([, href, lang]) => `${lang} ${href?.replace('https://example.com', '')}`,
      );
    const page = 'docs/guide/a';
    const [en, zh, ar] = [`en /${page}`, `zh-Hans /zh-Hans/${page}`, `ar /ar/${page}`];
    expect(alternates(page)).toEqual([en, zh, ar, `x-default /${page}`]);
    expect(alternates(`zh-Hans/${page}`)).toEqual([zh, en, ar, `x-default /${page}`]);
    expect(alternates('ar')).toEqual(['ar /ar/', 'en /', 'zh-Hans /zh-Hans/', 'x-default /']);
    const locales = (path: string) =>
      [...html(built, path).matchAll(/<meta property="og:locale(:alternate)?" content="([^"]*)">/g)].map(
        ([, other = '', name]) => name + other,
      );
    expect(locales(page)).toEqual(['en', 'zh_Hans:alternate', 'ar:alternate']);
    expect(locales('ar')).toEqual(['ar', 'en:alternate', 'zh_Hans:alternate']);
  });

  it('tells hosts of the files of every language, at the root', () => {
    for (const folder of ['', 'zh-Hans/', 'ar/']) {
      expect(built.file('robots.txt')).toContain(`Sitemap: https://example.com/${folder}sitemap.xml\n`);
      expect(built.file('_headers')).toContain(`\n/${folder}_notes/page/*\n`);
      expect(built.file('_redirects')).toContain(`/${folder}docs /${folder}docs/guide/a 301\n`);
    }
  });

  it('links from the menu of languages to the same page, with this language marked', () => {
    const entries = (path: string) =>
      [...html(built, path).matchAll(/<a href="([^"]*)" class="dropdown__link([^"]*)"([^>]*)>([^<]*)<\/a>/g)].map(
        ([, href, active, attributes, label]) =>
          [label, href, active ? 'active' : '', /aria-current="true"/.test(attributes ?? '') ? 'current' : ''].join(
            ' ',
          ),
      );
    expect(entries('zh-Hans/docs/guide/a')).toEqual([
      'English /docs/guide/a  ',
      '简体中文 /zh-Hans/docs/guide/a active current',
      'العربية /ar/docs/guide/a  ',
    ]);
    expect(entries('')[0]).toBe('English / active current');
    expect(html(built, 'zh-Hans')).toMatch(/<button[^>]*class="navbar__link[^>]*>简体中文<\/button>/);
  });

  it('has search index, feeds, sitemap, lists and files for each', () => {
    for (const folder of ['', 'zh-Hans/', 'ar/']) {
      const base = `https://example.com/${folder}`;
      expect(built.file(`${folder}sitemap.xml`)).toContain(`<loc>${base}docs/guide/a</loc>`);
      expect(built.file(`${folder}blog/rss.xml`)).toContain(`${base}blog/2024/01/01/p`);
      expect(built.file(`${folder}llms.txt`)).toContain(`${base}docs/guide/a`);
      expect(built.paths).toContain(`${folder}_notes/search/meta.json`);
      expect(built.file(`${folder}pic.txt`)).toBe('a file\n');
    }
    expect(built.file('sitemap.xml')).not.toContain('zh-Hans/docs/guide/a</loc>');
    expect(built.json('zh-Hans/_notes/search/meta.json').facets).toContainEqual(['zh-Hans', 'current', 'default']);
    expect(built.json('_notes/search/meta.json').facets).toContainEqual(['en', 'current', 'default']);
  });
});

it('an incremental build has the bytes of a clean one, and touches what has changed', async () => {
  const dir = makeSite(FILES);
  await buildFolder(dir);
  const edits: [what: string, change: () => void, written: RegExp][] = [
    ['a translation', () => writeFiles(dir, { [`${TRANSLATED}/guide/a.md`]: '# 甲文\n\n改过的话。\n' }), /^zh-Hans\//],
    ['a new translation', () => writeFiles(dir, { [`${TRANSLATED}/guide/b.md`]: '# 乙文\n' }), /^zh-Hans\//],
    ['no translation', () => rmSync(join(dir, TRANSLATED, 'guide/b.md')), /^zh-Hans\//],
    ['a text', () => writeFiles(dir, { 'i18n/zh-Hans/code.json': '{}' }), /^zh-Hans\//],
    ['the default', () => writeFiles(dir, { 'docs/guide/b.md': '# Beta\n\nAll of them.\n' }), /./],
    [
      'one language fewer',
      () =>
        writeFiles(dir, {
          'notes.config.ts': FILES['notes.config.ts']!.replace(/,\s*"ar"/, ''),
        }),
      /./,
    ],
  ];
  for (const [what, change, written] of edits) {
    change();
    const run = await notesInHost(['build', dir, '-o', join(dir, '../dist'), '--json'], { cwd: dir });
    expect(run.code, what).toBe(0);
    const { changed } = JSON.parse(run.stdout);
    expect(changed.length, what).toBeGreaterThan(0);
    expect(
      changed.filter((path: string) => !written.test(path)),
      what,
    ).toEqual([]);
    const copy = join(temporaryFolder(), 'site');
    cpSync(dir, copy, { recursive: true, filter: (path) => !path.endsWith('.notes') });
    const clean = await buildFolder(copy);
    expect(readTree(join(dir, '../dist')), what).toEqual(readTree(clean.out));
  }
  expect(Object.keys(readTree(join(dir, '../dist'))).filter((path) => path.startsWith('ar/'))).toEqual([]);
}, 300_000);

it('compiles no file again in a language for which nothing has changed', async () => {
  const dir = makeSite(FILES);
  await buildFolder(dir);
  writeFileSync(join(dir, TRANSLATED, 'guide/a.md'), '# 甲文\n\n改过的话。\n');
  const run = await notesInHost(['build', dir, '-o', join(dir, '../dist'), '--json'], { cwd: dir });
  expect(JSON.parse(run.stdout).counts.compiled).toBe(1);
});

it('knows a build with nothing to do before it begins, and sees what changes in a language', async () => {
  const dir = makeSite(FILES);
  const isFast = async () => (await buildFolder(dir, ['--verbose'])).stderr.includes('the engine was not loaded');
  const settle = async () => {
    for (let tries = 0; tries < 4; tries++) if (await isFast()) return true;
    return false;
  };
  await expect(settle()).resolves.toBe(true);
  writeFiles(dir, { [`${TRANSLATED}/guide/b.md`]: '# 乙文\n' });
  expect(await isFast()).toBe(false);
  await expect(settle()).resolves.toBe(true);
  // Other languages are another build.
  expect((await buildFolder(dir, ['--verbose', '--locale', 'en'])).stderr).not.toContain('the engine was not loaded');
});

describe('--locale', () => {
  it('builds one language alone', async () => {
    const built = await buildSite(FILES, ['--locale', 'zh-Hans']);
    expect(built.code).toBe(0);
    expect(built.paths.filter((path) => !/^(?:zh-Hans\/|_notes\/format$)/.test(path))).toEqual([]);
    expect(built.paths).toContain('zh-Hans/docs/guide/a/index.html');
  });

  it('may be given several times, and leaves what stands of the others', async () => {
    const dir = makeSite(FILES);
    const all = await buildFolder(dir);
    writeFiles(dir, { 'docs/guide/b.md': '# Beta\n\nNew in English.\n' });
    const some = await buildFolder(dir, ['--locale', 'ar', '--locale', 'en']);
    expect(some.paths).toEqual(expect.arrayContaining(below(all, 'zh-Hans/').map((path) => `zh-Hans/${path}`)));
    expect([html(some, 'docs/guide/b'), html(some, 'ar/docs/guide/b')].join()).toMatch(/New in.*New in/s);
    expect(html(some, 'zh-Hans/docs/guide/b')).toBe(html(all, 'zh-Hans/docs/guide/b'));
    const again = await buildFolder(dir);
    expect(html(again, 'zh-Hans/docs/guide/b')).toContain('New in English.');
  });

  it.each([
    ['zh-Hant', '"zh-Hans"'],
    ['fr', 'en, zh-Hans, ar'],
  ])('%s that is no language of the site is refused', async (name, near) => {
    const built = await buildSite(FILES, ['--locale', name]);
    expect([built.code, built.paths]).toEqual([2, []]);
    expect(built.stderr).toContain('error locale-unknown');
    expect(built.stderr).toContain(near);
  });

  it('of a site in one language may name that one', async () => {
    const files = { 'docs/a.md': '# A\n' };
    const [plain, named] = [await buildSite(files), await buildSite(files, ['--locale', 'zh-Hans'])];
    expect(readTree(named.out)).toEqual(readTree(plain.out));
    expect((await buildSite(files, ['--locale', 'en'])).code).toBe(2);
  });
});

describe('the configuration', () => {
  const config = (i18n: object, more: object = {}) => configText({ i18n: { ...I18N, ...i18n }, blog: false, ...more });

  it('names folders, base paths, origins, labels and directions', async () => {
    const built = await buildSite({
      'notes.config.ts': config(
        {
          path: 'texts',
          locales: ['en', 'zh-Hans'],
          localeConfigs: {
            'zh-Hans': { path: 'chinese', baseUrl: '/site/cn/', url: 'https://cn.example.com', htmlLang: 'zh-CN' },
          },
        },
        { baseUrl: '/site/' },
      ),
      'docs/a.md': '# A\n',
      'texts/chinese/docusaurus-plugin-content-docs/current/a.md': '# 甲\n',
    });
    expect([built.code, built.stderr.match(/locale-\S+/)]).toEqual([0, null]);
    expect(html(built, 'cn/docs/a')).toContain('>甲</h1>');
    expect(html(built, 'cn/docs/a')).toContain('<html lang="zh-CN"');
    expect(html(built, 'cn/docs/a')).toContain('<link rel="canonical" href="https://cn.example.com/site/cn/docs/a"');
    expect(html(built, 'docs/a')).toContain('<link rel="canonical" href="https://example.com/site/docs/a"');
  });

  it('follows --base with the names of languages', async () => {
    const built = await buildSite({ 'notes.config.ts': config({}), 'docs/a.md': '# A\n' }, ['--base', '/x/']);
    expect(html(built, 'ar/docs/a')).toContain('href="https://example.com/x/ar/docs/a"');
  });

  it('is refused where two languages would lie in one place', async () => {
    const clash = { localeConfigs: { ar: { baseUrl: '/' } } };
    const built = await buildSite({ 'notes.config.ts': config(clash), 'docs/a.md': '# A\n' });
    expect([built.code, built.stderr.match(/error \S+/)?.[0], built.paths]).toEqual([2, 'error locale-clash', []]);
    // Each by itself is no clash.
    const alone = await buildSite({ 'notes.config.ts': config(clash), 'docs/a.md': '# A\n' }, ['--locale', 'ar']);
    expect(alone.file('docs/a/index.html')).toContain('<html lang="ar" dir="rtl"');
    expect(alone.paths).toContain('robots.txt');
  });

  it('is told of a language that nothing is translated into', async () => {
    const onlyEn = { locales: ['en', 'fr'], localeConfigs: {} };
    const built = await buildSite({ 'notes.config.ts': config(onlyEn), 'docs/a.md': '# A\n' });
    expect([built.code, built.stderr.match(/warning \S+/g)]).toEqual([0, ['warning locale-untranslated']]);
    expect(built.paths).toContain('fr/docs/a/index.html');
  });

  it('is told of a translation whose original has another path', async () => {
    const built = await buildSite({
      'notes.config.ts': config({ locales: ['en', 'zh-Hans'] }),
      'docs/guide/a.md': '# A\n',
      [`${TRANSLATED}/guide/aa.md`]: '# 甲\n',
      [`${TRANSLATED}/guide/a.md`]: '# 甲\n',
    });
    expect([built.code, built.stderr.match(/warning translation-.*/g)]).toEqual([
      0,
      [`warning translation-unused  ${TRANSLATED}/guide/aa.md:1:1`],
    ]);
  });

  it('of the reference is read for each language', async () => {
    const built = await buildSite({
      'docusaurus.config.js': `module.exports = {
  title: process.env.DOCUSAURUS_CURRENT_LOCALE === 'fr' ? 'Titre' : 'Title',
  url: 'https://example.com', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { blog: false }]],
};
`,
      'docs/a.md': '# A\n',
      'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# Bonjour\n',
      'i18n/fr/code.json': '{ "greeting": { "message": "Salut" } }',
      'src/pages/lang.js': `import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
export default function Lang() {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const words = [i18n.currentLocale, i18n.defaultLocale, i18n.locales.join('+'), createUrl({ locale: 'en', fullyQualified: false })];
  return <p>{words.join(' ')} <Translate id="greeting">Hello</Translate></p>;
}
`,
    });
    expect(html(built, 'fr/lang')).toMatch(/fr en en\+fr \/lang\b.*Salut/);
    expect(html(built, 'lang')).toMatch(/en en en\+fr \/lang\b.*Hello/);
    expect([built.code, built.stderr.match(/Not carried over.*/)]).toEqual([0, null]);
    expect(html(built, 'docs/a')).toContain('<title>A | Title</title>');
    expect(html(built, 'fr/docs/a')).toContain('<title>Bonjour | Titre</title>');
  });
});

it('an error in one language leaves the last output of all', async () => {
  const dir = makeSite(FILES);
  const good = await buildFolder(dir);
  writeFiles(dir, { [`${TRANSLATED}/guide/a.md`]: '# 甲\n\n[x](./nowhere.md)\n', 'docs/guide/b.md': '# New\n' });
  const bad = await buildFolder(dir);
  expect(bad.code).toBe(1);
  expect(bad.stderr).toContain(`${TRANSLATED}/guide/a.md`);
  expect(readTree(bad.out)).toEqual(readTree(good.out));
});

it('a redirect from an address in the folder of a language is made once, by that language', async () => {
  const built = await buildSite({
    'notes.config.ts': configText({
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      redirects: [
        { from: ['/old', '/fr/old'], to: '/docs/a' },
        { from: '/fr/other', to: '/fr/docs/a' },
      ],
    }),
    'docs/a.md': '# A\n',
    'i18n/fr/code.json': '{}\n',
  });
  expect(built.code, built.stderr).toBe(0);
  expect(built.file('old/index.html')).toContain('url=/docs/a"');
  expect(built.file('fr/old/index.html')).toContain('url=/fr/docs/a"');
  expect(built.file('fr/other/index.html')).toContain('url=/fr/docs/a"');
  expect(built.stderr).not.toContain('redirect');
});

describe('translations at other addresses', () => {
  const source: SiteSource = {
    'notes.config.ts': configText({
      i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ar'] },
      navbar: { items: [{ type: 'localeDropdown' }] },
    }),
    'docs/a.md': '---\nslug: /start\n---\n\n# Start\n',
    'docs/b.md': '---\ntags: [cat]\n---\n\n# Beta\n',
    'docs/c.md': '# Gamma\n',
    'pages/index.md': '# Home\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '---\nslug: /début\n---\n\n# Début\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/b.md': '---\ntags: [chat]\n---\n\n# Bêta\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/c.md': '---\nunlisted: true\n---\n\n# Gamme\n',
    'i18n/ar/code.json': '{}',
  };
  const links = (built: Built, path: string) => {
    const page = html(built, path);
    const places = (found: RegExp) =>
      [...page.matchAll(found)].map(([, href]) => href!.replace('https://example.com', ''));
    return {
      alternate: places(/<link rel="alternate" href="([^"]*)" hreflang/g),
      menu: places(/<a href="([^"]*)" class="dropdown__link/g),
      locale: places(/og:locale:alternate" content="([^"]*)"/g),
    };
  };
  let built: Built;
  beforeAll(async () => {
    built = await buildClean(source);
  });

  it('leads to the address that a translation has', () => {
    expect(links(built, 'docs/start')).toEqual({
      alternate: ['/docs/start', '/fr/docs/début', '/ar/docs/start', '/docs/start'],
      menu: ['/docs/start', '/fr/docs/début', '/ar/docs/start'],
      locale: ['fr', 'ar'],
    });
    expect(links(built, 'fr/docs/début').alternate).toEqual([
      '/fr/docs/début',
      '/docs/start',
      '/ar/docs/start',
      '/docs/start',
    ]);
    expect(links(built, 'ar/docs/start').alternate).toEqual([
      '/ar/docs/start',
      '/docs/start',
      '/fr/docs/début',
      '/docs/start',
    ]);
  });

  it('names no page that is not there, and leads from the menu to the first page of the language', () => {
    const none = {
      alternate: ['/docs/tags/cat', '/ar/docs/tags/cat', '/docs/tags/cat'],
      menu: ['/docs/tags/cat', '/fr/', '/ar/docs/tags/cat'],
      locale: ['ar'],
    };
    expect(links(built, 'docs/tags/cat')).toEqual(none);
    expect(links(built, 'fr/docs/tags/chat').alternate).toEqual(['/fr/docs/tags/chat']);
    expect(links(built, 'docs/c').alternate).toEqual(['/docs/c', '/ar/docs/c', '/docs/c']);
  });

  it('knows of the others when a language is built alone, and after an edit of another one', async () => {
    const dir = makeSite(source);
    const alone = await buildFolder(dir, ['--locale', 'en']);
    expect(html(alone, 'docs/start')).toBe(html(built, 'docs/start'));
    const translated = join(dir, 'i18n/fr/docusaurus-plugin-content-docs/current/a.md');
    writeFileSync(translated, '# Début\n');
    const edited = await buildFolder(dir);
    expect(links(edited, 'docs/start').alternate).toContain('/fr/docs/a');
    rmSync(join(dir, '.notes'), { recursive: true });
    expect(differing(edited, await buildFolder(dir, [], 'clean'))).toEqual([]);
  });
});
