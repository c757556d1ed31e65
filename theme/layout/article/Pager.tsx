/** Two links at the end: previous and next doc (B5.87), newer and older post (B2.47), newer and older list page (B2.41). */
import type { NavLink } from '../../../renderer/shared/page-fields.js';
import { Place } from '../../places/place.js';
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
      {prev && <PagerPlace link={prev} id={ids.prev} side="prev" />}
      {next && <PagerPlace link={next} id={ids.next} side="next" />}
    </nav>
  );
}

interface PagerLinkProps {
  link: Partial<NavLink> & { permalink: string };
  id: TextId;
  side: 'prev' | 'next';
}

function PagerPlace(given: PagerLinkProps) {
  const t = useText();
  const { link, id, side } = given;
  const { permalink, title = t(id) } = link;
  return (
    <Place
      name="PaginatorNavLink"
      part={<PagerLink {...given} />}
      props={() => ({ permalink, title, subLabel: link.title && t(id), isNext: side === 'next' })}
    />
  );
}

function PagerLink({ link, id, side }: PagerLinkProps) {
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
