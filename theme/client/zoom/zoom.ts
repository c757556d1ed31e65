/** Image zoom (B5.93–B5.100): closed → opening → open → closing → closed. Loaded when an image is pointed at (`zoomable.ts`). Reduced motion is kept. */
import { ZOOM_CLOSE_DELAY, ZOOM_SCROLL_THRESHOLD } from '../../../renderer/shared/limits.js';
import { emit, ZOOMABLE, type Zoom, type ZoomOptions } from './zoom-contract.js';
import { cssTransform, zoomTransform } from './zoom-geometry.js';

type State = 'closed' | 'opening' | 'open' | 'closing';

const DURATION = 300;
const EASING = 'cubic-bezier(.2,0,.2,1)';

interface Opened {
  image: HTMLImageElement;
  overlay: HTMLElement;
  clone: HTMLImageElement;
  /** High-resolution clone, once it is shown. */
  hd: HTMLImageElement | null;
  /** Scroll position at opening. */
  from: number;
  poll?: ReturnType<typeof setInterval>;
}

const isVector = (image: HTMLImageElement) => /\.svg(?:[?#]|$)/i.test(image.currentSrc || image.src);

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs `then` when the clone has moved; where nothing moves, at once. */
function afterMotion({ clone }: Opened, then: () => void): void {
  if (isReduced()) {
    then();
    return;
  }
  let done = false;
  const finish = () => {
    if (!done) then();
    done = true;
  };
  clone.addEventListener('transitionend', finish, { once: true });
  // An image that need not move has no transition to end.
  setTimeout(finish, DURATION + 100);
}

/** The CSS transform that brings the clone to the middle of the window, as large as it may be. */
function transformOf({ image, hd }: Opened, margin: number): string {
  const source = hd ?? image;
  return cssTransform(
    zoomTransform(
      {
        box: image.getBoundingClientRect(),
        naturalWidth: source.naturalWidth,
        naturalHeight: source.naturalHeight,
        vector: isVector(source),
      },
      {
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
        margin,
      },
    ),
  );
}

export function createZoom(options: ZoomOptions): Zoom {
  let state: State = 'closed';
  let opened: Opened | null = null;
  const background = () =>
    document.documentElement.dataset.theme === 'dark' ? options.background.dark : options.background.light;

  const animate = (current: Opened) => {
    if (opened !== current) return;
    const { image, clone, hd } = current;
    const transform = transformOf(current, options.margin ?? 0);
    clone.style.transform = transform;
    if (hd) hd.style.transform = transform;
    afterMotion(current, () => {
      if (opened !== current || state !== 'opening') return;
      state = 'open';
      emit(image, 'opened');
    });
  };

  const open = (image: HTMLImageElement) => {
    if (state !== 'closed') return;
    state = 'opening';
    emit(image, 'open');
    const overlay = makeOverlay(image, background(), options.label);
    const clone = makeClone(image);
    const current: Opened = { image, overlay, clone, hd: null, from: scrollY };
    opened = current;
    document.body.append(overlay, clone);
    overlay.focus({ preventScroll: true });
    requestAnimationFrame(() => {
      if (opened !== current) return;
      document.body.classList.add('medium-zoom--opened');
      overlay.style.opacity = '1';
    });
    image.classList.add('medium-zoom-image--hidden');
    image.style.visibility = 'hidden';
    loadHd(current, () => animate(current));
  };

  const close = () => {
    if (state !== 'open' || !opened) return;
    const current = opened;
    const { image, overlay, clone, hd } = current;
    state = 'closing';
    emit(image, 'close');
    document.body.classList.remove('medium-zoom--opened');
    overlay.style.opacity = '0';
    clone.style.transform = '';
    if (hd) hd.style.transform = '';
    afterMotion(current, () => {
      if (opened !== current) return;
      remove(current);
      if (image.isConnected) image.focus({ preventScroll: true });
      emit(image, 'closed');
    });
  };

  const remove = (current: Opened) => {
    takeAway(current);
    opened = null;
    state = 'closed';
  };

  closeOnEvents({ opened: () => opened, isOpen: () => state === 'open', close });
  new MutationObserver(() => {
    if (opened) opened.overlay.style.background = background();
    for (const image of document.querySelectorAll(`.${ZOOMABLE}`)) emit(image, 'update');
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] });

  return {
    open,
    drop() {
      if (opened) remove(opened);
    },
  };
}

interface Closing {
  opened(): Opened | null;
  /** False while it opens or closes. */
  isOpen(): boolean;
  close(): void;
}

/** Closes an open image when the reader turns elsewhere (B5.97), and keeps the Tab key from the page after it. */
function closeOnEvents({ opened, isOpen, close }: Closing): void {
  document.addEventListener('click', ({ target }) => {
    const { overlay, clone, hd } = opened() ?? {};
    if (target && (target === overlay || target === clone || target === hd)) close();
  });
  document.addEventListener('keydown', (event) => {
    // While an image is open there is nothing else to reach.
    if (opened() && event.key === 'Tab') event.preventDefault();
  });
  document.addEventListener('keyup', (event) => {
    if (event.key === 'Escape') close();
  });
  addEventListener('resize', close);
  addEventListener(
    'scroll',
    () => {
      const { from } = opened() ?? {};
      if (isOpen() && from !== undefined && Math.abs(scrollY - from) > ZOOM_SCROLL_THRESHOLD)
        setTimeout(close, ZOOM_CLOSE_DELAY);
    },
    { passive: true },
  );
}

/** Takes an opened image out of the document; the image of the page is seen again. */
function takeAway({ image, overlay, clone, hd, poll }: Opened): void {
  clearInterval(poll);
  for (const element of [overlay, clone, hd]) element?.remove();
  image.style.visibility = '';
  image.classList.remove('medium-zoom-image--hidden');
  document.body.classList.remove('medium-zoom--opened');
}

function makeOverlay(image: HTMLImageElement, background: string, label: string): HTMLElement {
  const overlay = document.createElement('div');
  overlay.className = 'medium-zoom-overlay';
  overlay.tabIndex = -1;
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  overlay.setAttribute('aria-label', image.alt || label);
  const motion = isReduced() ? 'none' : `opacity ${DURATION}ms`;
  overlay.style.cssText = `position:fixed;inset:0;opacity:0;transition:${motion};will-change:opacity;cursor:zoom-out;outline:0;z-index:1040`;
  overlay.style.background = background;
  return overlay;
}

/** Makes a copy of an image exactly above it. */
function makeClone(image: HTMLImageElement): HTMLImageElement {
  const { top, left, width, height } = image.getBoundingClientRect();
  const clone = image.cloneNode() as HTMLImageElement;
  for (const name of ['id', 'role', 'tabindex', 'loading']) clone.removeAttribute(name);
  // Inside `picture` the browser has chosen among sources that the copy has not (B5.99).
  if (image.parentElement?.tagName === 'PICTURE' && image.currentSrc) clone.src = image.currentSrc;
  clone.classList.add('medium-zoom-image--opened');
  const motion = isReduced() ? 'none' : `transform ${DURATION}ms ${EASING}`;
  clone.style.cssText = `position:absolute;margin:0;max-width:none;transition:${motion};will-change:transform;cursor:zoom-out;z-index:1041`;
  place(clone, { top: top + scrollY, left: left + scrollX, width, height });
  return clone;
}

function place({ style }: HTMLElement, box: { top: number; left: number; width: number; height: number }): void {
  for (const name of ['top', 'left', 'width', 'height'] as const) style[name] = `${box[name]}px`;
}

/** Brings the high-resolution image (B5.98), then `animate`; without one at once. */
function loadHd(current: Opened, animate: () => void): void {
  const { image, clone } = current;
  const source = image.getAttribute('data-zoom-src');
  if (!source && !image.srcset) return void requestAnimationFrame(animate);
  const hd = clone.cloneNode() as HTMLImageElement;
  hd.removeAttribute('sizes');
  hd.removeAttribute('loading');
  const show = () => {
    clearInterval(current.poll);
    if (!clone.isConnected || current.hd) return;
    current.hd = hd;
    document.body.append(hd);
    requestAnimationFrame(animate);
  };
  if (!source) {
    hd.addEventListener('load', show, { once: true });
    // Without an answer the image itself is shown larger.
    hd.addEventListener('error', animate, { once: true });
    return;
  }
  hd.removeAttribute('srcset');
  let failed = false;
  hd.addEventListener('error', () => {
    failed = true;
    clearInterval(current.poll);
    console.warn(`Unable to reach the zoom image target ${source}`);
    animate();
  });
  hd.src = source;
  current.poll = setInterval(() => {
    if (hd.complete && !failed && hd.naturalWidth > 0) show();
  }, 10);
}
