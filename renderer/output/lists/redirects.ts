/** Redirects: as pages, which every host can serve, and as the list of moved addresses that some hosts read. */
import { createHash } from 'node:crypto';
import type { Page } from '../../shared/page.js';
import type { Site } from '../../site/configuration/config-types.js';
import { escapeMarkup } from '../output-file.js';

/** An old address and the one that took its place, both decoded. */
export interface Moved {
  from: string;
  to: string;
}

/** Returns the redirects of a site, by their addresses. */
export const movedOf = (pages: readonly Page[]): Moved[] =>
  pages
    .flatMap((page) => (page.kind === 'redirect' ? [{ from: page.route, to: page.to }] : []))
    .sort((a, b) => (encodeURI(a.from) < encodeURI(b.from) ? -1 : 1));

/** `_redirects` as Netlify and Cloudflare Pages read it. */
export const redirectsFile = (moved: readonly Moved[]): string =>
  moved.map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 301\n`).join('');

/** Forwards query and anchor, unless the target has its own (B6.16). Constant, so that the policy can contain its hash (D8). */
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
