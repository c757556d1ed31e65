import type { ReactNode } from 'react';

interface LinkCardProps {
  /** Address; already final. */
  href?: string;
  /** The same under the name that content uses. */
  url?: string;
  title: string;
  description?: string;
  image?: string;
  /** The image on a page that React renders: linking fills in this attribute. */
  src?: string;
  target?: string;
  rel?: string;
  children?: ReactNode;
}

/** Preview of a link from data written in the content: nothing is asked from another host when building or reading. */
export function LinkCard({
  title,
  description,
  src,
  image = src,
  url,
  href = url,
  target,
  rel,
  children,
}: LinkCardProps) {
  return (
    <a className="link-card" href={href} target={target} rel={rel}>
      {image !== undefined && <img className="link-card__image" src={image} alt="" loading="lazy" decoding="async" />}
      <span className="link-card__text">
        <span className="link-card__title">{title}</span>
        {description !== undefined && <span className="link-card__description">{description}</span>}
        {children}
      </span>
    </a>
  );
}
