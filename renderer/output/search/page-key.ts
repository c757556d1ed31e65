import { FORMAT } from '../../../theme/client/search/engine/format.js';
import type { SearchPageRecords } from '../../site/types.js';

/** Counts up when other terms are taken from the same records. */
const TERMS = 5;

/** Key of the tokens of a page: equal keys, equal tokens. Does not look at the records. */
export function keyOf(page: Pick<SearchPageRecords, 'page' | 'hash'>, shardSize: number): string {
  return `search ${FORMAT}.${TERMS} ${shardSize} ${page.hash} ${page.page}`;
}
