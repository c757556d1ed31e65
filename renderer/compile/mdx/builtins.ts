/** Components that content may use: by import from the usual aliases (B4.17), or by name alone. */
import { CONTENT_NAMES } from '../../../theme/shims/aliases.js';
import { COMPONENTS } from './known-components.js';

export { contentNameOf as builtinOf } from '../../../theme/shims/aliases.js';

/** Components known without import. */
export const KNOWN_COMPONENTS: ReadonlySet<string> = new Set([...CONTENT_NAMES, ...Object.keys(COMPONENTS)]);

/** Components that only Markdown syntax produces: their props come from the compiler. */
const INTERNAL: ReadonlySet<string> = new Set([
  ...['Baseline', 'CodeResult', 'CodeTrace', 'ContentRoot', 'Exercise', 'FootnoteBack', 'FootnoteLabel', 'LiveCode'],
]);

/** True if an author may use a component of the content table; `placed` are those that the site replaces. */
export const isOffered = (name: string, table: object, placed: readonly string[] = []): boolean =>
  Object.hasOwn(table, name) && (!INTERNAL.has(name) || placed.includes(name));

/** True for specifiers that our replacement modules answer (`@theme/…`, `@docusaurus/…`). */
export function isThemeSpecifier(specifier: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus)\//.test(specifier);
}

/** Name in the content table of a JSX name; undefined for host elements and fragments. */
export function componentName(name: string, components: ReadonlyMap<string, string>): string | undefined {
  return components.get(name) ?? (KNOWN_COMPONENTS.has(name) ? name : undefined);
}
