import { createHash } from 'node:crypto';
import { ASSETS_DIR, DATA_DIR, SEARCH_DIR, TRANSPORT_FILE } from '../../shared/limits.js';
import type { Page } from '../../shared/page.js';
import type { Site } from '../../site/configuration/config-types.js';
import { type Draft, escapeMarkup } from '../output-file.js';

/**
 * Files that static hosts read: `robots.txt`, `_headers` and `_redirects`. A file of the same name in a static folder wins: the engine drops ours.
 * Files named by their content may be kept for ever; pages and parts have stable addresses and are revalidated (D9). Markdown copies need their charset named.
 */
export function makeHostFiles(site: Site, pages: readonly Page[]): Draft[] {
  const files: Draft[] = [];
  if (site.robots) files.push({ path: 'robots.txt', phase: 'list', bytes: robots(site) });
  if (site.hostFiles && site.router === 'browser') {
    files.push({ path: '_headers', phase: 'list', bytes: headers(site) });
    const redirects = pages.flatMap((page) =>
      page.kind === 'redirect' ? [`${encodeURI(page.route)} ${encodeURI(page.to)} 301\n`] : [],
    );
    if (redirects.length > 0) files.push({ path: '_redirects', phase: 'list', bytes: redirects.sort().join('') });
  }
  return files;
}

function robots(site: Site): string {
  if (site.noIndex) return 'User-agent: *\nDisallow: /\n';
  const sitemap =
    site.sitemap && site.router === 'browser' ? `\nSitemap: ${site.url}${site.baseUrl}${site.sitemap.filename}\n` : '';
  return `User-agent: *\nDisallow:\n${sitemap}`;
}

/** What has a stable address beside the pages. */
const REVALIDATED = [
  `${SEARCH_DIR}/meta.json`,
  TRANSPORT_FILE,
  ...['page/*', 'sidebar/*', 'site.json', 'frame.html'].map((path) => `${DATA_DIR}/${path}`),
];
const FOR_EVER = 'Cache-Control: public, max-age=31536000, immutable';

function headers(site: Site): string {
  const rule = (path: string, ...lines: string[]) =>
    `${site.baseUrl}${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  return [
    rule(`${ASSETS_DIR}/*`, FOR_EVER),
    // No two rules for one file: hosts join the values of all that match. An index file is named by its content, save the meta file that names the others.
    rule(`${SEARCH_DIR}/*.bin`, FOR_EVER),
    ...REVALIDATED.map((path) => rule(path, 'Cache-Control: no-cache')),
    rule('*.md', 'Content-Type: text/markdown; charset=utf-8', 'X-Robots-Tag: noindex'),
    rule('*', 'X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin'),
  ].join('\n');
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
