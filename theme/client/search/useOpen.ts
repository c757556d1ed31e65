/** Opens a hit: remembers it, reports the click, and goes there in the way asked for. */
import type { MouseEvent } from 'react';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { Chosen } from './found/carried.js';
import type { Row } from './Rows.js';
import type { Remembered } from './remembered.js';
import type { Hit, Transport } from './transport.js';
import type { OpenMode } from './useCombobox.js';

export interface Opener {
  site: ClientSite;
  navigate: (href: string) => void;
  remembered: Remembered;
  transport: () => Promise<Transport>;
  choose: Choose;
}

/** Brings what was found to the page of a hit that is chosen; `here`: this document will show it. */
export type Choose = (chosen: Chosen, here: boolean) => void;

/** The answer that a row is of. */
export interface Answered {
  queryID?: string;
  indexName: string;
  query: string;
  hits: Hit[];
}

/** Same-site absolute addresses become path, query and anchor (B5.115). */
export function localHref(url: string, site: Pick<ClientSite, 'url'>, origin: string): string {
  for (const base of [site.url, origin]) if (base && url.startsWith(`${base}/`)) return url.slice(base.length);
  return url;
}

/** Remembers a row that is opened, and brings what was found to its page; returns where that is. */
function chooseRow(
  { site, remembered, choose }: Pick<Opener, 'site' | 'remembered' | 'choose'>,
  { hit, parent }: Pick<Row, 'hit' | 'parent'>,
  { hits, query }: Pick<Answered, 'hits' | 'query'>,
  here: boolean,
): string {
  remembered.opened(hit, parent);
  const href = localHref(hit.url, site, location.origin);
  choose({ hit, hits, query, href }, here);
  return href;
}

/** Opens a row that was clicked; with a key held down the browser does it. Returns whether this document will show it. */
export function clickRow(opener: Opener, row: Row, event: MouseEvent, answer: Answered): boolean {
  const here = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (here) {
    event.preventDefault();
    openRow(opener, row, 'here', answer);
  } else chooseRow(opener, row, answer, false);
  return here;
}

export function openRow(opener: Opener, row: Row, mode: OpenMode, answer: Answered): void {
  if (answer.queryID && row.position) {
    const click = {
      queryID: answer.queryID,
      objectID: row.hit.objectID,
      position: row.position,
      indexName: answer.indexName,
    };
    void opener.transport().then(({ clicked }) => clicked?.(click));
  }
  const href = chooseRow(opener, row, answer, mode === 'here');
  if (mode === 'tab') window.open(href, '_blank', 'noopener');
  else if (mode === 'window') window.open(href, '_blank', 'noopener,popup=1,width=1100,height=800');
  else if (/^https?:/.test(href)) location.assign(href);
  else opener.navigate(href);
}
