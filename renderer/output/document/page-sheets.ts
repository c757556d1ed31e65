/** Chooses the style sheets of a page besides that of every page: a reader only loads rules for visible content. */
import type { ClientSite } from '../../shared/client-site.js';
import { SHEETS, type SheetName } from '../../shared/limits.js';
import type { Page } from '../../shared/page.js';

/** Kinds of pages that are a text, or code of the site's own, and no list of other pages. */
const TEXTS: readonly Page['kind'][] = ['doc', 'page', 'component'];

/** Marks of what the sheet `rich` is for, in the classes and elements of a finished page. */
const RICH =
  /<(?:details|figure|math)\b|class="[^"]*(?:\bmermaid\b|\badmonition|\balert|tabs-container|link-card|link-button|doc-card-list|live-code|code-result|footnotes|\bsteps\b|file-tree|\bcards?\b|\bbadge|\bcode(?:Ins|Del|Focus|Error|Warning)\b)/;

/** The mark of a home page in Markdown. */
const HOME = /class="[^"]*\bpage--home\b/;

/**
 * @param main the finished region of the page; null where the browser renders it: any component may come up there
 */
export function pageSheets(
  page: Page,
  main: string | null,
  { router, direction }: Pick<ClientSite, 'router' | 'direction'>,
): readonly SheetName[] {
  // The hash router has one document for all pages.
  const all = main === null || router === 'hash';
  const isWanted: Record<SheetName, boolean> = {
    lists: all || !TEXTS.includes(page.kind),
    rich: all || RICH.test(main),
    home: all || HOME.test(main),
    rtl: direction === 'rtl',
  };
  return SHEETS.filter((name) => isWanted[name]);
}
