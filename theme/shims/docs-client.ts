/** Exports of Docusaurus' docs plugin for pages. Versions are those of the site; of lists of docs the browser has what a page reads of them. */
import { use } from 'react';
import type { ListedDoc, VersionLists } from '../../renderer/shared/listed-docs.js';
import type { Page } from '../../renderer/shared/page.js';
import type { SliceItem } from '../../renderer/shared/sidebar-items.js';
import { isActiveBranch, isSamePath } from '../layout/navbar/active-link.js';
import { useCardItems } from '../places/card-places.js';
import { ExpandedContext } from '../places/place-contexts.js';
import { contentTitle, docMetadata, readable, tocOf } from '../places/reference-props.js';
import { PageContext, usePage, useRuntime, useSite } from '../runtime.js';
import { listsOf } from './read-lists.js';

interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  readonly docs: Pick<ListedDoc, 'id' | 'path' | 'sidebar'>[];
  draftIds: never[];
}

/** @param lists of the version */
const versionOf = (name: string, path: string, isLast = false, lists?: VersionLists): Version => ({
  name,
  label: name === 'current' ? 'Next' : name,
  isLast,
  path,
  mainDocId: '',
  get docs() {
    return Object.values(lists?.docs ?? {});
  },
  draftIds: [],
});

/** Versions of an instance, newest first. */
export function useVersions(instance = 'default'): Version[] {
  const { baseUrl } = useSite();
  return useAllVersions()[instance] ?? [versionOf('current', baseUrl, true)];
}

/** Versions by instance. The last one is the newest released one, or the only one. */
function useAllVersions(): Record<string, Version[]> {
  const page = use(PageContext);
  const { docs, baseUrl } = useSite();
  const versionsOf = (instance: string, names: readonly string[]) => {
    const last = names.find((name) => name !== 'current') ?? names[0];
    return names.map((name) => versionOf(name, baseUrl, name === last, listsOf(page, instance, name)));
  };
  const names = Object.entries({ default: ['current'], ...docs.versions });
  return Object.fromEntries(names.map(([instance, list]) => [instance, versionsOf(instance, list)]));
}

/** The newest released version, or the only one. */
export function useLatestVersion(instance?: string): Version {
  const versions = useVersions(instance);
  return versions.find(({ isLast }) => isLast) ?? versionOf('current', '/', true);
}

/** Undefined outside the docs. */
export function useActiveVersion(instance = 'default'): Version | undefined {
  const { scope } = usePage();
  const versions = useVersions(instance);
  if (scope.area !== 'docs' || scope.instance !== instance) return undefined;
  return versions.find(({ name }) => name === scope.version) ?? versionOf(scope.version, '/');
}

export function useDocsData(instance?: string) {
  return { path: useSite().baseUrl, versions: useVersions(instance), breadcrumbs: true };
}

export function useAllDocsData() {
  const { baseUrl: path } = useSite();
  return Object.fromEntries(
    Object.entries(useAllVersions()).map(([id, versions]) => [id, { path, versions, breadcrumbs: true }]),
  );
}

export function useActivePlugin() {
  const { scope } = usePage();
  const pluginData = useDocsData(scope.instance);
  return scope.area === 'docs' ? { pluginId: scope.instance, pluginData } : undefined;
}

export function useActivePluginAndVersion() {
  const activePlugin = useActivePlugin();
  const activeVersion = useActiveVersion(usePage().scope.instance);
  return activePlugin && { activePlugin, activeVersion };
}

export function useActiveDocContext(instance?: string) {
  const page = usePage();
  const activeVersion = useActiveVersion(instance);
  if (activeVersion === undefined || page.kind !== 'doc')
    return { activeVersion, activeDoc: undefined, alternateDocVersions: {} };
  const docAt = (path: string) => ({ id: page.docId, path });
  const others = Object.entries(page.version.others ?? { [page.scope.version]: page.route });
  const alternateDocVersions = Object.fromEntries(others.map(([name, path]) => [name, docAt(path)]));
  return { activeVersion, activeDoc: docAt(page.route), alternateDocVersions };
}

export function useDocVersionSuggestions(instance?: string) {
  const page = usePage();
  const newest = useLatestVersion(instance);
  const latest = shownVersion(page)?.latest;
  if (!latest) return { latestVersionSuggestion: newest, latestDocSuggestion: undefined };
  const { name, label, href: path } = latest;
  return {
    latestVersionSuggestion: Object.assign(newest, { name, label }),
    latestDocSuggestion: { id: page.kind === 'doc' ? page.docId : '', path },
  };
}

const shownVersion = (page: Page) => ('version' in page ? page.version : undefined);

/** The version that the reader picked before. */
export function useDocsPreferredVersion(instance = 'default') {
  const { storage } = useRuntime();
  const versions = useVersions(instance);
  const key = `docs-preferred-version-${instance}`;
  const name = storage.get(key);
  return {
    preferredVersion: versions.find((version) => version.name === name) ?? null,
    savePreferredVersionName: (picked: string) => storage.set(key, picked),
  };
}

/** Version of the doc that is shown. */
export function useDocsVersion() {
  const page = usePage();
  const { scope } = page;
  const { label, badge, banner } = shownVersion(page) ?? {
    ...versionOf(scope.version, '/'),
    badge: false,
    banner: 'none',
  };
  const lists = listsOf(page, scope.instance, scope.version);
  return {
    pluginId: scope.instance,
    version: scope.version,
    label,
    badge,
    banner: banner === 'none' ? null : banner,
    get docs() {
      return lists.docs;
    },
    get docsSidebars() {
      return lists.docsSidebars;
    },
  };
}

