/** `_nginx.conf`: what the manual's recipe for nginx includes. */
import type { Site } from '../../site/configuration/config-types.js';
import { allOf, type HeaderRule, specialFirst } from './header-rules.js';
import type { Moved } from './redirects.js';

/** Header that other hosts send for a file without a rule. Without it browsers guess how long a page is fresh. */
const REVALIDATE = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const;

/** Locations to be included in the `server` block: the first pattern that matches answers alone, so it says what the general ones say too. */
export function nginxConfig(
  { baseUrl, trailingSlash }: Site,
  rules: readonly HeaderRule[],
  moved: readonly Moved[],
): string {
  const all = rules.map((rule) => (isEverywhere(rule) ? { ...rule, headers: [...rule.headers, REVALIDATE] } : rule));
  const blocks = specialFirst(all).map((rule) => {
    const lines = allOf(rule, all).flatMap(([name, value]) =>
      name === 'Content-Type' ? typeLines(value) : [`add_header ${name} "${inPattern(value)}" always;\n`],
    );
    // A catch-all location would take every request from the others of the server.
    if (isEverywhere(rule)) return lines.join('');
    // The location of the recipe, which finds pages by their clean addresses, does not see what matches here.
    if (rule.isDocument)
      lines.push(`try_files $uri ${trailingSlash === false ? '$uri.html $uri/index.html' : '$uri/'} =404;\n`);
    return `location ~ "${pattern(baseUrl + rule.path)}" {\n${lines.map((line) => `  ${line}`).join('')}}\n`;
  });
  return `# Include this in the server block, below root and try_files.\n${blocks.join('')}${moved.map(redirectOf).join('')}`;
}

const isEverywhere = ({ path }: HeaderRule) => path === '*';

/** An added type would be sent in addition to nginx's own; with a charset in it, nothing is compressed. */
function typeLines(value: string): string[] {
  const [type = '', charset] = value.split(/; *charset=/);
  const lines = ['types { }\n', `default_type ${type};\n`];
  return charset === undefined ? lines : [...lines, `charset ${charset};\n`, `charset_types ${type};\n`];
}

/** The query goes along, unless the target has its own. A dollar sign would begin a variable. */
function redirectOf({ from, to }: Moved): string {
  const target = encodeURI(to).replaceAll('$', '%24');
  const [, address = '', anchor = ''] = /^([^#]*)(.*)$/.exec(target) ?? [];
  const query = address.includes('?') ? '' : '$is_args$args';
  return `location = "${from.replace(/["\\]/g, '\\$&')}" {\n  return 301 "${address}${query}${anchor}";\n}\n`;
}

const inPattern = (text: string) => text.replace(/["\\$]/g, '\\$&');

const pattern = (path: string) =>
  `^${path
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\"]/g, '\\$&'))
    .join('.*')}$`;
