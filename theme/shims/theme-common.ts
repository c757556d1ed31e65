/** Exports of Docusaurus' common theme package, and of its `internal`. */
export { BlogPostProvider, useBlogPost } from './blog-client.js';
export * from './class-names.js';
export * from './code-hooks.js';
export * from './common-helpers.js';
// Before version 3.6 of the reference these were helpers of its theme.
export {
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findFirstSidebarItemLink as findFirstCategoryLink,
  findFirstSidebarItemLink as findFirstSidebarItemCategoryLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isDocsPluginEnabled,
  useCurrentSidebarCategory,
  useDoc,
  useDocById,
  useDocRouteMetadata,
  useDocSidebarItemsExpandedState,
  useDocsPreferredVersion,
  useDocsPreferredVersionByPluginId,
  useDocsSidebar,
  useDocsVersion,
  useDocsVersionCandidates,
  useSidebarBreadcrumbs,
} from './docs-client.js';
export {
  mergeSearchParams,
  useAlternatePageUtils,
  useClearQueryString,
  useHistoryPopHandler,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useLocalPathname,
  useLocationChange,
  useQueryString,
  useQueryStringList,
  useQueryStringValue,
} from './route-hooks.js';
export * from './search-hooks.js';
export * from './tab-hooks.js';
export * from './theme-internals.js';
export * from './theme-words.js';
export { useColorMode } from './useColorMode.js';
export { default as useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';
