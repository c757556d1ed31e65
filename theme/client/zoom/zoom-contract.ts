/** Contract between the images of a page (`zoomable.ts`) and their zoom (`zoom.ts`). */
export interface ZoomOptions {
  background: { light: string; dark: string };
  /** Px kept free around the image; default 0. */
  margin?: number;
  /** Name of an image without alternative text. */
  label: string;
}

export interface Zoom {
  /** Opens an image; nothing happens while another one is open. */
  open(image: HTMLImageElement): void;
  /** Takes an open zoom away. */
  drop(): void;
}

/** Class of an image that can be zoomed. */
export const ZOOMABLE = 'medium-zoom-image';

export const emit = (image: Element, name: string): boolean =>
  image.dispatchEvent(new CustomEvent(`medium-zoom:${name}`, { bubbles: true }));
