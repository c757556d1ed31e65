/** The text of a page as a component with the page's data on it, as components of the reference are given it. */
import type { ComponentType, ReactNode } from 'react';
import type { BodyRef, TocItem } from '../../renderer/shared/article-body.js';
import type { DocPage, MarkdownPage } from '../../renderer/shared/page.js';
import type { PostItem, PostPage } from '../../renderer/shared/post.js';
import type { RenderInput } from '../contract.js';
import { ArticleBody } from '../layout/article/Article.js';
import { contentTitle, docMetadata, postAssets, postMetadata, tocOf } from './reference-props.js';

export interface PostProvider {
  /** The text. */
  body: ComponentType;
  /** Provider for parts of the post within it. */
  provider: ComponentType<{ children: ReactNode }>;
}

/** A post of a list. */
export const postContent = (post: PostItem, { body, provider }: PostProvider) =>
  Object.assign(body, {
    body,
    metadata: postMetadata(post),
    frontMatter: post.frontMatter ?? {},
    assets: postAssets(post),
    toc: [],
    provider,
  });

/** The text of a page of its own. */
export function contentOf(page: DocPage | PostPage | MarkdownPage, input: RenderInput) {
  const ref: BodyRef = page.kind === 'post' ? page.post.body : page.body;
  const toc: readonly TocItem[] = page.toc;
  const Text = () => <ArticleBody body={ref} html={input.bodies[0] ?? ''} module={input.module} className="markdown" />;
  return Object.assign(Text, {
    metadata: metadataOf(page),
    frontMatter: page.frontMatter ?? {},
    contentTitle: contentTitle(page),
    assets: {},
    toc: tocOf(toc),
  });
}

function metadataOf(page: DocPage | PostPage | MarkdownPage) {
  if (page.kind === 'doc') return docMetadata(page);
  if (page.kind === 'post') return { ...postMetadata(page.post), prevItem: page.prev, nextItem: page.next };
  const { title, route: permalink, head, frontMatter = {}, editUrl } = page;
  return { title, permalink, description: head.description, frontMatter, editUrl, unlisted: page.unlisted ?? false };
}
