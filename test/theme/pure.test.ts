import { describe, expect, it } from 'vitest';
import type { NavbarItem } from '../../renderer/shared/client-site.js';
import type { Page } from '../../renderer/shared/page.js';
import type { SidebarItem, SliceItem } from '../../renderer/shared/sidebar-items.js';
import { shownMinutes } from '../../theme/layout/article/post-header-parts.js';
import { tocTree } from '../../theme/layout/article/Toc.js';
import { activeIndex } from '../../theme/layout/article/useActiveHeading.js';
import { isActiveItem, isSamePath } from '../../theme/layout/navbar/active-link.js';
import { visibleItems } from '../../theme/layout/sidebar/sidebar-all.js';
import { collapseDuration, mergeItems, startsOpen } from '../../theme/layout/sidebar/sidebar-tree.js';
import * as zh from '../../theme/texts/zh.js';
import { fill, text } from '../../theme/texts.js';
import { joinTitle, pageTitle } from '../../theme/title.js';
import { docPage, postPage } from './fixture.js';

const leaf = (label: string, href = `/${label}`): SliceItem => ({ type: 'link', label, href });
const category = (label: string, items?: SliceItem[], collapsed = true): SliceItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed,
  ...(items ? { items } : { more: true as const }),
});

describe('addresses of links (B5.56, B5.77)', () => {
  it.each([
    ['/docs/a', '/docs/a', true],
    ['/DOCS/a/', '/docs/A', true],
    ['/docs/a?x=1#y', '/docs/a', true],
    ['/docs', '/docs/a', false],
    [undefined, '/', false],
    ['/', '/', true],
  ])('%s stands for %s: %s', (href, route, expected) => expect(isSamePath(href, route)).toBe(expected));

  const item = (more: object) =>
    ({ type: 'link', position: 'left', label: '', href: '/blog', external: false, ...more }) as NavbarItem;
  const list = { ...postPage, route: '/blog/page/2' } as Page;
  it.each<[string, NavbarItem, Page, boolean]>([
    ['a prefix on a segment border', item({}), list, true],
    ['not a prefix inside a segment', item({ href: '/blo' }), list, false],
    ['activeBasePath', item({ href: '/x', activeBasePath: '/blog' }), list, true],
    ['activeBaseRegex, case-insensitive', item({ href: '/x', activeBaseRegex: '^/BLOG/' }), list, true],
    ['an external link never', item({ href: 'https://a.b/blog', external: true }), list, false],
    ['the sidebar of a doc', item({ type: 'docSidebar', sidebar: 'docsSidebar', href: '/z' }), docPage, true],
    ['another sidebar', item({ type: 'docSidebar', sidebar: 'code', href: '/z' }), docPage, false],
    ['a doc of the same sidebar', item({ type: 'doc', docId: 'z', href: '/z', sidebar: 'docsSidebar' }), docPage, true],
    ['a dropdown that holds it', item({ type: 'dropdown', href: undefined, items: [item({})] }), list, true],
  ])('active by %s (B5.54–B5.56)', (_, given, page, expected) => expect(isActiveItem(given, page)).toBe(expected));
});

describe('sidebar', () => {
  it.each([
    [0, 0],
    [36, 192],
    [180, 274],
    [720, 397],
  ])('%i px take %i ms (B5.79)', (height, ms) => expect(collapseDuration(height)).toBe(ms));

  it('opens the active branch and what is not collapsed (B5.74)', () => {
    const open = (item: SliceItem, route: string) =>
      startsOpen(item as Extract<SliceItem, { type: 'category' }>, route);
    expect(open(category('A', [leaf('x')]), '/x')).toBe(true);
    expect(open(category('A', [leaf('x')]), '/y')).toBe(false);
    expect(open(category('A', [leaf('x')], false), '/y')).toBe(true);
    expect(open({ ...category('A', [leaf('x')]), collapsible: false } as SliceItem, '/y')).toBe(true);
  });

  it('keeps what was known of categories that a new slice closes (B5.73)', () => {
    const known = [category('A', [leaf('x')]), category('B')];
    const fresh = [category('A'), category('B', [leaf('y')])];
    expect(mergeItems(known, fresh)).toEqual([
      { ...category('A'), items: [leaf('x')], more: undefined },
      category('B', [leaf('y')]),
    ]);
  });

  it('keeps a whole list where the new slice is cut (D35), and takes a longer cut for an unknown one', () => {
    const whole = [leaf('a'), leaf('b'), leaf('c')];
    const cut: SliceItem[] = [leaf('a'), { type: 'gap', count: 2 }];
    expect(mergeItems(whole, cut)).toEqual(whole);
    expect(mergeItems([], cut)).toEqual(cut);
    expect(mergeItems(cut, whole)).toEqual(whole);
  });

  it('joins two cuts of a list by their places: what was seen stays (B5.73)', () => {
    const gap = (count: number): SliceItem => ({ type: 'gap', count, href: '/g' });
    const known = [gap(1), leaf('b'), category('C', [leaf('x')]), gap(3)];
    const fresh = [gap(3), leaf('d'), leaf('e'), gap(1)];
    expect(mergeItems(known, fresh)).toEqual([
      gap(1),
      leaf('b'),
      { ...category('C', [leaf('x')]), more: undefined },
      leaf('d'),
      leaf('e'),
      gap(1),
    ]);
    expect(mergeItems(known, [gap(3), leaf('d')])).toEqual([gap(3), leaf('d')]);
  });

  it('hides unlisted entries but on their own page, and empty categories (B5.80, B5.81)', () => {
    const items: SidebarItem[] = [
      { type: 'link', label: 'u', href: '/u', unlisted: true },
      {
        type: 'category',
        label: 'E',
        items: [{ type: 'link', label: 'v', href: '/v', unlisted: true }],
        collapsible: true,
        collapsed: true,
      },
      { type: 'category', label: 'L', items: [], collapsible: true, collapsed: true, href: '/l' },
    ];
    const labels = (route: string) =>
      visibleItems(items, route).map((item) => ('label' in item ? `${item.type} ${item.label}` : ''));
    expect(labels('/x')).toEqual(['link L']);
    expect(labels('/u')).toEqual(['link u', 'link L']);
    expect(labels('/v')).toEqual(['category E', 'link L']);
  });
});

