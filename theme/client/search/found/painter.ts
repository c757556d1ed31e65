/**
 * Highlights ranges of a page without changing its text: by the CSS Custom Highlight API, or in browsers without it by boxes over the words. Neither
 * changes copied text or the layout.
 */
import type { FoundParts } from './found-parts.js';

type Adopt = FoundParts['adoptStyles'];

export interface Painter {
  /** @param current index of the place that the reader is at */
  paint(ranges: readonly Range[], current: number): void;
  clear(): void;
}

const ALL = 'notes-found';
const CURRENT = 'notes-found-here';

const HIGHLIGHTS = `
::highlight(${ALL}){background-color:#f5d96b;color:#1d1b16}
::highlight(${CURRENT}){background-color:#e8730c;color:#1d1b16}
`;
const BOXES = `
.found-box{position:absolute;border-radius:2px;background:#f5c518;opacity:.4}
.found-box--here{background:#e8730c;opacity:.55}
.found-boxes{position:fixed;inset:0;z-index:4;overflow:hidden;pointer-events:none}
@media print{.found-boxes{display:none}}
`;

export const createPainter = (adopt: Adopt): Painter =>
  typeof CSS !== 'undefined' && 'highlights' in CSS ? highlightPainter(adopt) : boxPainter(adopt);

function highlightPainter(adoptStyles: Adopt): Painter {
  adoptStyles(HIGHLIGHTS);
  return {
    paint(ranges, current) {
      CSS.highlights.set(ALL, new Highlight(...ranges));
      const here = new Highlight(...ranges.slice(current, current + 1));
      here.priority = 1;
      CSS.highlights.set(CURRENT, here);
    },
    clear() {
      CSS.highlights.delete(ALL);
      CSS.highlights.delete(CURRENT);
    },
  };
}

/** Boxes are laid again with each frame in which something scrolls or changes its size. */
function boxPainter(adoptStyles: Adopt): Painter {
  adoptStyles(BOXES);
  const layer = document.createElement('div');
  layer.className = 'found-boxes';
  layer.setAttribute('aria-hidden', 'true');
  let shown: readonly Range[] = [];
  let at = 0;
  let frame = 0;
  const lay = () => {
    frame = 0;
    layer.replaceChildren(...shown.flatMap((range, index) => boxesOf(range, index === at)));
  };
  const later = () => {
    frame ||= requestAnimationFrame(lay);
  };
  const sizes = new ResizeObserver(later);
  return {
    paint(ranges, current) {
      if (!layer.isConnected) {
        document.body.append(layer);
        addEventListener('scroll', later, { capture: true, passive: true });
        sizes.observe(document.body);
      }
      shown = ranges;
      at = current;
      later();
    },
    clear() {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later, true);
      sizes.disconnect();
      layer.remove();
    },
  };
}

/** Boxes over what is seen of a range: not outside of the window, nor of what scrolls around it. */
function boxesOf(range: Range, isCurrent: boolean): HTMLElement[] {
  const rough = range.getBoundingClientRect();
  if (rough.bottom < 0 || rough.top > innerHeight) return [];
  const frame = range.startContainer.parentElement?.closest('pre,table')?.getBoundingClientRect();
  return [...range.getClientRects()].flatMap(({ left, right, top, height }) => {
    const from = Math.max(left, frame?.left ?? left);
    const width = Math.min(right, frame?.right ?? right) - from;
    if (width <= 0) return [];
    const box = document.createElement('div');
    box.className = isCurrent ? 'found-box found-box--here' : 'found-box';
    Object.assign(box.style, { left: `${from}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    return [box];
  });
}
