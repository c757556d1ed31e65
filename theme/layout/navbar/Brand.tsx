import { useSite } from '../../runtime.js';
import { Icon } from '../frame/Icon.js';
import { Link } from '../frame/Link.js';

/** Logo and title; the logo's alternative text is empty where the title says it (B5.58). Without both the link has a name all the same. */
export function Brand() {
  const { navbar, baseUrl, title } = useSite();
  const { logo } = navbar;
  const alt = navbar.title ? '' : logo?.alt || title;
  const image = (src: string, mode: string) => (
    <img
      className={`navbar__logo themedComponent${mode}`}
      src={src}
      alt={alt}
      width={logo?.width}
      height={logo?.height}
    />
  );
  return (
    <Link className="navbar__brand" href={logo?.href ?? baseUrl} aria-label={logo || navbar.title ? undefined : title}>
      {logo && (logo.srcDark ? image(logo.src, '--light') : image(logo.src, ''))}
      {logo?.srcDark && image(logo.srcDark, '--dark')}
      {!logo && !navbar.title && <Icon name="home" />}
      {navbar.title && <b className="navbar__title">{navbar.title}</b>}
    </Link>
  );
}
