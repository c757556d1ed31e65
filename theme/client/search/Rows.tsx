/**
 * The rows of the modal and of the search page's panel: a grid that the input owns through `aria-activedescendant`, so that focus stays in the input.
 * Links are real: a middle click or a copied address works as anywhere.
 */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Marked, pathOf, titleOf } from './Marked.js';
import type { Room } from './passage.js';
import type { StoredHit } from './remembered.js';
import type { Hit } from './transport.js';

export interface RowAction {
  title: string;
  icon: 'star' | 'remove';
  run: () => void;
}

export interface Row {
  hit: Hit | StoredHit;
  parent?: Hit;
  child?: boolean;
  last?: boolean;
  position?: number;
  /** Symbol before the words. */
  icon: 'page' | 'heading' | 'text' | 'recent' | 'star';
  actions?: RowAction[];
}

export interface Section {
  title: string;
  rows: Row[];
}

const ICONS = {
  search: 'M16.5 16.5L21 21M18.5 11a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0z',
  page: 'M7 3h7l4 4v14H7zM14 3v4h4',
  heading: 'M9 4L7 20M17 4l-2 16M4 9h16M3.5 15h16',
  text: 'M5 7h14M5 12h14M5 17h8',
  recent: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 8v4.5l3 2',
  star: 'M12 4l2.5 5.2l5.5.7l-4 4l1 5.6l-5-2.7l-5 2.7l1-5.6l-4-4l5.500-.7z',
  remove: 'M6 6l12 12M18 6L6 18',
};

export function RowIcon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg className="DocSearch-Hit-icon icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

interface RowsProps {
  id: string;
  label: string;
  sections: Section[];
  active: number;
  /** Query that the rows answer. */
  answered: string | null;
  onMove: (index: number) => void;
  onOpen: (row: Row, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The element around the rows scrolls. */
export function Rows({ id, label, sections, active, answered, onMove, onOpen }: RowsProps) {
  const grid = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is read from its beginning.
  useEffect(() => {
    // With the next picture: the layout that scrolling needs is the one that showing needs.
    const frame = requestAnimationFrame(() => {
      if (active === 0) grid.current?.parentElement?.scrollTo(0, 0);
      else document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, active, answered]);
  let index = -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that a combobox controls; table elements would bring a table's layout
    <div ref={grid} id={id} className="DocSearch-Dropdown-Container" role="grid" aria-label={label}>
      {sections.map((section, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a grid that a combobox controls; table elements would bring a table's layout
        <div key={section.title || at} className="DocSearch-Hits" role="rowgroup" aria-label={section.title}>
          <div className="DocSearch-Hit-source" aria-hidden="true">
            {section.title}
          </div>
          {section.rows.map((row) => {
            index++;
            return (
              <RowView
                key={`${row.hit.objectID} ${row.icon}`}
                id={`${id}-${index}`}
                row={row}
                index={index}
                active={index === active}
                onMove={onMove}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Widest window of rows, the width next to their text (with indent, scroll bar and the sign of a cut), and half a character's width, in px. */
const [WINDOW, BESIDE, HALF] = [640, 128, 7.5];

const roomOfRow = (): Room => (Math.min(innerWidth, WINDOW) - BESIDE) / HALF;

interface RowViewProps extends Pick<RowsProps, 'onMove' | 'onOpen'> {
  id: string;
  row: Row;
  index: number;
  active: boolean;
}

function RowView({ id, row, index, active, onMove, onOpen }: RowViewProps): ReactNode {
  const path = pathOf(row.hit);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that a combobox controls; table elements would bring a table's layout
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active row
    <div
      id={id}
      role="row"
      aria-selected={active}
      className={`DocSearch-Hit${row.child ? ' DocSearch-Hit--Child' : ''}${row.last ? ' DocSearch-Hit--lastChild' : ''}`}
      onMouseMove={() => !active && onMove(index)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a grid that a combobox controls; table elements would bring a table's layout */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active row */}
      <div role="gridcell" className="DocSearch-Hit-cell">
        <a
          href={row.hit.url}
          tabIndex={-1}
          onClick={(event) => onOpen(row, event)}
          onAuxClick={(event) => event.button === 1 && onOpen(row, event)}
        >
          <RowIcon name={row.icon} />
          <span className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <Marked value={titleOf(row.hit, roomOfRow())} />
            </span>
            {path && <span className="DocSearch-Hit-path">{path}</span>}
          </span>
        </a>
      </div>
      {row.actions?.map((action) => (
        // biome-ignore lint/a11y/useSemanticElements: a grid that a combobox controls; table elements would bring a table's layout
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active row
        <div key={action.title} role="gridcell">
          <button
            type="button"
            className="DocSearch-Hit-action-button clean-btn"
            title={action.title}
            aria-label={action.title}
            onClick={action.run}
          >
            <RowIcon name={action.icon} />
          </button>
        </div>
      ))}
    </div>
  );
}
