/** Imports of migrated sites' pages by Docusaurus' names. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Brand } from '../../theme/layout/navbar/Brand.js';
import { LocationContext, RuntimeContext, SiteContext, serverRuntime } from '../../theme/runtime.js';
import NavbarNavLink from '../../theme/shims/NavbarNavLink.js';
import { matchPath, Redirect, useHistory, useRouteMatch } from '../../theme/shims/router.js';
import TabItem from '../../theme/shims/TabItem.js';
import * as common from '../../theme/shims/theme-common.js';
import {
  createCodeBlockMetadata,
  getLineNumbersStart,
  parseLines,
  useColorMode,
} from '../../theme/shims/theme-common.js';
import { site } from './fixture.js';

/** Exports of `@docusaurus/theme-common` and its `internal`, in versions 2 and 3. */
const EXPORTS = `
AnnouncementBarProvider BlogAuthorNoPostsLabel BlogAuthorsListViewAllLabel BlogPostProvider
CodeBlockContextProvider Collapsible ColorModeProvider DEFAULT_SEARCH_TAG DocProvider
DocSidebarItemsExpandedStateProvider DocsPreferredVersionContextProvider DocsSidebarProvider
DocsVersionProvider DraftBannerMessage DraftBannerTitle ErrorBoundaryError ErrorBoundaryErrorMessageFallback
ErrorBoundaryTryAgainButton ErrorCauseBoundary HtmlClassNameProvider NavbarProvider NavbarSecondaryMenuFiller
PageMetadata PluginHtmlClassNameProvider ReactContextError ScrollControllerProvider SkipToContentFallbackId
SkipToContentLink TabsProvider ThemeClassNames ThemedComponent TitleFormatterProvider UnlistedBannerMessage
UnlistedBannerTitle UnlistedMetadata composeProviders containsLineNumbers createCodeBlockMetadata
createStorageSlot docVersionSearchTag duplicates extractLeadingEmoji filterDocCardListItems
findFirstCategoryLink findSidebarCategory getLineNumbersStart getPrismCssVariables groupBy
isActiveSidebarItem isDocsPluginEnabled isMultiColumnFooterLinks isRegexpStringMatch isSamePath
keyboardFocusedClassName listStorageKeys listTagsByLetters mergeSearchParams mergeSearchStrings
parseCodeBlockTitle parseLanguage parseLines prefersReducedMotion processAdmonitionProps sanitizeTabsChildren
splitNavbarItems translateBlogAuthorsListPageTitle translateTagsPageTitle uniq useAlternatePageUtils
useAnchorTargetClassName useAnnouncementBar useBackToTopButton useBlogAuthorPageTitle useBlogPost
useBlogTagsPostsPageTitle useClearQueryString useCodeBlockContext useCodeWordWrap useCollapsible useColorMode
useContextualSearchFilters useCurrentSidebarCategory useDateTimeFormat useDoc useDocById
useDocCardDescriptionCategoryItemsPlural useDocRouteMetadata useDocSidebarItemsExpandedState
useDocsPreferredVersion useDocsPreferredVersionByPluginId useDocsSidebar useDocsVersion
useDocsVersionCandidates useEvent useFilteredAndTreeifiedTOC useHideableNavbar useHistoryPopHandler
useHistorySelector useHomePageRoute useIsomorphicLayoutEffect useKeyboardNavigation useLayoutDoc
useLayoutDocsSidebar useLocalPathname useLocationChange useLockBodyScroll useNavbarMobileSidebar
useNavbarSecondaryMenu usePluralForm usePrevious usePrismTheme useQueryString useQueryStringList
useQueryStringValue useScrollController useScrollPosition useScrollPositionBlocker useSearchLinkCreator
useSearchQueryString useSidebarBreadcrumbs useSmoothScrollTo useStorageSlot useTOCHighlight useTabs
useTabsContextValue useThemeConfig useTitleFormatter useTreeifiedTOC useWindowSize
`;

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

