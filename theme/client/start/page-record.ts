/**
 * What the HTML document of a page carries for the browser, besides the rendered page itself.
 * `renderer/output` writes it, `boot.ts` reads it, React hydrates from it.
 *
 *     <html lang data-theme="light" data-theme-choice="light" data-has-hydrated="false" class="…">
 *     <body>
 *       <div id="__notes">…renderPage()…</div>
 *       <script type="application/json" id="__notes_record">{"format":1,"page":{…},…}</script>
 *       <script type="module" src="/assets/boot.<hash>.js"></script>
 *
 * The record has no bodies: the article is read back from the document, so its bytes travel once.
 */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { Page } from '../../../renderer/shared/page.js';

/** Id of the element React hydrates. */
export const ROOT_ID = '__notes';
/** Id of the JSON script element. */
export const RECORD_ID = '__notes_record';

export interface PageRecord {
  /** `PART_FORMAT` of the build. */
  format: number;
  page: Page;
  /** Address of the client module of a module part or React page. */
  module?: string;
  /** Address of the module with components of the site for places of the page. */
  parts?: string;
  /** Address of the `ClientSite` as JSON: stable, revalidated (D9). Either this or `siteData`. */
  site?: string;
  /** The `ClientSite` itself: hash router, where nothing can be fetched from `file:`. */
  siteData?: ClientSite;
  /** Data that the first script needs before the rest of the site's data is loaded. */
  boot: BootData;
  /** Set by `notes serve`: address of the event stream of live reload. */
  reload?: string;
}

export interface BootData {
  baseUrl: string;
  router: 'browser' | 'hash';
  trailingSlash?: boolean;
  colorMode: ClientSite['colorMode'];
  /** Id of the announcement bar, absent without one. */
  announcement?: string;
  zoom?: ClientSite['zoom'];
  /** Address of the frame document of live and runnable code blocks (`theme/client/frame`). */
  frame?: string;
  /** Site-provided mermaid bundle: an ES module whose default export is mermaid. */
  mermaid?: string;
  /** Texts that the browser code itself shows (message id → text); English defaults are next to their use. */
  texts?: Record<string, string>;
  /** The site has texts of its own, which its code may ask for while it is loaded. */
  speaks?: true;
}

/** Reads the record of this document; null on a page without one (then the page stays static). */
export function readRecord(doc: Document = document): PageRecord | null {
  const element = doc.getElementById(RECORD_ID);
  if (!element) return null;
  try {
    return JSON.parse(element.textContent ?? '') as PageRecord;
  } catch {
    return null;
  }
}
