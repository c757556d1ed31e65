import type { ImgHTMLAttributes } from 'react';
import { attributesOf, type HtmlProps } from './html.js';

/** An image in content (B4.60). `src` may be a mark that linking replaces; width and height come with it. */
export function Image({ alt = '', className, ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img decoding="async" loading="lazy" {...rest} alt={alt} className={className ? `img ${className}` : 'img'} />;
}

const ATTRIBUTES = { src: 'src', title: 'title', alt: 'alt', class: 'class' };

Image.html = ({ alt = '', ...rest }: HtmlProps): string | undefined => {
  const attributes = attributesOf({ ...rest, alt, class: 'img' }, ATTRIBUTES);
  return attributes === undefined ? undefined : `<img decoding="async" loading="lazy"${attributes}/>`;
};
