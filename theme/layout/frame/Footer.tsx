/** Only where one is configured (B5.64): links in one row or in titled columns, the logo and the copyright. */
import type { ClientSite, FooterLink } from '../../../renderer/shared/client-site.js';
import { at } from '../../places/around.js';
import { Link } from './Link.js';

type FooterData = NonNullable<ClientSite['footer']>;

function Item({ item }: { item: FooterLink }) {
  if (item.html) return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
  return (
    <Link
      className="footer__link-item"
      href={item.href ?? '#'}
      external={item.external}
      icon
      {...(item.full && { 'data-full-load': '' })}
    >
      {item.label}
    </Link>
  );
}

function FooterLogo({ logo }: { logo: NonNullable<FooterData['logo']> }) {
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

function Columns({ columns }: Pick<FooterData, 'columns'>) {
  const flat = columns.length === 1 && !columns[0]!.title;
  return (
    <div className={`footer__links${flat ? ' footer__links--flat' : ''}`}>
      {columns.map((column, i) => (
        <div key={i} className="footer__col">
          {column.title && <div className="footer__title">{column.title}</div>}
          <ul className="footer__items clean-list">
            {column.items.map((item, n) => (
              <li key={n} className="footer__item">
                {item.html ? <Item item={item} /> : at('Footer/LinkItem', <Item item={item} />, () => ({ item }))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function Footer({ footer }: { footer: ClientSite['footer'] }) {
  if (!footer) return null;
  const { columns, logo, copyright, style } = footer;
  const links = at('Footer/Links', <Columns columns={columns} />, () => ({ links: columns }));
  const mark = logo && at('Footer/Logo', <FooterLogo logo={logo} />, () => ({ logo }));
  const words =
    copyright &&
    at(
      'Footer/Copyright',
      <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />,
      () => ({ copyright }),
    );
  const whole = (
    <footer className={`footer theme-layout-footer${style === 'dark' ? ' footer--dark' : ''}`}>
      {links}
      {mark}
      {words}
    </footer>
  );
  return at('Footer/Layout', whole, () => ({ style, links, logo: mark, copyright: words }));
}
