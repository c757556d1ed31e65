import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../renderer/shared/page.js';
import { bodiesOf, context, docPage, pages, post, postPage, renderDocument, site } from './fixture.js';

type Element = Tree.Element;

/** All elements of a document in order. */
function elements(html: string): Element[] {
  const out: Element[] = [];
  const walk = (node: Tree.Node) => {
    if ('tagName' in node) out.push(node);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return out;
}

const attribute = (element: Element, name: string) => element.attrs.find((entry) => entry.name === name)?.value;
const hasClass = (element: Element, name: string) => (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const Home = () => <main>首页</main>;
const render = (page: Page, over: Partial<typeof context> = {}) =>
  elements(
    renderDocument(
      page,
      { bodies: bodiesOf(page), module: page.kind === 'component' ? Home : undefined },
      { ...context, ...over },
    ),
  );
const byClass = (all: Element[], name: string) => all.filter((element) => hasClass(element, name));
const kind = (name: Page['kind']) => pages.find((page) => page.kind === name)!;
const within = (element: Element, tag: string): Element[] =>
  element.childNodes.flatMap((child) =>
    'tagName' in child ? [...(child.tagName === tag ? [child] : []), ...within(child, tag)] : [],
  );

describe('doc page', () => {
  const all = render(docPage);

  it('breadcrumbs: home without text, categories, the page (B1.78)', () => {
    const items = within(byClass(all, 'breadcrumbs')[0]!, 'li');
    expect(items.map(textOf)).toEqual(['', 'JavaScript', '事件循环']);
    expect(attribute(within(items[0]!, 'a')[0]!, 'aria-label')).toBe('首页');
  });

  it('pager: two links with sub-label and title (B5.87); a nav even when empty', () => {
    const link = (side: string) => {
      const found = byClass(all, `pagination-nav__link--${side}`)[0]!;
      return [attribute(found, 'href'), textOf(found)];
    };
    expect(link('prev')).toEqual(['/docs/internet/basic-authentication', '上一篇基本认证']);
    expect(link('next')).toEqual(['/docs/js/modules', '下一篇CommonJS 与 ES 模块']);
    expect(byClass(render({ ...docPage, prev: undefined, next: undefined }), 'pagination-nav')).toHaveLength(1);
  });

  it('contents: nested list of the headings, code kept (B4.33)', () => {
    const toc = byClass(all, 'table-of-contents')[0]!;
    expect(within(toc, 'a').map((a) => attribute(a, 'href'))).toEqual([
      '#任务与微任务',
      '#queuemicrotask',
      '#渲染时机',
    ]);
    expect(within(toc, 'code').map(textOf)).toEqual(['queueMicrotask']);
    expect(within(toc, 'ul')).toHaveLength(1);
    expect(byClass(render({ ...docPage, hideToc: true }), 'table-of-contents')).toHaveLength(0);
  });

  it('tags, edit link and last update (B1.101–B1.103); no footer without them', () => {
    expect(all.filter((element) => attribute(element, 'rel') === 'tag').map(textOf)).toEqual(['js']);
    expect(textOf(byClass(all, 'theme-edit-this-page')[0]!)).toBe('修改本页');
    expect(textOf(byClass(all, 'theme-last-updated')[0]!)).toBe('最近更新（某人）：2026年11月21日');
    expect(attribute(within(byClass(all, 'theme-last-updated')[0]!, 'time')[0]!, 'datetime')).toBe(
      '2026-11-21T00:00:00.000Z',
    );
    const reviewed = { date: '2026-11-22T00:00:00.000Z', shown: '2026年11月22日' };
    const bare = render({ ...docPage, tags: [], editUrl: undefined, lastUpdate: undefined });
    expect(textOf(byClass(render({ ...docPage, reviewed }), 'theme-last-reviewed')[0]!)).toBe('校对于 2026年11月22日');
    expect(byClass(bare, 'theme-doc-footer')).toHaveLength(0);
  });

  it('title: printed inside the text, or left to the body (B1.35)', () => {
    expect(all.filter(({ tagName }) => tagName === 'h1').map(textOf)).toEqual(['事件循环']);
    expect(render({ ...docPage, heading: null }).filter(({ tagName }) => tagName === 'h1')).toHaveLength(0);
  });

  it('banners: unlisted in Chinese, draft in English marked as such, versions with a link (B5.91, B5.92, B1.84)', () => {
    const version = {
      ...docPage.version,
      banner: 'unmaintained' as const,
      badge: true,
      label: '1.0',
      latest: { href: '/docs/new', label: '2.0', name: '2.0' },
    };
    const marked = render({ ...docPage, unlisted: true, draft: true, version });
    expect(textOf(byClass(marked, 'theme-unlisted-banner')[0]!)).toContain('未公开列出');
    const draft = byClass(marked, 'theme-draft-banner')[0]!;
    const words = within(draft, 'span').filter((span) => !hasClass(span, 'admonitionIcon'));
    expect(words.map((span) => attribute(span, 'lang'))).toEqual(['en', 'en']);
    expect(textOf(byClass(marked, 'theme-doc-version-banner')[0]!)).toBe(
      '这是 前端笔记 1.0 的旧文档，已停止维护。 最新内容请看最新版文档（2.0）。',
    );
    expect(textOf(byClass(marked, 'theme-doc-version-badge')[0]!)).toBe('版本：1.0');
    expect(byClass(all, 'alert')).toHaveLength(0);
  });
});

describe('sidebar in the HTML', () => {
  const all = render(docPage);
  const links = within(byClass(all, 'theme-doc-sidebar-menu')[0]!, 'a').filter((a) => hasClass(a, 'menu__link'));

  it('has the open branch, leads closed categories to their first link, leaves their entries out (B5.76, B5.78)', () => {
    expect(links.map((a) => [attribute(a, 'href'), textOf(a)])).toEqual([
      ['/docs/internet/basic-authentication', '基本认证'],
      ['/docs/js/event-loop', 'JavaScript'],
      ['/docs/js/event-loop', '事件循环'],
      ['/docs/js/modules', 'CommonJS 与 ES 模块'],
      // Replaces hidden entries; leads to the nearest of them.
      ['/docs/tools', '显示其余 12 项'],
      ['/docs/css', 'CSS'],
      ['https://html.spec.whatwg.org/', '规范原文'],
    ]);
  });

  it('marks the page and its ancestors; only the page is current (B5.77)', () => {
    expect(links.filter((a) => hasClass(a, 'menu__link--active')).map(textOf)).toEqual(['JavaScript', '事件循环']);
    expect(links.filter((a) => attribute(a, 'aria-current')).map(textOf)).toEqual(['事件循环']);
  });

  it('opens external links in a new tab and says so (B5.84)', () => {
    const external = links.at(-1)!;
    expect([attribute(external, 'target'), attribute(external, 'rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(within(external, 'svg').map((svg) => attribute(svg, 'aria-label'))).toEqual(['（在新标签页打开）']);
  });

  it('carets name their category (text table)', () => {
    const carets = byClass(all, 'menu__caret');
    expect(carets.map((button) => [attribute(button, 'aria-label'), attribute(button, 'aria-expanded')])).toEqual([
      ['展开“CSS”分组', 'false'],
    ]);
  });
});

describe('navbar', () => {
  it('marks the active item, places search last at the right (B5.54, B5.57)', () => {
    const all = render(docPage);
    expect(byClass(all, 'navbar__link--active').map(textOf)).toEqual(['文档']);
    const right = byClass(all, 'navbar__items--right')[0]!;
    expect(within(right, 'button').map((button) => attribute(button, 'data-search'))).toEqual(['']);
    expect(within(right, 'kbd')).toHaveLength(0);
  });

  it('has no colour button when the switch is disabled (B5.47), else one that waits for scripts (B5.49)', () => {
    const label = '切换明暗外观（目前：浅色）';
    const named = (all: Element[]) => all.filter((element) => attribute(element, 'aria-label') === label);
    expect(named(render(docPage))).toHaveLength(0);
    const colorMode = { ...site.colorMode, disableSwitch: false };
    const [button] = named(render(docPage, { site: { ...site, colorMode } }));
    expect(attribute(button!, 'disabled')).toBe('');
  });

  it('fails the build for an unknown item, naming it (B5.53)', () => {
    const navbar = { ...site.navbar, items: [{ type: 'nonsense', position: 'left' } as never] };
    expect(() => render(docPage, { site: { ...site, navbar } })).toThrow(/nonsense/);
  });

  it('has no menu button when there is nothing to show (B5.67)', () => {
    const navbar = { ...site.navbar, items: [] };
    expect(byClass(render(kind('not-found'), { site: { ...site, navbar } }), 'navbar__toggle')).toHaveLength(0);
    expect(byClass(render(docPage, { site: { ...site, navbar } }), 'navbar__toggle')).toHaveLength(1);
  });

  it('is never a drawer in the HTML (B5.67)', () => {
    expect(byClass(render(docPage), 'navbar-sidebar')).toHaveLength(0);
  });
});

describe('blog', () => {
  it('list item: h2 link, date, reading time, preview, tags, link to the rest that names the post (B2.31, B2.43)', () => {
    const [article] = render(kind('blog-list')).filter(({ tagName }) => tagName === 'article');
    expect(within(within(article!, 'h2')[0]!, 'a').map((a) => attribute(a, 'href'))).toEqual(['/blog/为什么有微任务']);
    expect(textOf(within(article!, 'header')[0]!)).toContain('2025年3月23日 · 约 2 分钟读完');
    const more = within(article!, 'a').find((a) => hasClass(a, 'post__more'))!;
    expect([textOf(more), attribute(more, 'aria-label')]).toEqual(['继续阅读', '继续阅读《为什么有微任务》']);
    const list = { ...kind('blog-list'), posts: [{ ...post('无标记'), hasMore: false }] } as Page;
    expect(byClass(render(list), 'post__more')).toHaveLength(0);
  });

  it('a list shows its title, that of the site where it has none (B2.42)', () => {
    const list = kind('blog-list');
    const heading = (page: Page) => {
      const header = byClass(render(page), 'page__header')[0]!;
      return within(header, 'h1').map((h1) => [textOf(h1), hasClass(h1, 'sr-only')]);
    };
    expect(heading(list)).toEqual([[list.title, false]]);
    expect(heading({ ...list, title: '' })).toEqual([[site.title, false]]);
  });

  it('paginator: newer at the left, older at the right (B2.41)', () => {
    const all = render(kind('blog-list'));
    expect(byClass(all, 'pagination-nav__link').map((a) => [attribute(a, 'href'), textOf(a)])).toEqual([
      ['/blog/page/2', '更早的文章'],
    ]);
  });

  it('post: the body is the container the comparer knows; recent posts beside it; pager only with a neighbour (B2.44, B2.47)', () => {
    const all = render(postPage);
    expect(all.find((element) => attribute(element, 'id') === '__blog-post-container')).toBeDefined();
    expect(byClass(all, 'sidebarItemLink').map(textOf)).toEqual(['为什么有微任务']);
    expect(byClass(render({ ...postPage, next: undefined }), 'pagination-nav')).toHaveLength(0);
  });

  it('cover image stands at the top without alternative text (A-9)', () => {
    const [cover] = byClass(render({ ...postPage, post: { ...postPage.post, image: '/img/a.png' } }), 'post__cover');
    expect([attribute(cover!, 'src'), attribute(cover!, 'alt')]).toEqual(['/img/a.png', '']);
  });

  it('tag page names count and tag; archive lists day and title (B2.48, B2.50)', () => {
    const h1 = render(kind('blog-tag')).find(({ tagName }) => tagName === 'h1')!;
    expect(textOf(h1)).toBe('标签“js”下有 20 篇文章');
    const archive = render(kind('archive')).find(({ tagName }) => tagName === 'section')!;
    expect(within(archive, 'a').map(textOf)).toEqual(['3月23日 - 怎样撤回提交']);
    expect(within(archive, 'h2').map(textOf)).toEqual(['2025 1']);
  });
});

describe('lists of docs', () => {
  it('cards: icon, label, description or count (B1.68)', () => {
    const cards = byClass(render(kind('generated-index')), 'card');
    expect(cards.map((card) => within(card, 'h2').map(textOf).concat(within(card, 'p').map(textOf)))).toEqual([
      ['📄️块级格式化上下文', '它隔开什么'],
      ['🗃布局', '共 3 项'],
    ]);
  });

  it('tag index shows counts; tag page links titles (B1.95, B1.96)', () => {
    const [tag] = render(kind('tag-index')).filter((element) => attribute(element, 'rel') === 'tag');
    expect([textOf(tag!), within(tag!, 'span').map(textOf)]).toEqual(['js3', ['3']]);
    const all = render(kind('docs-tag'));
    expect(textOf(all.find(({ tagName }) => tagName === 'h1')!)).toBe('标签“js”下有 1 篇文档');
    expect(byClass(all, 'margin-vert--lg').map((article) => attribute(within(article, 'a')[0]!, 'href'))).toEqual([
      '/docs/js/event-loop',
    ]);
  });
});

describe('every page', () => {
  it('starts with the skip link, whose target exists (B5.25, B5.65)', () => {
    for (const page of pages) {
      if (page.kind === 'redirect') continue;
      const all = render(page);
      const [first] = all.filter(({ tagName }) => tagName === 'a');
      expect(textOf(first!)).toBe('跳过导航，直达正文');
      expect(all.some((element) => `#${attribute(element, 'id')}` === attribute(first!, 'href'))).toBe(true);
    }
  });

  it('not found asks to tell the owner of the linking site (B5.37)', () => {
    const main = render(kind('not-found')).find(({ tagName }) => tagName === 'main')!;
    expect(textOf(main)).toBe(
      '404页面不存在没有找到你要访问的内容。搜索回到首页路线图文档博客源码如果你是从其他网站的链接来到这里，请联系该网站的所有者，告诉对方这个链接已经失效。',
    );
  });

  it('search goes to the search page without scripts and says that it needs them there', () => {
    const forms = render(docPage).filter(({ tagName }) => tagName === 'form');
    expect(forms.map((form) => attribute(form, 'action'))).toEqual(['/search']);
    expect(byClass(render(kind('search')), 'no-js-only')).toHaveLength(1);
  });

  it('announcement and footer only where configured (B5.39, B5.64)', () => {
    expect(byClass(render(docPage), 'footer')).toHaveLength(0);
    const over = {
      ...site,
      announcementBar: { id: 'a', content: '<b>新</b>', isCloseable: true },
      footer: {
        style: 'dark' as const,
        columns: [{ items: [{ label: '源码', href: 'https://x.y', external: true }] }],
        copyright: '©',
      },
    };
    const all = render(docPage, { site: over });
    expect(byClass(all, 'footer--dark')).toHaveLength(1);
    expect(attribute(byClass(all, 'announcement__close')[0]!, 'data-action')).toBe('dismiss');
  });

  it('hash router: links of the theme carry the hash (B5.34)', () => {
    const links = render(docPage, { site: { ...site, router: 'hash' } }).filter(({ tagName }) => tagName === 'a');
    const inside = links.map((a) => attribute(a, 'href')!).filter((href) => href.startsWith('/'));
    expect(inside).toEqual([]);
  });

  it('a component page without default export says which (B5.13)', () => {
    const page = kind('component');
    expect(() => renderDocument(page, { bodies: [] }, context)).toThrow(/pages\/index\.tsx.*default/);
  });
});
