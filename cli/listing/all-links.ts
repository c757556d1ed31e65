/** Every link and image of a site, those to other sites included. */
import { outerLinks } from '../../renderer/check/external-links.js';
import { type SiteLink, siteLinks } from '../../renderer/site/links/site-links.js';
import type { Surveyed } from '../options/survey-of.js';

/** By file and place, files in the order of the sources. */
export function allLinks({ linked: { graph }, site, files: { sources } }: Surveyed): SiteLink[] {
  const inner = siteLinks(graph, site).filter(({ leads }) => leads !== 'outside');
  const outer = outerLinks(sources).flatMap(({ url, places }) =>
    places.map(
      ({ file, line, column = 1 }): SiteLink => ({ file, line, column, kind: 'link', url, leads: 'outside', to: url }),
    ),
  );
  const order = new Map(sources.map(({ path }, index) => [path, index]));
  const rank = ({ file }: SiteLink) => order.get(file) ?? order.size;
  return [...inner, ...outer].sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column);
}
