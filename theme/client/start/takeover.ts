/** The property in which the page's second script stores its start function for the first: an export would cost a file between the two (`few-chunks.ts`). */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { Article } from '../article/article-handlers.js';
import type { PageRecord } from './page-record.js';
import type { Search, SearchContext } from './search-button.js';

/** Values passed by the first script. */
export interface Boot extends SearchContext {
  record: PageRecord;
  /** Path of the address that this document was loaded from: back and forward may leave it before the router runs. */
  from: string;
  /** The site's data, fetched once. */
  site(): Promise<ClientSite>;
  article: Article;
  /** To be called when React runs. */
  hydrated(): void;
  /** Follows an address; replaced by the client router's own way: it is never kept. */
  navigate(href: string): void;
  search(): Promise<Search>;
}

export const takeover: { main?: (boot: Boot) => Promise<void> } = {};
