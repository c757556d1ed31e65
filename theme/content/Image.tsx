import type { ImgHTMLAttributes } from 'react';
import { attributesOf, type HtmlProps } from './html.js';

/** An image in content (B4.60): lazy, unless it is to be fetched first. `src` may be a mark that linking replaces; width and height come with it. */
export function Image({ alt = '', className, ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  const loading = rest.fetchPriority === 'high' ? undefined : 'lazy';
  return (
    <img decoding="async" loading={loading} {...rest} alt={alt} className={className ? `img ${className}` : 'img'} />
  );
}

const ATTRIBUTES = { fetchPriority: 'fetchPriority', src: 'src', title: 'title', alt: 'alt', class: 'class' };

Image.html = ({ alt = '', ...rest }: HtmlProps): string | undefined => {
  const attributes = attributesOf({ ...rest, alt, class: 'img' }, ATTRIBUTES);
  const loading = rest.fetchPriority === 'high' ? '' : ' loading="lazy"';
  return attributes === undefined ? undefined : `<img decoding="async"${loading}${attributes}/>`;
};
