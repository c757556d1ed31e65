import type { Card } from '../../renderer/shared/sidebar-items.js';
import { useWords } from '../texts/content-texts.js';
import { pluralForm } from '../texts/plural.js';

/** Cards of a category or of the siblings of a page (B1.68, B1.71). Linking gives the items where the content does not. */
export function DocCardList({ items = [], className }: { items?: Card[]; className?: string }) {
  return (
    <section className={`doc-card-list row${className ? ` ${className}` : ''}`}>
      {items.map((item) => (
        <article key={item.href} className="col col--6 margin-bottom--lg">
          <DocCard item={item} />
        </article>
      ))}
    </section>
  );
}

export function DocCard({ item }: { item: Card }) {
  const words = useWords();
  const text =
    item.description ??
    (item.count === undefined
      ? undefined
      : pluralForm(words.cardCount, item.count, words.locale).replace('{count}', String(item.count)));
  return (
    <a
      className="card padding--lg cardContainer"
      href={item.href}
      target={item.external ? '_blank' : undefined}
      rel={item.external ? 'noopener noreferrer' : undefined}
    >
      <h2 className="text--truncate cardTitle" title={item.label}>
        <span className="card__icon" data-icon={item.icon} aria-hidden="true">
          {item.icon}
        </span>
        {item.label}
      </h2>
      {text && (
        <p className="text--truncate cardDescription" title={text}>
          {text}
        </p>
      )}
    </a>
  );
}
