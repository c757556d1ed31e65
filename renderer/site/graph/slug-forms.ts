/** Slugs that make another address than was meant: with the base of their section, a host, or the ending of a file. */
import { joinPath } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';
import { fieldPlace } from '../sources/line-and-column.js';
import type { SiteFiles } from '../sources/site-files.js';

/** Returns the problems of a page's slug, if it has one. @param mount path of its section below the base */
export function slugProblems(
  site: Site,
  { source, relative, frontMatter: { slug } }: Document,
  { mount, permalink, files }: { mount: string; permalink: string; files: SiteFiles },
): Problem[] {
  const wanted = slug === undefined ? undefined : meantSlug(slug, { site, mount, relative });
  if (slug === undefined || wanted === undefined) return [];
  const place = withNamed(fieldPlace(files, source, ['slug']), slug, { name: wanted, sure: false });
  const args = { slug, address: permalink, wanted, base: joinPath(site.baseUrl, mount) };
  return [problem('slug-address', args, place)];
}

/** Returns the intended slug; undefined if it is the written one. */
function meantSlug(
  slug: string,
  { site, mount, relative }: { site: Pick<Site, 'url' | 'baseUrl'>; mount: string; relative: string },
): string | undefined {
  const host = /^https?:\/\/[^/]+/i.exec(slug)?.[0] ?? '';
  const path = slug
    .slice(host.length)
    .replaceAll(/[\\／]/g, '/')
    .replace(/\.(?:mdx?|html?)$/, '');
  const section = mount.replace(/^\/|\/$/g, '');
  const bare = path.replace(/^\//, '');
  const based = joinPath(site.baseUrl, section).replace(/^\//, '');
  // A folder may have the name of the section.
  const prefix = [based, section].find(
    (each) => each !== '' && (bare === each || bare.startsWith(`${each}/`)) && !relative.startsWith(`${each}/`),
  );
  const rest = prefix === undefined ? path : `/${bare.slice(prefix.length + 1)}`;
  return rest === slug || rest === '' ? undefined : rest;
}