/** The doc that is shown. */
export function useDoc() {
  const page = usePage();
  if (page.kind !== 'doc') throw new Error('useDoc outside a doc');
  const { frontMatter = {}, toc } = page;
  return {
    metadata: docMetadata(page),
    frontMatter,
    toc: tocOf(toc),
    contentTitle: contentTitle(page),
    assets: {},
  };
}

/** The page of a doc is wrapped in all of these. */
export {
  default as DocProvider,
  default as DocsPreferredVersionContextProvider,
  default as DocsSidebarProvider,
  default as DocsVersionProvider,
} from './Children.js';

type Category = Extract<SliceItem, { type: 'category' }>;

/** The entries from the top of a sidebar down to that of a page. */
function trailTo(items: readonly SliceItem[], route: string): SliceItem[] {
  for (const item of items) {
    if (item.type !== 'category' && item.type !== 'link') continue;
    const below = item.type === 'category' ? trailTo(item.items ?? [], route) : [];
    if (below.length > 0 || isSamePath(item.href ?? '', route)) return [item, ...below];
  }
  return [];
}

/** The entries on the way to the page; null where it has no breadcrumbs. */
export function useSidebarBreadcrumbs(): SliceItem[] | null {
  const page = usePage();
  if (!('breadcrumbs' in page) || page.breadcrumbs === null || !page.sidebar) return null;
  return trailTo(readable(page.sidebar.items), page.route);
}

function useCategory(): Category | undefined {
  const page = usePage();
  const items = 'sidebar' in page && page.sidebar ? readable(page.sidebar.items) : [];
  return trailTo(items, page.route)
    .filter((item) => item.type === 'category')
    .pop();
}

/** Returns the category that contains the page or is its subject. Without one, a category without entries keeps old pages working. */
export function useCurrentSidebarCategory() {
  const page = usePage();
  const category = useCategory();
  // The content of a category is only complete on its own page.
  const cards = useCardItems(page.kind === 'generated-index' ? page.cards : []);
  return { ...category, items: cards.length > 0 ? cards : (category?.items ?? []) };
}

/** Returns the siblings of the page's entry, or the entries below it. */
export function useCurrentSidebarSiblings(): SliceItem[] {
  const sidebar = useDocsSidebar();
  return useCategory()?.items ?? readable(sidebar?.items ?? []);
}

/** Returns which category of a list was opened last. */
export const useDocSidebarItemsExpandedState = () => use(ExpandedContext);
export { default as DocSidebarItemsExpandedStateProvider } from './Children.js';

export const isActiveSidebarItem = (item: SliceItem, path: string): boolean => isActiveBranch(item, path);

/** True if a list shows an entry: what is unlisted only while it is read. */
export function isVisibleSidebarItem(item: SliceItem, path: string): boolean {
  if (item.type === 'link') return !item.unlisted || isActiveSidebarItem(item, path);
  if (item.type !== 'category') return true;
  const below = item.items ?? [];
  return item.href !== undefined || item.more === true || below.some((child) => isVisibleSidebarItem(child, path));
}

/** Breadcrumbs as search engines read them. */
export function useBreadcrumbsStructuredData({ breadcrumbs }: { breadcrumbs: { label: string; href?: string }[] }) {
  const { url } = useSite();
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs
      .filter(({ href }) => href !== undefined)
      .map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: `${url}${href}`,
      })),
  };
}

/** Returns where a category leads when no script runs. */
export const findFirstSidebarItemLink = (item: { href?: string; firstHref?: string }): string | undefined =>
  item.href ?? item.firstHref;

/** A doc of the version that is shown. */
export function useDocById(id: string | undefined): ListedDoc | undefined {
  const page = usePage();
  return id === undefined ? undefined : listsOf(page, page.scope.instance, page.scope.version).docs[id];
}
export const useDocRouteMetadata = (): null => null;
export const useDocRootMetadata = (): null => null;
export const isDocsPluginEnabled = true;
export { useLayoutDoc, useLayoutDocsSidebar } from './route-hooks.js';

/** The first category for which a test holds. */
export function findSidebarCategory(
  items: readonly SliceItem[],
  test: (item: SliceItem) => boolean,
): SliceItem | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = test(item) ? item : findSidebarCategory(item.items ?? [], test);
    if (found) return found;
  }
  return undefined;
}

/** The versions that the reader picked before, by instance. */
export function useDocsPreferredVersionByPluginId() {
  const { storage } = useRuntime();
  const { docs, baseUrl } = useSite();
  return Object.fromEntries(
    Object.entries(docs.versions ?? {}).map(([instance, names]) => {
      const name = storage.get(`docs-preferred-version-${instance}`);
      return [instance, name !== null && names.includes(name) ? versionOf(name, baseUrl) : null];
    }),
  );
}

/** Versions that a list of them may offer first. */
export function useDocsVersionCandidates(instance?: string): Version[] {
  const found = [useActiveVersion(instance), useLatestVersion(instance)];
  return found.filter((version) => version !== undefined);
}

/** The sidebar of the page. */
export function useDocsSidebar(): { name: string; items: SliceItem[] } | null {
  const page = usePage();
  return 'sidebar' in page ? page.sidebar : null;
}
export const filterDocCardListItems = <T>(items: T): T => items;
export const useVisibleSidebarItems = (items: readonly SliceItem[], path: string): SliceItem[] =>
  items.filter((item) => isVisibleSidebarItem(item, path));
export const useDocsContextualSearchTags = (): string[] => useSite().searchTags;
export const getDocsVersionSearchTag = (instance: string, version: string): string => `docs-${instance}-${version}`;
