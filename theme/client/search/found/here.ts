/** Identifies the page of an address. */
import type { ClientSite } from '../../../../renderer/shared/client-site.js';
import { pathKey } from '../../navigation/link-clicks.js';
import { type Place, parsePlace, placeOfHash } from '../../navigation/reader-place.js';

/** The place that the window shows, or is on its way to. */
export const hereOf = ({
  router,
  baseUrl,
}: Pick<ClientSite, 'router' | 'baseUrl'>): Pick<Place, 'pathname' | 'hash'> =>
  router === 'hash' ? placeOfHash(location.hash, baseUrl) : location;

/** True if an address within the site is on the page of a place. */
export const isOn = (href: string, { pathname }: Pick<Place, 'pathname'>): boolean =>
  pathKey(parsePlace(href.replace(/^#(?=\/)/, ''), { pathname, search: '' }).pathname) === pathKey(pathname);
