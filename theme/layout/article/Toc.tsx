/** Contents of the page: a column next to the text, a collapsible box above it on phones; one list for both (B5.85, B5.86). */
import type { TocItem } from '../../../renderer/shared/article-body.js';
import { T, useText } from '../../texts.js';

export interface TocNode {
  item: TocItem;
  children: TocNode[];
}

/** Nests items by level; a level that is skipped still nests one step (B4.35). */
export function tocTree(items: TocItem[]): TocNode[] {
  const roots: TocNode[] = [];
  const open: TocNode[] = [];
  for (const item of items) {
    while (open.length > 0 && open[open.length - 1]!.item.level >= item.level) open.pop();
    const node: TocNode = { item, children: [] };
    (open[open.length - 1]?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/** Opened by the first script, marked by `Region`. */
export function Toc({ items, range: [from, to] }: { items: TocItem[]; range: [number, number] }) {
  const t = useText();
  const levels = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <nav
      className="toc thin-scrollbar"
      aria-label={t('theme.TOCCollapsible.toggleButtonLabel')}
      data-levels={levels.join(',')}
    >
      {/* If there is nothing to open (wide screens, no scripts) the label is text. */}
      <p className="toc__title">
        <T id="theme.TOCCollapsible.toggleButtonLabel" />
      </p>
      <button type="button" className="toc__button clean-btn" data-action="toc" aria-expanded="false">
        <T id="theme.TOCCollapsible.toggleButtonLabel" />
      </button>
      <TocList nodes={tocTree(items)} className="table-of-contents table-of-contents__left-border" />
    </nav>
  );
}

export function TocList({ nodes, className }: { nodes: TocNode[]; className?: string }) {
  return (
    <ul className={className}>
      {nodes.map(({ item, children }) => (
        <li key={item.id}>
          <a className="table-of-contents__link" href={`#${item.id}`} dangerouslySetInnerHTML={{ __html: item.html }} />
          {children.length > 0 && <TocList nodes={children} />}
        </li>
      ))}
    </ul>
  );
}
