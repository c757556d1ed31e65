import type { ImgHTMLAttributes } from 'react';

/** An image in content (B4.60). `src` may be a mark that linking replaces; width and height come with it. */
export function Image({ alt = '', className, ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img decoding="async" loading="lazy" {...rest} alt={alt} className={className ? `img ${className}` : 'img'} />;
}
