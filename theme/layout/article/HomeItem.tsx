/** The way to the home page, first of a trail. */
import { useSite } from '../../runtime.js';
import { useText } from '../../texts.js';
import { Icon } from '../frame/Icon.js';
import { Link } from '../frame/Link.js';

export function HomeItem() {
  const { baseUrl } = useSite();
  const t = useText();
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" href={baseUrl} aria-label={t('theme.docs.breadcrumbs.home')}>
        <Icon name="home" />
      </Link>
    </li>
  );
}
