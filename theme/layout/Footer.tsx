/** Only where one is configured (B5.64): links in one row or in titled columns, and the copyright. */
import type { ClientSite, FooterLink } from '../../renderer/site/client-site.js';
import { Link } from './Link.js';

function Item({ item }: { item: FooterLink }) {
  if (item.html) return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
  return (
    <Link className="footer__link-item" href={item.href ?? '#'} external={item.external} icon>
      {item.label}
    </Link>
  );
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
      {footer.copyright && <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: footer.copyright }} />}
    </footer>
  );
}
