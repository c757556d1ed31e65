/** Only where one is configured (B5.64): links in one row or in titled columns, the logo and the copyright. */
import type { ClientSite, FooterLink } from '../../../renderer/shared/client-site.js';
import { Link } from './Link.js';

function Item({ item }: { item: FooterLink }) {
  if (item.html) return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
  return (
    <Link className="footer__link-item" href={item.href ?? '#'} external={item.external} icon>
      {item.label}
    </Link>
  );
}

function FooterLogo({ logo }: { logo: NonNullable<NonNullable<ClientSite['footer']>['logo']> }) {
  const { src, srcDark, alt, href, width, height } = logo;
  const image = (address: string, mode: string) => (
    <img className={`footer__logo themedComponent${mode}`} src={address} alt={alt} width={width} height={height} />
  );
  const images = (
    <>
      {image(src, srcDark ? '--light' : '')}
      {srcDark && image(srcDark, '--dark')}
    </>
  );
  return <div className="footer__brand">{href ? <Link href={href}>{images}</Link> : images}</div>;
}

export function Footer({ footer }: { footer: NonNullable<ClientSite['footer']> }) {
  const flat = footer.columns.length === 1 && !footer.columns[0]!.title;
  return (
    <footer className={`footer theme-layout-footer${footer.style === 'dark' ? ' footer--dark' : ''}`}>
      <div className={`footer__links${flat ? ' footer__links--flat' : ''}`}>
        {footer.columns.map((column, i) => (
          <div key={i} className="footer__col">
            {column.title && <div className="footer__title">{column.title}</div>}
            <ul className="footer__items clean-list">
              {column.items.map((item, n) => (
                <li key={n} className="footer__item">
                  <Item item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {footer.logo && <FooterLogo logo={footer.logo} />}
      {footer.copyright && <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: footer.copyright }} />}
    </footer>
  );
}
