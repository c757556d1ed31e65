/** Finds the current routes of pages that moved since the last build: a renamed file, another slug, another base of a section. */
import type { Page } from '../shared/page.js';
import type { Source } from '../site/content/source.js';

/** A page with a file of its own. */
interface Placed {
  route: string;
  source: string;
  /** Hash of the file. */
  hash: string;
}

export function placesOf(pages: readonly Page[], sources: readonly Source[]): Placed[] {
  const hashes = new Map(sources.map(({ path, hash }) => [path, hash]));
  return pages.flatMap(({ route, source }) => {
    const hash = source === undefined ? undefined : hashes.get(source);
    return source === undefined || hash === undefined ? [] : [{ route, source, hash }];
  });
}

/** Routes that were not there. */
export function newRoutes(before: readonly Placed[], after: readonly Placed[]): string[] {
  const were = new Set(before.map(({ route }) => route));
  return after.flatMap(({ route }) => (were.has(route) ? [] : [route]));
}

/**
 * Returns removed routes, each with the current one of its page, if any: that of the same file, else of a new file with the same
 * text, else of the only new file if only one was removed.
 */
export function movedRoutes(before: readonly Placed[], after: readonly Placed[]): Record<string, string | null> {
  const there = new Set(after.map(({ route }) => route));
  const were = new Set(before.map(({ source }) => source));
  const are = new Set(after.map(({ source }) => source));
  const gone = before.filter(({ route }) => !there.has(route));
  const lost = gone.filter(({ source }) => !are.has(source));
  const fresh = after.filter(({ source }) => !were.has(source));
  const found = ({ source, hash }: Placed): Placed | undefined => {
    if (are.has(source)) return only(after.filter((place) => place.source === source));
    return only(fresh.filter((place) => place.hash === hash)) ?? (lost.length === 1 ? only(fresh) : undefined);
  };
  return Object.fromEntries(gone.map((place) => [place.route, found(place)?.route ?? null]));
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
