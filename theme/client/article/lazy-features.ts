/** Code that only some pages need, loaded where it is used: zoom, live and runnable blocks, records of runs, diagrams. */

import type { Features } from '../../../renderer/shared/article-body.js';
import { ZOOM_ATTACH_DELAY } from '../../../renderer/shared/limits.js';
import { loadOnce } from '../start/load-once.js';
import type { PageRecord } from '../start/page-record.js';
import { createZoomable } from '../zoom/zoomable.js';
import type { Article } from './article-handlers.js';
import { framePath, LIVE, MERMAID, RUN, TRACE } from './article-markup.js';

export interface Pieces {
  /** Serves the page under `root`. */
  serve(root: ParentNode): void;
  /** Brings the code that a page with these features needs; rejects when it cannot be had (then the page is loaded in full). */
  prepare(features: Features): Promise<unknown>;
  /** Brings what pages of this tab may need later. */
  keep(): Promise<unknown>;
}

const loadRun = () => import('./run-code.js');
const loadLive = () => import('./live-code.js');
const loadDiagrams = () => import('./diagrams.js');
const loadFolds = () => import('./trace-folds.js');

export function createPieces(record: PageRecord, { words }: Article): Pieces {
  const { zoom: given, mermaid, baseUrl, router } = record.boot;
  const options = given && { ...given, label: words('theme.Zoom.label') };
  const loadZoom = options && loadOnce(() => import('../zoom/zoom.js').then(({ createZoom }) => createZoom(options)));
  const zoomable = options && loadZoom && createZoomable(options, loadZoom);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    serve(root) {
      clearTimeout(timer);
      zoomable?.detach();
      if (zoomable) timer = setTimeout(zoomable.attach, ZOOM_ATTACH_DELAY);
      if (root.querySelector(LIVE)) {
        loadLive().then(({ startLive }) => startLive(root, framePath(router === 'hash' ? './' : baseUrl)), warn);
      }
      if (root.querySelector(TRACE)) loadFolds().then(({ serveTraceFolds }) => serveTraceFolds(root), warn);
      if (root.querySelector(MERMAID)) loadDiagrams().then(({ drawDiagrams }) => drawDiagrams(root, mermaid), warn);
    },
    prepare: ({ live, runnable, mermaid: diagrams }) =>
      Promise.all([live && loadLive(), runnable && loadRun(), diagrams && loadDiagrams()]),
    keep: () => Promise.all([loadZoom?.(), document.querySelector(RUN) && loadRun()]),
  };
}

/** Without its piece a page is still read: live blocks and diagrams show their source. */
const warn = (error: unknown) => console.warn('notes: a part of the page could not be loaded', error);
