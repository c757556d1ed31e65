/** Texts and small components that ejected components of the reference import from its theme. */
import type { ReactNode } from 'react';
import { usePluralForm } from './common-helpers.js';
import Link from './Link.js';
import { translate } from './Translate.js';

interface TagEntry {
  label: string;
}

export const translateTagsPageTitle = (): string => translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' });

/** Tags by their first letters. */
export function listTagsByLetters<T extends TagEntry>(tags: readonly T[]): { letter: string; tags: T[] }[] {
  const letters = groupBy(tags, ({ label }) => (label[0] ?? '').toUpperCase());
  return Object.entries(letters)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, list]) => ({ letter, tags: [...list].sort((a, b) => a.label.localeCompare(b.label)) }));
}

/** Entries of a list by a key of theirs. */
export function groupBy<T>(list: readonly T[], keyOf: (one: T) => string | number): Record<string, T[]> {
  const groups = new Map<string | number, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return Object.fromEntries(groups);
}

/** Returns the emoji at the start of a text, and the rest. */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  const emoji = /^\s*(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*)/u.exec(
    text,
  );
  return emoji ? { emoji: emoji[1] ?? null, rest: text.slice(emoji[0].length) } : { emoji: null, rest: text };
}

/** Props of an admonition: our titles are among them already. */
export const processAdmonitionProps = <P extends object>(props: P): P => props;

/** Anchors keep clear of the bar by the style sheet. */
export const useAnchorTargetClassName = (): undefined => undefined;

export const UnlistedBannerTitle = (): string =>
  translate({ id: 'theme.contentVisibility.unlistedBanner.title', message: 'Unlisted page' });
export const UnlistedBannerMessage = (): string =>
  translate({
    id: 'theme.contentVisibility.unlistedBanner.message',
    message:
      'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  });
export const DraftBannerTitle = (): string =>
  translate({ id: 'theme.contentVisibility.draftBanner.title', message: 'Draft page' });
export const DraftBannerMessage = (): string =>
  translate({
    id: 'theme.contentVisibility.draftBanner.message',
    message: 'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  });
export { default as UnlistedMetadata } from './Noop.js';

export function ErrorBoundaryTryAgainButton(props: object) {
  return (
    <button type="button" {...props}>
      {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
    </button>
  );
}

export const ErrorBoundaryError = ({ error }: { error: Error }) => <p>{error.message}</p>;
export const ErrorBoundaryErrorMessageFallback = ErrorBoundaryError;

/** Skip link to the content; ours is on top of every page. */
export const SkipToContentLink = ({ children, ...props }: { children?: ReactNode }) => (
  <Link {...props} to="#__docusaurus_skipToContent_fallback">
    {children ?? translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' })}
  </Link>
);

/** Shows the same once for each mode of colours; the style sheet hides one. */
export function ThemedComponent({
  children,
  className = '',
}: {
  children: (given: { theme: string; className: string }) => ReactNode;
  className?: string;
}) {
  return ['light', 'dark'].map((theme) => (
    <span key={theme} className={`only-${theme}`}>
      {children({ theme, className })}
    </span>
  ));
}

export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  const id = 'theme.docs.DocCard.categoryDescription.plurals';
  return (count) => selectMessage(count, translate({ id, message: '1 item|{count} items' }, { count }));
}

function usePosts(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  const id = 'theme.blog.post.plurals';
  return (count) => selectMessage(count, translate({ id, message: 'One post|{count} posts' }, { count }));
}

export function useBlogTagsPostsPageTitle({ label: tagName, count }: { label: string; count: number }): string {
  const nPosts = usePosts()(count);
  return translate({ id: 'theme.blog.tagTitle', message: '{nPosts} tagged with "{tagName}"' }, { nPosts, tagName });
}

export function useBlogAuthorPageTitle(author: { name?: string; key?: string; count: number }): string {
  const nPosts = usePosts()(author.count);
  const authorName = author.name ?? author.key ?? '';
  return translate({ id: 'theme.blog.author.pageTitle', message: '{authorName} - {nPosts}' }, { authorName, nPosts });
}

export const translateBlogAuthorsListPageTitle = (): string =>
  translate({ id: 'theme.blog.authorsList.pageTitle', message: 'Authors' });
export const BlogAuthorsListViewAllLabel = (): string =>
  translate({ id: 'theme.blog.authorsList.viewAll', message: 'View all authors' });
export const BlogAuthorNoPostsLabel = (): string =>
  translate({ id: 'theme.blog.author.noPosts', message: 'This author has not written any posts yet.' });
