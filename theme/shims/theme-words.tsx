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

/** The pictograph that a text begins with, and the rest. */
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

export const UnlistedBannerTitle = (): string => 'Unlisted page';
export const UnlistedBannerMessage = (): string =>
  'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.';
export const DraftBannerTitle = (): string => 'Draft page';
export const DraftBannerMessage = (): string =>
  'This page is a draft. It will only be visible in dev and be excluded from the production build.';
export { default as UnlistedMetadata } from './Noop.js';

export function ErrorBoundaryTryAgainButton(props: object) {
  return (
    <button type="button" {...props}>
      Try again
    </button>
  );
}

export const ErrorBoundaryError = ({ error }: { error: Error }) => <p>{error.message}</p>;
export const ErrorBoundaryErrorMessageFallback = ErrorBoundaryError;

/** Leads to the content; ours stands on top of every page. */
export const SkipToContentLink = ({ children = 'Skip to main content', ...props }: { children?: ReactNode }) => (
  <Link {...props} to="#__docusaurus_skipToContent_fallback">
    {children}
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
  return (count) => selectMessage(count, `1 item|${count} items`);
}

export function useBlogTagsPostsPageTitle(tag: { label: string; count: number }): string {
  const { selectMessage } = usePluralForm();
  return `${selectMessage(tag.count, `One post|${tag.count} posts`)} tagged with "${tag.label}"`;
}

export const useBlogAuthorPageTitle = (author: { name?: string; key?: string; count: number }): string =>
  `${author.name ?? author.key ?? ''} - ${author.count} ${author.count === 1 ? 'post' : 'posts'}`;
export const translateBlogAuthorsListPageTitle = (): string =>
  translate({ id: 'theme.blog.authorsList.pageTitle', message: 'Authors' });
export const BlogAuthorsListViewAllLabel = (): string => 'View all authors';
export const BlogAuthorNoPostsLabel = (): string => 'This author has not written any posts yet.';
