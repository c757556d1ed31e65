/** Computes the position of a zoomed image (B5.96). Pure. */

export interface Box {
  /** Relative to the window, px. */
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface ZoomTarget {
  /** The image as displayed. */
  box: Box;
  /** Its own size; 0 when not known. */
  naturalWidth: number;
  naturalHeight: number;
  /** Takes any size: the window counts as its own. */
  vector: boolean;
}

export interface Viewport {
  width: number;
  height: number;
  margin: number;
}

export interface Transform {
  scale: number;
  /** Translation before scaling, px. */
  x: number;
  y: number;
}

/** Scale and translation that centre an image: as large as its own size and the window less margins allow, never below the displayed size unless that is larger than the window. */
export function zoomTransform({ box, naturalWidth, naturalHeight, vector }: ZoomTarget, view: Viewport): Transform {
  const width = view.width - 2 * view.margin;
  const height = view.height - 2 * view.margin;
  const ownWidth = vector ? width : naturalWidth || width;
  const ownHeight = vector ? height : naturalHeight || height;
  const scaleX = Math.min(Math.max(box.width, ownWidth), width) / box.width;
  const scaleY = Math.min(Math.max(box.height, ownHeight), height) / box.height;
  const scale = Math.min(scaleX, scaleY);
  return {
    scale,
    x: (-box.left + (width - box.width) / 2 + view.margin) / scale,
    y: (-box.top + (height - box.height) / 2 + view.margin) / scale,
  };
}

/** The transform as CSS. */
export const cssTransform = ({ scale, x, y }: Transform): string => `scale(${scale}) translate3d(${x}px, ${y}px, 0)`;
