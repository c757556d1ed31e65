import type { AnchorHTMLAttributes } from 'react';
import { finalPath, isExternal } from '../../renderer/shared/urls.js';
import { useSite } from '../runtime.js';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
  isNavLink?: boolean;
  autoAddBaseUrl?: boolean;
}

/** A link to a path of the site or to another site (B4.55–B4.57). */
export default function Link({ to, href, isNavLink: _nav, autoAddBaseUrl = true, ...rest }: Props) {
  const site = useSite();
  const url = to ?? href ?? '';
  if (url.startsWith('pathname://'))
    return <a target="_blank" rel="noopener noreferrer" data-full-load="" {...rest} href={url.slice(11)} />;
  if (isExternal(url)) return <a target="_blank" rel="noopener noreferrer" {...rest} href={url} />;
  const based = url.startsWith('/') && autoAddBaseUrl ? finalPath(url, site) : url;
  return <a {...rest} href={site.router === 'hash' && based.startsWith('/') ? `#${based}` : based} />;
}
