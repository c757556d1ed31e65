/**
 * Stand-ins for what pages of the reference import (B4.17): specifier → file of this folder, without extension.
 * The bundler resolves them; a site's own `theme/<Name>` comes first for `@theme/<Name>`.
 */
const SHIMS: Record<string, string> = {
  '@notes/content': 'runtime',
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
  '@theme/Layout': 'Layout',
  '@theme/MDXComponents': 'MDXComponents',
  '@docusaurus/Link': 'Link',
  '@docusaurus/Head': 'Head',
  '@docusaurus/Translate': 'Translate',
  '@docusaurus/Interpolate': 'Interpolate',
  '@docusaurus/useBaseUrl': 'useBaseUrl',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext',
  '@docusaurus/useIsBrowser': 'useIsBrowser',
  '@docusaurus/BrowserOnly': 'BrowserOnly',
  '@docusaurus/ExecutionEnvironment': 'ExecutionEnvironment',
  '@docusaurus/isInternalUrl': 'isInternalUrl',
  '@docusaurus/router': 'router',
  '@docusaurus/theme-common': 'theme-common',
};

/** File in `theme/shims` that answers a specifier, without extension; undefined if none does. */
export function shimOf(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/');
  return Object.hasOwn(SHIMS, name) ? SHIMS[name] : undefined;
}
