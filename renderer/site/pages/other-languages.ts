/** Pages of a site in several languages whose address in another one is not the same path below its base: the translation has a slug of its own, or is not there. */

import type { Page } from '../../shared/page.js';
import type { Document } from '../content/document.js';

/** Paths of a page in other languages, by locale: what follows their base, or null where they have no such page. Others have its own path. */
export type OtherPaths = Readonly<Record<string, string | null>>;

/** Paths in other languages, by route. Pages with the same path everywhere are left out. */
export type OtherLanguages = ReadonlyMap<string, OtherPaths>;

/** A linked site in one language. */
export interface SpokenSite {
  locale: string;
  baseUrl: string;
  pages: readonly Page[];
  documents: readonly Document[];
}

/** Returns a page with its addresses in other languages. */
export function inLanguages(page: Page, others: OtherLanguages): Page {
  const paths = others.get(page.route);
  return paths ? { ...page, inLanguages: paths } : page;
}

interface Spoken {
  locale: string;
  /** Path below the base, and whether the page may be shown elsewhere, by what the page is in all languages. */
  places: Map<string, { path: string; route: string; isHidden: boolean }>;
}

/** Kinds that each language has for itself. */
const OWN = new Set<Page['kind']>(['redirect', 'search', 'not-found']);

/** Returns what each language has to know of the others, by locale. */
export function otherLanguages(sites: readonly SpokenSite[]): Map<string, OtherLanguages> {
  const all = sites.map(spoken);
  return new Map(all.map((own) => [own.locale, othersOf(own, all)]));
}

function othersOf(own: Spoken, all: readonly Spoken[]): OtherLanguages {
  const others = new Map<string, OtherPaths>();
  for (const [key, { path, route, isHidden }] of own.places) {
    const paths: Record<string, string | null> = {};
    for (const { locale, places } of all) {
      if (locale === own.locale) continue;
      const there = places.get(key);
      if (!there || (there.isHidden && !isHidden)) paths[locale] = null;
      else if (there.path !== path) paths[locale] = there.path;
    }
    if (Object.keys(paths).length > 0) others.set(route, paths);
  }
  return others;
}

function spoken({ locale, baseUrl, pages, documents }: SpokenSite): Spoken {
  const sources = new Map(documents.map((document) => [document.source, document]));
  const places: Spoken['places'] = new Map();
  for (const page of pages) {
    if (OWN.has(page.kind)) continue;
    const path = page.route.slice(baseUrl.length);
    const document = page.source === undefined ? undefined : sources.get(page.source);
    // A translation replaces the file at its place, whatever address it has.
    const key = document ? `${Object.values({ ...document.scope, locale: '' }).join(' ')} ${document.relative}` : path;
    const isHidden = Boolean(page.unlisted || page.draft || page.head.robots?.startsWith('noindex'));
    places.set(key, { path, route: page.route, isHidden });
  }
  return { locale, places };
}
