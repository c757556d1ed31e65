/** Exports of Docusaurus' blog plugin for components. */
import { type ComponentType, type ReactNode, use } from 'react';
import { PostContext } from '../places/place-contexts.js';
import { postAssets, postMetadata, tocOf } from '../places/reference-props.js';
import { usePage } from '../runtime.js';
import Link from './Link.js';

interface ProviderProps {
  children?: ReactNode;
  content?: { provider?: ComponentType<{ children: ReactNode }> };
}

/** Gives the parts within it a post of a list; on its own page the post is there already. */
export function BlogPostProvider({ children, content }: ProviderProps) {
  const Provider = content?.provider;
  return Provider ? <Provider>{children}</Provider> : children;
}

/** The post that is shown. */
export function useBlogPost() {
  const shown = use(PostContext);
  const page = usePage();
  if (!shown) throw new Error('useBlogPost outside a post');
  const { post, alone } = shown;
  const own = page.kind === 'post' ? { editUrl: page.editUrl, prevItem: page.prev, nextItem: page.next } : {};
  return {
    metadata: { ...postMetadata(post), ...own },
    frontMatter: post.frontMatter ?? {},
    assets: postAssets(post),
    toc: page.kind === 'post' ? tocOf(page.toc) : [],
    isBlogPostPage: alone,
  };
}

export const useBlogMetadata = () => ({ blogBasePath: '/blog', authorsListPath: '/blog/authors', blogTitle: 'Blog' });
export const useVisibleBlogSidebarItems = <T,>(items: T): T => items;
export { byYear as groupBlogSidebarItemsByYear } from '../places/reference-props.js';

interface SidebarListProps {
  items: readonly { title: string; permalink: string }[];
  ulClassName?: string;
  liClassName?: string;
  linkClassName?: string;
  linkActiveClassName?: string;
}

/** Posts of the blog's sidebar as a list. */
export function BlogSidebarItemList({ items, ulClassName, liClassName, ...link }: SidebarListProps) {
  const { route } = usePage();
  const className = (permalink: string) =>
    [link.linkClassName, permalink === route && link.linkActiveClassName].filter(Boolean).join(' ');
  return (
    <ul className={ulClassName}>
      {items.map(({ title, permalink }) => (
        <li key={permalink} className={liClassName}>
          <Link to={permalink} className={className(permalink) || undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const useBlogListPageStructuredData = (): null => null;
export const useBlogPostStructuredData = (): null => null;
