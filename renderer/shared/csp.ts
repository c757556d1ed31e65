/** Origins that a site adds to the Content-Security-Policy of its pages, by directive. */

/** Directives that take further origins. Embedding the site and base addresses remain restricted to the site's own. */
export const CSP_DIRECTIVES = [
  'connect-src',
  'script-src',
  'style-src',
  'font-src',
  'img-src',
  'media-src',
  'frame-src',
  'worker-src',
  'form-action',
] as const;

export type CspDirective = (typeof CSP_DIRECTIVES)[number];

/** Sources by directive. */
export type CspOrigins = { [Directive in CspDirective]?: readonly string[] };

/** Both lists of each directive. */
export function joinOrigins(a: CspOrigins, b: CspOrigins): CspOrigins {
  const joined: CspOrigins = {};
  for (const name of CSP_DIRECTIVES) {
    const both = [...new Set([...(a[name] ?? []), ...(b[name] ?? [])])];
    if (both.length > 0) joined[name] = both;
  }
  return joined;
}
