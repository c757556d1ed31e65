/** Code that only some pages need, loaded where it is used: zoom, live and runnable blocks, diagrams. */
import { ZOOM_ATTACH_DELAY } from '../../renderer/site/limits.js';
import type { Features } from '../../renderer/site/types.js';
import type { Article } from './article.js';
import { framePath, LIVE, MERMAID, RUN } from './markup.js';
import type { PageRecord } from './record.js';
import { reloadOnce } from './reload-once.js';
import type { Zoom } from './zoom.js';

export interface Pieces {
  /** Serves the page that stands under `root` now. */
  serve(root: ParentNode): void;
  /** Brings the code that a page with these features needs; rejects when it cannot be had (then the page is loaded in full). */
  prepare(features: Features): Promise<unknown>;
  /** Brings what pages of this tab may need later. */
  keep(): Promise<unknown>;
}

const loadZoom = () => import('./zoom.js');
const loadLive = () => import('./live.js');
const loadDiagrams = () => import('./mermaid.js');

export function createPieces(record: PageRecord, { extra, words }: Article): Pieces {
  const { zoom: options, mermaid, baseUrl, router } = record.boot;
  let zoom: Zoom | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attachZoom = async (selector: string) => {
    if (!options || !document.querySelector(selector)) return;
    zoom ??= (await loadZoom()).createZoom({ ...options, label: words('theme.Zoom.label') });
    zoom.attach();
  };
  /** The buttons are there: a click must do something. */
  const withoutLive = (error: unknown) => {
    warn(error);
    extra.run = reloadOnce;
    extra.reset = reloadOnce;
  };
  return {
    serve(root) {
      clearTimeout(timer);
      zoom?.detach();
      if (options) timer = setTimeout(() => attachZoom(options.selector).catch(warn), ZOOM_ATTACH_DELAY);
      if (root.querySelector(`${LIVE}, ${RUN}`)) {
        loadLive().then(
          ({ startLive }) => startLive(root, framePath(router === 'hash' ? './' : baseUrl), extra),
          withoutLive,
        );
      }
      if (root.querySelector(MERMAID)) loadDiagrams().then(({ drawDiagrams }) => drawDiagrams(root, mermaid), warn);
    },
    prepare: ({ live, runnable, mermaid: diagrams }) =>
      Promise.all([(live || runnable) && loadLive(), diagrams && loadDiagrams()]),
    keep: async () => options && loadZoom(),
  };
}

/** Without its piece a page is still read: live blocks and diagrams show their source, images their size. */
const warn = (error: unknown) => console.warn('notes: a part of the page could not be loaded', error);
