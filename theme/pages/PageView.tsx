/** Page kind → component. */
import type { RenderInput } from '../contract.js';
import '../texts/page-texts.js';
import { contentOf } from '../places/content-of.js';
import { Parts, Place } from '../places/place.js';
import { archiveProps } from '../places/reference-props.js';
import { USUAL } from '../places/usual.js';
import { BlogAuthor, BlogAuthors, BlogList, BlogTag } from './blog-lists.js';
import { DocPage } from './DocPage.js';
import { GeneratedIndexPage } from './GeneratedIndexPage.js';
import { PostPage } from './PostPage.js';
import { ComponentPage, MarkdownPage, NotFound, SearchPage } from './plain-pages.js';
import { Archive, DocsTag, TagIndex } from './tag-pages.js';

export function PageView({ input }: { input: RenderInput }) {
  return (
    <Parts parts={USUAL}>
      <Kind input={input} />
    </Parts>
  );
}

function Kind({ input }: { input: RenderInput }) {
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
      return <Place name="BlogArchivePage" part={<Archive page={page} />} props={() => archiveProps(page)} />;
    case 'tag-index':
      return <TagIndex page={page} />;
    case 'docs-tag':
      return <DocsTag page={page} />;
    case 'page':
      return (
        <Place
          name="MDXPage"
          part={<MarkdownPage page={page} input={input} />}
          props={() => ({ content: contentOf(page, input) })}
        />
      );
    case 'component':
      return <ComponentPage page={page} input={input} />;
    case 'search':
      return <Place name="SearchPage" part={<SearchPage />} />;
    case 'not-found':
      return (
        <Parts parts={{ 'NotFound/Content': <NotFound /> }}>
          <Place name="NotFound" part={<Place name="NotFound/Content" />} />
        </Parts>
      );
    case 'redirect':
      // Documents of their own (`renderRedirect`); the client follows `to` before it renders.
      return null;
  }
}
