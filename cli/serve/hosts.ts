/** Names under which the local server answers, and pages whose requests it takes. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { domainToASCII } from 'node:url';

export interface HostOptions {
  /** Host to listen on. */
  host: string;
  /** Further host names that lead here, such as those of a tunnel; `.example.com` includes all names below it. */
  allowedHosts?: readonly string[];
}

const HOST = /^(\[[\da-f:.]+\]|[a-z\d_.-]+)(?::\d{1,5})?$/i;

/** Name or IP address of a `Host` header, without port. */
function hostName(header: string): string | undefined {
  return HOST.exec(header)?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '')
    .replace(/^\[|\]$/g, '');
}

/** True if only programs of this machine reach a name or an address. */
export function isLoopback(host: string): boolean {
  const name = hostName(host) ?? host;
  return /(?:^|\.)localhost$/.test(name) || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** True if others may read what is served: in the network, or through a tunnel. */
export const isOpen = ({ host, allowedHosts = [] }: HostOptions): boolean =>
  !isLoopback(host) || !allowedHosts.every(isLoopback);

/**
 * Returns a test for `Host` headers. A page of another site can make its own name lead to this machine (DNS rebinding) and would then
 * be of the same origin; it cannot choose a name of ours. IP addresses need no name.
 */
export function hostTest(options: HostOptions): (header: string) => boolean {
  const own = isLoopback(options.host) ? [] : [options.host, hostname(), `${hostname()}.local`];
  const allowed = [...own, ...(options.allowedHosts ?? [])].map(domainToASCII);
  return (header) => {
    const name = hostName(header);
    if (name === undefined) return false;
    if (isIP(name) !== 0 || isLoopback(name)) return true;
    return allowed.some((entry) => (entry.startsWith('.') ? `.${name}`.endsWith(entry) : name === entry));
  };
}

/** The `Host` header, where there is exactly one. */
export function hostOf({ rawHeaders, headers }: IncomingMessage): string | undefined {
  const count = rawHeaders.filter(
    (text, i) => i % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host',
  ).length;
  return count === 1 ? headers.host : undefined;
}

/** Destinations that a document uses without reading the content. */
const SHOWN = /^(?:script|style|image|font|audio|video|track|worker)$/;

/**
 * True for a request from a page of another origin, unless it is a navigation. Old browsers send only `Origin`. For browsers a
 * sandboxed frame of the site itself, such as that of live code, also has another origin: a request without a known origin may load
 * what such frames use. Firefox tells which page they are in.
 */
export function isForeign(headers: IncomingHttpHeaders, host: string): boolean {
  const { origin = 'null', referer } = headers;
  const isHere = (address: string) => /^https?:\/\/([^/]*)/.exec(address)?.[1] === host;
  const isOwn = isHere(origin);
  const site = headers['sec-fetch-site'] ?? (headers.origin === undefined || isOwn ? 'none' : 'cross-site');
  if (site === 'same-origin' || site === 'none' || isVisit(headers)) return false;
  const isNameless = origin === 'null' && (referer === undefined || isHere(referer));
  return !(isNameless && SHOWN.test(String(headers['sec-fetch-dest'])));
}

/** A navigation of a tab or a frame. */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const target = headers['sec-fetch-dest'];
  return headers['sec-fetch-mode'] === 'navigate' && target !== 'object' && target !== 'embed';
}
