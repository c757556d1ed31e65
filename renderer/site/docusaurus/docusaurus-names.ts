/** Misspelt names and values of a Docusaurus configuration: the reference stops at them, and here nothing reads them. */
import { dictionary } from '../../shared/dictionary.js';
import { type ConfigFile, NAVBAR_TYPES, placeOf, valuePlaceOf } from '../configuration/config-checks.js';
import { POLICIES } from '../configuration/policies.js';
import { isPlainObject, type Path, pathText } from '../helpers/schema.js';
import { nearestOf } from '../problems/near-names.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNearest } from '../problems/repair.js';
import { shortName } from './docusaurus-entries.js';

const words = (text: string): string[] => text.split(' ');

const ROOT = words(
  'title url baseUrl tagline favicon trailingSlash titleDelimiter noIndex staticDirectories baseUrlIssueBanner customFields ' +
    'onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes organizationName projectName deploymentBranch ' +
    'githubHost githubPort themes plugins presets themeConfig markdown i18n future scripts stylesheets headTags clientModules ' +
    'ssrTemplate storage vcs webpack',
);
const LOGO = words('alt src srcDark width height href target className style');
const ITEM = words(
  'type position label html to href sidebarId docId docsPluginId value className aria-label activeBasePath activeBaseRegex items ' +
    'dropdownItemsBefore dropdownItemsAfter dropdownActiveClassDisabled target rel title id queryString versions prependBaseUrlToHref ' +
    'autoAddBaseUrl',
);
const LINK = words(
  'label to href html className title items target rel aria-label prependBaseUrlToHref autoAddBaseUrl',
);
const CONTENT = words(
  'id path routeBasePath include exclude editUrl editCurrentVersion editLocalizedFiles showLastUpdateTime showLastUpdateAuthor ' +
    'remarkPlugins rehypePlugins recmaPlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins admonitions tags tagsBasePath ' +
    'onInlineTags',
);
const DOCS = [
  ...CONTENT,
  ...words(
    'sidebarPath sidebarItemsGenerator sidebarCollapsible sidebarCollapsed numberPrefixParser breadcrumbs disableVersioning ' +
      'includeCurrentVersion lastVersion onlyIncludeVersions versions docItemComponent docRootComponent docTagsListComponent ' +
      'docTagDocListComponent docCategoryGeneratedIndexComponent docVersionRootComponent docsRootComponent',
  ),
];
const BLOG = [
  ...CONTENT,
  ...words(
    'blogTitle blogDescription blogSidebarCount blogSidebarTitle postsPerPage sortPosts archiveBasePath pageBasePath authorsMapPath ' +
      'authorsBasePath onInlineAuthors onUntruncatedBlogPosts showReadingTime readingTime feedOptions truncateMarker blogListComponent ' +
      'blogPostComponent blogTagsListComponent blogTagsPostsComponent blogArchiveComponent blogAuthorsListComponent ' +
      'blogAuthorsPostsComponent processBlogPosts',
  ),
];

interface Names {
  known: readonly string[];
  /** Plugins may read more names. */
  isOpen?: boolean;
  /** Names of the objects, or of the lists of objects, below a name. */
  below?: Readonly<Record<string, Names>>;
}