describe('active heading (B5.85)', () => {
  it.each<[string, number[], number]>([
    ['above the first heading: none', [500, 900], -1],
    ['a heading in the upper half', [100, 900], 0],
    ['the next one is far below: the one before', [-300, 500], 0],
    ['exactly at the navbar', [56, 300], 0],
    ['past the last: the last', [-900, -300], 1],
    ['no headings', [], -1],
  ])('%s', (_, tops, expected) => expect(activeIndex(tops, 56, 400)).toBe(expected));

  it('nests by level, over skipped levels too (B4.35)', () => {
    const entry = (id: string, level: number) => ({ id, level, html: id });
    const shape = (nodes: ReturnType<typeof tocTree>): unknown =>
      nodes.map(({ item, children }) => [item.id, shape(children)]);
    expect(shape(tocTree([entry('a', 2), entry('b', 4), entry('c', 3), entry('d', 2)]))).toEqual([
      [
        'a',
        [
          ['b', []],
          ['c', []],
        ],
      ],
      ['d', []],
    ]);
  });
});

describe('small rules', () => {
  it.each([
    [0, 1],
    [0.125, 1],
    [1, 1],
    [8.7, 9],
  ])('%d minutes are shown as %i (B2.38)', (minutes, shown) => expect(shownMinutes(minutes)).toBe(shown));

  it.each([
    ['事件循环', '事件循环 | 前端笔记'],
    ['', '前端笔记'],
    ['前端笔记', '前端笔记'],
  ])('title of a page named %j is %j (B6.1)', (title, expected) =>
    expect(joinTitle(title, { title: '前端笔记', titleDelimiter: '|' })).toBe(expected),
  );

  const CHINESE = { locale: 'zh-Hans', texts: {} };
  it.each([
    [{ kind: 'archive', title: '' }, '文章归档'],
    [{ kind: 'tag-index', title: '' }, '全部标签'],
    [
      { kind: 'blog-tag', title: 'css', tag: { label: 'css' }, pagination: { totalCount: 3 } },
      '标签“css”下有 3 篇文章',
    ],
    [{ kind: 'docs-tag', title: 'js', tag: { label: 'js' }, docs: [{}, {}] }, '标签“js”下有 2 篇文档'],
    [{ kind: 'not-found', title: '' }, '页面不存在'],
    [{ kind: 'doc', title: '事件循环' }, '事件循环'],
  ])('%j is titled %s (section 8)', (page, expected) => expect(pageTitle(page as never, CHINESE)).toBe(expected));

  it('fills placeholders, keeps unknown ones, and takes overrides by id (B8.2, B8.3)', () => {
    expect(fill('{a}与{b}', { a: 1 })).toBe('1与{b}');
    expect(text(CHINESE, 'theme.blog.tagTitle', { tagName: 'js', nPosts: '3 篇文章' })).toBe('标签“js”下有 3 篇文章');
    expect(text({ locale: 'zh-Hans', texts: { 'theme.NotFound.title': '没有' } }, 'theme.NotFound.title')).toBe('没有');
  });

  it('has the literals of the specification (B8.1)', () => {
    expect(zh.frame['theme.ErrorPageContent.title']).toBe('This page crashed.');
    expect(zh.frame['theme.ErrorPageContent.tryAgain']).toBe('Try again');
    expect(zh.frame['theme.Loader.retry']).toBe('Retry');
  });
});
