import { FORMAT } from '../../shared/search-format.js';
import type { SearchPageRecords } from '../../site/content/search-record.js';

/** Counts up when other terms are taken from the same records. */
const TERMS = 9;

/** Key of the tokens of a page: equal keys, equal tokens. Does not look at the records. */
export function keyOf(page: Pick<SearchPageRecords, 'page' | 'hash'>, shardSize: number): string {
  return `search ${FORMAT}.${TERMS} ${shardSize} ${page.hash} ${page.page}`;
}
