/** Files of static folders that hosts and search engines read, and that name addresses of the site. */
import { isExternal, samePathKey, splitUrl } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Graph } from '../graph/graph-types.js';
import { policyLevel } from '../graph/tags.js';
import { placeAt } from '../helpers/text-place.js';
import { nearestOf } from '../problems/near-names.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';

interface HostFile {
  path: string;
  text: string;
}

/** Files that are looked at, by their output. */
const HOST_FILES = ['CNAME', 'robots.txt', '_redirects'];

/** @param read gives the text of a file of the site */
export function hostFileProblems(site: Site, graph: Graph, read: (path: string) => string | undefined): Problem[] {
  // They only belong at the root, where the default language is.
  if (site.locales.some(({ locale, folder }) => locale === site.locale && folder !== '')) return [];
  return graph.files.assets.flatMap(({ path, output }) => {
    const text = HOST_FILES.includes(output) ? read(path) : undefined;
    if (text === undefined) return [];
    const file = { path, text };
    if (output === 'CNAME') return domain(site, file);
    return output === 'robots.txt' ? sitemaps(site, file) : redirects(site, graph, file);
  });
}

/** Placeholder for the origin of a site without one. */
const EXAMPLE = 'https://example.org';

/** The domain of GitHub Pages is the host of `url`. */
function domain({ url }: Site, { path, text }: HostFile): Problem[] {
  const found = text.trim().split(/\s/, 1)[0] ?? '';
  const wanted = new URL(url).host;
  if (url === EXAMPLE || found.toLowerCase() === wanted.toLowerCase()) return [];
  const place = placeAt(text, Math.max(0, text.indexOf(found)), Math.max(1, found.length), path);
  const named = found === '' ? place : withNamed(place, found, { name: wanted, sure: false });
  return [problem('static-domain', { found, wanted, url }, named)];
}

/** A sitemap of another site, or of an address that has none. */
function sitemaps(site: Site, { path, text }: HostFile): Problem[] {
  if (site.url === EXAMPLE) return [];
  const ours = site.sitemap ? `${site.url}${site.baseUrl}${site.sitemap.filename}` : undefined;
  return [...text.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim)].flatMap(({ 0: line, 1: found = '', index }) => {
    const isOfSite = URL.canParse(found) && new URL(found).origin === new URL(site.url).origin;
    if (isOfSite && (ours === undefined || found === ours || !/\/sitemap[\w-]*\.xml$/.test(found))) return [];
    const place = placeAt(text, index + line.length - found.length, found.length, path);
    if (isOfSite && /-index|index-/.test(found)) return [];
    const named = ours === undefined ? place : withNamed(place, found, { name: ours, sure: false });
    return [problem('static-sitemap', { found, wanted: ours ?? site.url }, named)];
  });
}

/** Checks lines of `_redirects` as Netlify and Cloudflare Pages read them: from, to, a status. Docusaurus does not check them, nor links in HTML. */
function redirects(site: Site, graph: Graph, { path, text }: HostFile): Problem[] {
  const level = policyLevel(site.policies.html);
  if (!level) return [];
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const from = start;
    start += line.length + 1;
    const [source = '', ...rest] = line
      .replace(/(?:^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    const isName = (word: string) => /^[\w-]+=/.test(word);
    const to = rest.find((word) => !isName(word));
    if (source === '' || to === undefined || isExternal(to) || /[*:]/.test(to) || rest.includes('200')) return [];
    const { pathname } = splitUrl(to);
    const key = samePathKey(pathname.replace(/(?:index)?\.html$/, ''));
    const isFile = graph.files.assets.some(({ output }) => site.baseUrl + output === pathname);
    // Pages of another language are not known here.
    const isOther = site.locales.some(
      ({ baseUrl }) => baseUrl.length > site.baseUrl.length && pathname.startsWith(baseUrl),
    );
    if (to.startsWith('/') && (graph.targets.has(key) || isFile || isOther || pathname.startsWith('/.'))) return [];
    const routes = [...graph.targets.values()].filter(({ unlisted }) => !unlisted).map(({ route }) => route);
    const isRelative = !to.startsWith('/') && graph.targets.has(samePathKey(`/${pathname}`));
    const found = isRelative ? { name: `/${to}`, sure: true } : nearestOf(to, routes.map(withoutSlash));
    const place = placeAt(text, from + line.indexOf(to, line.indexOf(source) + source.length), to.length, path);
    return [{ ...problem('redirect-target', { to }, found ? withNamed(place, to, found) : place), level }];
  });
}

const withoutSlash = (route: string): string => route.replace(/(?<=.)\/$/, '');
