/** The newest posts of a blog's sidebar as places. */
import type { ReactNode } from 'react';
import type { RecentPosts } from '../../renderer/shared/post.js';
import { PostLinks } from '../layout/article/PostLinks.js';
import { Parts, Place } from './place.js';
import { InMenuContext, type Parts as PartTable, type PlaceProps } from './place-contexts.js';
import { byYear, recentProps } from './reference-props.js';

interface RecentItem {
  title: string;
  permalink: string;
  date?: string;
}

const isRecent = (item: unknown): item is RecentItem =>
  typeof item === 'object' && item !== null && 'title' in item && 'permalink' in item;

/** Posts as the components of a site give them. */
const Posts = ({ items }: { items: readonly unknown[] }) => <PostLinks items={items.filter(isRecent)} />;

/** Posts by their years, each list as the component around it shows one. */
const yearsOf = ({ items = [], ListComponent: List = Posts, yearGroupHeadingClassName }: PlaceProps): ReactNode =>
  byYear(items.filter(isRecent)).map(([year, posts]) => (
    <div key={year}>
      <div className={yearGroupHeadingClassName}>{year}</div>
      <List items={posts} />
    </div>
  ));

const YEARS: PartTable = { 'BlogSidebar/Content': yearsOf };

/** The years of our list. */
export const atYears = (part: ReactNode, recent: RecentPosts): ReactNode => {
  const props = (): PlaceProps => ({
    items: recentProps({ recent }).sidebar?.items,
    ListComponent: Posts,
    yearGroupHeadingClassName: 'recent__year',
  });
  return <Place name="BlogSidebar/Content" part={part} props={props} />;
};

/** Renders the newest posts next to those of a blog. */
export function besideBlog(part: ReactNode, recent: RecentPosts): ReactNode {
  const props = () => recentProps({ recent });
  // On narrow screens it is in the menu.
  const parts = { ...YEARS, 'BlogSidebar/Desktop': part, 'BlogSidebar/Mobile': null };
  return (
    <Parts parts={parts}>
      <Place name="BlogSidebar" part={<Place name="BlogSidebar/Desktop" props={props} />} props={props} />
    </Parts>
  );
}

/** The newest posts in the menu of narrow screens. */
export const inBlogMenu = (part: ReactNode, recent: RecentPosts): ReactNode => (
  <Parts parts={YEARS}>
    <InMenuContext value={true}>
      <Place name="BlogSidebar/Mobile" part={part} props={() => recentProps({ recent })} />
    </InMenuContext>
  </Parts>
);
