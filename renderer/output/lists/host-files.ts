import { createHash } from 'node:crypto';
import type { Page } from '../../shared/page.js';
import type { Site } from '../../site/configuration/config-types.js';
import { type Draft, escapeMarkup } from '../output-file.js';
import { allOf, type HeaderRule, headerRules, specialFirst } from './header-rules.js';
import { type Moved, nginxConfig } from './nginx-config.js';

/**
 * Files that static hosts read: `robots.txt`, `.nojekyll`, and headers and redirects in the forms of several hosts. A file of the same name in a static folder wins: the engine drops ours.
 * Files named by their content may be kept for ever; pages and parts have stable addresses and are revalidated (D9). Markdown copies need their charset named.
 * @param folders where other languages of the site lie
 */
export function makeHostFiles(
  site: Site,
  pages: readonly Page[],
  attachments: readonly string[] = [],
  folders: readonly string[] = [],
): Draft[] {
  const files: Draft[] = [];
  const add = (path: string, bytes: string) => files.push({ path, phase: 'list', bytes });
  if (site.robots) add('robots.txt', robots(site));
  // Without it GitHub Pages, when it publishes a branch, leaves out every folder whose name begins with `_`.
  if (site.hostFiles.length > 0) add('.nojekyll', '');
  if (site.router !== 'browser') return files;
  const rules = headerRules(site, attachments, folders);
  const moved = movedOf(pages);
  if (site.hostFiles.includes('headers')) {
    add('_headers', netlifyHeaders(site, rules));
    const lines = moved.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`);
    if (lines.length > 0) add('_redirects', lines.join(''));
  }
  if (site.hostFiles.includes('vercel')) add('vercel.json', vercelConfig(site, rules, moved));
  if (site.hostFiles.includes('nginx')) add('_nginx.conf', nginxConfig(site, rules, moved));
  return files;
}

const movedOf = (pages: readonly Page[]): Moved[] =>
  pages
    .flatMap((page) => (page.kind === 'redirect' ? [{ from: page.route, to: page.to }] : []))
    .sort((a, b) => (encodeURI(a.from) < encodeURI(b.from) ? -1 : 1));

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
  return rules
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

/** Forwards query and anchor, unless the target has its own (B6.16). Constant, so that its hash can stand in the policy (D8). */
const FORWARD =
  "var a=document.querySelector('a').href;location.replace(a+(a.includes('?')?'':location.search)+(a.includes('#')?'':location.hash))";
const POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(FORWARD).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** A page that sends its visitor on (A-4, B6.16, D21): script, refresh, canonical address and a link, in this order of what works; never indexed. */
export function renderRedirect(site: Pick<Site, 'url' | 'htmlLang' | 'direction'>, to: string): string {
  const address = escapeMarkup(encodeURI(to));
  const canonical = escapeMarkup(/^[a-z][a-z\d+.-]*:/i.test(to) ? to : site.url + to);
  return (
    `<!doctype html>\n<html lang="${site.htmlLang}" dir="${site.direction}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${escapeMarkup(to)}</title>` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="1; url=${address}"></head>` +
    `<body><p><a href="${address}">${escapeMarkup(to)}</a></p><script>${FORWARD}</script></body></html>\n`
  );
}
