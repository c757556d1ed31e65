/** The one way components write a link: external ones open a new tab (B4.56, B5.59), hash routing prefixes `#` (B5.34). */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal } from '../../../renderer/shared/urls.js';
import { useSite } from '../../runtime.js';
import { useText } from '../../texts.js';
import { ExternalIcon } from './ExternalIcon.js';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Says that the link leaves the site; decided from the address when not given. */
  external?: boolean;
  /** Navbar, footer and sidebar mark external links; content does not. */
  icon?: boolean;
  children?: ReactNode;
}

export function Link({ href, external, icon, children, ...rest }: LinkProps) {
  const site = useSite();
  const t = useText();
  if (external ?? isExternal(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        {icon && <ExternalIcon label={t('theme.IconExternalLink.ariaLabel')} />}
      </a>
    );
  }
  return (
    <a href={site.router === 'hash' && href.startsWith('/') ? `#${href}` : href} {...rest}>
      {children}
    </a>
  );
}
