/** Links to pages that plugins which do not run here would have made. */
import { posix } from 'node:path';
import { samePathKey, withoutBase } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Graph } from '../graph/graph-types.js';
import type { Missing } from './link-findings.js';

/**
 * Returns a test for broken links that may lead to such a page: below a route that options of the plugin name, or, because most plugins do not declare
 * their routes, below a first folder that no page of the site is in.
 */
export function absentPages(site: Site, graph: Graph): ((missing: Missing) => boolean) | undefined {
  const { absent, baseUrl } = site;
  if (!absent || absent.names.length === 0) return undefined;
  let known: Set<string> | undefined;
  const places = absent.places.flatMap((place) =>
    [place, ...mountsOf(place, graph)].map((one) => `/${one.toLowerCase()}/`),
  );
  const isBelow = (path: string) => places.some((place) => `/${path}/`.toLowerCase().includes(place));
  return ({ code, file, args: { path } }) => {
    if (code === 'link-markdown') return file !== undefined && isBelow(file);
    if (code !== 'link-broken' || path === undefined) return false;
    known ??= new Set(
      [...graph.targets.values()].flatMap(({ route, isRedirect }) => (isRedirect ? [] : [firstFolder(route, baseUrl)])),
    );
    return isBelow(path) || !known.has(firstFolder(path, baseUrl));
  };
}

/** Routes of a folder of docs, without the first slash: docs of a version may be mounted elsewhere. */
const mountsOf = (place: string, { versions }: Graph): string[] =>
  versions.flatMap(({ version: { folder, mount } }) =>
    place.startsWith(`${folder}/`) ? [posix.join(mount, place.slice(folder.length)).replace(/^\//, '')] : [],
  );

const firstFolder = (path: string, base: string): string =>
  samePathKey(withoutBase(path, base)).replace(/^\//, '').split('/')[0] ?? '';
