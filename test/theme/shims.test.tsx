/** What pages of moved sites import by the reference's names. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Brand } from '../../theme/layout/navbar/Brand.js';
import { LocationContext, SiteContext } from '../../theme/runtime.js';
import { matchPath, useRouteMatch } from '../../theme/shims/router.js';
import { site } from './fixture.js';

describe('@docusaurus/router', () => {
  it.each([
    ['/DOCS/Intro/', '/docs/intro', true],
    ['/docs/intro/more', { path: '/docs/intro' }, true],
    ['/docs/intro/more', { path: '/docs/intro', exact: true }, false],
    ['/docs/intro/', { path: '/docs/intro', exact: true, strict: true }, false],
    ['/DOCS/intro', { path: '/docs/intro', sensitive: true }, false],
  ])('matchPath %s with %o: %s (B5.9)', (pathname, pattern, matches) => {
    expect(matchPath(pathname, pattern) !== null).toBe(matches);
  });

  it('useRouteMatch matches the page that is shown', () => {
    const Tag = () => <>{useRouteMatch('/blog/tags/:tag')?.params.tag}</>;
    const place = { pathname: '/blog/tags/css', search: '', hash: '' };
    expect(
      renderToStaticMarkup(
        <LocationContext value={place}>
          <Tag />
        </LocationContext>,
      ),
    ).toBe('css');
  });
});

describe('the brand (B5.58)', () => {
  const brand = (navbar: Partial<typeof site.navbar>) =>
    renderToStaticMarkup(
      <SiteContext value={{ ...site, navbar: { ...site.navbar, title: '', ...navbar } }}>
        <Brand />
      </SiteContext>,
    );
  it('without a logo and a title is named after the site', () =>
    expect(brand({})).toMatch(/^<a href="\/" class="navbar__brand" aria-label="前端笔记"><svg/));
  it('with a title is that', () => expect(brand({ title: '笔记' })).not.toContain('aria-label'));
  it('with a logo alone has its alternative text', () =>
    expect(brand({ logo: { src: '/l.svg', alt: '' } })).toContain('alt="前端笔记"'));
});
