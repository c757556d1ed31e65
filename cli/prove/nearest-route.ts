/** The page that an address without one most likely meant. */
import { nearestName } from '../../renderer/site/problems/near-names.js';

/** Segments that name a version or a language, or the index of a folder. */
const CHANGING = /^(?:v?\d+(?:\.(?:\d+|x))*|next|current|latest|stable|[a-z]{2}(?:-[A-Za-z]{2,4})?|index|readme)$/i;

/**
 * Nearest of some routes: first that of the same page in another version or language, then one with the same last segment,
 * then one that is spelt alike, then the page above.
 */
export function nearestRoute(route: string, routes: readonly string[]): string | undefined {
  const own = coreOf(route);
  const same = routes.filter((other) => coreOf(other) === own);
  if (own !== '' && same.length > 0) return shortest(same);
  const last = lastOf(route);
  const named = routes.filter((other) => lastOf(other) === last && last !== '');
  if (named.length > 0) return closest(route, named);
  return alike(route, routes) ?? nearestName(route, routes) ?? above(route, new Set(routes));
}

/** The route of the same folder whose last segment has most words in common, half of them at least. */
function alike(route: string, routes: readonly string[]): string | undefined {
  const words = wordsOfSegment(lastOf(route));
  const folder = folderOf(route);
  const shares = routes
    .filter((other) => folderOf(other) === folder)
    .map((other) => {
      const others = wordsOfSegment(lastOf(other));
      const shared = words.filter((word) => others.includes(word)).length;
      return { other, share: shared / Math.max(words.length, others.length) };
    });
  const [best] = shares.sort((a, b) => b.share - a.share || (a.other < b.other ? -1 : 1));
  return best && best.share >= 0.5 ? best.other : undefined;
}

const wordsOfSegment = (segment: string) => segment.split('-').filter((word) => word !== '');

const folderOf = (route: string) => route.replace(/[^/]*$/, '');

/** A route without its changing segments. */
const coreOf = (route: string) =>
  route
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '' && !CHANGING.test(segment))
    .join('/');

const lastOf = (route: string) => (route.split('/').at(-1) ?? '').toLowerCase().replace(/[-_\s]+/g, '-');

const shortest = (routes: readonly string[]) => [...routes].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];

/** The route that has most of the segments. */
function closest(route: string, routes: readonly string[]): string | undefined {
  const segments = new Set(route.split('/'));
  const shared = (other: string) => other.split('/').filter((segment) => segments.has(segment)).length;
  return [...routes].sort((a, b) => shared(b) - shared(a) || a.length - b.length || (a < b ? -1 : 1))[0];
}

function above(route: string, routes: ReadonlySet<string>): string | undefined {
  const parent = route.replace(/\/[^/]*$/, '');
  if (parent === '' || parent === route) return undefined;
  return routes.has(parent) ? parent : above(parent, routes);
}