const LINKS: Names = { known: LINK, below: { items: { known: LINK } } };
const ITEMS: Names = { known: ITEM, below: { items: { known: ITEM } } };
const THEME: Names = {
  known: words(
    'navbar footer announcementBar colorMode tableOfContents docs blog image metadata prism zoom algolia liveCodeBlock mermaid',
  ),
  isOpen: true,
  below: {
    navbar: { known: words('title logo items hideOnScroll style'), below: { logo: { known: LOGO }, items: ITEMS } },
    footer: { known: words('style logo copyright links'), below: { logo: { known: LOGO }, links: LINKS } },
    announcementBar: { known: words('id content isCloseable backgroundColor textColor') },
    colorMode: { known: words('defaultMode disableSwitch respectPrefersColorScheme') },
    tableOfContents: { known: words('minHeadingLevel maxHeadingLevel') },
    docs: {
      known: words('versionPersistence sidebar'),
      below: { sidebar: { known: words('hideable autoCollapseCategories') } },
    },
    prism: { known: words('theme darkTheme defaultLanguage additionalLanguages magicComments'), isOpen: true },
  },
};
const CONFIG: Names = {
  known: ROOT,
  below: {
    themeConfig: THEME,
    i18n: { known: words('defaultLocale path locales localeConfigs') },
    markdown: {
      known: words('format mermaid emoji preprocessor parseFrontMatter mdx1Compat remarkRehypeOptions anchors hooks'),
    },
  },
};
const FEED = words('type title description copyright language limit xslt createFeedItems');
const PARTS = dictionary<Names>({
  docs: { known: DOCS },
  blog: { known: BLOG, below: { feedOptions: { known: FEED } } },
  pages: { known: [...CONTENT, 'mdxPageComponent'] },
  sitemap: { known: words('id changefreq priority ignorePatterns lastmod filename createSitemapItems') },
  theme: { known: words('customCss id') },
});
const PRESET: Names = {
  known: words('docs blog pages sitemap theme debug svgr gtag googleAnalytics googleTagManager'),
  below: PARTS,
};
const POLICY_KEYS = words('onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes');

/** All names and values of a loaded configuration that are near to one of the reference and none of them. */
export function misspeltOptions(value: unknown, file: ConfigFile): Problem[] {
  if (!isPlainObject(value)) return [];
  const problems: Problem[] = [];
  const look = (entry: unknown, names: Names, path: Path): void => {
    if (Array.isArray(entry)) for (const [index, one] of entry.entries()) look(one, names, [...path, index]);
    if (!isPlainObject(entry) || isOwn(entry)) return;
    for (const [key, below] of Object.entries(entry)) {
      if (names.known.includes(key)) {
        const next = names.below?.[key];
        if (next) look(below, next, [...path, key]);
        continue;
      }
      const near = nearestOf(key, names.known);
      if (!near || (names.isOpen && !near.sure) || below === undefined) continue;
      const place = withNearest(placeOf([...path, key], file), key, names.known, !names.isOpen);
      problems.push(problem('moved-option', { path: pathText([...path, key]) }, place));
    }
  };
  look(value, CONFIG, []);
  for (const list of ['presets', 'plugins'])
    entries(value[list], (names, index, options) => look(options, names, [list, index, 1]));
  return [...problems, ...values(value, file)];
}

/** Items of a type that the site has a component of its own for take any name. */
const isOwn = ({ type }: Record<string, unknown>): boolean => typeof type === 'string' && type.startsWith('custom-');

/** Presets and plugins whose options are known. */
function entries(list: unknown, look: (names: Names, index: number, options: unknown) => void): void {
  for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') continue;
    const name = shortName(entry[0]);
    const names = name === 'classic' ? PRESET : PARTS[name.replace(/^content-/, '')];
    if (names) look(names, index, entry[1]);
  }
}

/** Values of a fixed set that the mapping would replace by their default, or leave out. */
function values(config: Record<string, unknown>, file: ConfigFile): Problem[] {
  const problems: Problem[] = [];
  const look = (value: unknown, path: Path, known: readonly string[]): void => {
    if (typeof value !== 'string' || known.includes(value) || !nearestOf(value, known)) return;
    const place = withNearest(valuePlaceOf(path, file), value, known);
    const args = {
      path: pathText(path),
      expected: known.map((name) => JSON.stringify(name)).join(' | '),
      got: JSON.stringify(value),
    };
    problems.push(problem('config-wrong-type', args, place));
  };
  for (const key of POLICY_KEYS) look(config[key], [key], POLICIES);
  const theme = isPlainObject(config.themeConfig) ? config.themeConfig : {};
  const items = isPlainObject(theme.navbar) ? theme.navbar.items : undefined;
  for (const [index, item] of (Array.isArray(items) ? items : []).entries())
    if (isPlainObject(item) && !isOwn(item))
      look(item.type, ['themeConfig', 'navbar', 'items', index, 'type'], NAVBAR_TYPES);
  return problems;
}
