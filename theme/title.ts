/** Texts of the document that are the same in the HTML head and after a navigation. */
import type { ClientSite, Page } from '../renderer/site/types.js';

/** Tab title: `<page> | <site>`, or the site title alone (B6.1). */
export function documentTitle(page: Pick<Page, 'title'>, site: Pick<ClientSite, 'title' | 'titleDelimiter'>): string {
  const title = page.title.trim();
  return title === '' || title === site.title ? site.title : `${title} ${site.titleDelimiter} ${site.title}`;
}