describe('useHistory', () => {
  it('says where the page is, and goes to addresses in one text or in parts', () => {
    const gone: string[] = [];
    const navigate = (href: string, { replace = false } = {}) => void gone.push(`${replace} ${href}`);
    const Row = () => {
      const history = useHistory();
      history.push('#b');
      history.replace({ ...history.location, search: '?c', hash: '' });
      history.push({ hash: '#d' });
      return <>{history.location.hash}</>;
    };
    const html = renderToStaticMarkup(
      <RuntimeContext value={{ ...serverRuntime, navigate }}>
        <LocationContext value={{ pathname: '/docs/a', search: '', hash: '#a' }}>
          <Row />
        </LocationContext>
      </RuntimeContext>,
    );
    expect(html).toBe('#a');
    expect(gone).toEqual(['false #b', 'true /docs/a?c', 'false /docs/a#d']);
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

describe('helpers of ejected code blocks', () => {
  it.each([
    ['a range', 'a\nb\nc\n', { metastring: '{1,3}', language: 'js' }, 'a\nb\nc', [0, 2]],
    ['one line', '// highlight-next-line\na\nb', { language: 'js' }, 'a\nb', [0]],
    ['a block', 'a\n# highlight-start\nb\nc\n# highlight-end\nd', { language: 'py' }, 'a\nb\nc\nd', [1, 2]],
    ['a comment of JSX', '{/* highlight-next-line */}\n<a/>', { language: 'jsx' }, '<a/>', [0]],
    ['no language', '// highlight-next-line\na', {}, '// highlight-next-line\na', []],
    ['a range without end', 'a', { metastring: '{1-999999999}', language: 'js' }, 'a', []],
  ])('parseLines with %s', (_, code, options, text, marked) => {
    const parsed = parseLines(code, options);
    expect([parsed.code, Object.keys(parsed.lineClassNames).map(Number)]).toEqual([text, marked]);
  });
  it.each([
    [{ metastring: 'showLineNumbers=5' }, 5],
    [{ metastring: 'showLineNumbers' }, 1],
    [{ showLineNumbers: 7 }, 7],
    [{ metastring: 'x' }, undefined],
  ])('getLineNumbersStart of %o', (given, first) => expect(getLineNumbersStart(given)).toBe(first));
  it('createCodeBlockMetadata', () =>
    expect(
      createCodeBlockMetadata({
        code: 'a',
        className: 'language-JS',
        metastring: 'title="T" {1}',
        showLineNumbers: true,
      }),
    ).toMatchObject({ language: 'js', title: 'T', lineNumbersStart: 1, code: 'a' }));
});

describe('hooks of ejected parts', () => {
  const shown = (Tag: () => ReactNode, place = { pathname: '/docs/a', search: '', hash: '' }) =>
    renderToStaticMarkup(
      <SiteContext value={site}>
        <LocationContext value={place}>
          <Tag />
        </LocationContext>
      </SiteContext>,
    );
  it.each<[string, () => ReactNode, string]>([
    [
      'useTabs',
      () => {
        const { selectedValue, tabValues } = common.useTabs({
          children: [<TabItem key="a" value="a" />, <TabItem key="b" value="b" default />],
        });
        return `${selectedValue} of ${tabValues.map(({ value }) => value)}`;
      },
      'b of a,b',
    ],
    ['useSearchLinkCreator', () => common.useSearchLinkCreator()('a b'), '/search?q=a%20b'],
    ['useLocalPathname', () => common.useLocalPathname(), '/docs/a'],
    [
      'useAlternatePageUtils',
      () => common.useAlternatePageUtils().createUrl({ locale: 'fr', fullyQualified: true }),
      `${site.url}/fr/docs/a`,
    ],
    ['useLayoutDoc of a doc that the bar has not', () => String(common.useLayoutDoc('none')), 'null'],
    ['listTagsByLetters', () => common.listTagsByLetters([{ label: 'b' }, { label: 'Ba' }])[0]?.tags.length, '2'],
    [
      'extractLeadingEmoji',
      () => JSON.stringify(common.extractLeadingEmoji('🚀 go')).replaceAll('"', ''),
      '{emoji:🚀,rest: go}',
    ],
    [
      'NavbarNavLink',
      () => <NavbarNavLink to="/docs/a" label="A" className="x" />,
      '<a class="x navbar__link--active" aria-current="page" href="/docs/a">A</a>',
    ],
    ['Redirect', () => <Redirect to="/docs" />, ''],
  ])('%s', (_, Tag, expected) => expect(shown(Tag)).toBe(expected));

  it('theme-common has every export of the reference', () => {
    const missing = EXPORTS.trim()
      .split(/\s+/)
      .filter((name) => !(name in common));
    expect(missing).toEqual([]);
  });
});
