/** Home where there is one (B3.6), the categories on the way, the page itself (B1.78). */

import { Place } from '../../places/place.js';
import { useSite } from '../../runtime.js';
import { useText } from '../../texts.js';
import { Link } from '../frame/Link.js';
import { HomeItem } from './HomeItem.js';

export function Breadcrumbs({ items }: { items: { label: string; href?: string }[] }) {
  const { home } = useSite();
  const t = useText();
  return (
    <nav className="theme-doc-breadcrumbs" aria-label={t('theme.docs.breadcrumbs.navAriaLabel')}>
      <ul className="breadcrumbs">
        {home && <Place name="DocBreadcrumbs/Items/Home" part={<HomeItem />} />}
        {items.map((item, i) => {
          const last = i === items.length - 1;
          return (
            <li key={i} className={`breadcrumbs__item${last ? ' breadcrumbs__item--active' : ''}`}>
              {item.href && !last ? (
                <Link className="breadcrumbs__link" href={item.href}>
                  {item.label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{item.label}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
