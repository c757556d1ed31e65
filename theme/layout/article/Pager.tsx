/** Two links at the end: previous and next doc (B5.87), newer and older post (B2.47), newer and older list page (B2.41). */
import type { NavLink } from '../../../renderer/shared/page-fields.js';
import { T, type TextId, useText } from '../../texts.js';
import { Link } from '../frame/Link.js';

interface PagerProps {
  prev?: { title?: string; permalink: string };
  next?: { title?: string; permalink: string };
  /** Texts: name of the nav, sub-label (or label, without titles) of either side. */
  ids: { label: TextId; prev: TextId; next: TextId };
}

export const DOC_PAGER: PagerProps['ids'] = {
  label: 'theme.docs.paginator.navAriaLabel',
  prev: 'theme.docs.paginator.previous',
  next: 'theme.docs.paginator.next',
};
export const POST_PAGER: PagerProps['ids'] = {
  label: 'theme.blog.post.paginator.navAriaLabel',
  prev: 'theme.blog.post.paginator.newerPost',
  next: 'theme.blog.post.paginator.olderPost',
};
export const LIST_PAGER: PagerProps['ids'] = {
  label: 'theme.blog.paginator.navAriaLabel',
  prev: 'theme.blog.paginator.newerEntries',
  next: 'theme.blog.paginator.olderEntries',
};

export function Pager({ prev, next, ids }: PagerProps) {
  const t = useText();
  return (
    <nav className="pagination-nav" aria-label={t(ids.label)}>
      {prev && <PagerLink link={prev} id={ids.prev} side="prev" />}
      {next && <PagerLink link={next} id={ids.next} side="next" />}
    </nav>
  );
}

function PagerLink({
  link,
  id,
  side,
}: {
  link: Partial<NavLink> & { permalink: string };
  id: TextId;
  side: 'prev' | 'next';
}) {
  return (
    <Link className={`pagination-nav__link pagination-nav__link--${side}`} href={link.permalink} rel={side}>
      {link.title && (
        <div className="pagination-nav__sublabel">
          <T id={id} />
        </div>
      )}
      <div className="pagination-nav__label">{link.title ?? <T id={id} />}</div>
    </Link>
  );
}
