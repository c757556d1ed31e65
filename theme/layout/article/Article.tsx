/** The body of a page: finished HTML that React neither compares nor renders again, or the component of a module part. */
import { memo, use } from 'react';
import type { BodyRef } from '../../../renderer/shared/article-body.js';
import type { ContentComponent } from '../../contract.js';
import { LiveContext } from '../../live-pages.js';

/** Finished HTML. If the browser renders the page around it, it is read back from the document, so that hydration keeps the nodes. */
export const Body = memo(function Body({ html, id, className }: { html: string; id?: string; className?: string }) {
  return (
    <div
      id={id}
      className={className}
      data-body={use(LiveContext) ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
});

interface ArticleBodyProps {
  body: BodyRef;
  html: string;
  module?: ContentComponent;
  id?: string;
  className?: string;
}

export function ArticleBody({ body, html, module: Module, id, className }: ArticleBodyProps) {
  if (body.part === 'module' && body.hydrate && Module) {
    return (
      <div id={id} className={className}>
        <Module slots={body.slots} />
      </div>
    );
  }
  return <Body html={html} id={id} className={className} />;
}
