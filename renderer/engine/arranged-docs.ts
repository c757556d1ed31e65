/**
 * Pages that an edit changes because it adds or removes docs: those with another position among the others.
 *
 * Invariant: nothing else shows a doc. So this gives up if a link asks for its name, or if the frame of all pages would change.
 */
import type { Page } from '../shared/page.js';
import { samePathKey } from '../shared/urls.js';
import type { Source } from '../site/content/source.js';
import { shortDoc } from '../site/docs/kept-doc.js';
import { hashData } from '../site/helpers/hash.js';
import { OddName, unlessOdd } from '../site/pages/doc-names.js';
import { type JoinedSite, joinDocs } from '../site/pages/joined-docs.js';
import { isOddDoc } from '../site/pages/odd-names.js';
import { cardsAt, frameOf, ordersOf, rearrange, type Spot, sliceAt } from '../site/pages/rearranged.js';
import { docFacts } from '../site/search-records/make-records.js';
import type { DocsVersion } from '../site/sources/docs-versions.js';
import { placeOfDoc } from '../site/sources/place-of-doc.js';
import { readSource } from '../site/sources/read-sources.js';
import { compileInput, type Run } from './build-state.js';
import { docsNow, type KeptDocs, keepLate, readDocs } from './kept-docs.js';
import { type KeptNames, readNames, type ShownPage, withPages } from './kept-names.js';
import { type KeptSite, type KeptText, readText } from './kept-pages.js';
import type { ChangedPage } from './renamed-docs.js';
import { compileOne } from './steps/compile-step.js';
import { sidebarKey } from './steps/render-step.js';
import type { SiteTheme } from './steps/theme-step.js';
import type { KeptDocument } from './threads/jobs.js';
import type { EditedPaths } from './unchanged/edited-paths.js';

/** Pages that were added, removed or rearranged. */
export interface Arranged {
  /** By their names in `KeptSite.texts`; on top of `edits`, if given. */
  changed: Map<string, ChangedPage>;
  /** Names of those that have come. */
  added: ReadonlySet<string>;
  gone: ReadonlyMap<string, KeptText>;
  names: KeptNames;
  joined: JoinedSite;
  /** Keeps the docs as they are now. @returns the name of what is kept */
  keep(): string;
}

interface Before {
  site: KeptSite;
  theme: SiteTheme;
  /** Pages that change regardless of added and removed docs. */
  changed: ReadonlyMap<string, ChangedPage>;
}

/** @returns undefined where only a build of the whole site can tell what has changed */
export async function arrangeDocs(run: Run, before: Before, edited: EditedPaths): Promise<Arranged | undefined> {
  const { memo } = run.kept;
  const { site } = before;
  const names = readNames(memo, site.names);
  const docs = readDocs(memo, site.docs);
  const instance = run.site.docs.find(({ id }) => id === docs?.base.version.scope.instance);
  if (!names || !docs || !instance) return undefined;
  const { base, late } = docs;
  const version: DocsVersion = { ...base.version, docs: instance };
  const gone = new Map(
    edited.gone.flatMap((path): [string, KeptText][] => {
      const kept = readText(memo, site.texts[path] ?? '');
      return kept && isPlainPage(kept.page) && !names.odd.includes(samePathKey(kept.page.route)) ? [[path, kept]] : [];
    }),
  );
  const came = await compileAdded(run, { version, theme: before.theme, paths: edited.added });
  if (gone.size < edited.gone.length || !came) return undefined;
  const asked = new Set([...base.asked, ...late.asked]);
  const known = { ...base, version, docs: docsNow(docs), isAsked: (name: string) => asked.has(name) };
  const documents = came.map(({ document }) => ({ ...document, sections: [] }));
  const joined = joinDocs(run.site, known, { documents, gone: edited.gone });
  if (!joined || frameOf(run.site, joined.graph) !== late.frame) return undefined;
  return unlessOdd(() => pagesOf(run, before, { names, docs, gone, joined }));
}

