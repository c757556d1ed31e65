/** Exports of the client modules of Docusaurus that are there and give nothing, each with what does its work instead. */
export const EMPTY_EXPORTS: Readonly<Record<string, string>> = {
  UnlistedMetadata: 'the build writes the tag',
  getPrismCssVariables: 'colours of code are in the style sheet',
  useAnchorTargetClassName: 'the style sheet keeps headings clear of the bar',
  useBlogListPageStructuredData: 'the build writes structured data',
  useBlogPostStructuredData: 'the build writes structured data',
  useDocRootMetadata: 'the page is the doc already',
  usePrismTheme: 'colours of code are in the style sheet',
  useTOCHighlight: 'the script of the page does it',
};

/** Those among them whose work nothing else does where the site's own code calls them. */
export const MISSED_EXPORTS: ReadonlySet<string> = new Set(['useDocRootMetadata']);

const MODULES =
  /\bimport\s*(?:type\s*)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"](@docusaurus\/(?:theme-common(?:\/internal)?|plugin-content-(?:docs|blog)\/client))['"]/g;

/** Names that a text of code imports, and that give nothing. */
export function emptyImports(code: string): string[] {
  const names = [...code.matchAll(MODULES)].flatMap(([, list = '']) =>
    list.split(',').map((entry) => entry.trim().replace(/^type\s+|\s+as\s+.*$/g, '')),
  );
  return [...new Set(names.filter((name) => Object.hasOwn(EMPTY_EXPORTS, name)))];
}
