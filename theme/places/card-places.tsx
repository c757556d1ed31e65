/** Cards of docs as places, where a site has a component of its own for any part of them. */
import type { Card, SliceItem } from '../../renderer/shared/sidebar-items.js';
import { Link } from '../layout/frame/Link.js';
import { usePage } from '../runtime.js';
import { extractLeadingEmoji } from '../shims/theme-words.js';
import { useCount } from '../texts/page-texts.js';
import { isCardPart } from './content-names.js';
import { Place } from './place.js';
import { ownParts, type PartView, type PlaceProps } from './place-contexts.js';

/** An entry of a sidebar as cards of the reference are given it. */
export type CardItem = Omit<Card, 'icon' | 'count'> & { items?: readonly unknown[]; firstHref?: string };

/** Icons that cards have where the label begins with none. */
const USUAL_ICONS = ['🗃', '📄️', '🔗'] as const;

/** True if cards are made of places. */
export const hasOwnCards = (): boolean => Object.keys(ownParts).some(isCardPart);

/** Returns what components of the reference are given for cards, with what the sidebar of the page knows of them. */
export function useCardItems(cards: readonly Card[]): CardItem[] {
  const page = usePage();
  const known = new Map<string, SliceItem>();
  const collect = (items: readonly SliceItem[]): void => {
    for (const item of items) {
      if (item.type !== 'link' && item.type !== 'category') continue;
      const href = item.href ?? (item.type === 'category' ? item.firstHref : undefined);
      if (href !== undefined && !known.has(href)) known.set(href, item);
      if (item.type === 'category') collect(item.items ?? []);
    }
  };
  if ('sidebar' in page && page.sidebar) collect(page.sidebar.items);
  return cards.map((card) => ({ ...known.get(card.href), ...cardItem(card) }));
}

function cardItem({ icon, count = 0, label, ...card }: Card): CardItem {
  const shown = { ...card, label: USUAL_ICONS.some((usual) => usual === icon) ? label : `${icon} ${label}` };
  if (card.type === 'link') return shown;
  const within = { type: 'link', label: '', href: card.href };
  return { ...shown, items: Array.from({ length: count }, () => within) };
}

const textOf = ({ description }: PlaceProps) => description;

/** The icon of an entry and what its label says besides. */
function headOf({ type, label, external }: CardItem): { icon: string; title: string } {
  const { emoji, rest } = extractLeadingEmoji(label);
  const [category, page, out] = USUAL_ICONS;
  const usual = type === 'category' ? category : external ? out : page;
  return { icon: emoji ?? usual, title: rest.trim() };
}

function CardOf({ item }: { item: CardItem }) {
  const count = useCount();
  const { href = item.firstHref ?? '', description, items = [] } = item;
  const counted = () => count('theme.docs.DocCard.categoryDescription.plurals', items.length);
  const text = description ?? (item.type === 'category' ? counted() : undefined);
  const props = () => ({ item, href, ...headOf(item), description: text });
  return <Place name="DocCard/Layout" part={CARD_PARTS['DocCard/Layout']} props={props} />;
}

/** Cards of docs where the site has a component of its own for any part of them. */
export function PlacedCards({ cards }: { cards: readonly Card[] }) {
  const items = useCardItems(cards);
  return <Place name="DocCardList" part={CARD_PARTS.DocCardList} props={() => ({ items })} />;
}

const isItem = (item: unknown): item is CardItem => typeof item === 'object' && item !== null && 'label' in item;

/** Default parts of cards. */
export const CARD_PARTS = {
  DocCardList: ({ items = [], className }) => (
    <section className={['cards', className].filter(Boolean).join(' ')}>
      {items.filter(isItem).map((item, i) => (
        <article key={i}>
          <Place name="DocCard" part={CARD_PARTS.DocCard} props={() => ({ item })} />
        </article>
      ))}
    </section>
  ),
  DocCard: ({ item }) => isItem(item) && <CardOf item={item} />,
  'DocCard/Layout': (props) => (
    <Link className={['card', props.className].filter(Boolean).join(' ')} href={props.href ?? ''}>
      <Place name="DocCard/Heading" part={CARD_PARTS['DocCard/Heading']} props={() => props} />
      {textOf(props) && (
        <Place name="DocCard/Description" part={CARD_PARTS['DocCard/Description']} props={() => props} />
      )}
    </Link>
  ),
  'DocCard/Heading': (props) => (
    <h2 className="card__title">
      {props.icon && (
        <Place name="DocCard/Heading/Icon" part={CARD_PARTS['DocCard/Heading/Icon']} props={() => props} />
      )}
      <Place name="DocCard/Heading/Text" part={CARD_PARTS['DocCard/Heading/Text']} props={() => props} />
    </h2>
  ),
  'DocCard/Heading/Icon': ({ icon }) => (
    <span className="card__icon" data-icon={icon} aria-hidden="true">
      {icon}
    </span>
  ),
  'DocCard/Heading/Text': ({ title }) => title,
  'DocCard/Description': (props) => <p className="card__text">{textOf(props)}</p>,
} satisfies Record<string, PartView>;
