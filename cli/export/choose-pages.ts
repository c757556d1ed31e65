/** Chooses the pages of a document, their order and titles: those of one sidebar, or all docs of a set. */
import type { Linked } from '../../renderer/engine/steps/link-step.js';
import type { DocPage, GeneratedIndexPage } from '../../renderer/shared/page.js';
import type { SidebarItem } from '../../renderer/shared/sidebar-items.js';
import { samePathKey } from '../../renderer/shared/urls.js';
import type { VersionGraph } from '../../renderer/site/graph/graph-types.js';
import { nearestName, problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';

export interface BookChoice {
  /** Id of a sidebar; otherwise the first one of the set. */
  sidebar?: string;
  /** Id or folder of a docs set; otherwise the first one. */
  in?: string;
  /** Name of a version; otherwise the one that readers get. */
  docsVersion?: string;
  /** Only pages at and below this address. */
  only?: string;
}

export type BookPage = DocPage | GeneratedIndexPage;

/** A page, or a category with what it holds. A category may have a page of its own. */
export interface BookEntry {
  title: string;
  page?: BookPage;
  entries: BookEntry[];
}

export interface Book {
  version: VersionGraph['version'];
  entries: BookEntry[];
}

export function chooseBook(linked: Pick<Linked, 'graph' | 'pages'>, choice: BookChoice): Book | Problem {
  const found = versionOf(linked.graph.versions, choice);
  if ('code' in found) return found;
  const { version, sidebars } = found;
  const inSet = linked.pages.filter(({ scope }) => scope === version.scope || isSame(scope, version.scope));
  const pages = inSet.filter((page): page is BookPage => page.kind === 'doc' || page.kind === 'generated-index');
  const shown = pages.filter(({ unlisted, route }) => !unlisted && isBelow(route, choice.only));
  const entries = entriesOf(shown, sidebars, choice.sidebar);
  if ('code' in entries) return entries;
  if (entries.length === 0) return problem('export-empty', { only: choice.only ?? version.path });
  return { version, entries };
}

/** Every page of a book, in its order. */
export const pagesOf = (entries: readonly BookEntry[]): BookPage[] =>
  entries.flatMap((entry) => [...(entry.page ? [entry.page] : []), ...pagesOf(entry.entries)]);

function versionOf(versions: readonly VersionGraph[], choice: BookChoice): VersionGraph | Problem {
  const sets = [...new Set(versions.map(({ version }) => version.docs))];
  const wanted = choice.in?.replace(/^\.?\/+|\/+$/g, '');
  const set = wanted === undefined ? sets[0] : sets.find(({ id, path }) => id === wanted || path === wanted);
  const ids = sets.map(({ id }) => id);
  if (!set) return unknown('export-set-unknown', wanted ?? '', ids);
  const own = versions.filter(({ version }) => version.docs === set);
  const name = choice.docsVersion;
  const found = own.find(({ version }) => (name === undefined ? version.isLast : version.name === name)) ?? own[0];
  if (found && (name === undefined || found.version.name === name)) return found;
  return unknown(
    'export-version-unknown',
    name ?? '',
    own.map(({ version }) => version.name),
  );
}

function unknown(code: string, name: string, known: readonly string[]): Problem {
  const nearest = nearestName(name, known);
  return problem(code, { name, known: known.join(', ') }, nearest === undefined ? {} : { nearest });
}

function entriesOf(
  pages: readonly BookPage[],
  sidebars: VersionGraph['sidebars'],
  name: string | undefined,
): BookEntry[] | Problem {
  const byRoute = new Map(pages.map((page) => [samePathKey(page.route), page]));
  const [first] = sidebars.values();
  const sidebar = name === undefined ? first : sidebars.get(name);
  if (name !== undefined && !sidebar) return unknown('export-sidebar-unknown', name, [...sidebars.keys()]);
  if (sidebar) return listed(sidebar.items, byRoute);
  return pages.flatMap((page) => (page.kind === 'doc' ? [{ title: page.title, page, entries: [] }] : []));
}

/** Returns items as entries, without those that are not pages of the book or are already in it. */
function listed(items: readonly SidebarItem[], byRoute: Map<string, BookPage>): BookEntry[] {
  return items.flatMap((item): BookEntry[] => {
    if (item.type === 'html') return [];
    const page = take(item.href, byRoute);
    const entries = item.type === 'category' ? listed(item.items, byRoute) : [];
    // The page of a category that holds nothing would show cards of nothing.
    const isEmpty = entries.length === 0 && page?.kind !== 'doc';
    return isEmpty ? [] : [{ title: item.label, page, entries }];
  });
}

function take(href: string | undefined, byRoute: Map<string, BookPage>): BookPage | undefined {
  if (href === undefined) return undefined;
  const key = samePathKey(href);
  const page = byRoute.get(key);
  byRoute.delete(key);
  return page;
}

const isSame = (a: BookPage['scope'], b: BookPage['scope']) =>
  a.area === b.area && a.instance === b.instance && a.version === b.version && a.locale === b.locale;

function isBelow(route: string, only: string | undefined): boolean {
  if (only === undefined) return true;
  const [own, top] = [samePathKey(route), samePathKey(only.startsWith('/') ? only : `/${only}`)];
  return own === top || top === '/' || own.startsWith(`${top}/`);
}
