import type { Page } from '../../shared/page.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Output } from '../output-file.js';
import { allOf, type HeaderRule, headerRules, specialFirst, withoutUsual } from './header-rules.js';
import { nginxConfig } from './nginx-config.js';
import { type Moved, movedOf, redirectsFile } from './redirects.js';

/**
 * Files that static hosts read: `robots.txt`, `.nojekyll`, and headers and redirects in the forms of several hosts. A file of the same name in a static folder wins: the engine drops ours.
 * Files named by their content may be cached for ever; pages and parts have stable addresses and are revalidated (D9). Markdown copies need a charset.
 * @param folders folders of other languages of the site
 */
export function makeHostFiles(
  site: Site,
  pages: readonly Page[],
  attachments: readonly string[] = [],
  folders: readonly string[] = [],
): Output[] {
  const files: Output[] = [];
  const add = (path: string, bytes: string) => files.push({ path, phase: 'list', bytes });
  if (site.robots) add('robots.txt', robots(site));
  // Without it GitHub Pages, when it publishes a branch, leaves out every folder whose name begins with `_`.
  if (site.hostFiles.length > 0) add('.nojekyll', '');
  if (site.router !== 'browser') return files;
  const rules = headerRules(site, attachments, folders);
  const moved = movedOf(pages);
  if (site.hostFiles.includes('headers')) {
    add('_headers', netlifyHeaders(site, rules));
    if (moved.length > 0) add('_redirects', redirectsFile(moved));
  }
  if (site.hostFiles.includes('vercel')) add('vercel.json', vercelConfig(site, rules, moved));
  if (site.hostFiles.includes('nginx')) add('_nginx.conf', nginxConfig(site, rules, moved));
  return files;
}

function robots(site: Site): string {
  if (site.noIndex) return 'User-agent: *\nDisallow: /\n';
  const { filename } = (site.router === 'browser' && site.sitemap) || {};
  const homes = new Set([
    site.baseUrl,
    ...site.locales.filter(({ url }) => url === site.url).map(({ baseUrl }) => baseUrl),
  ]);
  const sitemaps = filename === undefined ? [] : [...homes].map((home) => `Sitemap: ${site.url}${home}${filename}\n`);
  return `User-agent: *\nDisallow:\n${sitemaps.length > 0 ? '\n' : ''}${sitemaps.join('')}`;
}

/** `_headers` as Netlify and Cloudflare Pages read it. They join the values of all rules that match. */
function netlifyHeaders({ baseUrl }: Site, rules: readonly HeaderRule[]): string {
  return withoutUsual(rules)
    .map(
      ({ path, headers }) =>
        `${encodeURI(baseUrl + path)}\n${headers.map((pair) => `  ${pair.join(': ')}\n`).join('')}`,
    )
    .join('\n');
}

/** `vercel.json`: the last rule that matches wins, so general ones come first. */
function vercelConfig({ baseUrl, trailingSlash }: Site, rules: readonly HeaderRule[], moved: readonly Moved[]): string {
  const source = (path: string) =>
    encodeURI(path)
      .replace(/[():+?{}[\]|^$.\\]/g, '\\$&')
      .replaceAll('*', '(.*)');
  const config = {
    ...(trailingSlash === false && { cleanUrls: true }),
    ...(trailingSlash !== undefined && { trailingSlash }),
    headers: specialFirst(rules)
      .toReversed()
      .map((rule) => ({
        source: source(baseUrl + rule.path),
        headers: allOf(rule, rules).map(([key, value]) => ({ key, value })),
      })),
    redirects: moved.map(({ from, to }) => ({ source: source(from), destination: encodeURI(to), permanent: true })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
