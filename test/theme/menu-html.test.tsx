import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SidebarSlice, SliceItem } from '../../renderer/shared/sidebar-items.js';
import { createMenuHtml } from '../../theme/layout/sidebar/menu-html.js';
import { SidebarItems } from '../../theme/layout/sidebar/SidebarItems.js';
import { SidebarContext } from '../../theme/layout/sidebar/sidebar-context.js';
import { SiteContext } from '../../theme/runtime.js';
import { site } from './fixture.js';

const leaf = (name: string, more: object = {}): SliceItem => ({
  type: 'link',
  label: name,
  href: `/docs/${name}`,
  ...more,
});
const category = (label: string, more: object = {}): SliceItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  ...more,
});

const inner = category('内 <层>', {
  href: '/docs/inner/',
  items: [leaf('deep'), leaf('deep2', { className: 'new "x"' })],
});
const items: SliceItem[] = [
  leaf('Start & go'),
  leaf('start'),
  { type: 'html', value: '<b>标题</b>', defaultStyle: true, className: 'title' },
  { type: 'html', value: '<hr>', defaultStyle: false },
  category('关', { more: true, firstHref: '/docs/first' }),
  category('外', { items: [leaf('inside'), inner, leaf('last')] }),
  category('总开', { collapsible: false, items: [leaf('always')], className: 'big' }),
  category('先开', { collapsed: false, href: '/docs/open', items: [leaf('there'), inner] }),
  category('没有', { collapsed: false }),
  category('空', { collapsed: false, items: [] }),
  { type: 'gap', count: 12, href: '/docs/near' },
  { type: 'link', label: '外面', href: 'https://example.org/a?b=1&c', external: true },
];
const slice: SidebarSlice = { name: 'docs', part: '/_notes/sidebar/docs.json', items };

const ROUTES = [
  '/docs/start',
  '/docs/Start/',
  '/docs/deep',
  '/docs/inner',
  '/docs/open',
  '/docs/there',
  '/docs/inside',
  '/blog',
];

function expected(route: string, of: typeof site): string {
  return renderToString(
    <SiteContext value={of}>
      <SidebarContext value={{ route, loadAll: async () => {} }}>
        <SidebarItems items={items} level={1} />
      </SidebarContext>
    </SiteContext>,
  );
}

describe('the entries of a sidebar, put together', () => {
  const menuHtml = createMenuHtml(renderToString);

  it.each([...ROUTES, ...ROUTES])('are on %s what React renders, however often they were asked for', (route) => {
    expect(menuHtml(slice, route, site)).toBe(expected(route, site));
  });

  it('are those of the site that asks', () => {
    const hash = { ...site, router: 'hash' as const, texts: { 'theme.docs.sidebar.more': '还有 {count}' } };
    expect(menuHtml(slice, '/docs/deep', hash)).toBe(expected('/docs/deep', hash));
    expect(menuHtml(slice, '/docs/deep', site)).toBe(expected('/docs/deep', site));
  });
});
