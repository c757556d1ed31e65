/** Code that only some pages need, loaded where it is used: zoom, live blocks, diagrams. */
import { ZOOM_ATTACH_DELAY } from '../../renderer/site/limits.js';
import type { Article } from './article.js';
import { framePath, LIVE, MERMAID, RUN } from './markup.js';
import type { PageRecord } from './record.js';
import { createWords } from './words.js';
import type { Zoom } from './zoom.js';

export interface Pieces {
  /** Serves the page that stands under `root` now. */
  serve(root: ParentNode): void;
}

export function createPieces(record: PageRecord, article: Article): Pieces {
  const { zoom: zoomOptions, mermaid, baseUrl, texts } = record.boot;
  const words = createWords(texts);
  let zoom: Zoom | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attachZoom = async (options: NonNullable<typeof zoomOptions>) => {
    if (!document.querySelector(options.selector)) return;
    zoom ??= (await import('./zoom.js')).createZoom({ ...options, label: words('theme.Zoom.label') });
    zoom.attach();
  };
  return {
    serve(root) {
      clearTimeout(timer);
      zoom?.detach();
      if (zoomOptions) timer = setTimeout(() => attachZoom(zoomOptions).catch(warn), ZOOM_ATTACH_DELAY);
      if (root.querySelector(`${LIVE}, ${RUN}`)) {
        import('./live.js').then(({ startLive }) => startLive(root, framePath(baseUrl), article.extra), warn);
      }
      if (root.querySelector(MERMAID)) {
        import('./mermaid.js').then(({ drawDiagrams }) => drawDiagrams(root, mermaid), warn);
      }
    },
  };
}

/** Without its piece a page is still read: live blocks and diagrams show their source, images their size. */
const warn = (error: unknown) => console.warn('notes: a part of the page could not be loaded', error);
