/** Titles of pages that are named by the interface rather than by their content, and the document's title: the same in the HTML head and after a navigation. */
import type { ClientSite } from '../renderer/shared/client-site.js';
import type { Page } from '../renderer/shared/page.js';
import { countText } from './texts/page-texts.js';
import { type TextSite, text } from './texts.js';

/** Title of a page without the site's: its own, or the interface text of its kind (section 8). */
export function pageTitle(page: Page, site: TextSite): string {
  switch (page.kind) {
    case 'archive':
      return text(site, 'theme.blog.archive.title');
    case 'tag-index':
      return text(site, 'theme.tags.tagsPageTitle');
    case 'blog-authors':
      return text(site, 'theme.blog.authorsList.pageTitle');
    case 'blog-author':
      return text(site, 'theme.blog.author.pageTitle', {
        authorName: page.author.name ?? page.author.key ?? '',
        nPosts: countText(site, 'theme.blog.post.plurals', page.pagination.totalCount),
      });
    case 'blog-tag':
      return text(site, 'theme.blog.tagTitle', {
        nPosts: countText(site, 'theme.blog.post.plurals', page.pagination.totalCount),
        tagName: page.tag.label,
      });
    case 'docs-tag':
      return text(site, 'theme.docs.tagDocListPageTitle', {
        nDocsTagged: countText(site, 'theme.docs.tagDocListPageTitle.nDocsTagged', page.docs.length),
        tagName: page.tag.label,
      });
    case 'search':
      return text(site, 'theme.SearchPage.emptyResultsTitle');
    case 'not-found':
      return text(site, 'theme.NotFound.title');
    default:
      return page.title;
  }
}

/** Description of a page for the head: its own, or that of its kind; of a list without one, the names of what it lists. */
export function pageDescription(page: Page, site: TextSite): string | undefined {
  if (page.head.description) return page.head.description;
  if (page.kind === 'archive') return text(site, 'theme.blog.archive.description');
  return joinNames(namesOn(page)) || undefined;
}

/** Names of what a list shows. */
function namesOn(page: Page): (string | undefined)[] {
  switch (page.kind) {
    case 'tag-index':
      return page.groups.flatMap(({ tags }) => tags.map(({ label }) => label));
    case 'docs-tag':
      return page.docs.map(({ title }) => title);
    case 'blog-tag':
    case 'blog-author':
      return page.posts.map(({ title }) => title);
    case 'blog-authors':
      return page.authors.map(({ name }) => name);
    default:
      return [];
  }
}

/** Characters of a description that search engines show. */
const SHOWN = 160;

/** Whole names, as many as are shown, with a mark between them that every language has. */
function joinNames(names: readonly (string | undefined)[]): string {
  let joined = '';
  for (const name of names) {
    if (!name) continue;
    const longer = joined === '' ? name : `${joined} · ${name}`;
    if (joined !== '' && longer.length > SHOWN) break;
    joined = longer;
  }
  return joined;
}

/** Tab title: `<page> | <site>`, or the site title alone (B6.1). */
export function documentTitle(page: Page, site: TextSite & Pick<ClientSite, 'title' | 'titleDelimiter'>): string {
  return joinTitle(pageTitle(page, site), site);
}

export function joinTitle(own: string, site: Pick<ClientSite, 'title' | 'titleDelimiter'>): string {
  const title = own.trim();
  return title === '' || title === site.title ? site.title : `${title} ${site.titleDelimiter} ${site.title}`;
}
