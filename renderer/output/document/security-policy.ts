/** The Content-Security-Policy of a document (D8): own files, hashes of the constant inline scripts, and the origins the configuration names. */
import { createHash } from 'node:crypto';
import { CSP_DIRECTIVES, type CspOrigins } from '../../shared/csp.js';
import type { HeadTag } from './head-tags.js';

export interface PolicyInput {
  /** Texts of inline scripts. */
  scripts: string[];
  /** Values of `style` attributes that the theme itself writes. */
  styles: string[];
  /** Origins of configured scripts and style sheets: they may load what they need from there. */
  origins: string[];
  /** Origins that only answer requests: the search host. */
  connect: string[];
  /** The content has style attributes or diagrams. */
  inlineStyle: boolean;
  /** Additions of the site, by directive. */
  added: CspOrigins;
}

/**
 * Returns the function that makes the policies of a site's pages. It keeps the policy of the page before: nearly all pages of a site have the same,
 * and making each again took 2 % of a build's CPU time.
 */
export function createPolicies(): (input: PolicyInput) => string {
  let last: { key: string; policy: string } | undefined;
  return (input) => {
    const key = JSON.stringify(input);
    if (last?.key !== key) last = { key, policy: contentPolicy(input) };
    return last.policy;
  };
}

/** Sheets of a host that name files of another one. */
const FONTS: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
  'https://use.typekit.net': 'https://p.typekit.net',
};

export function contentPolicy({ scripts, styles, origins, connect, inlineStyle, added }: PolicyInput): string {
  const own = ["'self'", ...origins];
  const style = inlineStyle ? [...own, "'unsafe-inline'"] : own;
  const directives: Record<string, string[]> = {
    // Firefox judges prefetch hints by it; every kind that may come from elsewhere or not at all has a directive of its own.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': [...own, ...scripts.map(sourceHash)],
    'style-src': style,
    ...(styles.length > 0 && !inlineStyle && { 'style-src-attr': ["'unsafe-hashes'", ...styles.map(sourceHash)] }),
    // Pictures and embedded documents of the content may come from anywhere safe; they run nothing of ours.
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': [...own, ...[...origins, ...(added['style-src'] ?? [])].flatMap((origin) => FONTS[origin] ?? [])],
    'connect-src': [...own, ...connect],
    'frame-src': ["'self'", 'https:'],
    'worker-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  for (const name of CSP_DIRECTIVES) directives[name]?.push(...(added[name] ?? []));
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Source expression that allows exactly this text. */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const DATA_BLOCK = /^(application|text)\/(?!javascript)/;

/** Texts of the scripts among tags that run and have no address. */
export function inlineScripts(tags: HeadTag[]): string[] {
  return tags
    .filter(
      ({ tag, attributes }) => tag === 'script' && !attributes.src && !DATA_BLOCK.test(String(attributes.type ?? '')),
    )
    .map(({ inner }) => inner ?? '');
}

/** Origins of the scripts and style sheets among tags; own addresses have none. One without a protocol is that of the page: a host alone. */
export function tagOrigins(tags: HeadTag[]): string[] {
  const out = new Set<string>();
  for (const { tag, attributes } of tags) {
    const url =
      tag === 'script' ? attributes.src : tag === 'link' && attributes.rel === 'stylesheet' ? attributes.href : '';
    if (typeof url !== 'string' || !/^(https?:)?\/\//.test(url)) continue;
    const { origin, host } = new URL(url, 'https://x.invalid');
    out.add(url.startsWith('//') ? host : origin);
  }
  return [...out];
}

/** Origins that tags say the page will connect to. */
export function connectOrigins(tags: HeadTag[]): string[] {
  return tags.flatMap(({ tag, attributes: { rel, href } }) =>
    tag === 'link' && rel === 'preconnect' && typeof href === 'string' && /^https?:\/\//.test(href)
      ? [new URL(href).origin]
      : [],
  );
}
