import type { AnchorHTMLAttributes } from 'react';

/** A link in content. `href` may be a mark that linking replaces, so it must be passed on as it is. */
export function Link(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} />;
}
