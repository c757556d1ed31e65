/** Literal addresses of React files. */

import type { Site } from '../configuration/config-types.js';
import type { CodeAddress, CodeFile, Graph } from '../graph/graph-types.js';
import { BASED_CALL, purposeOf } from '../helpers/literal-addresses.js';
import { placeAt, withQuotes } from '../helpers/text-place.js';
import type { LinkFindings, Missing } from './link-findings.js';
import type { Resolver } from './resolver.js';

/**
 * Checks them. A relative address is checked in a page alone: a component may be shown anywhere. One that begins as those of another language do
 * is that of a page which is not known here: code has it for readers of that language.
 */
export function checkCode(
  { locales, baseUrl }: Pick<Site, 'locales' | 'baseUrl'>,
  graph: Graph,
  files: readonly CodeFile[],
  resolver: Resolver,
  findings: LinkFindings,
): void {
  const routes = new Map(graph.pages.map(({ source, route }) => [source, route]));
  const others = locales.map((locale) => locale.baseUrl).filter((base) => !baseUrl.startsWith(base));
  for (const { path, text, addresses } of files)
    for (const address of addresses) {
      if (others.some((base) => address.url.startsWith(base))) continue;
      const found = missingIn(address, { route: routes.get(path), source: path }, resolver);
      if (!found) continue;
      const { missing, html } = found;
      const { url, offset } = address;
      const length = missing.end === undefined ? url.length : missing.end.length;
      findings.report(missing, {
        ...(html ? { html } : {}),
        place: () => placeAt(text, ...withQuotes(text, offset + url.length - length, length), path),
      });
    }
}

function missingIn(
  { element, attribute, url }: CodeAddress,
  { route, source }: { route: string | undefined; source: string },
  resolver: Resolver,
): { missing: Missing; html: boolean } | undefined {
  // The component of links adds the base; the reference looks at it too.
  const isLink = element === 'Link' || element === 'NavLink';
  if (isLink && (attribute === 'to' || attribute === 'href')) {
    const isRelative = !url.startsWith('/');
    const missing = isRelative
      ? route !== undefined && resolver.literal(url, route, 'links')
      : resolver.configured(url, 'links');
    return missing ? { missing, html: false } : undefined;
  }
  if (attribute === BASED_CALL) {
    const missing = resolver.configured(url, /\.(?!html?$)[a-z\d]{2,5}$/i.test(url) ? 'markdownImages' : 'links');
    return missing && { missing, html: true };
  }
  const purpose = purposeOf(element, attribute, url);
  if (!purpose) return undefined;
  const { policy, based } = purpose;
  const missing = based ? resolver.configured(url, policy) : resolver.literal(url, route, policy, source);
  return missing && { missing, html: true };
}
