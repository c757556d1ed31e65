/** The entries of a generated index, two per row (B1.67, B1.68). Content uses the same through `DocCardList`. */
import type { Card } from '../../../renderer/shared/sidebar-items.js';
import { useCount } from '../../texts/page-texts.js';
import { Link } from '../frame/Link.js';

export function Cards({ cards }: { cards: Card[] }) {
  const count = useCount();
  return (
    <section className="cards">
      {cards.map((card) => {
        const description =
          card.description ??
          (card.count === undefined ? '' : count('theme.docs.DocCard.categoryDescription.plurals', card.count));
        return (
          <article key={card.href}>
            <Link className="card" href={card.href} external={card.external}>
              <h2 className="card__title" title={card.label}>
                <span className="card__icon" data-icon={card.icon} aria-hidden="true">
                  {card.icon}
                </span>
                {card.label}
              </h2>
              {description && <p className="card__text">{description}</p>}
            </Link>
          </article>
        );
      })}
    </section>
  );
}
