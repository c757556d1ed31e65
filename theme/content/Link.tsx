import type { AnchorHTMLAttributes } from 'react';
import { attributesOf, type HtmlProps } from './html.js';

/** A link in content. `href` may be a mark that linking replaces, so it must be passed on unchanged. */
export function Link(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} />;
}

const ATTRIBUTES = { href: 'href', target: 'target', rel: 'rel', title: 'title', className: 'class', id: 'id' };

Link.html = (props: HtmlProps, children: string): string | undefined => {
  const attributes = attributesOf(props, ATTRIBUTES);
  return attributes === undefined ? undefined : `<a${attributes}>${children}</a>`;
};
