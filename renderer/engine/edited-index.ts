/** The search index after an edit. */
import type { SearchPageRecords } from '../site/content/search-record.js';
import { pageRecords } from '../site/search-records/make-records.js';
import type { Arranged } from './arranged-docs.js';
import type { Run } from './build-state.js';
import { type KeptSite, readText } from './kept-pages.js';
import type { ChangedPage, Edit } from './renamed-docs.js';
import { searchInput } from './search-later.js';
import { keptSections } from './steps/compile-step.js';
import { type EditedSearch, editSearch } from './steps/edit-search-step.js';
import type { WholeOutputs } from './write/outputs.js';

interface Editing {
  site: KeptSite;
  edits: readonly Edit[];
  arranged?: Arranged;
  outputs: WholeOutputs;
}

/**
 * Updates the index with edited pages, and with added and removed docs.
 * @param all records of all changed pages
 * @returns undefined if all of it has to be made
 */
export async function editIndex(
  run: Run,
  { site, edits, arranged, outputs }: Editing,
  all: readonly SearchPageRecords[],
): Promise<EditedSearch | undefined> {
  const routes = new Set(edits.map(({ page }) => page.route));
  for (const { page } of arranged?.joined.added ?? []) routes.add(page.route);
  const records = all.filter(({ page }) => routes.has(page));
  const gone = new Set(
    [...(arranged?.gone.values() ?? [])].flatMap(({ isIndexed, page }) => (isIndexed ? page.route : [])),
  );
  if (records.length + gone.size === 0) return { gone };
  const docs = new Map(arranged?.joined.version.docs.map(({ route, document }) => [route, document.source]));
  const ofDoc = (route: string): SearchPageRecords | undefined => {
    const kept = readText(run.kept.memo, site.texts[docs.get(route) ?? ''] ?? '');
    return kept && recordsOf(run, [{ kept, page: kept.page }])?.[0];
  };
  const input = searchInput(run, { records: () => records }, outputs);
  return editSearch(input, { records, gone, recordsOf: ofDoc });
}

/** Search records of pages. @returns undefined where those of one are not known */
export function recordsOf(
  { kept: { memo }, site: { locale } }: Run,
  pages: readonly ChangedPage[],
): SearchPageRecords[] | undefined {
  const indexed = pages.filter(({ kept }) => kept.isIndexed);
  const found = indexed.flatMap(({ kept: { facts }, page }) =>
    facts && 'body' in page
      ? [pageRecords({ locale, facts, keys: [page.body.key] }, () => keptSections(memo, page.body.key))]
      : [],
  );
  return found.length === indexed.length ? found : undefined;
}
