/** The door of the search code: loaded when the reader comes near search, else some seconds after hydration (`SearchModule`). */
// What boot shares with code loaded later stays in one file with it: each lazy entry imports it.
import '../boot.js';
import type { SearchContext, SearchModule } from '../search-button.js';

async function openPage({ site, navigate }: SearchContext, query = ''): Promise<void> {
  const { search } = await site();
  if (search.provider !== 'none' && search.searchPage)
    navigate(query ? `${search.searchPage}?q=${encodeURIComponent(query)}` : search.searchPage);
}

export const openSearch: SearchModule['openSearch'] = (context, options) => void openPage(context, options.query);

export const mountSearchPage: SearchModule['mountSearchPage'] = () => () => {};
