/** A page as the check of the search sees it. */
import type { SearchPageRecords } from '../../site/content/search-record.js';

export interface FindablePage {
  records: SearchPageRecords;
  title: string;
  /** Headings below the title, in order. */
  headings: string[];
  /** Names that the site gives it elsewhere: in the sidebar, in links of several pages. */
  labels: string[];
  keywords: string[];
  /** Has text besides its title. */
  hasText: boolean;
  /** Its file; absent for pages without one. */
  file?: string;
}

/** A finding without its place in the file. */
export interface Finding {
  code: string;
  args: Record<string, string | number>;
  /** Heading above it; the title's place if there is none. */
  heading?: string;
  /** Words that the page's `keywords` would take. */
  keyword?: string;
}

/** @param labels see `FindablePage` */
export function findablePage(records: SearchPageRecords, file?: string, labels: readonly string[] = []): FindablePage {
  const [first] = records.records;
  const title = first?.hierarchy.lvl1 ?? '';
  const headings = new Set<string>();
  for (const { type, hierarchy } of records.records) {
    const own = type === 'content' || type === 'lvl1' ? null : hierarchy[type];
    if (own) headings.add(own);
  }
  return {
    records,
    title,
    headings: [...headings],
    labels: labels.filter((label) => label !== title),
    keywords: first?.keywords ?? [],
    hasText: records.records.some(({ content, code }) => content !== null || code !== undefined) || headings.size > 0,
    file,
  };
}
