/** Opens a hit: remembers it, reports the click, and goes there in the way asked for. */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { Row } from './Rows.js';
import type { Remembered } from './remembered.js';
import type { Transport } from './transport.js';
import type { OpenMode } from './useCombobox.js';

export interface Opener {
  site: ClientSite;
  navigate: (href: string) => void;
  remembered: Remembered;
  transport: () => Promise<Transport>;
}

/** Same-site absolute addresses become path, query and anchor (B5.115). */
export function localHref(url: string, site: Pick<ClientSite, 'url'>, origin: string): string {
  for (const base of [site.url, origin]) if (base && url.startsWith(`${base}/`)) return url.slice(base.length);
  return url;
}

export function openRow(
  { site, navigate, remembered, transport }: Opener,
  row: Row,
  mode: OpenMode,
  answer: { queryID?: string; indexName: string },
): void {
  remembered.opened(row.hit, row.parent);
  if (answer.queryID && row.position) {
    const click = {
      queryID: answer.queryID,
      objectID: row.hit.objectID,
      position: row.position,
      indexName: answer.indexName,
    };
    void transport().then(({ clicked }) => clicked?.(click));
  }
  const href = localHref(row.hit.url, site, location.origin);
  if (mode === 'tab') window.open(href, '_blank', 'noopener');
  else if (mode === 'window') window.open(href, '_blank', 'noopener,popup=1,width=1100,height=800');
  else if (/^https?:/.test(href)) location.assign(href);
  else navigate(href);
}
