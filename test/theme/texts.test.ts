import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeClient } from '../../renderer/output/bundle/client-bundle.js';
import { searchTexts } from '../../theme/client/search/search-texts.js';
import { contentTexts, wordsOf } from '../../theme/texts/content-texts.js';
import * as en from '../../theme/texts/en.js';
import * as hant from '../../theme/texts/hant.js';
import { type Language, languageOf } from '../../theme/texts/language.js';
import { pluralForm } from '../../theme/texts/plural.js';
import * as zh from '../../theme/texts/zh.js';
import { fill } from '../../theme/texts.js';
import { pageTitle } from '../../theme/title.js';

/** Characters that only Simplified Chinese has, among those of its table. */
const SIMPLIFIED = /[这页没载显隐开关闭导航单览缩标签电码图书订阅读写执结项围链编辑访问权档]/;
const HAN = /[\u3000-\u9fff\uff00-\uffef]/;
const GROUPS = ['frame', 'pieces', 'pages', 'client', 'searchField', 'search', 'found'] as const;
type Tables = Record<(typeof GROUPS)[number], Record<string, string>>;
/** The groups of each language by name. */
const TABLES = {
  zh: Object.fromEntries(Object.entries(zh)) as unknown as Tables,
  hant: Object.fromEntries(Object.entries(hant)) as unknown as Tables,
  en: Object.fromEntries(Object.entries(en)) as unknown as Tables,
};
it.each([
  ['{count} posts', { count: 0 }, '0 posts'],
  ['{count} of {countt}', { count: 2 }, '2 of {countt}'],
  ['{constructor} {toString}', { count: 2 }, '{constructor} {toString}'],
])('%j is filled with %j', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

const placeholders = (text: string) => new Set(text.match(/\{\w+\}/g));

describe('languages of the interface', () => {
  it.each([
    ['zh-Hans', 'zh'],
    ['zh-TW', 'hant'],
    ['zh-Hant-HK', 'hant'],
    ['zh_hant', 'hant'],
    ['zh', 'zh'],
    ['ZH', 'zh'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['ja', 'en'],
  ])('a site in %s speaks %s', (locale, language) => expect(languageOf(locale)).toBe(language));

  it.each(GROUPS)('%s: the same ids and placeholders in each, no Han in English (B8.2, B8.3)', (group) => {
    expect(Object.keys(TABLES.en[group])).toEqual(Object.keys(TABLES.zh[group]));
    for (const [id, text] of Object.entries(TABLES.en[group])) {
      expect(text, id).not.toMatch(HAN);
      expect(placeholders(text), id).toEqual(placeholders(TABLES.zh[group][id]!));
    }
  });

  it.each(GROUPS)('%s: the same ids and placeholders in both scripts, each in its own', (group) => {
    expect(Object.keys(TABLES.hant[group])).toEqual(Object.keys(TABLES.zh[group]));
    for (const [id, text] of Object.entries(TABLES.hant[group])) {
      expect(text, id).not.toMatch(SIMPLIFIED);
      expect(placeholders(text), id).toEqual(placeholders(TABLES.zh[group][id]!));
      // Texts that the specification quotes in English stay English.
      if (!HAN.test(TABLES.zh[group][id]!)) expect(text, id).toBe(TABLES.zh[group][id]);
    }
  });

  it.each([
    [{ kind: 'archive' }, 'Archive'],
    [{ kind: 'tag-index' }, 'Tags'],
    [{ kind: 'blog-authors' }, 'Authors'],
    [{ kind: 'blog-tag', tag: { label: 'css' }, pagination: { totalCount: 3 } }, '3 posts tagged with "css"'],
    [{ kind: 'blog-tag', tag: { label: 'css' }, pagination: { totalCount: 1 } }, 'One post tagged with "css"'],
    [{ kind: 'blog-author', author: { name: 'Ann' }, pagination: { totalCount: 1 } }, 'Ann - One post'],
    [{ kind: 'docs-tag', tag: { label: 'js' }, docs: [{}, {}] }, '2 docs tagged with "js"'],
    [{ kind: 'docs-tag', tag: { label: 'js' }, docs: [{}] }, 'One doc tagged with "js"'],
    [{ kind: 'search' }, 'Search the documentation'],
    [{ kind: 'not-found' }, 'Page Not Found'],
  ])('%j is titled %s in English, as in the reference', (page, expected) =>
    expect(pageTitle(page as never, { locale: 'en', texts: {} })).toBe(expected),
  );

  it('an override by id wins in every language, with the forms its author gave (B8.2)', () => {
    const page = (totalCount: number) =>
      ({ kind: 'blog-tag', tag: { label: 'x' }, pagination: { totalCount } }) as never;
    const texts = {
      'theme.blog.post.plurals': '{count} пост|{count} поста|{count} постов',
      'theme.blog.tagTitle': '{tagName}: {nPosts}',
    };
    expect([1, 2, 5, 11, 21].map((count) => pageTitle(page(count), { locale: 'ru', texts }))).toEqual([
      'x: 1 пост',
      'x: 2 поста',
      'x: 5 постов',
      'x: 11 постов',
      'x: 21 пост',
    ]);
  });

  it.each([
    ['en', 'one|more', ['more', 'one', 'more', 'more']],
    ['zh-Hans', 'all', ['all', 'all', 'all', 'all']],
    ['fr', 'one|more', ['one', 'one', 'more', 'more']],
    ['pl', 'one|few|many', ['many', 'one', 'few', 'many']],
    ['cs', 'one|few|more', ['more', 'one', 'few', 'more']],
    ['de', 'all', ['all', 'all', 'all', 'all']],
  ])('plural forms in %s: %s', (locale, text, expected) =>
    expect([0, 1, 2, 5].map((count) => pluralForm(text, count, locale))).toEqual(expected),
  );

  it('search counts and marks literals of the specification on Chinese pages only (B8.1, D33)', () => {
    const english = searchTexts({ locale: 'en', texts: {} });
    const chinese = searchTexts({ locale: 'zh-Hans', texts: {} });
    const count = (n: number) => english.plain('theme.SearchPage.documentsFound.plurals', { count: n });
    expect([count(1), count(2)]).toEqual(['One document found', '2 documents found']);
    const id = 'theme.SearchModal.startScreen.noRecentSearchesText';
    expect(english.shown(id)).toBe('No recent searches');
    const shown = {
      props: {
        children: [{ type: 'span', props: { lang: 'en', children: 'No recent searches' } }, ' ', '还没有搜索过'],
      },
    };
    expect(chinese.shown(id)).toMatchObject(shown);
  });

  it('content has the words of its locale, and overrides of its own ids only (B4.38)', () => {
    expect(wordsOf('en').admonitions.tip).toBe('tip');
    expect(wordsOf('zh-Hans', { 'theme.admonition.tip': '技巧' }).admonitions).toMatchObject({
      tip: '技巧',
      note: '说明',
    });
    expect(contentTexts({ 'theme.admonition.tip': 'T', 'theme.NotFound.title': 'N' })).toEqual({
      'theme.admonition.tip': 'T',
    });
  });
});

describe.each<[Language, RegExp]>([
  ['zh', /Docs sidebar|Copy code|Toggle navigation|Search docs|Direct link to|文件目錄|選單|搜尋/],
  ['hant', /Docs sidebar|Copy code|文档目录|复制|菜单|搜索笔记/],
  ['en', /文档目录|复制|菜单|搜索笔记|指向|文件目錄|選單|搜尋/],
])('browser code of a site in %s', (language, others) => {
  let scripts: { path: string; text: string }[];
  beforeAll(async () => {
    const { files, problems } = await makeClient({
      dir: process.cwd(),
      baseUrl: '/',
      language,
      direction: 'ltr',
      customCss: [],
      cacheDir: tmpdir(),
    });
    expect(problems).toEqual([]);
    scripts = files.map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) }));
  });

  it('holds no text of the other language, and each of its own', () => {
    expect(scripts.filter(({ text }) => others.test(text)).map(({ path }) => path)).toEqual([]);
    const all = scripts.map(({ text }) => text).join('\n');
    const missing = GROUPS.flatMap((group) => Object.keys(TABLES[language][group])).filter((id) => !all.includes(id));
    expect(missing).toEqual([]);
  });

  it('asks for the engine of search, and for no other file, to be compiled while it arrives', () => {
    const ahead = scripts.filter(({ text }) => text.includes('allFunctionsCalledOnLoad'));
    expect(ahead.map(({ text }) => [text.startsWith('//# all'), text.includes('deflate-raw')])).toEqual([[true, true]]);
  });

  it('has texts of search, rarer parts and pages in files of their own', () => {
    const holders = (id: string) => scripts.filter(({ text }) => text.includes(`"${id}":`)).map(({ path }) => path);
    const [frame] = holders('theme.docs.sidebar.more');
    for (const id of ['theme.NavBar.navAriaLabel', 'theme.NotFound.p1', 'theme.SearchModal.footer.selectText'])
      expect(holders(id)).not.toContain(frame);
  });
});
