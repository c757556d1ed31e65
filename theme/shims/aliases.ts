/**
 * Imports of Docusaurus pages (B4.17): specifier → file of this folder, without extension.
 * The bundler resolves them; a site's own `theme/<Name>` takes precedence for `@theme/<Name>`.
 */

/** Components of the content table: the file has the name that the component has there. */
const CONTENT: Record<string, string> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Admonition': 'Admonition',
  '@theme/Details': 'Details',
  '@theme/DocCardList': 'DocCardList',
  '@theme/DocCard': 'DocCard',
  '@theme/TOCInline': 'TOCInline',
  '@theme/Heading': 'Heading',
  '@theme/Mermaid': 'Mermaid',
  '@theme/ThemedImage': 'ThemedImage',
  '@docusaurus/Link': 'Link',
  '@docusaurus/Head': 'Head',
};

/** All modules that only code uses. `clsx` is installed with every Docusaurus site. */
const CODE: Record<string, string> = {
  '@notes/client-modules': 'client-modules',
  '@notes/content': 'runtime',
  '@notes/content-places': 'content-places',
  '@notes/given-component': 'given-component',
  '@notes/plugin-page': 'plugin-page',
  '@theme/IdealImage': 'IdealImage',
  '@theme/Layout': 'Layout',
  '@theme/MDXComponents': 'MDXComponents',
  '@theme/Admonition/Layout': 'Admonition',
  '@theme/Admonition/Types': 'AdmonitionTypes',
  '@theme/BackToTopButton': 'Noop',
  '@theme/CodeBlock/Buttons': 'Noop',
  '@theme/CodeBlock/Buttons/Button': 'Noop',
  '@theme/CodeBlock/Buttons/CopyButton': 'Noop',
  '@theme/CodeBlock/Buttons/WordWrapButton': 'Noop',
  '@theme/CodeBlock/Container': 'CodeContainer',
  '@theme/CodeBlock/Content': 'CodeBlock',
  '@theme/CodeBlock/Content/Element': 'CodeBlock',
  '@theme/CodeBlock/Content/String': 'CodeBlock',
  '@theme/CodeBlock/CopyButton': 'Noop',
  '@theme/CodeBlock/Layout': 'CodeBlock',
  '@theme/CodeBlock/Line': 'CodeLine',
  '@theme/CodeBlock/Line/Token': 'Children',
  '@theme/CodeBlock/Title': 'Children',
  '@theme/CodeBlock/WordWrapButton': 'Noop',
  '@theme/DocBreadcrumbs/StructuredData': 'Noop',
  '@theme/NavbarItem/NavbarNavLink': 'NavbarNavLink',
  '@theme/SearchTranslations': 'SearchTranslations',
  '@theme/ThemeProvider': 'Children',
  '@docusaurus/theme-search-algolia/client': 'algolia-client',
  '@theme/BlogListPage/StructuredData': 'Noop',
  '@theme/BlogPostPage/Metadata': 'Noop',
  '@theme/BlogPostPage/StructuredData': 'Noop',
  '@theme/ErrorPageContent': 'Noop',
  '@theme/SearchMetadata': 'Noop',
  '@theme/TOCCollapsible': 'Noop',
  '@theme/Navbar/Search': 'Children',
  '@docusaurus/theme-common/Details': 'Details',
  '@docusaurus/utils-common': 'utils-common',
  '@docusaurus/Translate': 'Translate',
  '@docusaurus/Interpolate': 'Interpolate',
  '@docusaurus/useBaseUrl': 'useBaseUrl',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext',
  '@docusaurus/useIsBrowser': 'useIsBrowser',
  '@docusaurus/BrowserOnly': 'BrowserOnly',
  '@docusaurus/ExecutionEnvironment': 'ExecutionEnvironment',
  '@docusaurus/isInternalUrl': 'isInternalUrl',
  '@docusaurus/router': 'router',
  '@docusaurus/renderRoutes': 'renderRoutes',
  '@docusaurus/theme-common': 'theme-common',
  '@docusaurus/theme-common/internal': 'theme-common',
  '@docusaurus/plugin-content-docs/client': 'docs-client',
  '@docusaurus/plugin-content-blog/client': 'blog-client',
  '@docusaurus/useGlobalData': 'useGlobalData',
  '@docusaurus/useBrokenLinks': 'useBrokenLinks',
  '@docusaurus/useRouteContext': 'useRouteContext',
  '@docusaurus/useIsomorphicLayoutEffect': 'useIsomorphicLayoutEffect',
  '@docusaurus/constants': 'plugin-constants',
  '@docusaurus/Noop': 'Noop',
  '@docusaurus/ErrorBoundary': 'CatchingBoundary',
  clsx: 'clsx',
  classnames: 'clsx',
};

/** Every specifier that a site may import, except the renderer's own. */
export const SPECIFIERS: readonly string[] = Object.keys({ ...CONTENT, ...CODE }).filter(
  (name) => !name.startsWith('@notes/'),
);

/** Files within packages of the reference that sites import by their path, and the specifier that means the same. */
const INNER: readonly [RegExp, string][] = [
  [/^@docusaurus\/core\/lib\/client\/exports\/(\w+)$/, '@docusaurus/$1'],
  [/^@docusaurus\/theme-common\/(?:lib|src)(?:\/.+)?$/, '@docusaurus/theme-common'],
  [/^@docusaurus\/plugin-content-(docs|blog)\/(?:lib|src)\/client(?:\/.+)?$/, '@docusaurus/plugin-content-$1/client'],
  [/^@docusaurus\/theme-classic\/(?:lib|src)\/theme\/(.+)$/, '@theme/$1'],
];

/** Returns the specifier that a name means: `@theme-original/Tabs` and `@theme-init/Tabs` are the theme's own too. */
function plainName(specifier: string): string {
  const file = specifier.replace(/(?:\/index)?(?:\.[jt]sx?)?$/, '');
  const inner = INNER.find(([pattern]) => pattern.test(file));
  return inner ? file.replace(...inner) : specifier.replace(/^@theme-(?:original|init)\//, '@theme/');
}

/** Name in the content table of what a specifier's default export is; undefined if it is not one of ours. */
export function contentNameOf(specifier: string): string | undefined {
  const name = plainName(specifier);
  return Object.hasOwn(CONTENT, name) ? CONTENT[name] : undefined;
}

/** Names of the content table that a specifier resolves to. */
export const CONTENT_NAMES: readonly string[] = Object.values(CONTENT);

/** File in `theme/shims` that answers a specifier, without extension; undefined if none does. */
export function shimOf(specifier: string): string | undefined {
  const name = plainName(specifier);
  return contentNameOf(name) ?? (Object.hasOwn(CODE, name) ? CODE[name] : undefined);
}