/** True for the page of a doc without tags, which no page of a tag shows. */
const isPlainPage = (page: Page) => page.kind === 'doc' && page.tags.length === 0;

interface Adding {
  version: DocsVersion;
  theme: SiteTheme;
  paths: readonly string[];
}

/** Compiles new docs. @returns undefined where one is more than a text with links */
async function compileAdded(run: Run, { version, theme, paths }: Adding): Promise<KeptDocument[] | undefined> {
  const sources = paths.flatMap((path): Source[] => {
    const place = placeOfDoc(run.site, version, path);
    const source = place && readSource(run.site, place);
    // An empty file is most likely one that is being written.
    return source && source.text !== '' ? [source] : [];
  });
  if (sources.length < paths.length) return undefined;
  if (sources.length === 0) return [];
  const { documents, problems } = await compileOne(compileInput(run, sources, theme));
  const found = documents.flatMap(({ key }) => run.kept.documents.get(key) ?? []);
  return problems.length === 0 && found.length === paths.length && found.every(isText) ? found : undefined;
}

/** True for a document whose page needs nothing that other pages may not have: no code, no files, nothing that its text alone does not say. */
function isText({ document, exists }: KeptDocument): boolean {
  const { imports, problems, part, addresses = [], frontMatter, features } = document;
  const needs = imports.length + problems.length + addresses.length + exists.length + Object.keys(features).length;
  return needs === 0 && part === 'html' && frontMatter.image === undefined;
}

interface Placing {
  names: KeptNames;
  docs: KeptDocs;
  gone: ReadonlyMap<string, KeptText>;
  joined: JoinedSite;
}

/** Finds the rearranged pages; a changed one that is not kept is included, and is not known. Throws `OddName` if the result cannot be derived. */
function pagesOf(run: Run, { site, changed: others }: Before, { names, docs, gone, joined }: Placing): Arranged {
  const { memo } = run.kept;
  const { version, added } = joined;
  const changed = new Map(others);
  const shown: ShownPage[] = [];
  const spots = spotsOf(joined);
  const cards = cardsNow(spots, joined, docs.late.cards);
  const orders = ordersOf(version);
  const moved = [
    ...slicesMoved(names, spots, joined),
    ...Object.keys(docs.late.fixed).filter((name) => keyAt(joined, spots.get(name)) !== docs.late.fixed[name]),
    ...neighboursMoved(docs.late.orders, orders, joined),
    ...Object.keys(cards).filter((name) => cards[name] !== docs.late.cards[name]),
  ];
  const fresh = new Set(added.map(({ doc }) => doc.document.source));
  for (const name of new Set(moved)) {
    if (fresh.has(name) || gone.has(name)) continue;
    const spot = spots.get(name);
    const kept = changed.get(name)?.kept ?? readText(memo, site.texts[name] ?? '');
    const page = changed.get(name)?.page ?? kept?.page;
    if (!spot || !kept || !page || !(page.kind === 'doc' || page.kind === 'generated-index')) throw new OddName();
    const now = rearrange(page, version, spot);
    if (JSON.stringify(now) === JSON.stringify(page)) continue;
    changed.set(name, { kept, page: now });
    shown.push({ name, before: kept.page, now, sidebar: now.sidebar ? sidebarKey(now.sidebar) : undefined });
  }
  for (const { doc, page } of added) {
    const name = doc.document.source;
    changed.set(name, { kept: keptOf(run, joined, { doc, page }), page });
    shown.push({ name, now: page, sidebar: page.sidebar ? sidebarKey(page.sidebar) : undefined });
  }
  for (const [name, kept] of gone) shown.push({ name, before: kept.page });
  const odd = added.flatMap(({ doc }) => (isOddDoc(version, doc) ? samePathKey(doc.route) : []));
  const keep = () => keepLate(memo, lateOf(docs, { joined, cards, orders }));
  return { changed, added: fresh, gone, names: withPages(names, shown, odd), joined, keep };
}

