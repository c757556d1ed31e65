/** Adds the player of a recorded run above its table. Loaded when a record is opened (`client/article/trace-folds.ts`). */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Recorded, readTrace } from './read-trace.js';
import { TracePlayer } from './TracePlayer.js';
import { CSS } from './trace-styles.js';

/** Browsers that cannot make or adopt style sheets keep the table: then this code does not load, or does not start. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(CSS);

function addStyles(): void {
  const sheets = document.adoptedStyleSheets;
  if (!sheets.includes(sheet)) document.adoptedStyleSheets = [...sheets, sheet];
}

/** Resolves when the player is in the document. @param withTable the table stays visible: the reader is looking at it */
export function startTrace(record: HTMLElement, withTable: boolean): Promise<void> {
  if ('player' in record.dataset) return Promise.resolve();
  addStyles();
  const recorded = readTrace(record);
  const host = document.createElement('div');
  record.dataset.player = withTable ? 'table' : '';
  record.querySelector('summary')?.after(host);
  return new Promise((resolve) =>
    createRoot(host).render(<Started record={record} recorded={recorded} onShown={resolve} />),
  );
}

interface StartedProps {
  record: HTMLElement;
  recorded: Recorded;
  onShown(): void;
}

function Started({ record, recorded, onShown }: StartedProps) {
  const [isTableShown, setTableShown] = useState(record.dataset.player === 'table');
  const showTable = (shown: boolean) => {
    setTableShown(shown);
    record.dataset.player = shown ? 'table' : '';
  };
  return (
    <TracePlayer
      recorded={recorded}
      canPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
      isTableShown={isTableShown}
      showTable={showTable}
      onShown={onShown}
    />
  );
}
