import type { AnchorHTMLAttributes } from 'react';
import { isSamePath } from '../layout/navbar/active-link.js';
import { useRouteLocation } from '../runtime.js';
import Link from './Link.js';
import useBaseUrl from './useBaseUrl.js';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
  label?: string;
  html?: string;
  activeBasePath?: string;
  activeBaseRegex?: string;
  activeClassName?: string;
  exact?: boolean;
  isDropdownLink?: boolean;
  isActive?: unknown;
  prependBaseUrlToHref?: boolean;
}

/** The link that an item of the bar is. */
export default function NavbarNavLink(given: Props) {
  const { to, href, label, html, isDropdownLink, activeBasePath, activeBaseRegex, activeClassName, ...more } = given;
  const { exact: _, isActive: __, prependBaseUrlToHref: ___, className = '', ...rest } = more;
  const { pathname } = useRouteLocation();
  const base = useBaseUrl(activeBasePath ?? '');
  const target = href ?? to ?? '';
  const active = activeBaseRegex
    ? new RegExp(activeBaseRegex).test(pathname)
    : activeBasePath
      ? pathname.startsWith(base)
      : isSamePath(target, pathname);
  const usual = isDropdownLink ? 'dropdown__link--active' : 'navbar__link--active';
  const classes = `${className}${active ? ` ${activeClassName ?? usual}` : ''}`.trim();
  if (html !== undefined)
    return <Link {...rest} to={target} className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Link {...rest} to={target} className={classes} aria-current={active ? 'page' : undefined}>
      {rest.children ?? label}
    </Link>
  );
}