/** Every page that may be in a sidebar, by its name. */
function spotsOf({ version }: JoinedSite): Map<string, Spot> {
  const spots = new Map<string, Spot>(version.docs.map((doc) => [doc.document.source, { doc }]));
  for (const index of version.generated) spots.set(index.route, { index });
  return spots;
}

/** Hashes of the cards that pages show now. */
function cardsNow(
  spots: ReadonlyMap<string, Spot>,
  { version, added }: JoinedSite,
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = added.flatMap(({ doc: { document } }) =>
    document.slots.some(({ kind }) => kind === 'cards') ? document.source : [],
  );
  const names = [...Object.keys(before), ...own];
  return Object.fromEntries(
    names.flatMap((name) => {
      const spot = spots.get(name);
      return spot ? [[name, hashData(cardsAt(version, spot))]] : [];
    }),
  );
}

/** Returns names of pages with another sidebar. Pages that shared a slice share one again, unless it differs. */
function slicesMoved({ slices, pages }: KeptNames, spots: ReadonlyMap<string, Spot>, joined: JoinedSite): string[] {
  return slices.flatMap(({ key, pages: numbers }) => {
    const names = numbers.map((number) => pages[number] ?? '').filter((name) => spots.has(name));
    return keyAt(joined, spots.get(names[0] ?? '')) === key ? [] : names;
  });
}

/** Key of the sidebar that a page has now. */
function keyAt({ version }: JoinedSite, spot: Spot | undefined): string | undefined {
  const slice = spot && sliceAt(version, spot);
  return slice && sidebarKey(slice);
}

/** Returns names of pages next to added or removed docs. Throws `OddName` if the others are in another order than before. */
function neighboursMoved(
  before: Readonly<Record<string, string[]>>,
  now: Readonly<Record<string, string[]>>,
  { version, added, went }: JoinedSite,
): string[] {
  const come = new Set(added.map(({ doc }) => doc.route));
  const gone = new Set(went.map(({ route }) => route));
  const found = new Set<string>();
  const besides = (order: readonly string[], these: ReadonlySet<string>) => {
    for (const [at, route] of order.entries()) {
      if (these.has(route)) for (const near of [order[at - 1], order[at + 1]]) if (near !== undefined) found.add(near);
    }
  };
  for (const [name, order] of Object.entries(now)) {
    const old = (before[name] ?? []).filter((route) => !gone.has(route));
    const kept = order.filter((route) => !come.has(route));
    if (old.length !== kept.length || old.some((route, at) => route !== kept[at])) throw new OddName();
    besides(order, come);
    besides(before[name] ?? [], gone);
  }
  const names = new Map(version.docs.map(({ route, document }) => [route, document.source]));
  return [...found].map((route) => names.get(route) ?? route);
}

/** Returns what is known of the page of a doc that has come. */
function keptOf({ site }: Run, { version }: JoinedSite, { doc, page }: JoinedSite['added'][number]): KeptText {
  const { document, ...facts } = docFacts(site, version, doc);
  const { source: path, relative, kind, scope } = document;
  const isIndexed = site.search.provider === 'embedded' && !version.version.noIndex;
  return { place: { path, relative, kind, scope }, drawn: '', page, isIndexed, facts };
}

interface Now {
  joined: JoinedSite;
  cards: Record<string, string>;
  orders: Record<string, string[]>;
}

function lateOf({ late }: KeptDocs, { joined: { graph, added, went }, cards, orders }: Now): KeptDocs['late'] {
  const docs = { ...late.docs };
  for (const { document } of went) docs[document.relative] = null;
  for (const { doc } of added) docs[doc.document.relative] = shortDoc(doc);
  return { ...late, docs, asked: [...new Set([...late.asked, ...graph.asked])], cards, orders };
}
