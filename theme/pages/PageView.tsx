/** Page kind → component. */
import type { RenderInput } from '../contract.js';
import '../texts/page-texts.js';
import { BlogAuthor, BlogAuthors, BlogList, BlogTag } from './blog-lists.js';
import { DocPage } from './DocPage.js';
import { GeneratedIndexPage } from './GeneratedIndexPage.js';
import { PostPage } from './PostPage.js';
import { ComponentPage, MarkdownPage, NotFound, SearchPage } from './plain-pages.js';
import { Archive, DocsTag, TagIndex } from './tag-pages.js';

export function PageView({ input }: { input: RenderInput }) {
  const { page } = input;
  switch (page.kind) {
    case 'doc':
      return <DocPage page={page} input={input} />;
    case 'generated-index':
      return <GeneratedIndexPage page={page} />;
    case 'post':
      return <PostPage page={page} input={input} />;
    case 'blog-list':
      return <BlogList page={page} input={input} />;
    case 'blog-tag':
      return <BlogTag page={page} input={input} />;
    case 'blog-author':
      return <BlogAuthor page={page} input={input} />;
    case 'blog-authors':
      return <BlogAuthors page={page} />;
    case 'archive':
      return <Archive page={page} />;
    case 'tag-index':
      return <TagIndex page={page} />;
    case 'docs-tag':
      return <DocsTag page={page} />;
    case 'page':
      return <MarkdownPage page={page} input={input} />;
    case 'component':
      return <ComponentPage page={page} input={input} />;
    case 'search':
      return <SearchPage />;
    case 'not-found':
      return <NotFound />;
    case 'redirect':
      // Documents of their own (`renderDocument`); the client follows `to` before it renders.
      return null;
  }
}
