/** Images that can be zoomed (B5.93, B5.94): buttons for pointer, keys and screen readers. The zoom itself is loaded when one is pointed at or focused. */
import { reloadOnce } from '../navigation/reload-once.js';
import { emit, ZOOMABLE, type Zoom, type ZoomOptions } from './zoom-contract.js';

export interface ZoomableOptions extends ZoomOptions {
  selector: string;
}

export interface Zoomable {
  /** Makes the images that are in the document now zoomable. */
  attach(): void;
  /** Lets go of all images; an open zoom is taken away. */
  detach(): void;
}

/** `load` gets the zoom's code, once. Linked images are left alone. */
export function createZoomable(options: ZoomableOptions, load: () => Promise<Zoom>): Zoomable {
  let attached: HTMLImageElement[] = [];
  let zoom: Zoom | undefined;
  const get = () =>
    load().then((loaded) => {
      zoom = loaded;
      return loaded;
    });
  const on = (types: string[], handle: (image: HTMLImageElement, event: Event) => void) => {
    for (const type of types)
      document.addEventListener(type, (event) => {
        const image = attached.find((one) => one === event.target);
        if (image) handle(image, event);
      });
  };
  // Opens at once if its code is loaded.
  const open = (image: HTMLImageElement) => {
    if (zoom) return zoom.open(image);
    get().then((loaded) => attached.includes(image) && loaded.open(image), reloadOnce);
  };
  on(['pointerover', 'focusin'], () => void get().catch(() => {}));
  on(['click'], open);
  on(['keydown'], (image, event) => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    open(image);
  });
  return {
    attach() {
      attached = [...document.querySelectorAll<HTMLImageElement>(options.selector)].filter(
        (image) => image instanceof HTMLImageElement && !image.closest('a[href], button'),
      );
      for (const image of attached) prepare(image, options.label);
    },
    detach() {
      zoom?.drop();
      for (const image of attached) {
        image.classList.remove(ZOOMABLE);
        emit(image, 'detach');
      }
      attached = [];
    },
  };
}

function prepare(image: HTMLImageElement, label: string): void {
  image.classList.add(ZOOMABLE);
  image.style.cursor = 'zoom-in';
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  if (!image.alt && !image.hasAttribute('aria-label')) image.setAttribute('aria-label', label);
}
