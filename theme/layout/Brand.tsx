import { useSite } from '../runtime.js';
import { Link } from './Link.js';

/** Logo and title; the logo's alternative text is empty where the title says it (B5.58). */
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
    <Link className="navbar__brand" href={logo?.href ?? baseUrl}>
      {logo && (logo.srcDark ? image(logo.src, '--light') : image(logo.src, ''))}
      {logo?.srcDark && image(logo.srcDark, '--dark')}
      {navbar.title && <b className="navbar__title">{navbar.title}</b>}
    </Link>
  );
}
