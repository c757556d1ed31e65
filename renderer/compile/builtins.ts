/** Components that content may use: by import from the usual aliases (B4.17), or by name alone. */

/** Import specifier → name in the theme's content table. */
const BY_ALIAS: Record<string, string> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Admonition': 'Admonition',
  '@theme/Details': 'Details',
  '@theme/DocCardList': 'DocCardList',
  '@theme/DocCard': 'DocCard',
  '@theme/TOCInline': 'TOCInline',
  '@theme/Heading': 'Heading',
  '@theme/Mermaid': 'Mermaid',
  '@docusaurus/Link': 'Link',
  '@docusaurus/Head': 'Head',
};

/** Components known without import. */
export const KNOWN_COMPONENTS: ReadonlySet<string> = new Set([...Object.values(BY_ALIAS), 'LinkCard']);

/** Name in the content table of what a specifier's default export is; undefined if it is not one of ours. */
export function builtinOf(specifier: string): string | undefined {
  return BY_ALIAS[specifier.replace(/^@theme-(?:original|init)\//, '@theme/')];
}

/** True for specifiers that our stand-ins answer (`@theme/…`, `@docusaurus/…`). */
export function isThemeSpecifier(specifier: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus)\//.test(specifier);
}
