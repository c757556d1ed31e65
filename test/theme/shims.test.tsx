/** What pages of moved sites import by the reference's names. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Brand } from '../../theme/layout/navbar/Brand.js';
import { LocationContext, RuntimeContext, SiteContext, serverRuntime } from '../../theme/runtime.js';
import { matchPath, useRouteMatch } from '../../theme/shims/router.js';
import { useColorMode } from '../../theme/shims/theme-common.js';
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

describe('useColorMode', () => {
  it.each<
    [string, (modes: ReturnType<typeof useColorMode>) => void, Record<string, string>, [string, string | null][]]
  >([
    [
      'chooses a mode',
      (modes) => modes.setColorMode('dark'),
      { theme: 'dark', themeChoice: 'dark' },
      [['theme', 'dark']],
    ],
    [
      'goes back to the system',
      (modes) => modes.setColorMode(null),
      { theme: 'dark', themeChoice: 'system' },
      [['theme', null]],
    ],
    [
      'for this page alone',
      (modes) => modes.setColorMode('light', { persist: false }),
      { theme: 'light', themeChoice: 'light' },
      [],
    ],
    ['by its older name', (modes) => modes.setDarkTheme(), { theme: 'dark', themeChoice: 'dark' }, [['theme', 'dark']]],
  ])('%s', (_, act, expected, stored) => {
    const dataset = {};
    const kept: [string, string | null][] = [];
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const storage = { get: () => null, set: (key: string, value: string | null) => void kept.push([key, value]) };
    const Tag = () => {
      const modes = useColorMode();
      act(modes);
      return <>{modes.colorMode}</>;
    };
    const config = { ...site.colorMode, respectPrefersColorScheme: true, disableSwitch: false };
    expect(
      renderToStaticMarkup(
        <SiteContext value={{ ...site, colorMode: config }}>
          <RuntimeContext value={{ ...serverRuntime, storage }}>
            <Tag />
          </RuntimeContext>
        </SiteContext>,
      ),
    ).toBe('light');
    expect([dataset, kept]).toEqual([expected, stored]);
    vi.unstubAllGlobals();
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
